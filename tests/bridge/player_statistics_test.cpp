#include "bridge/archive.h"
#include "bridge/match_controller.h"
#include "bridge/player_statistics.h"
#include "bridge/preferences.h"
#include "games/any_match.h"

#include <map>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace ninefold;

/// The statistics page against a plain count over the records of the matches.
class PlayerStatisticsTest : public QObject {
  Q_OBJECT

  QTemporaryDir folder;
  int ada = 0, ben = 0;
  std::vector<int> matches, undone; // in the order they were finished

  /// Goes on once what was done is on the disk.
  static void settle(MatchController& match) {
    QSignalSpy changed(&match, &MatchController::changed);
    QVERIFY(changed.wait(5000));
  }

  /// Plays a match of one or two to its end. `undo`: takes its first move back once.
  void play(const QVariantList& people, double seed, bool undo = false) {
    const QStringList names = people.size() == 1 ? QStringList{"Ada"} : QStringList{"Ada", "Ben"};
    MatchController match;
    match.setHandOver(MatchController::HandOver::SideBySide);
    QVERIFY(match.dealKept("sudoku_tiles", people, names, {{"board", "kids"}}, seed, 0));
    const int id = match.kept();
    while (!match.over()) {
      match.openCurtain();
      match.showHand();
      const auto& cells = match.cells()->all();
      const auto legal =
          std::find_if(cells.begin(), cells.end(), [](const SceneCell& cell) { return cell.marks.has(Mark::legal); });
      QVERIFY(legal != cells.end());
      match.drop(0, legal->at.column, legal->at.row);
      settle(match);
      if (std::exchange(undo, false)) {
        match.undo();
        settle(match);
        undone.push_back(id);
      }
    }
    matches.push_back(id);
  }

  static int scoreOf(int match, std::size_t seat = 0) {
    const auto record = nlohmann::json::parse(Archive::here().record(match).toStdString());
    return (*openMatch(record, Deals::any))->standing().scores[seat];
  }

private slots:
  void initTestCase() {
    Archive::keepIn(folder.path());
    Preferences preferences;
    ada = preferences.addPerson("Ada", "fox");
    ben = preferences.addPerson("Ben", "bear");
    for (double seed : {1, 2, 3, 4, 5, 6, 7}) play({ada}, seed, seed == 3);
    play({ada, ben}, 8);
    matches.pop_back(); // of another kind
  }
  void cleanupTestCase() { Archive::close(); }

  void the_page_shows_what_a_count_over_the_records_comes_to() {
    PlayerStatistics page;
    page.setPerson(ada);
    QCOMPARE(page.kinds().size(), 2);
    const QVariantMap kind = page.kinds()[0].toMap(); // the most played is first
    QCOMPARE(kind["seats"].toInt(), 1);
    QCOMPARE(kind["options"].toMap()["board"].toString(), QString("kids"));
    QCOMPARE(kind["played"].toInt(), 7);

    std::map<int, int> times;
    std::vector<int> recent;
    int best = 0, sum = 0, place = 0;
    const QVariantList points = page.points();
    QCOMPARE(points.size(), 7);
    for (int match : matches) {
      const QVariantMap point = points[place++].toMap();
      const int score = scoreOf(match);
      const bool apart = std::find(undone.begin(), undone.end(), match) != undone.end();
      QCOMPARE(point["score"].toInt(), score);
      QCOMPARE(point["apart"].toBool(), apart);
      if (apart) continue;
      recent.push_back(score);
      best = std::max(best, score);
      sum += score;
      ++times[score];
      const std::size_t from = recent.size() > 5 ? recent.size() - 5 : 0;
      double mean = 0;
      for (std::size_t i = from; i < recent.size(); ++i) mean += recent[i];
      QCOMPARE(point["mean"].toDouble(), mean / static_cast<double>(recent.size() - from));
    }
    QCOMPARE(page.totals()["played"].toInt(), 6);
    QCOMPARE(page.totals()["apart"].toInt(), 1);
    QCOMPARE(page.totals()["best"].toInt(), best);
    QCOMPARE(page.totals()["average"].toDouble(), sum / 6.0);
    QCOMPARE(page.table()[0].toMap()["score"].toInt(), best);
    QCOMPARE(page.table().size(), 6);
    const QVariantList tallies = page.tallies();
    QCOMPARE(tallies.size(), static_cast<qsizetype>(times.size()));
    for (const QVariant& tally : tallies)
      QCOMPARE(tally.toMap()["times"].toInt(), times[tally.toMap()["score"].toInt()]);
  }

  void what_is_exported_is_what_is_shown() {
    PlayerStatistics page;
    page.setPerson(ada);
    const QStringList lines = page.csv().trimmed().split('\n');
    QCOMPARE(lines[0], QString("finished,score,won,ms,apart"));
    const QVariantList points = page.points();
    QCOMPARE(lines.size(), points.size() + 1);
    const auto results = QJsonDocument::fromJson(page.json().toUtf8()).object()["results"].toArray();
    for (qsizetype i = 0; i < points.size(); ++i) {
      const QVariantMap point = points[i].toMap();
      QCOMPARE(lines[i + 1].section(',', 1, 1).toInt(), point["score"].toInt());
      QCOMPARE(lines[i + 1].section(',', 4, 4), QString(point["apart"].toBool() ? "1" : "0"));
      QCOMPARE(results[i].toObject()["score"].toInt(), point["score"].toInt());
    }
  }

  void another_kind_and_another_person_have_their_own() {
    PlayerStatistics page;
    page.setPerson(ada);
    page.setKind(1);
    QCOMPARE(page.totals()["played"].toInt(), 1);
    page.setPerson(ben);
    QCOMPARE(page.kinds().size(), 1);
    page.setPerson(4711);
    QVERIFY(page.kinds().isEmpty() && page.totals().isEmpty() && page.points().isEmpty() && page.table().isEmpty());
    QCOMPARE(page.csv(), QString("finished,score,won,ms,apart\n"));
  }
};

QTEST_GUILESS_MAIN(PlayerStatisticsTest)
#include "player_statistics_test.moc"
