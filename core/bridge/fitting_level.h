#pragma once

#include "bridge/archive.h"

#include <QObject>
#include <QQmlEngine>
#include <QString>

/// The level of computers that somebody is offered first in a game: Casual, and once three matches with computers are
/// finished, the one against which they may expect to win half. It is asked for in the background.
class FittingLevel : public QObject {
  Q_OBJECT
  QML_ELEMENT

  Q_PROPERTY(int person READ person WRITE setPerson NOTIFY changed FINAL)
  /// As records call it.
  Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed FINAL)
  /// 1 to 4.
  Q_PROPERTY(int level READ level NOTIFY changed FINAL)
  /// Whether it comes from matches, and isn't just where everybody begins.
  Q_PROPERTY(bool fits READ fits NOTIFY changed FINAL)

public:
  explicit FittingLevel(QObject* parent = nullptr);

  int person() const { return who; }
  void setPerson(int wish);
  QString game() const { return of; }
  void setGame(const QString& wish);
  int level() const;
  bool fits() const { return found.has_value(); }

signals:
  void changed();

private:
  void ask();

  int who = 0;
  QString of;
  std::optional<ninefold::ai::Level> found;
  Asking asking;
};
