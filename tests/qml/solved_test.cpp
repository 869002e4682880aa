#include "bridge/coach.h"
#include "bridge/today.h"
#include "qml/screen.h"
#include "sudoku/solver.h"

#include <QSignalSpy>

using namespace ninefold;

/// One person solves Sudokus: with and without help, out of a grade and of the day, and sees what came of it.
class SolvedTest : public QObject {
  Q_OBJECT

private slots:
  void init() {
    Today::here().setClock([] { return QDate(2026, 11, 18); });
    app = std::make_unique<Screen>();
    app->ask("App.choose(App.newPerson())");
    now = 0;
    app->match->setStopwatch(Stopwatch([this] { return now; }));
  }
  void cleanup() { app.reset(); }

  void undo_is_an_ordinary_move() {
    begin("tricky");
    write(open[0], solution(open[0]) % 9 + 1);
    QSignalSpy wentBack(app->match, &MatchController::wentBack);
    app->key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(wentBack.count(), 1);
    solve();
    shows("No hints");
    app->ask("App.home()");
    app->choose("Statistics");
    shows("1 played");
    shows("1 solved");
    QVERIFY(!app->shows("With help"));
    for (const QString& name : app->names()) QVERIFY2(!name.contains("with help"), qPrintable(name));
  }

  void nobody_tells_points_of_a_puzzle_that_is_judged_by_its_time() {
    begin("tricky");
    write(open[0], solution(open[0]) % 9 + 1); // a wrong digit brings points in the rules
    app->back();
    QCOMPARE(app->page(), "pause");
    for (const QString& name : app->names()) QVERIFY2(!name.contains("point"), qPrintable(name));
    app->ask("App.home()");
    QTRY_VERIFY(app->shows("Continue Sudoku Pens"));
    const QString told = Screen::nameOf(app->item("Continue Sudoku Pens"));
    const int points = app->match->seats()->all().front().score;
    QVERIFY(points > 0);
    QVERIFY2(!told.split(", ").contains(QString::number(points)), qPrintable(told));
  }

  void what_was_hinted_has_its_mark_and_its_list_everywhere() {
    beginDaily("Sudoku Pens, Gentle");
    takeHints(3);
    solve();
    shows("3 hints");
    QVERIFY(app->item("medal")->property("hollow").toBool()); // it has its shape, and an empty middle
    shows("The medal is empty in the middle: it was solved with help.");
    QVERIFY(app->item("sharedPicture")->property("line").toString().contains("3 hints"));
    app->choose("High scores");
    shows("With help, listed separately");
    shows("1: Fox, 0:");
    QVERIFY(Screen::nameOf(app->item("1: Fox, 0:")).endsWith("with help"));
    QVERIFY(!app->shows("This deal"));
    QVERIFY(!app->shows("All deals, played like this"));
    app->back();
    app->back();
    QCOMPARE(app->page(), "daily");
    shows("Sudoku Pens, Gentle, 0:");
    QVERIFY(Screen::nameOf(app->item("Sudoku Pens, Gentle, 0:")).endsWith("3 hints"));
    app->ask("App.home()");
    app->choose("Statistics");
    shows("1 played"); // as Today says
    shows("0 solved unaided");
    for (const QString& name : app->names()) QVERIFY2(!name.startsWith("0 played"), qPrintable(name));
    shows("With help, listed separately");
    QVERIFY(Screen::nameOf(app->item("1: Fox, 0:")).endsWith("with help"));
  }

  void a_solved_sudoku_is_headed_by_its_time_grade_and_hints() {
    begin("tricky");
    solve();
    const QString time = QString("Solved in 0:%1").arg(open.size(), 2, 10, QChar('0'));
    shows(time + " · Gold · Tricky · No hints");
    QVERIFY(!app->item("medal")->property("hollow").toBool());
    for (const QString& name : app->names())
      for (const char* word : {"point", "The best turn", "Rematch", "How it went", "Every cell is filled"})
        QVERIFY2(!name.contains(word), qPrintable(name));
    QVERIFY(app->shows("Another puzzle"));
    app->choose("Another puzzle");
    QTRY_COMPARE(app->page(), "part");
    QVERIFY(app->shows("How hard, Tricky") || app->find("Tricky"));
  }

