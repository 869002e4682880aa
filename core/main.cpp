#include "bridge/archive.h"
#include "bridge/icon_provider.h"
#include "bridge/preferences.h"
#include "bridge/speech.h"
#include "command_line.h"

#include <QDir>
#include <QFont>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QStyleHints>

namespace {

/// Without a graphics device Qt would draw by OpenGL in software, which takes three times the memory and the start-up
/// time of its own software renderer.
void chooseRenderer() {
#if defined(Q_OS_LINUX) && !defined(Q_OS_ANDROID)
  if (QDir("/dev/dri").entryList({"renderD*"}, QDir::System).isEmpty() &&
      !qEnvironmentVariableIsSet("QT_QUICK_BACKEND"))
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
#endif
}

} // namespace

int main(int argc, char** argv) {
  CommandLine::choosePlatform(argc, argv);
  QGuiApplication app(argc, argv);
  QGuiApplication::setApplicationName("ninefold");
  QGuiApplication::setApplicationDisplayName("Ninefold");
  QGuiApplication::setApplicationVersion(NINEFOLD_VERSION);
  // Nothing is double-clicked here, and where something could be, Qt loses the second of two quick touches.
  QGuiApplication::styleHints()->setMouseDoubleClickInterval(0);
  const CommandLine asked(app);
  if (asked.folder()) Archive::keepIn(*asked.folder());
  chooseRenderer();
  QFont font;
  font.setFamilies({"Roboto", "Inter", "Noto Sans", font.family()});
  QGuiApplication::setFont(font);

  QQmlApplicationEngine engine;
  engine.addImageProvider("icon", new IconProvider);
  engine.addImportPath("qrc:/qt/qml"); // the default from Qt 6.5 on
  if (const auto done = asked.doInstead(engine)) return *done;
  Speech::begin(Preferences().language());
  engine.load(QUrl("qrc:/qt/qml/Ninefold/app/Main.qml"));
  if (engine.rootObjects().isEmpty()) return 1;
  asked.doInWindow(engine);
  return QGuiApplication::exec();
}
