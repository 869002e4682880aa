#include "ai/computer.h"
#include "challenge/code.h"
#include "challenge/daily.h"
#include "match/any_match.h"
#include "sudoku/human/rate.h"
#include "support/lab.h"
#include "support/qtest.h"
#include "support/rounds.h"
#include "support/tables.h"

#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <thread>

using namespace ninefold;
using std::string;

namespace {

Run daily(const std::vector<std::string_view>& args) { return run(dailyCommand, args); }

/// All dailies of a thousand dates from 2026 on, in one number for each.
std::map<string, std::uint64_t> digests(int dates) {
  std::map<string, std::uint64_t> all;
  std::vector<std::thread> threads;
  for (const DailyKind& kind : challenge::dailyKinds()) {
    std::uint64_t& sum = all[string(kind.name)];
    threads.emplace_back([&sum, kind, dates] {
      Hash hash;
      Date date = 20260101;
      for (int i = 0; i < dates; ++i, date = daysAfter(date, 1))
        for (int part = 1; part <= kind.parts; ++part) {
          const auto made = challenge::dailyOf(date, kind, part);
          const auto start = startOf(made.invitation);
          hash << start.dump() << codeOf(made.invitation) << std::int32_t{challenge::parOf(start).value_or(0)};
        }
      sum = hash.value();
    });
  }
  for (std::thread& thread : threads) thread.join();
  return all;
}

} // namespace

class DailiesTest : public QObject {
  Q_OBJECT

private slots:
  /// If this fails, people who play on the same date would meet different puzzles: don't change the numbers, find out
  /// what has changed. What has to change gets a new rulesVersion.
  void a_thousand_dates_are_what_they_have_always_been() {
    constexpr int dates = 1000;
    const int wanted =
        std::min(dates, rounds("NINEFOLD_DAILY_DATES", dates)); // fewer under the sanitizers, which still look on
    auto found = digests(wanted);
    if (wanted != dates) QSKIP("only some of them were made");
    QCOMPARE(found["sudoku_pens"], 15142598900225019711u);
    QCOMPARE(found["kakuro_call"], 3362685063388124737u);
    QCOMPARE(found["kakuro_cards"], 343843068744038578u);
    QCOMPARE(found["okudos"], 12486599525741113720u);
    QCOMPARE(found["sudoku_tiles"], 6686684704742869912u);
    QCOMPARE(found["sudokids"], 16173399910462211791u);
  }

  void a_date_is_printed_as_it_has_always_been() {
    for (const char* date : {"20261118", "20270228"}) {
      std::ifstream file(string(NINEFOLD_SOURCE_DIR "/tests/challenge/daily-") + date + ".jsonl");
      std::ostringstream golden;
      golden << file.rdbuf();
      QVERIFY(!golden.str().empty());
      QCOMPARE(daily({"--date", date}).out, golden.str());
    }
  }

  void the_week_rises_from_monday_to_sunday() {
    const auto kind = *challenge::dailyKindNamed("sudoku_pens");
    for (int part = 1; part <= kind.parts; ++part) {
      int before = 0;
      for (Date date = 20261116; date <= 20261122; ++date) { // a Monday and what follows
        const auto made = challenge::dailyOf(date, kind, part);
        const auto start = startOf(made.invitation);
        const auto puzzle = numbersFrom(start["deal"]["givens"].get<string>());
        const human::Rating rating = human::rate(*puzzle);
        QVERIFY(made.invitation.level >= before);
        QCOMPARE(human::key(rating.grade()), *gradeOf(made.invitation));
        before = made.invitation.level;
      }
      QVERIFY(before > challenge::dailyOf(20261116, kind, part).invitation.level);
    }
  }

  void every_daily_can_be_played_from_its_start() {
    for (const DailyKind& kind : challenge::dailyKinds())
      for (int part = 1; part <= kind.parts; ++part) {
        const auto made = challenge::dailyOf(20261118, kind, part);
        const nlohmann::json start = startOf(made.invitation);
        const auto match = openMatch(start, Deals::any);
        QVERIFY(bool(match));
        QCOMPARE((*match)->seats(), made.invitation.against ? 2 : 1);
        QVERIFY(!(*match)->standing().over);
        QVERIFY(!(*match)->legal(made.invitation.first).empty());
        QCOMPARE(challenge::parOf(startOf(made.invitation)).has_value(), !made.invitation.against);
        QVERIFY(made.invitation.against || challenge::parOf(startOf(made.invitation)) > 0);
        QVERIFY(challenge::invitationFrom(codeOf(made.invitation)).operator bool());
        QVERIFY(*challenge::invitationFrom(codeOf(made.invitation)) == made.invitation);
      }
  }

