#include "sudoku/human/medals.h"

namespace ninefold::human {

MedalTimes medalTimes(Grade grade) {
  constexpr std::int64_t second = 1000, minute = 60 * second;
  switch (grade) {
  case Grade::gentle: return {6 * minute, 3 * minute + 30 * second};
  case Grade::easy: return {7 * minute + 30 * second, 4 * minute + 30 * second};
  case Grade::tricky: return {9 * minute, 5 * minute + 30 * second};
  case Grade::hard: return {15 * minute, 9 * minute};
  case Grade::fiendish: return {25 * minute, 15 * minute};
  }
  return {};
}

Medal medalFor(Grade grade, std::int64_t ms) {
  const MedalTimes times = medalTimes(grade);
  return ms <= times.gold ? Medal::gold : ms <= times.silver ? Medal::silver : Medal::bronze;
}

} // namespace ninefold::human
