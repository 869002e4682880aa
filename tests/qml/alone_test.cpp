#include "bridge/rehearsal.h"
#include "challenge/solved_problem.h"
#include "match/any_match.h"
#include "qml/screen.h"

#include <QSignalSpy>

using namespace ninefold;
using nlohmann::json;

/// One person and the app: what a result is worth, and what there is to play alone.
class AloneTest : public QObject {
  Q_OBJECT

private slots:
  void initTestCase() {
    app = std::make_unique<Screen>();
    app->ask("App.choose(App.newPerson())");
    app->match->setStopwatch(Stopwatch([this] { return now; }));
  }
  void init() { app->ask("App.home()"); }
  void cleanupTestCase() { app.reset(); }

  void a_record_is_celebrated_once_it_is_on_the_disk() {
    // Two matches, the second the better one.
    std::vector<Played> played{rehearsed(1)};
    for (int seed = 2; played.size() < 2; ++seed)
      if (Played next = rehearsed(seed); next.score > played[0].score) played.push_back(std::move(next));

    begin(played[0]);
    for (Cell cell : played[0].cells) lay(cell);
    QTRY_COMPARE(app->page(), "result");
    QVERIFY(app->shows(QString("%1 point").arg(played[0].score)));
    QVERIFY(!app->shows("A new record")); // there was none to beat

    begin(played[1]);
    for (std::size_t i = 0; i + 1 < played[1].cells.size(); ++i) lay(played[1].cells[i]);
    {
      store::Connection other(app->folder.filePath("ninefold.db").toStdString(), store::Access::write);
      other.script("BEGIN IMMEDIATE"); // nobody else gets to write
      const Cell last = played[1].cells.back();
      app->match->drop(0, last.column, last.row);
      app->match->press(Kind::Confirm);
      QTest::qWait(300);
      QCOMPARE(app->page(), "table");
      QVERIFY(!app->match->over());
      QCOMPARE(other.one<int>("SELECT max(score) FROM results"), played[0].score);
      other.script("ROLLBACK");
    }
    QTRY_COMPARE(app->page(), "result");
    QTRY_VERIFY(app->shows("A new record"));
    QVERIFY(app->shows(QString("The previous best was %1.").arg(played[0].score)));

    app->choose("High scores");
    QTRY_VERIFY(app->shows(QString("1: Fox, %1 point").arg(played[1].score)));
    QTRY_VERIFY(app->shows(QString("2: Fox, %1 point").arg(played[0].score)));
    app->back();
    QCOMPARE(app->page(), "result");
  }

  void time_stands_still_in_a_pause_and_after_the_end() {
    const Played played = rehearsed(3);
    begin(played);
    for (std::size_t i = 0; i < played.cells.size(); ++i) {
      if (i == 5) {
        now += 700;
        app->back();
        QCOMPARE(app->page(), "pause");
        now += 100'000; // somebody is at the door
        app->choose("Leave the table");
        now += 100'000;
        app->choose("Continue Sudokids");
        now += 300;
      }
      lay(played.cells[i]);
    }
    QTRY_COMPARE(app->page(), "result");
    const auto seconds = static_cast<int>(played.cells.size()) + 1; // each a second, and one was interrupted
    const QString shown = QString("In 0:%1").arg(seconds, 2, 10, QChar('0'));
    QTRY_VERIFY2(app->shows(shown), qPrintable(app->names().join(" | ")));
    now += 100'000;
    app->choose("High scores");
    app->back();
    QTRY_VERIFY(app->shows(shown));
  }

  void an_undo_past_a_draw_is_marked_in_the_result() {
    const Played played = rehearsed(4);
    begin(played);
    lay(played.cells[0]);
    QSignalSpy wentBack(app->match, &MatchController::wentBack);
    app->match->undo();
    QTRY_COMPARE(wentBack.count(), 1);
    for (const Cell cell : played.cells) lay(cell);
    QTRY_COMPARE(app->page(), "result");
    QTRY_VERIFY(app->shows("In 0:"));
    QVERIFY2(Screen::nameOf(app->item("In 0:")).endsWith("with help"), qPrintable(app->names().join(" | ")));
  }

  void all_that_can_be_played_alone_is_two_taps_away_data() {
    QTest::addColumn<QString>("way");
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("option");
    QTest::newRow("score attack") << "Score attack"
                                  << "kakuro_cards"
                                  << R"("flips":"one"})";
    QTest::newRow("best turn") << "Best turn"
                               << "kakuro_cards"
                               << R"("turns":"one")";
    QTest::newRow("the hardest turn") << "Fiendish"
                                      << "kakuro_cards"
                                      << R"("flips":"many")";
    QTest::newRow("with sand") << "With the hourglass"
                               << "kakuro_call"
                               << R"("hourglass":60)";
    QTest::newRow("without") << "Without the hourglass"
                             << "kakuro_call"
                             << R"("hourglass":"off")";
    QTest::newRow("a sudoku") << "A puzzle"
                              << "sudoku_pens"
                              << R"("mode":"solo")";
    QTest::newRow("tiles") << "Fill the board"
                           << "sudoku_tiles"
                           << R"("board":"adult")";
  }
  void all_that_can_be_played_alone_is_two_taps_away() {
    QFETCH(QString, way);
    QFETCH(QString, game);
    QFETCH(QString, option);
    app->choose("Play alone");
    app->choose(way);
    QTRY_COMPARE(app->page(), "table");
    QCOMPARE(app->match->game(), game);
    QCOMPARE(app->match->seatCount(), 1);
    const QString record = app->match->record();
    QVERIFY2(record.contains(option), qPrintable(record.left(300)));
  }

