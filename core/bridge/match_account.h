#pragma once

#include "ai/reckoning.h"
#include "bridge/archive.h"
#include "bridge/decisive_turn.h"
#include "bridge/seated.h"
#include "bridge/thinker.h"
#include "kernel/event.h"

#include <nlohmann/json_fwd.hpp>
#include <QStringList>
#include <QVariantList>

/// Where the margin of a match that is over came from, to one who sat there: worked out in the background, from the
/// record of the match, and kept with it where that is kept. Until it is known there is nothing.
class MatchAccount : public QObject {
  Q_OBJECT
  QML_ELEMENT

  Q_PROPERTY(QString record READ record WRITE setRecord NOTIFY changed FINAL)
  /// What the match is kept under; 0: it isn't.
  Q_PROPERTY(int match READ match WRITE setMatch NOTIFY changed FINAL)
  /// Who looks; -1: nobody does, and nothing is worked out.
  Q_PROPERTY(int seat READ seat WRITE setSeat NOTIFY changed FINAL)
  Q_PROPERTY(QStringList names READ names WRITE setNames NOTIFY changed FINAL)
  Q_PROPERTY(QString looker READ looker NOTIFY changed FINAL)
  Q_PROPERTY(bool working READ working NOTIFY changed FINAL)
  Q_PROPERTY(bool known READ known NOTIFY changed FINAL)
  /// Whether skill can be told from luck there.
  Q_PROPERTY(bool judged READ judged NOTIFY changed FINAL)
  /// The chance to win, from 0 to 1, after so many inputs: a list of points, from left to right. May be empty.
  Q_PROPERTY(QVariantList chances READ chances NOTIFY changed FINAL)
  /// In the order of the match. They and the others together are the margin.
  Q_PROPERTY(QList<DecisiveTurn> turns READ turns NOTIFY turnsChanged FINAL)
  Q_PROPERTY(int margin READ margin NOTIFY changed FINAL)
  Q_PROPERTY(int skill READ skill NOTIFY changed FINAL)
  Q_PROPERTY(int luck READ luck NOTIFY changed FINAL)
  Q_PROPERTY(int otherTurns READ otherTurns NOTIFY changed FINAL)
  Q_PROPERTY(int otherSkill READ otherSkill NOTIFY changed FINAL)
  Q_PROPERTY(int otherLuck READ otherLuck NOTIFY changed FINAL)
  Q_PROPERTY(int others READ others NOTIFY changed FINAL)

public:
  explicit MatchAccount(QObject* parent = nullptr);

  QString record() const { return text; }
  void setRecord(const QString& wish);
  int match() const { return id; }
  void setMatch(int wish);
  int seat() const { return looks; }
  void setSeat(int wish);
  QStringList names() const { return called; }
  void setNames(const QStringList& wish);
  QString looker() const { return called.value(looks); }
  bool working() const { return asks || thinker.busy(); }
  bool known() const { return found.known; }
  bool judged() const { return found.judged; }
  QVariantList chances() const;
  QList<DecisiveTurn> turns() const;
  int margin() const { return sums().margin; }
  int skill() const { return sums().skill; }
  int luck() const { return sums().luck; }
  int otherTurns() const { return sums().turns; }
  int otherSkill() const { return sums().otherSkill; }
  int otherLuck() const { return sums().otherLuck; }
  int others() const { return sums().otherSkill + sums().otherLuck + sums().otherGain; }

  /// Who looks at first: whose device it is, or else the first person; -1: only computers sat there.
  Q_INVOKABLE static int lookerAmong(const QList<Seated>& people, int me);
  /// Points that were won or lost.
  Q_INVOKABLE static QString inFigures(int points);
  /// The chance to win after so many inputs, from 0 to 1.
  Q_INVOKABLE double chanceAt(int inputs) const;
  /// Which of the turns is the nearest to an input; -1: there are none.
  Q_INVOKABLE int nearest(double input) const;

signals:
  void changed();
  void turnsChanged();

private:
  /// What all could see of a turn.
  struct Seen {
    ninefold::Events events{};
    ninefold::PieceNames named = nullptr;
    int turn = 0;
    int made = 0;
  };
  struct Found {
    bool known = false;
    bool judged = false;
    ninefold::ai::Reckoning reckoning{};
    std::vector<ninefold::ai::Chance> chances{};
    std::vector<Seen> seen{}; // of each decision
    std::string told{};       // what is to be kept
  };

  using Kept = std::optional<ninefold::ai::Account>;
  static Found look(const nlohmann::json& record, int seat, const Kept& kept, const std::atomic<bool>& cancelled);
  static std::vector<Seen> see(nlohmann::json record, const std::vector<ninefold::ai::Decision>& decisions);
  void lookAnew();
  void tellAnew();
  void workOut(const Kept& kept);
  const ninefold::ai::Reckoning& sums() const { return found.reckoning; }

  QString text;
  int id = 0;
  bool asks = false;
  int looks = -1;
  QStringList called;
  Found found;
  Asking asking;
  Thinker thinker;
};
