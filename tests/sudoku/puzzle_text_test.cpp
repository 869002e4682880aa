#include "lab/command.h"
#include "sudoku/puzzle_text.h"
#include "support/qtest.h"

#include <sstream>

using namespace ninefold;
using std::string;

namespace {

const string dots = "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6";
const string zeros = "980700600750040000003008070500007030009400000000020100300000001090005080005200006";
const string other = ".................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7...";

std::vector<Numbers> two() { return {numbersFrom(dots).value(), numbersFrom(other).value()}; }

string rows(const string& cells) {
  string out;
  for (std::size_t row = 0; row < 9; ++row) out += cells.substr(9 * row, 9) + "\r\n";
  return out;
}

string firstOf(const string& text) {
  const auto puzzles = readPuzzles(text);
  return puzzles ? ninefold::text(puzzles->front()) : inEnglish(puzzles.error());
}

string faultOf(const string& text) {
  const auto puzzles = readPuzzles(text);
  return puzzles ? "" : inEnglish(puzzles.error());
}

/// A game saved by OpenSudoku: the givens as such, the first empty cell filled by the player, `notes` in each cell.
string saved(int version, const string& notes) {
  string data = "version: " + std::to_string(version) + "&#10;";
  bool played = false;
  for (const char c : zeros) {
    const bool open = c == '0';
    data += string(open && !played ? "5" : string(1, c)) + "|" + notes + "|" + (open ? "1" : "0") + "|";
    played = played || open;
  }
  return "<opensudoku version=\"2\"><folder name=\"Mine &amp; yours\"><game state='1' data=\"" + data +
         "\" note=\"\"></game></folder></opensudoku>";
}

} // namespace

class PuzzleTextTest : public QObject {
  Q_OBJECT

private slots:
  void what_is_written_is_read_again() {
    for (const PuzzleFormat format : {PuzzleFormat::line, PuzzleFormat::sdm, PuzzleFormat::openSudoku}) {
      const auto again = readPuzzles(writePuzzles(two(), format));
      QVERIFY(again);
      QVERIFY(*again == two());
    }
    for (const Numbers& puzzle : two()) {
      const auto again = readPuzzles(writePuzzles(std::span(&puzzle, 1), PuzzleFormat::sdk));
      QVERIFY(again);
      QVERIFY(*again == std::vector{puzzle});
    }
  }

  void each_format_looks_as_other_programs_know_it() {
    QCOMPARE(writePuzzles(two(), PuzzleFormat::line), dots + "\n" + other + "\n");
    QVERIFY(writePuzzles(two(), PuzzleFormat::sdm).starts_with(zeros + "\n"));
    const auto both = two();
    QVERIFY(writePuzzles(std::span(both).first(1), PuzzleFormat::sdk).starts_with("98.7..6..\n75..4....\n"));
    QVERIFY(writePuzzles(two(), PuzzleFormat::openSudoku).find("<game data=\"" + zeros + "\" />") != string::npos);
  }

  void lines_may_have_comments_tails_and_ends_of_any_kind() {
    QCOMPARE(firstOf(dots), dots);
    QCOMPARE(firstOf("\xEF\xBB\xBF# mine\r\n\r\n  " + zeros + ",8.4 # hard\r\n"), dots);
    QCOMPARE(readPuzzles(dots + "\n" + zeros + "\n")->size(), std::size_t{2});
  }

  void an_sdk_file_may_have_a_head_and_a_state() {
    QCOMPARE(firstOf("#AAda\n#DFor Ben\n" + rows(dots)), dots);
    QCOMPARE(firstOf("[Puzzle]\n" + rows(zeros) + "[State]\n" + rows(string(81, '1'))), dots);
  }

  void games_of_open_sudoku_are_read_in_every_version() {
    QCOMPARE(firstOf("<?xml version=\"1.0\"?>\n<!-- by hand -->\n<opensudoku>\n<name>A &lt; B</name><game data=\"" +
                     zeros + "\"/></opensudoku>\n"),
             dots);
    QCOMPARE(firstOf(saved(1, "1,2,")), dots);
    QCOMPARE(firstOf(saved(2, "0|")), dots); // this one wrote two bars
    QCOMPARE(firstOf(saved(3, "17")), dots);
    QCOMPARE(firstOf(saved(4, "0|3")), dots);
    QCOMPARE(firstOf(saved(5, "0|3|-1")), dots);
  }

