#pragma once

#include "challenge/daily.h"

#include <map>
#include <QString>
#include <string>
#include <vector>

/// A puzzle of the day as it is offered: made whole.
struct MadePuzzle {
  ninefold::challenge::Daily daily;
  QString start, code, grade;
  int par = 0; // 0: there is none
};

using PuzzlesByDate = std::map<ninefold::Date, std::vector<MadePuzzle>>;

/// Makes the puzzles of a date; that takes its time.
std::vector<MadePuzzle> puzzlesMadeFor(ninefold::Date);

/// The text that made puzzles are kept as, with the version of the rules that they were made by.
std::string keptText(const PuzzlesByDate&);
/// The puzzles in such a text: of a date all or none, as they were made and by the rules of today. Whatever the text
/// is.
PuzzlesByDate puzzlesKeptIn(const std::string& text);
