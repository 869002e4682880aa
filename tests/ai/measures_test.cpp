#include "ai/attention.h"
#include "ai/halving.h"
#include "ai/sprt.h"
#include "support/qtest.h"

using namespace ninefold;
using namespace ninefold::ai;

namespace {

bool near(double value, double expected, double within) { return std::abs(value - expected) <= within; }

/// How many of 10,000 things are noticed.
int noticed(const Attention& attention) {
  int count = 0;
  for (std::uint64_t thing = 0; thing < 10'000; ++thing) count += attention.notices(thing);
  return count;
}

} // namespace

class MeasuresTest : public QObject {
  Q_OBJECT

private slots:
  void a_mean_comes_with_its_interval() {
    const Mean mean = meanOf({1, 2, 3, 4});
    QCOMPARE(mean.value, 2.5);
    QVERIFY(near(mean.margin, 1.2652, 1e-4)); // 1.96 * 1.290994 / 2
    QCOMPARE(meanOf({7}).margin, 0.0);
    QCOMPARE(meanOf({}).value, 0.0);
  }

  void luck_that_both_share_doesnt_blur_their_difference() {
    const std::vector<double> one{10, 50, 90}, other{9, 49, 89};
    const Mean difference = meanOfDifference(one, other);
    QCOMPARE(difference.value, 1.0);
    QCOMPARE(difference.margin, 0.0);
    QVERIFY(meanOf(one).margin > 40);
  }

  void a_quantile_is_one_of_the_measurements() {
    std::vector<std::int64_t> all;
    for (int i = 200; i > 0; --i) all.push_back(i);
    QCOMPARE(quantile(all, 990), std::int64_t{199});
    QCOMPARE(quantile(all, 0), std::int64_t{1});
    QCOMPARE(quantile(all, 1000), std::int64_t{200});
    std::vector<std::int64_t> none;
    QCOMPARE(quantile(none, 990), std::int64_t{0});
  }

  void elo_and_shares_are_the_same_thing() {
    QVERIFY(near(eloOf(0.75), 190.85, 0.01));
    QVERIFY(near(shareOf(400), 10.0 / 11, 1e-12));
    QVERIFY(near(shareOf(eloOf(0.31)), 0.31, 1e-12));
  }

  // The values are those of fastchess for the same counts, under "logistic pentanomial".
  void the_likelihood_is_that_of_others() {
    QVERIFY(near(Sprt{0.5, 2.5}.likelihood({223, 9863, 21279, 10037, 246}), -3.07, 0.005));
    QVERIFY(near(Sprt{0, 2}.likelihood({871, 26175, 55983, 26678, 821}), -4.98, 0.005));
  }

  void the_test_ends_once_it_is_clear() {
    const Sprt sprt{0, 20};
    using enum Sprt::Verdict;
    QVERIFY(sprt.verdict({}) == open);
    QVERIFY(sprt.verdict({10, 20, 40, 20, 10}) == open);
    QVERIFY(sprt.verdict({100, 300, 700, 600, 300}) == elo1);
    QVERIFY(sprt.verdict({300, 600, 700, 300, 100}) == elo0);
  }

  void who_notices_more_notices_all_that_others_do() {
    for (std::uint64_t person = 0; person < 5; ++person) {
      const Attention some(Rng(person), 300), most(Rng(person), 900);
      for (std::uint64_t thing = 0; thing < 500; ++thing) QVERIFY(!some.notices(thing) || most.notices(thing));
    }
  }

  void as_much_is_noticed_as_was_wished() {
    for (int share : {0, 100, 300, 600, 900, 1000}) {
      const int count = noticed(Attention(Rng(3), share));
      QVERIFY2(std::abs(count - 10 * share) <= 150, qPrintable(QString("%1 of %2").arg(count).arg(10 * share)));
    }
    QVERIFY(noticed(Attention(Rng(3), 0)) == 0 && noticed(Attention(Rng(3), 1000)) == 10'000);
  }

  void another_moment_is_noticed_differently() {
    const Attention now(Rng(1), 500), then(Rng(2), 500);
    int same = 0;
    for (std::uint64_t thing = 0; thing < 1000; ++thing) same += now.notices(thing) == then.notices(thing);
    QVERIFY(same > 400 && same < 600);
  }

  void halving_finds_the_best_and_spends_no_more_than_it_may() {
    int asked = 0;
    const auto sample = [&](int candidate, std::int64_t world) {
      ++asked;
      return std::int64_t{candidate == 5 ? 60 : 50} + static_cast<std::int64_t>(Rng(world).below(40));
    };
    const auto all = halve(16, 3200, {}, sample);
    QCOMPARE(all.front().candidate, 5);
    QVERIFY(asked <= 3200 && asked > 2800);
    QVERIFY(all[0].samples > all[15].samples);
  }

  void nobody_waits_for_who_is_told_to_stop() {
    std::atomic<bool> flag = false;
    int asked = 0;
    const auto sample = [&](int, std::int64_t) {
      if (++asked == 10) flag = true;
      return std::int64_t{0};
    };
    halve(8, 1'000'000, Stop(flag), sample);
    QCOMPARE(asked, 10);
  }
};

QTEST_APPLESS_MAIN(MeasuresTest)
#include "measures_test.moc"
