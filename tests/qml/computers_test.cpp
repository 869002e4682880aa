#include "ai/computer.h"
#include "qml/player.h"
#include "support/rounds.h"

using namespace ninefold;
using nlohmann::json;

namespace {

constexpr std::array entries{"kakuro_cards", "kakuro_call", "sudoku_pens", "okudos", "sudoku_tiles", "sudokids"};
constexpr int levels = 4;
/// For which the person leaves the others alone, where all play at once: these are 200 times as fast as people.
constexpr std::chrono::milliseconds othersTime(1500);

ai::Computer computer(int figure, int level) {
  return {figure, static_cast<ai::Level>(static_cast<int>(ai::Level::beginner) + level)};
}
QString seatOf(const ai::Computer& sitter) { return QString("Figures.seatOf(%1)").arg(ai::numberOf(sitter)); }

/// People and computers at a table, the people with a finger.
class MixedTable : public Player {
public:
  MixedTable(const QString& entry, const QStringList& seats, int handOver, QSize size = {412, 915})
      : Player(With::taps, size) {
    match->opponents()->setHaste(200);
    match->sand()->setClock([this] { return now; });
    ask(QString("App.begin('%1', { people: [%2], first: 1, handOver: %3, options: {} }, 7, {})")
            .arg(entry, seats.join(", "))
            .arg(handOver));
    settle();
  }

  bool isPersons(int seat) const { return seat >= 0 && match->opponents()->numberAt(seat) == 0; }

  /// Plays until the match is over: what people do goes by the screen, and a wrong or missing answer fails.
  bool playOut() {
    for (int moves = 0; moves < 400 && !match->over(); ++moves) {
      const auto length = moved().size();
      // Where nobody has the turn, all play at once.
      if (!comesTrue([&] { return match->over() || match->turn() < 0 || isPersons(match->turn()); })) return false;
      settle(); // what happened; until it is kept it isn't on the screen
      if (match->over()) break;
      if (match->turn() >= 0)
        play(chosen(*asItIs(), match->turn()));
      else if (luck.below(2) == 0 || !comesTrue([&] { return moved().size() > length; }, othersTime))
        joinIn();
    }
    return match->over();
  }
  json moved() const { return json::parse(match->record().toStdString())["moves"]; }

private:
  std::unique_ptr<AnyMatch> asItIs() const {
    return *openMatch(json::parse(match->record().toStdString()), Deals::any);
  }

  /// Where all play at once the person calls a row, says that there is none, or lets the sand run.
  void joinIn() {
    settle();
    if (match->over() || match->caller() >= 0) return;
    if (match->sandRuns()) return play({{"timeout", true}});
    const QString buzzer = match->nameOf(0) + ": call";
    if (!callsOf(*asItIs()).empty() && shows(buzzer)) {
      tap(buzzer);
      if (match->caller() != 0) return;      // somebody else was quicker
      const auto calls = callsOf(*asItIs()); // or was so just before
      return play(calls.empty() ? json{{"seat", 0}, {"row", json::array()}} : calls.front());
    }
    for (const json move : asItIs()->legal(seatAt(0)))
      if (move.contains("impossible")) return play(move);
  }
  static std::vector<json> callsOf(const AnyMatch& here) {
    std::vector<json> calls;
    for (json move : here.legal(seatAt(0)))
      if (move.contains("row") && !move["row"].empty() && move.value("use", json::array()).empty())
        calls.push_back(std::move(move));
    return calls;
  }

  /// What brings most of a few things that the person could do.
  json chosen(AnyMatch& here, int seat) {
    std::vector<json> all, laying;
    for (json move : here.legal(seatAt(seat))) {
      if (move.contains("challenge")) continue;
      if (!move.contains("pass") && !move.contains("discard") && !move.contains("cannot")) laying.push_back(move);
      all.push_back(std::move(move));
    }
    const std::vector<json>& from = laying.empty() ? all : laying;
    json best = from.front();
    int most = -1000;
    for (int tries = 0; tries < 12; ++tries) {
      const json& move = from[luck.below(static_cast<std::uint32_t>(from.size()))];
      const auto score = [&] { return here.standing().scores[static_cast<std::size_t>(seat)]; };
      const int before = score();
      if (!here.play(move)) continue;
      const int gain = score() - before;
      here.takeBack();
      if (gain > most) {
        most = gain;
        best = move;
      }
    }
    return best;
  }

