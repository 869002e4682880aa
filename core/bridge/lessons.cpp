#include "bridge/lessons.h"

#include "bridge/words.h"

#include <algorithm>
#include <QCoreApplication>

namespace ninefold {

namespace {

using human::Grade;
using T = human::Technique;

// clang-format off
constexpr Lesson all[] = {
    {"full_house", T::fullHouse, T::fullHouse, QT_TRANSLATE_NOOP("Sudoku", "Full house"),
     QT_TRANSLATE_NOOP("Sudoku", "One cell of a row, column or block is still empty. The digit that is missing there "
                                 "goes into it."), Grade::gentle},
    {"hidden_single_block", T::hiddenSingleBlock, T::hiddenSingleBlock, QT_TRANSLATE_NOOP("Sudoku", "Hidden single in a block"),
     QT_TRANSLATE_NOOP("Sudoku", "Ask where a digit can go in a block. Rows and columns that have it already rule out "
                                 "their cells; if a single one is left, that is its place."), Grade::gentle},
    {"hidden_single_line", T::hiddenSingleLine, T::hiddenSingleLine, QT_TRANSLATE_NOOP("Sudoku", "Hidden single in a line"),
     QT_TRANSLATE_NOOP("Sudoku", "The same question for a row or a column: its blocks and the lines that cross it "
                                 "rule out all cells but one."), Grade::gentle},
    {"direct_locked", T::directPointing, T::directClaiming, QT_TRANSLATE_NOOP("Sudoku", "Direct pointing and claiming"),
     QT_TRANSLATE_NOOP("Sudoku", "In a block, all places of a digit lie in one line, or the other way round. The digit "
                                 "can’t lie elsewhere there, and in a house beside it a single place is left."), Grade::easy},
    {"direct_hidden_pair", T::directHiddenPair, T::directHiddenPair, QT_TRANSLATE_NOOP("Sudoku", "Direct hidden pair"),
     QT_TRANSLATE_NOOP("Sudoku", "Two digits have the same two places in a house. They fill these cells, so that a "
                                 "third digit has only one place left."), Grade::easy},
    {"naked_single", T::nakedSingle, T::nakedSingle, QT_TRANSLATE_NOOP("Sudoku", "Naked single"),
     QT_TRANSLATE_NOOP("Sudoku", "Look at one cell: row, column and block together already show eight digits. The "
                                 "ninth is its own."), Grade::easy},
    {"direct_hidden_triplet", T::directHiddenTriplet, T::directHiddenTriplet, QT_TRANSLATE_NOOP("Sudoku", "Direct hidden triplet"),
     QT_TRANSLATE_NOOP("Sudoku", "Three digits share three places in a house. They fill these, so that another digit "
                                 "has only one place left."), Grade::easy},
    {"pointing", T::pointing, T::pointing, QT_TRANSLATE_NOOP("Sudoku", "Pointing"),
     QT_TRANSLATE_NOOP("Sudoku", "In a block, all places of a digit lie in one line. It can be struck out of the rest "
                                 "of that line."), Grade::tricky},
    {"claiming", T::claiming, T::claiming, QT_TRANSLATE_NOOP("Sudoku", "Claiming"),
     QT_TRANSLATE_NOOP("Sudoku", "In a line, all places of a digit lie in one block. It can be struck out of the rest "
                                 "of that block."), Grade::tricky},
    {"naked_pair", T::nakedPair, T::nakedPair, QT_TRANSLATE_NOOP("Sudoku", "Naked pair"),
     QT_TRANSLATE_NOOP("Sudoku", "Two cells of a house take the same two digits and nothing else. These digits can be "
                                 "struck out of the rest of the house."), Grade::tricky},
    {"x_wing", T::xWing, T::xWing, QT_TRANSLATE_NOOP("Sudoku", "X-Wing"),
     QT_TRANSLATE_NOOP("Sudoku", "In two rows a digit has just two places, in the same two columns. It takes two "
                                 "opposite corners, so it can be struck out of the rest of both columns. Rows and "
                                 "columns may change roles."), Grade::tricky},
    {"hidden_pair", T::hiddenPair, T::hiddenPair, QT_TRANSLATE_NOOP("Sudoku", "Hidden pair"),
     QT_TRANSLATE_NOOP("Sudoku", "Two digits have the same two places in a house. Everything else can be struck out "
                                 "of these cells."), Grade::tricky},
    {"naked_triplet", T::nakedTriplet, T::nakedTriplet, QT_TRANSLATE_NOOP("Sudoku", "Naked triplet"),
     QT_TRANSLATE_NOOP("Sudoku", "Three cells of a house take only three digits between them, not necessarily all "
                                 "three each. These digits can be struck out of the rest."), Grade::hard},
    {"swordfish", T::swordfish, T::swordfish, QT_TRANSLATE_NOOP("Sudoku", "Swordfish"),
     QT_TRANSLATE_NOOP("Sudoku", "An X-Wing with three rows and three columns: in three rows a digit has places in "
                                 "the same three columns only."), Grade::hard},
    {"hidden_triplet", T::hiddenTriplet, T::hiddenTriplet, QT_TRANSLATE_NOOP("Sudoku", "Hidden triplet"),
     QT_TRANSLATE_NOOP("Sudoku", "Three digits have only three places in a house between them. Everything else can be "
                                 "struck out of these cells."), Grade::hard},
    {"xy_wing", T::xyWing, T::xyWing, QT_TRANSLATE_NOOP("Sudoku", "XY-Wing"),
     QT_TRANSLATE_NOOP("Sudoku", "A cell with two digits sees two others that share one digit with it each, and have "
                                 "a third one in common. Whatever the first cell is, one of the others takes that "
                                 "third digit."), Grade::hard},
    {"xyz_wing", T::xyzWing, T::xyzWing, QT_TRANSLATE_NOOP("Sudoku", "XYZ-Wing"),
     QT_TRANSLATE_NOOP("Sudoku", "As an XY-Wing, but the cell in the middle may take the third digit as well. What "
                                 "sees all three cells can’t be that digit."), Grade::hard},
    {"unique_rectangle", T::uniqueRectangle1, T::uniqueRectangle4, QT_TRANSLATE_NOOP("Sudoku", "Unique rectangle"),
     QT_TRANSLATE_NOOP("Sudoku", "Four cells in two rows, two columns and two blocks: if all took the same two "
                                 "digits, these could be swapped. A puzzle with one solution can’t allow that, so one "
                                 "of the corners is something else."), Grade::hard},
    {"unique_loop", T::uniqueLoop1, T::uniqueLoop4, QT_TRANSLATE_NOOP("Sudoku", "Unique loop"),
     QT_TRANSLATE_NOOP("Sudoku", "As a unique rectangle, but with more cells: a loop that touches each of its houses "
                                 "twice, all with the same two digits."), Grade::hard},
    {"naked_quad", T::nakedQuad, T::nakedQuad, QT_TRANSLATE_NOOP("Sudoku", "Naked quad"),
     QT_TRANSLATE_NOOP("Sudoku", "Four cells of a house take only four digits between them. These can be struck out "
                                 "of the rest."), Grade::hard},
    {"jellyfish", T::jellyfish, T::jellyfish, QT_TRANSLATE_NOOP("Sudoku", "Jellyfish"),
     QT_TRANSLATE_NOOP("Sudoku", "A Swordfish with four rows and four columns."), Grade::hard},
    {"hidden_quad", T::hiddenQuad, T::hiddenQuad, QT_TRANSLATE_NOOP("Sudoku", "Hidden quad"),
     QT_TRANSLATE_NOOP("Sudoku", "Four digits have only four places in a house between them. Everything else can be "
                                 "struck out of these cells."), Grade::hard},
    {"bivalue_grave", T::bug1, T::bug4, QT_TRANSLATE_NOOP("Sudoku", "Bivalue grave"),
     QT_TRANSLATE_NOOP("Sudoku", "If every open cell had two digits and every digit two places in each house, there "
                                 "would be no single solution. Whatever cell has more has to prevent that."), Grade::hard},
    {"aligned_pair", T::alignedPair, T::alignedPair, QT_TRANSLATE_NOOP("Sudoku", "Aligned pair exclusion"),
     QT_TRANSLATE_NOOP("Sudoku", "Two cells are looked at together: each way to fill both that would leave a cell "
                                 "without any digit is out. What no way is left for can be struck out."), Grade::hard},
    {"x_cycle", T::xCycle, T::xCycle, QT_TRANSLATE_NOOP("Sudoku", "X-Cycle"),
     QT_TRANSLATE_NOOP("Sudoku", "Follow one digit round a ring of houses in which it has two places each: every "
                                 "second of them is true. What sees one of each kind can be struck out."), Grade::fiendish},
    {"y_cycle", T::yCycle, T::yCycle, QT_TRANSLATE_NOOP("Sudoku", "Y-Cycle"),
     QT_TRANSLATE_NOOP("Sudoku", "A ring of cells with two digits each, in which every cell shares a digit with the "
                                 "next. Whichever way it goes round, each shared digit lies in one of the two."), Grade::fiendish},
    {"skyscraper", T::skyscraper, T::skyscraper, QT_TRANSLATE_NOOP("Sudoku", "Skyscraper"),
     QT_TRANSLATE_NOOP("Sudoku", "A digit has two places in each of two parallel lines, and two of these face each "
                                 "other: the walls of the tower. One of its two tops is the digit."), Grade::fiendish},
    {"kite", T::kite, T::kite, QT_TRANSLATE_NOOP("Sudoku", "2-String Kite"),
     QT_TRANSLATE_NOOP("Sudoku", "A digit has two places in a row and two in a column; one of each share a block. So "
                                 "one of the two other ends is the digit."), Grade::fiendish},
    {"turbot_fish", T::turbotFish, T::turbotFish, QT_TRANSLATE_NOOP("Sudoku", "Turbot Fish"),
     QT_TRANSLATE_NOOP("Sudoku", "Two houses with two places each for a digit, one of each seeing the other. So one "
                                 "of the other two is the digit."), Grade::fiendish},
    {"x_chain", T::xChain, T::xChain, QT_TRANSLATE_NOOP("Sudoku", "X-Chain"),
     QT_TRANSLATE_NOOP("Sudoku", "Suppose that a digit isn’t at one end, and follow it from house to house: it has to "
                                 "be at the other. What sees both ends can’t be it."), Grade::fiendish},
    {"w_wing", T::wWing, T::wWing, QT_TRANSLATE_NOOP("Sudoku", "W-Wing"),
     QT_TRANSLATE_NOOP("Sudoku", "Two cells take the same two digits. One of these has two places in some house, each "
                                 "seen by one of the two cells. So one of the two takes the other digit."), Grade::fiendish},
    {"xy_cycle", T::xyCycle, T::xyCycle, QT_TRANSLATE_NOOP("Sudoku", "Forcing cycle"),
     QT_TRANSLATE_NOOP("Sudoku", "A ring of cells and houses with two possibilities each. It can be true in two ways "
                                 "only, and what neither of them allows is out."), Grade::fiendish},
    {"xy_chain", T::xyChain, T::xyChain, QT_TRANSLATE_NOOP("Sudoku", "Forcing chain"),
     QT_TRANSLATE_NOOP("Sudoku", "Suppose something and follow what it forces, through cells and houses. If that ends "
                                 "with its contrary, the supposition was wrong."), Grade::fiendish},
    {"aligned_triplet", T::alignedTriplet, T::alignedTriplet, QT_TRANSLATE_NOOP("Sudoku", "Aligned triplet exclusion"),
     QT_TRANSLATE_NOOP("Sudoku", "As with an aligned pair, three cells are looked at together: what no possible way "
                                 "of filling them uses can be struck out."), Grade::fiendish},
    {"nishio", T::nishio, T::nishio, QT_TRANSLATE_NOOP("Sudoku", "Nishio"),
     QT_TRANSLATE_NOOP("Sudoku", "Suppose that a digit is somewhere and place it everywhere else. If it finds no "
                                 "place in some house, the supposition was wrong."), Grade::fiendish},
    {"cell_chains", T::cellChains, T::cellChains, QT_TRANSLATE_NOOP("Sudoku", "Forcing chains from a cell"),
     QT_TRANSLATE_NOOP("Sudoku", "Follow every digit that a cell can take. What all of them agree on is true."), Grade::fiendish},
    {"region_chains", T::regionChains, T::regionChains, QT_TRANSLATE_NOOP("Sudoku", "Forcing chains from a house"),
     QT_TRANSLATE_NOOP("Sudoku", "Follow every place that a digit can have in a house. What all of them agree on is "
                                 "true."), Grade::fiendish},
    {"dynamic", T::dynamicContradiction, T::dynamicPlus, QT_TRANSLATE_NOOP("Sudoku", "Dynamic chains"),
     QT_TRANSLATE_NOOP("Sudoku", "Chains that branch: what follows from one supposition is used together. It ends "
                                 "where something is proved either way, or contradicts itself."), Grade::fiendish},
};
// clang-format on

} // namespace

QVariantMap asMap(const Lesson& lesson) {
  const std::string_view grade = key(lesson.grade);
  return {{"key", lesson.key},
          {"name", QCoreApplication::translate("Sudoku", lesson.name)},
          {"text", QCoreApplication::translate("Sudoku", lesson.text)},
          {"grade", asText(grade)}};
}

std::span<const Lesson> lessons() { return all; }

const Lesson* lessonWithKey(const QString& key) {
  const auto* found = std::find_if(std::begin(all), std::end(all), [&](const Lesson& each) { return key == each.key; });
  return found == std::end(all) ? nullptr : found;
}

const Lesson* lessonOf(human::Technique technique) {
  const auto* found = std::find_if(std::begin(all), std::end(all), [&](const Lesson& each) {
    return each.first <= technique && technique <= each.last;
  });
  return found == std::end(all) ? nullptr : found;
}

} // namespace ninefold
