#include "ai/computer.h"
#include "bench/library.h"
#include "bench/probe.h"
#include "bridge/rehearsal.h"
#include "support/seated.h"

#include <QDir>

// How long the GUI thread is busy at a time (see probe.h) in the app with 10,000 matches in its store, in its window:
//   - from its start to the first picture and to what comes after it; from Home to every page and back, each twice, the
//     first time its QML is read; a backup;
//   - while a match of each game is played by a finger, from Home to its result; its deal, pauses, undo and redo, how
//   it
//     is left and resumed;
//   - while three Masters play against a person who passes the time, and how soon their thinking ends when they are
//     left in the midst of it.
// What else a machine does to a thread (interrupts, a cache that others fill) makes now and then twice the time of the
// same work: with --rounds N all of it is done N times, and it fails only if something never keeps the limit.
//   ninefold-bench-screen [--rounds N] [pages] [masters] [GAME...]
//   NINEFOLD_BENCH_DIR      where the store is made and kept for the next run (a temporary folder, if not set)

using namespace ninefold;
using nlohmann::json;

namespace {

constexpr int thinking = 350; // how long people take between two moves at least, in milliseconds
constexpr store::Size filled{10'000, 20};

/// The longest turn of everything that was done, in the order in which it was, at its best of all rounds.
class Account {
public:
  void take(Probe& probe) {
    std::map<QString, Turn> worst;
    for (const Turn& turn : std::exchange(probe.turns, {})) {
      if (!worst.contains(turn.deed) && !best.contains(turn.deed)) order << turn.deed;
      Turn& most = worst[turn.deed];
      const double own = std::max(most.own, turn.own), paint = std::max(most.paint, turn.paint);
      if (most.deed.isEmpty() || turn.work > most.work) most = turn;
      most.own = own;
      most.paint = paint;
    }
    for (auto& [deed, turn] : worst)
      if (const auto found = best.find(deed); found == best.end() || turn.work < found->second.work) best[deed] = turn;
  }
  /// Prints them, of deeds that are called the same but for their number the worst; whether each kept the limit.
  bool print() const {
    printf("%-44s %9s %9s %9s\n", "longest turn, in milliseconds", "computed", "by clock", "painting");
    bool kept = true;
    QStringList named;
    std::map<QString, Turn> worst;
    for (const QString& deed : order) {
      const QString name = deed.section('#', 0, 0);
      if (!worst.contains(name)) named << name;
      if (const Turn& turn = best.at(deed); turn.work >= worst[name].work) worst[name] = turn;
    }
    for (const QString& deed : named) {
      const Turn& turn = worst.at(deed);
      const bool over = turn.work > limit;
      printf("%-44s %9.2f %9.2f %9.2f%s\n", qPrintable(deed), turn.work, turn.own, turn.paint,
             over ? qPrintable("   OVER THE LIMIT: " + turn.what.join("; ")) : "");
      kept = kept && !over;
    }
    fflush(stdout);
    return kept;
  }

private:
  QStringList order;
  std::map<QString, Turn> best;
};

QString library() {
  static const QTemporaryDir made;
  const QString wish = qEnvironmentVariable("NINEFOLD_BENCH_DIR");
  const QString dir =
      QDir(wish.isEmpty() ? made.path() : wish).filePath(QString("%1x%2").arg(filled.matches).arg(filled.inputs));
  const auto path = store::fs::path(dir.toStdU16String());
  if (!QDir(dir).exists("ready")) {
    store::fs::remove_all(path);
    const store::Library all(path, filled);
    QDir(dir).mkpath("ready");
  }
  return dir;
}

/// Does something, and waits as long as a person would.
template<class Deed> void go(Patient& player, const QString& deed, Deed&& what) {
  player.probe.deed = deed;
  what();
  player.settle();
  player.probe.rest(200); // what is tidied up later
}
void ask(Patient& player, const QString& deed, const QString& expression) {
  go(player, deed, [&] { player.inLoop(expression); });
}

void visitPages(Probe& probe, Account& account) {
  probe.deed = "after the start";
  Patient player(probe, library());
  account.take(probe);
  const QString any = "Archive.record(App.unfinished[0].id)";
  for (const auto& [name, way] : std::initializer_list<std::pair<const char*, QString>>{
           {"Daily", "App.go('daily', {})"},
           {"Statistics", "App.go('statistics', {})"},
           {"People", "App.go('people', {})"},
           {"Alone", "App.go('alone', {})"},
           {"High scores", "App.go('scores', { kept: 2, entryId: 'sudoku_tiles', timed: false })"},
           {"Set-up", "App.go('setup', { entryId: 'sudoku_tiles' })"},
           {"Set-up of Sudoku Pens", "App.go('setup', { entryId: 'sudoku_pens' })"},
           {"Puzzles", "App.open(Catalogue.find('sudoku_pens').deals, { entryId: 'sudoku_pens', setUp: "
                       "App.setUpOf('sudoku_pens') })"},
           {"Rules", "App.go('rules', {})"},
           {"Rules of a game", "App.go('rulesOf', { entryId: 'kakuro_cards' })"},
           {"Replay", "App.go('replay', { record: " + any +
                          ", people: App.unfinished[0].people, entryId: App.unfinished[0].entry })"},
           {"Settings", "App.go('settings', {})"},
           {"Backup", "App.go('backup', {})"},
           {"About", "App.go('about', {})"},
       })
    for (const char* time : {"", ", again"}) {
      ask(player, QString(name) + time, way);
      ask(player, "Home", "App.home()");
    }
  ask(player, "Backup", "App.go('backup', {})");
  ask(player, "a backup is made", "Archive.backUp()");
  if (!QTest::qWaitFor([&] { return !player.ask("Archive.backingUp").toBool(); }, 60'000)) qFatal("no backup is made");
  player.settle();
  account.take(probe);
}

/// Plays a match from Home to its result.
void play(Probe& probe, const QString& entry, Account& account) {
  Patient player(probe, library());
  probe.turns.clear(); // the start is measured elsewhere
  ask(player, entry + ": set-up", "App.go('setup', { entryId: '" + entry + "' })");
  ask(player, entry + ": deal", "App.begin('" + entry + "', App.setUpOf('" + entry + "'), 2005, {})");
  const int dealt = player.match->kept();
  ask(player, entry + ": pause", "App.pause()");
  ask(player, entry + ": left", "App.home()");
  const QString waiting = QString("App.unfinished.find(one => one.id === %1)").arg(dealt);
  const auto waits = [&] { return player.ask(waiting + " !== undefined").toBool(); };
  if (!QTest::qWaitFor(waits, 60'000)) qFatal("%s doesn't wait to be resumed", qPrintable(entry));
  ask(player, entry + ": resumed", QString("App.resume(%1)").arg(waiting));
  if (player.match->kept() != dealt || player.page() != "table") qFatal("%s isn't resumed", qPrintable(entry));
  account.take(probe);

  const json start = json::parse(player.match->record().toStdString());
  const json wanted = rehearse(start, 10'000, sensibleMoves(start));
  bool wentBack = false;
  for (std::size_t i = 0; i < wanted["moves"].size(); ++i) {
    const json& move = wanted["moves"][i];
    go(player, entry + ": a move#" + QString::number(i), [&] { player.play(move); });
    const auto made = [&] { return json::parse(player.match->record().toStdString())["moves"].size() == i + 1; };
    for (int patience = 100; !made() && patience > 0; --patience) probe.rest();
    if (!made()) qFatal("%s couldn't be played", move.dump().c_str());
    probe.rest(thinking);
    if (wentBack || 2 * i < wanted["moves"].size() || !player.match->canUndo()) continue;
    ask(player, entry + ": undo", "App.match.undo()");
    if (made()) qFatal("nothing was undone");
    ask(player, entry + ": redo", "App.match.redo()");
    if (!made()) qFatal("nothing was redone");
    wentBack = true;
  }
  account.take(probe);

  printf("%s: %zu moves%s%s\n", qPrintable(entry), wanted["moves"].size(), player.match->over() ? " to the end" : "",
         wentBack ? "" : ", none of which can be undone");
  ask(player, entry + ": pause", "App.pause()");
  ask(player, entry + ": back from the pause", "App.back()");
  if (player.match->over()) ask(player, entry + ": result", "App.finish()");
  ask(player, entry + ": Home", "App.home()");
  account.take(probe);
}

/// A match against three Masters: what a person does goes by the rehearsal, and nobody rests longer than they have to.
void playMasters(Probe& probe, const QString& entry, Account& account) {
  Patient player(probe, library());
  probe.turns.clear();
  const auto master = [](int figure) { return ai::numberOf({figure, ai::Level::master}); };
  player.match->opponents()->setHaste(20);
  ask(player, entry + ", Masters: deal",
      QString("App.begin('%1', { people: [App.newPerson(), Figures.seatOf(%2), Figures.seatOf(%3), Figures.seatOf(%4)],"
              " first: 1, handOver: 0, options: App.setUpOf('%1').options }, 2005, {})")
          .arg(entry)
          .arg(master(0))
          .arg(master(1))
          .arg(master(2)));
  QElapsedTimer all;
  all.start();
  for (int moves = 0; !player.match->over() && moves < 400 && all.elapsed() < 180'000; ++moves) {
    probe.deed = entry + ", Masters: theirs#" + QString::number(moves);
    for (int patience = 4000; player.match->turn() != 0 && !player.match->over() && patience > 0; --patience)
      probe.rest(1);
    player.settle();
    if (player.match->over() || player.match->turn() != 0) break;
    const json now = json::parse(player.match->record().toStdString());
    const json further = rehearse(now, 1);
    if (further["moves"].size() == now["moves"].size() || further["moves"].back().value("seat", -1) != 0) break;
    go(player, entry + ", Masters: mine#" + QString::number(moves), [&] { player.play(further["moves"].back()); });
  }
  account.take(probe);
  printf("%s, Masters: %zu moves%s\n", qPrintable(entry),
         json::parse(player.match->record().toStdString())["moves"].size(), player.match->over() ? " to the end" : "");
}

/// How long a Master goes on thinking when the table is left in the midst of it: the worst of some, in milliseconds.
void leaveMasters(const QString& game) {
  double worst = 0;
  int midway = 0;
  for (int i = 0; i < 20; ++i) {
    MatchController match;
    match.dealKept(game, {0, 0}, {"Mika", "Tokei"}, {{"referee", "assist"}}, 2005 + i, 1,
                   {{"computers", QVariantList{0, ai::numberOf({3, ai::Level::master})}}});
    if (!seated(match)) qFatal("no match of %s", qPrintable(game));
    QThread::msleep(static_cast<unsigned long>(i % 5)); // somewhere in its thought
    midway += match.opponents()->thinking();
    QElapsedTimer left;
    left.start();
    match.leave();
    Thinker::pool().waitForDone();
    worst = std::max(worst, static_cast<double>(left.nsecsElapsed()) / 1e6);
    QCoreApplication::processEvents();
  }
  printf("%s: left while a Master thinks, %d of 20 times: it ends after %.1f ms at most\n", qPrintable(game), midway,
         worst);
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
  const auto wanted = [&](const char* what) { return asked.isEmpty() || asked.contains(what); };
  Account account;
  for (int i = 0; i < rounds; ++i) {
    if (wanted("pages")) visitPages(probe, account);
    if (asked.contains("masters")) {
      for (const char* entry : {"kakuro_cards", "sudoku_pens", "okudos", "sudoku_tiles"})
        if (asked.size() == 1 || asked.contains(entry)) playMasters(probe, entry, account);
      for (const char* game : {"kakuro_cards", "sudoku_pens", "okudos", "sudoku_tiles"}) leaveMasters(game);
      continue;
    }
    for (const char* entry : {"kakuro_cards", "kakuro_call", "sudoku_pens", "okudos", "sudoku_tiles", "sudokids"})
      if (wanted(entry)) play(probe, entry, account);
  }
  return account.print() ? 0 : 1;
}
