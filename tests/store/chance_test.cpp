#include "fixture.h"
#include "support/qtest.h"

#include <numeric>

// What chance dealt out, where margins came from, and how people do against computers: what can be made anew.

using namespace ninefold;
using namespace ninefold::store;
using std::string;

namespace {

constexpr auto fixtures = NINEFOLD_SOURCE_DIR "/tests/store/fixtures/version-";

/// How often somebody drew each value, and in how many matches, as text: "3 matches: 1x5 2x7".
string inWords(const Drawn& drawn) {
  string text = std::to_string(drawn.matches) + (drawn.matches == 1 ? " match:" : " matches:");
  for (const auto& value : drawn.values) text += ' ' + std::to_string(value.value) + 'x' + std::to_string(value.times);
  return text;
}

int drawsIn(const Drawn& drawn) {
  return std::accumulate(drawn.values.begin(), drawn.values.end(), 0,
                         [](int sum, const DrawnValue& value) { return sum + value.times; });
}

double expectedIn(const Drawn& drawn) {
  return std::accumulate(drawn.values.begin(), drawn.values.end(), 0.0,
                         [](double sum, const DrawnValue& value) { return sum + value.expected; });
}

/// Waits until as many matches have been counted: it is done in the background.
bool counted(Store& store, int matches) {
  const auto ask = [](const Books& books) {
    int most = 0;
    for (const Drawn& drawn : books.chance.drawn("sudoku_tiles")) most = std::max(most, drawn.matches);
    return most;
  };
  const auto all = [&] {
    const auto found = store.read(ask);
    return found && *found == matches;
  };
  return QTest::qWaitFor(all, 60'000);
}

/// Ends a match of no game in particular: who sat there, what they had in the end, and who won.
MatchId ended(Books& books, std::vector<Player> players, std::vector<int> scores, std::vector<int> winners,
              const string& game = "chess") {
  const MatchId id =
      books.matches.create({.game = game, .start = "{}", .variant = "2 {}", .players = std::move(players)});
  Standing standing{.turn = {}, .scores = std::move(scores), .over = true};
  for (int winner : winners) standing.winners.push_back(seatAt(winner));
  books.matches.append({.match = id, .ply = 0, .input = {"{}"}, .clock = {}, .ended = std::move(standing)});
  return id;
}

constexpr int beginner = 1, casual = 2, strong = 13, master = 34; // computers, of different figures

string inWords(const std::vector<AgainstLevel>& lines) {
  string text;
  for (const AgainstLevel& line : lines)
    text += line.game + ' ' + string(nameOf(line.level)) + ' ' + QString::number(line.won).toStdString() + " of " +
            std::to_string(line.played) + '\n';
  return text;
}

} // namespace

class ChanceTest : public QObject {
  Q_OBJECT

private slots:
  void what_was_drawn_is_counted_once_a_match_ends() {
    BooksInMemory kept;
    const ProfileId ada = kept.books.profiles.add({.name = "Ada"});
    Played<Tiles> played(1), second(2);
    const MatchId id = kept.books.matches.create(played.fresh({{ada}, {.computer = strong}}));
    for (int i = 0; i < 10; ++i) kept.books.matches.append(*played.move(id));
    QVERIFY(kept.books.chance.drawn("sudoku_tiles").empty()); // while it goes on nobody is told what others hold
    while (const auto next = played.move(id)) kept.books.matches.append(*next);
    playWhole(kept.books, second, {{ada}, {}});
    const auto drawn = kept.books.chance.drawn("sudoku_tiles");
    QCOMPARE(drawn.size(), 2u);
    QVERIFY(drawn[0].person == ada && !drawn[0].computer && drawn[0].matches == 2);
    QVERIFY(drawn[1].computer == ai::Level::strong && !drawn[1].person && drawn[1].matches == 1);
    QCOMPARE(drawn[1].values.size(), 9u);
    for (const Drawn& each : drawn) QCOMPARE(expectedIn(each), double(drawsIn(each)));
    QCOMPARE(drawn[1].values[0].expected, drawsIn(drawn[1]) / 9.0);
    QVERIFY(kept.books.chance.drawn("kakuro_cards").empty());
  }

