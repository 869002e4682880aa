#include "kernel/phrase.h"
#include "sudoku/human/rate.h"

#include <algorithm>

namespace ninefold::human {

namespace {

struct Row {
  std::string_view key, name;
  int highest;
};

constexpr std::array<Row, grades.size()> rows{{{"gentle", NINEFOLD_WORDS("Gentle"), 15},
                                               {"easy", NINEFOLD_WORDS("Easy"), 25},
                                               {"tricky", NINEFOLD_WORDS("Tricky"), 34},
                                               {"hard", NINEFOLD_WORDS("Hard"), 62},
                                               {"fiendish", NINEFOLD_WORDS("Fiendish"), 999}}};

} // namespace

std::string_view key(Grade grade) { return rows[static_cast<std::size_t>(grade)].key; }

std::string_view name(Grade grade) { return rows[static_cast<std::size_t>(grade)].name; }

std::optional<Grade> gradeWithKey(std::string_view wanted) {
  const auto found = std::find_if(grades.begin(), grades.end(), [&](Grade grade) { return key(grade) == wanted; });
  return found == grades.end() ? std::nullopt : std::optional(*found);
}

int highest(Grade grade) { return rows[static_cast<std::size_t>(grade)].highest; }

Grade gradeOf(int rating) {
  std::uint8_t grade = 0;
  while (rating > rows[grade].highest) ++grade;
  return static_cast<Grade>(grade);
}

} // namespace ninefold::human
