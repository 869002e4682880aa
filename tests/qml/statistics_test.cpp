#include "qml/alone.h"

#include <cmath>
#include <nlohmann/json.hpp>
#include <QProcess>
#include <QRegularExpression>
#include <QSignalSpy>

using namespace ninefold;
using nlohmann::json;

/// The statistics page against a plain count (statistics.py) over the matches that it exports.
class StatisticsTest : public QObject {
  Q_OBJECT

private slots:
  void initTestCase() {
    QGuiApplication::styleHints()->setMouseDoubleClickInterval(0); // as the app does
    app = std::make_unique<Alone>();
    qputenv("HOME", app->folder.path().toLocal8Bit()); // where documents go
    app->ask("App.choose(App.newPerson())");
    app->ask("App.newPerson()");
    app->match().setStopwatch(Stopwatch([this] { return now; }));
    for (int seed = 1; seed <= 5; ++seed) play(1, seed);
    for (int seed = 6; seed <= 9; ++seed) play(2, seed);
    app->ask("App.home()");
    app->choose("Statistics");
    count();
  }
  void cleanupTestCase() { app.reset(); }

  void alone() {
    app->choose("Alone · Empty board");
    const json& alone = counted["alone"];
    QCOMPARE(alone["played"], 4);
    QCOMPARE(alone["helped"], 1);
    showsFigures(alone);
    shows(inTime(alone["fastest"]) + " quickest");
    shows(inTime(alone["ms"]) + " in all · 1 with help, listed apart");
    QStringList scores, tallies;
    for (const int score : alone["scores"]) scores << QString::number(score);
    shows("Scores from the oldest on: " + scores.join(", "));
    for (const auto& [score, times] : alone["tallies"].get<std::vector<std::pair<int, int>>>())
      tallies << QString("%1: %2 time%3").arg(score).arg(times).arg(times == 1 ? "" : "s");
    shows(tallies.join(", "));
  }

  void with_others() {
    app->choose("2 players · Empty board");
    const json& pairs = counted["pairs"];
    QCOMPARE(pairs["played"], 4);
    showsFigures(pairs);
    shows(QString("%1 won").arg(pairs["won"].get<int>()));
    shows(QString("Penguin: %1 times ahead, %2 times behind in 4 matches")
              .arg(counted["ahead"].get<int>())
              .arg(counted["behind"].get<int>()));
    int place = 0;
    for (const auto& [name, rating] : counted["ladder"].get<std::vector<std::pair<std::string, int>>>())
      shows(QString("%1: %2, %3 (Elo)").arg(++place).arg(QString::fromStdString(name)).arg(rating));
    QCOMPARE(place, 2);
  }

  void two_columns_where_there_is_room() {
    const auto middleOf = [&](const QString& name) { return Screen::middle(app->item(name)); };
    app->window->resize(412, 915);
    QTRY_VERIFY(middleOf("Head to head").y() > middleOf("Score, last").y());
    app->window->resize(1280, 800);
    QTRY_VERIFY(middleOf("Head to head").x() > middleOf("Score, last").x() + 300);
  }

private:
  /// Plays a match to its end, laying each tile somewhere; in the first, one move is taken back.
  void play(int seats, int seed) {
    app->ask(
        QString("App.begin('sudokids', { people: App.everybody.slice(0, %1).map(one => one.id), first: 0, handOver: 2, "
                "options: { start: 'empty' } }, %2, {})")
            .arg(seats)
            .arg(seed));
    Rng luck(static_cast<std::uint64_t>(seed));
    MatchController& match = app->match();
    for (bool undo = seed == 1; !match.over();) {
      match.openCurtain();
      match.showHand();
      std::vector<Cell> free;
      for (const SceneCell& cell : match.cells()->all())
        if (cell.marks.has(Mark::legal)) free.push_back(cell.at);
      const Cell cell = free.at(luck.below(static_cast<std::uint32_t>(free.size())));
      now += 500 + luck.below(4000);
      done([&] { match.drop(0, cell.column, cell.row); });
      if (std::exchange(undo, false)) done([&] { match.undo(); });
    }
  }
  /// Does something to the match and waits until it is on the disk.
  void done(const std::function<void()>& what) {
    QSignalSpy changed(&app->match(), &MatchController::changed);
    what();
    if (!changed.wait(5000)) qFatal("nothing happens");
  }

  /// Has all matches exported, and the script count them.
  void count() {
    app->choose("Export");
    app->choose("Save all matches");
    QTRY_VERIFY(app->shows("Saved as"));
    const QString file = Screen::nameOf(app->item("Saved as")).mid(9);
    app->back();
    QProcess script;
    script.start("python3", {NINEFOLD_SOURCE_DIR "/tests/qml/statistics.py", file});
    QVERIFY(script.waitForFinished());
    const QByteArray said = script.readAllStandardOutput();
    QVERIFY2(script.exitCode() == 0, script.readAllStandardError());
    counted = json::parse(said.toStdString());
  }

  void showsFigures(const json& kind) {
    for (const char* figure : {"played", "best"}) shows(QString("%1 %2").arg(kind[figure].get<int>()).arg(figure));
    shows(QString("%1 average").arg(std::floor(kind["average"].get<double>() + 0.5)));
  }
  void shows(const QString& name) {
    QVERIFY2(app->names().contains(name), qPrintable(name + " isn't among: " + app->names().join(" | ")));
  }
  static QString inTime(const json& ms) {
    const auto seconds = static_cast<int>(std::floor(ms.get<double>() / 1000 + 0.5));
    return QString("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QChar('0'));
  }

  std::unique_ptr<Alone> app;
  qint64 now = 0;
  json counted;
};

QTEST_MAIN(StatisticsTest)
#include "statistics_test.moc"