  void a_picture_to_share_shows_where_it_began_and_nothing_of_the_solution() {
    begin("tricky");
    solve();
    const QString time = QString("0:%1").arg(open.size(), 2, 10, QChar('0'));
    shows("Where digits were printed, your medal and your time. Never a digit.");
    QQuickItem* picture = app->item("sharedPicture");
    qsizetype givens = 0;
    for (QQuickItem* item : app->all(picture)) {
      givens += item->objectName() == "given";
      const QString words = item->property("text").toString();
      QVERIFY2(words.isEmpty() || words == time || words == "Tricky · 18 Nov 2026", qPrintable(words));
    }
    QCOMPARE(givens, 81 - static_cast<qsizetype>(open.size()));
    QCOMPARE(picture->height() / picture->width(), 1.25);
    app->choose("sharePicture");
    shows("Saved as ");
    const QStringList files = QDir(app->folder.path()).entryList({"ninefold-20261118-*.png"});
    QCOMPARE(files.size(), 1);
    const QImage kept(app->folder.filePath(files[0]));
    QCOMPARE(kept.size(), QSize(1080, 1350));
    QVERIFY(kept.pixelColor(540, 400) != kept.pixelColor(20, 1200));
  }

  void a_puzzle_is_shared_without_points_to_begin_with() {
    beginDaily("Sudoku Pens, Gentle");
    solve();
    app->choose("Share this deal");
    QVERIFY(app->shows("The code as a picture"));
    for (const QString& name : app->names()) QVERIFY2(!name.contains("point"), qPrintable(name));
    QVERIFY(!app->shows("They begin with"));
  }

  void a_medal_and_a_needle_say_what_the_time_is_worth() {
    double before = 1e9;
    const QStringList metals{"Gold", "Silver", "Bronze"};
    for (int slower = 0; slower < 3; ++slower) {
      app->ask("App.home()");
      begin("tricky");
      now += slower * 400'000; // thought about the first digit: more than 5:30, more than 9:00
      solve();
      shows(" · " + metals[slower] + " · Tricky");
      QCOMPARE(app->item("medal")->property("metal").toInt(), 2 - slower);
      const double needle = app->item("needle")->x();
      QVERIFY2(needle < before && needle > 0, qPrintable(QString::number(needle)));
      before = needle;
    }
  }

  void statistics_leave_out_what_was_given_up_and_name_what_had_help() {
    begin("tricky");
    app->settle();
    now += 3000;
    app->tap("tool" + QString::number(Kind::AgreeEnd));
    app->tap("endNow");
    QTRY_VERIFY(app->match->over());
    QTRY_COMPARE(app->page(), "result");
    app->ask("App.home()");
    begin("tricky");
    app->settle();
    takeHints(1);
    solve();
    app->ask("App.home()");
    app->choose("Statistics");
    const auto seconds = [](std::size_t s) { return QString("0:%1").arg(s, 2, 10, QChar('0')); };
    shows("Tricky: " + seconds(open.size()) + " · with help");
    shows(seconds(open.size() + 3) + " in all");
  }

  void no_points_are_no_high_score() {
    beginDaily("Kakuro Cards, Gentle");
    app->match->showHand();
    app->match->tapPiece(0);
    for (const SceneCell& cell : std::vector(app->match->cells()->all())) {
      if (!cell.marks.has(Mark::legal)) continue;
      app->match->tapCell(cell.at.column, cell.at.row);
      if (app->match->preview() == 0) break;
    }
    QCOMPARE(app->match->preview(), 0);
    app->match->press(Kind::Confirm);
    QTRY_VERIFY(app->match->over());
    QTRY_COMPARE(app->page(), "result");
    shows("0 points");
    app->ask("App.home()");
    app->choose("Statistics");
    shows("1 played");
    QVERIFY2(!app->shows("High scores"), qPrintable(app->names().join(" | ")));
  }

  void from_a_result_back_leads_to_where_one_came_from() {
    beginDaily("Sudoku Pens, Gentle");
    solve();
    app->back();
    QCOMPARE(app->page(), "daily");
    app->back();
    QCOMPARE(app->page(), "home");
    app->choose("Play alone");
    app->choose("A puzzle");
    QTRY_COMPARE(app->page(), "table");
    open = openCells();
    solve();
    app->back();
    QCOMPARE(app->page(), "alone");
  }

