#include "bridge/teaching.h"

#include <QCoreApplication>
#include <QStringList>

namespace ninefold {

using human::Argument;
using human::CellSet;
using human::Digits;
using human::Houses;

namespace {

QString say(const char* words) { return QCoreApplication::translate("Sudoku", words); }

constexpr const char* blockNames[] = {
    QT_TRANSLATE_NOOP("Sudoku", "the top left block"),     QT_TRANSLATE_NOOP("Sudoku", "the top middle block"),
    QT_TRANSLATE_NOOP("Sudoku", "the top right block"),    QT_TRANSLATE_NOOP("Sudoku", "the middle left block"),
    QT_TRANSLATE_NOOP("Sudoku", "the central block"),      QT_TRANSLATE_NOOP("Sudoku", "the middle right block"),
    QT_TRANSLATE_NOOP("Sudoku", "the bottom left block"),  QT_TRANSLATE_NOOP("Sudoku", "the bottom middle block"),
    QT_TRANSLATE_NOOP("Sudoku", "the bottom right block"),
};

QString nameOf(int house) {
  if (human::kindOf(house) == human::block) return say(blockNames[house]);
  if (human::kindOf(house) == human::row) return say(QT_TRANSLATE_NOOP("Sudoku", "row %1")).arg(house - 8);
  return say(QT_TRANSLATE_NOOP("Sudoku", "column %1")).arg(QChar('A' + house - 18));
}

QString listed(const QStringList& names) {
  if (names.size() < 2) return names.value(0);
  return say(QT_TRANSLATE_NOOP("Sudoku", "%1 and %2")).arg(names.mid(0, names.size() - 1).join(", "), names.last());
}

QString inWords(const Argument& argument) {
  QStringList names;
  switch (argument.kind) {
  case Argument::Kind::cells:
    argument.cells.each([&](int cell) { names << QString::fromStdString(name(Cell::at(cell))); });
    break;
  case Argument::Kind::digits: human::eachBit(argument.digits, [&](int d) { names << QString::number(d + 1); }); break;
  case Argument::Kind::houses:
    for (const int house : argument.houses) names << nameOf(house);
    break;
  }
  return listed(names);
}

QVariantList numbersOf(CellSet cells) {
  QVariantList list;
  cells.each([&](int cell) { list << cell; });
  return list;
}

QVariantMap candidate(int cell, int d) { return {{"cell", cell}, {"digit", d + 1}}; }

/// The digits that a step rests on, where they stand in its cells; the ends of its links if it is a chain.
QVariantList notedIn(const human::Step& step) {
  QVariantList list;
  for (const human::Link& link : step.links)
    list << candidate(link.from.cell, link.from.digit) << candidate(link.to.cell, link.to.digit);
  if (!step.links.empty()) return list;
  (step.cells | step.more).each([&](int cell) {
    if (cell == step.cell) return;
    human::eachBit(step.digits | step.moreDigits, [&](int d) {
      if (!step.removes(d, cell)) list << candidate(cell, d);
    });
  });
  return list;
}

/// Why a digit has one place left in a house: cells that lie on the board with that digit, and the empty places that
/// they see. As few of the former as tell it.
struct Exclusion {
  CellSet by, of;
};

Exclusion exclusionOf(const human::Step& step, const Numbers& numbers) {
  using human::Technique;
  Exclusion found;
  if (step.technique != Technique::hiddenSingleBlock && step.technique != Technique::hiddenSingleLine) return found;
  CellSet same, open;
  for (int cell = 0; cell < 81; ++cell) {
    const Digit lies = numbers.cells[static_cast<std::size_t>(cell)];
    if (lies == step.digit + 1) same.add(cell);
    if (lies == 0 && cell != step.cell && human::cellsOf(step.houses[0]).has(cell)) open.add(cell);
  }
  while (!open.empty()) {
    int most = 0, next = -1;
    same.each([&](int cell) {
      const int seen = (human::peersOf(cell) & open).size();
      if (seen > most) most = seen, next = cell;
    });
    if (next < 0) break; // what is left was struck out before, by something else
    found.by.add(next);
    found.of |= human::peersOf(next) & open;
    open = open.without(human::peersOf(next));
  }
  return found;
}

} // namespace

QString inWords(const human::Phrase& phrase) {
  QString text = say(phrase.words.data()); // a literal, so that a zero ends it
  for (std::size_t i = 0; i < phrase.arguments.size(); ++i)
    text.replace('%' + QString::number(i + 1), inWords(phrase.arguments[i]));
  if (!text.isEmpty()) text[0] = text[0].toUpper();
  return text;
}

QString inWords(const std::vector<human::Phrase>& phrases) {
  QStringList sentences;
  for (const human::Phrase& phrase : phrases) sentences << inWords(phrase);
  return sentences.join(' ');
}

QString inWords(human::Technique technique) { return say(name(technique).data()); }

QString inWords(human::Grade grade) { return say(name(grade).data()); }

QVariantMap figureOf(const human::Step& step, const Numbers& numbers) {
  QVariantMap figure;
  QVariantList houses, gone, links;
  for (const int house : step.houses) houses << house;
  for (int d = 0; d < 9; ++d)
    step.removed[static_cast<std::size_t>(d)].each([&](int cell) { gone << candidate(cell, d); });
  for (const human::Link& link : step.links)
    links << QVariantMap{{"from", candidate(link.from.cell, link.from.digit)},
                         {"to", candidate(link.to.cell, link.to.digit)},
                         {"strong", link.to.on}};
  figure["houses"] = houses;
  figure["cells"] = numbersOf(step.cells);
  figure["more"] = numbersOf(step.more);
  figure["gone"] = gone;
  figure["links"] = links;
  figure["noted"] = notedIn(step);
  const Exclusion exclusion = exclusionOf(step, numbers);
  figure["excluding"] = numbersOf(exclusion.by);
  figure["excluded"] = numbersOf(exclusion.of);
  if (step.places()) figure["laid"] = QVariantList{candidate(step.cell, step.digit)};
  return figure;
}

QVariantMap figureOf(const Hint& hint, const Numbers& numbers) {
  if (hint.step) return figureOf(*hint.step, numbers);
  QVariantMap figure;
  QVariantList houses;
  for (const int house : hint.houses) houses << house;
  figure["houses"] = houses;
  figure[hint.kind == Hint::Kind::wrong ? "wrong" : "cells"] = numbersOf(hint.cells);
  return figure;
}

} // namespace ninefold
