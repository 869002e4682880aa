#include "bridge/icon_provider.h"

#include <QQmlEngine>
#include <QtQuickTest>

// The controls, each in a window of its own and touched as people touch it: the tests are in controls/*.qml.

/// What the app's main does for its engine.
class Setup : public QObject {
  Q_OBJECT

public slots:
  void qmlEngineAvailable(QQmlEngine* engine) {
    engine->addImageProvider("icon", new IconProvider);
    engine->addImportPath("qrc:/qt/qml");
  }
};

QUICK_TEST_MAIN_WITH_SETUP(controls, Setup)
#include "controls_test.moc"
