#include "bridge/buzzer.h"
#include "qml/seen.h"
#include "qml/whole_app.h"
#include "store/replay.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <random>

using namespace ninefold;

namespace {

QStringList complaints;

void listen(QtMsgType type, const QMessageLogContext&, const QString& text) {
  // Qt 6.4's own: a TapHandler is told of a finger that came down on it before its item left the window.
  if (text.contains("is missing from current event") || text == "QObject::disconnect: Unexpected nullptr parameter")
    return;
  if (type != QtDebugMsg && type != QtInfoMsg) complaints << text;
}

int deeds() {
  const int wish = qEnvironmentVariableIntValue("NINEFOLD_MONKEY");
  return wish > 0 ? wish : 200;
}

/// Somebody who touches whatever there is; mostly what leads on with the match, so that matches come to their ends.
class Monkey {
public:
  Monkey(WholeApp& with, unsigned seed) : app(with), luck(seed) {}

  void act() {
    switch (below(80)) {
    case 0: app.window->resize(sizes[below(static_cast<int>(std::size(sizes)))]); break;
    case 1: app.window->resize(app.window->size().transposed()); break;
    case 2: app.ask("App.leave()"); break; // the app leaves the screen
    case 3: app.ask(QString("Preferences.look = %1").arg(below(4))); break;
    case 4: app.ask(QString("Preferences.textPercent = %1").arg(100 + 25 * below(5))); break;
    case 5: QTest::keyClick(app.window, Qt::Key_Back); break;
    case 6:
    case 7:
    case 8:
    case 9: QTest::keyClick(app.window, keys[below(static_cast<int>(std::size(keys)))]); break;
    case 10:
    case 11: touch(2); break;
    default:
      if (below(4) == 0 || !goOn()) touch(1);
    }
    // What was done is on the disk before the next deed, mostly.
    QTest::qWait(1);
  }

  int below(int n) { return std::uniform_int_distribution<>(0, n - 1)(luck); }

private:
  template<class T> const T& any(const std::vector<T>& of) {
    return of[static_cast<std::size_t>(below(static_cast<int>(of.size())))];
  }

  /// Touches what somebody would who wants to play on; false if there is nothing of the kind.
  bool goOn() {
    for (const char* name : {"OK", "Go on", "Deal", "Rematch"})
      if (tap(name)) return true;
    MatchController& match = app.match();
    if (app.page() != "table" && app.page() != "home") {
      QTest::keyClick(app.window, Qt::Key_Back);
      return true;
    }
    if (app.page() != "table" || match.over()) return false;
    if (match.curtainFor() >= 0) return tap(QPointF(app.window->width(), app.window->height()) / 2);
    if (below(3) == 0 && settle(match)) return true;
    if (match.game() == "kakuro_call") return call(match);
    if (match.game() == "sudoku_pens") return write(match);
    return lay(match);
  }

  /// A piece of the hand, and a cell where it may lie.
  bool lay(MatchController& match) {
    if (!match.handShown()) return tap("show hand");
    std::vector<Cell> legal;
    for (const SceneCell& cell : match.cells()->all())
      if (cell.marks.has(Mark::legal)) legal.push_back(cell.at);
    if (!legal.empty() && below(4) > 0) return tap(any(legal));
    std::vector<QQuickItem*> pieces;
    for (QQuickItem* item : seen(*app.window))
      if (item->property("picked").isValid() && item->property("played").isValid()) pieces.push_back(item);
    return !pieces.empty() && tap(middle(any(pieces)));
  }

  /// An empty cell, or a key of the pad.
  bool write(MatchController& match) {
    std::vector<Cell> empty;
    for (const SceneCell& cell : match.cells()->all())
      if (cell.face == Face::none) empty.push_back(cell.at);
    if (!empty.empty() && below(2) == 0) return tap(any(empty));
    for (QQuickItem* item : seen(*app.window))
      if (item->objectName() == "key" + QString::number(1 + below(9))) return tap(middle(item));
    return false;
  }

  /// Some seat's buzzer, and then a row that makes the total.
  bool call(MatchController& match) {
    if (match.caller() < 0) {
      std::vector<QQuickItem*> buttons;
      for (BuzzerPad* pad : seen<BuzzerPad>(*app.window)) buttons.push_back(pad);
      for (QQuickItem* item : seen(*app.window))
        if (nameOf(item) == "Impossible") buttons.push_back(item);
      return !buttons.empty() && tap(middle(any(buttons)));
    }
    std::vector<std::pair<Cell, Cell>> rows;
    for (int row = 0; row < 8; ++row)
      for (int from = 0; from < 8; ++from)
        for (int to = from + 1, sum = tile(match, from, row); to < 8; ++to)
          if (sum += tile(match, to, row); sum == match.total()) rows.emplace_back(at(from, row), at(to, row));
    if (rows.empty()) return false;
    const auto [from, to] = any(rows);
    drag({*middleOf(from)}, {*middleOf(to)});
    return true;
  }
  static Cell at(int column, int row) { return {static_cast<std::int8_t>(column), static_cast<std::int8_t>(row)}; }
  static int tile(MatchController& match, int column, int row) {
    return match.cells()->all()[static_cast<std::size_t>(row * 8 + column)].number;
  }