  Rng luck{5};
};

const QString somebody = "App.newPerson()";

} // namespace

/// Whole matches of people with a finger against computer players, in the window.
class ComputersTest : public QObject {
  Q_OBJECT

private slots:
  void a_whole_match_against_each_level_is_played_by_touch_data() {
    QTest::addColumn<QString>("entry");
    QTest::addColumn<int>("level");
    const int matches = std::min(levels, rounds("NINEFOLD_COMPUTERS", 1)); // of each game; one level for each of them
    for (std::size_t i = 0; i < entries.size(); ++i)
      for (int more = 0; more < matches; ++more) {
        const int level = (static_cast<int>(i) + more) % levels;
        QTest::addRow("%s against level %d", entries[i], level + 1) << QString(entries[i]) << level;
      }
  }
  void a_whole_match_against_each_level_is_played_by_touch() {
    QFETCH(QString, entry);
    QFETCH(int, level);
    MixedTable table(entry, {somebody, seatOf(computer(level, level))}, 0);
    QVERIFY2(table.playOut(), qPrintable("stuck at " + table.page() + ": " + table.names().join(" | ")));
    const auto record = json::parse(table.match->record().toStdString());
    const auto& moves = record["moves"];
    QVERIFY(std::ranges::any_of(moves, [](const json& move) { return move.value("seat", -1) == 1; }));
    QVERIFY(bool(openMatch(record, Deals::any)));
    table.goToTheResult();
    QCOMPARE(table.page(), "result");
  }

  void the_curtain_falls_only_between_people_data() {
    QTest::addColumn<int>("handOver");
    QTest::addColumn<QSize>("size");
    QTest::addRow("passed on") << 0 << QSize(412, 915);
    QTest::addRow("in the middle") << 1 << QSize(1280, 800);
    QTest::addRow("side by side") << 2 << QSize(768, 1024);
  }
  void the_curtain_falls_only_between_people() {
    QFETCH(int, handOver);
    QFETCH(QSize, size);
    MixedTable table("kakuro_cards", {somebody, seatOf(computer(0, 1)), somebody, seatOf(computer(1, 2))}, handOver,
                     size);
    const bool passed = handOver == 0;
    int inFront = -1, before = -1;
    std::vector<int> falls, faults;
    const auto look = [&] {
      const int waited = table.match->curtainFor();
      if (waited >= 0 && waited != before) falls.push_back(waited);
      // Nobody's hand is in the window but that of who sits in front, and that is no computer.
      if (waited >= 0 && (!table.isPersons(waited) || waited == inFront)) faults.push_back(waited);
      if (table.match->hand()->rowCount() > 0 && !table.isPersons(table.match->viewer())) faults.push_back(100);
      if (waited >= 0 && table.match->hand()->rowCount() > 0) faults.push_back(200);
      if (table.match->viewer() >= 0) inFront = table.match->viewer();
      before = waited;
    };
    look();
    connect(table.match, &MatchController::changed, this, look);
    QVERIFY2(table.playOut(), qPrintable("stuck at " + table.page() + ": " + table.names().join(" | ")));
    QVERIFY2(faults.empty(), faults.empty() ? "" : qPrintable(QString::number(faults.front())));
    QCOMPARE(falls.size() > 20, passed);
    if (!passed) QCOMPARE(falls.size(), std::size_t{0});
    for (std::size_t i = 1; i < falls.size(); ++i) QCOMPARE(falls[i], 2 - falls[i - 1]); // by turns
  }

