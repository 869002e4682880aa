#include "command_line.h"

#include "bridge/demonstration.h"
#include "bridge/gallery.h"

#include <algorithm>
#include <QCommandLineParser>
#include <QCoreApplication>
#include <QQmlApplicationEngine>

struct CommandLine::Wishes {
  QString demonstration; // the folder for its pictures, empty if none is asked for
  std::optional<Gallery::Wish> gallery;
};

namespace {

[[noreturn]] void complain(const QString& what) {
  fprintf(stderr, "ninefold: %s; see --help\n", qPrintable(what));
  std::exit(2);
}

} // namespace

void CommandLine::choosePlatform(int argc, char** argv) {
  const auto needsNone = [](std::string_view word) {
    return word.starts_with("--gallery") || word.starts_with("--demonstrate") || word == "--help" || word == "-h";
  };
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM") && std::any_of(argv + 1, argv + argc, needsNone))
    qputenv("QT_QPA_PLATFORM", "offscreen");
  // The application would want a display.
  if (std::any_of(argv, argv + argc, [](const char* word) { return QByteArray(word).startsWith("--gallery"); }))
    Gallery::needNoDisplay();
}

CommandLine::CommandLine(const QCoreApplication& app) {
  QCommandLineParser parser;
  parser.setApplicationDescription("Five number board games for families and for one.");
  const QCommandLineOption demonstrate("demonstrate",
                                       "Play a match without hands and leave pictures of it in <folder>.", "folder");
  const QCommandLineOption keep("data", "Keep everything in <folder>.", "folder");
  parser.addOptions({demonstrate, keep});
  parser.addOptions(Gallery::options());
  parser.addHelpOption();
  if (!parser.parse(app.arguments())) complain(parser.errorText());
  if (!parser.positionalArguments().isEmpty()) complain("What is that? " + parser.positionalArguments().join(' '));
  if (parser.isSet("help")) parser.showHelp(0);
  Wishes asked{parser.value(demonstrate), {}};
  if (parser.isSet(keep)) data = parser.value(keep);
  if (parser.isSet("gallery")) {
    const auto wish = Gallery::read(parser);
    if (!wish) complain(wish.error());
    asked.gallery = *wish;
  }
  // Pictures leave no traces in what people keep.
  if (asked.gallery && data) complain("a gallery has data of its own: --data doesn't go with it");
  if (!asked.demonstration.isEmpty() && !data) data = QString();
  wishes = std::make_shared<const Wishes>(asked);
}

std::optional<int> CommandLine::doInstead(QQmlApplicationEngine& engine) const {
  if (!wishes->gallery) return std::nullopt;
  return Gallery(engine, *wishes->gallery).hang() == 0 ? 0 : 1;
}

void CommandLine::doInWindow(const QQmlApplicationEngine& engine) const {
  if (wishes->demonstration.isEmpty()) return;
  auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().first());
  auto* match = window->property("match").value<MatchController*>();
  QMetaObject::invokeMethod(window, "demonstrate");
  new Demonstration(window, match, QDir(wishes->demonstration));
}
