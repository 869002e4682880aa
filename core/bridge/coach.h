#pragma once

#include "bridge/archive.h"
#include "bridge/match_controller.h"
#include "bridge/thinker.h"
#include "sudoku/hint.h"

#include <memory>

/// Teaches whoever solves a puzzle alone: tells the next step in four stages, each a little more than the one before.
/// What is wrong comes first. It thinks off the GUI thread; once something else lies on the board, a hint is over.
class Coach : public QObject {
  Q_OBJECT
  QML_ELEMENT

  Q_PROPERTY(MatchController* match READ match WRITE setMatch NOTIFY matchChanged REQUIRED FINAL)
  /// Whether there is somebody to teach: one who solves alone.
  Q_PROPERTY(bool teaches READ teaches NOTIFY matchChanged FINAL)
  Q_PROPERTY(bool busy READ busy NOTIFY changed FINAL)
  /// How much is told: 0 nothing, 1 where to look, 2 the technique, 3 the pattern and why, 4 what to do.
  Q_PROPERTY(int stage READ stage NOTIFY changed FINAL)
  Q_PROPERTY(QString words READ words NOTIFY changed FINAL)
  /// The technique, from the second stage on.
  Q_PROPERTY(QString technique READ technique NOTIFY changed FINAL)
  /// The lesson on it: {key, name, text, grade}; empty if there is none.
  Q_PROPERTY(QVariantMap lesson READ lesson NOTIFY changed FINAL)
  /// What is drawn on the board; see figureOf().
  Q_PROPERTY(QVariantMap figure READ figure NOTIFY changed FINAL)
  /// Whether it is about something that is wrong.
  Q_PROPERTY(bool wrong READ wrong NOTIFY changed FINAL)
  Q_PROPERTY(bool solved READ solved NOTIFY changed FINAL)
  /// How many stages have been told in this game that cost a hint: all but the last.
  Q_PROPERTY(int told READ told NOTIFY changed FINAL)
  /// How many stages of this hint are paid for: they can be told again for nothing, today or tomorrow, until something
  /// else lies on the board.
  Q_PROPERTY(int paid READ paid NOTIFY changed FINAL)
  /// What was struck out for the player last, in words, until something else happens; empty if nothing was.
  Q_PROPERTY(QString did READ did NOTIFY changed FINAL)

public:
  static constexpr int stages = 4;

  explicit Coach(QObject* parent = nullptr) : QObject(parent) {}

  /// Tells the next stage.
  Q_INVOKABLE void ask();
  /// Does what the last stage says: lays the digit, strikes out notes (and notes what is left where there were none),
  /// or goes back to where nothing was wrong.
  Q_INVOKABLE void act();
  Q_INVOKABLE void close();

  MatchController* match() const { return table; }
  void setMatch(MatchController* other);
  bool teaches() const;
  bool busy() const { return thinker.busy() || waits; }
  int stage() const { return reached; }
  QString words() const;
  QString technique() const;
  QVariantMap lesson() const;
  QVariantMap figure() const;
  bool wrong() const { return reached > 0 && hint.kind == ninefold::Hint::Kind::wrong; }
  bool solved() const { return reached > 0 && hint.kind == ninefold::Hint::Kind::solved; }
  int told() const { return table ? table->hints() : 0; }
  int paid() const;
  QString did() const { return done; }

signals:
  void matchChanged();
  void changed();

private:
  /// The hint that some stages were paid for: what it was told of, and how many.
  struct Paid {
    std::uint64_t board = 0, step = 0;
    int stages = 0;
  };
  /// The sheet as the one who solves has it.
  struct Sheet {
    ninefold::Numbers givens, numbers;
    ninefold::Board<ninefold::human::Digits> notes;
  };
  Sheet sheet() const;

  void startAnew();
  void recall();
  void payFor(int stage);
  void look();
  void show(int stage, ninefold::Hint shown, std::uint64_t step);
  void write(int cell, int digit);
  void strike(const ninefold::human::Step& step);
  void note(const std::vector<ninefold::SceneCell>& cells, const ninefold::human::Step& step);
  void goBack();
  ninefold::Action pencil() const;

  MatchController* table = nullptr;
  Thinker thinker;
  std::shared_ptr<ninefold::HintPlan> plan; // used by one thread at a time: by the thinker's while it is busy
  ninefold::Hint hint;
  ninefold::Numbers asked; // what lay on the board then
  std::uint64_t about = 0; // the step that the hint tells of, as a hash
  QString done;
  Paid paidFor;
  Asking recalling;
  bool remembering = false; // what was paid for
  bool waits = false;       // for that, to ask
  int reached = 0;
  bool goingBack = false;
};
