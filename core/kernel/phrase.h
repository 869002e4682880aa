#pragma once

#include <array>
#include <cstdint>
#include <string>

namespace ninefold {

/// What stands for %1 to %4 in a phrase.
struct Word {
  enum class Kind : std::uint8_t { none, number, seat, piece };
  Kind kind = Kind::none;
  int value = 0;
  bool operator==(const Word&) const = default;
};

/// What the pieces of a game are called, from number 1 on, in the source language.
using PieceNames = const char* const*;

/// Something to be said, in the words of the source language; the screen translates it and puts in the names.
/// `words` always points to a string literal, so that a phrase costs nothing until somebody reads it.
struct Phrase {
  const char* words = "";
  std::array<Word, 4> with{};
  PieceNames named = nullptr; // where one of the words is a piece

  bool empty() const { return *words == '\0'; }
  bool operator==(const Phrase& other) const;
};

constexpr Word number(int value) { return {Word::Kind::number, value}; }

/// Marks a phrase of the core for the translators.
#define NINEFOLD_WORDS(text) text

/// Phrase in English, seats as "seat 1": for the terminal, tests and logs.
std::string inEnglish(const Phrase& phrase);

} // namespace ninefold