  /// Whoever plays it, whatever they are called, and if they left it at any point: the moves of a Master follow from
  /// the deal and from what was played.
  void the_master_of_a_date_is_the_same_for_everybody() {
    const auto made = challenge::dailyOf(20261118, *challenge::dailyKindNamed("okudos"));
    QCOMPARE(made.invitation.seats, 2);
    const auto numbers = computersOf(made.invitation);
    QCOMPARE(numbers, (std::vector{0, ai::numberOf({.figure = 3, .level = ai::Level::master})}));
    const auto read = challenge::invitationFrom(codeOf(made.invitation)); // on another device, by its code
    QCOMPARE(computersOf(*read), numbers);
    const std::unique_ptr<AnyMatch> mine = *openMatch(startOf(made.invitation));
    std::unique_ptr<AnyMatch> there = *openMatch(startOf(*read));
    AnyMatch& here = *mine;
    for (int move = 0; move < 24; ++move) {
      const Seat turn = *here.standing().turn;
      const int number = numbers[static_cast<std::size_t>(index(turn))];
      const auto answer = [&](const AnyMatch& match) {
        return (*match.thinking(turn, ai::computerFrom(number)->level, static_cast<std::uint64_t>(number)))({})->input;
      };
      const string next = number > 0 ? answer(here) : here.legal(turn).front().dump();
      if (number > 0) QCOMPARE(answer(*there), next);
      const auto input = nlohmann::json::parse(next);
      QVERIFY(bool(here.play(input)) && bool(there->play(input)));
      if (move == 11) there = *openMatch(there->record(), Deals::full); // left and taken up again
    }
  }

  void no_two_dailies_have_the_same_seed() {
    std::set<std::uint64_t> seeds;
    int count = 0;
    Date date = 20260101;
    for (int i = 0; i < 1000; ++i, date = daysAfter(date, 1))
      for (const DailyKind& kind : challenge::dailyKinds())
        for (int part = 1; part <= kind.parts; ++part, ++count)
          seeds.insert(challenge::dailyOf(date, kind, part).invitation.seed);
    QCOMPARE(static_cast<int>(seeds.size()), count);
  }

  void the_command_prints_one_daily_or_all_of_them() {
    const auto lines = [](const Run& run) { return std::count(run.out.begin(), run.out.end(), '\n'); };
    QCOMPARE(lines(daily({"--date", "20261118"})), 12);
    const Run kids = daily({"--game", "sudokids", "--date", "20261118"});
    QCOMPARE(kids.code, allWell);
    QCOMPARE(lines(kids), 1);
    const auto line = nlohmann::json::parse(kids.out);
    QCOMPARE(line["date"].get<int>(), 20261118);
    QCOMPARE(line["start"]["options"]["board"].get<string>(), string("kids"));
    QVERIFY(!line.contains("grade"));
  }

  void what_is_not_understood_is_refused() {
    for (const auto& args : std::vector<std::vector<std::string_view>>{{},
                                                                       {"--date"},
                                                                       {"--date", "20261131"},
                                                                       {"--date", "today"},
                                                                       {"--date", "20261118", "--game", "chess"},
                                                                       {"--date", "20261118", "--fast"},
                                                                       {"--game", "sudokids"}}) {
      const Run run = daily(args);
      QCOMPARE(run.code, badUsage);
      QVERIFY(run.out.empty() && run.err.starts_with("ninefold-lab daily: "));
    }
    QCOMPARE(daily({"--date", "20260229"}).err, string("ninefold-lab daily: there is no date 20260229; see --help\n"));
    QVERIFY(daily({"--help"}).out.starts_with("ninefold-lab daily"));
  }
};

QTEST_APPLESS_MAIN(DailiesTest)
#include "dailies_test.moc"
