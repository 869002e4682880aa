#include "games/sudoku_pens/sudoku_pens.h"

#include <algorithm>

namespace ninefold::sudoku_pens {

namespace {

/// Taken up like a digit where digits come first: a tap wipes.
constexpr Digit eraser = 10;

/// One gesture at a time on a draft; what comes of it is the draft afterwards and perhaps a move.
struct Editing {
  const View& view;
  Draft draft;

  Touch<Game> so() const { return {draft, {}}; }
  Touch<Game> so(Move move) const { return {draft, move}; }

  bool empty(Cell cell) const { return view.known.board[cell] == 0; }

  /// A tap that missed never overwrites: only a gap is written into.
  Touch<Game> write(Cell cell, Digit digit) const {
    return mayWrite(view) && empty(cell) ? so(Write{cell, digit}) : so();
  }

  /// A solver's own digit, to be wiped or written over once its cell is selected (SP-16).
  bool ownOfSolver(Cell cell) const { return solo(view.known) && view.known.pen[cell] == view.viewer; }

  template<class Visit> void forEachSelectedGap(Visit visit) const {
    forEachCell(nineByNine, [&](Cell cell) {
      if (selects(draft, cell) && empty(cell)) visit(cell);
    });
  }

  Board<DigitSet>& notes() { return draft.pencil == Pencil::corner ? draft.corner : draft.centre; }
  Board<DigitSet>& otherNotes() { return draft.pencil == Pencil::corner ? draft.centre : draft.corner; }

  bool isNoted(Cell cell, Digit digit) { return seen(view.known, draft, cell, notes()[cell]).has(digit); }
  void note(Cell cell, Digit digit) {
    if (settledAt(view.known, cell).has(digit) && !draft.insisted[cell].has(digit)) {
      draft.insisted[cell].add(digit);
      otherNotes()[cell].remove(digit); // it isn't to be seen, and stays so
    }
    notes()[cell].add(digit);
  }
  void strikeOut(Cell cell, Digit digit) {
    notes()[cell].remove(digit);
    if (!otherNotes()[cell].has(digit)) draft.insisted[cell].remove(digit);
  }

  /// Notes the digit in every cell selected; takes it out if it is in all of them already.
  void note(Digit digit) {
    bool everywhere = true;
    forEachSelectedGap([&](Cell cell) { everywhere = everywhere && isNoted(cell, digit); });
    forEachSelectedGap([&](Cell cell) { everywhere ? strikeOut(cell, digit) : note(cell, digit); });
  }

  Touch<Game> wipe() {
    forEachSelectedGap([&](Cell cell) { wipeNotes(cell); });
    return draft.cell && !draft.far && ownOfSolver(*draft.cell) ? so(Erase{*draft.cell}) : so();
  }

  void wipeNotes(Cell cell) { draft.corner[cell] = draft.centre[cell] = draft.insisted[cell] = {}; }

  Touch<Game> tap(Cell cell) {
    if (draft.armed == 0) {
      draft.cell = draft.cell == cell && !draft.far ? std::nullopt : std::optional(cell);
      draft.far = std::nullopt;
      return so();
    }
    return empty(cell) ? tapGap(cell) : tapDigit(cell);
  }

  Touch<Game> tapGap(Cell cell) {
    if (draft.armed == eraser)
      wipeNotes(cell);
    else if (draft.pencil == Pencil::ink)
      return write(cell, draft.armed);
    else
      isNoted(cell, draft.armed) ? strikeOut(cell, draft.armed) : note(cell, draft.armed);
    return so();
  }

  /// A solver's own digit gives way to the one in hand, and is wiped by the same; any other is taken up.
  Touch<Game> tapDigit(Cell cell) {
    const Digit digit = view.known.board[cell];
    const bool own = ownOfSolver(cell) && mayWrite(view);
    if (draft.armed == eraser) return own ? so(Erase{cell}) : so();
    if (own && draft.pencil == Pencil::ink)
      return draft.armed == digit ? so(Erase{cell}) : so(Write{cell, draft.armed});
    draft.armed = digit;
    return so();
  }

