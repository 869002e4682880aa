#include "games/sudoku_pens/ai/trial.h"

#include "games/sudoku_pens/ai/sampling.h"

namespace ninefold::sudoku_pens {

Trial::Trial(const Sheet& sheet) {
  for (Digit digit = 1; digit <= 9; ++digit) fits[digit] = sheet.places(digit);
}

CellSet Trial::rest(Digit& digit, CellSet taken) const {
  CellSet places;
  for (; digit > 0; --digit)
    if (places = fits[digit].without(taken); !places.empty()) break;
  return places;
}

int Trial::run(Digit digit, int cell, bool toAnswer, Rng& luck) {
  std::int64_t chance = certain;
  CellSet taken = CellSet::of(cell), places = after(fits[digit], cell);
  bool counted = false; // whether the chance of this digit is in it
  for (;;) {
    if (places.empty()) {
      if (toAnswer) return 0;
      counted = false;
      if (--digit > 0) places = rest(digit, taken);
      if (digit == 0) return static_cast<int>(chance);
    }
    ++plies;
    if (const bool few = places.size() <= LastWord::most; !few) {
      cell = anyOf(places, luck);
    } else {
      if (!counted) {
        const LastWord::Chances chances = word.of(places);
        chance = chance * (toAnswer ? chances.answered : chances.opened) >> 16;
        if (chance == 0) return 0;
        counted = true;
      }
      auto next = static_cast<Digit>(digit - 1);
      cell = toAnswer ? answer(places, rest(next, taken), luck) : open(places, luck);
    }
    places = after(places, cell);
    taken.add(cell);
    toAnswer = !toAnswer;
  }
}

int Trial::open(CellSet places, Rng& luck) {
  // Where the answer is likelier to be kept, as that is what it is known to be.
  std::array<std::int64_t, LastWord::most> weights{};
  std::size_t count = 0;
  std::int64_t sum = 0;
  places.each([&](int cell) { sum += weights[count++] = word.of(after(places, cell)).answered; });
  auto left = static_cast<std::int64_t>((luck.next() >> 32) * static_cast<std::uint64_t>(sum) >> 32);
  count = 0;
  int found = -1;
  places.each([&](int cell) {
    if (left >= 0 && (left -= weights[count]) < 0) found = cell;
    ++count;
  });
  return found;
}

int Trial::answer(CellSet places, CellSet nextPlaces, Rng& luck) {
  const CellSet answers = word.of(places).answers;
  return anyOf(answers.size() == 1 ? answers : word.leaving(answers, nextPlaces), luck);
}

} // namespace ninefold::sudoku_pens
