#include "bridge/icon_provider.h"

#include <QFont>
#include <QGuiApplication>
#include <QQmlApplicationEngine>

int main(int argc, char** argv) {
  QGuiApplication app(argc, argv);
  QGuiApplication::setApplicationName("ninefold");
  QGuiApplication::setApplicationDisplayName("Ninefold");
  QFont font;
  font.setFamilies({"Roboto", "Inter", "Noto Sans", font.family()});
  QGuiApplication::setFont(font);
  QQmlApplicationEngine engine;
  engine.addImageProvider("icon", new IconProvider);
  engine.addImportPath("qrc:/qt/qml"); // the default from Qt 6.5 on
  QObject::connect(
      &engine, &QQmlApplicationEngine::objectCreationFailed, &app, [] { QCoreApplication::exit(1); },
      Qt::QueuedConnection);
  engine.load(QUrl("qrc:/qt/qml/Ninefold/app/Main.qml"));
  return QGuiApplication::exec();
}
