#include "qml/screen.h"

#include <nlohmann/json.hpp>

using namespace ninefold;
using nlohmann::json;

namespace {

/// Two people side by side at a table, the hand of the first open.
struct Sitting : Screen {
  explicit Sitting(const QString& entry, QSize size = {412, 915}, const QString& options = "{}") : Screen(size) {
    ask(QString(
            "App.begin('%1', { people: [App.newPerson(), App.newPerson()], first: 0, handOver: 2, options: %2 }, 7, "
            "{})")
            .arg(entry, options));
    match->showHand();
    settle();
  }

  std::size_t moves() const { return json::parse(match->record().toStdString())["moves"].size(); }
  const SceneCell& at(Cell cell) const {
    return match->cells()->all()[static_cast<std::size_t>(cell.row * match->columns() + cell.column)];
  }
  std::vector<Cell> allLegal() const {
    std::vector<Cell> all;
    for (const SceneCell& cell : match->cells()->all())
      if (cell.marks.has(Mark::legal)) all.push_back(cell.at);
    return all;
  }
  Cell legal() const {
    const auto all = allLegal();
    if (all.empty()) missing("a legal cell");
    return all.front();
  }
  QPoint middleOf(Cell cell) const {
    return middle(item(QString("row %1, column %2").arg(cell.row + 1).arg(cell.column + 1)));
  }
  QQuickItem* held(int piece) const {
    for (QQuickItem* one : all())
      if (one->property("picked").isValid() && one->property("played").isValid() &&
          one->property("index").toInt() == piece)
        return one;
    missing("a piece in the hand");
  }
  void tabTo(QQuickItem* wanted) {
    const QPointer<QQuickItem> there = wanted;
    for (int i = 0; i < 60 && there && !there->hasActiveFocus(); ++i) QTest::keyClick(window, Qt::Key_Tab);
    if (!there || !there->hasActiveFocus()) missing("a way by Tab");
  }
  void walkTo(Cell cell) {
    QQuickItem* board = item("board");
    tabTo(board);
    for (int steps = 0; steps < 40; ++steps) {
      const QPoint way = QPoint(cell.column, cell.row) - board->property("cursor").toPoint();
      if (way.isNull()) return;
      QTest::keyClick(window, way.x() > 0   ? Qt::Key_Right
                              : way.x() < 0 ? Qt::Key_Left
                              : way.y() > 0 ? Qt::Key_Down
                                            : Qt::Key_Up);
    }
    missing("a way to the cell");
  }
  /// A key that is held down says so again and again.
  void holdDown(Qt::Key key) {
    for (int times = 0; times < 5; ++times) {
      QKeyEvent again(QEvent::KeyPress, key, Qt::NoModifier, " ", true);
      QCoreApplication::sendEvent(window, &again);
    }
    settle();
  }
  bool says(const QString& words) const {
    const auto items = all();
    return std::any_of(items.begin(), items.end(), [&](QQuickItem* one) { return one->property("text") == words; });
  }
};

void tables() {
  QTest::addColumn<QString>("entry");
  QTest::addColumn<bool>("takenUp");
  QTest::addRow("O'kudos") << "okudos" << true;
  QTest::addRow("SuDoku Tiles, taken up") << "sudoku_tiles" << true;
  QTest::addRow("SuDoku Tiles") << "sudoku_tiles" << false;
  QTest::addRow("Sudokids, taken up") << "sudokids" << true;
  QTest::addRow("Sudokids") << "sudokids" << false;
}
void allTables() {
  QTest::addColumn<QString>("entry");
  for (const char* entry : {"kakuro_cards", "okudos", "sudoku_tiles", "sudokids"}) QTest::addRow("%s", entry) << entry;
}

} // namespace

