#include "play.h"
#include "store/discard.h"
#include "support/qtest.h"
#include "support/rounds.h"

using namespace ninefold;
using namespace ninefold::store;
using std::string;
using Cards = kakuro_cards::Game;

namespace {

/// The key of the trouble that a job runs into; "" if it runs into none.
template<class Job> string troubleIn(Job&& job) {
  try {
    job();
    return "";
  } catch (const Error& error) {
    return string(error.key());
  }
}

Kind standardTiles() { return {"sudoku_tiles", Played<Tiles>(0).fresh({}).variant}; }

} // namespace

class BooksTest : public QObject {
  Q_OBJECT

private slots:
  void a_match_comes_back_as_it_was_played() {
    BooksInMemory kept;
    Played<Tiles> played(1);
    const MatchId id = kept.books.matches.create(played.fresh({{}, {.computer = 2}}));
    for (int i = 0; i < 10; ++i) kept.books.matches.append(*played.move(id));
    const SavedMatch saved = kept.books.matches.load(id);
    QVERIFY(saved.inputs == played.inputs());
    QCOMPARE(replayed<Tiles>(saved).everything(), played.match->everything());
    QCOMPARE(saved.match.players[1].computer, 2);
  }

  void a_record_of_a_kept_match_can_be_read() {
    BooksInMemory kept;
    Played<Tiles> played(2);
    const MatchId id = playWhole(kept.books, played, {{}, {}});
    const auto record = readRecord<Tiles>(Node(parsed(kept.books.matches.load(id).record())), Deals::full);
    QCOMPARE(record.inputs.size(), played.match->length());
    QVERIFY(record.inputs.back() == played.match->input(played.match->length() - 1));
  }

  void an_input_out_of_step_is_refused() {
    BooksInMemory kept;
    Played<Tiles> played(3);
    const MatchId id = kept.books.matches.create(played.fresh({{}, {}}));
    const auto first = *played.move(id), second = *played.move(id);
    QCOMPARE(troubleIn([&] { kept.books.matches.append(second); }), string("out-of-step"));
    kept.books.matches.append(first);
    QCOMPARE(troubleIn([&] { kept.books.matches.append(first); }), string("out-of-step"));
    kept.books.matches.append(second);
    QCOMPARE(kept.books.matches.load(id).inputs.size(), std::size_t{2});
  }

  void what_was_undone_can_be_redone_until_something_else_is_played() {
    BooksInMemory kept;
    Played<Tiles> played(4);
    const MatchId id = kept.books.matches.create(played.fresh({{}, {}}));
    for (int i = 0; i < 5; ++i) kept.books.matches.append(*played.move(id));
    kept.books.matches.undo(id, 3);
    SavedMatch saved = kept.books.matches.load(id);
    QCOMPARE(saved.done, 2);
    QCOMPARE(saved.inputs.size(), std::size_t{5});
    Match<Tiles> match = replayed<Tiles>(saved);
    QCOMPARE(match.length(), std::size_t{2});
    QVERIFY(match.canRedo());
    kept.books.matches.redo(id, 2);
    QCOMPARE(kept.books.matches.load(id).done, 4);
    QCOMPARE(troubleIn([&] { kept.books.matches.redo(id, 2); }), string("out-of-step"));
    QCOMPARE(troubleIn([&] { kept.books.matches.undo(id, 5); }), string("out-of-step"));
    played.match->undo();
    kept.books.matches.append(*played.move(id));
    saved = kept.books.matches.load(id);
    QCOMPARE(saved.inputs.size(), std::size_t{5});
    QVERIFY(saved.inputs == played.inputs());
    QCOMPARE(saved.undos, 3);
  }

  void a_finished_match_takes_no_more() {
    BooksInMemory kept;
    Played<Tiles> played(5);
    const MatchId id = playWhole(kept.books, played, {{}, {}});
    QCOMPARE(troubleIn([&] { kept.books.matches.undo(id); }), string("over"));
    QVERIFY(kept.books.matches.unfinished().empty());
    QCOMPARE(kept.books.matches.finished(10).size(), std::size_t{1});
    QVERIFY(standingFrom(*kept.books.matches.load(id).outcome).scores == played.match->standing().scores);
  }