  void what_was_undone_was_never_drawn() {
    BooksInMemory kept;
    const ProfileId ada = kept.books.profiles.add({.name = "Ada"});
    Played<Tiles> straight(3), astray(3);
    playWhole(kept.books, straight, {{ada}, {}});
    const auto once = inWords(kept.books.chance.drawn("sudoku_tiles").at(0));
    const MatchId id = kept.books.matches.create(astray.fresh({{ada}, {}}));
    std::vector<Append> moves;
    while (auto next = astray.move(id)) moves.push_back(*next);
    for (int i = 0; i < 20; ++i) kept.books.matches.append(moves[std::size_t(i)]);
    kept.books.matches.undo(id, 15, Back::freely);
    for (std::size_t i = 5; i < moves.size(); ++i) kept.books.matches.append(moves[i]);
    kept.books.matches.remove(MatchId{1});
    QCOMPARE(inWords(kept.books.chance.drawn("sudoku_tiles").at(0)), once);
  }

  void what_was_taken_back_past_a_draw_is_no_chance() {
    BooksInMemory kept;
    const ProfileId ada = kept.books.profiles.add({.name = "Ada"});
    Played<Tiles> played(3);
    const MatchId id = kept.books.matches.create(played.fresh({{ada}, {}}));
    kept.books.matches.append(*played.move(id));
    kept.books.matches.undo(id, 1, Back::pastDraw);
    kept.books.matches.redo(id);
    while (const auto next = played.move(id)) kept.books.matches.append(*next);
    QCOMPARE(kept.books.matches.finishedCount(), 1);
    QVERIFY(kept.books.chance.drawn("sudoku_tiles").empty());
  }

  void what_is_expected_goes_by_what_each_match_had_to_draw() {
    BooksInMemory kept;
    const ProfileId ada = kept.books.profiles.add({.name = "Ada"});
    const nlohmann::json board{{"board", "kids"}};
    Played<Tiles> large(4), small(5, {2, seatAt(0), readOptions<Tiles>(Node(board), 2)});
    playWhole(kept.books, large, {{ada}, {}});
    const int before = drawsIn(kept.books.chance.drawn("sudoku_tiles").at(0));
    playWhole(kept.books, small, {{ada}, {}});
    const Drawn both = kept.books.chance.drawn("sudoku_tiles").at(0);
    const int after = drawsIn(both) - before;
    QVERIFY(before > 0 && after > 0);
    QCOMPARE(both.values.size(), 9u);
    QCOMPARE(both.values[0].expected, before / 9.0 + after / 6.0);
    QCOMPARE(both.values[8].expected, before / 9.0);
  }

  void guests_and_those_who_are_gone_are_not_listed() {
    BooksInMemory kept;
    const ProfileId ada = kept.books.profiles.add({.name = "Ada"}), ben = kept.books.profiles.add({.name = "Ben"});
    Played<Tiles> first(6), second(7);
    playWhole(kept.books, first, {{ada}, {}});
    playWhole(kept.books, second, {{ada}, {ben}});
    kept.books.profiles.forget(ada);
    const auto drawn = kept.books.chance.drawn("sudoku_tiles");
    QCOMPARE(drawn.size(), 1u);
    QVERIFY(drawn[0].person == ben);
  }

  void a_database_of_every_version_is_counted_in_the_background_data() {
    QTest::addColumn<int>("version");
    for (int version = 1; version <= schemaVersion; ++version)
      QTest::newRow(qPrintable(QString("version %1").arg(version))) << version;
  }

  void a_database_of_every_version_is_counted_in_the_background() {
    QFETCH(int, version);
    const TempDir temp, other;
    const fs::path fixture = fixtures + std::to_string(version) + ".db";
    copyFile(fixture, temp.path / "ninefold.db");
    const int matches = version < 3 ? 3 : 4; // of Ben's
    auto store = *Store::open(temp.path, {.automaticBackups = false});
    QVERIFY(counted(*store, matches));
    auto restored = *Store::open(other.path, {.automaticBackups = false});
    QVERIFY(bool(restored->restore(fixture)));
    QVERIFY(counted(*restored, matches));
    const auto ask = [](const Books& books) { return books.chance.drawn("sudoku_tiles"); };
    QVERIFY(*store->read(ask) == *restored->read(ask));
  }

  void more_matches_than_are_counted_at_a_time_are_all_counted() {
    BooksInMemory source;
    const ProfileId ada = source.books.profiles.add({.name = "Ada"});
    for (std::uint64_t seed = 1; seed <= 19; ++seed) {
      Played<Tiles> played(seed);
      playWhole(source.books, played, {{ada}, {}});
    }
    ended(source.books, {{ada}, {}}, {1, 0}, {0}); // of a game that nobody knows
    const TempDir temp;
    writeAs(temp.path / "ninefold.db", source.db, 6);
    auto store = *Store::open(temp.path, {.automaticBackups = false});
    QVERIFY(counted(*store, 19));
    const auto ask = [](const Books& books) { return books.chance.drawn("sudoku_tiles"); };
    QVERIFY(*store->read(ask) == source.books.chance.drawn("sudoku_tiles"));
  }

