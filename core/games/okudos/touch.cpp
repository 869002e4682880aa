#include "games/okudos/okudos.h"

#include <algorithm>

namespace ninefold::okudos {

namespace {

Touch<Game> pick(const View& view, Draft draft, int piece) {
  const bool again = draft.piece == piece;
  draft.piece = piece;
  draft.cell = std::nullopt;
  draft.put = false;
  if (again || !picked(view, draft)) draft.piece = std::nullopt;
  return {draft, {}};
}

/// A number key takes up the next chip with that number.
Touch<Game> pickNumber(const View& view, const Draft& draft, Digit number) {
  const int size = static_cast<int>(view.hand.size());
  const int from = picked(view, draft) ? *draft.piece + 1 : 0;
  for (int i = 0; i < size; ++i) {
    const int piece = (from + i) % size;
    if (view.hand[static_cast<std::size_t>(piece)] == number && draft.piece != piece) return pick(view, draft, piece);
  }
  return {draft, {}};
}

Touch<Game> place(const View& view, Draft draft, Cell cell) {
  const auto chip = picked(view, draft);
  if (!mayMove(view) || !chip || !nineByNine.contains(cell)) return {draft, {}};
  const Move move = Place{cell, *chip, {draft.collect.begin(), draft.collect.end()}};
  draft.cell = cell;
  draft.put = true;
  // What the rules refuse stays to be seen, with what forbids it; where a chip lies there is nothing to be seen.
  if (!forbidding(view, draft).empty()) return {draft, move};
  if (hasRoom(view, draft, cell)) return {{}, move};
  draft.cell = std::nullopt;
  draft.put = false;
  return {draft, move};
}

/// Puts a chip down to be seen, not laid yet. Where there is no room for it, the rules say so.
Touch<Game> put(const View& view, Draft draft, Cell cell) {
  if (!mayMove(view) || !picked(view, draft) || !hasRoom(view, draft, cell)) return place(view, draft, cell);
  draft.cell = cell;
  draft.put = true;
  return {draft, {}};
}

/// A chip that was taken up is put down; in the same place once more, it is laid.
Touch<Game> tapCell(const View& view, Draft draft, Cell cell) {
  if (!nineByNine.contains(cell)) return {draft, {}};
  if (picked(view, draft)) return draft.put && draft.cell == cell ? place(view, draft, cell) : put(view, draft, cell);
  if (!collects(view) || view.known.chips[cell] == 0) return {draft, {}};
  if (!draft.collect.take(cell)) draft.collect.push_back(cell);
  return {draft, {}};
}

/// Takes back a chip that was put down: it is in the hand still, taken up.
Draft takenBack(Draft draft) {
  if (!draft.put) return {};
  draft.cell = std::nullopt;
  draft.put = false;
  return draft;
}

Touch<Game> press(const View& view, Draft draft, const Press& press) {
  if (press.piece >= 0) draft = {.piece = press.piece, .cell = {}, .collect = draft.collect}; // it was dropped there
  const auto chip = picked(view, draft);
  const std::vector<Cell> collect(draft.collect.begin(), draft.collect.end());
  if (press.action == Action::takeBack) return {takenBack(draft), {}};
  if (press.action == Action::confirm && draft.cell) return place(view, draft, *draft.cell);
  if (press.action == action::discard && mayMove(view) && chip) return {{}, Discard{*chip, collect}};
  if (press.action == Action::pass && mayMove(view)) return {{}, Pass{collect}};
  return {draft, {}};
}

} // namespace

std::optional<Digit> picked(const View& view, const Draft& draft) {
  const auto inHand = [&](int piece) { return piece >= 0 && piece < static_cast<int>(view.hand.size()); };
  if (!draft.piece || !inHand(*draft.piece)) return std::nullopt;
  return view.hand[static_cast<std::size_t>(*draft.piece)];
}

bool hasRoom(const View& view, const Draft& draft, Cell cell) {
  return nineByNine.contains(cell) && (view.known.chips[cell] == 0 || (collects(view) && draft.collect.has(cell)));
}

bool tries(const View& view, const Draft& draft) {
  return mayMove(view) && picked(view, draft) && draft.cell && hasRoom(view, draft, *draft.cell);
}

std::vector<Cell> forbidding(const View& view, const Draft& draft) {
  std::vector<Cell> all;
  if (view.known.table.options.referee != Referee::assist || !tries(view, draft)) return all;
  forEachCell(nineByNine, [&](Cell other) {
    Numbers alone{};
    alone[other] = view.known.chips[other];
    if (alone[other] != 0 && conflicts(alone, nineByNine, *draft.cell, *picked(view, draft))) all.push_back(other);
  });
  return all;
}

Touch<Game> Game::interpret(const View& view, const Draft& draft, const Gesture& gesture) {
  const auto held = [&](int piece, Cell cell) { return Draft{.piece = piece, .cell = cell, .collect = draft.collect}; };
  return std::visit(Overload{
                        [&](const TapCell& tap) { return tapCell(view, draft, tap.cell); },
                        [&](const TapPiece& tap) { return pick(view, draft, tap.piece); },
                        [&](const Hover& hover) -> Touch<Game> {
                          return {held(hover.piece, hover.cell), {}};
                        },
                        [&](const Drop& drop) { return put(view, held(drop.piece, drop.cell), drop.cell); },
                        [&](const Stroke&) -> Touch<Game> {
                          return {draft, {}};
                        },
                        [&](const Key& key) { return pickNumber(view, draft, key.digit); },
                        [&](const Press& button) { return press(view, draft, button); },
                    },
                    gesture);
}

} // namespace ninefold::okudos
