#include "bridge/match_controller.h"
#include "bridge/rehearsal.h"
#include "bridge/words.h"
#include "games/okudos/words.h"
#include "lab/command.h"

#include <algorithm>
#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QtTest>
#include <sstream>

using namespace ninefold;
using nlohmann::json;

namespace {

/// A match of two at the screen, its models watched.
struct AtTheScreen {
  MatchController match;
  QAbstractItemModelTester cells{match.cells()}, hand{match.hand()}, seats{match.seats()}, actions{match.actions()},
      runs{match.runs()}, sectors{match.sectors()};

  explicit AtTheScreen(const QString& game = "sudoku_tiles", const QStringList& names = {"Mika", "Jun"}) {
    match.deal(game, names, {}, 2005);
  }

  /// Opens the curtain, shows the hand and drops the first piece on the first legal cell; false if there is none.
  bool placeSomewhere() {
    match.openCurtain();
    match.showHand();
    for (const SceneCell& cell : match.cells()->all()) {
      if (!cell.marks.has(Mark::legal)) continue;
      match.drop(0, cell.at.column, cell.at.row);
      match.press(Kind::Confirm);
      return true;
    }
    return false;
  }
};

} // namespace

class MatchControllerTest : public QObject {
  Q_OBJECT

private slots:
  void a_whole_match_is_played_and_its_record_replays_to_the_scores_shown() {
    AtTheScreen screen;
    while (!screen.match.over()) QVERIFY(screen.placeSomewhere());
    std::istringstream in(screen.match.record().toStdString());
    std::ostringstream out, err;
    const std::vector<std::string_view> args{"-"};
    QCOMPARE(replayCommand(args, {in, out, err}), allWell);
    const auto& seats = screen.match.seats()->all();
    const QString end = QString("{\"end\":true,\"scores\":[%1,%2],").arg(seats[0].score).arg(seats[1].score);
    QVERIFY(QString::fromStdString(out.str()).contains(end));
    QVERIFY(seats[0].score > 0);
  }

  void the_models_keep_their_promises_in_every_game() {
    for (const QString game : {"kakuro_cards", "kakuro_call", "sudoku_pens", "okudos", "sudoku_tiles"}) {
      AtTheScreen screen(game);
      const json start = json::parse(screen.match.record().toStdString());
      for (int moves = 1; moves < 40; moves += 3) { // forwards in leaps, as a replay that is pulled along does
        QVERIFY(screen.match.begin(QString::fromStdString(rehearse(start, moves).dump()), {"Mika", "Jun"}));
        screen.match.openCurtain();
        screen.match.showHand();
        for (const SceneCell& cell : std::vector(screen.match.cells()->all()))
          screen.match.tapCell(cell.at.column, cell.at.row);
        screen.match.stroke(0, 4, 5, 4);
        screen.match.hideHand();
        screen.match.cover();
      }
    }
  }

  void the_cover_falls_with_the_end_of_a_turn_and_nothing_of_the_hand_is_left() {
    AtTheScreen screen;
    QCOMPARE(screen.match.curtainFor(), 0);
    QCOMPARE(screen.match.hand()->rowCount(), 0);
    screen.match.openCurtain();
    QCOMPARE(screen.match.hand()->rowCount(), 0);
    QCOMPARE(screen.match.handCount(), 1);
    screen.match.showHand();
    QCOMPARE(screen.match.hand()->rowCount(), 1);
    QVERIFY(screen.placeSomewhere());
    QCOMPARE(screen.match.curtainFor(), 1);
    QCOMPARE(screen.match.hand()->rowCount(), 0);
    for (const SceneCell& cell : screen.match.cells()->all()) QVERIFY(!cell.marks.has(Mark::legal));
  }

  void leaving_the_app_covers_the_hand() {
    AtTheScreen screen;
    screen.match.openCurtain();
    screen.match.showHand();
    screen.match.cover();
    QCOMPARE(screen.match.hand()->rowCount(), 0);
    QCOMPARE(screen.match.curtainFor(), 0);
  }

  void side_by_side_needs_no_curtain_but_keeps_the_hand_hidden() {
    AtTheScreen screen;
    screen.match.setHandOver(MatchController::HandOver::SideBySide);
    screen.match.openCurtain();
    QVERIFY(screen.placeSomewhere());
    QCOMPARE(screen.match.curtainFor(), -1);
    QCOMPARE(screen.match.viewer(), 1);
    QVERIFY(!screen.match.handShown());
    QCOMPARE(screen.match.hand()->rowCount(), 0);
  }