  void what_is_wrong_is_not_shown_and_counted_anew_at_the_next_start() {
    const TempDir temp;
    std::vector<Drawn> right;
    const auto ask = [](const Books& books) { return books.chance.drawn("sudoku_tiles"); };
    {
      auto store = *Store::open(temp.path, {.automaticBackups = false});
      QVERIFY(bool(store->write([](Books& books) {
        const ProfileId ada = books.profiles.add({.name = "Ada"});
        for (std::uint64_t seed = 1; seed <= 2; ++seed) {
          Played<Tiles> played(seed);
          playWhole(books, played, {{ada}, {}});
        }
        books.accounts.keep(MatchId{1}, 0, "{}");
        books.accounts.keep(MatchId{2}, 0, "[]");
      })));
      right = *store->read(ask);
    }
    {
      Connection db(temp.path / "ninefold.db", Access::goOn);
      db.run("UPDATE draws SET drawn = '{\"1\":1000}' WHERE match = 1 AND seat = 0");
      db.run("UPDATE accounts SET told = '{\"start\":1000}' WHERE match = 1");
      QCOMPARE(Chance(db).drawn("sudoku_tiles").at(0).matches, 1);
      QVERIFY(!Accounts(db).of(MatchId{1}, 0));
    }
    auto store = *Store::open(temp.path, {.automaticBackups = false});
    QVERIFY(store->opening().how == Opening::How::opened && store->opening().recounted);
    QVERIFY(counted(*store, 2));
    QVERIFY(*store->read(ask) == right);
    QVERIFY(!*store->read([](const Books& books) { return books.accounts.of(MatchId{1}, 0); }));
    QVERIFY(*store->read([](const Books& books) { return books.accounts.of(MatchId{2}, 0); }) == string("[]"));
  }

  void a_match_that_does_not_fit_its_seals_can_be_finished_and_is_not_counted() {
    BooksInMemory kept;
    const ProfileId ada = kept.books.profiles.add({.name = "Ada"});
    Played<Tiles> played(8);
    const MatchId id = kept.books.matches.create(played.fresh({{ada}, {}}));
    for (int i = 0; i < 10; ++i) kept.books.matches.append(*played.move(id));
    kept.db.run("UPDATE inputs SET ms = 1 WHERE ply = 3");
    while (const auto next = played.move(id)) kept.books.matches.append(*next);
    QCOMPARE(kept.books.matches.finishedCount(), 1);
    QVERIFY(kept.books.chance.drawn("sudoku_tiles").empty());
    QVERIFY(kept.books.chance.countSome(8) == id);
    QVERIFY(!kept.books.chance.countSome(8, id));
  }

  // Accounts

  void an_account_is_kept_for_each_seat_of_a_finished_match() {
    BooksInMemory kept;
    Played<Tiles> played(1), open(2);
    const MatchId id = playWhole(kept.books, played, {{}, {}});
    const MatchId unfinished = kept.books.matches.create(open.fresh({{}, {}}));
    Accounts& accounts = kept.books.accounts;
    QVERIFY(!accounts.of(id, 0));
    accounts.keep(id, 0, "{\"start\":1}");
    accounts.keep(id, 1, "{\"start\":2}");
    accounts.keep(id, 0, "{\"start\":3}");
    accounts.keep(unfinished, 0, "{}");
    accounts.keep(MatchId{99}, 0, "{}");
    QVERIFY(accounts.of(id, 0) == string("{\"start\":3}"));
    QVERIFY(accounts.of(id, 1) == string("{\"start\":2}"));
    QVERIFY(!accounts.of(unfinished, 0) && !accounts.of(MatchId{99}, 0));
    kept.books.matches.remove(id);
    QVERIFY(!accounts.of(id, 0));
    QCOMPARE(kept.db.one<int>("SELECT count(*) FROM accounts"), 0);
    QCOMPARE(kept.db.one<int>("SELECT count(*) FROM draws"), 0);
  }

