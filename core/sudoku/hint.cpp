#include "sudoku/hint.h"

#include "kernel/phrase.h"
#include "sudoku/solver.h"

#include <algorithm>

namespace ninefold {

using human::Argument;
using human::CellSet;
using human::Digits;
using human::Position;
using human::Step;

namespace {

constexpr std::string_view wrongWhere = NINEFOLD_WORDS("Something isn’t right yet.");
constexpr std::string_view wrongHouses = NINEFOLD_WORDS("Look at %1 again.");
constexpr std::string_view wrongCells = NINEFOLD_WORDS("%1 can’t stay as it is.");
constexpr std::string_view wrongAction = NINEFOLD_WORDS("Take back what is in %1.");
constexpr std::string_view lookAt = NINEFOLD_WORDS("Look at %1.");
constexpr std::string_view lookAtDigits = NINEFOLD_WORDS("Follow the digits %1.");

/// Notes that keep the solution's digit in every cell; others don't count, as they would lead astray.
bool trustworthy(const Numbers& solution, const Numbers& numbers, const Board<Digits>& notes) {
  bool any = false;
  for (std::size_t i = 0; i < 81; ++i) {
    if (numbers.cells[i] != 0 || notes.cells[i] == 0) continue;
    any = true;
    if ((notes.cells[i] >> (solution.cells[i] - 1) & 1) == 0) return false;
  }
  return any;
}

/// Whether everything that a step says is done already.
bool done(const Step& step, const Numbers& numbers, const Position& now) {
  if (step.places()) return numbers.cells[static_cast<std::size_t>(step.cell)] != 0;
  for (int d = 0; d < 9; ++d)
    if (!(step.removed[static_cast<std::size_t>(d)] & now.cells(d)).empty()) return false;
  return true;
}

/// Whether the pattern of a step still lies there to be seen.
bool visible(const Step& step, const Numbers& numbers) {
  bool open = true;
  (step.cells | step.more).each([&](int cell) {
    open = open && (numbers.cells[static_cast<std::size_t>(cell)] == 0 || cell == step.cell);
  });
  return open;
}

/// The first few blocks in which some cells lie.
human::Houses blocksOf(CellSet cells) {
  human::Houses blocks;
  for (int house = 0; house < 9 && blocks.size < blocks.list.size(); ++house)
    if (!(human::cellsOf(house) & cells).empty()) blocks.add(house);
  return blocks;
}

/// Whether it has no place to look at: a chain that runs over the whole board.
bool followsDigits(const Step& step) { return step.houses.size == 0 && !step.links.empty(); }

human::Houses placeOf(const Step& step) { return step.houses.size > 0 ? step.houses : blocksOf(step.cells); }

void showStep(const Step& step, Hint& hint) {
  hint.kind = Hint::Kind::step;
  switch (hint.stage) {
  case HintStage::where:
    if (followsDigits(step))
      hint.words = {{lookAtDigits, {Argument::of(step.digits)}}};
    else
      hint.words = {{lookAt, {Argument::of(hint.houses = placeOf(step))}}};
    break;
  case HintStage::technique:
    if (!followsDigits(step)) hint.houses = placeOf(step); // it stays in sight
    hint.words = {{human::name(step.technique), {}}};
    break;
  case HintStage::pattern:
    hint.cells = step.cells | step.more;
    hint.houses = step.houses;
    hint.words = human::explanation(step);
    hint.step = step;
    break;
  case HintStage::action:
    hint.cells = step.places() ? CellSet::of(step.cell) : step.cells;
    hint.words = human::actions(step);
    hint.step = step;
    break;
  }
}

void showWrong(CellSet wrong, Hint& hint) {
  hint.kind = Hint::Kind::wrong;
  switch (hint.stage) {
  case HintStage::where: hint.words = {{wrongWhere, {}}}; break;
  case HintStage::technique:
    hint.houses = blocksOf(wrong);
    hint.words = {{wrongHouses, {Argument::of(hint.houses)}}};
    break;
  case HintStage::pattern:
    hint.cells = wrong;
    hint.words = {{wrongCells, {Argument::of(wrong)}}};
    break;
  case HintStage::action:
    hint.cells = wrong;
    hint.words = {{wrongAction, {Argument::of(wrong)}}};
    break;
  }
}

} // namespace

CellSet wrongEntries(const Numbers& solution, const Numbers& numbers) {
  CellSet wrong;
  for (int cell = 0; cell < 81; ++cell) {
    const Digit lies = numbers.cells[static_cast<std::size_t>(cell)];
    if (lies != 0 && lies != solution.cells[static_cast<std::size_t>(cell)]) wrong.add(cell);
  }
  return wrong;
}

HintPlan::HintPlan(const Numbers& puzzle, const Numbers& numbers, const Board<Digits>& notes,
                   const std::atomic<bool>* cancelled)
    : end(solve(puzzle, 1).first) {
  think(numbers, notes, cancelled);
}

void HintPlan::think(const Numbers& numbers, const Board<Digits>& notes, const std::atomic<bool>* cancelled) {
  Numbers right = numbers;
  wrongEntries(end, numbers).each([&](int cell) { right.cells[static_cast<std::size_t>(cell)] = 0; });
  fromNotes = trustworthy(end, right, notes);
  path = human::solvingPath(known(right, notes), cancelled);
}

Hint HintPlan::hint(const Numbers& numbers, const Board<Digits>& notes, HintStage stage,
                    const std::atomic<bool>* cancelled) {
  Hint hint;
  hint.stage = stage;
  const CellSet wrong = wrongEntries(end, numbers);
  if (!wrong.empty()) {
    showWrong(wrong, hint);
    return hint;
  }
  if (numbers == end) return hint;
  for (int attempt = 0; attempt < 2; ++attempt) {
    const Position now = known(numbers, notes);
    const auto next =
        std::find_if(path.begin(), path.end(), [&](const Step& step) { return !done(step, numbers, now); });
    if (next != path.end() && visible(*next, numbers)) {
      hint.fromNotes = fromNotes;
      showStep(*next, hint);
      return hint;
    }
    think(numbers, notes, cancelled);
  }
  return hint;
}

void HintPlan::strike(const Step& step) {
  for (std::size_t d = 0; d < 9; ++d) struck[d] |= step.removed[d];
}

Position HintPlan::known(const Numbers& numbers, const Board<Digits>& notes) const {
  if (trustworthy(end, numbers, notes)) return Position(numbers, notes);
  Position position(numbers);
  for (int d = 0; d < 9; ++d) struck[static_cast<std::size_t>(d)].each([&](int cell) { position.remove(cell, d); });
  return position;
}

} // namespace ninefold
