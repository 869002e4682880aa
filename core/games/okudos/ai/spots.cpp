#include "games/okudos/ai/spots.h"

namespace ninefold::okudos {

Plan::Plan(const Numbers& values) : spots{}, cells{}, seen{} {
  forEachCell(nineByNine, [&](Cell cell) {
    const int spot = spotOf(values[cell], nineByNine.block(cell));
    spots[cell] = static_cast<std::uint8_t>(spot);
    cells[static_cast<std::size_t>(spot)] = cell;
  });
  std::array<Spots, 9> rows{}, columns{};
  const auto line = [](std::int8_t i) { return static_cast<std::size_t>(i); };
  forEachCell(nineByNine, [&](Cell cell) {
    rows[line(cell.row)] = rows[line(cell.row)] | Spots::only(spots[cell]);
    columns[line(cell.column)] = columns[line(cell.column)] | Spots::only(spots[cell]);
  });
  forEachCell(nineByNine, [&](Cell cell) {
    const Spots sector = Spots::ofSectors(1u << nineByNine.block(cell));
    seen[spots[cell]] = (rows[line(cell.row)] | columns[line(cell.column)] | sector).without(Spots::only(spots[cell]));
  });
}

} // namespace ninefold::okudos
