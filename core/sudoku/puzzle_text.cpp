#include "sudoku/puzzle_text.h"

#include "sudoku/xml_tags.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>

namespace ninefold {

namespace {

using Puzzles = std::vector<Numbers>;
using Read = Result<Puzzles, Phrase>;

constexpr auto tooLong = NINEFOLD_WORDS("This is longer than a file of puzzles can be.");
constexpr auto noPuzzle = NINEFOLD_WORDS("There is no puzzle in this.");
constexpr auto wrongLength = NINEFOLD_WORDS("Line %1: a puzzle has 81 characters, or nine lines of nine.");
constexpr auto wrongCharacter = NINEFOLD_WORDS("Line %1: a puzzle has digits, and dots or zeros for empty cells.");
constexpr auto notOpenSudoku = NINEFOLD_WORDS("This XML is not an OpenSudoku file.");
constexpr auto wrongGame = NINEFOLD_WORDS("Line %1: this OpenSudoku game is not a puzzle.");

Read faulty(const char* words) { return Phrase{words}; }
Read faulty(const char* words, int line) { return Phrase{words, {number(line)}}; }

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view blanks = " \t\r\n";
  const std::size_t first = text.find_first_not_of(blanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

/// The digit that a character stands for, 0 for an empty cell, or nothing.
std::optional<Digit> digitOf(char c) {
  if (c == '.') return Digit{0};
  if (c < '0' || c > '9') return std::nullopt;
  return static_cast<Digit>(c - '0');
}

/// Lines of puzzles: 81 characters in one, or nine in each of nine. What is found first holds for the rest.
class Lines {
public:
  explicit Lines(std::string_view whole) : text(whole) {}

  Read read() {
    while (!text.empty()) {
      ++number;
      const std::size_t end = text.find('\n');
      const std::string_view line = trimmed(text.substr(0, end));
      text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
      if (const char* fault = take(line)) return faulty(fault, number);
    }
    if (rows != 0) return faulty(wrongLength, number);
    if (puzzles.empty()) return faulty(noPuzzle);
    return std::move(puzzles);
  }

private:
  /// What is wrong with the line, or nothing.
  const char* take(std::string_view line) {
    if (line.empty() || line.starts_with('#')) return nullptr;
    if (line.starts_with('[')) { // in an .sdk file: [Puzzle] is what we want, [State] what somebody made of it
      elsewhere = line != "[Puzzle]";
      return nullptr;
    }
    if (elsewhere) return nullptr;
    const std::size_t length = std::min(line.find_first_of(" \t,;#"), line.size());
    if (length == 9) return takeRow(line.substr(0, 9));
    if (length != 81 || rows != 0) return wrongLength;
    puzzles.emplace_back();
    return takeCells(line.substr(0, 81), 0);
  }

  const char* takeRow(std::string_view cells) {
    if (rows == 0) puzzles.emplace_back();
    const char* fault = takeCells(cells, std::size_t{9} * rows);
    rows = (rows + 1) % 9;
    return fault;
  }

  const char* takeCells(std::string_view cells, std::size_t from) {
    for (const char c : cells) {
      const auto digit = digitOf(c);
      if (!digit) return wrongCharacter;
      puzzles.back().cells[from++] = *digit;
    }
    return nullptr;
  }

  std::string_view text;
  Puzzles puzzles;
  int number = 0;         // of the line
  unsigned rows = 0;      // of the puzzle that has been begun
  bool elsewhere = false; // in a part of the file that isn't the puzzle
};

/// A game as OpenSudoku saves it: "version: N", then for each cell its number, notes, from version 5 on a colour, and
/// whether it may be changed, all with bars between. Numbers that may be changed are the player's.
std::optional<Numbers> savedGame(std::string_view data) {
  constexpr std::string_view head = "version: ";
  data.remove_prefix(head.size());
  int version = 0;
  const auto [end, error] = std::from_chars(data.data(), data.data() + data.size(), version);
  if (error != std::errc{} || version < 1 || version > 5) return std::nullopt;
  data.remove_prefix(static_cast<std::size_t>(end - data.data()));
  data = trimmed(data);
  const std::size_t notes = version <= 3 ? 1 : version == 4 ? 2 : 3;
  const auto word = [&] {
    data.remove_prefix(std::min(data.find_first_not_of('|'), data.size()));
    const std::string_view next = data.substr(0, data.find('|'));
    data.remove_prefix(next.size());
    return next;
  };
  Numbers numbers;
  for (Digit& cell : numbers.cells) {
    const std::string_view number = word();
    for (std::size_t i = 0; i < notes; ++i) word();
    const std::string_view editable = word();
    const auto digit = number.size() == 1 ? digitOf(number[0]) : std::nullopt;
    if (!digit || (editable != "0" && editable != "1")) return std::nullopt;
    if (editable == "0") cell = *digit;
  }
  return numbers;
}

std::optional<Numbers> game(std::string_view data) {
  data = trimmed(data);
  if (data.starts_with("version: ")) return savedGame(data);
  if (data.size() != 81) return std::nullopt;
  Numbers numbers;
  for (std::size_t i = 0; i < 81; ++i) {
    const auto digit = digitOf(data[i]);
    if (!digit) return std::nullopt;
    numbers.cells[i] = *digit;
  }
  return numbers;
}

Read readOpenSudoku(std::string_view text) {
  XmlTags tags(text);
  Puzzles puzzles;
  for (;;) {
    auto tag = tags.next();
    if (!tag) return tag.error();
    if (!*tag) break;
    if (tags.depth() == 1 && !(*tag)->name.starts_with("opensudoku")) return faulty(notOpenSudoku);
    if ((*tag)->name != "game") continue;
    const std::string* data = (*tag)->attribute("data");
    const auto numbers = data != nullptr ? game(*data) : std::nullopt;
    if (!numbers) return faulty(wrongGame, tags.line());
    puzzles.push_back(*numbers);
  }
  if (puzzles.empty()) return faulty(noPuzzle);
  return puzzles;
}

std::string withZeros(const Numbers& puzzle) {
  std::string cells = text(puzzle);
  std::replace(cells.begin(), cells.end(), '.', '0');
  return cells;
}

std::string nineLines(const Numbers& puzzle) {
  const std::string cells = text(puzzle);
  std::string out;
  for (std::size_t row = 0; row < 9; ++row) out += cells.substr(9 * row, 9) + '\n';
  return out;
}

} // namespace

Result<std::vector<Numbers>, Phrase> readPuzzles(std::string_view text) {
  if (text.size() > longestPuzzleText) return faulty(tooLong);
  constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
  if (text.starts_with(byteOrderMark)) text.remove_prefix(byteOrderMark.size());
  return trimmed(text).starts_with('<') ? readOpenSudoku(text) : Lines(text).read();
}

std::string writePuzzles(std::span<const Numbers> puzzles, PuzzleFormat format) {
  std::string out;
  switch (format) {
  case PuzzleFormat::line:
    for (const Numbers& puzzle : puzzles) out += text(puzzle) + '\n';
    break;
  case PuzzleFormat::sdm:
    for (const Numbers& puzzle : puzzles) out += withZeros(puzzle) + '\n';
    break;
  case PuzzleFormat::sdk:
    assert(puzzles.size() == 1);
    out = nineLines(puzzles.front());
    break;
  case PuzzleFormat::openSudoku:
    out = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n";
    for (const Numbers& puzzle : puzzles) out += "  <game data=\"" + withZeros(puzzle) + "\" />\n";
    out += "</opensudoku>\n";
    break;
  }
  return out;
}

} // namespace ninefold
