#include "qml/whole_app.h"
#include "store/replay.h"

#include <algorithm>
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

int touches() {
  const int wish = qEnvironmentVariableIntValue("NINEFOLD_MONKEY");
  return wish > 0 ? wish : 100;
}

/// Somebody who plays half of the time, and else touches whatever there is.
class Monkey {
public:
  Monkey(WholeApp& with, unsigned seed) : app(with), luck(seed) {}

  void act() {
    if (below(2) == 0)
      play();
    else
      meddle();
    QCoreApplication::processEvents();
  }

  int below(int n) { return std::uniform_int_distribution<>(0, n - 1)(luck); }

private:
  /// Does something that goes on with the match, if one is at the table: what the table's controls would ask for.
  void play() {
    if (app.page() == "pause") app.ask("App.back()");
    if (app.page() != "table" || app.match().over()) return;
    MatchController& match = app.match();
    match.openCurtain();
    match.showHand();
    if (match.game() == "kakuro_call")
      call(match);
    else if (match.game() == "sudoku_pens")
      write(match);
    else
      lay(match);
    settle(match);
    // It is on the disk before the next one plays.
    QTest::qWait(1);
  }

  /// A piece of the hand, on a cell where it may lie.
  void lay(MatchController& match) {
    if (const int pieces = match.hand()->rowCount(); pieces > 0) match.tapPiece(below(pieces));
    std::vector<Cell> legal;
    for (const SceneCell& cell : match.cells()->all())
      if (cell.marks.has(Mark::legal)) legal.push_back(cell.at);
    if (legal.empty()) return;
    const Cell at = legal[static_cast<std::size_t>(below(static_cast<int>(legal.size())))];
    match.tapCell(at.column, at.row);
  }

  /// Some digit in an empty cell.
  void write(MatchController& match) {
    std::vector<Cell> empty;
    for (const SceneCell& cell : match.cells()->all())
      if (cell.face == Face::none) empty.push_back(cell.at);
    if (empty.empty()) return;
    const Cell at = empty[static_cast<std::size_t>(below(static_cast<int>(empty.size())))];
    match.tapCell(at.column, at.row);
    for (int tries = 0; tries < 3; ++tries) match.key(1 + below(9)); // what is wrong is refused
  }

  /// Some seat calls a row that makes the total, or says that there is none.
  void call(MatchController& match) {
    const int seat = below(match.seatCount());
    if (match.caller() < 0) match.press(Kind::Call, seat);
    for (int column = 0; column < 8; ++column)
      for (int row = 0; row < 8; ++row)
        for (int to = column + 1, sum = tile(match, column, row); to < 8; ++to) {
          sum += tile(match, to, row);
          if (sum == match.total()) return match.stroke(column, row, to, row);
        }
    match.press(Kind::Impossible, seat);
  }
  static int tile(MatchController& match, int column, int row) {
    return match.cells()->all()[static_cast<std::size_t>(row * 8 + column)].number;
  }

  /// Presses something that can be pressed: it confirms, mostly.
  void settle(MatchController& match) {
    std::vector<Action> usable;
    for (const SceneAction& action : match.actions()->all())
      if (action.enabled) usable.push_back(action.action);
    if (usable.empty()) return;
    const bool confirms = below(8) > 0 && std::find(usable.begin(), usable.end(), Action::confirm) != usable.end();
    match.press(static_cast<Kind::Action>(
        confirms ? Action::confirm : usable[static_cast<std::size_t>(below(static_cast<int>(usable.size())))]));
  }

  void meddle() {
    switch (below(40)) {
    case 0: app.window->resize(sizes[below(4)]); break;
    case 1: app.ask("App.leave()"); break; // the app leaves the screen
    case 2: QTest::keyClick(app.window, Qt::Key_Back); break;
    case 3:
    case 4: QTest::keyClick(app.window, keys[below(static_cast<int>(std::size(keys)))]); break;
    case 5:
    case 6: touch(2); break;
    default: touch(1);
    }
  }

  /// Half of the time in the middle of something that can be touched, else anywhere.
  QPoint somewhere() {
    if (below(2) == 0) return {below(app.window->width()), below(app.window->height())};
    QList<QQuickItem*> buttons;
    gather(app.window->contentItem(), buttons);
    if (buttons.isEmpty()) return {};
    const QQuickItem* aim = buttons[below(static_cast<int>(buttons.size()))];
    return aim->mapToScene(QPointF(aim->width(), aim->height()) / 2).toPoint();
  }
  static void gather(QQuickItem* item, QList<QQuickItem*>& buttons) {
    if (!item->isVisible() || !item->isEnabled()) return;
    if (item->activeFocusOnTab() || item->acceptedMouseButtons() != Qt::NoButton) buttons << item;
    for (QQuickItem* child : item->childItems()) gather(child, buttons);
  }

  /// Taps, or drags, with that many fingers.
  void touch(int fingers) {
    std::vector<QPoint> at;
    auto down = QTest::touchEvent(app.window, device, false);
    for (int finger = 0; finger < fingers; ++finger) down.press(finger, at.emplace_back(somewhere()), app.window);
    down.commit();
    for (int step = below(3) == 0 ? 4 : 0; step > 0; --step) {
      auto move = QTest::touchEvent(app.window, device, false);
      for (int finger = 0; finger < fingers; ++finger)
        move.move(finger, at[static_cast<std::size_t>(finger)] += QPoint(below(121) - 60, below(121) - 60), app.window);
      move.commit();
    }
    auto up = QTest::touchEvent(app.window, device, false);
    for (int finger = 0; finger < fingers; ++finger)
      up.release(finger, at[static_cast<std::size_t>(finger)], app.window);
    up.commit();
  }

  static constexpr QSize sizes[] = {{412, 915}, {915, 412}, {320, 568}, {1280, 800}};
  static constexpr Qt::Key keys[] = {Qt::Key_Left,  Qt::Key_Right, Qt::Key_Up,     Qt::Key_Down, Qt::Key_Tab,
                                     Qt::Key_Space, Qt::Key_Enter, Qt::Key_Escape, Qt::Key_1,    Qt::Key_5,
                                     Qt::Key_9,     Qt::Key_U,     Qt::Key_N,      Qt::Key_H,    Qt::Key_Delete};

  WholeApp& app;
  std::mt19937 luck;
  QPointingDevice* device = QTest::createTouchDevice();
};

} // namespace

/// NINEFOLD_MONKEY says how many deeds for each game; build with NINEFOLD_SANITIZE to let it look deeper.
class MonkeyTest : public QObject {
  Q_OBJECT

private slots:
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
      app.deal(entry, 1);
      for (int i = 0; i < touches(); ++i) {
        monkey.act();
        if (app.page() != "table" && monkey.below(8) == 0) app.deal(entry, i);
      }
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
};

QTEST_MAIN(MonkeyTest)
#include "monkey_test.moc"