  void the_continue_list_has_the_latest_first() {
    BooksInMemory kept;
    std::vector<MatchId> ids;
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
      Played<Tiles> played(seed);
      ids.push_back(kept.books.matches.create(played.fresh({{}, {.computer = 1}})));
    }
    Played<Tiles> again(0);
    kept.books.matches.append(*again.move(ids[0]));
    const auto lines = kept.books.matches.unfinished();
    QCOMPARE(lines.size(), std::size_t{3});
    QVERIFY(lines[0].id == ids[0] && lines[1].id == ids[2] && lines[2].id == ids[1]);
    QCOMPARE(lines[0].done, 1);
    QCOMPARE(lines[0].players[1].computer, 1);
    kept.books.matches.abandon(ids[2]);
    kept.books.matches.remove(ids[1]);
    QCOMPARE(kept.books.matches.unfinished().size(), std::size_t{1});
    QCOMPARE(troubleIn([&] { kept.books.matches.load(ids[1]); }), string("missing"));
  }

  void a_letter_that_changed_is_noticed() {
    // SQLite sees nothing wrong in any of these.
    for (const char* change :
         {"UPDATE inputs SET input = replace(input, '\"seat\":0', '\"seat\":1') WHERE ply = 4",
          "UPDATE inputs SET hash = hash + 1 WHERE ply = 3", "UPDATE inputs SET ms = 7 WHERE ply = 2",
          "UPDATE matches SET start = replace(start, 'assist', 'strict')", "UPDATE matches SET done = 5",
          "UPDATE matches SET status = 2", "UPDATE matches SET hints = 1",
          "UPDATE seats SET computer = 3 WHERE seat = 1", "DELETE FROM seats WHERE seat = 1",
          "DELETE FROM inputs WHERE ply = 5", "DELETE FROM inputs WHERE ply = 7", "UPDATE matches SET clock = '[]'"}) {
      BooksInMemory kept;
      Played<Tiles> played(6);
      const MatchId id = kept.books.matches.create(played.fresh({{}, {}}));
      for (int i = 0; i < 8; ++i) kept.books.matches.append(*played.move(id));
      QVERIFY(kept.db.run(change) > 0);
      QCOMPARE(troubleIn([&] { kept.books.matches.load(id); }), string("changed"));
    }
  }

  void a_changed_match_can_be_cut_back_to_what_is_vouched_for() {
    BooksInMemory kept;
    Played<Tiles> played(7);
    const MatchId id = kept.books.matches.create(played.fresh({{}, {}}));
    for (int i = 0; i < 8; ++i) kept.books.matches.append(*played.move(id));
    kept.db.run("UPDATE inputs SET hash = hash + 1 WHERE ply = 5");
    QCOMPARE(kept.books.matches.repair(id), 3);
    const SavedMatch saved = kept.books.matches.load(id);
    QCOMPARE(saved.done, 5);
    QCOMPARE(saved.lost, 3);
    auto inputs = played.inputs();
    inputs.resize(5);
    QVERIFY(saved.inputs == inputs);
  }

  void a_match_by_other_rules_isn_t_shown() {
    BooksInMemory kept;
    Played<Tiles> played(8);
    const MatchId id = kept.books.matches.create(played.fresh({{}, {}}));
    auto first = *played.move(id);
    first.input.hash ^= 1; // sealed as it was shown: the rules have changed since
    kept.books.matches.append(first);
    const SavedMatch saved = kept.books.matches.load(id);
    QCOMPARE(troubleIn([&] { replayed<Tiles>(saved); }), string("other-rules"));
    QCOMPARE(replayableInputs(saved), 0);
    SavedMatch other = saved;
    other.match.game = "tiddlywinks";
    QCOMPARE(troubleIn([&] { standingOf(other); }), string("other-rules"));
  }

  void profiles_are_kept_and_can_be_wiped() {
    BooksInMemory kept;
    Profiles& people = kept.books.profiles;
    const ProfileId ada = people.add({.name = "Ada", .colour = 1, .shape = 2, .avatar = "fox"});
    const ProfileId ben = people.add({.name = "Ben"});
    QCOMPARE(troubleIn([&] { people.add({.name = "Ada"}); }), string("unusable"));
    QCOMPARE(troubleIn([&] { people.add({.name = "  "}); }), string("unusable"));
    people.change({.id = ada, .name = "Ada L.", .preferences = R"({"leftHanded":true})"});
    QCOMPARE(people.find(ada)->name, string("Ada L."));
    Played<Tiles> alone(9), together(10);
    const MatchId own = playWhole(kept.books, alone, {{ada}, {.computer = 1}});
    const MatchId shared = playWhole(kept.books, together, {{ada}, {ben}});
    people.forget(ada);
    QCOMPARE(people.all().size(), std::size_t{1});
    QVERIFY(!people.find(ada));
    QCOMPARE(troubleIn([&] { kept.books.matches.load(own); }), string("missing"));
    QCOMPARE(kept.books.matches.load(shared).inputs.size(), together.match->length());
    QCOMPARE(kept.books.statistics.ladder("sudoku_tiles").size(), std::size_t{1});
    QCOMPARE(troubleIn([&] { people.change({.id = ada, .name = "Ada"}); }), string("missing"));
  }

  void settings_are_kept() {
    BooksInMemory kept;
    Settings& settings = kept.books.settings;
    QVERIFY(!settings.get("theme"));
    settings.set("theme", "\"dark\"");
    settings.set("theme", "\"light\"");
    QCOMPARE(*settings.get("theme"), string("\"light\""));
    settings.clear("theme");
    QVERIFY(!settings.get("theme"));
  }

  void own_puzzles_are_kept_once() {
    BooksInMemory kept;
    Puzzles& puzzles = kept.books.puzzles;
    const PuzzleId id = puzzles.add({.givens = string(80, '.') + "7", .title = "from the train"});
    QVERIFY(puzzles.add({.givens = string(80, '.') + "7", .title = "again"}) == id);
    QCOMPARE(puzzles.all().size(), std::size_t{1});
    QCOMPARE(puzzles.find(id)->title, string("from the train"));
    QCOMPARE(troubleIn([&] { puzzles.add({.givens = string(81, '0')}); }), string("unusable"));
    QCOMPARE(troubleIn([&] { puzzles.add({.givens = "..."}); }), string("unusable"));
    puzzles.remove(id);
    QVERIFY(puzzles.all().empty());
  }

  void pencil_notes_are_kept_with_their_undo() {
    BooksInMemory kept;
    Puzzles& puzzles = kept.books.puzzles;
    Played<Tiles> played(11);
    const MatchId id = kept.books.matches.create(played.fresh({{}, {}}));
    QVERIFY(puzzles.pencil(id) == Pencil{});
    for (int i = 0; i < 4; ++i) puzzles.stroke(id, {i, "{\"note\":" + std::to_string(i) + "}"});
    puzzles.undoStroke(id);
    puzzles.undoStroke(id);
    puzzles.redoStroke(id);
    QCOMPARE(puzzles.pencil(id).done, 3);
    QCOMPARE(puzzles.pencil(id).strokes.size(), std::size_t{4});
    puzzles.stroke(id, {9, "{}"});
    QCOMPARE(puzzles.pencil(id).strokes.size(), std::size_t{4});
    QVERIFY((puzzles.pencil(id).strokes.back() == PencilStroke{9, "{}"}));
    QCOMPARE(troubleIn([&] { puzzles.redoStroke(id); }), string("out-of-step"));
    kept.books.matches.remove(id);
    QVERIFY(puzzles.pencil(id) == Pencil{});
  }

  void what_was_given_up_was_never_quick() {
    BooksInMemory kept;
    Books& books = kept.books;
    const ProfileId ada = books.profiles.add({.name = "Ada"});
    const auto take = [&](std::int64_t ms, bool solved) {
      const MatchId id = books.matches.create(
          {.game = "sudoku_pens", .start = "{}", .variant = "1 {}", .level = "easy", .players = {{ada}}});
      Standing standing{.turn = {}, .scores = {5}, .over = true};
      if (solved) standing.winners = {seatAt(0)};
      books.matches.append({.match = id, .ply = 0, .input = {"{}", 1, ms}, .clock = {}, .ended = standing});
      return books.statistics.totals(ada).at(0).fastest;
    };
    QCOMPARE(take(5, false), std::int64_t{0});
    QCOMPARE(take(700, true), std::int64_t{700});
    QCOMPARE(take(6, false), std::int64_t{700});
    QCOMPARE(take(600, true), std::int64_t{600});
  }

  void statistics_are_counted_as_matches_end() {
    BooksInMemory kept;
    Books& books = kept.books;
    const ProfileId ada = books.profiles.add({.name = "Ada"}), ben = books.profiles.add({.name = "Ben"});
    int adaWon = 0, best = 0, ahead = 0;
    std::int64_t points = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      Played<Tiles> played(seed);
      playWhole(books, played, {{ada}, {ben}});
      const Standing standing = played.match->standing();
      adaWon += standing.winners[0] == seatAt(0);
      ahead += standing.scores[0] > standing.scores[1];
      best = std::max(best, standing.scores[0]);
      points += standing.scores[0];
    }
    const auto totals = books.statistics.totals(ada);
    QCOMPARE(totals.size(), std::size_t{1});
    QVERIFY(totals[0].kind == standardTiles());
    QCOMPARE(totals[0].played, 20);
    QCOMPARE(totals[0].won, adaWon);
    QCOMPARE(totals[0].best, best);
    QCOMPARE(totals[0].points, points);
    QVERIFY(totals[0].longest >= totals[0].streak && totals[0].fastest > 0);
    const auto duels = books.statistics.headToHead(ada);
    QCOMPARE(duels.size(), std::size_t{1});
    QVERIFY(duels[0].other == ben && duels[0].played == 20 && duels[0].ahead == ahead);
    const auto ladder = books.statistics.ladder("sudoku_tiles");
    QCOMPARE(ladder.size(), std::size_t{2});
    QVERIFY(ladder[0].rating >= 1000 && std::abs(ladder[0].rating + ladder[1].rating - 2000) < 0.1);
    const auto overTime = books.statistics.overTime(ada, standardTiles(), 5);
    QCOMPARE(overTime.size(), std::size_t{5});
    QVERIFY(overTime[0].finished < overTime[4].finished);
    int times = 0;
    for (const Tally& tally : books.statistics.distribution(ada, standardTiles())) times += tally.times;
    QCOMPARE(times, 20);
    const auto table = books.records.best(standardTiles(), 7);
    QCOMPARE(table.size(), std::size_t{7});
    for (std::size_t i = 1; i < table.size(); ++i) QVERIFY(table[i - 1].score >= table[i].score);
    QCOMPARE(books.records.quickest(standardTiles(), 3).size(), std::size_t{3});
  }

  void high_scores_of_a_deal_are_its_own() {
    BooksInMemory kept;
    const ProfileId ada = kept.books.profiles.add({.name = "Ada"}), ben = kept.books.profiles.add({.name = "Ben"});
    Played<Tiles> first(1), second(1), other(2);
    second.luck = Rng(99); // the same deal, other moves
    playWhole(kept.books, first, {{ada}, {}});
    playWhole(kept.books, second, {{ben}, {}});
    playWhole(kept.books, other, {{ben}, {}});
    const std::int64_t deal = first.fresh({}).deal;
    QVERIFY(deal != other.fresh({}).deal);
    QCOMPARE(kept.books.records.bestOfDeal(deal, standardTiles()).size(), std::size_t{2});
    QCOMPARE(kept.books.records.best(standardTiles()).size(), std::size_t{3});
  }

  void hinted_and_undone_results_are_listed_apart_and_abandoned_ones_nowhere() {
    BooksInMemory kept;
    const ProfileId ada = kept.books.profiles.add({.name = "Ada"});
    const auto started = [&](Played<Tiles>& played) {
      const MatchId id = kept.books.matches.create(played.fresh({{ada}, {}}));
      kept.books.matches.append(*played.move(id));
      return id;
    };
    Played<Tiles> clean(1), hinted(2), undone(3), left(4);
    for (Played<Tiles>* played : {&clean, &hinted, &undone}) {
      const MatchId id = started(*played);
      if (played == &hinted) kept.books.matches.countHint(id);
      if (played == &undone) {
        kept.books.matches.undo(id);
        played->match->undo();
      }
      while (auto next = played->move(id)) kept.books.matches.append(*next);
    }
    kept.books.matches.abandon(started(left));
    const auto totals = kept.books.statistics.totals(ada);
    QCOMPARE(totals.size(), std::size_t{2});
    QVERIFY(!totals[0].kind.apart && totals[0].played == 1);
    QVERIFY(totals[1].kind.apart && totals[1].played == 2);
    QCOMPARE(kept.books.records.best(standardTiles()).size(), std::size_t{1});
  }

  void a_match_that_is_tried_again_is_one_of_its_own_and_counts_apart() {
    BooksInMemory kept;
    const ProfileId ada = kept.books.profiles.add({.name = "Ada"}), bob = kept.books.profiles.add({.name = "Bob"});
    Played<Cards> played(4);
    const MatchId first = kept.books.matches.create(played.fresh({{ada}, {bob}}));
    while (auto next = played.move(first)) kept.books.matches.append(*next);
    const SavedMatch before = kept.books.matches.load(first);
    const auto rated = kept.books.statistics.ladder("kakuro_cards");
    QCOMPARE(rated.size(), std::size_t{2});

    auto record = nlohmann::json::parse(before.record());
    record["moves"].erase(record["moves"].begin() + 9, record["moves"].end());
    const auto begun = playedFrom(record);
    QVERIFY(begun);
    QCOMPARE(begun->inputs.size(), std::size_t{9});
    const MatchId again = kept.books.matches.tryAgain(before.match, begun->inputs);
    QVERIFY(again != first);
    const SavedMatch saved = kept.books.matches.load(again);
    QCOMPARE(saved.done, 9);
    for (std::size_t i = 0; i < 9; ++i) {
      QCOMPARE(saved.inputs[i].hash, before.inputs[i].hash);
      QCOMPARE(saved.inputs[i].ms, before.inputs[i].ms);
    }
    QCOMPARE(opened(saved)->length(), std::size_t{9});

    while (played.match->length() > 9) played.match->undo();
    while (auto next = played.move(again)) kept.books.matches.append(*next);
    QVERIFY(kept.books.matches.load(again).ended);
    const auto totals = kept.books.statistics.totals(ada);
    QCOMPARE(totals.size(), std::size_t{2});
    QVERIFY(!totals[0].kind.apart && totals[0].played == 1);
    QVERIFY(totals[1].kind.apart && totals[1].played == 1);
    QVERIFY(kept.books.statistics.ladder("kakuro_cards") == rated); // nobody rises by what they know already
    QCOMPARE(kept.books.statistics.headToHead(ada)[0].played, 1);
    QVERIFY(kept.books.matches.load(first).inputs == before.inputs);
  }

  void a_record_that_cant_be_played_is_a_fault() {
    Played<Cards> played(4);
    const MatchId id{1};
    while (played.move(id)) {
    }
    auto record = nlohmann::json(write(Record<Cards>{played.match->table(), played.match->deal()}));
    QVERIFY(playedFrom(record) && playedFrom(record)->inputs.empty());
    record["moves"] = {write<Cards>(played.match->input(1))};
    QCOMPARE(playedFrom(record).error().place, string("moves[0]"));
    record["moves"] = {{{"seat", "nobody"}}};
    QVERIFY(!playedFrom(record));
    QVERIFY(!playedFrom(nlohmann::json()));
  }

  void an_undo_that_goes_back_past_no_draw_is_ordinary_input() {
    BooksInMemory kept;
    const ProfileId ada = kept.books.profiles.add({.name = "Ada"});
    Played<Tiles> played(5);
    const MatchId id = kept.books.matches.create(played.fresh({{ada}, {}}));
    for (int i = 0; i < 3; ++i) kept.books.matches.append(*played.move(id));
    kept.books.matches.undo(id, 1, Back::freely);
    played.match->undo();
    QCOMPARE(kept.books.matches.load(id).undos, 0);
    while (auto next = played.move(id)) kept.books.matches.append(*next); // what was undone is gone
    const auto totals = kept.books.statistics.totals(ada);
    QCOMPARE(totals.size(), std::size_t{1});
    QVERIFY(!totals[0].kind.apart);
    QVERIFY(kept.books.matches.load(id).inputs == played.inputs());
    const auto best = kept.books.records.best(standardTiles());
    QVERIFY(best.size() == 1 && !best[0].apart);
  }

  void statistics_can_be_rebuilt_from_the_inputs() {
    BooksInMemory kept;
    std::vector<Player> people{{}, {.computer = 3}};
    for (const char* name : {"Ada", "Ben", "Cleo"}) people.push_back({kept.books.profiles.add({.name = name})});
    Rng luck(2005);
    std::vector<MatchId> finished;
    const int matches = rounds("NINEFOLD_STORE_MATCHES", 150);
    for (int i = 0; i < matches; ++i)
      withGame(luck.below(static_cast<std::uint32_t>(gameNames().size())), [&]<Rules G>() {
        Played<G> played(luck.next(), randomTable<G>(luck));
        std::vector<Player> players;
        for (int seat = 0; seat < played.record.table.seats; ++seat) players.push_back(people[luck.below(5)]);
        std::optional<Daily> daily;
        if (luck.below(3) == 0) {
          const Date date = 20260101 + static_cast<int>(luck.below(9));
          daily = Daily{string(G::id), date, date + static_cast<int>(luck.below(2))};
        }
        const MatchId id = kept.books.matches.create(played.fresh(players, daily));
        int moves = 0;
        while (auto next = played.move(id)) {
          kept.books.matches.append(*next);
          if (luck.below(50) == 0 && !next->ended && played.match->canUndo(UndoTo::start)) {
            kept.books.matches.undo(id);
            played.match->undo();
          }
          if (++moves > 3000) break;
        }
        finished.push_back(id);
      });
    // Some are wiped again, so that what is counted has to be taken back.
    for (int i = 0; i < 10; ++i) kept.books.matches.remove(finished[luck.below(static_cast<std::uint32_t>(matches))]);
    const string before = counted(kept.db);
    QVERIFY(before.size() > 5000);
    kept.books.summary.rebuild(Summary::From::inputs);
    QCOMPARE(counted(kept.db), before);
    kept.books.summary.rebuild(Summary::From::outcomes);
    QCOMPARE(counted(kept.db), before);
    kept.books.profiles.forget(*people[2].profile);
    const string without = counted(kept.db);
    QVERIFY(without != before);
    kept.books.summary.rebuild(Summary::From::inputs);
    QCOMPARE(counted(kept.db), without);
  }

  void a_puzzle_that_was_given_up_isn_t_won_when_everything_is_counted_anew() {
    BooksInMemory kept;
    const ProfileId ada = kept.books.profiles.add({.name = "Ada"});
    const auto match = *openMatch(freshRecord("sudoku_pens", 1, 7, {{"mode", "solo"}}));
    const MatchId id = kept.books.matches.create(newMatch(*match, {{ada}}));
    const auto played = match->play({{"agree_end", true}});
    QVERIFY(bool(played));
    const Standing standing = match->standing();
    QVERIFY(standing.over && standing.winners.empty());
    kept.books.matches.append({.match = id,
                               .ply = 0,
                               .input = {R"({"agree_end":true})", played->publicHash},
                               .clock = {},
                               .ended = standing});
    const string before = counted(kept.db);
    QCOMPARE(kept.books.statistics.totals(ada).at(0).won, 0);
    kept.books.summary.rebuild(Summary::From::inputs);
    QCOMPARE(counted(kept.db), before);
  }

  void a_daily_is_credited_once_and_only_on_its_day() {
    BooksInMemory kept;
    const ProfileId ada = kept.books.profiles.add({.name = "Ada"});
    std::uint64_t seed = 0;
    const auto plays = [&](Date date, Date day) {
      Played<Tiles> played(++seed);
      return playWhole(kept.books, played, {{ada}, {}}, Daily{"tiles", date, day});
    };
    const MatchId first = plays(20260301, 20260301);
    plays(20260301, 20260301); // again, or west across the date line
    plays(20260228, 20260301); // from the archive
    const MatchId archived = plays(20260227, 20260305);
    const auto calendar = kept.books.dailies.calendar(ada, 20260101, 20261231);
    QCOMPARE(calendar.size(), std::size_t{1});
    QVERIFY(calendar[0].match == first);
    QVERIFY(kept.books.dailies.played(ada, "tiles", 20260301) == first);
    QVERIFY(kept.books.dailies.played(ada, "tiles", 20260227) == archived);
    QVERIFY(!kept.books.dailies.played(ada, "tiles", 20260226));
    QCOMPARE(kept.books.dailies.streak(ada, 20260301).current, 1);
    QCOMPARE(kept.books.dailies.streak(ada, 20260301, "pens").current, 0);
    kept.books.matches.remove(first);
    QCOMPARE(kept.books.dailies.calendar(ada, 20260101, 20261231).size(), std::size_t{1}); // the second one counts now
  }

  void a_daily_that_was_given_up_is_no_day_of_a_streak_until_it_is_done() {
    BooksInMemory kept;
    const ProfileId ada = kept.books.profiles.add({.name = "Ada"});
    const Daily daily{"pens", 20260301, 20260301};
    const auto givesUp = [&] {
      const auto match = *openMatch(freshRecord("sudoku_pens", 1, 7, {{"mode", "solo"}}));
      const MatchId id = kept.books.matches.create(newMatch(*match, {{ada}}, "", daily));
      const auto played = match->play({{"agree_end", true}});
      kept.books.matches.append({.match = id,
                                 .ply = 0,
                                 .input = {R"({"agree_end":true})", played->publicHash},
                                 .clock = {},
                                 .ended = match->standing()});
      return id;
    };
    const auto days = [&] { return kept.books.dailies.streak(ada, 20260301).current; };
    const MatchId left = givesUp();
    QCOMPARE(days(), 0);
    QVERIFY(kept.books.dailies.calendar(ada, 20260101, 20261231).empty());
    QVERIFY(kept.books.dailies.played(ada, "pens", 20260301) == left); // how it came out can be seen all the same
    // As it was kept before: credited, too.
    kept.db.run("INSERT INTO credits (profile, slot, date, match, score) VALUES (?, 'pens', 20260301, ?, 0)", ada,
                left);
    QCOMPARE(days(), 0);
    QVERIFY(kept.books.dailies.calendar(ada, 20260101, 20261231).empty());
    Played<Tiles> played(3);
    const MatchId done = playWhole(kept.books, played, {{ada}, {}}, daily);
    givesUp(); // once more, for whatever reason
    QCOMPARE(days(), 1);
    QVERIFY(kept.books.dailies.played(ada, "pens", 20260301) == done);
    const string before = counted(kept.db);
    kept.books.summary.rebuild(Summary::From::inputs);
    QCOMPARE(counted(kept.db), before);
    kept.books.matches.remove(left);
    QCOMPARE(days(), 1);
  }

  void a_daily_that_is_begun_anew_had_help_before() {
    BooksInMemory kept;
    const ProfileId ada = kept.books.profiles.add({.name = "Ada"}), ben = kept.books.profiles.add({.name = "Ben"});
    const Daily daily{"tiles", 20260301, 20260301};
    std::uint64_t seed = 0;
    const auto begins = [&](ProfileId who) {
      Played<Tiles> played(++seed);
      const MatchId id = kept.books.matches.create(played.fresh({{who}, {}}, daily));
      return std::pair(id, played.move(id));
    };
    const auto [untouched, none] = begins(ada);
    discard(kept.books.matches, untouched); // nothing was done: nothing is known
    const auto [first, move] = begins(ada);
    QCOMPARE(kept.books.matches.load(first).undos, 0);
    kept.books.matches.append(*move);
    kept.books.matches.countHint(first);
    kept.books.matches.countHint(first);
    discard(kept.books.matches, first);
    QVERIFY(kept.books.matches.unfinished().empty());
    QVERIFY(!kept.books.dailies.played(ada, "tiles", 20260301));
    const SavedMatch second = kept.books.matches.load(begins(ada).first);
    QCOMPARE(second.hints, 2);
    QVERIFY(second.undos > 0);
    const SavedMatch others = kept.books.matches.load(begins(ben).first);
    QCOMPARE(others.hints + others.undos, 0);
    Played<Tiles> plain(++seed); // none of a day is taken away for good
    const MatchId usual = kept.books.matches.create(plain.fresh({{ada}, {}}));
    kept.books.matches.append(*plain.move(usual));
    const int before = kept.books.matches.count();
    discard(kept.books.matches, usual);
    QCOMPARE(kept.books.matches.count(), before - 1);
  }

  void streaks_forgive_a_rest_day() {
    const auto streak = [](std::vector<Date> dates, Date today) {
      const Streak found = streakOf(dates, today);
      return std::to_string(found.current) + " of " + std::to_string(found.longest);
    };
    QCOMPARE(streak({}, 20260301), string("0 of 0"));
    QCOMPARE(streak({20260227, 20260228, 20260301}, 20260301), string("3 of 3"));
    QCOMPARE(streak({20260227, 20260228, 20260301}, 20260302), string("3 of 3")); // today isn't over
    QCOMPARE(streak({20260227, 20260228, 20260302}, 20260304), string("3 of 3")); // two rest days, never two in a row
    QCOMPARE(streak({20260227, 20260228, 20260303}, 20260303), string("1 of 2"));
    QCOMPARE(streak({20260227, 20260228}, 20260303), string("0 of 2"));
    QCOMPARE(streak({20251231, 20260101}, 20260101), string("2 of 2"));
    QCOMPARE(streak({20240228, 20240229, 20240301}, 20240301), string("3 of 3"));
    QCOMPARE(streak({20260301, 20260302}, 20260228), string("2 of 2"));                     // the clock was set back
    QCOMPARE(streak({20260226, 20260227, 20260228, 20270101}, 20260301), string("3 of 3")); // it was a year ahead
  }

  void the_schema_of_every_version_is_known_by_its_sum() {
    for (int version = 1; version <= schemaVersion; ++version) {
      Connection model;
      migrate(model, version);
      const auto which = QString("version %1: 0x%2").arg(version).arg(schemaSum(model), 0, 16);
      QVERIFY2(schemaSum(model) == knownSchemaSum(version), qPrintable(which));
      QVERIFY(schemaIsOurs(model, version) && !schemaIsOurs(model, version % schemaVersion + 1));
      model.script("CREATE TABLE other (id INTEGER PRIMARY KEY) STRICT");
      QVERIFY(!schemaIsOurs(model, version));
    }
  }

  void every_trouble_has_a_key_and_a_sentence() {
    for (int i = 0; i <= static_cast<int>(Trouble::unusable); ++i) {
      const Error error{static_cast<Trouble>(i)};
      QVERIFY(!error.key().empty() && string(error.sentence()).ends_with('.'));
    }
  }
};

QTEST_APPLESS_MAIN(BooksTest)
#include "books_test.moc"
