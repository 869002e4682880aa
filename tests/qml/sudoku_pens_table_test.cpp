#include "bridge/sheet_match.h"
#include "match/any_match.h"
#include "qml/screen.h"
#include "sudoku/solver.h"

#include <QFontMetricsF>

using namespace ninefold;
using nlohmann::json;

namespace {

/// The table of Sudoku Pens, and what a person does there.
struct Paper : Screen {
  explicit Paper(const QVariantMap& options, int seats = 1, QSize size = {412, 915}) : Screen(size) {
    const QStringList names = QStringList{"Mika", "Jun", "Oma", "Leo"}.mid(0, seats);
    if (!match->deal("sudoku_pens", names, options, 7)) qFatal("no deal");
    QObject::connect(match, &MatchController::refused, [this](const QString& key, const QString&) { refusals << key; });
    sit();
    for (int i = 0; i < 81; ++i) givens.cells[static_cast<std::size_t>(i)] = static_cast<Digit>(number(i));
    solution = solve(givens, 1).first;
  }

  json log() const { return json::parse(match->record().toStdString()); }
  std::size_t moves() const { return log()["moves"].size(); }

  QVariant cell(int index, CellsModel::Role role) const {
    return match->cells()->data(match->cells()->index(index), role);
  }
  int number(int index) const { return cell(index, CellsModel::NumberRole).toInt(); }
  int score(int seat) const { return match->seats()->data(match->seats()->index(seat), SeatsModel::ScoreRole).toInt(); }
  int solved(int index) const { return solution.cells[static_cast<std::size_t>(index)]; }
  /// The first gap from `from` on.
  int gap(int from = 0) const {
    while (number(from) != 0) ++from;
    return from;
  }
  /// A digit that already lies in the row of a cell.
  int clashing(int index) const {
    for (int i = index / 9 * 9;; ++i)
      if (number(i) != 0) return number(i);
  }

  QPoint centreOf(int index) const {
    const QQuickItem* board = item("board");
    const double frame = board->property("frame").toDouble(), side = board->property("cellSize").toDouble();
    return board->mapToScene({frame + (index % 9 + 0.5) * side, frame + (index / 9 + 0.5) * side}).toPoint();
  }
  void touchCell(int index) { tap(centreOf(index)); }
  void touchKey(int digit) { tap("key" + QString::number(digit)); }
  void touchTool(Kind::Action action) { tap("tool" + QString::number(action)); }
  void typeDigit(int digit) { key(static_cast<Qt::Key>(Qt::Key_0 + digit)); }
  int selected() const {
    for (int i = 0; i < 81; ++i)
      if (cell(i, CellsModel::SelectedRole).toBool()) return i;
    return -1;
  }
  int selectedCount() const {
    int count = 0;
    for (int i = 0; i < 81; ++i) count += cell(i, CellsModel::SelectedRole).toBool();
    return count;
  }
  /// With the arrow keys, the short way.
  void walkTo(int index) {
    if (selected() < 0) key(Qt::Key_Right);
    while (selected() % 9 != index % 9) key(selected() % 9 < index % 9 ? Qt::Key_Right : Qt::Key_Left);
    while (selected() / 9 != index / 9) key(selected() < index ? Qt::Key_Down : Qt::Key_Up);
  }

  /// Whether the record, played anew, comes to what the screen shows.
  bool replays() const {
    const auto again = openMatch(log());
    if (!again) return false;
    const Standing standing = (*again)->standing();
    const Scene scene = (*again)->scene(nobody);
    for (const SceneSeat& seat : scene.seats)
      if (seat.score != score(index(seat.seat))) return false;
    for (int i = 0; i < 81; ++i)
      if (scene.cells[static_cast<std::size_t>(i)].number != number(i)) return false;
    return scene.over == match->over();
  }

  Numbers givens, solution;
  QStringList refusals;
};

} // namespace