/// In every game there is one way to lay something: put it there, see it, and the same place again.
class CommitTest : public QObject {
  Q_OBJECT

private slots:
  void a_first_tap_shows_and_a_second_one_lays_data() { tables(); }
  void a_first_tap_shows_and_a_second_one_lays() {
    QFETCH(QString, entry);
    QFETCH(bool, takenUp);
    Sitting table(entry);
    if (takenUp) table.tap(Screen::middle(table.held(0)));
    const Cell first = table.legal();
    table.tap(table.middleOf(first));
    QCOMPARE(table.moves(), std::size_t{0});
    QVERIFY(table.at(first).marks.has(Mark::tried));
    // Elsewhere it is only put there.
    Cell other = first;
    for (const SceneCell& cell : table.match->cells()->all())
      if (cell.marks.has(Mark::legal) && cell.at != first) other = cell.at;
    QVERIFY(other != first);
    table.tap(table.middleOf(other));
    QCOMPARE(table.moves(), std::size_t{0});
    QVERIFY(table.at(other).marks.has(Mark::tried) && !table.at(first).marks.has(Mark::tried));
    table.tap(table.middleOf(other));
    QCOMPARE(table.moves(), std::size_t{1});
    QVERIFY(table.at(other).number != 0);
  }

  void it_takes_the_same_two_steps_by_keys_data() { tables(); }
  void it_takes_the_same_two_steps_by_keys() {
    QFETCH(QString, entry);
    QFETCH(bool, takenUp);
    for (const Qt::Key lay : {Qt::Key_Space, Qt::Key_Return}) {
      Sitting table(entry, {1280, 800});
      if (takenUp) {
        table.tabTo(table.held(0));
        table.key(Qt::Key_Space);
        QVERIFY(table.held(0)->property("picked").toBool());
      }
      const Cell cell = table.legal();
      table.walkTo(cell);
      table.key(lay);
      QCOMPARE(table.moves(), std::size_t{0});
      QVERIFY(table.at(cell).marks.has(Mark::tried));
      table.holdDown(lay);
      QCOMPARE(table.moves(), std::size_t{0});
      table.key(lay);
      QCOMPARE(table.moves(), std::size_t{1});
    }
  }

  void a_drop_shows_what_it_brings_and_lays_nothing_data() { allTables(); }
  void a_drop_shows_what_it_brings_and_lays_nothing() {
    QFETCH(QString, entry);
    for (const bool byTap : {false, true}) {
      Sitting table(entry);
      table.tap(Screen::middle(table.held(0)));
      const Cell cell = table.legal();
      table.drag(Screen::middle(table.held(0)), table.middleOf(cell));
      QCOMPARE(table.moves(), std::size_t{0});
      QVERIFY(table.at(cell).marks.has(Mark::tried));
      QVERIFY(table.held(0)->property("played").toBool());
      if (byTap && entry != "kakuro_cards") // there it turns the card over
        table.tap(table.middleOf(cell));
      else
        table.tap(entry == "kakuro_cards" ? "Confirm" : "Lay it");
      QCOMPARE(table.moves(), std::size_t{1});
    }
  }

  void what_is_put_down_can_be_carried_on_data() { allTables(); }
  void what_is_put_down_can_be_carried_on() {
    QFETCH(QString, entry);
    for (const QSize size : {QSize(412, 915), QSize(1280, 800), QSize(915, 412), QSize(320, 568)}) {
      Sitting table(entry, size);
      table.tap(Screen::middle(table.held(0)));
      const auto legal = table.allLegal();
      QVERIFY(legal.size() > 1);
      const Cell first = legal.front(), next = legal.back();
      table.drag(Screen::middle(table.held(0)), table.middleOf(first));
      table.drag(table.middleOf(first), table.middleOf(next));
      QVERIFY(!table.at(first).marks.has(Mark::tried) && table.at(next).marks.has(Mark::tried));
      // Beside its cell by a hair is where it was.
      const QPoint middle = table.middleOf(next);
      table.drag(middle, middle + QPoint(8, 8));
      QVERIFY(table.at(next).marks.has(Mark::tried));
      // Over the hand it is in the hand.
      table.drag(table.middleOf(next), Screen::middle(table.held(0)));
      QVERIFY(!table.at(next).marks.has(Mark::tried));
      QVERIFY(!table.held(0)->property("played").toBool());
      QVERIFY(table.match->handShown());
      QCOMPARE(table.moves(), std::size_t{0});
    }
  }

