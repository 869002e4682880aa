
#include "bridge/archive.h"
#include "bridge/match_controller.h"
#include "bridge/player_statistics.h"
#include "bridge/preferences.h"
#include "match/any_match.h"
#include "support/idle.h"
#include "support/seated.h"

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
    QVERIFY(changed.wait(60'000));
  }

  /// Plays a match of one or two to its end. `undo`: takes its first move back once.
  void play(const QVariantList& people, double seed, bool undo = false) {
    const QStringList names = people.size() == 1 ? QStringList{"Ada"} : QStringList{"Ada", "Ben"};
    MatchController match;
    match.setHandOver(MatchController::HandOver::SideBySide);
    QVERIFY(match.dealKept("sudoku_tiles", people, names, {{"board", "kids"}}, seed, 0) && seated(match));
    const int id = match.kept();
    while (!match.over()) {
      match.openCurtain();
      match.showHand();
      const auto& cells = match.cells()->all();
      const auto legal =
          std::find_if(cells.begin(), cells.end(), [](const SceneCell& cell) { return cell.marks.has(Mark::legal); });
      QVERIFY(legal != cells.end());
      match.drop(0, legal->at.column, legal->at.row);
      match.press(Kind::Confirm);
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

  /// What a page of somebody shows, once it knows.
  static std::unique_ptr<PlayerStatistics> pageOf(int person) {
    auto page = std::make_unique<PlayerStatistics>();
    page->setPerson(person);
    if (!comesTrue([&] { return page->known(); })) qFatal("the page stays empty");
    return page;
  }
  /// Has something written into a file, and reads it.
  static QByteArray saved(PlayerStatistics& page, const std::function<void()>& save) {
    QSignalSpy done(&page, &PlayerStatistics::saved);
    save();
    if (!done.wait(60'000)) qFatal("nothing is written");
    QFile file(done[0][0].toString());
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }

private slots:
  void initTestCase() {
    qputenv("HOME", folder.path().toLocal8Bit()); // where documents go
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
    const auto shown = pageOf(ada);
    const PlayerStatistics& page = *shown;
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
    QCOMPARE(page.highest()[0].toMap()["score"].toInt(), best);
    QCOMPARE(page.highest().size(), 6);
    const QVariantList tallies = page.tallies();
    QCOMPARE(tallies.size(), static_cast<qsizetype>(times.size()));
    for (const QVariant& tally : tallies)
      QCOMPARE(tally.toMap()["times"].toInt(), times[tally.toMap()["score"].toInt()]);
  }

  void what_is_exported_is_what_is_shown_data() {
    QTest::addColumn<PlayerStatistics::Chart>("chart");
    QTest::addColumn<QByteArray>("property");
    QTest::addColumn<QString>("columns");
    QTest::newRow("results") << PlayerStatistics::Results << QByteArray("points")
                             << "finished,score,won,ms,apart,mean,meanMs";
    QTest::newRow("spread") << PlayerStatistics::Spread << QByteArray("tallies") << "score,times";
    QTest::newRow("duels") << PlayerStatistics::Duels << QByteArray("duels") << "name,avatar,played,ahead,behind";
    QTest::newRow("ladder") << PlayerStatistics::Ladder << QByteArray("ladder") << "name,avatar,mine,rating,played";
  }
  void what_is_exported_is_what_is_shown() {
    QFETCH(PlayerStatistics::Chart, chart);
    QFETCH(QByteArray, property);
    QFETCH(QString, columns);
    const auto page = pageOf(ada);
    const QVariantList shown = page->property(property).toList();
    QVERIFY(!shown.isEmpty());
    const QByteArray csv = saved(*page, [&] { page->save(chart, PlayerStatistics::Csv, "test"); });
    const QStringList lines = QString::fromUtf8(csv).trimmed().split('\n');
    QCOMPARE(lines[0], columns);
    QCOMPARE(lines.size(), shown.size() + 1);
    const QByteArray text = saved(*page, [&] { page->save(chart, PlayerStatistics::Json, "test"); });
    const QJsonObject data = QJsonDocument::fromJson(text).object();
    QCOMPARE(data["game"].toString(), QString("sudoku_tiles"));
    const QJsonArray rows = data["rows"].toArray();
    QCOMPARE(rows.size(), shown.size());
    const QStringList names = columns.split(',');
    for (qsizetype i = 0; i < shown.size(); ++i) {
      const QStringList cells = lines[i + 1].split(',');
      for (qsizetype column = 0; column < names.size(); ++column) {
        const QVariant value = shown[i].toMap()[names[column]];
        const QJsonValue told = rows[i].toObject()[names[column]];
        if (names[column] == "finished") {
          QCOMPARE(cells[column], value.toDateTime().toString(Qt::ISODate));
          QCOMPARE(told.toString(), cells[column]);
        } else {
          QCOMPARE(told.toVariant().toString(), value.toString());
          QCOMPARE(cells[column],
                   value.typeId() == QMetaType::Bool ? QString::number(value.toInt()) : value.toString());
        }
      }
    }
  }

  void a_name_with_commas_and_quotes_stays_one_cell() {
    Preferences preferences;
    const int odd = preferences.addPerson("Max, \"the 2nd\"", "whale");
    play({odd, ben}, 9);
    matches.pop_back();
    const auto page = pageOf(ben);
    const QByteArray csv = saved(*page, [&] { page->save(PlayerStatistics::Duels, PlayerStatistics::Csv, "test"); });
    QVERIFY2(csv.contains("\n\"Max, \"\"the 2nd\"\"\",whale,1,"), csv);
  }

  void another_kind_and_another_person_have_their_own() {
    const auto page = pageOf(ada);
    page->setKind(1);
    QTRY_COMPARE(page->kind(), 1);
    QCOMPARE(page->totals()["played"].toInt(), 1);
    page->setPerson(ben);
    QTRY_COMPARE(page->kinds().size(), 1);
    page->setPerson(4711);
    QTRY_VERIFY(page->kinds().isEmpty());
    QVERIFY(page->totals().isEmpty() && page->points().isEmpty() && page->highest().isEmpty());
  }
};

QTEST_GUILESS_MAIN(PlayerStatisticsTest)
#include "player_statistics_test.moc"