class SudokuPensTable : public QObject {
  Q_OBJECT

private slots:
  void notes_can_be_read_and_follow_the_size_of_the_text() {
    const auto heightAt = [](int percent) {
      Paper paper({{"mode", "solo"}});
      paper.ask(QString("Preferences.textPercent = %1").arg(percent));
      const int gap = paper.gap();
      paper.touchCell(gap);
      for (const Kind::Action kind : {Kind::CornerNotes, Kind::CentreNotes}) {
        paper.touchTool(kind);
        for (int digit = 1; digit <= 9; ++digit) paper.touchKey(digit);
      }
      double least = 1000;
      int notes = 0;
      const auto cellOf = [&](const QQuickItem* text) {
        for (const QQuickItem* item = text; item; item = item->parentItem())
          if (item->property("centre").isValid() && item->property("sheet").isValid()) return item;
        return static_cast<const QQuickItem*>(nullptr);
      };
      for (QQuickItem* text : paper.all()) {
        const QQuickItem* cell = text->inherits("QQuickText") ? cellOf(text) : nullptr;
        if (!cell || text->property("text").toString().isEmpty() || cell->property("number").toInt() != 0) continue;
        ++notes;
        const QFontMetricsF metrics(text->property("font").value<QFont>());
        const double high = metrics.tightBoundingRect("8").height();
        if (text->property("text").toString().size() == 1) {
          least = std::min(least, high);
          if (text->property("color").value<QColor>() != paper.ask("Theme.ink").value<QColor>()) return 0.0;
        }
        const QRectF seen = text->mapRectToItem(cell, QRectF(0, text->height() / 2 - high / 2, text->width(), high));
        if (!QRectF(0, 0, cell->width(), cell->height()).contains(seen)) return -1.0;
      }
      return notes >= 10 ? least : -2.0;
    };
    const double usual = heightAt(100);
    QVERIFY2(usual >= 9.9, qPrintable(QString::number(usual)));
    QVERIFY(heightAt(200) > usual);
  }

  void a_digit_wipes_the_notes_it_settles_unless_that_is_switched_off() {
    Paper paper({{"mode", "solo"}});
    const auto reset = qScopeGuard([&] { paper.ask("Preferences.wipesNotes = true"); });
    QVERIFY(paper.ask("Preferences.wipesNotes").toBool());
    const int first = paper.gap(), beside = paper.gap(first + 1);
    QCOMPARE(first / 9, beside / 9); // one sees the other
    const int digit = paper.solved(first);
    paper.touchCell(beside);
    paper.touchTool(Kind::CornerNotes);
    paper.touchKey(digit);
    paper.touchTool(Kind::CornerNotes);
    const auto noted = [&] { return paper.cell(beside, CellsModel::CornerRole).toList().contains(digit); };
    QVERIFY(noted());
    paper.touchCell(first);
    paper.touchKey(digit);
    QCOMPARE(paper.number(first), digit);
    QVERIFY(!noted());
    paper.ask("App.go('settings', {})");
    paper.settle();
    paper.choose("Tidy Sudoku notes");
    QVERIFY(!paper.ask("Preferences.wipesNotes").toBool());
    paper.back();
    paper.settle();
    QVERIFY(noted());
    paper.ask("Preferences.wipesNotes = true");
    QVERIFY(!noted());
  }

