#include "bridge/puzzle_shelf.h"

#include "bridge/archive.h"
#include "bridge/puzzle_desk.h"
#include "bridge/teaching.h"
#include "sudoku/human/rate.h"
#include "sudoku/puzzle_text.h"
#include "sudoku/solver.h"

#include <algorithm>
#include <QDateTime>
#include <QDir>
#include <QSaveFile>

using namespace ninefold;

namespace {

constexpr int listed = 200;

/// The easiest grade that a puzzle isn't too hard for.
human::Grade gradeOf(const Numbers& puzzle) {
  return *std::find_if(human::grades.begin(), human::grades.end(),
                       [&](human::Grade grade) { return is_lteq(human::compareGrade(puzzle, grade)); });
}

std::vector<store::Puzzle> solvable(const QStringList& givens, const QString& title, Thinker::Cancelled cancelled) {
  std::vector<store::Puzzle> puzzles;
  for (const QString& text : givens) {
    const auto numbers = numbersFrom(text.toStdString());
    if (*cancelled) break;
    if (!numbers || solve(*numbers).count != 1) continue;
    puzzles.push_back({.givens = ninefold::text(*numbers),
                       .title = title.toStdString(),
                       .level = std::string(human::key(gradeOf(*numbers)))});
  }
  return puzzles;
}

QVariantList filesIn(const QString& folder, Thinker::Cancelled cancelled) {
  QVariantList files;
  const QStringList kinds{"*.sdk", "*.sdm", "*.opensudoku", "*.sudoku", "*.xml", "*.txt"};
  for (const QFileInfo& file : QDir(folder).entryInfoList(kinds, QDir::Files, QDir::Time)) {
    if (*cancelled) break;
    const QUrl url = QUrl::fromLocalFile(file.filePath());
    QVariantMap one = PuzzleDesk::readFile(url);
    one["file"] = url;
    one["name"] = file.fileName();
    files << one;
  }
  return files;
}

/// The name of the new file; nothing if it couldn't be written.
std::optional<QString> written(const QString& folder, const QString& suffix, const std::vector<store::Puzzle>& kept) {
  std::vector<Numbers> puzzles;
  for (const store::Puzzle& one : kept)
    if (const auto numbers = numbersFrom(one.givens)) puzzles.push_back(*numbers);
  QDir().mkpath(folder);
  const QString name = QDateTime::currentDateTime().toString("yyyy-MM-dd HH-mm-ss") + "." + suffix;
  QSaveFile file(QDir(folder).filePath(name));
  if (!file.open(QIODevice::WriteOnly)) return std::nullopt;
  const std::string text = writePuzzles(puzzles, suffix == "sdm" ? PuzzleFormat::sdm : PuzzleFormat::openSudoku);
  file.write(text.data(), static_cast<qint64>(text.size()));
  return file.commit() ? std::optional(name) : std::nullopt;
}

} // namespace

void PuzzleShelf::keep(const QStringList& givens, const QString& title) {
  if (!Archive::here().keeps()) return emit told(tr("Nothing can be saved."));
  keeper.think([=](Thinker::Cancelled cancelled) { return solvable(givens, title, cancelled); },
               [this, wanted = givens.size()](std::vector<store::Puzzle> puzzles) {
                 const auto count = static_cast<qsizetype>(puzzles.size());
                 const auto add = [puzzles = std::move(puzzles)](store::Books& books) {
                   // The first is to be the latest in the end.
                   std::for_each(puzzles.rbegin(), puzzles.rend(), [&](const auto& one) { books.puzzles.add(one); });
                 };
                 Archive::here().post(add, this, [=, this](const Archive::Error* error) {
                   emit puzzlesChanged();
                   emit told(error             ? Archive::inWords(*error)
                             : count == wanted ? tr("%n puzzle(s) kept.", nullptr, static_cast<int>(count))
                                               : tr("%n puzzle(s) kept. The others don’t have exactly one solution.",
                                                    nullptr, static_cast<int>(count)));
                 });
               });
}

void PuzzleShelf::forget(int id) {
  Archive::here().post([id](store::Books& books) { books.puzzles.remove(static_cast<store::PuzzleId>(id)); }, this,
                       [this](const Archive::Error* error) {
                         emit puzzlesChanged();
                         if (error) emit told(Archive::inWords(*error));
                       });
}

void PuzzleShelf::look() {
  if (folder().isEmpty()) return;
  reader.think([where = folder()](Thinker::Cancelled cancelled) { return filesIn(where, cancelled); },
               [this](const QVariantList& files) {
                 found = files;
                 emit filesChanged();
               });
}

void PuzzleShelf::save(const QString& suffix) {
  if (!Archive::here().keeps()) return emit told(tr("Nothing can be saved."));
  const auto kept = std::make_shared<std::vector<store::Puzzle>>();
  Archive::here().post(
      [kept](store::Books& books) { *kept = books.puzzles.all(); }, this,
      [=, this, where = folder()](const Archive::Error* error) {
        if (error) return emit told(Archive::inWords(*error));
        saver.think([=](Thinker::Cancelled) { return written(where, suffix, *kept); },
                    [this, where](const std::optional<QString>& name) {
                      emit told(name ? tr("Saved as %1.").arg(QDir::toNativeSeparators(QDir(where).filePath(*name)))
                                     : tr("The file can’t be written. Is there room on the device?"));
                      look();
                    });
      });
}

QVariantList PuzzleShelf::puzzles() {
  const auto kept = Archive::here().ask([](const store::Books& books) { return books.puzzles.all(listed); });
  QVariantList list;
  if (!kept) return list;
  for (const store::Puzzle& one : *kept) {
    const auto grade = human::gradeWithKey(one.level);
    list << QVariantMap{{"id", static_cast<int>(one.id)},
                        {"givens", QString::fromStdString(one.givens)},
                        {"count", static_cast<int>(81 - std::count(one.givens.begin(), one.givens.end(), '.'))},
                        {"title", QString::fromStdString(one.title)},
                        {"grade", grade ? inWords(*grade) : QString()}};
  }
  return list;
}

QString PuzzleShelf::folder() { return Archive::here().sharedFolder(); }
