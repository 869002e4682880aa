#pragma once

#include "bridge/archive.h"
#include "bridge/thinker.h"

/// What a result is worth: beside what can be reached in that deal, and among all that were reached. What it says of a
/// match that is kept is asked for in the background; until it is known there is nothing.
class Honours : public QObject {
  Q_OBJECT
  QML_ELEMENT

  /// The match, if it is kept; 0: it isn't.
  Q_PROPERTY(int match READ match WRITE setMatch NOTIFY changed FINAL)
  /// Whether the quickest is the best: then the score tells only whether it was done.
  Q_PROPERTY(bool timed READ timed WRITE setTimed NOTIFY changed FINAL)
  /// The record of the match: for the par, which is worked out in the background.
  Q_PROPERTY(QString record READ record WRITE setRecord NOTIFY changed FINAL)
  /// -1: there is none, or none yet.
  Q_PROPERTY(int par READ par NOTIFY changed FINAL)
  /// How long was thought, in milliseconds; 0: nobody knows.
  Q_PROPERTY(double ms READ ms NOTIFY changed FINAL)
  /// Whether it is better than all results of its kind before it. With help it can't be.
  Q_PROPERTY(bool best READ best NOTIFY changed FINAL)
  /// What was the best before, as points or milliseconds; -1: there was none.
  Q_PROPERTY(double before READ before NOTIFY changed FINAL)
  /// How it was done: of what grade a puzzle was ("": there are none), with how many hints, whether with any help.
  Q_PROPERTY(QString level READ level NOTIFY changed FINAL)
  Q_PROPERTY(int hints READ hints NOTIFY changed FINAL)
  Q_PROPERTY(bool helped READ helped NOTIFY changed FINAL)
  /// What the time of a solved puzzle is worth: {metal: 0 bronze, 1 silver, 2 gold; silver, gold: the longest times
  /// that they allow, in milliseconds}. Empty where there are no medals.
  Q_PROPERTY(QVariantMap medal READ medal NOTIFY changed FINAL)
  /// The date whose puzzle it is; 0: it is none of a day.
  Q_PROPERTY(int date READ date NOTIFY changed FINAL)
  Q_PROPERTY(QString slot READ slotOfDay NOTIFY changed FINAL)
  /// The high-score tables, of its kind and of its deal, and what was done with help: {name, avatar, mine, score, ms,
  /// finished, helped}.
  Q_PROPERTY(bool known READ known NOTIFY changed FINAL)
  Q_PROPERTY(QVariantList table READ table NOTIFY changed FINAL)
  Q_PROPERTY(QVariantList tableOfDeal READ tableOfDeal NOTIFY changed FINAL)
  Q_PROPERTY(QVariantList tableWithHelp READ tableWithHelp NOTIFY changed FINAL)

public:
  explicit Honours(QObject* parent = nullptr);

  int match() const { return id; }
  void setMatch(int wish);
  bool timed() const { return byTime; }
  void setTimed(bool wish);
  QString record() const { return text; }
  void setRecord(const QString& wish);
  int par() const { return reachable; }
  double ms() const { return placing() ? static_cast<double>(placing()->ms) : 0; }
  bool best() const;
  double before() const;
  QString level() const { return placing() ? QString::fromStdString(placing()->kind.level) : QString(); }
  int hints() const { return placing() ? placing()->hints : 0; }
  bool helped() const { return placing() && placing()->kind.apart; }
  QVariantMap medal() const;
  int date() const { return placing() ? placing()->date : 0; }
  QString slotOfDay() const { return placing() ? QString::fromStdString(placing()->slot) : QString(); }
  bool known() const { return seen.has_value(); }
  QVariantList table() const { return seen ? seen->table : QVariantList(); }
  QVariantList tableOfDeal() const { return seen ? seen->tableOfDeal : QVariantList(); }
  QVariantList tableWithHelp() const { return seen ? seen->tableWithHelp : QVariantList(); }

signals:
  void changed();

private:
  struct Seen {
    std::optional<ninefold::store::Placing> placing{};
    QVariantList table{}, tableOfDeal{}, tableWithHelp{};
  };

  static Seen look(const ninefold::store::Books&, int match, bool timed);
  void ask();
  const ninefold::store::Placing* placing() const { return seen && seen->placing ? &*seen->placing : nullptr; }

  int id = 0;
  bool byTime = false;
  QString text;
  int reachable = -1;
  std::optional<Seen> seen;
  Asking asking;
  Thinker thinker;
};