  void SP_5_the_sand_of_a_turn_can_be_seen_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(320, 568), QSize(412, 915), QSize(915, 412), QSize(768, 1024), QSize(1280, 800)})
      QTest::addRow("%dx%d", size.width(), size.height()) << size;
  }
  void SP_5_the_sand_of_a_turn_can_be_seen() {
    QFETCH(const QSize, size);
    Paper paper({{"mode", "standard"}}, 2, size);
    const QQuickItem* sand = paper.item("sand");
    QVERIFY(sand->isVisible() && sand->width() >= 20 && sand->height() >= 40);
    const auto place = [](const QQuickItem* item) {
      return item->mapRectToScene({0, 0, item->width(), item->height()});
    };
    QVERIFY(QRectF({0, 0}, size).contains(place(sand)));
    for (const char* other : {"board", "pad", "Menu"}) QVERIFY(!place(paper.item(other)).intersects(place(sand)));
    QVERIFY(paper.match->sand()->moves());
  }

  void SP_5_there_is_no_sand_for_one() {
    Paper paper({{"mode", "solo"}});
    QVERIFY(!paper.match->sandRuns());
  }

  void a_whole_puzzle_by_keys() {
    Paper screen({{"mode", "solo"}});
    for (int i = 0; i < 81; ++i) {
      if (screen.number(i) != 0) continue;
      QVERIFY(!screen.match->over());
      screen.walkTo(i);
      screen.typeDigit(screen.solved(i));
      QCOMPARE(screen.number(i), screen.solved(i));
    }
    QVERIFY(screen.match->over());
    QVERIFY(screen.replays());
  }

  void a_whole_puzzle_by_touch() {
    for (const QSize size : {QSize(412, 915), QSize(320, 568), QSize(915, 412), QSize(1280, 800)}) {
      Paper screen({{"mode", "solo"}}, 1, size);
      for (int i = 0; i < 81; ++i) {
        if (screen.number(i) != 0) continue;
        screen.touchCell(i);
        screen.touchKey(screen.solved(i));
        QCOMPARE(screen.number(i), screen.solved(i));
      }
      QVERIFY(screen.match->over());
      QVERIFY(screen.replays());
    }
  }

  void digit_first_writes_one_digit_everywhere() {
    Paper screen({{"mode", "solo"}});
    screen.tap("toolDigitFirst");
    screen.touchKey(4);
    QCOMPARE(screen.match->armed(), 4);
    for (int i = 0; i < 81; ++i)
      if (screen.number(i) == 0 && screen.solved(i) == 4) screen.touchCell(i);
    for (int i = 0; i < 81; ++i) QCOMPARE(screen.number(i) == 4, screen.solved(i) == 4);
    const std::size_t before = screen.moves();
    int other = 0;
    while (screen.number(other) == 0 || screen.number(other) == 4) ++other;
    screen.touchCell(other); // takes up that digit, writes nothing
    QCOMPARE(screen.moves(), before);
    QCOMPARE(screen.match->armed(), screen.number(other));
  }

  void whose_digit_it_is_is_shown_only_where_there_are_others() {
    for (const int seats : {1, 2}) {
      Paper screen({{"mode", seats == 1 ? "solo" : "standard"}}, seats);
      const int cell = screen.gap();
      screen.touchCell(cell);
      screen.touchKey(screen.solved(cell));
      QCOMPARE(screen.number(cell), screen.solved(cell));
      screen.settle();
      int tokens = 0;
      for (QQuickItem* item : screen.all(screen.item("board")))
        tokens += QString(item->metaObject()->className()).startsWith("SeatToken");
      QCOMPARE(tokens, seats == 1 ? 0 : 1);
    }
  }

  void alone_a_tablet_tells_no_points_and_names_cells_as_the_board_does() {
    Paper screen({{"mode", "solo"}}, 1, {1280, 800});
    const int cell = screen.gap();
    screen.touchCell(cell);
    screen.touchKey(screen.solved(cell));
    screen.settle();
    QCOMPARE(screen.item("writtenAt")->property("text").toString(),
             QString("%1%2").arg(QChar('A' + cell % 9)).arg(cell / 9 + 1));
    QVERIFY2(!screen.names().join("|").contains("point"), qPrintable(screen.names().join(" | ")));
    QVERIFY(!screen.names().join("|").contains("Mika"));
  }

  void a_digit_without_a_cell_writes_nothing_and_shows_where_it_lies() {
    Paper screen({{"mode", "solo"}});
    screen.touchKey(4);
    QCOMPARE(screen.match->armed(), 0);
    QCOMPARE(screen.item("pad")->property("ringed").toInt(), 4);
    const int gap = screen.gap();
    screen.touchCell(gap);
    QCOMPARE(screen.selected(), gap);
    QCOMPARE(screen.moves(), std::size_t{0});
    screen.key(Qt::Key_Escape);
    screen.typeDigit(5);
    screen.touchCell(screen.gap(gap + 1));
    QCOMPARE(screen.moves(), std::size_t{0});
  }

  void digit_first_corrects_and_wipes() {
    Paper screen({{"mode", "solo"}});
    screen.tap("toolDigitFirst");
    const int cell = screen.gap(), noted = screen.gap(cell + 1);
    screen.touchKey(4);
    screen.touchCell(cell);
    QCOMPARE(screen.number(cell), 4);
    screen.touchKey(5);
    screen.touchCell(cell); // another digit takes its place
    QCOMPARE(screen.number(cell), 5);
    screen.touchCell(cell); // the same is wiped
    QCOMPARE(screen.number(cell), 0);
    screen.touchCell(cell);
    QCOMPARE(screen.number(cell), 5);
    screen.touchTool(Kind::CornerNotes);
    screen.touchCell(noted);
    QCOMPARE(screen.cell(noted, CellsModel::CornerRole).toList(), QVariantList{5});
    screen.touchTool(Kind::CornerNotes);
    screen.tap(screen.shows("toolWipe") ? "toolWipe" : "key0");
    QCOMPARE(screen.match->armed() > 9, true);
    screen.touchCell(cell);
    QCOMPARE(screen.number(cell), 0);
    screen.touchCell(noted);
    QVERIFY(screen.cell(noted, CellsModel::CornerRole).toList().isEmpty());
    int given = 0;
    while (screen.number(given) == 0) ++given;
    const std::size_t before = screen.moves();
    screen.touchCell(given);
    QCOMPARE(screen.moves(), before);
    screen.touchKey(7);
    QCOMPARE(screen.match->armed(), 7);
  }

  void shift_and_control_write_notes_and_alt_writes_nothing() {
    Paper screen({{"mode", "solo"}});
    const int cell = screen.gap();
    screen.touchCell(cell);
    screen.key(Qt::Key_3, Qt::ShiftModifier);
    screen.key(Qt::Key_5, Qt::ControlModifier);
    screen.key(Qt::Key_7, Qt::AltModifier);
    QCOMPARE(screen.moves(), std::size_t{0});
    QCOMPARE(screen.cell(cell, CellsModel::CornerRole).toList(), QVariantList{3});
    QCOMPARE(screen.cell(cell, CellsModel::CentreRole).toList(), QVariantList{5});
    screen.typeDigit(6); // ink is in hand as before
    QCOMPARE(screen.number(cell), 6);
    screen.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(screen.number(cell), 0);
    screen.key(Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(screen.number(cell), 6);
    // With Shift a key has the name of the sign above the digit, another one on each layout.
    QCOMPARE(SheetMatch::digitOn(Qt::Key_Exclam, 10), 1);
    QCOMPARE(SheetMatch::digitOn(Qt::Key_Slash, 16), 7);
    QCOMPARE(SheetMatch::digitOn(Qt::Key_ParenRight, 18), 9);
    QCOMPARE(SheetMatch::digitOn(Qt::Key_Equal, 19), 0);
    QCOMPARE(SheetMatch::digitOn(Qt::Key_H, 10), 0);
  }

  void a_tap_beside_the_gap_overwrites_nothing() {
    Paper screen({{"mode", "standard"}}, 2);
    int given = 0;
    while (screen.number(given) == 0) ++given;
    screen.touchCell(given);
    for (int digit = 1; digit <= 9; ++digit) screen.touchKey(digit);
    QCOMPARE(screen.moves(), std::size_t{0});
  }

  void notes_in_the_corners_and_in_the_centre() {
    Paper screen({{"mode", "solo"}});
    const int cell = screen.gap();
    screen.touchCell(cell);
    screen.key(Qt::Key_N);
    screen.typeDigit(3);
    screen.touchKey(7);
    screen.key(Qt::Key_N);
    screen.touchTool(Kind::CentreNotes);
    screen.touchKey(5);
    screen.touchTool(Kind::CentreNotes);
    QCOMPARE(screen.cell(cell, CellsModel::CornerRole).toList(), (QVariantList{3, 7}));
    QCOMPARE(screen.cell(cell, CellsModel::CentreRole).toList(), QVariantList{5});
    QCOMPARE(screen.moves(), std::size_t{0});
    screen.key(Qt::Key_Backspace);
    QVERIFY(screen.cell(cell, CellsModel::CornerRole).toList().isEmpty());
    QVERIFY(screen.cell(cell, CellsModel::CentreRole).toList().isEmpty());
  }

  void a_stroke_and_shifted_arrows_select_several_cells() {
    Paper screen({{"mode", "solo"}});
    screen.drag(screen.centreOf(0), screen.centreOf(20));
    QCOMPARE(screen.selectedCount(), 9);
    screen.touchCell(40);
    QCOMPARE(screen.selectedCount(), 1);
    screen.key(Qt::Key_Right, Qt::ShiftModifier);
    screen.key(Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(screen.selectedCount(), 4);
    screen.key(Qt::Key_Left, Qt::ShiftModifier);
    screen.key(Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(screen.selectedCount(), 4);
    QCOMPARE(screen.selected(), 39);
  }

  void undo_and_redo_leave_the_notes_alone() {
    Paper screen({{"mode", "solo"}});
    const int first = screen.gap(), second = screen.gap(first + 1);
    screen.touchCell(second);
    screen.key(Qt::Key_N);
    screen.typeDigit(8);
    screen.key(Qt::Key_N);
    screen.touchCell(first);
    screen.typeDigit(screen.solved(first));
    screen.key(Qt::Key_U);
    QCOMPARE(screen.number(first), 0);
    QCOMPARE(screen.cell(second, CellsModel::CornerRole).toList(), QVariantList{8});
    screen.key(Qt::Key_U, Qt::ShiftModifier);
    QCOMPARE(screen.number(first), screen.solved(first));
    screen.tap("undo");
    QCOMPARE(screen.number(first), 0);
    screen.tap("redo");
    QCOMPARE(screen.number(first), screen.solved(first));
    screen.key(Qt::Key_Backspace);
    QCOMPARE(screen.number(first), 0);
  }

  void a_digit_wipes_the_notes_that_it_settles_and_one_undo_brings_both_back() {
    Paper screen({{"mode", "solo"}});
    const int first = screen.gap();
    int second = screen.gap(first + 1); // of the same row
    QCOMPARE(second / 9, first / 9);
    int elsewhere = screen.gap(63);
    while (elsewhere % 9 == first % 9) elsewhere = screen.gap(elsewhere + 1);
    const int digit = screen.solved(first), other = digit % 9 + 1;
    screen.key(Qt::Key_N);
    for (const int cell : {second, elsewhere}) {
      screen.touchCell(cell);
      screen.typeDigit(digit);
      screen.typeDigit(other);
    }
    screen.key(Qt::Key_N);
    QVariantList both{digit, other};
    std::sort(both.begin(), both.end(), [](const auto& a, const auto& b) { return a.toInt() < b.toInt(); });
    QCOMPARE(screen.cell(second, CellsModel::CornerRole).toList(), both);
    screen.touchCell(first);
    screen.typeDigit(digit);
    QCOMPARE(screen.moves(), std::size_t{1});
    QCOMPARE(screen.cell(second, CellsModel::CornerRole).toList(), QVariantList{other});
    QCOMPARE(screen.cell(elsewhere, CellsModel::CornerRole).toList(), both);
    screen.key(Qt::Key_U);
    QCOMPARE(screen.number(first), 0);
    QCOMPARE(screen.cell(second, CellsModel::CornerRole).toList(), both);
    screen.key(Qt::Key_U, Qt::ShiftModifier);
    QCOMPARE(screen.cell(second, CellsModel::CornerRole).toList(), QVariantList{other});
  }

  void SP_8_two_seats_strict_a_wrong_digit_is_wiped_and_the_turn_is_over() {
    Paper screen({{"mode", "standard"}, {"referee", "strict"}}, 2);
    const int cell = screen.gap();
    screen.touchCell(cell);
    screen.touchKey(screen.clashing(cell));
    QCOMPARE(screen.number(cell), 0);
    QCOMPARE(screen.match->turn(), 1);
    for (int i = 0; !screen.match->over(); ++i) {
      const int next = screen.gap();
      screen.touchCell(next);
      screen.touchKey(screen.solved(next));
      QCOMPARE(screen.number(next), screen.solved(next));
      QVERIFY(i < 81);
    }
    QVERIFY(screen.score(0) > 0 && screen.score(1) > 0);
    QVERIFY(screen.replays());
  }

  void SP_8_two_seats_assist_a_wrong_digit_is_refused() {
    Paper screen({{"mode", "standard"}, {"referee", "assist"}}, 2);
    const int cell = screen.gap();
    screen.touchCell(cell);
    screen.touchKey(screen.clashing(cell));
    QCOMPARE(screen.refusals, QStringList{"conflict"});
    QCOMPARE(screen.match->turn(), 0);
    QCOMPARE(screen.moves(), std::size_t{0});
  }

  void SP_8_two_seats_table_the_other_seat_objects() {
    for (const QSize size : {QSize(412, 915), QSize(1280, 800)}) {
      Paper screen({{"mode", "standard"}, {"referee", "table"}}, 2, size);
      const int cell = screen.gap();
      screen.touchCell(cell);
      const int wrong = screen.clashing(cell);
      screen.touchKey(wrong);
      QCOMPARE(screen.number(cell), wrong);
      QVERIFY(!screen.shows("objects0")); // nobody objects to a digit of its own
      screen.tap("objects1");
      QCOMPARE(screen.number(cell), 0);
      QCOMPARE(screen.match->turn(), 1);
      QVERIFY(!screen.shows("allAgree"));

      screen.touchCell(cell);
      screen.touchKey(screen.solved(cell));
      screen.tap("allAgree");
      QCOMPARE(screen.number(cell), screen.solved(cell));
      QCOMPARE(screen.score(1), screen.solved(cell));
      QCOMPARE(screen.match->turn(), 0);

      screen.touchTool(Kind::Pass);
      screen.touchTool(Kind::Confirm);
      QCOMPARE(screen.match->turn(), 1);
      screen.touchTool(Kind::AgreeEnd);
      screen.tap("goOn");
      QVERIFY(!screen.match->over());
      screen.touchTool(Kind::AgreeEnd);
      screen.tap("endNow");
      QVERIFY(screen.match->over());
      QVERIFY(screen.replays());
    }
  }

  void SP_14_speed_a_seat_writes_on_while_others_may_object() {
    Paper screen({{"mode", "speed"}, {"referee", "table"}}, 3);
    const int first = screen.gap();
    screen.touchCell(first);
    screen.touchKey(screen.solved(first));
    const int second = screen.gap();
    screen.touchCell(second);
    screen.touchKey(screen.clashing(second));
    screen.tap("objects2");
    QCOMPARE(screen.number(second), 0);
    QCOMPARE(screen.number(first), screen.solved(first));
    QCOMPARE(screen.match->turn(), 0);
    screen.touchTool(Kind::Pass);
    screen.touchTool(Kind::Confirm);
    QCOMPARE(screen.match->turn(), 1);
    QVERIFY(screen.replays());
  }
};

QTEST_MAIN(SudokuPensTable)
#include "sudoku_pens_table_test.moc"
