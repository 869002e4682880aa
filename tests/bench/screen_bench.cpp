#include "bridge/rehearsal.h"
#include "own_time.h"
#include "qml/player.h"

#include <algorithm>
#include <QMetaEnum>

// How long the GUI thread is busy at a time while a match of each game is played by a finger in the window of the app,
// from Home to its result. What is measured is a turn of the event loop: all that is delivered before the loop would
// wait again - touches, timers, answers from the disk, polishing and synchronising of the picture. Painting by the
// software renderer happens on the same thread and is told apart; with OpenGL or Vulkan a thread of its own paints. The
// time that the thread would have run but found no free processor is left out: it is the neighbours'. What else a
// machine does to a thread (interrupts, a cache that others fill) makes now and then twice the time of the same work:
// with --rounds N the match is played N times, and what one move takes at worst is told for its best round, too.

using namespace ninefold;
using nlohmann::json;

namespace {

constexpr double limit = 8;   // ms that a move may keep the thread busy at a time, at its best
constexpr int thinking = 350; // how long people take between two moves at least, in milliseconds

/// All in milliseconds.
struct Turn {
  double work = 0; // without painting
  double paint = 0;
  double longest = 0;
  QString what; // the longest of what was delivered, and to whom
  QString deed;
};

/// The application; it keeps an account of its turns.
class Probe : public QGuiApplication {
public:
  using QGuiApplication::QGuiApplication;

  bool notify(QObject* to, QEvent* event) override {
    if (depth++ > 0) return deliver(to, event);
    if (dynamic_cast<QTouchEvent*>(event)) endTurn(); // a finger doesn't come down and go up at once
    const QString what =
        QString("%1 to %2")
            .arg(QMetaEnum::fromType<QEvent::Type>().valueToKey(event->type()), to->metaObject()->className());
    const double from = ownTime(), paintedBefore = turn.paint;
    const bool done = deliver(to, event);
    const double work = ownTime() - from - (turn.paint - paintedBefore);
    turn.work += work;
    if (work > turn.longest) {
      turn.longest = work;
      turn.what = what;
    }
    return done;
  }

  void watch(QQuickWindow* window) {
    connect(window, &QQuickWindow::beforeRendering, this, [this] { paintFrom = ownTime(); });
    connect(window, &QQuickWindow::frameSwapped, this, [this] {
      turn.paint += ownTime() - paintFrom;
      ++frames;
    });
  }

  /// Lets the loop turn until nothing has been drawn for a while, in milliseconds at least.
  void rest(int enough = 50) {
    QElapsedTimer all;
    all.start();
    for (int quiet = 0; quiet < enough && all.elapsed() < 1500; ++quiet) {
      const int before = frames;
      endTurn();
      processEvents();
      endTurn();
      if (frames != before) quiet = 0;
      QThread::msleep(1);
    }
  }

  void endTurn() {
    if (turn.work > 0) {
      turn.deed = deed;
      turns.push_back(turn);
    }
    turn = {};
  }

