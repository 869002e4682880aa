#include "store/puzzles.h"

#include "store/plain.h"

#include <algorithm>

namespace ninefold::store {

namespace {

constexpr const char* askPuzzles = "SELECT id, givens, title, origin, level,"
                                   " seal IS sealed(id, givens, title, origin, level, created) FROM puzzles"
                                   " WHERE id BETWEEN ? AND ? ORDER BY id DESC LIMIT ?";

Puzzle puzzleIn(const Statement& row) {
  Puzzle puzzle{};
  bool fits = false;
  row.into(puzzle.id, puzzle.givens, puzzle.title, puzzle.origin, puzzle.level, fits);
  if (!fits) throw Error{Trouble::changed, "puzzle " + std::to_string(static_cast<std::int64_t>(puzzle.id))};
  return puzzle;
}

} // namespace

PuzzleId Puzzles::add(const Puzzle& puzzle) {
  if (puzzle.givens.size() != 81 || puzzle.givens.find_first_not_of(".123456789") != std::string::npos)
    throw Error{Trouble::unusable, "not 81 digits and dots"};
  db.run("INSERT OR IGNORE INTO puzzles (givens, title, origin, level, created) VALUES (?, ?, ?, ?, ?)", puzzle.givens,
         puzzle.title, puzzle.origin, puzzle.level, now());
  const auto id = db.one<std::int64_t>("SELECT id FROM puzzles WHERE givens = ?", puzzle.givens);
  if (db.one<int>("SELECT seal IS NULL FROM puzzles WHERE id = ?", id) != 0) sealRow(db, puzzlesTable, id);
  return static_cast<PuzzleId>(id);
}

void Puzzles::remove(PuzzleId id) { db.run("DELETE FROM puzzles WHERE id = ?", id); }

std::vector<Puzzle> Puzzles::all(int most) const {
  std::vector<Puzzle> all;
  for (auto rows = db.query(askPuzzles, 0, INT64_MAX, most); rows.step();) all.push_back(puzzleIn(rows));
  return all;
}

std::optional<Puzzle> Puzzles::find(PuzzleId id) const {
  auto rows = db.query(askPuzzles, id, id, 1);
  if (!rows.step()) return std::nullopt;
  return puzzleIn(rows);
}

int Puzzles::strokesDone(MatchId match) const { return db.one<int>("SELECT done FROM pencil WHERE match = ?", match); }

void Puzzles::setDone(MatchId match, int done) {
  db.run("INSERT INTO pencil (match, done, seal) VALUES (?1, ?2, sealed(?1, ?2))"
         " ON CONFLICT DO UPDATE SET done = excluded.done, seal = excluded.seal",
         match, done);
}

void Puzzles::stroke(MatchId match, const PencilStroke& stroke) {
  const int done = strokesDone(match);
  setDone(match, done + 1);
  db.run("DELETE FROM strokes WHERE match = ? AND stroke >= ?", match, done);
  db.run("INSERT INTO strokes (match, stroke, ply, change, seal) VALUES (?1, ?2, ?3, ?4, sealed(?1, ?2, ?3, ?4))",
         match, done, stroke.ply, stroke.change);
}

void Puzzles::undoStroke(MatchId match) {
  const int done = strokesDone(match);
  if (done == 0) throw Error{Trouble::outOfStep, "no stroke to undo"};
  setDone(match, done - 1);
}

void Puzzles::redoStroke(MatchId match) {
  const int done = strokesDone(match);
  if (done >= db.one<int>("SELECT count(*) FROM strokes WHERE match = ?", match))
    throw Error{Trouble::outOfStep, "no stroke to redo"};
  setDone(match, done + 1);
}

Pencil Puzzles::pencil(MatchId match, bool* sound) const {
  Pencil pencil;
  bool fitting = true;
  if (auto row = db.query("SELECT done, " + fits(db, pencilTable) + " FROM pencil WHERE match = ?", match); row.step())
    row.into(pencil.done, fitting);
  for (auto rows = db.query("SELECT stroke, " + fits(db, strokesTable) +
                                ", ply, change FROM strokes WHERE match = ? ORDER BY stroke",
                            match);
       rows.step();) {
    PencilStroke stroke{};
    std::size_t number = 0;
    bool fitsToo = false;
    rows.into(number, fitsToo, stroke.ply, stroke.change);
    fitting = fitting && fitsToo && number == pencil.strokes.size();
    if (!fitsToo || number != pencil.strokes.size()) break;
    pencil.strokes.push_back(std::move(stroke));
  }
  const auto count = static_cast<int>(pencil.strokes.size());
  fitting = fitting && pencil.done >= 0 && pencil.done <= count;
  pencil.done = std::clamp(pencil.done, 0, count);
  if (sound)
    *sound = fitting;
  else if (!fitting)
    throw Error{Trouble::changed, "notes of match " + std::to_string(static_cast<std::int64_t>(match))};
  return pencil;
}

} // namespace ninefold::store
