#include "kernel/rng.h"
#include "match/fairness.h"
#include "support/qtest.h"

#include <vector>

using namespace ninefold;

namespace {

constexpr int matches = 9;

/// What is said of nine matches with a box of so many of each of 1 to 9; of each box so many are drawn by the one who
/// is looked at. `load` in a thousand: how often a low one is put back and another drawn.
Fairness drawn(int ofEach, int each, std::uint32_t load, Rng& rng) {
  std::vector<ValueDrawn> values;
  for (int value = 1; value <= 9; ++value) values.push_back({value, 0, std::int64_t{1000} * matches * each / 9});
  for (int match = 0; match < matches; ++match) {
    std::vector<int> box;
    for (int value = 1; value <= 9; ++value) box.insert(box.end(), static_cast<std::size_t>(ofEach), value);
    for (int draw = 0; draw < each; ++draw) {
      const auto blindly = [&] { return rng.below(static_cast<std::uint32_t>(box.size())); };
      auto place = blindly();
      if (box[place] < 5 && rng.below(1000) < load) place = blindly();
      ++values[static_cast<std::size_t>(box[place] - 1)].times;
      box.erase(box.begin() + place);
    }
  }
  return fairnessOf(values, matches, std::int64_t{9} * ofEach);
}

/// How many of a thousand samples are said to be as chance has it.
int asChance(int ofEach, int each, std::uint32_t load) {
  Rng rng(7);
  int count = 0;
  for (int sample = 0; sample < 1000; ++sample) count += drawn(ofEach, each, load, rng).luck == Luck::asChance;
  return count;
}

} // namespace

/// What is said of draws is right as often as it promises. (All chance here comes from a seed: the figures are exact.)
class FairnessTest : public QObject {
  Q_OBJECT

private slots:
  void of_fair_draws_nineteen_in_twenty_are_as_chance_has_it_data() {
    QTest::addColumn<int>("ofEach");
    QTest::addColumn<int>("each");
    QTest::newRow("a few of the box") << 8 << 7;
    QTest::newRow("half of the box") << 8 << 36;
    QTest::newRow("most of the box") << 4 << 30;
  }
  void of_fair_draws_nineteen_in_twenty_are_as_chance_has_it() {
    QFETCH(int, ofEach);
    QFETCH(int, each);
    const int count = asChance(ofEach, each, 0);
    QVERIFY2(count >= 935 && count <= 965, qPrintable(QString::number(count)));
  }

  void who_draws_again_what_is_low_is_found_out() {
    QVERIFY(asChance(8, 36, 800) < 50);
    Rng rng(3);
    const Fairness loaded = drawn(8, 36, 1000, rng);
    QCOMPARE(loaded.luck, Luck::farTooHigh);
    QVERIFY(loaded.mean > loaded.high);
  }

  void a_box_that_was_drawn_to_its_end_leaves_nothing_to_chance() {
    Rng rng(1);
    const Fairness all = drawn(8, 72, 0, rng);
    QCOMPARE(all.mean, 5000);
    QCOMPARE(all.low, 5000);
    QCOMPARE(all.high, 5000);
    QCOMPARE(all.luck, Luck::asChance);
  }

  void of_a_few_draws_nothing_is_said() {
    const std::vector<ValueDrawn> ones{{1, fewestToTell - 1, 30'000}, {9, 0, 30'000}};
    QCOMPARE(fairnessOf(ones, 9, 72).luck, Luck::tooFew);
    const std::vector<ValueDrawn> oneMore{{1, fewestToTell, 30'000}, {9, 0, 30'000}};
    QCOMPARE(fairnessOf(oneMore, 9, 72).luck, Luck::farTooLow);
  }

  void what_was_never_drawn_has_no_mean() {
    const std::vector<ValueDrawn> none{{1, 0, 0}, {9, 0, 0}};
    QCOMPARE(fairnessOf(none, 0, 72), Fairness{});
    QCOMPARE(fairnessOf({}, 3, 72), Fairness{});
  }

  void only_games_with_a_box_leave_anything_to_chance() {
    QCOMPARE(boxOf("kakuro_cards"), 72);
    QCOMPARE(boxOf("okudos"), 81);
    QCOMPARE(boxOf("sudoku_pens"), 0);
    QCOMPARE(boxOf("chess"), 0);
  }

  /// By hand: 302 draws in nine matches, from eight each of 1 to 9. Variance 60/9 of a card; 38.4 of 72 drawn leave
  /// (648 - 302) / (9 * 71) = 0.5415 of it; its root over 302 draws is 0.1093, and 1.96 of that 0.2143.
  void the_band_is_what_is_worked_out_by_hand() {
    const std::vector<std::int64_t> times{32, 28, 35, 40, 37, 34, 30, 34, 32};
    std::vector<ValueDrawn> values;
    for (int value = 1; value <= 9; ++value)
      values.push_back({value, times[static_cast<std::size_t>(value - 1)], 302'000 / 9});
    const Fairness found = fairnessOf(values, matches, 72);
    QCOMPARE(found.draws, 302);
    QCOMPARE(found.chance, 5000);
    QCOMPARE(found.mean, 5007);
    QVERIFY2(std::abs(found.high - 5214) <= 3, qPrintable(QString::number(found.high)));
    QCOMPARE(found.low, 10'000 - found.high);
    QCOMPARE(found.luck, Luck::asChance);
  }
};

QTEST_APPLESS_MAIN(FairnessTest)
#include "fairness_test.moc"
