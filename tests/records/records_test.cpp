#include "lab/command.h"
#include "match/record_text.h"
#include "support/qtest.h"

#include <fstream>
#include <QDir>
#include <sstream>

using namespace ninefold;
using std::string;

namespace {

/// What a command printed, and how it ended.
struct Ran {
  int code = 0;
  string out{};
  string err{};
};

Ran replay(std::vector<std::string_view> args, const string& input = "") {
  std::istringstream in(input);
  std::ostringstream out, err;
  const int code = replayCommand(args, {in, out, err});
  return {code, out.str(), err.str()};
}

string contents(const QString& path) {
  std::ifstream file(path.toStdString(), std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<string> lines(const string& text) {
  std::istringstream stream(text);
  std::vector<string> all;
  for (string line; std::getline(stream, line);) all.push_back(line);
  return all;
}

/// The place in a line that refuses a record: what comes before the message's first colon.
string placeOf(const string& line) {
  const auto said = nlohmann::json::parse(line).at("refused").get<string>();
  return said.substr(0, said.find(':'));
}

const string smallest = R"({"format":"ninefold/1","game":"sudoku_tiles","seats":1,)"
                        R"("deal":{"gold":["A1","D2","G3","B4","E5","H6","C7","F8","I9"],"pile":[]},"moves":[]})";

} // namespace

class RecordsTest : public QObject {
  Q_OBJECT

private:
  /// The sample records in `folder` with what has to be printed for them.
  static void samplesOf(const QString& folder) {
    QTest::addColumn<QString>("path");
    for (const QString& name : QDir(folder).entryList({"*.json", "*.jsonl"}))
      if (name != "refused.jsonl") QTest::newRow(qPrintable(name)) << folder + '/' + name;
  }

  static void replaysExactly(const QString& path) {
    const QString expected = path.left(path.lastIndexOf('.')) + ".out";
    const Ran ran = replay({path.toStdString()});
    QCOMPARE(ran.code, allWell);
    const auto got = lines(ran.out), wanted = lines(contents(expected));
    for (std::size_t i = 0; i < std::min(got.size(), wanted.size()); ++i) QCOMPARE(got[i], wanted[i]);
    QCOMPARE(got.size(), wanted.size());
  }

  static void refusesAtTheSamePlaces(const QString& folder) {
    const Ran ran = replay({(folder + "/refused.jsonl").toStdString()});
    QCOMPARE(ran.code, somethingRefused);
    const auto got = lines(ran.out), wanted = lines(contents(folder + "/refused.out"));
    QCOMPARE(got.size(), wanted.size());
    for (std::size_t i = 0; i < got.size(); ++i) QCOMPARE(placeOf(got[i]), placeOf(wanted[i]));
  }

  static constexpr auto ours = NINEFOLD_SOURCE_DIR "/tests/records";
  static constexpr auto shared = NINEFOLD_SOURCE_DIR "/../shared/records";

private slots:
  void a_sample_replays_exactly_data() { samplesOf(ours); }
  void a_sample_replays_exactly() {
    QFETCH(QString, path);
    replaysExactly(path);
  }

  void a_bad_record_is_refused_at_its_place() { refusesAtTheSamePlaces(ours); }

  void the_samples_beside_the_project_replay_exactly() {
    if (!QDir(shared).exists()) QSKIP("no ../shared beside this checkout");
    for (const QString& name : QDir(shared).entryList({"*.json", "*.jsonl"}))
      if (name != "refused.jsonl") replaysExactly(QString(shared) + '/' + name);
    refusesAtTheSamePlaces(shared);
  }

  void anything_may_arrive_and_is_answered_clearly() {
    for (const string& line : {string("garbage"), string("[]"), string("5"), string("{}"), string("{\"format\":"),
                               string("\"\xff\xfe\""), string(100000, '['), string(100000, '{'), string("nul\0l", 5)}) {
      const Ran ran = replay({"-"}, line);
      QCOMPARE(ran.code, somethingRefused);
      QCOMPARE(lines(ran.out).size(), std::size_t{1});
      QVERIFY(ran.out.starts_with("{\"refused\":\""));
      QVERIFY(ran.out.size() < 300);
    }
  }

  void a_bad_line_among_good_ones_is_refused_alone() {
    const Ran ran = replay({"-"}, smallest + "\n\n{\"format\"\n" + smallest + "\nnonsense\n");
    QCOMPARE(ran.code, somethingRefused);
    const auto said = lines(ran.out);
    QCOMPARE(said.size(), std::size_t{6});
    QVERIFY(said[0].starts_with("{\"move\":0,"));
    QCOMPARE(placeOf(said[2]), string("record"));
    QVERIFY(said[3].starts_with("{\"move\":0,"));
    QCOMPARE(placeOf(said[5]), string("record"));
  }

  void a_bad_first_line_doesn_t_take_the_others_along() {
    const Ran ran = replay({"-"}, "{\"format\":\n" + smallest + "\n" + smallest + "\n");
    QCOMPARE(lines(ran.out).size(), std::size_t{5});
    QCOMPARE(placeOf(lines(ran.out)[0]), string("record"));
  }

  void a_record_may_be_spread_over_many_lines() {
    const Ran ran = replay({"-"}, nlohmann::json::parse(smallest).dump(2));
    QCOMPARE(ran.code, allWell);
    QCOMPARE(lines(ran.out).size(), std::size_t{2});
  }

  void an_endless_line_is_refused_without_being_kept() {
    const Ran ran = replay({"-"}, string(3 * longestRecord, 'x') + "\n" + smallest);
    QCOMPARE(lines(ran.out).size(), std::size_t{3});
    QCOMPARE(placeOf(lines(ran.out)[0]), string("record"));
  }

  void stop_on_error_ends_a_record_at_its_first_refused_move() {
    const QString path = QString(ours) + "/tiles-six-points.json";
    const Ran ran = replay({"--stop-on-error", path.toStdString()});
    const auto said = lines(ran.out);
    QCOMPARE(said.size(), std::size_t{6});
    QVERIFY(said[4].find("occupied") != string::npos);
    QVERIFY(said[5].starts_with("{\"end\":true"));
  }

  void strict_deal_refuses_what_people_can_t_play() {
    const QString path = QString(ours) + "/tiles-six-points.json";
    const Ran ran = replay({"--strict-deal", path.toStdString()});
    QCOMPARE(ran.code, somethingRefused);
    QCOMPARE(placeOf(lines(ran.out)[0]), string("deal.pile"));
  }

  void bad_usage_says_so() {
    QCOMPARE(replay({}).code, badUsage);
    QCOMPARE(replay({"--nonsense"}).code, badUsage);
    QCOMPARE(replay({"/no/such/file"}).code, badUsage);
    QVERIFY(replay({"/no/such/file"}).err.find("can't be read") != string::npos);
    QCOMPARE(replay({"/"}).code, badUsage);
    QCOMPARE(replay({"--help"}).code, allWell);
  }

  void a_dealt_record_deals_the_same_by_seed_and_by_deal() {
    std::istringstream in;
    std::ostringstream out, err;
    const std::vector<std::string_view> args{"--game", "sudoku_tiles", "--seats", "2", "--seed", "11"};
    QCOMPARE(dealCommand(args, {in, out, err}), allWell);
    auto bySeed = nlohmann::json::parse(out.str());
    bySeed.erase("deal");
    bySeed["seed"] = 11;
    QCOMPARE(replay({"-"}, bySeed.dump()).out, replay({"-"}, out.str()).out);
    QCOMPARE(replay({"--strict-deal", "-"}, out.str()).code, allWell);
  }
};

QTEST_APPLESS_MAIN(RecordsTest)
#include "records_test.moc"