  /// Presses something that can be pressed: it confirms, mostly.
  bool settle(MatchController& match) {
    const ActionsModel& actions = *match.actions();
    std::vector<QString> usable;
    for (int i = 0; i < actions.rowCount(); ++i) {
      if (!actions.all()[static_cast<std::size_t>(i)].enabled) continue;
      usable.push_back(actions.data(actions.index(i), ActionsModel::LabelRole).toString());
      if (actions.all()[static_cast<std::size_t>(i)].action == Action::confirm && below(8) > 0)
        return tap(usable.back());
    }
    return !usable.empty() && tap(any(usable));
  }

  bool tap(QPointF point) {
    drag({point}, {point});
    return true;
  }
  bool tap(const QString& name) {
    QQuickItem* item = named(*app.window, name);
    return item && item->isEnabled() && tap(middle(item));
  }
  bool tap(Cell cell) {
    const auto point = middleOf(cell);
    return point && tap(*point);
  }
  std::optional<QPointF> middleOf(Cell cell) const {
    for (QQuickItem* item : seen(*app.window))
      if (item->property("column") == cell.column && item->property("row") == cell.row &&
          item->property("face").isValid())
        return middle(item);
    return {};
  }

  /// Half of the time in the middle of something that can be touched, else anywhere.
  QPointF somewhere() {
    if (below(2) == 0) return QPoint(below(app.window->width()), below(app.window->height()));
    QList<QQuickItem*> buttons;
    gather(app.window->contentItem(), buttons);
    if (buttons.isEmpty()) return {};
    const QQuickItem* aim = buttons[below(static_cast<int>(buttons.size()))];
    return middle(aim);
  }
  static void gather(QQuickItem* item, QList<QQuickItem*>& buttons) {
    if (!item->isVisible() || !item->isEnabled()) return;
    if (item->activeFocusOnTab() || item->acceptedMouseButtons() != Qt::NoButton) buttons << item;
    for (QQuickItem* child : item->childItems()) gather(child, buttons);
  }

  /// Taps, or drags, with that many fingers.
  void touch(int fingers) {
    std::vector<QPointF> from, to;
    const bool moves = below(3) == 0;
    for (int finger = 0; finger < fingers; ++finger) {
      from.push_back(somewhere());
      to.push_back(!moves          ? from.back()
                   : below(2) == 0 ? somewhere()
                                   : from.back() + QPoint(below(241), below(241)) - QPoint(120, 120));
    }
    drag(from, to);
  }

  /// Fingers come down, move, and go up again.
  void drag(const std::vector<QPointF>& from, const std::vector<QPointF>& to) {
    const auto all = [&](const auto& each) {
      auto event = QTest::touchEvent(app.window, device, false);
      for (std::size_t finger = 0; finger < from.size(); ++finger)
        each(event, static_cast<int>(finger), from[finger], to[finger]);
      event.commit();
    };
    all([&](auto& event, int finger, QPointF start, QPointF) { event.press(finger, start.toPoint(), app.window); });
    for (int step = 1; step <= 4 && from != to; ++step)
      all([&](auto& event, int finger, QPointF start, QPointF end) {
        event.move(finger, (start + (end - start) * step / 4).toPoint(), app.window);
      });
    all([&](auto& event, int finger, QPointF, QPointF end) { event.release(finger, end.toPoint(), app.window); });
  }

  static constexpr QSize sizes[] = {{412, 915}, {360, 640}, {320, 568}, {768, 1024}, {1280, 800}, {1366, 1024}};
  static constexpr Qt::Key keys[] = {Qt::Key_Left,  Qt::Key_Right, Qt::Key_Up,     Qt::Key_Down, Qt::Key_Tab,
                                     Qt::Key_Space, Qt::Key_Enter, Qt::Key_Escape, Qt::Key_1,    Qt::Key_5,
                                     Qt::Key_9,     Qt::Key_U,     Qt::Key_N,      Qt::Key_H,    Qt::Key_Delete};

  WholeApp& app;
  std::mt19937 luck;
  QPointingDevice* device = QTest::createTouchDevice();
};

/// Whether the match that is at hand is on the disk, and replays to what it is here.
bool isKept(WholeApp& app) {
  MatchController& match = app.match();
  const auto replayed = [&](const store::Books& books) {
    return store::opened(books.matches.load(static_cast<store::MatchId>(match.kept())))->record().dump();
  };
  return match.kept() == 0 || QTest::qWaitFor([&] { // moves may be on their way to the disk
           const auto record = Archive::here().ask(replayed);
           return record && QString::fromStdString(*record) == match.record();
         });
}

} // namespace

/// NINEFOLD_MONKEY says how many deeds for each game (many want a greater QTEST_FUNCTION_TIMEOUT, in milliseconds);
/// build with NINEFOLD_SANITIZE to let it look deeper.
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
    const auto before = qInstallMessageHandler(listen);
    {
      WholeApp app;
      Monkey monkey(app, 7);
      bool over = false;
      app.deal(entry, 1);
      for (int i = 0; i < deeds(); ++i) {
        monkey.act();
        const bool wasOver = std::exchange(over, app.match().over());
        if (over && !wasOver)
          QVERIFY2(isKept(app), qPrintable("what is kept isn't what was played: " + app.match().record()));
        if (app.page() != "table" && monkey.below(8) == 0) app.deal(entry, i);
      }
      QVERIFY2(isKept(app), qPrintable("what is kept isn't what was played: " + app.match().record()));
      // It can always be left.
      for (int i = 0; i < 20 && app.page() != "home"; ++i) {
        QTest::keyClick(app.window, Qt::Key_Back);
        QTest::qWait(1);
        if (app.page() == "pause") app.ask("App.home()");
      }
      QCOMPARE(app.page(), QString("home"));
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
      qInstallMessageHandler(before);
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
