#include "bridge/archive.h"
#include "bridge/demonstration.h"
#include "bridge/gallery.h"
#include "bridge/icon_provider.h"
#include "bridge/preferences.h"
#include "bridge/speech.h"

#include <QCommandLineParser>
#include <QFont>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QStyleHints>

namespace {

/// What the command line asks for, besides the app itself.
struct Asked {
  QString demonstration; // the folder for its pictures, empty if none is asked for
  std::optional<Gallery::Wish> gallery;
  std::optional<QString> data;
};

[[noreturn]] void complain(const QString& what) {
  fprintf(stderr, "ninefold: %s; see --help\n", qPrintable(what));
  std::exit(2);
}

/// Reads the command line. Doesn't return from --help, nor from what it doesn't know.
Asked readArguments(const QCoreApplication& app) {
  QCommandLineParser parser;
  parser.setApplicationDescription("Five number board games for families and for one.");
  const QCommandLineOption demonstrate("demonstrate",
                                       "Play a match without hands and leave pictures of it in <folder>.", "folder");
  const QCommandLineOption data("data", "Keep everything in <folder>.", "folder");
  parser.addOptions({demonstrate, data});
  parser.addOptions(Gallery::options());
  parser.addHelpOption();
  if (!parser.parse(app.arguments())) complain(parser.errorText());
  if (!parser.positionalArguments().isEmpty()) complain("What is that? " + parser.positionalArguments().join(' '));
  if (parser.isSet("help")) parser.showHelp(0);
  Asked asked{parser.value(demonstrate), {}, {}};
  if (parser.isSet(data)) asked.data = parser.value(data);
  if (parser.isSet("gallery")) {
    const auto wish = Gallery::read(parser);
    if (!wish) complain(wish.error());
    asked.gallery = *wish;
  }
  // Pictures leave no traces in what people keep.
  if (asked.gallery && asked.data) complain("a gallery has data of its own: --data doesn't go with it");
  if (!asked.demonstration.isEmpty() && !asked.data) asked.data = QString();
  return asked;
}

/// Without a graphics device Qt would draw by OpenGL in software, which takes three times the memory and the start-up
/// time of its own software renderer.
void chooseRenderer() {
#if defined(Q_OS_LINUX) && !defined(Q_OS_ANDROID)
  if (QDir("/dev/dri").entryList({"renderD*"}, QDir::System).isEmpty() &&
      !qEnvironmentVariableIsSet("QT_QUICK_BACKEND"))
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
#endif
}

/// Pictures need no screen, and are the same whether there is one or not; nor does help.
void choosePlatform(int argc, char** argv) {
  const auto needsNone = [](std::string_view word) {
    return word.starts_with("--gallery") || word.starts_with("--demonstrate") || word == "--help" || word == "-h";
  };
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM") && std::any_of(argv + 1, argv + argc, needsNone))
    qputenv("QT_QPA_PLATFORM", "offscreen");
}

} // namespace

int main(int argc, char** argv) {
  choosePlatform(argc, argv);
  // Before there is an application, which would want a display.
  if (std::any_of(argv, argv + argc, [](const char* word) { return QByteArray(word).startsWith("--gallery"); }))
    Gallery::needNoDisplay();
  QGuiApplication app(argc, argv);
  QGuiApplication::setApplicationName("ninefold");
  QGuiApplication::setApplicationDisplayName("Ninefold");
  QGuiApplication::setApplicationVersion(NINEFOLD_VERSION);
  // Nothing is double-clicked here, and where something could be, Qt loses the second of two quick touches.
  QGuiApplication::styleHints()->setMouseDoubleClickInterval(0);
  const Asked asked = readArguments(app);
  if (asked.data) Archive::keepIn(*asked.data);
  chooseRenderer();
  QFont font;
  font.setFamilies({"Roboto", "Inter", "Noto Sans", font.family()});
  QGuiApplication::setFont(font);

  QQmlApplicationEngine engine;
  engine.addImageProvider("icon", new IconProvider);
  engine.addImportPath("qrc:/qt/qml"); // the default from Qt 6.5 on
  if (asked.gallery) return Gallery(engine, *asked.gallery).hang() == 0 ? 0 : 1;
  Speech::begin(Preferences().language());
  engine.load(QUrl("qrc:/qt/qml/Ninefold/app/Main.qml"));
  if (engine.rootObjects().isEmpty()) return 1;

  if (!asked.demonstration.isEmpty()) {
    auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().first());
    auto* match = window->property("match").value<MatchController*>();
    QMetaObject::invokeMethod(window, "demonstrate");
    new Demonstration(window, match, QDir(asked.demonstration));
  }
  return QGuiApplication::exec();
}