  void a_match_that_was_cut_back_has_neither_account_nor_draws() {
    BooksInMemory kept;
    const ProfileId ada = kept.books.profiles.add({.name = "Ada"});
    Played<Tiles> played(1);
    const MatchId id = playWhole(kept.books, played, {{ada}, {}});
    kept.books.accounts.keep(id, 0, "{}");
    kept.db.run("UPDATE inputs SET ms = 1 WHERE ply = 30");
    kept.books.matches.repair(id);
    QVERIFY(!kept.books.accounts.of(id, 0));
    QVERIFY(kept.books.chance.drawn("sudoku_tiles").empty());
    QVERIFY(!kept.books.accounts.dropUnsound() && !kept.books.chance.dropUnsound()); // nothing was left over
  }

  // The ladder of levels

  void a_person_is_ahead_of_a_level_or_behind_it_or_level_with_it() {
    BooksInMemory kept;
    Books& books = kept.books;
    const ProfileId ada = books.profiles.add({.name = "Ada"}), ben = books.profiles.add({.name = "Ben"});
    ended(books, {{ada}, {.computer = casual}}, {5, 3}, {0});
    ended(books, {{ada}, {.computer = casual}}, {5, 5}, {0, 1});
    ended(books, {{ada}, {.computer = casual}}, {2, 5}, {1});
    ended(books, {{ada}, {.computer = casual}, {.computer = strong}}, {5, 3, 9}, {2});      // ahead of one
    ended(books, {{ada}, {.computer = casual}, {.computer = casual + 10}}, {5, 3, 9}, {2}); // not of both
    ended(books, {{.computer = master}, {ada}, {ben}}, {1, 5, 9}, {2}, "go");               // behind a person
    ended(books, {{ada}, {ben}}, {1, 2}, {1});                                              // nobody else there
    ended(books, {{ada}, {ada}, {.computer = beginner}}, {1, 2, 0}, {1});                   // against herself
    const MatchId helped = ended(books, {{ada}, {.computer = beginner}}, {1, 0}, {0});
    kept.db.run("UPDATE results SET apart = 1 WHERE match = ?", helped);
    QCOMPARE(inWords(books.levels.against(ada)),
             string("chess casual 2.5 of 5\nchess strong 0 of 1\ngo master 1 of 1\n"));
    QCOMPARE(inWords(books.levels.against(ben)), string("go master 1 of 1\n"));
  }

  void the_level_that_fits_is_known_after_three_matches() {
    BooksInMemory kept;
    Books& books = kept.books;
    const ProfileId ada = books.profiles.add({.name = "Ada"});
    const auto plays = [&](int computer, bool won, int times, const string& game = "chess") {
      for (int i = 0; i < times; ++i) ended(books, {{ada}, {.computer = computer}}, {won, !won}, {won ? 0 : 1}, game);
    };
    plays(casual, true, 2);
    QVERIFY(!books.levels.fitting(ada, "chess") && !books.levels.rating(ada, "chess"));
    plays(casual, true, 1);
    QVERIFY(books.levels.fitting(ada, "chess") == ai::Level::strong); // she beats Casual
    QVERIFY(books.levels.fitting(ada, "go") == ai::Level::strong);    // where nothing else is known
    QVERIFY(!books.levels.rating(ada, "go"));
    plays(casual, false, 3);
    QVERIFY(books.levels.fitting(ada, "chess") == ai::Level::casual); // three each
    QVERIFY(qAbs(*books.levels.rating(ada, "chess") - 200) < 0.01);
    plays(beginner, false, 3, "go");
    QVERIFY(books.levels.fitting(ada, "go") == ai::Level::beginner);
    QVERIFY(books.levels.fitting(ada, "chess") == ai::Level::casual);
    plays(master, true, 20, "go"); // people get better: only the latest count
    QVERIFY(books.levels.fitting(ada, "go") == ai::Level::master);
    QVERIFY(*books.levels.rating(ada, "go") > 1000);
  }

  void one_of_many_computers_weighs_less() {
    BooksInMemory kept;
    Books& books = kept.books;
    const ProfileId ada = books.profiles.add({.name = "Ada"}), ben = books.profiles.add({.name = "Ben"});
    for (int i = 0; i < 3; ++i) {
      ended(books, {{ada}, {.computer = casual}}, {1, 0}, {0});
      ended(books, {{ben}, {.computer = casual}, {.computer = 12}, {.computer = 22}}, {1, 0, 0, 0}, {0});
    }
    QCOMPARE(*books.levels.rating(ada, "chess"), *books.levels.rating(ben, "chess"));
  }
};

QTEST_GUILESS_MAIN(ChanceTest)
#include "chance_test.moc"