  void what_was_laid_to_be_seen_is_there_again_after_a_pause_but_nobody_else_can_play_it() {
    AtTheScreen screen;
    screen.match.openCurtain();
    screen.match.showHand();
    const auto& cells = screen.match.cells()->all();
    const auto legal =
        std::find_if(cells.begin(), cells.end(), [](const SceneCell& cell) { return cell.marks.has(Mark::legal); });
    QVERIFY(legal != cells.end());
    screen.match.tapPiece(0);
    screen.match.tapCell(legal->at.column, legal->at.row);
    QVERIFY(screen.match.previews());
    const QString before = screen.match.record();
    screen.match.cover();
    screen.match.openCurtain();
    QVERIFY(!screen.match.previews());
    screen.match.showHand();
    QVERIFY(screen.match.previews());
    screen.match.cover();
    screen.match.openCurtain();
    screen.match.press(Kind::Confirm);
    QCOMPARE(screen.match.record(), before);
  }

  void why_nothing_can_be_taken_back_is_said() {
    AtTheScreen screen;
    QVERIFY(!screen.match.whyNoUndo().isEmpty());
    screen.match.openCurtain();
    QVERIFY(screen.placeSomewhere());
    QVERIFY(screen.match.whyNoUndo().contains("Mika"));
    AtTheScreen alone("sudoku_tiles", {"Mika"});
    QVERIFY(alone.placeSomewhere());
    QVERIFY(alone.match.whyNoUndo().isEmpty());
  }

  void a_refused_move_is_told_in_words_and_changes_nothing() {
    AtTheScreen screen;
    QSignalSpy refused(&screen.match, &MatchController::refused);
    screen.match.openCurtain();
    screen.match.showHand();
    const QString before = screen.match.record();
    QStringList told;
    QPoint taken;
    connect(&screen.match, &MatchController::changed, [&] { told << "changed"; });
    connect(&screen.match, &MatchController::refused, [&] { told << "refused"; });
    for (const SceneCell& cell : screen.match.cells()->all())
      if (cell.number != 0) {
        taken = {cell.at.column, cell.at.row};
        screen.match.drop(0, taken.x(), taken.y());
        break;
      }
    QCOMPARE(refused.count(), 1);
    QCOMPARE(refused[0][0].toString(), QString("occupied"));
    QVERIFY(!refused[0][1].toString().isEmpty());
    QCOMPARE(refused[0][2].toPoint(), taken);
    QCOMPARE(told, QStringList({"changed", "refused"})); // so that nothing wipes away what is told
    QCOMPARE(screen.match.record(), before);
  }

  void alone_one_goes_back_as_far_as_one_likes() {
    AtTheScreen screen("sudoku_tiles", {"Mika"});
    const QString start = screen.match.record();
    QVERIFY(screen.match.handShown());
    for (int i = 0; i < 3; ++i) QVERIFY(screen.placeSomewhere());
    QSignalSpy back(&screen.match, &MatchController::wentBack);
    for (int i = 0; i < 3; ++i) screen.match.undo();
    QCOMPARE(back.count(), 3);
    QCOMPARE(screen.match.record(), start);
    QVERIFY(!screen.match.canUndo());
    QVERIFY(screen.match.canRedo());
  }

  void sand_that_ran_out_is_told_to_whoever_comes_next() {
    AtTheScreen screen("sudoku_pens");
    screen.match.setProperty("deafFor", 0);
    screen.match.press(Kind::Pass);
    screen.match.press(Kind::Confirm);
    QCOMPARE(screen.match.news(), "Mika passes");
    screen.match.timeout();
    QCOMPARE(screen.match.news(), "Jun: time was up");
    screen.match.timeout();
    QCOMPARE(screen.match.news(), "Mika: time was up");
  }

  void nobody_goes_back_into_another_turn_to_get_its_sand_once_more() {
    for (const QString mode : {"standard", "speed"}) {
      AtTheScreen screen("sudoku_pens");
      QVERIFY(screen.match.deal("sudoku_pens", {"Mika", "Jun"}, {{"mode", mode}}, 7));
      const auto& cells = screen.match.cells()->all();
      const auto gap = std::find_if(cells.begin(), cells.end(), [](const auto& one) { return one.number == 0; });
      const Cell at = gap->at;
      for (int digit = 1; digit <= 9 && screen.match.turn() == 0 && gap->number == 0; ++digit) {
        screen.match.stroke(at.column, at.row, at.column, at.row);
        screen.match.key(digit); // but for the right one it is refused
      }
      QVERIFY(gap->number != 0);
      QCOMPARE(screen.match.canUndo(), mode == "speed"); // there the turn goes on
      screen.match.timeout();
      QVERIFY(!screen.match.canUndo());
    }
  }