  void what_is_wrong_is_named_with_its_line() {
    QCOMPARE(faultOf(""), string("There is no puzzle in this."));
    QCOMPARE(faultOf("# nothing\n"), string("There is no puzzle in this."));
    const string length = ": a puzzle has 81 characters, or nine lines of nine.";
    QCOMPARE(faultOf(dots + "\n" + dots.substr(1)), "Line 2" + length);
    QCOMPARE(faultOf(dots + "1"), "Line 1" + length);
    QCOMPARE(faultOf(rows(dots).substr(0, 88)), "Line 8" + length);
    QCOMPARE(faultOf("#\n" + dots.substr(0, 80) + "x"),
             string("Line 2: a puzzle has digits, and dots or zeros for empty cells."));
    QCOMPARE(faultOf(string(longestPuzzleText + 1, '.')), string("This is longer than a file of puzzles can be."));
    QCOMPARE(faultOf("<html></html>"), string("This XML is not an OpenSudoku file."));
    QCOMPARE(faultOf("<opensudoku></opensudoku>"), string("There is no puzzle in this."));
    QCOMPARE(faultOf("<opensudoku>\n<game data=\"12\"/>"), string("Line 2: this OpenSudoku game is not a puzzle."));
    QCOMPARE(faultOf("<opensudoku>\n<game/>"), string("Line 2: this OpenSudoku game is not a puzzle."));
    QCOMPARE(faultOf(saved(9, "0")), string("Line 1: this OpenSudoku game is not a puzzle."));
  }

  void xml_that_is_not_well_formed_is_refused_data() {
    QTest::addColumn<QString>("text");
    const QString game = "<game data=\"" + QString::fromStdString(zeros) + "\"/>";
    QTest::newRow("open at the end") << "<opensudoku>" + game;
    QTest::newRow("crossed") << "<opensudoku><a></opensudoku></a>";
    QTest::newRow("closed twice") << "<opensudoku></opensudoku></opensudoku>";
    QTest::newRow("two roots") << "<opensudoku/><opensudoku/>";
    QTest::newRow("no name") << "<>";
    QTest::newRow("cut off") << "<opensudoku";
    QTest::newRow("cut off in a value") << "<opensudoku a=\"b";
    QTest::newRow("no quotes") << "<opensudoku a=b/>";
    QTest::newRow("twice the same attribute") << "<opensudoku a='' a=''/>";
    QTest::newRow("unknown entity") << "<opensudoku a='&bomb;'/>";
    QTest::newRow("document type") << "<!DOCTYPE opensudoku [<!ENTITY bomb '..'>]><opensudoku/>";
    QTest::newRow("comment without end") << "<!-- <opensudoku/>";
    QTest::newRow("too deep") << "<opensudoku>" + QString("<a>").repeated(100000);
    QTest::newRow("too many attributes") << [] {
      QString many = "<opensudoku";
      for (int i = 0; i < 100000; ++i) many += QString(" a%1=''").arg(i);
      return many + "/>";
    }();
  }
  void xml_that_is_not_well_formed_is_refused() {
    QFETCH(QString, text);
    QCOMPARE(faultOf(text.toStdString()), string("Line 1 is not well-formed XML."));
  }

  void convert_goes_from_any_format_to_any_other() {
    const auto converted = [](std::string_view to, const string& text) {
      std::istringstream in(text);
      std::ostringstream out, err;
      const std::vector<std::string_view> args{"--to", to};
      const int code = convertCommand(args, {in, out, err});
      return std::to_string(code) + " " + out.str() + err.str();
    };
    QCOMPARE(converted("sdm", dots), "0 " + zeros + "\n");
    QCOMPARE(converted("line", writePuzzles(two(), PuzzleFormat::openSudoku)), "0 " + dots + "\n" + other + "\n");
    QCOMPARE(converted("sdk", zeros + "\n" + zeros),
             string("1 ninefold-lab convert: an .sdk file holds one puzzle, not 2\n"));
    QCOMPARE(converted("line", "<a/>"), string("1 ninefold-lab convert: This XML is not an OpenSudoku file.\n"));
    QCOMPARE(converted("pdf", dots), string("2 ninefold-lab convert: --to needs line, sdm, sdk or opensudoku\n"));
  }
};

QTEST_APPLESS_MAIN(PuzzleTextTest)
#include "puzzle_text_test.moc"
