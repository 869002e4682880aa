#include "games/sudoku_pens/ai/attention.h"
#include "games/sudoku_pens/ai/choosing.h"
#include "games/sudoku_pens/ai/objection.h"
#include "games/sudoku_pens/ai/reading.h"
#include "sudoku/human/position.h"

#include <algorithm>

namespace ninefold::sudoku_pens {

namespace {

using Thought = ai::Thought<Move>;

constexpr std::size_t mostNamed = 10;

Thought only(Move move) { return {.move = move, .best = {{move}}, .nodes = 1}; }

Thought thoughtOf(const Considered& considered) {
  Thought thought{.nodes = considered.nodes};
  for (const Candidate& write : considered.writes)
    if (thought.best.size() < mostNamed)
      thought.best.push_back({Write{Cell::at(write.cell), write.digit}, {write.points, write.chance}});
  thought.move = thought.best.front().move;
  return thought;
}

/// What lies in store if everybody takes the highest of these digits, one after the other; thousandths of a point.
int leadIfShared(const Sheet& sheet, std::vector<Digit> digits, Digit mine) {
  const Seat me = sheet.mover();
  PerSeat<int> sums = sheet.sums();
  sums[me] += mine;
  digits.erase(std::find(digits.begin(), digits.end(), mine));
  Seat next = me;
  for (const Digit digit : digits) sums[next = after(next, sheet.seats())] += digit;
  int best = 0;
  for (int i = 0; i < sheet.seats(); ++i)
    if (seatAt(i) != me) best = std::max(best, sums[seatAt(i)]);
  return 1000 * (sums[me] - best);
}

/// Of the digits that somebody is sure of the highest.
Considered surest(const Public& known, const Numbers& found, Rng& luck) {
  std::vector<Candidate> sure;
  for (int cell = 0; cell < 81; ++cell) {
    const Cell at = Cell::at(cell);
    if (known.board[at] == 0 && found[at] != 0 && !conflicts(known.board, nineByNine, at, found[at]))
      sure.push_back({cell, found[at]});
  }
  luck.shuffle(sure);
  std::stable_sort(sure.begin(), sure.end(), [](const Candidate& a, const Candidate& b) { return a.digit > b.digit; });
  std::vector<Digit> digits;
  for (const Candidate& each : sure) digits.push_back(each.digit);
  const Sheet sheet(known);
  for (std::size_t i = 0; i < std::min(sure.size(), mostNamed); ++i)
    sure[i].points = leadIfShared(sheet, digits, sure[i].digit);
  return {std::move(sure), 1};
}

/// Who sees nothing that is sure tries the cell that leaves the fewest digits.
std::optional<Write> guess(const Public& known) {
  const human::Position position(known.board);
  std::optional<Write> best;
  int fewest = 10;
  for (int cell = 0; cell < 81; ++cell) {
    const human::Digits left = position.candidates(cell);
    if (position.number(cell) != 0 || left == 0 || human::count(left) >= fewest) continue;
    fewest = human::count(left);
    best = Write{Cell::at(cell), static_cast<Digit>(std::bit_width(static_cast<unsigned>(left)))};
  }
  return best;
}

Thought thinkOfSolution(const Public& known, const Dial& dial, Rng luck) {
  const Numbers found = solutionAsSeen(known, known.board, dial, Rng(luck.next()));
  const Considered considered = surest(known, found, luck);
  if (!considered.writes.empty()) return thoughtOf(considered);
  const bool mayErr = known.table.options.referee != Referee::assist && dial.slips > 0;
  if (const auto tried = mayErr ? guess(known) : std::nullopt) return only(*tried);
  return only(Pass{});
}

Thought thinkOfRule(const Public& known, const Dial& dial, ai::Level level, Rng luck, const ai::Stop& stop) {
  const Sheet sheet = noticed(known, dial, Rng(luck.next()));
  if (sheet.highest() == 0) return only(Pass{});
  return thoughtOf(level == ai::Level::greedy ? mostAtOnce(sheet, luck) : consider(sheet, dial, luck.next(), stop));
}

} // namespace

void Game::remember(Memory& memory, const View& view, const Events& heard) {
  const Public& known = view.known;
  if (known.turns != memory.turns) memory = {.turns = known.turns};
  for (const Event& event : heard) {
    if (event.kind == event::written && event.seat == view.viewer && speed(known)) ++memory.written;
    if (event.kind == Event::Kind::upheld) memory.upheld = known.open.size();
  }
  if (known.open.empty()) memory.upheld = 0;
}

std::optional<ai::Thought<Move>> Game::think(const View& view, const Memory& memory, ai::Level level,
                                             std::uint64_t person, const ai::Stop& stop) {
  const Public& known = view.known;
  if (known.over || !view.viewer) return std::nullopt;
  const Dial dial = dialOf(level);
  Rng luck = ai::luckOf<Game>(view, person);
  if (objects(view, memory, dial, Rng(luck.next()))) return only(Challenge{});
  if (!mayWrite(view)) return std::nullopt;
  if (solo(known)) {
    auto thought = thinkOfSolution(known, dial, luck);
    return std::holds_alternative<Write>(thought.move) ? std::optional(std::move(thought)) : std::nullopt;
  }
  if (speed(known) && std::max(memory.written, known.kept) >= dial.inTurn) return only(Pass{});
  if (known.table.options.check == Check::solution) return thinkOfSolution(known, dial, luck);
  return thinkOfRule(known, dial, level, luck, stop);
}

} // namespace ninefold::sudoku_pens
