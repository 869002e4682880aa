#include "ai/table.h"
#include "games/sudoku_pens/ai/ending.h"
#include "games/sudoku_pens/ai/evens.h"
#include "games/sudoku_pens/ai/last_word.h"
#include "games/sudoku_pens/ai/sheet.h"
#include "games/sudoku_pens/sudoku_pens.h"
#include "match/random_play.h"
#include "support/drawing.h"
#include "support/qtest.h"
#include "support/referee.h"
#include "support/rounds.h"
#include "support/tables.h"

using namespace ninefold;
using namespace ninefold::sudoku_pens;
using ai::Level;

namespace {

using PensGame = sudoku_pens::Game;
using PensTable = sudoku_pens::Table;
using Thought = ai::Thought<sudoku_pens::Move>;

constexpr std::array playing{Level::beginner, Level::casual, Level::strong, Level::master};

/// A table at which computers play: of two seats and more.
PensTable tableOfSeveral(Rng& rng) {
  for (;;)
    if (auto table = randomTable<PensGame>(rng); table.seats > 1) return table;
}

State dealt(const PensTable& table, Rng& rng) { return PensGame::begin(table, PensGame::shuffle(table, rng)); }

std::optional<Thought> think(const State& state, Seat seat, Level level, std::uint64_t person = 1,
                             const Memory& memory = {}) {
  return PensGame::think(PensGame::view(state, seat), memory, level, person, {});
}

/// What a sheet says, in one string to compare.
std::string told(const Sheet& sheet) {
  std::string out = std::to_string(index(sheet.mover())) + (sheet.over() ? " over" : "");
  for (int i = 0; i < sheet.seats(); ++i) out += " " + std::to_string(sheet.sums()[seatAt(i)]);
  if (sheet.isSpeed()) out += " kept " + std::to_string(sheet.kept());
  for (Digit digit = 1; digit <= 9; ++digit)
    sheet.places(digit).each([&](int cell) { out += " " + name(Cell::at(cell)) + std::to_string(digit); });
  return out;
}

/// The same, by the rules.
std::string toldByRules(const State& state) {
  const Public& known = state.known;
  std::string out = std::to_string(index(*turnOf(known)));
  const PerSeat<int> sums = scores(known);
  for (int i = 0; i < known.table.seats; ++i) out += " " + std::to_string(sums[seatAt(i)]);
  if (speed(known)) out += " kept " + std::to_string(known.kept);
  for (Digit digit = 1; digit <= 9; ++digit)
    forEachCell(nineByNine, [&](Cell cell) {
      if (known.board[cell] == 0 && !conflicts(known.board, nineByNine, cell, digit))
        out += " " + name(cell) + std::to_string(digit);
    });
  return out;
}

/// What an input does to a sheet; false if it has to be drawn anew: the sheet knows only what is right.
bool follow(Sheet& sheet, const State& before, const State& after, const Input<PensGame>& input) {
  if (std::holds_alternative<Pass>(input.move) || std::holds_alternative<Timeout>(input.move))
    return sheet.pass(), true;
  if (std::holds_alternative<Accept>(input.move)) return true;
  const auto* write = std::get_if<Write>(&input.move);
  if (write == nullptr || conflicts(before.known.board, nineByNine, write->cell, write->digit)) return false;
  if (after.known.board[write->cell] == 0) return false;
  sheet.write(write->cell.index(), write->digit);
  return true;
}

/// A position somewhere in a match that is played by writing at random, with so many writes to choose from at most.
State nearTheEnd(Rng& rng, int choices) {
  State state = dealt({2, seatAt(0), {}}, rng);
  while (Sheet(state.known).choices() > choices) {
    const Sheet sheet(state.known);
    std::vector<Write> writes;
    for (Digit digit = 1; digit <= 9; ++digit)
      sheet.places(digit).each([&](int cell) { writes.push_back({Cell::at(cell), digit}); });
    const Write write = writes[rng.below(static_cast<std::uint32_t>(writes.size()))];
    state = PensGame::apply(state, {turnOf(state.known), write})->state;
  }
  return state;
}

/// What an end comes to, looked at without any art.
int plainly(const Sheet& sheet) {
  if (sheet.highest() == 0) return 0;
  int best = -1000;
  for (Digit digit = 1; digit <= 9; ++digit)
    sheet.places(digit).each([&](int cell) {
      Sheet next = sheet;
      next.write(cell, digit);
      best = std::max(best, digit - plainly(next));
    });
  return best;
}

/// The chance to stay level, looked at without any art: who opens is to move, or who answers.
int evenPlainly(const Sheet& sheet, Digit opened) {
  const Digit digit = sheet.highest();
  if (opened == 0 && digit == 0) return Evens::certain;
  if (opened != 0 && digit != opened) return 0;
  std::int64_t sum = 0;
  int best = 0, count = 0;
  sheet.places(digit).each([&](int cell) {
    Sheet next = sheet;
    next.write(cell, digit);
    const int chance = evenPlainly(next, opened == 0 ? digit : Digit{0});
    sum += chance;
    best = std::max(best, chance);
    ++count;
  });
  return opened == 0 ? static_cast<int>(sum / count) : best;
}

void add(Hash& hash, const Thought& thought) {
  hash << thought.nodes << thought.after;
  for (const auto& choice : thought.best) {
    hash << choice.move.index() << choice.worth.points << choice.worth.chance;
    if (const auto* write = std::get_if<Write>(&choice.move)) hash << write->cell.index() << write->digit;
  }
}

/// Plays a match of computer players; `visit` sees each position with what the seats remember.
struct Sitting {
  State state;
  std::array<Memory, 4> memories{};

