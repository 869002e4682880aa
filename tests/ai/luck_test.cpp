#include "ai/luck.h"
#include "games/games.h"
#include "games/kakuro_cards_table.h"
#include "match/account.h"
#include "match/record.h"
#include "support/qtest.h"
#include "support/tables.h"

using namespace ninefold;
using ai::Account;
using ai::Level;
using std::string;

namespace {

/// A match at a table with any options, of beginners, or of people who play anything.
template<Playable G> Record<G> played(std::uint64_t seed, int seats, Level level) {
  Rng luck(seed);
  Record<G> record{};
  do record.table = randomTable<G>(luck);
  while (record.table.seats != seats);
  record.deal = G::shuffle(record.table, luck);
  auto state = G::begin(record.table, record.deal);
  while (auto input = randomInput<G>(state, seats, luck)) {
    if constexpr (ai::HasPlayers<G>)
      if (input->seat && level != Level::random)
        if (auto thought = G::think(G::view(state, *input->seat), {}, level, 1, {})) input->move = thought->move;
    state = std::move(G::apply(state, *input)->state);
    record.inputs.push_back(std::move(*input));
  }
  return record;
}

template<Playable G> std::optional<Account> accountOf(const Record<G>& record, int seat) {
  const auto account = ninefold::accountOf(nlohmann::json(write(record)), seatAt(seat), {});
  return account ? *account : std::nullopt;
}

/// The margin of a seat when all is over.
template<Playable G> int marginOf(const Record<G>& record, int seat) {
  auto state = G::begin(record.table, record.deal);
  for (const auto& input : record.inputs) state = std::move(G::apply(state, input)->state);
  return 1000 * ai::leadOf(G::standing(state), seatAt(seat));
}

struct Sums {
  int skill = 0, luck = 0;
};
Sums sumsOf(const Account& account) {
  Sums sums;
  for (const auto& turn : account.turns) {
    sums.skill += turn.skill;
    sums.luck += turn.luck;
  }
  return sums;
}

} // namespace

class LuckTest : public QObject {
  Q_OBJECT

private slots:
  void all_parts_together_are_the_margin() {
    forEachGame([]<Playable G>() {
      if constexpr (ai::HasPlayers<G> && !ai::KeepsTime<G>)
        for (int seats = 2; seats <= G::mostSeats; ++seats) {
          const auto record = played<G>(static_cast<std::uint64_t>(seats), seats, Level::random);
          const auto account = accountOf(record, seats - 1);
          QVERIFY2(account, G::id.data());
          const Sums sums = sumsOf(*account);
          QCOMPARE(account->margin, marginOf(record, seats - 1));
          QCOMPARE(account->start + sums.skill + sums.luck, account->margin);
          for (const auto& turn : account->turns) {
            QVERIFY(seats == 2 || turn.seat == seatAt(seats - 1));
            QVERIFY(turn.seat == seatAt(seats - 1) ? turn.skill <= 0 : turn.skill >= 0);
            QVERIFY(record.inputs[turn.input].seat == turn.seat);
          }
        }
    });
  }

  void two_who_look_at_the_same_match_see_each_others_skill_and_luck() {
    const auto record = played<kakuro_cards::Game>(4, 2, Level::beginner);
    const auto one = accountOf(record, 0), other = accountOf(record, 1);
    QCOMPARE(one->margin, -other->margin);
    QCOMPARE(one->turns.size(), other->turns.size());
    for (std::size_t i = 0; i < one->turns.size(); ++i) {
      QCOMPARE(one->turns[i].skill, -other->turns[i].skill);
      QCOMPARE(one->turns[i].luck, -other->turns[i].luck);
    }
    QVERIFY(sumsOf(*one).skill != 0);
  }

