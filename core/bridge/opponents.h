#pragma once

#include "ai/computer.h"
#include "bridge/thinker.h"
#include "match/any_match.h"

#include <functional>
#include <QElapsedTimer>
#include <QObject>
#include <QQmlEngine>
#include <QTimer>
#include <vector>

/// The computer players at a table: they think on another thread, about one thing at a time, and play at a pace that
/// one can follow. What they thought about a match that has changed since is never played.
class Opponents : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("belongs to a match")

  Q_PROPERTY(bool any READ any NOTIFY sat FINAL)
  /// How fast they follow one another.
  Q_PROPERTY(Pace pace READ pace WRITE setPace NOTIFY paceChanged FINAL)
  Q_PROPERTY(bool thinking READ thinking NOTIFY changed FINAL)
  /// Whose move is being shown; -1: none.
  Q_PROPERTY(int shown READ shown NOTIFY changed FINAL)
  /// Where all play at once: whether what one of them did is shown, and the others wait for that.
  Q_PROPERTY(bool standStill READ standStill NOTIFY changed FINAL)
  /// Step by step: whether the next one waits for goOn().
  Q_PROPERTY(bool waits READ waits NOTIFY changed FINAL)
  /// Whether one may know why: nothing is hidden in this game.
  Q_PROPERTY(bool open READ isOpen NOTIFY changed FINAL)
  /// What the move that is shown was worth to who made it, beside the next best: thousandths of a point.
  Q_PROPERTY(int edge READ edge NOTIFY changed FINAL)
  /// Its chance to win as it saw it, in thousandths; 0: it doesn't reckon with chances.
  Q_PROPERTY(int chance READ chance NOTIFY changed FINAL)

public:
  enum class Pace { Quick, Calm, StepByStep };
  Q_ENUM(Pace)

  /// Plays an input, as records have it, when nothing else is on its way. False: it can't be played now.
  using Play = std::function<bool(const std::string& input)>;

  explicit Opponents(Play play, QObject* parent = nullptr);

  /// Who sits where: a number of ai::Computer, or 0 for a person.
  void sit(std::vector<int> numbers);
  /// The match is as it is now. `still`: nobody moves meanwhile, because a menu is open, a curtain is down, or somebody
  /// is calling. `unopposed`: somebody's move lies open, and no person may object to it.
  void look(const ninefold::AnyMatch* match, bool still, bool unopposed = false);
  /// What was thought can't be played: it is thought anew.
  void forget();

  bool any() const { return !seats.empty(); }
  /// Of a seat; 0: a person.
  Q_INVOKABLE int numberAt(int seat) const;
  /// For tests: how many times as fast as people all of them think and rest.
  void setHaste(int times) { haste = times; }
  Pace pace() const { return wanted; }
  void setPace(Pace pace);
  bool thinking() const { return thinker.busy(); }
  int shown() const { return shownSeat; }
  bool waits() const { return stepping; }
  bool isOpen() const { return open; }
  int edge() const { return shownEdge; }
  int chance() const { return shownChance; }

  bool standStill() const { return !ofTurns && (resting.isActive() || stepping); }

  /// What is shown stays until goOn().
  Q_INVOKABLE void hold();
  /// The next one may move.
  Q_INVOKABLE void goOn();
  /// Whoever is to move has begun to: what was shown has been seen.
  void seen();

signals:
  void sat();
  void paceChanged();
  void changed();

private:
  struct Sitter {
    ninefold::Seat seat{};
    ninefold::ai::Computer computer{};
    int number = 0;
  };
  /// Which of them answers first, and with what.
  struct Answer {
    int seat = -1;
    ninefold::Advice advice{};
  };

  void think(const ninefold::AnyMatch& match, bool unopposed);
  void answered(Answer answer);
  void wait();
  void act();
  void showMove(const Answer& answer, bool held);
  void clear();
  int rest() const;

  Play play;
  std::vector<Sitter> seats;
  Pace wanted = Pace::Calm;
  Thinker thinker;
  std::optional<Answer> next;
  std::optional<Answer> played; // on its way to the disk
  QTimer due;                   // when `next` is played
  QTimer resting;               // until the next one may move
  QElapsedTimer sinceAsked;     // thinking is part of the time that a person would have taken
  bool stillness = false;
  int haste = 1;
  int left = 0; // milliseconds until `next` is due, where it stands still
  std::size_t length = 0;
  std::vector<int> scores; // then
  bool known = false;      // `length` is that of the match that was thought about
  bool ofTurns = false;
  bool stepping = false;
  bool open = false;
  int shownSeat = -1;
  int shownEdge = 0;
  int shownChance = 0;
};
