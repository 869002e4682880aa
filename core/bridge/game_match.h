#pragma once

#include "bridge/match_controller.h"

/// What one game alone has at its table, beside what the match has for every game: each game's own is one of these.
class GameMatch : public QObject {
  Q_OBJECT

  Q_PROPERTY(MatchController* match READ match WRITE setMatch NOTIFY matchChanged REQUIRED FINAL)

public:
  using QObject::QObject;

  MatchController* match() const { return table; }
  void setMatch(MatchController* match);

signals:
  void matchChanged();
  void changed();

protected:
  /// What is on the screen; nothing as long as there is no match.
  const ninefold::Scene& scene() const;
  /// Another match is looked at.
  virtual void sit() {}

private:
  MatchController* table = nullptr;
};
