#include "games/sudoku_tiles/sudoku_tiles.h"

namespace ninefold::sudoku_tiles {

namespace {

/// The tiles that lie where `view` can't see them: in the pile and in the other hands.
std::vector<Digit> unseen(const View& view) {
  const Public& known = view.known;
  const Shape shape = shapeOf(known);
  std::array<int, 10> left{};
  for (std::size_t number = 1; number <= static_cast<std::size_t>(shape.columns); ++number) left[number] = shape.rows;
  forEachCell(shape, [&](Cell cell) { --left[known.board[cell]]; });
  for (Digit number : known.aside) --left[number];
  --left[view.tile];
  std::vector<Digit> tiles;
  for (Digit number = 1; number <= 9; ++number)
    for (int i = 0; i < left[number]; ++i) tiles.push_back(number);
  return tiles;
}

} // namespace

View Game::view(const State& state, Viewer viewer) {
  return {.known = state.known,
          .viewer = viewer,
          .tile = viewer ? state.tile[*viewer] : Digit{0},
          .pile = static_cast<int>(state.pile.size())};
}

std::vector<Move> Game::legal(const View& view) {
  const Public& known = view.known;
  const Referee referee = known.table.options.referee;
  std::vector<Move> moves;
  if (known.over) return moves;
  if (!view.viewer) {
    if (known.open) moves.emplace_back(Accept{});
    return moves;
  }
  if (known.turn == view.viewer) {
    forEachCell(shapeOf(known), [&](Cell cell) {
      if (known.board[cell] != 0) return;
      if (referee != Referee::assist || !conflicts(known.board, shapeOf(known), cell, view.tile))
        moves.emplace_back(Place{cell});
    });
    if (referee != Referee::assist) moves.emplace_back(Cannot{});
  }
  if (known.open && known.open->mover != *view.viewer) moves.emplace_back(Challenge{});
  return moves;
}

State Game::imagine(const View& view, Rng& rng) {
  std::vector<Digit> tiles = unseen(view);
  rng.shuffle(tiles);
  State state{.known = view.known, .tile = {}, .pile = {}};
  for (int i = 0; i < view.known.table.seats; ++i) {
    const Seat seat = seatAt(i);
    if (view.viewer == seat) {
      state.tile[seat] = view.tile;
    } else if (view.known.holds[seat]) {
      state.tile[seat] = tiles.back();
      tiles.pop_back();
    }
  }
  for (int i = 0; i < view.pile; ++i) {
    state.pile.push_back(tiles.back());
    tiles.pop_back();
  }
  return state;
}

void Game::add(Hash& hash, const View& view) {
  const Public& known = view.known;
  hash << known.board.cells << known.gold.cells << known.holds.values << known.score.values << known.turn << known.over;
  hash << known.open.has_value() << known.aside << view.viewer << view.tile << view.pile;
  if (known.open) hash << known.open->mover << known.open->cell.index() << known.open->points;
}

} // namespace ninefold::sudoku_tiles
