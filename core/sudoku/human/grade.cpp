#include "sudoku/human/rate.h"

namespace ninefold::human {

namespace {

struct Row {
  std::string_view key, name;
  int highest;
};

constexpr std::array<Row, 5> grades{{{"gentle", "Gentle", 15},
                                     {"easy", "Easy", 25},
                                     {"tricky", "Tricky", 34},
                                     {"hard", "Hard", 62},
                                     {"fiendish", "Fiendish", 999}}};

} // namespace

std::string_view key(Grade grade) { return grades[static_cast<std::size_t>(grade)].key; }

std::string_view name(Grade grade) { return grades[static_cast<std::size_t>(grade)].name; }

int highest(Grade grade) { return grades[static_cast<std::size_t>(grade)].highest; }

Grade gradeOf(int rating) {
  std::uint8_t grade = 0;
  while (rating > grades[grade].highest) ++grade;
  return static_cast<Grade>(grade);
}

} // namespace ninefold::human
