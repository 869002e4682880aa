#include "bridge/archive.h"
#include "bridge/icon_provider.h"
#include "bridge/today.h"
#include "library.h"

#include <algorithm>
#include <chrono>
#include <QDir>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQmlExpression>
#include <QQuickWindow>
#include <QTemporaryDir>

// How long the window's thread takes to open each page with 100,000 matches in the store: from the tap to the page with
// all that it shows, and the work until its first picture is drawn (in software). Fails if either takes 50 ms.
//   NINEFOLD_BENCH_DIR      where the database is made and kept for the next run (a temporary folder, if not set)

using namespace ninefold;

namespace {

constexpr double limit = 50; // milliseconds
constexpr int times = 15;

double wallTime() {
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

/// What this thread has worked, without what it waited for.
double workTime() {
  timespec now{};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

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
    draw();
  }
  QVariant ask(const QString& what) const { return QQmlExpression(qmlContext(window), window, what).evaluate(); }
  void draw() const {
    QCoreApplication::processEvents();
    if (window->grabWindow().isNull()) qFatal("nothing is drawn");
  }
};

/// Opens a page again and again. Whether it keeps to the limit.
bool measure(const App& app, const char* name, const QString& open) {
  std::vector<double> opened, drawn;
  for (int i = -1; i < times; ++i) { // the first time its QML is read
    app.ask("App.home()");
    app.draw();
    const double wall = wallTime(), work = workTime();
    app.ask(open);
    const double there = wallTime() - wall;
    app.draw();
    if (i < 0) continue;
    opened.push_back(there);
    drawn.push_back(workTime() - work);
  }
  const bool good = std::max(median(opened), median(drawn)) < limit;
  printf("%-22s %8.1f %8.1f%s\n", name, median(opened), median(drawn), good ? "" : "   OVER ITS LIMIT");
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
  bool good = true;
  {
    const App app;
    printf("%d matches in the store; median of %d, in milliseconds\n%-22s %8s %8s\n",
           Archive::here().ask([](const store::Books& books) { return books.matches.count(); }).value_or(0), times,
           "page", "there", "drawn");
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
      good = measure(app, name, open) && good;
  }
  Archive::close();
  return good ? 0 : 1;
}