  void a_best_turn_tells_its_rule_and_its_par_before_and_shows_the_best_turn_afterwards() {
    for (const char* way : {"Best turn", "Fiendish"}) {
      app->ask("App.home()");
      app->choose("Play alone");
      app->choose(way);
      QTRY_COMPARE(app->page(), "table");
      const auto best = challenge::solvedProblem(json::parse(app->match->record().toStdString()));
      QVERIFY(best.has_value());
      const auto& move = best->played["moves"][0];
      QVERIFY(app->shows("You have one turn: find the one that scores most."));
      QTRY_VERIFY2(app->shows(QString("Par %1").arg(best->points)), qPrintable(app->names().join(" | ")));
      app->match->tapPiece(0);
      for (const SceneCell& cell : std::vector(app->match->cells()->all())) { // somewhere less good
        if (!cell.marks.has(Mark::legal)) continue;
        app->match->tapCell(cell.at.column, cell.at.row);
        if (app->match->preview() < best->points) break;
      }
      app->match->press(Kind::Confirm);
      QTRY_COMPARE(app->page(), "result");
      QTRY_VERIFY2(app->shows("bestTurn"), qPrintable(app->names().join(" | ")));
      QTRY_VERIFY(app->shows("The par is what the app itself reaches with this deal."));
      const QString words = app->item("bestTurn")->property("text").toString();
      QVERIFY2(words.contains(QString("%1 point").arg(best->points)), qPrintable(words));
      QVERIFY2(words.contains("on " + QString::fromStdString(move["place"].get<std::string>())), qPrintable(words));
      std::size_t cells = 0;
      for (const QQuickItem* item : app->all()) cells += item->objectName() == "bestCell";
      QCOMPARE(cells, 1 + move.value("flip", nlohmann::ordered_json::array()).size());
      app->choose("See it on the table");
      QCOMPARE(app->page(), "replay");
      const Cell there = *cellNamed(move["place"].get<std::string>());
      const QStringList laid = app->names().filter(QRegularExpression(
          QString("^row %1, column %2, .*%3$").arg(there.row + 1).arg(there.column + 1).arg(move["card"].get<int>())));
      QVERIFY2(!laid.isEmpty(), qPrintable(app->names().join(" | ")));
    }
    // Whoever has found it needs no showing.
    app->ask("App.home()");
    app->choose("Play alone");
    app->choose("Best turn");
    QTRY_COMPARE(app->page(), "table");
    const auto best = challenge::solvedProblem(json::parse(app->match->record().toStdString()));
    const auto& move = best->played["moves"][0];
    const auto& hand = app->match->hand()->all();
    const auto held =
        std::find_if(hand.begin(), hand.end(), [&](const auto& one) { return one.number == move["card"].get<int>(); });
    const auto piece = static_cast<int>(held - hand.begin());
    const auto tap = [&](const nlohmann::ordered_json& name) {
      const Cell cell = *cellNamed(name.get<std::string>());
      app->match->tapCell(cell.column, cell.row);
    };
    app->match->tapPiece(piece);
    if (move.value("side", "") == "sum") app->match->tapPiece(piece);
    tap(move["place"]);
    for (const auto& name : move.value("flip", nlohmann::ordered_json::array())) tap(name);
    app->match->press(Kind::Confirm);
    QTRY_COMPARE(app->page(), "result");
    QTRY_VERIFY(app->shows("Par reached"));
    QVERIFY(!app->shows("bestTurn"));
  }

  void the_time_for_a_puzzle_runs_at_the_table_only_and_ends_it() {
    app->choose("Play alone");
    app->choose("Against the clock");
    QTRY_COMPARE(app->page(), "table");
    Countdown& limit = *app->match->limit();
    limit.setClock([this] { return now; });
    const auto passes = [&](int seconds) {
      now += 1000 * seconds;
      limit.look();
    };
    passes(60);
    QVERIFY2(app->shows("19:00 left"), qPrintable(app->names().join(" | ")));
    app->back();
    passes(600);
    app->choose("Leave the table");
    passes(600);
    app->choose("Continue Sudoku Pens");
    QVERIFY(app->shows("19:00 left"));
    passes(19 * 60);
    QTRY_COMPARE(app->page(), "result");
    QTRY_VERIFY(app->shows("Not all of it is solved"));
  }

private:
  /// A match of Sudokids alone, and how it comes out.
  struct Played {
    int seed = 0;
    std::vector<Cell> cells;
    int score = 0;
  };
  static Played rehearsed(int seed) {
    const json start{{"format", "ninefold/1"},         {"game", "sudoku_tiles"}, {"seats", 1},
                     {"options", {{"board", "kids"}}}, {"seed", seed},           {"moves", json::array()}};
    const json whole = rehearse(start, 100);
    Played played{seed, {}, (*openMatch(whole, Deals::any))->standing().scores[0]};
    for (const json& move : whole["moves"]) {
      const auto name = move["place"].get<std::string>();
      played.cells.push_back({static_cast<std::int8_t>(name[0] - 'A'), static_cast<std::int8_t>(name[1] - '1')});
    }
    return played;
  }
  void begin(const Played& match) {
    app->ask(QString("App.begin('sudokids', { people: [App.me], first: 0, handOver: 0, options: {} }, %1, {})")
                 .arg(match.seed));
    app->settle();
    QCOMPARE(app->page(), "table");
  }
  /// Lays the tile in hand, and waits until that is on the disk.
  void lay(Cell cell) {
    now += 1000;
    QSignalSpy changed(app->match, &MatchController::changed);
    app->match->drop(0, cell.column, cell.row);
    app->match->press(Kind::Confirm);
    QVERIFY(changed.wait(60'000));
  }

  std::unique_ptr<Screen> app;
  qint64 now = 0;
};

QTEST_MAIN(AloneTest)
#include "alone_test.moc"