  void who_plays_what_is_best_has_luck_alone() {
    using G = kakuro_cards::Game;
    Record<G> record{};
    record.table.seats = 2;
    record.deal = dealFromSeed<G>(record.table, 5);
    auto state = G::begin(record.table, record.deal);
    while (state.known.turn) {
      const Level level = state.known.turn == seatAt(0) ? Level::master : Level::beginner;
      record.inputs.push_back({state.known.turn, G::think(G::view(state, state.known.turn), {}, level, 1, {})->move});
      state = G::apply(state, record.inputs.back())->state;
    }
    const auto account = accountOf(record, 0);
    int lost = 0;
    for (const auto& turn : account->turns) {
      if (turn.seat == seatAt(0)) QCOMPARE(turn.skill, 0);
      if (turn.seat == seatAt(1)) lost += turn.skill;
    }
    QVERIFY(lost > 50'000); // what the beginner overlooked, in thousandths
  }

  void a_turn_that_leaves_points_lying_costs_them() {
    using namespace kakuro_cards;
    // The 8 heads 6 3 9: 18 points. It is laid where it brings nothing.
    Record<kakuro_cards::Game> record{.table = {2, seatAt(0), {}},
                                      .deal = {draw(". . . .\n. _ 6 3 9"), {8, 1, 1, 1, 2, 3, 4, 5}}};
    record.inputs.push_back({seatAt(0), put("C1", 8, addend)});
    const auto bad = accountOf(record, 0);
    QCOMPARE(bad->turns.size(), std::size_t{1});
    QVERIFY2(bad->turns[0].skill < -5000, qPrintable(QString::number(bad->turns[0].skill)));
    record.inputs[0].move = put("B2", 8, sum);
    const auto good = accountOf(record, 0);
    QCOMPARE(good->turns[0].skill, 0);
    QCOMPARE(good->start, bad->start);
  }

  void the_chance_to_win_goes_from_the_deal_to_who_won() {
    forEachGame([]<Playable G>() {
      if constexpr (ai::HasPlayers<G> && !ai::KeepsTime<G>)
        for (int seats = 2; seats <= G::mostSeats; ++seats) {
          const auto record = played<G>(static_cast<std::uint64_t>(seats), seats, Level::random);
          const auto account = accountOf(record, 0);
          if (account->turns.size() < 2 || account->turns.front().gain != 0) continue;
          const auto& course = account->course;
          QCOMPARE(course.front().inputs, std::size_t{0});
          QVERIFY2(course.front().thousandths > 100 && course.front().thousandths < 900, G::id.data());
          for (std::size_t i = 1; i < course.size(); ++i) QVERIFY(course[i - 1].inputs < course[i].inputs);
          QCOMPARE(course.back().inputs, record.inputs.size());
          QCOMPARE(course.back().thousandths, account->margin > 0 ? 1000 : account->margin < 0 ? 0 : 500);
        }
    });
  }

  void two_who_look_at_the_same_match_see_each_others_chance() {
    const auto record = played<kakuro_cards::Game>(4, 2, Level::beginner);
    const auto one = accountOf(record, 0), other = accountOf(record, 1);
    QCOMPARE(one->course.size(), other->course.size());
    for (std::size_t i = 0; i < one->course.size(); ++i)
      QCOMPARE(one->course[i].thousandths, 1000 - other->course[i].thousandths);
  }

  void the_same_match_has_the_same_account() {
    const auto record = played<okudos::Game>(9, 2, Level::beginner);
    QVERIFY(*accountOf(record, 1) == *accountOf(record, 1));
  }

  /// Whoever is on turn expects more than who waits: that is no luck that comes and goes.
  void luck_doesnt_come_and_go_with_who_is_on_turn() {
    const auto account = accountOf(played<kakuro_cards::Game>(6, 2, Level::master), 0);
    int withTurns = 0, all = 0;
    for (const auto& turn : account->turns) {
      withTurns += turn.seat == seatAt(0) ? turn.luck : -turn.luck;
      all += std::abs(turn.luck);
    }
    QVERIFY2(2 * std::abs(withTurns) < all, qPrintable(QString("%1 of %2").arg(withTurns).arg(all)));
  }

  void a_turn_without_a_choice_is_no_skill() {
    for (std::uint64_t seed = 1; seed < 6; ++seed) {
      const auto account = accountOf(played<sudoku_tiles::Game>(seed, 2, Level::master), 0);
      int lost = 0;
      for (const auto& turn : account->turns) lost += std::abs(turn.skill);
      // Two who miss nothing lose next to nothing to what they could have done.
      QVERIFY2(lost < 1000 * static_cast<int>(account->turns.size()) / 2, qPrintable(QString::number(lost)));
    }
  }

  void where_all_play_at_once_it_says_what_each_turn_brought() {
    const auto record = played<kakuro_call::Game>(3, 3, Level::random);
    const auto account = accountOf(record, 1);
    QVERIFY(account->course.empty());
    QVERIFY(!account->turns.empty());
    int sum = account->start;
    for (const auto& turn : account->turns) {
      QVERIFY(turn.skill == 0 && turn.luck == 0);
      QVERIFY(record.inputs[turn.input].seat == turn.seat);
      sum += turn.gain;
    }
    QCOMPARE(sum, account->margin);
    QCOMPARE(account->margin, marginOf(record, 1));
  }

  void where_nothing_was_to_be_decided_it_is_all_luck() {
    const Record<kakuro_cards::Game> record{.table = {2, seatAt(0), {}},
                                            .deal = dealFromSeed<kakuro_cards::Game>({2, seatAt(0), {}}, 1)};
    QVERIFY((*accountOf(record, 0) == Account{}));
  }

  void a_record_that_cant_be_read_is_a_fault() {
    auto record = played<kakuro_cards::Game>(1, 2, Level::random);
    std::swap(record.inputs[0], record.inputs[1]);
    const auto json = nlohmann::json(write(record));
    QCOMPARE(ninefold::accountOf(json, seatAt(0), {}).error().text(), string("moves[0]: not-your-turn"));
    QVERIFY(!ninefold::accountOf(json, seatAt(2), {}));
    const std::atomic<bool> flag = true;
    std::swap(record.inputs[0], record.inputs[1]);
    QVERIFY(!*ninefold::accountOf(nlohmann::json(write(record)), seatAt(0), ai::Stop(flag)));
  }
};

QTEST_APPLESS_MAIN(LuckTest)
#include "luck_test.moc"
