#include "games/sudoku_tiles/sudoku_tiles.h"

namespace ninefold::sudoku_tiles {

Touch<Game> Game::interpret(const View& view, const Draft& draft, const Gesture& gesture) {
  const auto onBoard = [&](Cell cell) { return shapeOf(view.known).contains(cell); };
  const auto place = [&](Cell cell) -> Touch<Game> {
    if (!mayPlace(view) || !onBoard(cell)) return {draft, {}};
    // Where the referee says so at once, what is forbidden stays to be seen, with what forbids it.
    const bool shows = view.known.table.options.referee == Referee::assist && view.known.board[cell] == 0;
    const bool stays = shows && conflicts(view.known.board, shapeOf(view.known), cell, view.tile);
    return {stays ? Draft{.picked = false, .cell = cell} : Draft{}, Place{cell}};
  };
  // A tile is put down to be seen, not laid yet. Where one lies already there is nothing to be seen: the rules say so.
  const auto put = [&](Cell cell, const Draft& refused) -> Touch<Game> {
    if (!onBoard(cell)) return {draft, {}};
    if (view.known.board[cell] != 0 && mayPlace(view)) return {refused, Place{cell}};
    return {{.picked = false, .cell = cell}, {}};
  };
  return std::visit(
      Overload{
          [&](const TapPiece& tap) -> Touch<Game> {
            const bool own = tap.piece == 0 && view.tile != 0;
            return {{.picked = own && !draft.picked, .cell = {}}, {}};
          },
          [&](const Hover& hover) -> Touch<Game> {
            return {{.picked = true, .cell = onBoard(hover.cell) ? std::optional(hover.cell) : std::nullopt}, {}};
          },
          [&](const Drop& drop) { return put(drop.cell, {}); },
          [&](const TapCell& tap) -> Touch<Game> {
            const bool again = !draft.picked && draft.cell == tap.cell && onBoard(tap.cell);
            return again && view.known.board[tap.cell] == 0 ? place(tap.cell) : put(tap.cell, draft);
          },
          [&](const Stroke&) -> Touch<Game> {
            return {draft, {}};
          },
          [&](const Key&) -> Touch<Game> {
            return {draft, {}};
          },
          [&](const Press& press) -> Touch<Game> {
            if (press.action == Action::confirm && draft.cell) return place(*draft.cell);
            if (press.action == Action::takeBack) return {};
            if (press.action == action::cannot) return {{}, Cannot{}};
            if (press.action == Action::challenge) return {draft, Challenge{}};
            if (press.action == Action::accept) return {draft, Accept{}};
            return {draft, {}};
          },
      },
      gesture);
}

} // namespace ninefold::sudoku_tiles