  template<class Visit> void play(const std::vector<ai::Sitter>& sitters, Visit visit) {
    while (!state.known.over) {
      const auto step = PensGame::apply(state, next(sitters, visit));
      QCOMPARE(step ? std::string_view("ok") : key(step.error()), std::string_view("ok"));
      state = step->state;
      const int seats = state.known.table.seats;
      for (int i = 0; i < seats; ++i)
        PensGame::remember(memories[static_cast<std::size_t>(i)], PensGame::view(state, seatAt(i)),
                           heardBy(step->events, seatAt(i), seats));
    }
  }

  template<class Visit> Input<PensGame> next(const std::vector<ai::Sitter>& sitters, Visit visit) {
    Seat seat = *turnOf(state.known);
    for (int i = 0; i < state.known.table.seats; ++i) {
      seat = after(seat, state.known.table.seats);
      const auto at = static_cast<std::size_t>(index(seat));
      if (PensGame::legal(PensGame::view(state, seat)).empty()) continue;
      visit(state, seat, memories[at]);
      const auto thought = think(state, seat, sitters[at].level, sitters[at].person, memories[at]);
      if (thought) return {seat, thought->move};
    }
    return {nobody, PensGame::legal(PensGame::view(state, nobody)).front()};
  }
};

std::vector<ai::Sitter> anybody(int seats, Rng& rng, std::uint32_t levels) {
  std::vector<ai::Sitter> sitters;
  for (int i = 0; i < seats; ++i) sitters.push_back({playing[rng.below(levels)], rng.next()});
  return sitters;
}

/// F4 lacks a digit by the rule: 3; by the solution D4 is an 8.
constexpr auto puzzle = R"(
  4 . . 5 . . . . 7
  5 6 7 . . . . . .
  3 . . . 6 7 1 . .
  7 2 . 9 . 1 5 6 .
  . 3 . . . 5 . 8 .
  9 . 6 3 7 . . . .
  . 7 . . 1 . 9 . 4
  6 . . . 9 . . . 1
  . 1 9 8 5 4 3 . .)";

State atTable(Check check, Mode mode = Mode::standard) {
  Numbers givens;
  forEachDrawn(puzzle, [&](Cell cell, const std::string& word) {
    if (word != ".") givens[cell] = static_cast<Digit>(word[0] - '0');
  });
  return PensGame::begin({2, seatAt(0), {.referee = Referee::table, .mode = mode, .check = check}}, {givens});
}