  void what_is_carried_on_goes_with_the_finger() {
    Sitting table("sudoku_tiles");
    table.tap(table.middleOf(table.legal()));
    const QPoint from = table.middleOf(table.legal()), to(30, 700);
    QTest::touchEvent(table.window, table.finger).press(1, from);
    for (int step = 1; step <= 4; ++step)
      QTest::touchEvent(table.window, table.finger).move(1, from + (to - from) * step / 4);
    table.settle();
    const auto inHand = table.held(0)->findChildren<QQuickItem*>();
    const auto face = std::find_if(inHand.begin(), inHand.end(), [](QQuickItem* one) {
      return QByteArray(one->metaObject()->className()).startsWith("TileFace");
    });
    QVERIFY(face != inHand.end());
    const auto off = [&] { return Screen::middle(*face) - to; };
    QVERIFY2(comesTrue([&] { return off().manhattanLength() <= 2; }),
             qPrintable(QString("%1, %2").arg(off().x()).arg(off().y())));
    QTest::touchEvent(table.window, table.finger).release(1, to);
    table.settle();
    QVERIFY((Screen::middle(*face) - Screen::middle(table.held(0))).manhattanLength() <= 12);
  }

  void from_a_sum_a_stroke_claims_where_the_players_find_their_kakuros() {
    Sitting table("kakuro_cards", {412, 915}, R"({"referee": "strict"})");
    Cell sum{}, beside{};
    for (const SceneCell& cell : table.match->cells()->all())
      if (cell.face != Face::none && cell.at.column > 0 &&
          table.at({static_cast<std::int8_t>(cell.at.column - 1), cell.at.row}).face == Face::none) {
        beside = cell.at;
        sum = {static_cast<std::int8_t>(cell.at.column - 1), cell.at.row};
        break;
      }
    table.drag(Screen::middle(table.held(0)), table.middleOf(sum));
    QVERIFY(table.at(sum).marks.has(Mark::tried));
    table.tap(table.middleOf(sum)); // turned over
    table.drag(table.middleOf(sum), table.middleOf(beside));
    QVERIFY(table.at(sum).marks.has(Mark::tried));
    QCOMPARE(table.match->runs()->rowCount(), 1);
  }

  void of_two_quick_taps_on_a_cell_the_second_lays_nothing_data() { tables(); }
  void of_two_quick_taps_on_a_cell_the_second_lays_nothing() {
    QFETCH(QString, entry);
    QFETCH(bool, takenUp);
    Sitting table(entry);
    if (takenUp) table.tap(Screen::middle(table.held(0)));
    const Cell cell = table.legal();
    table.takeTime(false);
    table.tap(table.middleOf(cell));
    table.tap(table.middleOf(cell));
    QCOMPARE(table.moves(), std::size_t{0});
    QVERIFY(table.at(cell).marks.has(Mark::tried));
    table.takeTime(true);
    Sitting slow(entry);
    if (takenUp) slow.tap(Screen::middle(slow.held(0)));
    slow.tap(slow.middleOf(cell));
    slow.tap(slow.middleOf(cell));
    QCOMPARE(slow.moves(), std::size_t{1});
  }

  void a_flick_lays_nothing_data() { tables(); }
  void a_flick_lays_nothing() {
    QFETCH(QString, entry);
    Sitting table(entry);
    table.tap(Screen::middle(table.held(0)));
    const Cell cell = table.legal();
    table.takeTime(false);
    table.drag(Screen::middle(table.held(0)), table.middleOf(cell));
    QCOMPARE(table.moves(), std::size_t{0});
    QVERIFY(!table.at(cell).marks.has(Mark::tried));
    QVERIFY(table.held(0)); // it is in the hand, which stays open
    table.takeTime(true);
    table.drag(Screen::middle(table.held(0)), table.middleOf(cell));
    QVERIFY(table.at(cell).marks.has(Mark::tried));
  }

  void a_chip_shows_what_it_would_cover_data() {
    QTest::addColumn<QSize>("size");
    QTest::addRow("phone") << QSize(412, 915);
    QTest::addRow("small phone") << QSize(320, 568);
    QTest::addRow("tablet") << QSize(1280, 800);
    QTest::addRow("phone on its side") << QSize(915, 412);
  }
  void a_chip_shows_what_it_would_cover() {
    QFETCH(QSize, size);
    Sitting table("okudos", size);
    table.tap(Screen::middle(table.held(0)));
    const Cell cell = table.legal();
    const int covers = table.at(cell).printed;
    table.tap(table.middleOf(cell));
    QVERIFY2(table.says(QString("−%1").arg(covers)), qPrintable(table.names().join(" | ")));
    QVERIFY(table.says(QString("It covers the %1. Tap there again to lay it.").arg(covers)));
    // It can be taken back, and laid by a button, too.
    table.tap("Take back");
    QVERIFY(!table.at(cell).marks.has(Mark::tried));
    QVERIFY(table.held(0)->property("picked").toBool());
    table.tap(table.middleOf(cell));
    table.tap("Lay it");
    QCOMPARE(table.moves(), std::size_t{1});
  }

