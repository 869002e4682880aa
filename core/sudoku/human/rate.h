#pragma once

#include "sudoku/human/step.h"

#include <compare>
#include <optional>
#include <string_view>

namespace ninefold::human {

/// How hard a puzzle is, for people. A grade's list of techniques ends where its rating does:
///   gentle    up to 1.5   a digit has one place left in a block or a line
///   easy      up to 2.5   also naked singles, and pairs or locked digits that lead straight to a digit
///   tricky    up to 3.4   also pointing, claiming, pairs and X-Wings that only take candidates away
///   hard      up to 6.2   also triplets, quads, larger fish, wings, unique rectangles and loops, aligned pairs
///   fiendish  from 6.5    chains: everything else
enum class Grade : std::uint8_t { gentle, easy, tricky, hard, fiendish };

inline constexpr std::array grades{Grade::gentle, Grade::easy, Grade::tricky, Grade::hard, Grade::fiendish};

std::string_view key(Grade grade);
std::string_view name(Grade grade);
std::optional<Grade> gradeWithKey(std::string_view wanted);

/// The grade of a rating in tenths.
Grade gradeOf(int rating);

/// The highest rating in tenths that a grade allows.
int highest(Grade grade);

/// What it takes to solve a puzzle, on the scale of the Sudoku Explainer: a puzzle is as hard as its hardest step.
struct Rating {
  int rating = 0; // in tenths
  Technique hardest = Technique::none;
  int steps = 0;
  Grade grade() const { return gradeOf(rating); }
  bool operator==(const Rating&) const = default;
};

/// Rates a puzzle, which must have exactly one solution.
Rating rate(const Numbers& puzzle);

/// The same if the rating is at most `limit` (in tenths), nothing if it is more; as fast as the easier steps allow.
std::optional<Rating> rateUpTo(const Numbers& puzzle, int limit);

/// Whether a puzzle is rated at most `limit` (in tenths).
inline bool atMost(const Numbers& puzzle, int limit) { return rateUpTo(puzzle, limit).has_value(); }

/// How the grade of a puzzle compares with another. Quicker than rating it: what is too hard is left at the first step
/// that shows it.
std::strong_ordering compareGrade(const Numbers& puzzle, Grade grade);
inline bool isOfGrade(const Numbers& puzzle, Grade grade) { return is_eq(compareGrade(puzzle, grade)); }

} // namespace ninefold::human
