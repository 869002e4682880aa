#include "bridge/demonstration.h"
#include "bridge/icon_provider.h"

#include <QCommandLineParser>
#include <QFont>
#include <QGuiApplication>
#include <QQmlApplicationEngine>

namespace {

/// Reads the command line; the folder of a demonstration, empty if none is asked for. Doesn't return from --help, nor
/// from what it doesn't know.
QString readArguments(const QCoreApplication& app) {
  QCommandLineParser parser;
  parser.setApplicationDescription("Five number board games for families and for one.");
  const QCommandLineOption demonstrate("demonstrate",
                                       "Play a match without hands and leave pictures of it in <folder>.", "folder");
  parser.addOption(demonstrate);
  parser.addHelpOption();
  if (!parser.parse(app.arguments()) || !parser.positionalArguments().isEmpty()) {
    const QString what =
        parser.errorText().isEmpty() ? "What is that? " + parser.positionalArguments().join(' ') : parser.errorText();
    fprintf(stderr, "ninefold: %s; see --help\n", qPrintable(what));
    std::exit(2);
  }
  if (parser.isSet("help")) parser.showHelp(0);
  return parser.value(demonstrate);
}

} // namespace

int main(int argc, char** argv) {
  QGuiApplication app(argc, argv);
  QGuiApplication::setApplicationName("ninefold");
  QGuiApplication::setApplicationDisplayName("Ninefold");
  const QString pictures = readArguments(app);
  QFont font;
  font.setFamilies({"Roboto", "Inter", "Noto Sans", font.family()});
  QGuiApplication::setFont(font);

  QQmlApplicationEngine engine;
  engine.addImageProvider("icon", new IconProvider);
  engine.addImportPath("qrc:/qt/qml"); // the default from Qt 6.5 on
  engine.load(QUrl("qrc:/qt/qml/Ninefold/app/Main.qml"));
  if (engine.rootObjects().isEmpty()) return 1;

  if (!pictures.isEmpty()) {
    auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().first());
    auto* match = window->property("match").value<MatchController*>();
    window->setProperty("reducedMotion", true);
    window->setProperty("atTable", true);
    match->deal("sudoku_tiles", {"Mika", "Jun"}, {}, 2005);
    new Demonstration(window, match, QDir(pictures));
  }
  return QGuiApplication::exec();
}