  void a_chip_that_is_forbidden_shows_who_forbids_it() {
    Sitting table("okudos");
    const auto lay = [&] { // in turns, until a chip is forbidden somewhere
      const Cell cell = table.legal();
      table.match->drop(0, cell.column, cell.row);
      table.match->press(Kind::Confirm);
      table.settle();
      table.match->showHand();
      table.settle();
    };
    for (int turns = 0; turns < 40; ++turns) {
      table.match->tapPiece(0);
      table.settle();
      for (const SceneCell& cell : table.match->cells()->all()) {
        if (cell.face != Face::none || cell.marks.has(Mark::legal)) continue;
        const Cell there = cell.at;
        const auto before = table.moves();
        for (int touch = 0; touch < 2; ++touch) {
          table.tap(table.middleOf(there));
          QCOMPARE(table.moves(), before);
          QVERIFY(table.at(there).marks.has(Mark::tried) && table.at(there).marks.has(Mark::wrong));
          const auto& cells = table.match->cells()->all();
          const auto wrong = std::count_if(cells.begin(), cells.end(),
                                           [](const SceneCell& one) { return one.marks.has(Mark::wrong); });
          QVERIFY(wrong > 1);
          QVERIFY2(table.match->status().startsWith("It can’t go here"), qPrintable(table.match->status()));
        }
        return;
      }
      lay();
    }
    QFAIL("no chip was ever forbidden");
  }

  void of_two_quick_taps_on_a_piece_in_the_hand_the_second_does_nothing_data() { allTables(); }
  void of_two_quick_taps_on_a_piece_in_the_hand_the_second_does_nothing() {
    QFETCH(QString, entry);
    Sitting table(entry);
    table.takeTime(false);
    const QPoint where = Screen::middle(table.held(0));
    table.tap(where);
    const auto once = table.match->hand()->all();
    QVERIFY(once[0].selected);
    table.tap(where);
    QVERIFY(table.match->hand()->all() == once);
    // Another piece is another matter, and so is a tap that takes its time.
    if (once.size() > 1) {
      table.tap(Screen::middle(table.held(1)));
      QVERIFY(table.match->hand()->all()[1].selected);
    }
    table.takeTime(true);
    Sitting slow(entry);
    slow.tap(Screen::middle(slow.held(0)));
    const auto first = slow.match->hand()->all();
    slow.tap(Screen::middle(slow.held(0)));
    QVERIFY(slow.match->hand()->all() != first);
    slow.tabTo(slow.held(0));
    const auto before = slow.match->hand()->all();
    slow.holdDown(Qt::Key_Space);
    QVERIFY(slow.match->hand()->all() == before);
  }

  void who_cannot_read_sees_that_another_tap_lays_the_tile() {
    for (const QSize size : {QSize(412, 915), QSize(1280, 800), QSize(320, 568)}) {
      Sitting table("sudokids", size);
      QVERIFY(!table.shows("tapAgain"));
      const Cell cell = table.legal();
      table.tap(table.middleOf(cell));
      QQuickItem* sign = table.item("tapAgain");
      QVERIFY(sign->width() >= 30);
      QCOMPARE(table.moves(), std::size_t{0});
      table.tap(Screen::middle(sign));
      QCOMPARE(table.moves(), std::size_t{1});
      QVERIFY(!table.shows("tapAgain"));
    }
    Sitting grown("sudoku_tiles"); // there words say it
    grown.tap(grown.middleOf(grown.legal()));
    QVERIFY(!grown.shows("tapAgain"));
    QVERIFY(grown.says("Tap there again to lay it."));
  }
};

QTEST_MAIN(CommitTest)
#include "commit_test.moc"
