#include "bridge/puzzle_desk.h"

#include "bridge/lessons.h"
#include "bridge/teaching.h"
#include "bridge/words.h"
#include "match/any_match.h"
#include "sudoku/generator.h"
#include "sudoku/human/solve.h"
#include "sudoku/pack.h"
#include "sudoku/puzzle_text.h"
#include "sudoku/solver.h"

#include <map>
#include <nlohmann/json.hpp>
#include <QFile>
#include <QRandomGenerator>

using namespace ninefold;
using human::Position;
using human::Technique;

namespace {

QString say(const char* words) { return QCoreApplication::translate("Sudoku", words); }
QString textOf(const Numbers& puzzle) { return QString::fromStdString(text(puzzle)); }

QString contents(const char* file) {
  QFile in(file);
  return in.open(QIODevice::ReadOnly) ? QString::fromUtf8(in.readAll()) : QString();
}

/// What a grade asks for, in a line.
const char* lineOf(human::Grade grade) {
  switch (grade) {
  case human::Grade::gentle: return QT_TRANSLATE_NOOP("Sudoku", "There is always a digit with one place left.");
  case human::Grade::easy: return QT_TRANSLATE_NOOP("Sudoku", "Now and then a cell takes one digit only. No notes.");
  case human::Grade::tricky: return QT_TRANSLATE_NOOP("Sudoku", "Notes help: pointing, pairs and X-Wings.");
  case human::Grade::hard: return QT_TRANSLATE_NOOP("Sudoku", "Triplets, wings, larger fish, unique rectangles.");
  case human::Grade::fiendish: return QT_TRANSLATE_NOOP("Sudoku", "Chains, for long evenings.");
  }
  return "";
}

Rng freshLuck() { return Rng(QRandomGenerator::global()->generate64()); }

bool belongs(Technique technique, const Lesson& lesson) {
  return lesson.first <= technique && technique <= lesson.last;
}

/// A puzzle whose hardest step is of a lesson.
std::optional<Numbers> puzzleFor(const Lesson& lesson, Thinker::Cancelled cancelled) {
  Rng rng = freshLuck();
  const auto suits = [&](const Numbers& puzzle) { return belongs(human::rate(puzzle).hardest, lesson); };
  return generatePuzzle(rng, {.grade = lesson.grade, .suits = suits}, cancelled);
}

/// The board on which the example of a lesson begins.
std::optional<Numbers> boardFor(const Lesson& lesson) {
  static const auto boards = [] {
    std::map<QString, Numbers> read;
    for (const QString& line : contents(":/techniques.txt").split('\n')) {
      const QStringList parts = line.split(',');
      if (parts.size() != 2) continue;
      if (const auto numbers = numbersFrom(parts[1].toStdString())) read[parts[0]] = *numbers;
    }
    return read;
  }();
  const auto found = boards.find(lesson.key);
  return found == boards.end() ? std::nullopt : std::optional(found->second);
}

QVariantMap exampleOf(const Lesson& lesson, Thinker::Cancelled cancelled) {
  const auto board = boardFor(lesson);
  if (!board) return {};
  Position position(*board);
  human::Step step = human::nextStep(position);
  while (!belongs(step.technique, lesson)) {
    if (step.technique == Technique::none || *cancelled) return {};
    apply(step, position);
    step = human::nextStep(position);
  }
  QVariantList numbers, notes;
  Numbers lying;
  for (int cell = 0; cell < 81; ++cell) {
    numbers << position.number(cell);
    lying.cells[static_cast<std::size_t>(cell)] = static_cast<Digit>(position.number(cell));
    QVariantList noted;
    human::eachBit(position.candidates(cell), [&](int d) { noted << d + 1; });
    notes << QVariant(noted);
  }
  return {
      {"numbers", numbers}, {"notes", notes}, {"figure", figureOf(step, lying)}, {"words", inWords(explanation(step))}};
}

QVariantMap proofOf(const QString& givens, const Numbers& puzzle) {
  const int solutions = solve(puzzle, 2).count;
  QVariantMap proof{{"givens", givens}, {"solutions", solutions}};
  if (solutions == 0) {
    proof["sentence"] = say(QT_TRANSLATE_NOOP("Sudoku", "This puzzle has no solution."));
  } else if (solutions > 1) {
    proof["sentence"] = say(QT_TRANSLATE_NOOP("Sudoku", "This puzzle has more than one solution."));
  } else {
    const human::Rating rating = human::rate(puzzle);
    proof["grade"] = asText(key(rating.grade()));
    proof["sentence"] = say(QT_TRANSLATE_NOOP("Sudoku", "Exactly one solution. %1; the hardest step: %2."))
                            .arg(inWords(rating.grade()), inWords(rating.hardest));
  }
  return proof;
}

} // namespace

