#include "store/puzzles.h"

namespace ninefold::store {

PuzzleId Puzzles::add(const Puzzle& puzzle) {
  if (puzzle.givens.size() != 81 || puzzle.givens.find_first_not_of(".123456789") != std::string::npos)
    throw Error{Trouble::unusable, "not 81 digits and dots"};
  db.run("INSERT OR IGNORE INTO puzzles (givens, title, origin, level, created) VALUES (?, ?, ?, ?, ?)", puzzle.givens,
         puzzle.title, puzzle.origin, puzzle.level, now());
  return db.one<PuzzleId>("SELECT id FROM puzzles WHERE givens = ?", puzzle.givens);
}

void Puzzles::remove(PuzzleId id) { db.run("DELETE FROM puzzles WHERE id = ?", id); }

std::vector<Puzzle> Puzzles::all(int most) const {
  std::vector<Puzzle> all;
  for (auto rows = db.query("SELECT id, givens, title, origin, level FROM puzzles ORDER BY id DESC LIMIT ?", most);
       rows.step();) {
    Puzzle puzzle{};
    rows.into(puzzle.id, puzzle.givens, puzzle.title, puzzle.origin, puzzle.level);
    all.push_back(std::move(puzzle));
  }
  return all;
}

std::optional<Puzzle> Puzzles::find(PuzzleId id) const {
  auto rows = db.query("SELECT id, givens, title, origin, level FROM puzzles WHERE id = ?", id);
  if (!rows.step()) return std::nullopt;
  Puzzle puzzle{};
  rows.into(puzzle.id, puzzle.givens, puzzle.title, puzzle.origin, puzzle.level);
  return puzzle;
}

int Puzzles::strokesDone(MatchId match) const { return db.one<int>("SELECT done FROM pencil WHERE match = ?", match); }

void Puzzles::setDone(MatchId match, int done) {
  db.run("INSERT INTO pencil (match, done) VALUES (?, ?) ON CONFLICT DO UPDATE SET done = excluded.done", match, done);
}

void Puzzles::stroke(MatchId match, const PencilStroke& stroke) {
  const int done = strokesDone(match);
  setDone(match, done + 1);
  db.run("DELETE FROM strokes WHERE match = ? AND stroke >= ?", match, done);
  db.run("INSERT INTO strokes (match, stroke, ply, change) VALUES (?, ?, ?, ?)", match, done, stroke.ply,
         stroke.change);
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

Pencil Puzzles::pencil(MatchId match) const {
  Pencil pencil{.done = strokesDone(match)};
  for (auto rows = db.query("SELECT ply, change FROM strokes WHERE match = ? ORDER BY stroke", match); rows.step();) {
    PencilStroke stroke{};
    rows.into(stroke.ply, stroke.change);
    pencil.strokes.push_back(std::move(stroke));
  }
  return pencil;
}

} // namespace ninefold::store
