#include "qml/player.h"
#include "store/replay.h"
#include "support/rounds.h"

#include <array>

using namespace ninefold;
using nlohmann::json;

namespace {

QStringList complaints;
QtMessageHandler others = nullptr;

void listen(QtMsgType type, const QMessageLogContext& where, const QString& text) {
  if (type == QtDebugMsg || type == QtInfoMsg) return others(type, where, text);
  // Qt 6.4's own: a TapHandler is told of a finger that came down on it before its item left the window.
  if (text.contains("is missing from current event") || text == "QObject::disconnect: Unexpected nullptr parameter")
    return;
  // Qt's own: the last animation went before the clock of all animations, waiting for a pause to end, was started
  // again.
  if (text == "QUnifiedTimer::stopAnimationDriver: driver is not running") return;
  complaints << text;
  others(type, where, text); // said when it happens, too: at the end, nobody knows what it came from
}

int deeds() { return rounds("NINEFOLD_MONKEY", 200); }
std::uint64_t seed() {
  const char* wish = std::getenv("NINEFOLD_SEED");
  return wish ? std::strtoull(wish, nullptr, 10) : 7;
}

/// Megabytes of memory that hold something of this process; 0 where the system doesn't say.
int memory() {
  QFile pages("/proc/self/statm");
  return pages.open(QFile::ReadOnly) ? pages.readAll().split(' ')[1].toInt() / 256 : 0;
}

/// Somebody who plays matches, mostly, and touches whatever there is: before a move, and in the middle of it.
class Monkey : public Player {
public:
  explicit Monkey(std::uint64_t seed) : Player(With::taps, {412, 915}), luck(seed) {}

  void act() {
    if (below(3) == 0 || !goOn()) meddle();
  }
  void settle() override {
    Player::settle();
    if (meddling || below(20) != 0) return;
    meddling = true;
    meddle();
    meddling = false;
  }

  /// Plays on as somebody who wants to, until the match is over; false if it gets stuck.
  bool finish() {
    meddling = true; // nobody does meanwhile
    for (int tries = 0; tries < 2000 && !match->over(); ++tries) goOn();
    meddling = false;
    return match->over();
  }

  int below(int n) { return static_cast<int>(luck.below(static_cast<std::uint32_t>(n))); }

private:
  template<class All> const auto& any(const All& of) {
    return *std::next(of.begin(), of.size() == 1 ? 0 : below(static_cast<int>(of.size())));
  }

  void meddle() {
    switch (below(29)) {
    case 0: window->resize(any(sizes)); break;
    case 1: window->resize(window->size().transposed()); break;
    case 2:
      goToBackground(true);
      goToBackground(false);
      break;
    case 3: ask(QString("Preferences.look = %1").arg(below(4))); break;
    case 4: ask(QString("Preferences.textPercent = %1").arg(100 + 25 * below(5))); break;
    case 5: back(); break;
    case 6:
    case 7:
    case 8:
    case 9: key(any(keys)); break;
    case 10:
    case 11: touch(2); break;
    default: touch(1);
    }
  }

  /// Does what somebody would who wants to play on; false if there is nothing of the kind.
  bool goOn() {
    for (QQuickItem* item : all())
      if (item->isEnabled() && QStringList{"OK", "Go on", "Play on", "Deal", "Rematch"}.contains(nameOf(item))) {
        if (!isInSight(item)) item->forceActiveFocus(Qt::TabFocusReason); // it is scrolled to
        tap(middle(item));
        return true;
      }
    if (page() != "table" && page() != "home") {
      back();
      return true;
    }
    if (page() != "table" || match->over()) return false;
    if (below(3) == 0 && decide()) return true;
    with = any(std::array{With::drags, With::taps, With::keys});
    const json move = nextMove(**openMatch(json::parse(match->record().toStdString()), Deals::any), luck);
    try {
      play(move);
    } catch (const Missing&) {
      // What the move needs isn't there: something came between, or lies half done from before.
    }
    return true;
  }
  /// Presses something that can be pressed: it confirms, mostly.
  bool decide() {
    const ActionsModel& actions = *match->actions();
    QStringList usable;
    for (int i = 0; i < actions.rowCount(); ++i) {
      const SceneAction& action = actions.all()[static_cast<std::size_t>(i)];
      if (!action.enabled) continue;
      usable << actions.data(actions.index(i), ActionsModel::LabelRole).toString();
      if (action.action == Action::confirm && below(8) > 0) usable = QStringList{usable.last()};
    }
    QQuickItem* button = usable.isEmpty() ? nullptr : find(any(usable));
    if (button) tap(middle(button));
    return button;
  }

  /// Half of the time in the middle of something that can be touched, else anywhere.
  QPoint somewhere() {
    if (below(2) == 0) return {below(window->width()), below(window->height())};
    QList<QQuickItem*> buttons = all();
    buttons.removeIf([](const QQuickItem* item) {
      return !item->isEnabled() || (!item->activeFocusOnTab() && item->acceptedMouseButtons() == Qt::NoButton);
    });
    return buttons.isEmpty() ? QPoint() : middle(any(buttons));
  }
  /// Taps, or drags, with that many fingers.
  void touch(int fingers) {
    QList<QPoint> from, to;
    const bool moves = below(3) == 0;
    for (int i = 0; i < fingers; ++i) {
      from << somewhere();
      to << (!moves          ? from.last()
             : below(2) == 0 ? somewhere()
                             : from.last() + QPoint(below(241), below(241)) - QPoint(120, 120));
    }
    const auto all = [&](const auto& each) {
      auto event = QTest::touchEvent(window, finger, false);
      for (int i = 0; i < fingers; ++i) each(event, i);
      event.commit();
    };
    all([&](auto& event, int i) { event.press(i, from[i], window); });
    for (int step = 1; step <= 4 && from != to; ++step)
      all([&](auto& event, int i) { event.move(i, from[i] + (to[i] - from[i]) * step / 4, window); });
    all([&](auto& event, int i) { event.release(i, to[i], window); });
    settle();
  }

