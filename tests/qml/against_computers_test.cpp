#include "bridge/today.h"
#include "challenge/code.h"
#include "challenge/daily.h"
#include "qml/player.h"

using namespace ninefold;
using nlohmann::json;

namespace {

/// One person with a finger, on a day in November.
class Alone : public Player {
public:
  using Screen::choose;
  explicit Alone(QSize size = {412, 915}) : Player(With::taps, size) {
    match->opponents()->setHaste(200);
    ask("App.choose(App.newPerson())");
  }

  /// Plays until the match is over, or so many turns of the person: what brings points, else anything.
  bool playOn(int turns) {
    for (; turns > 0; --turns) {
      if (!comesTrue([&] { return match->over() || match->turn() == 0; })) return false;
      if (match->over()) return true;
      const auto here = openMatch(json::parse(match->record().toStdString()), Deals::any);
      std::vector<json> own;
      for (const json move : (*here)->legal(seatAt(0)))
        if (!move.contains("challenge") && !move.contains("discard")) own.push_back(move);
      if (own.empty()) own = {json((*here)->legal(seatAt(0)).front())};
      const std::size_t done = record()["moves"].size();
      play(own[luck.below(static_cast<std::uint32_t>(own.size()))]);
      if (!comesTrue([&] { return record()["moves"].size() > done; })) return false;
      settle();
    }
    return comesTrue([&] { return match->over() || match->turn() == 0; });
  }
  json record() const { return json::parse(match->record().toStdString()); }
  QString told() const { return names().join(" | "); }

private:
  Rng luck{11};
};

constexpr int tokei = 34; // a Master

} // namespace

/// One person and computers: at a table in two taps, and every day with the same ones as everybody.
class AgainstComputersTest : public QObject {
  Q_OBJECT

private slots:
  void initTestCase() {
    Today::here().setClock([] { return QDate(2026, 11, 18); });
  }
  void init() { app = std::make_unique<Alone>(); }
  void cleanup() { app.reset(); }

  void a_table_of_computers_is_two_taps_away_data() {
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::addColumn<int>("computers");
    for (const char* first : {"O’kudos,", "Play alone"}) {
      QTest::addRow("one, by %s", first) << QString(first) << "O’kudos: Against one computer" << 1;
      QTest::addRow("two, by %s", first) << QString(first) << "O’kudos: Against 2 computers" << 2;
      QTest::addRow("three, by %s", first) << QString(first) << "O’kudos: Against 3 computers" << 3;
    }
  }
  void a_table_of_computers_is_two_taps_away() {
    QFETCH(QString, first);
    QFETCH(QString, second);
    QFETCH(int, computers);
    app->choose(first);
    app->choose(second);
    QTRY_COMPARE(app->page(), "table");
    QCOMPARE(app->match->game(), "okudos");
    QCOMPARE(app->match->seatCount(), computers + 1);
    QCOMPARE(app->match->opponents()->numberAt(0), 0);
    QStringList sit;
    for (int seat = 1; seat <= computers; ++seat) {
      QCOMPARE(app->match->opponents()->numberAt(seat) % 10, 2); // Casual
      sit << app->match->nameOf(seat);
    }
    QCOMPARE(sit.removeDuplicates(), 0);
    QCOMPARE(app->match->curtainFor(), -1); // there is nobody to hide anything from
    QVERIFY(app->playOn(2));
  }

  void every_game_that_computers_play_is_offered() {
    app->choose("Play alone");
    for (const char* title : {"Kakuro Cards", "Kakuro Call", "Sudoku Pens", "O’kudos", "SuDoku Tiles", "Sudokids"})
      QVERIFY2(app->shows(QString("%1: Against one computer").arg(title)), qPrintable(app->told()));
  }

