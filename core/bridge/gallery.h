#pragma once

#include "kernel/result.h"

#include <QCommandLineParser>
#include <QDir>
#include <QQmlEngine>
#include <QSize>
#include <QString>
#include <QTemporaryDir>

/// Pictures of every page and of every game in telling states, the same every time, and what is wrong with each. The
/// scenes are data: see qml/gallery and the Scenes of each game.
class Gallery {
public:
  struct Wish {
    QDir folder;
    QSize size{412, 915};
    QString theme = "light";
    QString language = "en";
    int textPercent = 100;
    QString only; // what a scene's name has to hold
  };

  static QList<QCommandLineOption> options();
  /// What the command line asks for, or why that can't be.
  static ninefold::Result<Wish, QString> read(const QCommandLineParser& parser);
  /// Makes Qt draw without a display. Before there is an application.
  static void needNoDisplay();

  Gallery(QQmlEngine& engineOfScenes, Wish wanted);
  ~Gallery();

  /// Renders all pictures; prints each fault to standard error. How many there are. What is kept meanwhile is gone with
  /// the gallery.
  int hang();

private:
  const QTemporaryDir data;
  QQmlEngine& engine;
  Wish wish;
};