State played(const State& state, int seat, const sudoku_pens::Move& move) {
  return PensGame::apply(state, {seatAt(seat), move})->state;
}

bool objectsTo(const State& state, Level level, const Memory& memory = {}) {
  const auto thought = think(state, seatAt(1), level, 1, memory);
  return thought && std::holds_alternative<Challenge>(thought->move);
}

} // namespace

class SudokuPensPlayersTest : public QObject {
  Q_OBJECT

private slots:
  void what_is_played_in_the_head_follows_the_rules() {
    Rng rng(20261120);
    for (int plies = rounds("NINEFOLD_PLIES", 10'000); plies > 0;) {
      PensTable table = tableOfSeveral(rng);
      table.options.check = Check::rule;
      State state = dealt(table, rng);
      for (Sheet sheet(state.known); !state.known.over; --plies) {
        const auto input = randomInput<PensGame>(state, table.seats, rng);
        const State before = state;
        state = PensGame::apply(state, *input)->state;
        if (std::holds_alternative<AgreeEnd>(input->move) || std::holds_alternative<TimeUp>(input->move)) break;
        if (!follow(sheet, before, state, *input)) sheet = Sheet(state.known);
        QCOMPARE(told(sheet), told(Sheet(state.known)));
        if (state.known.open.empty()) QCOMPARE(sheet.over(), state.known.over);
        if (!sheet.over()) QCOMPARE(told(sheet), toldByRules(state));
      }
    }
  }

  void ends_are_played_out_exactly() {
    Rng rng(7);
    for (int i = 0; i < 40; ++i) {
      const Sheet sheet(nearTheEnd(rng, 9).known);
      Ending ending;
      const auto all = ending.solve(sheet, 100'000);
      QVERIFY(all);
      int best = -1000;
      for (const Ending::Choice& choice : *all) {
        Sheet next = sheet;
        next.write(choice.cell, choice.digit);
        QCOMPARE(choice.margin, choice.digit - plainly(next));
        best = std::max(best, choice.margin);
      }
      if (!all->empty()) QCOMPARE(best, plainly(sheet));
    }
  }

  void the_chance_to_stay_level_is_exact() {
    Rng rng(8);
    for (int i = 0; i < 40; ++i) {
      const Sheet sheet(nearTheEnd(rng, 14).known);
      const Digit digit = sheet.highest();
      if (digit == 0) continue;
      Evens evens(sheet, 100'000);
      sheet.places(digit).each([&](int cell) {
        Sheet next = sheet;
        next.write(cell, digit);
        QCOMPARE(*evens.opened(digit, cell), evenPlainly(next, digit));
        QCOMPARE(*evens.answered(digit, cell), evenPlainly(next, 0));
      });
    }
  }

  void who_can_force_the_last_word_does() {
    constexpr int certain = LastWord::certain;
    // Three cells of a row and one that sees none of them: two writes, whatever is done.
    CellSet places;
    for (const int cell : {0, 1, 2, 80}) places.add(cell);
    LastWord word;
    QCOMPARE(word.of(places).opened, certain);
    QCOMPARE(word.of(places).answered, 0);
    places.add(40); // three
    QCOMPARE(word.of(places).opened, 0);
    QCOMPARE(word.of(places).answered, certain);
    places.add(76); // in sight of 40 and of 80: takes the place of both
    QCOMPARE(word.of(places).answered, certain);
    QVERIFY(word.of(places).answers == (CellSet::of(40) | CellSet::of(80)));
    QCOMPARE(word.of(places).opened, certain * 4 / 6); // by 40 and by 80 it is lost
  }

  void nobody_plays_what_the_rules_refuse() {
    Rng rng(31);
    for (int i = 0; i < rounds("NINEFOLD_MATCHES", 60); ++i) {
      Sitting match{dealt(tableOfSeveral(rng), rng)};
      const auto sitters = anybody(match.state.known.table.seats, rng, i % 10 == 0 ? 3 : 2);
      match.play(sitters, [](const State&, Seat, const Memory&) {});
      QVERIFY(match.state.known.over);
    }
  }

  void the_same_view_makes_the_same_move_in_any_other_world() {
    Rng rng(90);
    int positions = 0;
    while (positions < 1000) {
      Sitting match{dealt(tableOfSeveral(rng), rng)};
      const auto sitters = anybody(match.state.known.table.seats, rng, 2);
      match.play(sitters, [&](const State& state, Seat seat, const Memory& memory) {
        const auto view = PensGame::view(state, seat);
        const Level level = playing[++positions % 200 == 0 ? 3u : positions % 20 == 0 ? 2u : positions % 2 == 0];
        const auto here = PensGame::think(view, memory, level, 5, {});
        for (int world = 0; world < (level < Level::strong ? 10 : 1); ++world) {
          const State other = PensGame::imagine(view, rng);
          const auto there = PensGame::think(PensGame::view(other, seat), memory, level, 5, {});
          QCOMPARE(there.has_value(), here.has_value());
          if (!here) continue;
          Hash a, b;
          add(a, *here), add(b, *there);
          QCOMPARE(a.value(), b.value());
        }
      });
    }
  }

  void golden_moves() {
    Rng rng(170);
    Hash hash;
    int positions = 0;
    while (positions < 170) {
      // Half of them by the one rule and for two, where most is reckoned with.
      PensTable table = tableOfSeveral(rng);
      if (rng.below(2) == 0) table = {2, seatAt(0), {.referee = table.options.referee}};
      Sitting match{dealt(table, rng)};
      int turns = 0;
      match.play(anybody(table.seats, rng, 1), [&](const State& state, Seat seat, const Memory& memory) {
        if (++turns % 6 != 0 || positions == 170) return;
        const Level level = ++positions % 3 == 0 ? Level::master : playing[static_cast<std::size_t>(positions) % 3];
        if (const auto thought = think(state, seat, level, 3, memory)) add(hash, *thought);
      });
    }
    QCOMPARE(hash.value(), std::uint64_t{10569128392866834550u});
  }

  void a_master_that_begins_never_loses_to_who_takes_the_most_and_ties_when_second() {
    int won = 0, level = 0, lost = 0, ties = 0;
    for (int deal = 0; deal < 12; ++deal)
      for (int master = 0; master < 2; ++master) {
        Rng rng(static_cast<std::uint64_t>(500 + deal));
        const PensTable table{2, seatAt(0), {}};
        std::vector<ai::Sitter> sitters(2, {Level::greedy, 11});
        sitters[static_cast<std::size_t>(master)] = {Level::master, 12};
        ai::ComputerTable<PensGame> match(table, PensGame::shuffle(table, rng), sitters);
        while (const auto input = match.next()) QVERIFY(match.play(*input));
        const auto scores = match.standing().scores;
        const int lead = scores[static_cast<std::size_t>(master)] - scores[static_cast<std::size_t>(1 - master)];
        if (master == 0) ++(lead > 0 ? won : lead == 0 ? level : lost);
        if (master == 1 && lead == 0) ++ties;
      }
    QCOMPARE(lost, 0);
    QCOMPARE(std::to_string(won) + " " + std::to_string(level) + " " + std::to_string(ties), std::string("12 0 3"));
  }

  void a_wrong_digit_of_another_is_objected_to() {
    const State byRule = atTable(Check::rule);
    QVERIFY(objectsTo(played(byRule, 0, Write{at("B1"), 4}), Level::master));
    QVERIFY(!objectsTo(played(byRule, 0, Write{at("B1"), 8}), Level::master)); // fits, though it isn't the solution's
    const State bySolution = atTable(Check::solution);
    QVERIFY(objectsTo(played(bySolution, 0, Write{at("B1"), 8}), Level::master));
    QVERIFY(!objectsTo(played(bySolution, 0, Write{at("B1"), 9}), Level::master));
  }

  void nobody_objects_to_their_own_digit_nor_twice_in_vain() {
    const State open = played(atTable(Check::rule), 0, Write{at("B1"), 4});
    QVERIFY(!think(open, seatAt(0), Level::master));
    Memory memory;
    PensGame::remember(memory, PensGame::view(open, seatAt(1)), {{.kind = Event::Kind::upheld, .seat = seatAt(0)}});
    QVERIFY(!objectsTo(open, Level::master, memory));
  }

  void SP_14_in_the_speed_variant_any_of_the_open_digits_is_objected_to() {
    State state = played(atTable(Check::rule, Mode::speed), 0, Write{at("B1"), 4});
    state = played(state, 0, Write{at("C1"), 8});
    QVERIFY(objectsTo(state, Level::master));
  }

  void a_beginner_lets_mistakes_pass_that_a_master_sees() {
    const State open = played(atTable(Check::rule), 0, Write{at("B1"), 4});
    int objections = 0;
    for (std::uint64_t person = 0; person < 200; ++person) {
      const auto thought = think(open, seatAt(1), Level::beginner, person);
      objections += thought && std::holds_alternative<Challenge>(thought->move);
    }
    QVERIFY2(objections > 60 && objections < 120, qPrintable(QString::number(objections)));
  }

  void only_where_mistakes_are_allowed_somebody_errs_and_masters_never() {
    Rng rng(61);
    const auto mistakes = [&](Referee referee, Level level) {
      int wrong = 0;
      const State state = dealt({2, seatAt(0), {.referee = referee}}, rng);
      for (std::uint64_t person = 0; person < (level == Level::master ? 3u : 3000u); ++person) {
        const auto move = std::get<Write>(think(state, seatAt(0), level, person)->move);
        wrong += conflicts(state.known.board, nineByNine, move.cell, move.digit);
      }
      return wrong;
    };
    QCOMPARE(mistakes(Referee::assist, Level::beginner), 0);
    QVERIFY(mistakes(Referee::strict, Level::beginner) > 0);
    QCOMPARE(mistakes(Referee::strict, Level::master), 0);
  }

  void in_the_speed_variant_a_turn_is_as_long_as_a_hand_is_fast() {
    Rng rng(62);
    Sitting match{dealt({2, seatAt(0), {.mode = Mode::speed}}, rng)};
    int most = 0;
    match.play({{Level::beginner, 1}, {Level::casual, 2}}, [&](const State& state, Seat seat, const Memory&) {
      if (turnOf(state.known) == seatAt(0) && seat == seatAt(0)) most = std::max(most, state.known.kept);
    });
    QCOMPARE(most, 3);
  }

  void where_the_solution_is_checked_a_master_solves_and_a_beginner_sees_the_obvious() {
    Rng rng(63);
    int seenByBeginners = 0, open = 0;
    for (int i = 0; i < 5; ++i) {
      const State state = dealt({2, seatAt(0), {.check = Check::solution}}, rng);
      Digit highest = 0;
      for (std::size_t cell = 0; cell < 81; ++cell)
        if (state.known.board.cells[cell] == 0) highest = std::max(highest, state.solution.cells[cell]), ++open;
      const auto best = think(state, seatAt(0), Level::master);
      const auto write = std::get<Write>(best->move);
      QCOMPARE(write.digit, highest);
      QCOMPARE(state.solution[write.cell], write.digit);
      const auto child = think(state, seatAt(0), Level::beginner);
      for (const auto& choice : child->best)
        if (const auto* seen = std::get_if<Write>(&choice.move)) {
          QCOMPARE(state.solution[seen->cell], seen->digit);
          ++seenByBeginners;
        }
    }
    QVERIFY2(seenByBeginners > 0 && seenByBeginners < open / 3, qPrintable(QString::number(seenByBeginners)));
  }
};

QTEST_APPLESS_MAIN(SudokuPensPlayersTest)
#include "sudoku_pens_players_test.moc"
