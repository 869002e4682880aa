#include "games/kakuro_call/draft.h"

#include <algorithm>
#include <cstdlib>

namespace ninefold::kakuro_call {

namespace {

/// Ends in reading order: a row can be drawn from either end.
Ends sorted(Cell a, Cell b) {
  const bool swapped = b.row < a.row || b.column < a.column;
  return swapped ? Ends{b, a} : Ends{a, b};
}

/// A stroke made straight: a finger that slips into the next row means the one it began in.
Ends straightened(Cell from, Cell to) {
  const bool across = std::abs(to.column - from.column) >= std::abs(to.row - from.row);
  return sorted(from, across ? Cell{to.column, from.row} : Cell{from.column, to.row});
}

/// One seat's call being made, touch by touch.
class Calling {
public:
  Calling(const View& view, Draft draft) : supply(view.known.supply[*view.viewer]), now(std::move(draft)) {
    now.held = std::nullopt;
    now.told = std::nullopt;
  }

  Draft draft() { return std::move(now); }

  /// The first tap marks a cell, the second one the row from there.
  void tap(Cell cell) {
    if (now.picked) return drop(*now.picked, cell);
    const bool begun = now.row && now.row->first == now.row->last;
    const bool straight = begun && (now.row->first.row == cell.row || now.row->first.column == cell.column);
    now.row = straight ? sorted(now.row->first, cell) : Ends{cell, cell};
  }

  void mark(Cell from, Cell to) { now.row = straightened(from, to); }

  /// Takes a tile up with its front showing; tapped again it is turned over. One that lies on the board is taken back.
  void tap(int piece) {
    const auto tile = pieceOf(supply, piece);
    if (!tile) return;
    const bool doubled = isPlayed(now, piece) && *tile == ActionTile::doubling;
    if (now.picked == piece) return turn();
    takeUp(now, piece);
    now.told = piece;
    // A doubling has no place on the board: it is played as soon as its front shows.
    if (*tile != ActionTile::doubling) return;
    if (doubled)
      now.turned = true;
    else
      play(Doubling{});
  }

  void turn() {
    if (!now.picked) return;
    now.turned = !now.turned;
    now.told = now.picked;
    now.first = std::nullopt;
    if (!now.turned && pieceOf(supply, *now.picked) == ActionTile::doubling) play(Doubling{});
  }

  void hold(int piece, Cell cell) {
    if (pieceOf(supply, piece) && !isPlayed(now, piece)) now.held = Held{piece, cell};
  }

  void drop(int piece, Cell cell) {
    const auto tile = pieceOf(supply, piece);
    if (!tile) return;
    takeUp(now, supply, piece, cell);
    if (now.turned)
      play(Bound{*tile, cell});
    else if (digitOn(*tile) != 0)
      play(Overlay{digitOn(*tile), cell});
    else if (!now.first)
      now.first = cell;
    else if (now.first == cell)
      now.first = std::nullopt;
    else
      play(Exchange{*now.first, cell});
  }

private:
  void play(const Use& use) {
    now.played.push_back({*now.picked, use});
    now.picked = std::nullopt;
    now.turned = false;
    now.first = std::nullopt;
  }

  const Supply& supply;
  Draft now;
};

Touch<Game> press(const View& view, const Draft& draft, Action action) {
  const bool calling = calls(view, draft);
  const auto once = [&](bool allowed, Move move) -> Touch<Game> {
    return allowed ? Touch<Game>{{}, std::move(move)} : Touch<Game>{draft, {}};
  };
  if (action == action::call && !calling && view.viewer && mayCall(view.known, *view.viewer))
    return {{.calling = true}, {}};
  if (action == Action::confirm) return once(calling && draft.row, callOf(draft));
  if (action == Action::takeBack) return {calling ? Draft{.calling = true} : draft, {}}; // what is marked
  if (action == action::giveUp) return once(calling, Call{}); // shows no row: a wrong call (KL-7)
  if (action == action::impossible)
    return once(!calling && view.viewer && mayDeclare(view.known, *view.viewer), Impossible{});
  if (action == Action::challenge)
    return once(view.viewer && view.known.open && view.known.open->caller != *view.viewer, Challenge{});
  if (action == Action::accept) return once(view.known.open.has_value(), Accept{});
  if (action == Action::flipPiece && calling) {
    Calling flipping(view, draft);
    flipping.turn();
    return {flipping.draft(), {}};
  }
  return {draft, {}};
}

} // namespace

Draft letGo(const View& view, const Draft& draft) {
  Calling calling(view, draft);
  if (draft.held) calling.drop(draft.held->piece, draft.held->over);
  return calling.draft();
}

Touch<Game> Game::interpret(const View& view, const Draft& draft, const Gesture& gesture) {
  const auto change = [&](auto how) -> Touch<Game> {
    if (!calls(view, draft)) return {draft, {}};
    Calling calling(view, draft);
    how(calling);
    return {calling.draft(), {}};
  };
  const auto onBoard = [](Cell cell) { return eightByEight.contains(cell); };
  return std::visit(Overload{
                        [&](const TapCell& tap) {
                          return change([&](Calling& calling) {
                            if (onBoard(tap.cell)) calling.tap(tap.cell);
                          });
                        },
                        [&](const TapPiece& tap) { return change([&](Calling& calling) { calling.tap(tap.piece); }); },
                        [&](const Drop& drop) {
                          return change([&](Calling& calling) {
                            if (onBoard(drop.cell)) calling.drop(drop.piece, drop.cell);
                          });
                        },
                        [&](const Stroke& stroke) {
                          return change([&](Calling& calling) {
                            if (onBoard(stroke.from) && onBoard(stroke.to)) calling.mark(stroke.from, stroke.to);
                          });
                        },
                        [&](const Press& pressed) { return press(view, draft, pressed.action); },
                        [&](const Hover& hover) {
                          return change([&](Calling& calling) {
                            if (onBoard(hover.cell)) calling.hold(hover.piece, hover.cell);
                          });
                        },
                        [&](const Key&) -> Touch<Game> {
                          return {draft, {}};
                        },
                    },
                    gesture);
}

} // namespace ninefold::kakuro_call
