#include "ai/chance.h"
#include "ai/reckoning.h"
#include "kernel/rng.h"
#include "match/account_text.h"
#include "support/qtest.h"

#include <cmath>

using namespace ninefold;
using namespace ninefold::ai;
using Kind = Decision::Kind;

namespace {

constexpr Seat me = seatAt(0), other = seatAt(1);

/// Four turns: -4 of skill, and +41, -2.6, +12 of luck, of which the last shows when all is over.
Account example() {
  return {.start = 600,
          .turns = {{.input = 0, .seat = me, .luck = 41'000},
                    {.input = 1, .seat = other, .skill = 400, .luck = -2'600},
                    {.input = 3, .seat = me, .skill = -4'400},
                    {.input = 4, .seat = other, .luck = 12'000}},
          .margin = 47'000};
}

int sumOf(const Reckoning& all) {
  int sum = all.otherSkill + all.otherLuck + all.otherGain;
  for (const Decision& each : all.decisions) sum += each.points;
  return sum;
}

} // namespace

class ReckoningTest : public QObject {
  Q_OBJECT

private slots:
  void what_decided_most_comes_in_the_order_of_the_match() {
    const auto all = reckon(example());
    QCOMPARE(all.decisions.size(), std::size_t{3});
    QVERIFY((all.decisions[0] == Decision{1, other, Kind::luck, 41})); // it shows with the turn after it
    QVERIFY((all.decisions[1] == Decision{3, me, Kind::skill, -4}));
    QVERIFY((all.decisions[2] == Decision{4, other, Kind::luck, 12}));
    QCOMPARE(all.turns, 1);
  }

  void the_parts_add_up_in_whole_points() {
    const auto all = reckon(example());
    QCOMPARE(all.margin, 47);
    QCOMPARE(all.skill, -4);
    QCOMPARE(all.luck, 51);
    QCOMPARE(all.skill + all.luck + all.gain, all.margin);
    QCOMPARE(sumOf(all), all.margin);
  }

  void the_parts_add_up_whatever_they_are() {
    Rng rng(5);
    const auto any = [&] { return static_cast<int>(rng.below(60'000)) - 30'000; };
    for (int i = 0; i < 300; ++i) {
      Account account{.start = any()};
      int sum = account.start;
      for (std::size_t turn = 0; turn < rng.below(9); ++turn) {
        account.turns.push_back({.input = turn, .seat = seatAt(static_cast<int>(turn % 2)), .skill = any()});
        account.turns.back().luck = any();
        sum += account.turns.back().skill + account.turns.back().luck;
      }
      // In the end there are whole points.
      account.margin = 1000 * inPoints(sum);
      (account.turns.empty() ? account.start : account.turns.back().luck) += account.margin - sum;
      const auto all = reckon(account);
      QCOMPARE(sumOf(all), all.margin);
      QCOMPARE(all.skill + all.luck + all.gain, all.margin);
      QCOMPARE(1000 * all.margin, account.margin);
      for (std::size_t j = 1; j < all.decisions.size(); ++j)
        QVERIFY(all.decisions[j - 1].input < all.decisions[j].input);
    }
  }

  void of_an_input_only_what_weighs_more_is_told() {
    const Account account{
        .turns = {{.input = 0, .seat = me, .luck = 9'000}, {.input = 1, .seat = other, .skill = 8'000}},
        .margin = 17'000};
    const auto all = reckon(account);
    QCOMPARE(all.decisions.size(), std::size_t{1});
    QVERIFY((all.decisions[0] == Decision{1, other, Kind::luck, 9}));
    QCOMPARE(all.otherSkill, 8);
  }

  void nothing_decided_where_nothing_was_worth_a_point() {
    QVERIFY(reckon({}) == Reckoning{});
    QVERIFY(reckon({.turns = {{.skill = -400}, {.luck = 400}}}).decisions.empty());
  }

  void a_chance_is_that_of_the_normal_curve() {
    for (int lead = -400; lead <= 400; lead += 7) {
      const double exact = 500 * (1 + std::erf(lead / 100.0 / std::sqrt(2)));
      QVERIFY2(std::abs(chanceToStayAhead(lead, 10'000) - exact) <= 3, qPrintable(QString::number(lead)));
      QCOMPARE(chanceToStayAhead(lead, 10'000) + chanceToStayAhead(-lead, 10'000), 1000);
    }
    QCOMPARE(chanceToStayAhead(1, 0), 1000);
    QCOMPARE(chanceToStayAhead(0, 0), 500);
    QCOMPARE(chanceToStayAhead(-1, 0), 0);
    QCOMPARE(chanceToStayAhead(50'000, 1), 999); // nothing is certain as long as something can come
  }

  void roots_are_whole_and_exact() {
    for (std::int64_t root : {0LL, 1LL, 2LL, 99'999LL, 2'000'000'000LL})
      for (std::int64_t more : {std::int64_t{0}, 2 * root}) QCOMPARE(rootOf(root * root + more), root);
  }

  void an_account_is_kept_as_it_is() {
    Account account = example();
    account.turns[2].gain = 7;
    account.turns[2].expected = -5'001;
    account.course = {{0, 500}, {5, 1000}};
    const auto kept = accountFrom(textOf(account));
    QVERIFY(kept && *kept == account);
  }

  void what_is_no_account_is_none() {
    const std::string good = textOf(example());
    const auto without = [&](const std::string& from, const std::string& to) {
      std::string text = good;
      text.replace(text.find(from), from.size(), to);
      return text;
    };
    QVERIFY(accountFrom(good));
    for (const std::string& text :
         {std::string(), std::string("{"), std::string("[]"), without("\"edition\":1", "\"edition\":2"),
          without("\"margin\":47000", "\"margin\":\"47\""), without("\"start\":600", "\"none\":600"),
          without("[1,1,", "[1,9,")})
      QVERIFY2(!accountFrom(text), text.c_str());
  }
};

QTEST_APPLESS_MAIN(ReckoningTest)
#include "reckoning_test.moc"