  static constexpr std::array sizes{QSize(412, 915),  QSize(360, 640),  QSize(320, 568),
                                    QSize(768, 1024), QSize(1280, 800), QSize(1366, 1024)};
  static constexpr std::array keys{Qt::Key_Left,  Qt::Key_Right, Qt::Key_Up,     Qt::Key_Down, Qt::Key_Tab,
                                   Qt::Key_Space, Qt::Key_Enter, Qt::Key_Escape, Qt::Key_1,    Qt::Key_5,
                                   Qt::Key_9,     Qt::Key_U,     Qt::Key_N,      Qt::Key_H,    Qt::Key_Delete};

  Rng luck;
  bool meddling = false;
};

/// Whether the match that is at hand is on the disk, and replays to what it is here.
bool isKept(const MatchController& match) {
  const auto replayed = [&](const store::Books& books) {
    return store::opened(books.matches.load(static_cast<store::MatchId>(match.kept())))->record().dump();
  };
  return match.kept() == 0 || comesTrue([&] { // moves may be on their way to the disk
           const auto record = Archive::here().ask(replayed);
           return record && QString::fromStdString(*record) == match.record();
         });
}

} // namespace

/// NINEFOLD_MONKEY says how many deeds for each game (many want a greater QTEST_FUNCTION_TIMEOUT, in milliseconds), and
/// NINEFOLD_SEED which ones; build with NINEFOLD_SANITIZE to let it look deeper.
class MonkeyTest : public QObject {
  Q_OBJECT

private slots:
  // What can be exported by a touch goes to a folder of the monkey's own.
  void initTestCase() { qputenv("HOME", QFile::encodeName(home.path())); }
  void whatever_is_touched_nothing_breaks_data() {
    QTest::addColumn<QString>("entry");
    for (const char* entry : {"kakuro_cards", "kakuro_call", "sudoku_pens", "okudos", "sudoku_tiles", "sudokids"})
      QTest::newRow(entry) << QString(entry);
  }
  void whatever_is_touched_nothing_breaks() {
    QFETCH(QString, entry);
    complaints.clear();
    others = qInstallMessageHandler(listen);
    const auto after = qScopeGuard([] { qInstallMessageHandler(others); });
    {
      Monkey monkey(seed());
      bool over = false;
      monkey.deal(entry, 1);
      for (int i = 0; i < deeds(); ++i) {
        monkey.act();
        const bool wasOver = std::exchange(over, monkey.match->over());
        if (over && !wasOver)
          QVERIFY2(isKept(*monkey.match), qPrintable("what is kept isn't what was played: " + monkey.match->record()));
        if (monkey.page() != "table" && monkey.below(8) == 0) monkey.deal(entry, i);
        if ((i + 1) % 1000 == 0) qInfo("%d deeds, %d MB", i + 1, memory());
      }
      QVERIFY2(isKept(*monkey.match), qPrintable("what is kept isn't what was played: " + monkey.match->record()));
      // Whatever was done to the app, a match can be played to its end in it.
      monkey.deal(entry, 2);
      QVERIFY2(monkey.finish(), qPrintable("it is stuck at " + monkey.page() + ", where there is " +
                                           monkey.names().join(" | ") + ": " + monkey.match->record()));
      QVERIFY(isKept(*monkey.match));
      // It can always be left.
      for (int i = 0; i < 20 && monkey.page() != "home"; ++i) {
        QTest::keyClick(monkey.window, Qt::Key_Back);
        QTRY_VERIFY(!monkey.isMaking());
        if (monkey.page() == "pause") monkey.ask("App.home()");
      }
      QCOMPARE(monkey.page(), QString("home"));
      // What it played was kept, and can be played again.
      QTRY_VERIFY(Archive::here().have([](store::Books&) {}).has_value());
      struct Kept {
        int matches = 0, over = 0, moves = 0;
      };
      const auto kept = Archive::here().ask([](const store::Books& books) {
        Kept found;
        auto lines = books.matches.finished(100'000);
        found.over = static_cast<int>(lines.size());
        for (auto& line : books.matches.unfinished(100'000)) lines.push_back(std::move(line));
        for (const auto& line : lines)
          found.moves += static_cast<int>(store::opened(books.matches.load(line.id))->length());
        found.matches = static_cast<int>(lines.size());
        return found;
      });
      QVERIFY(kept.has_value());
      QVERIFY(kept->moves > 0);
      qInfo("%d matches, %d of them to the end, %d moves", kept->matches, kept->over, kept->moves);
    }
    complaints.removeDuplicates();
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join('\n')));
  }

private:
  const QTemporaryDir home;
};

QTEST_MAIN(MonkeyTest)
#include "monkey_test.moc"
