#pragma once

#include "bridge/match_controller.h"

#include <QDir>
#include <QObject>
#include <QQuickWindow>
#include <QTimer>

/// Plays a match by itself in the window of the app, move by move, and leaves pictures of it in a folder: for machines
/// without a display.
class Demonstration : public QObject {
  Q_OBJECT

public:
  Demonstration(QQuickWindow* window, MatchController* match, const QDir& folder);

private:
  void step();
  void picture(const QString& name);

  QQuickWindow* window;
  MatchController* match;
  QDir folder;
  QTimer timer;
  int moves = 0;
};
