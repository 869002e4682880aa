#include "match/any_match.h"
#include "support/lab.h"
#include "support/qtest.h"

#include <nlohmann/json.hpp>
#include <sstream>

using namespace ninefold;
using nlohmann::json;
using std::string;

namespace {

Run advise(const std::vector<std::string_view>& args, const string& records = "") {
  return run(adviseCommand, args, records);
}

/// Figure 6 of Kakuro Cards' rules: a red 8 heads two rows at once.
const json position{
    {"format", "ninefold/1"},
    {"game", "kakuro_cards"},
    {"seats", 2},
    {"deal",
     {{"board", {{"F5", "6a"}, {"G5", "3a"}, {"H5", "9a"}, {"E6", "6a"}, {"E7", "2a"}}}, {"bag", {1, 1, 8, 1}}}},
    {"moves", json::array()}};

} // namespace

class AdviseTest : public QObject {
  Q_OBJECT

private slots:
  void the_move_comes_with_what_it_is_worth_and_with_the_best_others() {
    auto record = position;
    record["deal"]["bag"] = {8, 1, 1, 1, 2, 3, 4, 5};
    const Run done = advise({"--level", "master", "-"}, record.dump());
    QCOMPARE(done.code, allWell);
    const json advice = json::parse(done.out);
    QCOMPARE(advice["move"].dump(), string(R"({"card":8,"place":"E5","seat":0,"side":"sum"})"));
    QVERIFY(advice["best"].size() > 2 && advice["best"].size() <= 10);
    QVERIFY(advice["best"][0]["move"] == advice["move"]);
    QVERIFY(advice["best"][0]["points"] >= advice["best"][1]["points"]);
    QVERIFY(advice["nodes"] > 0);
    // It can be played.
    record["moves"].push_back(advice["move"]);
    QCOMPARE((*openMatch(record, Deals::any))->standing().scores[0], 26);
  }

  void each_record_is_advised_and_each_seat_can_be_asked() {
    auto turned = position;
    turned["first"] = 1;
    const Run done = advise({"--level", "greedy", "-"}, position.dump() + '\n' + turned.dump() + '\n');
    std::istringstream lines(done.out);
    string first, second;
    std::getline(lines, first);
    std::getline(lines, second);
    QVERIFY(json::parse(first)["seat"] == 0 && json::parse(second)["seat"] == 1);
    const Run other = advise({"--level", "greedy", "--seat", "1", "-"}, position.dump());
    QCOMPARE(other.code, somethingRefused);
    QCOMPARE(other.out, string("{\"refused\":\"seat 1 can't do anything now\"}\n"));
  }

  void what_cant_be_advised_is_said() {
    const auto refused = [](const json& record) {
      const Run done = advise({"--level", "master", "-"}, record.dump());
      return done.code == somethingRefused ? json::parse(done.out)["refused"].get<string>() : "advised";
    };
    auto record = position;
    record["game"] = "chess";
    QVERIFY(refused(record).starts_with("game: 'chess' is not one of"));
    record = position;
    record["moves"] = {{{"seat", 1}, {"place", "E5"}, {"card", 8}, {"side", "sum"}}};
    QCOMPARE(refused(record), string("moves[0]: not-your-turn"));
    record = position;
    record["deal"]["bag"] = json::array();
    QCOMPARE(refused(record), string("the game is over"));
    QCOMPARE(advise({"--level", "master", "-"}, "{").code, somethingRefused);
  }

  void what_is_wrong_with_a_command_line_is_said() {
    const auto problem = [](const std::vector<std::string_view>& args) {
      const Run done = advise(args);
      return done.code == badUsage && done.out.empty() ? done.err : "code " + std::to_string(done.code);
    };
    const auto said = [](const char* what) { return string("ninefold-lab advise: ") + what + "; see --help\n"; };
    QCOMPARE(problem({}), said("--level is missing"));
    QCOMPARE(problem({"--level", "master"}), said("no file given"));
    QCOMPARE(problem({"--level", "random", "-"}), said("--level needs greedy, beginner, casual, strong or master"));
    QCOMPARE(problem({"--level"}), said("--level needs a value"));
    QCOMPARE(problem({"--seat", "x"}), said("--seat needs a whole number"));
    QCOMPARE(problem({"--person", "x"}), said("--person needs a whole number"));
    QCOMPARE(problem({"--fast", "x"}), said("--fast is not known"));
    QCOMPARE(problem({"a", "b"}), said("one file is enough"));
    QCOMPARE(problem({"--level", "master", "/nowhere/at/all"}), said("/nowhere/at/all can't be read"));
    QCOMPARE(problem({"--level", "master", "/"}), said("/ can't be read"));
    QVERIFY(advise({"--help"}).out.starts_with("ninefold-lab advise"));
  }
};

QTEST_APPLESS_MAIN(AdviseTest)
#include "advise_test.moc"