  void a_practice_out_of_a_hint_leads_back_and_leaves_nothing() {
    begin("tricky");
    const int interrupted = app->match->kept();
    practise();
    app->back();
    shows("Practice: Naked pair · Tricky");
    app->choose("Leave the table");
    QTRY_COMPARE(app->match->kept(), interrupted);
    QTRY_COMPARE(app->page(), "table");
    QCOMPARE(app->ask("App.history.length").toInt(), 2);
    app->ask("App.home()");
    shows("Continue Sudoku Pens, Tricky, ");
    QTRY_COMPARE(app->ask("App.unfinished.length").toInt(), 1);
  }

  void a_practice_that_was_solved_leads_back_too() {
    begin("tricky");
    const int interrupted = app->match->kept();
    practise();
    open = openCells();
    solve();
    app->back();
    QTRY_COMPARE(app->match->kept(), interrupted);
    QTRY_COMPARE(app->page(), "table");
    QVERIFY(!app->match->over());
  }

  void what_waits_says_which_puzzle_it_is() {
    const auto waits = [&](const QString& what) {
      app->settle();
      app->back();
      shows(what);
      app->choose("Leave the table");
      QTRY_VERIFY2(app->names().join("|").contains("Continue Sudoku Pens, " + what),
                   qPrintable(app->names().join(" | ")));
    };
    beginDaily("Sudoku Pens, Gentle");
    waits("Today’s puzzle · Gentle");
    app->ask(QString("App.dealPuzzle('sudoku_pens', { people: [App.me], first: 0, handOver: 0, options: { mode: 'solo' "
                     "} }, '%1', 'tricky', 'own', 0)")
                 .arg(QString::fromStdString(text(puzzle()))));
    QTRY_COMPARE(app->page(), "table");
    waits("Your own puzzle · Tricky");
  }

  void after_a_puzzle_of_the_day_comes_the_next_of_that_day() {
    beginDaily("Kakuro Cards, Gentle");
    playATurn();
    QTRY_COMPARE(app->page(), "result");
    shows("Next: Kakuro Cards · Easy");
    app->choose("Next: Kakuro Cards · Easy");
    QTRY_COMPARE(app->page(), "table");
    QCOMPARE(slot(), QString("kakuro_cards.2"));
    app->ask("App.home()");
    app->choose("Today");
    begin2("Sudoku Pens, Gentle");
    solve();
    shows("Next: Kakuro Call"); // one of three is enough
  }