  void what_a_computer_did_is_read_out_and_why_is_told_in_two_lines_data() {
    QTest::addColumn<QString>("entry");
    QTest::addColumn<QString>("language");
    for (const char* entry : {"kakuro_cards", "sudoku_pens", "okudos", "sudoku_tiles"})
      for (const char* language : {"en", "de", "it"})
        QTest::addRow("%s, %s", entry, language) << QString(entry) << QString(language);
  }
  void what_a_computer_did_is_read_out_and_why_is_told_in_two_lines() {
    QFETCH(QString, entry);
    QFETCH(QString, language);
    MixedTable table(entry, {somebody, seatOf(computer(0, 3)), seatOf(computer(1, 2)), seatOf(computer(2, 1))}, 0,
                     {320, 568});
    table.ask("Preferences.textPercent = 200");
    table.ask("Preferences.language = '" + language + "'");
    Opponents& others = *table.match->opponents();
    others.setPace(Opponents::Pace::StepByStep);
    for (int seat = 1; seat <= 3; ++seat) {
      QVERIFY(comesTrue([&] { return others.shown() == seat; }));
      table.settle();
      QQuickItem* strip = table.item("opponents");
      auto* read = QAccessible::queryAccessibleInterface(strip);
      QCOMPARE(read->role(), QAccessible::AlertMessage);
      QVERIFY2(Screen::nameOf(strip).startsWith(table.match->nameOf(seat)), qPrintable(Screen::nameOf(strip)));
      table.tap("why");
      QQuickItem* words = table.item("whyWords");
      QVERIFY(!words->property("text").toString().isEmpty());
      QCOMPARE(Screen::nameOf(words), words->property("text").toString()); // for who doesn't see it
      QVERIFY2(words->property("lineCount").toInt() <= 2, qPrintable(words->property("text").toString()));
      QVERIFY(!words->property("truncated").toBool());
      others.goOn();
    }
    table.ask("Preferences.language = 'en'");
  }

  void a_coach_is_asked_by_touch_and_hides_no_card_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("percent");
    QTest::addRow("phone") << QSize(412, 915) << 100;
    QTest::addRow("small phone, large words") << QSize(320, 568) << 200;
    QTest::addRow("phone on its side") << QSize(915, 412) << 100;
    QTest::addRow("tablet") << QSize(1280, 800) << 100;
    QTest::addRow("upright tablet") << QSize(768, 1024) << 150;
  }
  void a_coach_is_asked_by_touch_and_hides_no_card() {
    QFETCH(QSize, size);
    QFETCH(int, percent);
    MixedTable table("kakuro_cards", {somebody, somebody}, 0, size);
    table.ask(QString("Preferences.textPercent = %1").arg(percent));
    table.match->openCurtain();
    table.match->showHand();
    table.settle();
    table.tap("coachButton");
    for (int step = 1; step <= 4; ++step) {
      QVERIFY(comesTrue([&] { return table.shows("coachNext"); }));
      table.tap("coachNext");
      letThoughtsArrive();
      table.settle();
    }
    QVERIFY(!table.shows("coachNext"));
    const QQuickItem* strip = table.item("coach");
    const QRectF told = strip->mapRectToScene(strip->boundingRect());
    QVERIFY(QRectF(QPointF(), size).contains(told));
    int cards = 0;
    for (const QQuickItem* item : table.all())
      if (item->property("picked").isValid() && item->property("played").isValid()) {
        QVERIFY(!told.intersects(item->mapRectToScene(item->boundingRect())));
        ++cards;
      }
    QCOMPARE(cards, 2);
    QCOMPARE(table.match->hints(), 4);
    table.match->hideHand();
    table.settle();
    QVERIFY(!table.shows("coach"));
  }

  void a_match_with_a_computer_is_gone_on_with_where_it_was_left() {
    const ai::Computer sitter = computer(2, 1);
    MixedTable table("okudos", {somebody, seatOf(sitter)}, 0);
    QVERIFY(comesTrue([&] { return table.match->turn() == 0; }));
    table.back();
    table.Screen::choose("Leave the table");
    QVERIFY2(table.shows("Continue O’kudos"), qPrintable(table.names().join(" | ")));
    table.tap("Continue O’kudos");
    QCOMPARE(table.match->opponents()->numberAt(1), ai::numberOf(sitter));
    QVERIFY(table.match->nameOf(1) == "Soroban");
    QVERIFY(table.playOut());
  }
};

QTEST_MAIN(ComputersTest)
#include "computers_test.moc"
