#include "bridge/today.h"
#include "qml/screen.h"

#include <cmath>
#include <nlohmann/json.hpp>
#include <QFile>
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
    app = std::make_unique<Screen>();
    qputenv("HOME", app->folder.path().toLocal8Bit()); // where documents go
    app->ask("App.choose(App.newPerson())");
    app->ask("App.newPerson()");
    app->match->setStopwatch(Stopwatch([this] { return now; }));
    for (int seed = 1; seed <= 5; ++seed) play(1, seed);
    for (int seed = 6; seed <= 9; ++seed) play(2, seed);
    for (int day : {16, 18}) playDaily({2026, 11, day});
    app->ask("App.home()");
    app->choose("Statistics");
    QTRY_VERIFY(app->shows("Export"));
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
    shows(inTime(alone["ms"]) + " in all · 1 of them with help, listed separately");
    QStringList scores, tallies;
    for (const int score : alone["scores"]) scores << QString::number(score);
    shows("Scores, oldest first: " + scores.join(", "));
    for (const auto& [score, times] : alone["tallies"].get<std::vector<std::pair<int, int>>>())
      tallies << QString("%1: %2 time%3").arg(score).arg(times).arg(times == 1 ? "" : "s");
    shows(tallies.join(", "));
  }

  void a_match_that_runs_is_in_no_export() {
    const auto save = [&] {
      app->choose("Export");
      app->choose("Save all matches");
      QTRY_VERIFY(app->shows("Saved as"));
      QFile file(Screen::nameOf(app->item("Saved as")).mid(9));
      QVERIFY(file.open(QIODevice::ReadOnly));
      matchesSaved = file.readAll();
      app->back();
    };
    save();
    const QByteArray before = matchesSaved;
    QVERIFY(before.count('\n') > 5);
    app->ask("App.begin('kakuro_cards', App.setUpOf('kakuro_cards'), 4711, {})");
    app->match->openCurtain();
    app->ask("App.home()");
    app->choose("Statistics");
    QTRY_VERIFY(app->shows("Export"));
    save();
    QCOMPARE(matchesSaved, before);
    QVERIFY(!matchesSaved.contains("4711"));
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

  void what_is_exported_alone() {
    app->choose("Alone · Empty board");
    shows(QString("%1 average").arg(std::floor(counted["alone"]["average"].get<double>() + 0.5)));
    exports("Scores over time", {"finished", "score", "won", "ms", "apart", "mean", "meanMs"},
            counted["alone"]["results"]);
    exports("How scores are spread", {"score", "times"}, counted["alone"]["tallies"]);
    const json& all = counted["alone"];
    const json figures = exported("All in figures").at(0);
    for (const char* figure : {"played", "best", "average", "ms", "fastest"}) QCOMPARE(figures[figure], all[figure]);
    QCOMPARE(figures["apart"], all["helped"]);
  }

  void what_is_exported_with_others() {
    app->choose("2 players · Empty board");
    shows("Penguin: ");
    const json played = counted["pairs"]["played"];
    exports("Head to head", {"name", "played", "ahead", "behind"},
            {{"Penguin", played, counted["ahead"], counted["behind"]}});
    exports("Family ladder", {"name", "rating"}, counted["ladder"]);
  }

  void what_is_exported_of_the_dailies() {
    json days = json::array();
    for (const json& day : exported("A year of dailies"))
      if (day["done"] > 0) days.push_back({day["date"], day["done"]});
    QCOMPARE(days.size(), std::size_t{2});
    QCOMPARE(days, counted["days"]);
  }

  void a_year_of_dailies_has_all_its_weeks_on_the_smallest_phone() {
    app->window->resize(320, 568);
    app->settle();
    qsizetype seen = 0;
    for (QQuickItem* item : app->all()) {
      if (!item->property("weeks").isValid() || !item->property("first").isValid()) continue;
      ++seen;
      QVERIFY(item->property("weeks").toInt() >= 52);
      QCOMPARE(item->property("first").toInt(), 0);
    }
    QCOMPARE(seen, 1);
    app->window->resize(412, 915);
  }

  void two_columns_where_there_is_room() {
    const auto middleOf = [&](const QString& name) { return Screen::middle(app->item(name)); };
    app->window->resize(412, 915);
    QTRY_VERIFY(middleOf("Head to head").y() > middleOf("Score, last").y());
    app->window->resize(1280, 800);
    QTRY_VERIFY(middleOf("Head to head").x() > middleOf("Score, last").x() + 300);
  }

private:
  /// Exports a chart in both forms, as its rows; they say the same.
  json exported(const QString& chart) {
    const auto file = [&](const QString& form, const QString& ending) {
      app->choose("Export");
      app->choose(chart);
      app->choose(form);
      if (!comesTrue([&] { return app->shows("Saved as"); })) qFatal("nothing is saved");
      QFile found(Screen::nameOf(app->item("Saved as")).mid(9));
      if (!found.fileName().endsWith(ending) || !found.open(QIODevice::ReadOnly)) qFatal("it is saved elsewhere");
      app->back();
      return found.readAll();
    };
    const QList<QByteArray> lines = file("Save a table", ".csv").trimmed().split('\n');
    json rows = json::parse(file("Save data", ".json").toStdString())["rows"];
    if (lines.size() != static_cast<qsizetype>(rows.size()) + 1) qFatal("%s: not the same rows", qPrintable(chart));
    const QList<QByteArray> columns = lines[0].split(',');
    for (std::size_t i = 0; i < rows.size(); ++i)
      for (qsizetype column = 0; column < columns.size(); ++column) {
        const json& value = rows[i][columns[column].toStdString()];
        const QString cell = lines[static_cast<qsizetype>(i) + 1].split(',')[column];
        const bool same = value.is_string()    ? cell == QString::fromStdString(value)
                          : value.is_boolean() ? cell == (value.get<bool>() ? "1" : "0")
                                               : std::abs(cell.toDouble() - value.get<double>()) < 1e-6;
        if (!same) qFatal("%s: %s isn't the same", qPrintable(chart), columns[column].data());
      }
    return rows;
  }
  /// That a chart's rows have these values in these columns.
  void exports(const QString& chart, const std::vector<std::string>& columns, const json& values) {
    json found = json::array();
    for (const json& row : exported(chart)) {
      json line = json::array();
      for (const std::string& column : columns) line.push_back(row.at(column));
      found.push_back(line);
    }
    QVERIFY2(found == values,
             qPrintable(QString("%1: %2 isn't %3").arg(chart, found.dump().c_str(), values.dump().c_str())));
  }

  /// Plays the Sudokids of a day, on that day.
  void playDaily(QDate date) {
    Today::here().setClock([date] { return date; });
    app->ask("App.home()");
    app->choose("Today");
    QTRY_VERIFY(app->shows("Sudokids, not played yet"));
    app->choose("Sudokids, not played yet");
    QCOMPARE(app->page(), "table");
    playToTheEnd(1, false);
  }
  /// Plays a match to its end, laying each tile somewhere; in the first, one move is taken back.
  void play(int seats, int seed) {
    app->ask("App.home()");
    app->ask(
        QString("App.begin('sudokids', { people: App.everybody.slice(0, %1).map(one => one.id), first: 0, handOver: 2, "
                "options: { start: 'empty' } }, %2, {})")
            .arg(seats)
            .arg(seed));
    playToTheEnd(seed, seed == 1);
  }
  void playToTheEnd(int seed, bool undo) {
    Rng luck(static_cast<std::uint64_t>(seed));
    MatchController& match = *app->match;
    while (!match.over()) {
      match.openCurtain();
      match.showHand();
      std::vector<Cell> free;
      for (const SceneCell& cell : match.cells()->all())
        if (cell.marks.has(Mark::legal)) free.push_back(cell.at);
      const Cell cell = free.at(luck.below(static_cast<std::uint32_t>(free.size())));
      now += 500 + luck.below(4000);
      match.drop(0, cell.column, cell.row);
      done([&] { match.press(Kind::Confirm); });
      if (std::exchange(undo, false)) done([&] { match.undo(); });
    }
  }
  /// Does something to the match and waits until it is on the disk.
  void done(const std::function<void()>& what) {
    QSignalSpy changed(app->match, &MatchController::changed);
    what();
    if (!changed.wait(60'000)) qFatal("nothing happens");
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
    // All that was played, whatever it took; the rest is of what was done unaided.
    shows(QString("%1 played").arg(kind["played"].get<int>() + kind.value("helped", 0)));
    shows(QString("%1 best").arg(kind["best"].get<int>()));
    shows(QString("%1 average").arg(std::floor(kind["average"].get<double>() + 0.5)));
  }
  void shows(const QString& name) {
    QTRY_VERIFY2(app->shows(name), qPrintable(name + " isn't among: " + app->names().join(" | ")));
  }
  static QString inTime(const json& ms) {
    const auto seconds = static_cast<int>(std::floor(ms.get<double>() / 1000 + 0.5));
    return QString("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QChar('0'));
  }

  std::unique_ptr<Screen> app;
  qint64 now = 0;
  json counted;
  QByteArray matchesSaved;
};

QTEST_MAIN(StatisticsTest)
#include "statistics_test.moc"
