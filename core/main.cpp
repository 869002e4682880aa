#include "bridge/archive.h"
#include "bridge/demonstration.h"
#include "bridge/icon_provider.h"

#include <QCommandLineParser>
#include <QFont>
#include <QGuiApplication>
#include <QQmlApplicationEngine>

namespace {

struct Wishes {
  QString demonstration; // the folder for its pictures
  std::optional<QString> data;
};

/// Reads the command line. Doesn't return from --help, nor from what it doesn't know.
Wishes readArguments(const QCoreApplication& app) {
  QCommandLineParser parser;
  parser.setApplicationDescription("Five number board games for families and for one.");
  const QCommandLineOption demonstrate("demonstrate",
                                       "Play a match without hands and leave pictures of it in <folder>.", "folder");
  const QCommandLineOption data("data", "Keep everything in <folder>.", "folder");
  parser.addOptions({demonstrate, data});
  parser.addHelpOption();
  if (!parser.parse(app.arguments()) || !parser.positionalArguments().isEmpty()) {
    const QString what =
        parser.errorText().isEmpty() ? "What is that? " + parser.positionalArguments().join(' ') : parser.errorText();
    fprintf(stderr, "ninefold: %s; see --help\n", qPrintable(what));
    std::exit(2);
  }
  if (parser.isSet("help")) parser.showHelp(0);
  Wishes wishes{parser.value(demonstrate), {}};
  if (parser.isSet(data)) wishes.data = parser.value(data);
  // A demonstration leaves no traces in what people keep.
  if (!wishes.demonstration.isEmpty() && !wishes.data) wishes.data = QString();
  return wishes;
}

} // namespace

int main(int argc, char** argv) {
  QGuiApplication app(argc, argv);
  QGuiApplication::setApplicationName("ninefold");
  QGuiApplication::setApplicationDisplayName("Ninefold");
  const Wishes wishes = readArguments(app);
  if (wishes.data) Archive::keepIn(*wishes.data);
  QFont font;
  font.setFamilies({"Roboto", "Inter", "Noto Sans", font.family()});
  QGuiApplication::setFont(font);

  QQmlApplicationEngine engine;
  engine.addImageProvider("icon", new IconProvider);
  engine.addImportPath("qrc:/qt/qml"); // the default from Qt 6.5 on
  engine.load(QUrl("qrc:/qt/qml/Ninefold/app/Main.qml"));
  if (engine.rootObjects().isEmpty()) return 1;

  if (!wishes.demonstration.isEmpty()) {
    auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().first());
    auto* match = window->property("match").value<MatchController*>();
    window->setProperty("reducedMotion", true);
    window->setProperty("atTable", true);
    match->deal("sudoku_tiles", {"Mika", "Jun"}, {}, 2005);
    new Demonstration(window, match, QDir(wishes.demonstration));
  }
  return QGuiApplication::exec();
}
