#include "bridge/ledger.h"

using namespace ninefold::store;

void Ledger::open(MatchId match, Pencil notes, int hints) {
  close();
  id = match;
  pencil = std::move(notes);
  hintsTaken = hints;
  if (keeps()) connect(&Archive::here(), &Archive::outdated, this, &Ledger::close, Qt::UniqueConnection);
}

void Ledger::close() {
  ++sitting;
  id = {};
  pencil = {};
  hintsTaken = 0;
  committing = false;
  waiting.clear();
}

bool Ledger::waits(Then forThen) {
  if (committing) waiting.push_back(std::move(forThen));
  return committing;
}

void Ledger::append(Append input, Then then, Then otherwise) {
  input.match = id;
  const auto follow = [this, then = std::move(then)] {
    forgetUndoneStrokes();
    then();
  };
  write([input = std::move(input)](Books& books) { books.matches.append(input); }, follow, std::move(otherwise));
}

void Ledger::undo(Back back, Then then) {
  write([id = id, back](Books& books) { books.matches.undo(id, 1, back); }, std::move(then));
}

void Ledger::redo(Then then) {
  write([id = id](Books& books) { books.matches.redo(id); }, std::move(then));
}

void Ledger::saveClock(const std::string& clock) const {
  if (keeps()) Archive::here().post([id = id, clock](Books& books) { books.matches.saveClock(id, clock); });
}

void Ledger::countHint() {
  ++hintsTaken;
  if (keeps()) Archive::here().post([id = id](Books& books) { books.matches.countHint(id); });
}

void Ledger::stroke(std::size_t length, const std::string& notes, Then then, Then otherwise) {
  const PencilStroke stroke{static_cast<int>(length), notes};
  forgetUndoneStrokes();
  pencil.strokes.push_back(stroke);
  ++pencil.done;
  const auto unmake = [this, otherwise = std::move(otherwise)] {
    pencil.strokes.pop_back();
    --pencil.done;
    otherwise();
  };
  write([id = id, stroke](Books& books) { books.puzzles.stroke(id, stroke); }, std::move(then), unmake);
}

void Ledger::undoStroke(Then then) {
  const auto follow = [this, then = std::move(then)] {
    --pencil.done;
    then();
  };
  write([id = id](Books& books) { books.puzzles.undoStroke(id); }, follow);
}

void Ledger::redoStroke(Then then) {
  const auto follow = [this, then = std::move(then)] {
    ++pencil.done;
    then();
  };
  write([id = id](Books& books) { books.puzzles.redoStroke(id); }, follow);
}

std::string Ledger::notes() const {
  return pencil.done > 0 ? pencil.strokes[static_cast<std::size_t>(pencil.done) - 1].change : std::string();
}

bool Ledger::madeAt(int stroke, std::size_t length) const {
  return stroke < static_cast<int>(pencil.strokes.size()) &&
         pencil.strokes[static_cast<std::size_t>(stroke)].ply == static_cast<int>(length);
}

void Ledger::write(Writer::Job job, Then then, Then otherwise) {
  if (!keeps()) return then();
  committing = true;
  Archive::here().post(std::move(job), this, [=, this, of = sitting](const Archive::Error* error) {
    if (of != sitting) return; // another match has begun
    committing = false;
    if (!error) {
      then();
    } else {
      if (otherwise) otherwise();
      emit failed(Archive::inWords(*error));
    }
    while (!committing && !waiting.empty()) {
      const auto next = std::move(waiting.front());
      waiting.pop_front();
      next();
    }
  });
}
