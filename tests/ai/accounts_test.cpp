#include "support/lab.h"
#include "support/qtest.h"

#include <cmath>
#include <nlohmann/json.hpp>
#include <sstream>

using namespace ninefold;
using nlohmann::json;
using std::string;

namespace {

Run account(const std::vector<std::string_view>& args, const string& records = "") {
  return run(accountCommand, args, records);
}

string played(const std::vector<std::string_view>& args) { return json::parse(run(playCommand, args).out).dump(); }

} // namespace

class AccountsTest : public QObject {
  Q_OBJECT

private slots:
  void all_parts_of_a_match_together_are_its_margin() {
    const Run done = account({"--seat", "1", "-"}, played({"--game", "sudoku_tiles", "--seats", "2", "--seed", "3"}));
    QCOMPARE(done.code, allWell);
    const json told = json::parse(done.out);
    const double sum = told["start"].get<double>() + told["skill"].get<double>() + told["luck"].get<double>();
    QVERIFY(std::abs(sum - told["margin"].get<double>()) < 0.0005);
    QVERIFY(told["turns"].size() > 10);
    QCOMPARE(told["course"].size(), told["turns"].size() + 1);
  }

  void what_has_no_account_is_said() {
    const auto refused = [](const json& record, std::string_view seat = "0") {
      const Run done = account({"--seat", seat, "-"}, record.dump());
      return done.code == somethingRefused ? json::parse(done.out)["refused"].get<string>() : "told";
    };
    json record = json::parse(played({"--game", "sudoku_tiles", "--seats", "2", "--seed", "3"}));
    QCOMPARE(refused(record), string("told"));
    QVERIFY(refused(record, "3").starts_with("seats: there is no seat 3"));
    record["moves"][0] = record["moves"][1];
    QVERIFY(refused(record).starts_with("moves[0]: "));
    QCOMPARE(account({"-"}, "{").code, somethingRefused);
  }

  void what_is_wrong_with_a_command_line_is_said() {
    const auto problem = [](const std::vector<std::string_view>& args) {
      const Run done = account(args);
      return done.code == badUsage && done.out.empty() ? done.err : "code " + std::to_string(done.code);
    };
    const auto said = [](const char* what) { return string("ninefold-lab account: ") + what + "; see --help\n"; };
    QCOMPARE(problem({}), said("no file given"));
    QCOMPARE(problem({"--seat"}), said("--seat needs a whole number from 0 to 4"));
    QCOMPARE(problem({"--seat", "5", "-"}), said("--seat needs a whole number from 0 to 4"));
    QCOMPARE(problem({"--level", "-"}), said("--level is not known"));
    QCOMPARE(problem({"a", "b"}), said("one file is enough"));
    QCOMPARE(problem({"/nowhere"}), said("/nowhere can't be read"));
    QVERIFY(account({"--help"}).out.starts_with("ninefold-lab account"));
  }
};

QTEST_APPLESS_MAIN(AccountsTest)
#include "accounts_test.moc"