  void whoever_comes_next_is_told_what_happened_since_its_last_turn() {
    AtTheScreen screen("sudoku_tiles", {"Mika", "Jun", "Ada"});
    const auto marked = [](MatchController& match) {
      const auto& cells = match.cells()->all();
      return std::count_if(cells.begin(), cells.end(), [](const auto& one) { return one.marks.has(Mark::latest); });
    };
    for (int i = 0; i < 4; ++i) QVERIFY(screen.placeSomewhere()); // Mika once more, too
    QCOMPARE(screen.match.curtainFor(), 1);
    screen.match.openCurtain();
    QCOMPARE(screen.match.news().count("Ada "), 1);
    QCOMPARE(screen.match.news().count("Mika "), 1);
    QVERIFY2(!screen.match.news().contains("Jun "), qPrintable(screen.match.news()));
    QCOMPARE(marked(screen.match), 2);

    MatchController resumed; // the same from the record
    QVERIFY(resumed.begin(screen.match.record(), {"Mika", "Jun", "Ada"}));
    resumed.openCurtain();
    QCOMPARE(resumed.news(), screen.match.news());
    QCOMPARE(marked(resumed), 2);
  }

  void whoever_only_objects_has_missed_the_same() {
    AtTheScreen screen("sudoku_tiles", {"Mika", "Jun", "Ada"});
    screen.match.setHandOver(MatchController::HandOver::SideBySide);
    QVERIFY(screen.match.deal("sudoku_tiles", {"Mika", "Jun", "Ada"}, {{"referee", "table"}}, 2005));
    const auto right = [&screen] { // lays its tile where it may lie
      const json record = json::parse(screen.match.record().toStdString());
      screen.match.showHand();
      for (const SceneCell& cell : std::vector(screen.match.cells()->all())) {
        if (cell.face != Face::none) continue;
        MatchController tried;
        tried.setHandOver(MatchController::HandOver::SideBySide);
        if (!tried.begin(QString::fromStdString(record.dump()), {"Mika", "Jun", "Ada"})) return false;
        tried.showHand();
        tried.drop(0, cell.at.column, cell.at.row);
        tried.press(Kind::Confirm);
        tried.press(Kind::Challenge, (screen.match.viewer() + 1) % 3);
        if (tried.badNews()) continue;
        screen.match.drop(0, cell.at.column, cell.at.row);
        screen.match.press(Kind::Confirm);
        return true;
      }
      return false;
    };
    QVERIFY(right()); // Mika
    screen.match.press(Kind::Accept, 0);
    QVERIFY(right());                       // Jun
    screen.match.press(Kind::Challenge, 2); // Ada, whose turn it is next
    QCOMPARE(screen.match.viewer(), 2);
    const QString news = screen.match.news();
    QVERIFY2(news.contains("Mika") && news.contains("Jun was right"), qPrintable(news));
  }

  void what_came_in_parts_is_told_once_and_what_was_taken_back_not_at_all() {
    using Kind = Event::Kind;
    static constexpr const char* animals[] = {"cat", "frog", "fish", "owl"};
    const QStringList names{"Mika", "Jun"};
    const auto told = [&](Events events) { return inWords(events, names); };
    const Viewer mika = seatAt(0), jun = seatAt(1);
    QCOMPARE(told({{.kind = Kind::placed, .seat = mika, .number = 4},
                   {.kind = Kind::scored, .seat = mika, .points = 10},
                   {.kind = Kind::scored, .seat = mika, .points = 14},
                   {.kind = Kind::drew, .seat = mika}}),
             QString("Mika +24"));
    QCOMPARE(told({{.kind = Kind::placed, .seat = mika, .number = 4},
                   {.kind = Kind::scored, .seat = mika, .points = 10},
                   {.kind = Kind::challenged, .seat = jun},
                   {.kind = Kind::wrong, .seat = mika},
                   {.kind = Kind::unscored, .seat = mika, .points = 10}}),
             QString("Mika: that was wrong"));
    QCOMPARE(told({{.kind = Kind::placed, .seat = mika, .number = 4},
                   {.kind = okudos::event::collected, .seat = jun},
                   {.kind = Kind::placed, .seat = jun, .number = 7},
                   {.kind = Kind::placed, .seat = jun, .number = 2},
                   {.kind = Kind::gameOver}}),
             QString("Mika lays 4 · Jun lays 7, 2 · Jun collects 1 chip(s)"));
    QCOMPARE(inWords({{.kind = Kind::placed, .seat = mika, .number = 4}}, names, animals), QString("Mika lays owl"));
  }

  void a_record_that_is_none_is_told_and_changes_nothing() {
    AtTheScreen screen;
    QSignalSpy failed(&screen.match, &MatchController::failed);
    const QString before = screen.match.record();
    QVERIFY(!screen.match.begin("{\"format\":\"ninefold/1\"}", {"Mika"}));
    QVERIFY(!screen.match.begin("no JSON", {"Mika"}));
    QCOMPARE(failed.count(), 2);
    QCOMPARE(screen.match.record(), before);
  }
};

QTEST_GUILESS_MAIN(MatchControllerTest)
#include "match_controller_test.moc"
