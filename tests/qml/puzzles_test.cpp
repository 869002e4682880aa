#include "match/any_match.h"
#include "qml/screen.h"
#include "sudoku/human/rate.h"

#include <QClipboard>
#include <QGuiApplication>

using namespace ninefold;

namespace {

const QString puzzle = "29...7..3......1.......2.8..7.9..5...35.7..9.14.8.......4..9.12......43..23..4...";

/// One of the pages where puzzles are chosen, for somebody who plays alone.
struct Choosing : Screen {
  explicit Choosing(const QString& page, const QString& more = {}) { open(page, more); }

  void open(const QString& page, const QString& more = {}) {
    ask(QString("App.open('qrc:/qt/qml/Ninefold/games/sudoku_pens/%1.qml', { entryId: 'sudoku_pens', setUp: { people: "
                "[App.newPerson()], first: 0, handOver: 0, options: { mode: 'solo' } }, %2 })")
            .arg(page, more));
    settle();
  }

  Numbers givens() const {
    Numbers numbers;
    for (const SceneCell& cell : match->cells()->all()) numbers[cell.at] = cell.number;
    return numbers;
  }
  QString text(const QString& name) const { return item(name)->property("text").toString(); }
};

} // namespace

class PuzzlesTest : public QObject {
  Q_OBJECT

private slots:
  void a_fresh_puzzle_of_the_grade_chosen_is_played() {
    Choosing screen("PensPuzzles", "grade: 'tricky'");
    QTRY_VERIFY(screen.shows("play"));
    QCOMPARE(screen.text("which"), QString("Made just now: nobody has seen it yet"));
    screen.choose("play");
    QVERIFY(human::isOfGrade(screen.givens(), human::Grade::tricky));
    QCOMPARE(screen.match->sandSeconds(), 0); // as the set-up has it: alone
  }

  void a_card_from_the_box_is_played() {
    Choosing screen("PensPuzzles", "grade: 'hard'");
    screen.choose("card40");
    QCOMPARE(screen.text("which"), QString("Card 41 from the box"));
    screen.choose("play");
    QVERIFY(human::isOfGrade(screen.givens(), human::Grade::hard));
  }

  void a_puzzle_that_was_pasted_is_proved_and_played() {
    Choosing screen("PensOwn");
    QVERIFY(!screen.shows("playOwn"));
    QGuiApplication::clipboard()->setText("three");
    screen.choose("paste");
    QCOMPARE(screen.text("verdict"), QString("Line 1: a puzzle has 81 characters, or nine lines of nine."));
    QGuiApplication::clipboard()->setText("<opensudoku><game data=\"" + puzzle + "\"/></opensudoku>");
    screen.choose("paste");
    QTRY_COMPARE(screen.text("verdict"), QString("Exactly one solution. Tricky; the hardest step: Pointing."));
    screen.choose("copy");
    QCOMPARE(QGuiApplication::clipboard()->text(), puzzle);
    screen.choose("playOwn");
    QCOMPARE(text(screen.givens()), puzzle.toStdString());
  }

  void a_puzzle_is_typed_in_and_what_is_wrong_with_it_is_said() {
    Choosing screen("PensOwn");
    screen.item("entry")->forceActiveFocus();
    for (const Qt::Key key : {Qt::Key_5, Qt::Key_Right, Qt::Key_5}) screen.key(key); // A1 and C1
    QCOMPARE(screen.text("verdict"), QString("A row, column or block has the same digit twice."));
    QVERIFY(!screen.shows("prove"));
    screen.key(Qt::Key_Backspace); // what was typed last
    QCOMPARE(screen.text("verdict"), QString("Givens so far: 1"));
    screen.choose("prove");
    QTRY_COMPARE(screen.text("verdict"), QString("This puzzle has more than one solution."));
    QVERIFY(!screen.shows("playOwn"));
  }

  void a_row_is_typed_in_one_go_and_what_was_cleared_comes_back() {
    Choosing screen("PensOwn");
    screen.item("entry")->forceActiveFocus();
    for (const QChar sign : QString("8..4 0353"))
      screen.key(sign == '.'   ? Qt::Key_Period
                 : sign == ' ' ? Qt::Key_Space
                               : static_cast<Qt::Key>(Qt::Key_0 + sign.digitValue()));
    const QString typed = "8..4..353" + QString(72, '.');
    const auto givens = [&] { return screen.item("entry")->property("givens").toString(); };
    QCOMPARE(givens(), typed);
    QCOMPARE(screen.item("entry")->property("cell").toInt(), 9);
    screen.choose("clear");
    QCOMPARE(givens(), QString(81, '.'));
    screen.choose("clear");
    QCOMPARE(givens(), typed);
  }

  void a_puzzle_that_was_kept_is_found_again() {
    Choosing screen("PensOwn");
    QVERIFY(!screen.shows("keep"));
    QGuiApplication::clipboard()->setText(puzzle);
    screen.choose("paste");
    QTRY_VERIFY(screen.shows("keep"));
    screen.choose("keep");
    QTRY_COMPARE(screen.text("verdict"), QString("1 puzzle kept."));
    screen.start({412, 915});
    screen.open("PensShelf");
    QVERIFY(screen.shows("kept1"));
    screen.choose("saveSdm");
    QTRY_VERIFY(screen.shows("notice"));
    QVERIFY(screen.text("notice").startsWith("Saved as "));
  }

  void a_technique_is_shown_and_practised() {
    Choosing screen("PensLesson",
                    "technique: { key: 'naked_pair', name: 'Naked pair', text: 'Look.', grade: 'tricky' }");
    QTRY_VERIFY(screen.text("proof").contains("take nothing but"));
    QVERIFY(screen.shows("Green: what it rests on. Struck out in red: what is no longer possible."));
    screen.choose("practise");
    QTRY_VERIFY_WITH_TIMEOUT(screen.match->game() != QString(), 60000);
    QCOMPARE(human::rate(screen.givens()).hardest, human::Technique::nakedPair);
  }

  void a_technique_that_lays_a_digit_is_explained_in_its_own_colours() {
    Choosing screen("PensLesson", "technique: { key: 'hidden_single_block', name: 'Hidden single', text: 'Look.', "
                                  "grade: 'gentle' }");
    QTRY_VERIFY2(screen.shows("Green: the digit that follows. Blue: why it has no other place."),
                 qPrintable(screen.names().join(" | ")));
    QVERIFY(!screen.shows("Green: what it rests on."));
  }
};

QTEST_MAIN(PuzzlesTest)
#include "puzzles_test.moc"
