#pragma once

#include "sudoku/hint.h"
#include "sudoku/human/rate.h"

#include <QString>
#include <QVariantMap>

namespace ninefold {

/// What the core says of a puzzle, in the language of the app.
QString inWords(const human::Phrase& phrase);
QString inWords(const std::vector<human::Phrase>& phrases);
QString inWords(human::Technique technique);
QString inWords(human::Grade grade);

/// How a step is drawn on a board, cells and digits by number: {houses: [0-26: blocks, rows, columns], cells: [],
/// more: [], gone: [{cell, digit}], laid: [{cell, digit}], noted: [{cell, digit}], links: [{from, to, strong}] with
/// {cell, digit} at the ends, excluding: [], excluded: []}: of a digit with one place left in a house, the digits that
/// take the other places, and these. `numbers` is what lies on the board.
QVariantMap figureOf(const human::Step& step, const Numbers& numbers);
/// The same for a hint, as much as it shows.
QVariantMap figureOf(const Hint& hint, const Numbers& numbers);

} // namespace ninefold