  void the_day_s_match_is_the_same_for_everybody_and_waits_where_it_was_left() {
    app->choose("Today");
    const QString fresh = "O’kudos, not played yet";
    QTRY_VERIFY2(app->shows(fresh), qPrintable(app->told()));
    QVERIFY2(app->shows("Against Tokei, who misses nothing"), qPrintable(app->told()));
    app->choose(fresh);
    QCOMPARE(app->page(), "table");
    QVERIFY(!app->shows("Dealt from a code")); // nobody else sits there
    QCOMPARE(app->match->opponents()->numberAt(1), tokei);
    QVERIFY(app->playOn(5));
    const json left = app->record();
    app->back();
    app->choose("Leave the table");
    app->choose("Today");
    QTRY_VERIFY2(app->shows("O’kudos, begun"), qPrintable(app->told()));
    app->choose("O’kudos, begun");
    QCOMPARE(app->match->opponents()->numberAt(1), tokei);
    QCOMPARE(app->record()["seed"], left["seed"]);
    const json gone = app->record()["moves"];
    QVERIFY(gone.size() >= left["moves"].size());
    for (std::size_t i = 0; i < left["moves"].size(); ++i) QCOMPARE(gone[i], left["moves"][i]);

    QVERIFY(app->playOn(60));
    QVERIFY(app->match->over());
    const auto standing = (*openMatch(app->record(), Deals::any))->standing();
    const QString difference =
        app->ask(QString("App.inDifference(%1)").arg(standing.scores[0] - standing.scores[1])).toString();
    app->goToTheResult();
    QCOMPARE(app->page(), "result");
    QTRY_VERIFY2(app->shows(difference), qPrintable(app->told()));
    QTRY_VERIFY2(app->shows("Next: "), qPrintable(app->told()));
    app->ask("App.home()");
    QTRY_VERIFY2(app->shows("Today, 1 of 6 done"), qPrintable(app->told()));
    app->choose("Today");
    QTRY_VERIFY2(app->shows("O’kudos, " + difference), qPrintable(app->told()));
    app->choose("O’kudos, " + difference);
    QCOMPARE(app->page(), "result");
    QVERIFY2(app->shows("Tokei"), qPrintable(app->told()));

    app->choose("Is it fair?");
    QCOMPARE(app->page(), "fair");
    QTRY_VERIFY2(app->shows("Fox, "), qPrintable(app->told()));
    QVERIFY2(app->shows("Misses nothing, "), qPrintable(app->told()));
    QVERIFY2(Screen::nameOf(app->item("Misses nothing, ")).endsWith("1 match, too few to tell"),
             qPrintable(app->told()));
    app->ask("App.home()");
    app->choose("Statistics");
    const bool ahead = standing.scores[0] > standing.scores[1], even = standing.scores[0] == standing.scores[1];
    const QString won = QString("Misses nothing: %1 won").arg(even ? "½" : ahead ? "1" : "0");
    QTRY_VERIFY2(app->shows(won), qPrintable(app->told()));
    app->choose("Is it fair?");
    QCOMPARE(app->page(), "fair");
  }

  void whether_it_is_fair_can_be_looked_up_before_a_computer_sits_down() {
    app->choose("O’kudos,");
    app->choose("Somebody else");
    app->choose("kind2");
    app->choose("Is it fair?");
    QCOMPARE(app->page(), "fair");
    QTRY_VERIFY2(app->shows("Nothing was drawn yet"), qPrintable(app->told()));
    app->choose("Kakuro Call");
    QTRY_VERIFY(app->shows("Nothing was drawn yet"));
    app->back();
    QCOMPARE(app->page(), "setup");
  }

  void who_takes_up_its_code_meets_the_same_master() {
    app->choose("Today");
    const QString fresh = "O’kudos, not played yet";
    QTRY_VERIFY(app->shows(fresh));
    app->choose(fresh);
    const json daily = app->record();
    const QString code = QString::fromStdString(
        challenge::codeOf(challenge::dailyOf(20261118, *challenge::dailyKindNamed("okudos")).invitation));
    app->back();
    app->choose("Leave the table");
    app->choose("Sudokids,"); // wherever codes are entered
    app->type("Challenge code", code);
    app->choose("Take it up");
    QVERIFY2(app->shows("A challenge") && app->shows("Seat 2: Tokei"), qPrintable(app->told()));
    QVERIFY(!app->shows("Move Tokei"));
    app->choose("Seat 2: Tokei"); // its level is part of the challenge
    QVERIFY(app->shows("Seat 2: Tokei: Misses nothing"));
    app->choose("Deal");
    QTRY_COMPARE(app->page(), "table");
    QVERIFY(!app->shows("Dealt from a code"));
    QCOMPARE(app->match->opponents()->numberAt(1), tokei);
    QCOMPARE(app->record()["seed"], daily["seed"]);
    QCOMPARE(app->record()["first"], daily["first"]);
  }

private:
  std::unique_ptr<Alone> app;
};

QTEST_MAIN(AgainstComputersTest)
#include "against_computers_test.moc"
