#include "grid/numbers.h"
#include "qml/screen.h"

using namespace ninefold;

namespace {

/// SuDoku Tiles or Sudokids alone at the table, with the app's help.
struct Tiles : Screen {
  QStringList refusals;

  explicit Tiles(const QString& board, QSize size = {412, 915}) : Screen(size) {
    if (!match->deal("sudoku_tiles", {"Mika"}, {{"board", board}}, 2005)) qFatal("no deal");
    QObject::connect(match, &MatchController::refused, [this](const QString& key) { refusals << key; });
    sit();
    match->showHand();
  }

  const SceneCell& at(Cell cell) const {
    return match->cells()->all()[static_cast<std::size_t>(cell.row * match->columns() + cell.column)];
  }
  Digit tile() const { return match->hand()->all().at(0).number; }
  /// The cells that hold the same as the tile in hand, and see that one.
  std::vector<Cell> against(Cell cell) const {
    std::vector<Cell> all;
    for (const SceneCell& other : match->cells()->all()) {
      const bool sees = other.at.column == cell.column || other.at.row == cell.row ||
                        (other.at.column / match->blockColumns() == cell.column / match->blockColumns() &&
                         other.at.row / match->blockRows() == cell.row / match->blockRows());
      if (other.number == tile() && sees && other.at != cell) all.push_back(other.at);
    }
    return all;
  }
  /// Plays until the tile in hand is forbidden somewhere, and says where.
  Cell forbidden() {
    for (;;) {
      for (const SceneCell& cell : match->cells()->all())
        if (cell.number == 0 && !against(cell.at).empty()) return cell.at;
      for (const SceneCell& cell : match->cells()->all())
        if (cell.marks.has(Mark::legal)) {
          match->drop(0, cell.at.column, cell.at.row);
          match->press(Kind::Confirm);
          break;
        }
    }
  }
  QPoint middleOf(Cell cell) const {
    return middle(item(QString("row %1, column %2").arg(cell.row + 1).arg(cell.column + 1)));
  }
  std::vector<Cell> marked(Mark mark) const {
    std::vector<Cell> all;
    for (const SceneCell& cell : match->cells()->all())
      if (cell.marks.has(mark)) all.push_back(cell.at);
    return all;
  }
};

} // namespace

class TilesTableTest : public QObject {
  Q_OBJECT

private slots:
  void what_is_forbidden_shows_who_forbids_it_and_brings_nothing_data() {
    QTest::addColumn<QString>("board");
    QTest::newRow("Sudokids") << "kids";
    QTest::newRow("SuDoku Tiles") << "adult";
  }
  void what_is_forbidden_shows_who_forbids_it_and_brings_nothing() {
    QFETCH(QString, board);
    Tiles table(board);
    const Cell cell = table.forbidden();
    std::vector<Cell> wrong = table.against(cell);
    const QPoint where = table.middleOf(cell);
    wrong.push_back(cell);
    std::sort(wrong.begin(), wrong.end(), [](Cell a, Cell b) { return a.row * 9 + a.column < b.row * 9 + b.column; });
    for (int touch = 1; touch <= 2; ++touch) {
      table.tap(where);
      QVERIFY2(table.marked(Mark::wrong) == wrong, qPrintable(QString("touch %1").arg(touch)));
      QVERIFY(table.marked(Mark::counts).empty());
      QVERIFY(!table.match->previews());
      for (QQuickItem* item : table.all()) QVERIFY(!item->property("text").toString().startsWith('+'));
      for (const Cell other : table.against(cell))
        QVERIFY(Screen::nameOf(table.item(QString("row %1, column %2").arg(other.row + 1).arg(other.column + 1)))
                    .endsWith("forbids it"));
      QVERIFY2(table.match->status().startsWith("It can’t go here"), qPrintable(table.match->status()));
      QCOMPARE(int(table.at(cell).number), int(table.tile())); // it is still there to be seen
      QCOMPARE(table.refusals.size(), touch - 1);
    }
    const auto free = table.marked(Mark::legal);
    QVERIFY(!free.empty());
    table.tap(table.middleOf(free[0]));
    QVERIFY(table.marked(Mark::wrong).empty());
    QVERIFY(table.match->previews());
  }
};

QTEST_MAIN(TilesTableTest)
#include "tiles_table_test.moc"
