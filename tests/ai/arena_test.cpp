#include "games/games.h"
#include "match/any_match.h"
#include "match/record_text.h"
#include "support/lab.h"
#include "support/qtest.h"

#include <fstream>
#include <QTemporaryDir>
#include <sstream>

using namespace ninefold;
using std::string;

namespace {

Run arena(const std::vector<std::string_view>& args) { return run(arenaCommand, args); }

/// What is printed, without the milliseconds.
string timeless(const string& printed) {
  std::istringstream lines(printed);
  string kept;
  for (string line; std::getline(lines, line); kept += line + '\n')
    if (line.find("+-") != string::npos && line.size() > 72) line.erase(55, 18);
  return kept;
}

std::vector<string> linesOf(const QString& name) {
  std::ifstream file(name.toStdString());
  std::vector<string> lines;
  for (string line; std::getline(file, line);) lines.push_back(line);
  return lines;
}

} // namespace

class ArenaTest : public QObject {
  Q_OBJECT

private slots:
  void the_same_seed_plays_the_same_on_any_number_of_threads() {
    const auto fight = [](std::string_view seed, std::string_view jobs) {
      return timeless(
          arena({"--game", "kakuro_cards", "--seats", "greedy,random", "--games", "12", "--seed", seed, "--jobs", jobs})
              .out);
    };
    QCOMPARE(fight("1", "1"), fight("1", "4"));
    QVERIFY(fight("1", "1") != fight("2", "1"));
  }

  void every_deal_is_played_from_every_side_and_kept() {
    QTemporaryDir folder;
    const QString name = folder.filePath("records");
    const string path = name.toStdString();
    const Run done = arena({"--game", "kakuro_cards", "--seats", "greedy,random,random", "--games", "5", "--seed", "7",
                            "--records", path});
    QCOMPARE(done.code, allWell);
    QVERIFY(done.out.starts_with("6 matches: 2 deals, each from 3 sides\n"));
    const auto records = linesOf(name), seats = linesOf(name + ".csv");
    QCOMPARE(records.size(), std::size_t{6});
    const std::vector<string> sides{"greedy,random,random", "random,random,greedy", "random,greedy,random"};
    for (std::size_t i = 0; i < 6; ++i) {
      QCOMPARE(seats[i], sides[i % 3]);
      const auto record = parseRecord(records[i]);
      QVERIFY(bool(record));
      QVERIFY((*record).contains("deal") && !(*record).contains("seed"));
      QVERIFY((*record)["deal"] == (*parseRecord(records[i / 3 * 3]))["deal"]);
      const auto match = openMatch(*record);
      QVERIFY(bool(match) && (*match)->standing().over);
      // Who looks for points gets more than who plays anything.
      QVERIFY((*match)->standing().winners == std::vector<Seat>{seatAt(static_cast<int>(seats[i].find("greedy") / 7))});
    }
  }

  void a_test_ends_early_once_it_is_clear() {
    const Run done = arena({"--game", "kakuro_cards", "--seats", "greedy,random", "--games", "4000", "--seed", "1",
                            "--sprt", "0,20", "--jobs", "2"});
    QCOMPARE(done.code, allWell);
    QVERIFY(done.out.find("stronger, by the upper bound") != string::npos);
    QVERIFY(std::stoi(done.out) < 400);
  }

  void who_is_no_different_stays_unclear() {
    const Run done =
        arena({"--game", "kakuro_cards", "--seats", "random,random", "--games", "20", "--seed", "1", "--sprt", "0,20"});
    QVERIFY(done.out.find("not clear yet") != string::npos);
    QVERIFY(done.out.find("random    0.5000 +- 0.0000") != string::npos);
  }

  void what_is_wrong_with_a_command_line_is_said() {
    const auto problem = [](std::vector<std::string_view> args) {
      const Run done = arena(args);
      return done.code == badUsage && done.out.empty() ? done.err : "code " + std::to_string(done.code);
    };
    const std::vector<std::string_view> fine{"--game", "kakuro_cards", "--seats", "greedy,greedy", "--games",
                                             "2",      "--seed",       "1"};
    const auto with = [&](std::size_t place, std::string_view value, std::vector<std::string_view> more = {}) {
      auto args = fine;
      args[place] = value;
      args.insert(args.end(), more.begin(), more.end());
      return problem(args);
    };
    const auto said = [](const char* what) { return string("ninefold-lab arena: ") + what + "; see --help\n"; };
    QCOMPARE(problem({}), said("--game is missing"));
    QCOMPARE(problem({"--game"}), said("--game needs a value"));
    QCOMPARE(problem({"--fast", "1"}), said("--fast is not known"));
    QVERIFY(with(1, "chess").find("'chess' is not one of kakuro_cards") != string::npos);
    QCOMPARE(with(3, "greedy,clever"), said("--seats: clever is no level"));
    QCOMPARE(with(3, "greedy,greedy,greedy,greedy,greedy"), said("--seats: 5 is not a number from 1 to 4"));
    QCOMPARE(with(5, "0"), said("--games needs a whole number from 1 up"));
    QCOMPARE(with(7, "x"), said("--seed needs a whole number"));
    QCOMPARE(with(1, "kakuro_cards", {"--seed", "2"}), said("--seed is there twice"));
    QCOMPARE(with(1, "kakuro_cards", {"--sprt", "20,0"}), said("--sprt needs two whole numbers, the lower one first"));
    QCOMPARE(with(3, "greedy", {"--sprt", "0,20"}), said("--sprt is for two seats"));
    QCOMPARE(with(1, "kakuro_cards", {"--options", R"({"x":1})"}), said("--options.x: is not known here"));
    QCOMPARE(with(1, "kakuro_cards", {"--records", "/nowhere/at/all"}),
             said("--records: /nowhere/at/all can't be written"));
    QVERIFY(arena({"--help"}).out.starts_with("ninefold-lab arena"));
  }

  void computers_play_every_game_and_are_never_refused() {
    for (std::string_view game : gameNames()) {
      const Run done = arena({"--game", game, "--seats", "greedy,random", "--games", "2", "--seed", "1"});
      QVERIFY2(done.code == allWell && done.err.empty(), game.data());
      QVERIFY(done.out.starts_with("2 matches: 1 deals, each from 2 sides\n"));
    }
  }
};

QTEST_APPLESS_MAIN(ArenaTest)
#include "arena_test.moc"