  Touch<Game> key(Digit digit) {
    if (digit > 9) return so();
    if (!draft.cell) { // digit first: the same key again lays it down
      const Digit taken = digit == 0 ? eraser : digit;
      draft.armed = draft.armed == taken ? Digit{0} : taken;
      return so();
    }
    if (digit == 0) return wipe();
    if (draft.pencil != Pencil::ink) {
      note(digit);
      return so();
    }
    if (draft.far) return so(); // ink goes into one cell at a time
    const Cell cell = *draft.cell;
    if (ownOfSolver(cell) && view.known.board[cell] != digit) return so(Write{cell, digit});
    return write(cell, digit);
  }

  Touch<Game> press(Action action) {
    const Public& known = view.known;
    if (action == Action::takeBack) {
      draft.cell = draft.far = std::nullopt;
      draft.armed = 0;
    }
    if (action == action::cornerNotes) return take(Pencil::corner);
    if (action == action::centreNotes) return take(Pencil::centre);
    if (action == action::keepNotes) draft.keeps = !draft.keeps;
    if (action == Action::pass && mayWrite(view) && !solo(known)) return so(Pass{});
    if (action == Action::challenge && !known.open.empty()) return so(Challenge{});
    if (action == Action::accept && !known.open.empty()) return so(Accept{});
    if (action == Action::agreeEnd) return so(AgreeEnd{});
    return so();
  }

  Touch<Game> take(Pencil pencil) {
    draft.pencil = draft.pencil == pencil ? Pencil::ink : pencil;
    return so();
  }
};

} // namespace

bool selects(const Draft& draft, Cell cell) {
  if (!draft.cell) return false;
  const Cell a = *draft.cell, b = draft.far.value_or(a);
  const auto [left, right] = std::minmax(a.column, b.column);
  const auto [top, bottom] = std::minmax(a.row, b.row);
  return left <= cell.column && cell.column <= right && top <= cell.row && cell.row <= bottom;
}

DigitSet settledAt(const Public& known, Cell cell) {
  DigitSet settled;
  forEachCell(nineByNine, [&](Cell other) {
    const bool sees =
        other.column == cell.column || other.row == cell.row || nineByNine.block(other) == nineByNine.block(cell);
    if (known.pen[other] && known.board[other] != 0 && sees && other != cell) settled.add(known.board[other]);
  });
  return settled;
}

DigitSet seen(const Public& known, const Draft& draft, Cell cell, DigitSet noted) {
  if (noted.empty() || draft.keeps) return noted;
  const unsigned hidden = settledAt(known, cell).bits & ~static_cast<unsigned>(draft.insisted[cell].bits);
  return {static_cast<std::uint16_t>(noted.bits & ~hidden)};
}

Touch<Game> Game::interpret(const View& view, const Draft& draft, const Gesture& gesture) {
  Editing editing{view, draft};
  if (!view.viewer || view.known.over) return editing.so();
  return std::visit(
      Overload{
          [&](const TapCell& tap) { return nineByNine.contains(tap.cell) ? editing.tap(tap.cell) : editing.so(); },
          [&](const Stroke& stroke) {
            // Selects, and never writes: also how a keyboard moves about.
            if (!nineByNine.contains(stroke.from) || !nineByNine.contains(stroke.to)) return editing.so();
            editing.draft.cell = stroke.from;
            editing.draft.far = stroke.to == stroke.from ? std::nullopt : std::optional(stroke.to);
            editing.draft.armed = 0;
            return editing.so();
          },
          [&](const Key& key) { return editing.key(key.digit); },
          [&](const Press& press) { return editing.press(press.action); },
          [&](const TapPiece&) { return editing.so(); },
          [&](const Hover&) { return editing.so(); },
          [&](const Drop&) { return editing.so(); },
      },
      gesture);
}

} // namespace ninefold::sudoku_pens