template<class Think, class Then> void PuzzleDesk::think(Think think, Then then) {
  thinker.think(think, [this, then](auto thought) {
    emit busyChanged();
    then(std::move(thought));
  });
  emit busyChanged();
}

void PuzzleDesk::make(const QString& grade) {
  const auto wanted = human::gradeWithKey(grade.toStdString());
  if (!wanted) return;
  think(
      [wanted](Thinker::Cancelled cancelled) {
        Rng rng = freshLuck();
        return generatePuzzle(rng, {.symmetric = true, .grade = wanted}, cancelled);
      },
      [this, grade](std::optional<Numbers> puzzle) { puzzle ? emit made(textOf(*puzzle), grade) : emit notMade(); });
}

void PuzzleDesk::practise(const QString& technique) {
  const Lesson* lesson = lessonWithKey(technique);
  if (!lesson) return;
  think([lesson](Thinker::Cancelled cancelled) { return puzzleFor(*lesson, cancelled); },
        [this, lesson](std::optional<Numbers> puzzle) {
          puzzle ? emit made(textOf(*puzzle), asText(key(lesson->grade))) : emit notMade();
        });
}

void PuzzleDesk::showExample(const QString& technique) {
  const Lesson* lesson = lessonWithKey(technique);
  if (!lesson) return;
  think([lesson](Thinker::Cancelled cancelled) { return exampleOf(*lesson, cancelled); },
        [this](const QVariantMap& example) { emit exampleShown(example); });
}

void PuzzleDesk::prove(const QString& givens) {
  const auto puzzle = numbersFrom(givens.toStdString());
  if (!puzzle) return;
  think([givens, puzzle](Thinker::Cancelled) { return proofOf(givens, *puzzle); },
        [this](const QVariantMap& proof) { emit proved(proof); });
}

void PuzzleDesk::cancel() {
  thinker.cancel();
  emit busyChanged();
}

QVariantMap PuzzleDesk::read(const QString& text) {
  const auto puzzles = readPuzzles(text.toStdString());
  if (!puzzles) return {{"error", ninefold::inWords(puzzles.error(), {})}};
  QStringList all;
  for (const Numbers& puzzle : *puzzles) all << textOf(puzzle);
  return {{"puzzles", all}};
}

QVariantMap PuzzleDesk::readFile(const QUrl& file) {
  QFile in(file.toLocalFile());
  if (!in.open(QIODevice::ReadOnly)) return {{"error", say(QT_TRANSLATE_NOOP("Sudoku", "This file can’t be read."))}};
  return read(QString::fromUtf8(in.read(longestPuzzleText + 1)));
}

QVariantList PuzzleDesk::conflicts(const QString& givens) {
  QVariantList cells;
  const auto numbers = numbersFrom(givens.toStdString());
  if (!numbers) return cells;
  forEachCell(nineByNine, [&](Cell cell) {
    if ((*numbers)[cell] != 0 && ninefold::conflicts(*numbers, nineByNine, cell, (*numbers)[cell]))
      cells << cell.index();
  });
  return cells;
}

QVariantMap PuzzleDesk::solutionOf(const QString& record) {
  const auto match = openMatch(nlohmann::json::parse(record.toStdString(), nullptr, false), Deals::any);
  if (!match) return {};
  Numbers givens, written;
  const Scene scene = (*match)->scene(nobody);
  for (const SceneCell& cell : scene.cells) {
    written[cell.at] = cell.number;
    if (!cell.owner) givens[cell.at] = cell.number;
  }
  const Numbers solution = solve(givens, 1).first;
  QVariantList numbers, missing, wrong;
  forEachCell(nineByNine, [&](Cell cell) {
    numbers << static_cast<int>(solution[cell]);
    if (written[cell] == 0) missing << cell.index();
    if (written[cell] != 0 && written[cell] != solution[cell]) wrong << cell.index();
  });
  return {{"numbers", numbers}, {"missing", missing}, {"wrong", wrong}};
}

QVariantList PuzzleDesk::grades() {
  QVariantList list;
  for (const human::Grade grade : human::grades)
    list << QVariantMap{{"key", asText(key(grade))}, {"name", inWords(grade)}, {"line", say(lineOf(grade))}};
  return list;
}

QVariantList PuzzleDesk::pack() {
  QVariantList cards;
  const auto puzzles = readPuzzles(contents(":/puzzles.txt").toStdString());
  if (!puzzles) return cards;
  for (const Numbers& puzzle : *puzzles)
    cards << QVariantMap{{"givens", textOf(puzzle)},
                         {"grade", asText(key(gradeOfCard(static_cast<int>(cards.size()))))}};
  return cards;
}

QVariantList PuzzleDesk::techniques() {
  QVariantList list;
  for (const Lesson& lesson : lessons()) list << asMap(lesson);
  return list;
}
