#include "bridge/archive.h"
#include "bridge/icon_provider.h"
#include "bridge/today.h"
#include "library.h"
#include "own_time.h"

#include <algorithm>
#include <QDir>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQmlExpression>
#include <QQuickWindow>
#include <QTemporaryDir>

// How long it takes to open each page with 100,000 matches in the store: from the tap to the first picture (drawn in
// software), and to the one with all that the store was asked for. Fails if either takes 50 ms. The time that the
// window's thread would have run but found no free processor is left out: it is the neighbours'.
//   ninefold-bench-pages [PAGE...]     those only whose names begin so
//   NINEFOLD_BENCH_DIR      where the database is made and kept for the next run (a temporary folder, if not set)

using namespace ninefold;

namespace {

constexpr double limit = 50; // milliseconds
constexpr int times = 15;

double median(std::vector<double> all) {
  std::sort(all.begin(), all.end());
  return all[all.size() / 2];
}

QString library() {
  static const QTemporaryDir made;
  const QString wish = qEnvironmentVariable("NINEFOLD_BENCH_DIR");
  const QString dir = QDir(wish.isEmpty() ? made.path() : wish).filePath("100000x2");
  const auto path = store::fs::path(dir.toStdU16String());
  if (!QDir(dir).exists("ready")) {
    store::fs::remove_all(path);
    const store::Library filled(path, {100'000, 2});
    QDir(dir).mkpath("ready");
  }
  return dir;
}

struct App {
  QQmlApplicationEngine engine;
  QQuickWindow* window = nullptr;

  App() {
    engine.addImageProvider("icon", new IconProvider);
    engine.addImportPath("qrc:/qt/qml");
    engine.load(QUrl("qrc:/qt/qml/Ninefold/app/Main.qml"));
    window = qobject_cast<QQuickWindow*>(engine.rootObjects().value(0));
    if (!window) qFatal("the app doesn't start");
    ask("App.choose(App.everybody[0].id)");
    settle();
  }
  QVariant ask(const QString& what) const { return QQmlExpression(qmlContext(window), window, what).evaluate(); }
  void draw() const {
    do turn();
    while (window->property("making").toBool());
    if (window->grabWindow().isNull()) qFatal("nothing is drawn");
  }
  /// Draws all that the store was asked for: answers come in the order in which was asked.
  void settle() const {
    bool answered = false;
    Asking asking;
    Archive::here().ask(
        asking, [](const store::Books&) { return true; }, [&](std::optional<bool>) { answered = true; });
    while (!answered) turn(QEventLoop::WaitForMoreEvents);
    draw();
  }
  static void turn(QEventLoop::ProcessEventsFlags how = QEventLoop::AllEvents) {
    QCoreApplication::processEvents(how);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // as the loop of the app does
  }
};

/// Opens a page again and again. Whether it keeps to the limit.
bool measure(const App& app, const char* name, const QString& open) {
  std::vector<double> first, whole;
  for (int i = -1; i < times; ++i) { // the first time its QML is read
    app.ask("App.home()");
    app.settle();
    const double from = ownTime();
    app.ask(open);
    app.draw();
    const double drawn = ownTime();
    app.settle();
    if (i < 0) continue;
    first.push_back(drawn - from);
    whole.push_back(ownTime() - from);
  }
  const bool good = median(whole) < limit;
  printf("%-22s %8.1f %8.1f%s\n", name, median(first), median(whole), good ? "" : "   OVER ITS LIMIT");
  fflush(stdout);
  return good;
}

} // namespace

int main(int argc, char** argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
  QGuiApplication qt(argc, argv);
  Today::here().setClock([] { return QDate(2026, 11, 18); });
  Archive::keepIn(library());
  const QStringList pages = qt.arguments().mid(1);
  const auto asked = [&](const QString& name) {
    return pages.isEmpty() || std::ranges::any_of(pages, [&](const QString& page) { return name.startsWith(page); });
  };
  bool good = true;
  {
    const App app;
    printf("%d matches in the store; median of %d, in milliseconds\n%-22s %8s %8s\n",
           Archive::here().ask([](const store::Books& books) { return books.matches.count(); }).value_or(0), times,
           "page", "first", "whole");
    for (const auto& [name, open] : std::initializer_list<std::pair<const char*, QString>>{
             {"Home, read anew", "Archive.matchesChanged()"},
             {"Daily", "App.go('daily', {})"},
             {"Statistics", "App.go('statistics', {})"},
             {"People", "App.go('people', {})"},
             {"Alone", "App.go('alone', {})"},
             {"Set-up", "App.go('setup', { entryId: 'sudoku_tiles' })"},
             {"High scores", "App.go('scores', { kept: 2, entryId: 'sudoku_tiles', timed: false })"},
             {"Continue a match", "App.resume(App.unfinished[0])"},
             {"Rules", "App.go('rules', {})"},
             {"Settings", "App.go('settings', {})"},
         })
      if (asked(QString(name))) good = measure(app, name, open) && good;
  }
  Archive::close();
  return good ? 0 : 1;
}
