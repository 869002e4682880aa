#pragma once

#include "bridge/archive.h"

#include <QList>
#include <QObject>
#include <QQmlEngine>
#include <QString>

/// How somebody did against the computers of a level.
struct LevelRung {
  Q_GADGET
  QML_VALUE_TYPE(levelRung)
  Q_PROPERTY(int level MEMBER level FINAL) // 1 to 4
  Q_PROPERTY(int played MEMBER played FINAL)
  // As people write them: 3½. What ended even is half of each.
  Q_PROPERTY(QString won MEMBER won FINAL)
  Q_PROPERTY(QString lost MEMBER lost FINAL)

public:
  int level = 0, played = 0;
  QString won{}, lost{};
  bool operator==(const LevelRung&) const = default;
};

/// Somebody against each level of computers in a game, apart from the family's ladder: those that were met, the weakest
/// first. It is asked for in the background.
class LevelLadder : public QObject {
  Q_OBJECT
  QML_ELEMENT

  Q_PROPERTY(int person READ person WRITE setPerson NOTIFY changed FINAL)
  Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed FINAL)
  Q_PROPERTY(QList<LevelRung> rungs READ rungs NOTIFY changed FINAL)

public:
  explicit LevelLadder(QObject* parent = nullptr);

  int person() const { return who; }
  void setPerson(int wish);
  QString game() const { return of; }
  void setGame(const QString& wish);
  QList<LevelRung> rungs() const { return shown; }

signals:
  void changed();

private:
  void ask();
  void show();

  int who = 0;
  QString of;
  std::vector<ninefold::store::AgainstLevel> all; // of all games
  QList<LevelRung> shown;
  Asking asking;
};
