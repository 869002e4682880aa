#pragma once

#include "bridge/archive.h"
#include "bridge/icon_provider.h"
#include "bridge/match_controller.h"

#include <QQmlApplicationEngine>
#include <QQmlExpression>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QtTest>

/// The app as it is shipped, in a window, with a folder of its own to keep things in.
struct WholeApp {
  QTemporaryDir folder;
  std::unique_ptr<QQmlApplicationEngine> engine;
  QQuickWindow* window = nullptr;

  explicit WholeApp(QSize size = {412, 915}) { start(size); }
  ~WholeApp() {
    engine.reset();
    Archive::close();
    Archive::keepIn({});
  }

  /// Starts the app; once more as if it had been killed meanwhile.
  void start(QSize size) {
    engine.reset();
    Archive::close();
    Archive::keepIn(folder.path());
    engine = std::make_unique<QQmlApplicationEngine>();
    engine->addImageProvider("icon", new IconProvider);
    engine->addImportPath("qrc:/qt/qml");
    engine->load(QUrl("qrc:/qt/qml/Ninefold/app/Main.qml"));
    if (engine->rootObjects().isEmpty()) qFatal("the app doesn't start");
    window = qobject_cast<QQuickWindow*>(engine->rootObjects().first());
    window->resize(size);
    QTest::qWait(50);
  }

  /// What something is worth, or does, in QML.
  QVariant ask(const QString& expression) const {
    return QQmlExpression(qmlContext(window), window, expression).evaluate();
  }
  QString page() const { return ask("App.page").toString(); }
  MatchController& match() const { return *ask("App.match").value<MatchController*>(); }

  /// Deals a game of Home's, set up as it is at first, and goes to its table.
  void deal(const QString& entry, int seed) {
    ask(QString("App.begin('%1', App.setUpOf('%1'), %2, {})").arg(entry).arg(seed));
  }
};
