#include "bridge/archive.h"
#include "games/any_match.h"
#include "qml/screen.h"
#include "sudoku/human/rate.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QTemporaryDir>

using namespace ninefold;

namespace {

const QString puzzle = "29...7..3......1.......2.8..7.9..5...35.7..9.14.8.......4..9.12......43..23..4...";

/// One of the pages where puzzles are chosen, for somebody who plays alone.
struct Choosing {
  QQmlEngine engine;
  QQuickWindow window;
  QQuickItem* page = nullptr;

  explicit Choosing(const QString& name, const QString& more = {}, QSize size = {412, 915}) {
    engine.addImageProvider("icon", new IconProvider);
    engine.addImportPath("qrc:/qt/qml");
    window.resize(size);
    window.show();
    QQmlComponent component(&engine);
    component.setData(
        QStringLiteral("import Ninefold\nimport Ninefold.Core\n%1 { property MatchController match: App.match; "
                       "anchors.fill: parent; entryId: \"sudoku_pens\"\n"
                       "setUp: ({ people: [0], first: 0, handOver: 0, options: { mode: \"solo\" } })\n%2 }")
            .arg(name, more)
            .toUtf8(),
        QUrl("qrc:/qt/qml/Ninefold/test.qml"));
    page = qobject_cast<QQuickItem*>(component.create());
    if (!page) qFatal("%s", qPrintable(component.errorString()));
    page->setParent(&window);
    page->setParentItem(window.contentItem());
    page->setSize(window.size());
    QTest::qWait(50);
  }

  /// The match that was begun.
  MatchController* match() { return page->property("match").value<MatchController*>(); }
  Numbers givens() {
    Numbers numbers;
    for (const SceneCell& cell : match()->cells()->all()) numbers[cell.at] = cell.number;
    return numbers;
  }
  QQuickItem* find(const QString& name) const {
    QList<QQuickItem*> open{page};
    while (!open.isEmpty()) {
      QQuickItem* item = open.takeLast();
      if (item->objectName() == name) return item;
      open << item->childItems();
    }
    qFatal("nothing is called %s", qPrintable(name));
  }
  QString text(const QString& name) { return find(name)->property("text").toString(); }
  bool enabled(const QString& name) { return find(name)->isEnabled(); }
  /// As the keyboard does, wherever the page has scrolled to.
  void press(const QString& name) {
    auto* item = find(name);
    window.requestActivate();
    item->forceActiveFocus();
    QTest::keyClick(&window, Qt::Key_Space);
  }
};

} // namespace

class PuzzlesTest : public QObject {
  Q_OBJECT

private slots:
  void initTestCase() { Archive::keepIn({}); }

  void a_fresh_puzzle_of_the_grade_chosen_is_played() {
    Choosing screen("PensPuzzles", "grade: \"tricky\"");
    QTRY_VERIFY_WITH_TIMEOUT(screen.enabled("play"), 20000);
    QCOMPARE(screen.text("which"), QString("Made just now: nobody has seen it yet"));
    screen.press("play");
    QVERIFY(human::isOfGrade(screen.givens(), human::Grade::tricky));
    QCOMPARE(screen.match()->sandSeconds(), 0); // as the set-up has it: alone
  }

  void a_card_from_the_box_is_played() {
    Choosing screen("PensPuzzles", "grade: \"hard\"");
    screen.press("card40");
    QCOMPARE(screen.text("which"), QString("Card 41 from the box"));
    screen.press("play");
    QVERIFY(human::isOfGrade(screen.givens(), human::Grade::hard));
  }

  void a_puzzle_that_was_pasted_is_proved_and_played() {
    Choosing screen("PensOwn");
    QVERIFY(!screen.enabled("playOwn"));
    QGuiApplication::clipboard()->setText("three");
    screen.press("paste");
    QCOMPARE(screen.text("verdict"), QString("Line 1: a puzzle has 81 characters, or nine lines of nine."));
    QGuiApplication::clipboard()->setText("<opensudoku><game data=\"" + puzzle + "\"/></opensudoku>");
    screen.press("paste");
    QTRY_COMPARE(screen.text("verdict"), QString("Exactly one solution. Tricky; the hardest step: Pointing."));
    screen.press("copy");
    QCOMPARE(QGuiApplication::clipboard()->text(), puzzle);
    screen.press("playOwn");
    QCOMPARE(text(screen.givens()), puzzle.toStdString());
  }

  void a_puzzle_is_typed_in_and_what_is_wrong_with_it_is_said() {
    Choosing screen("PensOwn");
    auto* entry = screen.find("entry");
    entry->forceActiveFocus();
    for (const Qt::Key key : {Qt::Key_5, Qt::Key_Right, Qt::Key_5}) QTest::keyClick(&screen.window, key);
    QCOMPARE(screen.text("verdict"), QString("A digit stands twice in a row, a column or a block."));
    QVERIFY(!screen.enabled("prove"));
    QTest::keyClick(&screen.window, Qt::Key_Delete);
    QCOMPARE(screen.text("verdict"), QString("Givens so far: 1"));
    screen.press("prove");
    QTRY_COMPARE(screen.text("verdict"), QString("This puzzle has more than one solution."));
    QVERIFY(!screen.enabled("playOwn"));
  }

  void a_puzzle_that_was_kept_is_found_again() {
    QTemporaryDir folder;
    Archive::close();
    Archive::keepIn(folder.path());
    {
      Choosing screen("PensOwn");
      QVERIFY(!screen.enabled("keep"));
      QGuiApplication::clipboard()->setText(puzzle);
      screen.press("paste");
      QTRY_VERIFY(screen.enabled("keep"));
      screen.press("keep");
      QTRY_COMPARE(screen.text("verdict"), QString("1 puzzle(s) kept."));
    }
    Choosing screen("PensShelf");
    QVERIFY(screen.find("kept1"));
    screen.press("saveSdm");
    QTRY_VERIFY(screen.text("notice").startsWith("Saved as "));
    Archive::close();
    Archive::keepIn({});
  }

  void a_technique_is_shown_and_practised() {
    Choosing screen("PensLesson",
                    "technique: ({ key: \"naked_pair\", name: \"Naked pair\", text: \"Look.\", grade: \"tricky\" })");
    QTRY_VERIFY_WITH_TIMEOUT(screen.text("proof").contains("take nothing but"), 20000);
    screen.press("practise");
    QTRY_VERIFY_WITH_TIMEOUT(screen.match()->game() != QString(), 60000);
    QCOMPARE(human::rate(screen.givens()).hardest, human::Technique::nakedPair);
  }
};

QTEST_MAIN(PuzzlesTest)
#include "puzzles_test.moc"
