#include "games/kakuro_call/draft.h"

#include <algorithm>

namespace ninefold::kakuro_call {

Phrase wordsFor(Flaw flaw, int sum, Total total) {
  switch (flaw) {
  case Flaw::noHead: return {NINEFOLD_WORDS("The row has to begin at a total cell.")};
  case Flaw::noEnd: return {NINEFOLD_WORDS("The row has to end at a total cell or at the margin.")};
  case Flaw::servedBefore: return {NINEFOLD_WORDS("A tile of the row has already counted in this direction.")};
  case Flaw::repeats: return {NINEFOLD_WORDS("A number repeats: each repeat takes a doubling tile.")};
  case Flaw::sum: return {NINEFOLD_WORDS("The row makes %1, not %2."), {number(sum), number(total)}};
  }
  return {};
}

Call callOf(const Draft& draft) {
  Call call{.row = draft.row};
  for (const Laid& laid : draft.played) call.use.push_back(laid.use);
  return call;
}

bool isBegun(const Draft& draft) { return draft.row || draft.picked || !draft.played.empty(); }

bool isPlayed(const Draft& draft, int piece) {
  return std::any_of(draft.played.begin(), draft.played.end(), [&](const Laid& laid) { return laid.piece == piece; });
}

void takeUp(Draft& draft, int piece) {
  std::erase_if(draft.played, [&](const Laid& laid) { return laid.piece == piece; });
  draft.picked = piece;
  draft.turned = false;
  draft.first = std::nullopt;
}

void takeUp(Draft& draft, const Supply& supply, int piece, Cell cell) {
  if (draft.picked == piece) return;
  takeUp(draft, piece);
  const auto tile = pieceOf(supply, piece);
  const auto row = draft.row ? rowOf(*draft.row) : std::nullopt;
  draft.turned = tile == ActionTile::doubling || (tile && digitOn(*tile) != 0 && row && !row->has(cell));
}

Board<Spot> boardWith(const Board<Spot>& board, const Draft& draft) {
  Board<Spot> changed = board;
  for (const Laid& laid : draft.played) put(changed, laid.use);
  return changed;
}

Phrase flawIn(const Board<Spot>& before, const Call& call, Total total) {
  if (!call.row) return {NINEFOLD_WORDS("No row was shown.")};
  const auto row = rowOf(*call.row);
  if (!row) return {NINEFOLD_WORDS("A row has two tiles or more.")};
  Board<Spot> board = before;
  int doublings = 0;
  for (const Use& use : call.use) {
    if (!fits(board, *row, use)) return {NINEFOLD_WORDS("An action tile is where it isn’t allowed.")};
    put(board, use);
    doublings += std::holds_alternative<Doubling>(use);
  }
  if (!allTiles(board, *row)) return {NINEFOLD_WORDS("A total cell can’t be part of the row.")};
  const auto flaw = flawOf(board, *row, doublings, total);
  return flaw ? wordsFor(*flaw, sumOf(board, *row), total) : Phrase{};
}

Phrase flawIn(const View& view, const Draft& draft) {
  return flawIn(view.known.board, callOf(draft), view.known.total);
}

bool mayLay(const View& view, const Draft& composed, Cell cell) {
  const Supply& supply = view.known.supply[*view.viewer];
  Draft draft = composed;
  if (draft.held) takeUp(draft, supply, draft.held->piece, cell);
  const auto tile = draft.picked ? pieceOf(supply, *draft.picked) : std::nullopt;
  if (!tile) return false;
  const Board<Spot> board = boardWith(view.known.board, draft);
  const auto row = draft.row ? rowOf(*draft.row) : std::nullopt;
  if (!draft.turned && *tile == ActionTile::swap) return board[cell].open() && draft.first != cell;
  if (!row) return false;
  if (draft.turned) return fits(board, *row, Bound{*tile, cell});
  return digitOn(*tile) != 0 && fits(board, *row, Overlay{digitOn(*tile), cell});
}

} // namespace ninefold::kakuro_call
