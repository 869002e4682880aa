#include "sudoku/human/proof.h"

#include "kernel/phrase.h"

namespace ninefold::human {

namespace {

using T = Technique;

/// What each technique's sentence says. The arguments of a step are always the same: %1 the cells of the pattern, %2
/// its digits, %3 its house (of a fish, the lines it rests on), %4 its other cells, %5 its other digits, %6 its second
/// house (the lines that a fish empties), %7 the digit that can be laid, %8 the cell for it, %9 its third house.
constexpr std::string_view words(Technique technique) {
  switch (technique) {
  case T::none: return NINEFOLD_WORDS("There is nothing to do.");
  case T::fullHouse: return NINEFOLD_WORDS("%8 is the last empty cell of %3, and %7 the digit that is missing there.");
  case T::hiddenSingleBlock:
  case T::hiddenSingleLine: return NINEFOLD_WORDS("In %3, %7 has no place left but %8.");
  case T::nakedSingle: return NINEFOLD_WORDS("Every digit but %7 is ruled out for %8.");
  case T::directPointing:
  case T::directClaiming:
    return NINEFOLD_WORDS("In %3, %2 must lie in one of %1, and so in %6 too. In %9, only %8 is left for it.");
  case T::directHiddenPair:
  case T::directHiddenTriplet:
    return NINEFOLD_WORDS(
        "In %3, the digits %2 fit nowhere but into %1. They fill these cells, so that %7 has no place left but %8.");
  case T::pointing:
  case T::claiming:
    return NINEFOLD_WORDS(
        "In %3, %2 fits nowhere but into %1. These cells also lie in %6, so it lies nowhere else there.");
  case T::nakedPair:
  case T::nakedTriplet:
  case T::nakedQuad:
    return NINEFOLD_WORDS(
        "In %3, the cells %1 take nothing but the digits %2, which are just as many. No other cell there takes any "
        "of these.");
  case T::hiddenPair:
  case T::hiddenTriplet:
  case T::hiddenQuad:
    return NINEFOLD_WORDS(
        "In %3, the digits %2 fit nowhere but into %1, which are just as many cells. These take nothing else.");
  case T::xWing:
  case T::swordfish:
  case T::jellyfish:
    return NINEFOLD_WORDS(
        "In %3, %2 fits nowhere but where %6 cross. As each of these lines takes it once, it lies nowhere else in "
        "%6.");
  case T::xyWing:
    return NINEFOLD_WORDS("Whichever digit %1 takes, one of %4 must be %5. So what both of them see isn’t.");
  case T::xyzWing:
    return NINEFOLD_WORDS(
        "Whichever digit %1 takes, it is %5 itself or makes one of %4 be that. So what all three see isn’t.");
  case T::uniqueRectangle1:
  case T::uniqueLoop1:
    return NINEFOLD_WORDS(
        "If all of %1 took nothing but %2, these could be swapped, and there would be two solutions. Only %4 can "
        "prevent that, by taking something else.");
  case T::uniqueRectangle2:
  case T::uniqueLoop2:
    return NINEFOLD_WORDS(
        "If all of %1 took nothing but %2, these could be swapped, and there would be two solutions. So one of %4 "
        "is %5, and what all of them see isn’t.");
  case T::uniqueRectangle3:
  case T::uniqueLoop3:
    return NINEFOLD_WORDS(
        "If all of %1 took nothing but %2, these could be swapped, and there would be two solutions. So the cells "
        "of the loop with more digits act as one cell, which makes a set of the digits %5 with other cells of %3.");
  case T::uniqueRectangle4:
  case T::uniqueLoop4:
    return NINEFOLD_WORDS(
        "If all of %1 took nothing but %2, these could be swapped, and there would be two solutions. In %3, one of "
        "the two digits has no place but %4: so one of these takes it, and if the other one took %5, the swap would "
        "be complete.");
  case T::bug1:
    return NINEFOLD_WORDS(
        "If %1 had no third digit, every cell left would have two digits and every digit two places, and there "
        "would not be just one solution. So it takes %2.");
  case T::bug2:
    return NINEFOLD_WORDS(
        "Without %2 in %1, every cell left would have two digits and every digit two places, and there would not be "
        "just one solution. So one of them is %2, and what all of them see isn’t.");
  case T::bug3:
    return NINEFOLD_WORDS(
        "Without the digits %2 in %1, every cell left would have two digits and every digit two places, and there "
        "would not be just one solution. So one of them takes one of these, and makes a set of the digits %5 with "
        "%4 in %3.");
  case T::bug4:
    return NINEFOLD_WORDS(
        "Without the digits %2 in %1, every cell left would have two digits and every digit two places, and there "
        "would not be just one solution. In %3, one of the two cells is %5 and the other one takes its extra digit.");
  case T::alignedPair:
  case T::alignedTriplet:
    return NINEFOLD_WORDS(
        "Try each way to fill %1: with the digits that go, they would leave one of %4 without any digit, or meet in "
        "one house.");
  case T::xCycle:
  case T::yCycle:
  case T::xyCycle:
    return NINEFOLD_WORDS(
        "Around the cycle, every second candidate is true, whichever it starts with. So what sees one of each kind "
        "isn’t.");
  case T::skyscraper:
    return NINEFOLD_WORDS(
        "In two lines, %2 has two places each, and two of these see each other. So one of the two other ends is %2, "
        "and what sees both isn’t.");
  case T::kite:
    return NINEFOLD_WORDS(
        "In a row and in a column, %2 has two places each, and two of these share a block. So one of the two other "
        "ends is %2, and what sees both isn’t.");
  case T::turbotFish:
    return NINEFOLD_WORDS(
        "In two houses, %2 has two places each, and two of these see each other. So one of the two other ends is "
        "%2, and what sees both isn’t.");
  case T::wWing:
    return NINEFOLD_WORDS(
        "Two cells have the same two digits, and a house gives one of these to a cell that sees one or the other of "
        "them. So one of the two takes the other digit, and what sees both doesn’t.");
  case T::xChain:
  case T::xyChain:
    return NINEFOLD_WORDS("Follow the chain from its start: what it supposes leads to its contrary. So it is wrong.");
  case T::nishio:
    return NINEFOLD_WORDS(
        "What is supposed of %2 in %1 leads to a contradiction among the places for this one digit. So it is wrong.");
  case T::cellChains:
  case T::dynamicCell: return NINEFOLD_WORDS("Whichever of %2 is in %1, the same follows for %5 in %4. So it is true.");
  case T::regionChains:
  case T::dynamicRegion: return NINEFOLD_WORDS("Wherever %2 lies in %3, the same follows for %5 in %4. So it is true.");
  case T::dynamicContradiction:
    return NINEFOLD_WORDS("What is supposed of %2 in %1 leads to a contradiction. So it is wrong.");
  case T::dynamicDouble:
    return NINEFOLD_WORDS("Whether %1 is %2 or not, the same follows for %5 in %4. So it is true.");
  case T::dynamicPlus:
    return NINEFOLD_WORDS(
        "Follow the chains from %2 in %1, with the pairs, locked digits and X-Wings that come about on the way: %5 "
        "in %4 can’t be otherwise.");
  case T::nested:
    return NINEFOLD_WORDS(
        "Follow the chains from %2 in %1, with the chains that come about on the way: %5 in %4 can’t be otherwise.");
  case T::bruteForce: return NINEFOLD_WORDS("No technique helps here. Trying out every digit shows that %8 is %7.");
  }
  return {};
}

constexpr std::string_view lay = NINEFOLD_WORDS("%1 goes into %2.");
constexpr std::string_view strike = NINEFOLD_WORDS("%1 can be struck out of %2.");
constexpr std::array<std::string_view, 4> arrows{
    NINEFOLD_WORDS("If %1 isn’t %2, %3 isn’t %4."),
    NINEFOLD_WORDS("If %1 isn’t %2, %3 is %4."),
    NINEFOLD_WORDS("If %1 is %2, %3 isn’t %4."),
    NINEFOLD_WORDS("If %1 is %2, %3 is %4."),
};

bool isFish(Technique technique) {
  return technique == T::xWing || technique == T::swordfish || technique == T::jellyfish;
}

/// Some of the houses of a step: the half that it rests on or the other one for a fish, else one of them.
Houses part(const Step& step, int index) {
  const int size = isFish(step.technique) ? step.houses.size / 2 : 1;
  Houses some;
  for (int i = index * size; i < (index + 1) * size && i < step.houses.size; ++i) some.add(step.houses[i]);
  return some;
}

} // namespace

Phrase proof(const Step& step) {
  return {words(step.technique),
          {Argument::of(step.cells), Argument::of(step.digits), Argument::of(part(step, 0)), Argument::of(step.more),
           Argument::of(step.moreDigits), Argument::of(part(step, 1)),
           Argument::of(step.places() ? digit(step.digit) : Digits{}),
           Argument::of(step.places() ? CellSet::of(step.cell) : CellSet{}), Argument::of(part(step, 2))}};
}

std::vector<Phrase> actions(const Step& step) {
  if (step.places()) return {{lay, {Argument::of(digit(step.digit)), Argument::of(CellSet::of(step.cell))}}};
  std::vector<Phrase> all;
  for (int d = 0; d < 9; ++d) {
    const CellSet cells = step.removed[static_cast<std::size_t>(d)];
    if (!cells.empty()) all.push_back({strike, {Argument::of(digit(d)), Argument::of(cells)}});
  }
  return all;
}

Phrase reading(const Link& link) {
  return {arrows[static_cast<std::size_t>(link.from.on * 2 + link.to.on)],
          {Argument::of(CellSet::of(link.from.cell)), Argument::of(digit(link.from.digit)),
           Argument::of(CellSet::of(link.to.cell)), Argument::of(digit(link.to.digit))}};
}

std::vector<Phrase> explanation(const Step& step) {
  constexpr std::size_t longest = 16;
  std::vector<Phrase> all{proof(step)};
  if (step.links.size() <= longest)
    for (const Link& link : step.links) all.push_back(reading(link));
  return all;
}

std::vector<std::string_view> allWords() {
  std::vector<std::string_view> all{lay, strike};
  all.insert(all.end(), arrows.begin(), arrows.end());
  for (int t = 0; t <= static_cast<int>(Technique::last); ++t) all.push_back(words(static_cast<Technique>(t)));
  return all;
}

} // namespace ninefold::human
