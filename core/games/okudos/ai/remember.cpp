#include "games/okudos/ai/logarithm.h"
#include "games/okudos/okudos.h"

namespace ninefold::okudos {

namespace {

/// How much less often a seat is thought to cover one of its own cells than one of another's: in bits.
constexpr int loyalty = 5;

/// How it looks to others that a seat with some chip covered this cell and none of those where it could have lain as
/// well: a cell is twice as tempting as one that is worth a point less, unless it lies in the seat's own sectors.
void weigh(std::array<std::int32_t, mostHoldings>& evidence, const Holdings& holdings, const Public& known,
           const Numbers& chips, Cell covered, Digit chip) {
  std::array<std::uint32_t, 9> temptations{};
  std::uint32_t all = 0;
  forEachCell(nineByNine, [&](Cell cell) {
    if (chips[cell] != 0 || conflicts(chips, nineByNine, cell, chip)) return;
    const std::uint32_t temptation = 1u << (known.values[cell] + loyalty);
    temptations[static_cast<std::size_t>(nineByNine.block(cell))] += temptation;
    all += temptation;
  });
  const int sector = nineByNine.block(covered);
  for (std::size_t i = 0; i < holdings.count; ++i) {
    const std::uint32_t held = holdings.all[i];
    std::uint32_t own = 0;
    for (std::uint32_t left = held; left; left &= left - 1)
      own += temptations[static_cast<std::size_t>(std::countr_zero(left))];
    const std::uint32_t considered = all - own + (own >> loyalty);
    if (considered == 0) continue;
    evidence[i] -= logarithm(considered) + (held >> sector & 1 ? 16 * loyalty : 0);
  }
}

} // namespace

void Game::remember(Memory& memory, const View& view, const Events& heard) {
  for (const Event& event : heard) {
    if (event.kind == event::collected) {
      memory.chips[event.cells.front()] = 0;
    } else if (event.kind == event::discarded && event.seat == view.viewer) {
      ++memory.discarded[event.number]; // at 0 those that are only known to have been discarded
    } else if (event.kind == Event::Kind::placed) {
      const Cell cell = event.cells.front();
      if (!conflicts(memory.chips, nineByNine, cell, event.number))
        weigh(memory.evidence[*event.seat], holdingsOf(shareOf(view.known.table)), view.known, memory.chips, cell,
              event.number);
      memory.chips[cell] = event.number;
    }
  }
}

} // namespace ninefold::okudos
