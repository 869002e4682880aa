#pragma once

#include "grid/numbers.h"
#include "sudoku/human/step.h"
#include "support/qtest.h"

#include <QFile>
#include <vector>

/// The numbers of a drawn board; spaces and line ends don't count.
inline ninefold::Numbers draw(std::string_view drawing) {
  std::string text;
  for (const char c : drawing)
    if (c == '.' || (c >= '1' && c <= '9')) text += c;
  return ninefold::numbersFrom(text).value();
}

/// What a step does, in a short form: "B3=5" or "5-A1B3 7-C4".
inline std::string effect(const ninefold::human::Step& step) {
  const auto at = [](int cell) { return name(ninefold::Cell::at(cell)); };
  if (step.places()) return at(step.cell) + "=" + std::to_string(step.digit + 1);
  std::string text;
  for (int d = 0; d < 9; ++d) {
    const auto cells = step.removed[static_cast<std::size_t>(d)];
    if (cells.empty()) continue;
    if (!text.empty()) text += ' ';
    text += std::to_string(d + 1) + "-";
    cells.each([&](int cell) { text += at(cell); });
  }
  return text;
}

/// Puzzles of all grades with their ratings in tenths.
struct Rated {
  ninefold::Numbers puzzle;
  int rating;
};

inline std::vector<Rated> ratedPuzzles() {
  std::vector<Rated> all;
  QFile file(NINEFOLD_SOURCE_DIR "/tests/sudoku/human/ratings.csv");
  if (!file.open(QIODevice::ReadOnly)) return all;
  file.readLine();
  while (!file.atEnd()) {
    const QList<QByteArray> row = file.readLine().trimmed().split(',');
    if (row.size() == 2) all.push_back({draw(row[0].toStdString()), qRound(row[1].toDouble() * 10)});
  }
  return all;
}