  void today_has_its_puzzles_first_and_future_days_look_different() {
    app->choose("Today");
    shows("Previous month");
    const auto yOf = [&](const QString& name) { return Screen::middle(app->item(name)).y(); };
    QTRY_VERIFY(app->shows("Sudoku Pens, Gentle, not played yet"));
    QVERIFY(yOf("Sudoku Pens, Gentle, not played yet") < app->window->height());
    QVERIFY(yOf("Sudokids, not played yet") < yOf("Previous month"));
    QFont past, future;
    for (QQuickItem* item : app->all()) {
      const QVariantMap day = item->property("day").toMap();
      if (!day.contains("future")) continue;
      for (QQuickItem* text : app->all<QQuickItem>(item))
        if (text->inherits("QQuickText"))
          (day["future"].toBool() ? future : past) = text->property("font").value<QFont>();
    }
    QVERIFY(future.pixelSize() > 0);
    QVERIFY(future.pixelSize() < past.pixelSize());
  }

private:
  static Numbers puzzle() {
    return *numbersFrom("29...7..3......1.......2.8..7.9..5...35.7..9.14.8.......4..9.12......43..23..4...");
  }
  Digit solution(Cell cell) const { return solved[cell]; }
  std::vector<Cell> openCells() const {
    std::vector<Cell> cells;
    for (const SceneCell& cell : app->match->cells()->all())
      if (cell.number == 0) cells.push_back(cell.at);
    return cells;
  }
  /// A puzzle of a grade, all but six digits of it printed.
  void begin(const QString& grade) {
    solved = ninefold::solve(puzzle()).first;
    Numbers givens = solved;
    open.clear();
    forEachCell(nineByNine, [&](Cell cell) {
      if (open.size() == 6 || puzzle()[cell] != 0) return;
      givens[cell] = 0;
      open.push_back(cell);
    });
    std::string text;
    forEachCell(nineByNine,
                [&](Cell cell) { text += givens[cell] == 0 ? '.' : static_cast<char>('0' + givens[cell]); });
    app->ask(
        QString(R"(App.beginRecord('sudoku_pens', JSON.stringify({ format: 'ninefold/1', game: 'sudoku_pens', seats: 1,
        first: 0, options: { mode: 'solo' }, deal: { givens: '%1' }, moves: [] }), { people: [App.me] }, { level: '%2' }))")
            .arg(QString::fromStdString(text), grade));
    QTRY_COMPARE(app->page(), "table");
  }
  void beginDaily(const QString& name) {
    app->ask("App.home()");
    app->choose("Today");
    begin2(name);
  }
  void begin2(const QString& name) {
    QTRY_VERIFY(app->shows(name + ", not played yet"));
    app->choose(name + ", not played yet");
    QTRY_COMPARE(app->page(), "table");
    open = openCells();
  }
  QString slot() const {
    return *Archive::here().ask([id = app->match->kept()](const store::Books& books) {
      return QString::fromStdString(books.matches.load(static_cast<store::MatchId>(id)).match.daily->slot);
    });
  }

  void write(Cell cell, int digit) {
    now += 1000;
    QSignalSpy changed(app->match, &MatchController::changed);
    app->match->stroke(cell.column, cell.row, cell.column, cell.row);
    app->match->key(digit);
    QTRY_COMPARE(int(app->match->cells()->all()[cell.index()].number), digit);
  }
  /// Writes what is missing, and goes to the result.
  void solve() {
    Numbers givens;
    for (const SceneCell& cell : app->match->cells()->all()) givens[cell.at] = cell.number;
    solved = ninefold::solve(givens).first;
    for (const Cell cell : open)
      if (app->match->cells()->all()[cell.index()].number == 0) write(cell, solved[cell]);
    QTRY_VERIFY(app->match->over());
    QTRY_COMPARE(app->page(), "result");
  }
  void takeHints(int many) {
    Coach& coach = *app->part<Coach>();
    app->tap("toolHint");
    for (int i = 1; i <= many; ++i) {
      app->tap("hintNext");
      QTRY_VERIFY(!coach.busy() && coach.stage() == i);
    }
    app->key(Qt::Key_Escape);
  }
  /// From the table to the lesson of a technique, and to a puzzle that practises it.
  void practise() {
    const int interrupted = app->match->kept();
    app->ask(QString("App.open('qrc:/qt/qml/Ninefold/games/sudoku_pens/PensLesson.qml', { entryId: 'sudoku_pens', "
                     "interrupted: %1, setUp: { people: [App.me], first: 0, handOver: 0, options: { mode: 'solo' } }, "
                     "technique: { key: 'naked_pair', name: 'Naked pair', text: 'Look.', grade: 'tricky' } })")
                 .arg(interrupted));
    app->settle();
    app->choose("practise");
    QTRY_VERIFY_WITH_TIMEOUT(app->match->kept() > interrupted, 60'000);
    QTRY_COMPARE(app->page(), "table");
  }
  /// Anything that is allowed, of Kakuro Cards' one turn.
  void playATurn() {
    MatchController& match = *app->match;
    match.showHand();
    while (!match.over()) {
      QSignalSpy changed(&match, &MatchController::changed);
      const auto& cells = match.cells()->all();
      const auto free =
          std::find_if(cells.begin(), cells.end(), [](const SceneCell& cell) { return cell.marks.has(Mark::legal); });
      if (free == cells.end()) {
        match.press(Kind::Pass);
      } else {
        match.drop(0, free->at.column, free->at.row);
        match.press(Kind::Confirm);
      }
      QVERIFY(changed.wait(60'000));
    }
  }
  void shows(const QString& name) {
    QTRY_VERIFY2(app->shows(name) || app->names().contains(name) || app->names().join("|").contains(name),
                 qPrintable(name + " isn't among: " + app->names().join(" | ")));
  }

  std::unique_ptr<Screen> app;
  qint64 now = 0;
  Numbers solved;
  std::vector<Cell> open;
};

QTEST_MAIN(SolvedTest)
#include "solved_test.moc"
