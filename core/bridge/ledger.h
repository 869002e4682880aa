#pragma once

#include "bridge/archive.h"

#include <deque>
#include <functional>
#include <QObject>

/// How a match at the screen gets to the disk: one thing at a time, and what is touched meanwhile waits its turn. A
/// match that isn't kept goes the same way, only at once.
class Ledger : public QObject {
  Q_OBJECT

public:
  using Then = std::function<void()>;
  using QObject::QObject;

  /// Goes on with a match that is in the archive, with the notes made in it so far and the hints taken. It ends by
  /// itself when a backup takes the place of the archive.
  void open(ninefold::store::MatchId match, ninefold::store::Pencil notes = {}, int hints = 0);
  /// Ends it. What is under way still gets to the disk, but nobody hears of it here.
  void close();

  bool keeps() const { return id != ninefold::store::MatchId{}; }
  ninefold::store::MatchId match() const { return id; }

  /// Puts off what is asked for until the disk has what came before; false: there is nothing to wait for.
  bool waits(Then forThen);

  // What is done to the match; then, or otherwise, what follows from that here.
  void append(ninefold::store::Append input, Then then, Then otherwise);
  void undo(ninefold::store::Back back, Then then);
  void redo(Then then);
  void saveClock(const std::string& clock) const;
  void countHint();
  int hints() const { return hintsTaken; }

  // The notes of one who plays alone, each stroke with all that were there then. Undo goes back through strokes and
  // inputs in the order they were made, so a stroke is known by the length of the match at that time.
  bool undoesStroke(std::size_t length) const { return pencil.done > 0 && madeAt(pencil.done - 1, length); }
  bool redoesStroke(std::size_t length) const { return madeAt(pencil.done, length); }
  void stroke(std::size_t length, const std::string& notes, Then then, Then otherwise);
  void undoStroke(Then then);
  void redoStroke(Then then);
  /// The notes as they are to be seen now; none: empty.
  std::string notes() const;

signals:
  /// What was asked for last couldn't be kept: it hasn't happened.
  void failed(const QString& sentence);

private:
  void write(ninefold::store::Writer::Job job, Then then, Then otherwise = {});
  bool madeAt(int stroke, std::size_t length) const;
  void forgetUndoneStrokes() { pencil.strokes.resize(static_cast<std::size_t>(pencil.done)); }

  ninefold::store::MatchId id{};
  ninefold::store::Pencil pencil;
  int hintsTaken = 0;
  int sitting = 0;          // how many matches there were
  bool committing = false;  // something is on its way to the disk
  std::deque<Then> waiting; // came meanwhile
};
