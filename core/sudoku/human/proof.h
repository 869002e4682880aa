#pragma once

#include "sudoku/human/step.h"

#include <string_view>

namespace ninefold::human {

/// Something that a sentence speaks of. Whoever shows the sentence names it in the player's language.
struct Argument {
  enum class Kind : std::uint8_t { cells, digits, houses } kind = Kind::cells;
  CellSet cells;
  Digits digits = 0;
  Houses houses;

  static Argument of(CellSet set) { return {Kind::cells, set, 0, {}}; }
  static Argument of(Digits set) { return {Kind::digits, {}, set, {}}; }
  static Argument of(Houses list) { return {Kind::houses, {}, 0, list}; }
  bool operator==(const Argument&) const = default;
};

/// A sentence: English words to be translated, with %1, %2 ... where the arguments go.
struct Phrase {
  std::string_view words;
  std::vector<Argument> arguments;
  bool operator==(const Phrase&) const = default;
};

/// Why a step is right.
Phrase proof(const Step& step);

/// What a step says to do: lay a digit, or strike candidates out; one phrase for each digit.
std::vector<Phrase> actions(const Step& step);

/// One arrow of a chain, read out.
Phrase reading(const Link& link);

/// The proof, and the chain after it arrow by arrow, if it is one that anybody would follow.
std::vector<Phrase> explanation(const Step& step);

/// The words of all phrases, for the translators.
std::vector<std::string_view> allWords();

} // namespace ninefold::human