  QString deed;
  std::vector<Turn> turns;

private:
  bool deliver(QObject* to, QEvent* event) {
    const bool done = QGuiApplication::notify(to, event);
    --depth;
    return done;
  }
  Turn turn;
  int depth = 0;
  int frames = 0;
  double paintFrom = 0;
};

/// Somebody who waits as people do: until nothing moves any more.
struct Patient : Player {
  Probe& probe;
  explicit Patient(Probe& measured) : Player(With::taps, {412, 915}), probe(measured) {}
  void settle() override {
    Archive::here().have([](store::Books&) {}); // the disk may take longer than the window
    probe.rest();
  }
};

void print(const char* title, std::vector<Turn> turns, int shown) {
  if (turns.empty()) return;
  std::sort(turns.begin(), turns.end(), [](const Turn& a, const Turn& b) { return a.work > b.work; });
  const auto share = [&](double from) {
    return turns[static_cast<std::size_t>(from * static_cast<double>(turns.size()))];
  };
  const auto painted =
      std::max_element(turns.begin(), turns.end(), [](const Turn& a, const Turn& b) { return a.paint < b.paint; });
  printf("%s: %zu turns, worst %.2f ms, p99 %.2f ms, median %.2f ms; longest painting %.2f ms\n", title, turns.size(),
         turns.front().work, share(0.01).work, share(0.5).work, painted->paint);
  for (std::size_t i = 0; i < turns.size() && i < static_cast<std::size_t>(shown); ++i)
    printf("  %6.2f ms and %.2f painting: %s; mostly %s, %.2f\n", turns[i].work, turns[i].paint,
           qPrintable(turns[i].deed), qPrintable(turns[i].what), turns[i].longest);
}

/// Plays a match from Home to its result; gives what each of its moves takes at worst.
std::vector<double> play(Probe& probe, const QString& entry, int shown) {
  Patient player(probe);
  probe.watch(player.window);
  const auto go = [&](const QString& deed, const auto& what) {
    probe.deed = deed;
    what();
    probe.rest();
  };
  // Not by a finger, but in a turn of the loop all the same
  const auto ask = [&](const QString& expression) {
    QMetaObject::invokeMethod(
        &probe, [&player, expression] { player.ask(expression); }, Qt::QueuedConnection);
  };
  probe.rest();
  probe.turns.clear(); // the start is measured elsewhere
  go("to the set-up", [&] { ask("App.go('setup', { entryId: '" + entry + "' })"); });
  go("the deal", [&] { ask("App.begin('" + entry + "', App.setUpOf('" + entry + "'), 2005, {})"); });
  std::vector<Turn> pages = std::exchange(probe.turns, {});

  const json start = json::parse(player.match->record().toStdString());
  const json wanted = rehearse(start, 10'000, sensibleMoves(start));
  for (std::size_t i = 0; i < wanted["moves"].size(); ++i) {
    const json& move = wanted["moves"][i];
    go(QString::fromStdString(move.dump()), [&] { player.play(move); });
    const auto made = [&] { return json::parse(player.match->record().toStdString())["moves"].size() == i + 1; };
    for (int patience = 100; !made() && patience > 0; --patience) probe.rest();
    if (!made()) qFatal("%s couldn't be played", move.dump().c_str());
    probe.rest(thinking);
  }
  const bool over = player.match->over();
  const std::vector<Turn> match = std::exchange(probe.turns, {});
  std::vector<double> moves;
  for (std::size_t i = 0; i < match.size(); ++i) {
    if (i == 0 || match[i].deed != match[i - 1].deed) moves.push_back(0);
    moves.back() = std::max(moves.back(), match[i].work);
  }

  go("a pause", [&] { ask("App.pause()"); });
  go("back from the pause", [&] { ask("App.back()"); });
  if (over) go("the result", [&] { ask("App.finish()"); });
  go("Home", [&] { ask("App.home()"); });
  for (Turn& turn : std::exchange(probe.turns, {})) pages.push_back(std::move(turn));
  printf("%s, %zu moves%s\n", qPrintable(entry), wanted["moves"].size(), over ? " to the end" : "");
  print("  in the match", match, shown);
  print("  between pages", pages, shown);
  fflush(stdout);
  return moves;
}

/// Whether each of the moves kept within the limit once.
bool playOften(Probe& probe, const QString& entry, int rounds) {
  std::vector<double> best = play(probe, entry, 3);
  for (int i = 1; i < rounds; ++i) {
    const std::vector<double> again = play(probe, entry, 3);
    if (again.size() != best.size()) qFatal("%s was played otherwise the second time", qPrintable(entry));
    std::transform(best.begin(), best.end(), again.begin(), best.begin(),
                   [](double a, double b) { return std::min(a, b); });
  }
  const double worst = *std::max_element(best.begin(), best.end());
  if (rounds > 1) printf("  the worst move at its best of %d rounds: %.2f ms\n", rounds, worst);
  if (worst > limit) printf("  more than %.0f ms\n", limit);
  fflush(stdout);
  return worst <= limit;
}

} // namespace

int main(int argc, char** argv) {
  qputenv("LC_ALL", "C.UTF-8"); // the player knows the English words
  qputenv("LANGUAGE", "en");
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  if (!qEnvironmentVariableIsSet("QT_QUICK_BACKEND")) QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
  Probe probe(argc, argv);
  QStringList asked = probe.arguments().mid(1);
  int rounds = 1;
  if (const auto at = asked.indexOf("--rounds"); at >= 0) {
    rounds = std::max(1, asked.value(at + 1).toInt());
    asked.remove(at, std::min<qsizetype>(2, asked.size() - at));
  }
  bool kept = true;
  for (const char* entry : {"kakuro_cards", "kakuro_call", "sudoku_pens", "okudos", "sudoku_tiles", "sudokids"})
    if (asked.isEmpty() || asked.contains(entry)) kept = playOften(probe, entry, rounds) && kept;
  return kept ? 0 : 1;
}
