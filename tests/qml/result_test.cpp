#include "ai/computer.h"
#include "ai/table.h"
#include "bridge/figures.h"
#include "bridge/match_account.h"
#include "bridge/session.h"
#include "match/account_text.h"
#include "match/record.h"
#include "qml/screen.h"
#include "store/replay.h"

#include <QSemaphore>

using namespace ninefold;
using ai::Level;
using nlohmann::json;

namespace {

/// A whole match of a beginner, at the first seat, and of others who miss nothing.
template<Playable G> QString played(int seats, std::uint64_t seed) {
  const json start = freshRecord(G::id, seats, static_cast<std::int64_t>(seed));
  auto record = readRecord<G>(Node(start), Deals::any);
  std::vector<ai::Sitter> sitters(static_cast<std::size_t>(seats), {Level::master, 2});
  sitters[0] = {Level::beginner, 1};
  ai::ComputerTable<G> table(record.table, record.deal, sitters);
  while (auto input = table.next()) {
    if (!table.play(*input)) break;
    record.inputs.push_back(*std::move(input));
  }
  return QString::fromStdString(write(record).dump());
}

/// Other threads are busy with something else as long as it lives.
class BusyThreads {
public:
  BusyThreads() {
    for (int i = 0; i < Thinker::pool().maxThreadCount(); ++i)
      Thinker::pool().start([held = held] { held->acquire(); });
  }
  ~BusyThreads() { held->release(Thinker::pool().maxThreadCount()); }
  BusyThreads(const BusyThreads&) = delete;
  BusyThreads& operator=(const BusyThreads&) = delete;

private:
  std::shared_ptr<QSemaphore> held = std::make_shared<QSemaphore>();
};

} // namespace

/// What a match was decided by, and trying it again from there.
class ResultTest : public QObject {
  Q_OBJECT

private slots:
  void init() {
    app = std::make_unique<Screen>();
    app->ask("App.choose(App.newPerson())");
    app->ask("App.newPerson()");
    session = app->ask("App").value<Session*>();
  }
  void cleanup() { app.reset(); }

  void the_parts_of_the_margin_are_told_and_add_up() {
    show("kakuro_cards", played<kakuro_cards::Game>(2, 3), {person(0), computer(Level::master)});
    QTRY_VERIFY(app->shows("Three turns decided it"));
    const auto* account = app->part<MatchAccount>();
    int sum = account->others();
    for (const DecisiveTurn& turn : account->turns()) sum += turn.points;
    QCOMPARE(sum, account->margin());
    QCOMPARE(account->skill() + account->luck(), account->margin());
    shows("Together: " + MatchAccount::inFigures(account->margin()));
    const int margin = account->margin();
    shows((margin > 0 ? QString("By %1") : QString("Fox is %1 points behind")).arg(std::abs(margin)) +
          QString(": skill %1, luck %2")
              .arg(MatchAccount::inFigures(account->skill()), MatchAccount::inFigures(account->luck())));
    shows("Fox’s chance to win: ");
    QVERIFY(Screen::nameOf(app->item("Fox’s chance to win: ")).endsWith(margin > 0 ? ", 100%" : ", 0%"));
    for (int i = 0; i < 3; ++i) shows(QString("%1: ").arg(i + 1));
  }

  void the_course_is_there_at_once_and_the_rest_as_soon_as_it_is_known() {
    {
      const BusyThreads others;
      show("kakuro_cards", played<kakuro_cards::Game>(2, 3), {person(0), computer(Level::master)});
      app->settle();
      shows("How it came about");
      shows("What decided it");
      QCOMPARE(awaited(), 3);
      QVERIFY(!app->shows("Together"));
    }
    QTRY_VERIFY(app->shows("Together"));
    QCOMPARE(awaited(), 0);
  }

  void what_isnt_looked_at_any_more_isnt_worked_out() {
    const BusyThreads others;
    show("kakuro_cards", played<kakuro_cards::Game>(2, 3), {person(0), computer(Level::master)});
    app->settle();
    QVERIFY(app->part<MatchAccount>()->working());
    app->ask("App.home()");
    app->settle();
    QCOMPARE(app->page(), "home"); // and nobody hears of it: the threads are let go after this
  }

  void what_was_worked_out_is_kept_with_the_match() {
    const QString record = played<kakuro_cards::Game>(2, 3);
    const auto id = keep(record);
    const auto told = [&] {
      return *Archive::here().have([&](store::Books& books) { return books.accounts.of(id, 0); });
    };
    QVERIFY(!told());
    show("kakuro_cards", record, {person(0), computer(Level::master)}, static_cast<int>(id));
    QTRY_VERIFY(app->shows("Together"));
    auto account = accountFrom(told().value_or(""));
    QVERIFY(account && account->margin == 1000 * app->part<MatchAccount>()->margin());
    // It isn't worked out again: what was kept is shown.
    account->margin += 7000;
    account->turns.back().luck += 7000;
    Archive::here().have([&](store::Books& books) { books.accounts.keep(id, 0, textOf(*account)); });
    app->ask("App.home()");
    show("kakuro_cards", record, {person(0), computer(Level::master)}, static_cast<int>(id));
    QTRY_VERIFY(app->shows("Together: " + MatchAccount::inFigures(account->margin / 1000)));
  }

  void a_row_is_opened_by_a_touch_on_it_on_its_number_or_on_the_band() {
    show("kakuro_cards", played<kakuro_cards::Game>(2, 3), {person(0), computer(Level::master)});
    QTRY_VERIFY(app->shows("Together"));
    QVERIFY(!app->shows("Try again from here"));
    touch("decisive1");
    shows("Try again from here");
    QVERIFY(app->item("decisive1")->property("open").toBool());
    app->tap(app->item("decisive1")->mapToScene(QPointF(60, 20)).toPoint()); // its middle can be pressed now
    QVERIFY(!app->shows("Try again from here"));
    // A touch below the number of the third turn.
    auto* band = app->item("Fox’s chance to win: ");
    const auto* account = app->part<MatchAccount>();
    const double moves = app->ask("JSON.parse(App.props.record).moves.length").toDouble();
    const double at = (account->turns()[2].input + 1) / moves * band->width();
    app->tap(band->mapToScene(QPointF(at, band->height() / 2)).toPoint());
    app->settle();
    QVERIFY(app->item("decisive2")->property("open").toBool());
    shows("Try again from here");
  }

  void trying_again_begins_before_that_turn_with_the_same_people_and_computers() {
    const QList<Seated> people{person(0), computer(Level::strong)};
    const QString record = played<kakuro_cards::Game>(2, 3);
    show("kakuro_cards", record, people);
    QTRY_VERIFY(app->shows("Together"));
    const DecisiveTurn turn = app->part<MatchAccount>()->turns()[1];
    touch("decisive1");
    touch("Try again from here");
    QTRY_COMPARE(app->page(), "table");
    QVERIFY(session->notice().text.contains(QString("from turn %1 on").arg(turn.turn)));
    const json was = json::parse(record.toStdString()), is = json::parse(app->match->record().toStdString());
    QVERIFY(is["moves"].size() >= static_cast<std::size_t>(turn.input)); // a computer may have gone on
    for (int i = 0; i < turn.input; ++i) {
      const auto at = static_cast<std::size_t>(i);
      QCOMPARE(is["moves"][at].dump(), was["moves"][at].dump());
    }
    QCOMPARE(is["seed"], was["seed"]);
    QCOMPARE(app->match->opponents()->numberAt(0), 0);
    QCOMPARE(app->match->opponents()->numberAt(1), people[1].computer);
    // It is a match of its own, counts apart, and waits as such.
    const auto id = static_cast<store::MatchId>(app->match->kept());
    const auto saved = Archive::here().have([&](store::Books& books) { return books.matches.load(id); });
    QVERIFY(saved && saved->undos > 0 && saved->done >= turn.input);
    app->ask("App.told()");
    app->ask("App.home()");
    QTRY_VERIFY(app->shows("Continue Kakuro Cards"));
    QTRY_VERIFY(Screen::nameOf(app->item("Continue Kakuro Cards, "))
                    .contains(QString("Tried again from turn %1").arg(turn.turn)));
    app->start({412, 915});
    QTRY_VERIFY(app->shows("Continue Kakuro Cards"));
    app->choose("Continue Kakuro Cards");
    QTRY_COMPARE(app->page(), "table");
    QCOMPARE(app->match->opponents()->numberAt(1), people[1].computer);
    app->ask("App.pause()");
    QTRY_VERIFY(app->shows("The same deal with the same players, from turn"));
  }

  void a_match_of_people_alone_can_be_tried_again() {
    const QList<Seated> people{person(0), person(1)};
    show("okudos", played<okudos::Game>(2, 5), people);
    QTRY_VERIFY(app->shows("Together"));
    const int input = app->part<MatchAccount>()->turns()[0].input;
    app->choose("decisive0");
    app->choose("Try again from here");
    QTRY_COMPARE(app->page(), "table");
    QVERIFY(!app->match->opponents()->any());
    QCOMPARE(json::parse(app->match->record().toStdString())["moves"].size(), static_cast<std::size_t>(input));
    QCOMPARE(session->people(), people);
  }

  void of_three_everybody_has_a_band() {
    show("kakuro_cards", played<kakuro_cards::Game>(3, 4), {person(0), computer(Level::casual), person(1)});
    QTRY_VERIFY(app->shows("Fox’s chance to win: "));
    const int mine = app->part<MatchAccount>()->margin();
    app->choose("Penguin’s chance to win");
    QTRY_VERIFY(app->shows("Penguin’s chance to win: "));
    QVERIFY(app->part<MatchAccount>()->margin() != mine);
    shows("points for Penguin");
  }

  void whoever_leaves_and_comes_back_finds_it_again() {
    show("kakuro_cards", played<kakuro_cards::Game>(2, 3), {person(0), computer(Level::master)});
    QTRY_VERIFY(app->shows("Together"));
    const auto turns = app->part<MatchAccount>()->turns();
    app->choose("Watch the whole match");
    QTRY_COMPARE(app->page(), "replay");
    app->back();
    QTRY_COMPARE(app->page(), "result");
    QTRY_VERIFY(app->shows("Together"));
    QCOMPARE(app->part<MatchAccount>()->turns(), turns);
  }

  void where_all_play_at_once_it_says_what_each_call_brought() {
    show("kakuro_call", played<kakuro_call::Game>(2, 5), {person(0), computer(Level::master)});
    QTRY_VERIFY(app->shows("Together"));
    shows("Where all play at once, nobody can tell skill from luck");
    QVERIFY(!app->shows("Fox’s chance to win"));
    for (const QString& name : app->names()) QVERIFY2(!name.contains("uck for"), qPrintable(name));
    app->choose("decisive0");
    shows("Try again from here");
  }

private:
  void show(const QString& entry, const QString& record, const QList<Seated>& people, int kept = 0) {
    session->go("result", {{"record", record},
                           {"entryId", entry},
                           {"people", QVariant::fromValue(people)},
                           {"code", ""},
                           {"kept", kept}});
    app->settle();
  }
  /// By a finger; where it has to be scrolled to, the keyboard's focus leads there.
  void touch(const QString& name) {
    QQuickItem* item = app->item(name);
    item->forceActiveFocus(Qt::TabFocusReason);
    app->settle();
    QVERIFY2(app->isInSight(item), qPrintable(name));
    app->tap(name);
  }
  int awaited() const {
    int count = 0;
    for (const QQuickItem* item : app->all()) count += item->objectName() == "awaited";
    return count;
  }
  /// A match of the first person and a computer, in the store.
  static store::MatchId keep(const QString& record) {
    const auto begun = store::playedFrom(json::parse(record.toStdString()));
    const auto kept = Archive::here().have([&](store::Books& books) {
      const auto id = books.matches.create(store::newMatch(*begun->match, {{store::ProfileId{1}}, {}}));
      for (std::size_t i = 0; i < begun->inputs.size(); ++i) {
        store::Append next{.match = id, .ply = static_cast<int>(i), .input = begun->inputs[i]};
        if (i + 1 == begun->inputs.size()) next.ended = begun->match->standing();
        books.matches.append(next);
      }
      return id;
    });
    return *kept;
  }
  Seated person(int i) const { return session->everybody()[i]; }
  static Seated computer(Level level) { return Seated::player(ai::numberOf({.figure = 1, .level = level})); }
  void shows(const QString& words) {
    QVERIFY2(app->shows(words), qPrintable(words + " in " + app->names().join(" | ")));
  }

  std::unique_ptr<Screen> app;
  Session* session = nullptr;
};

QTEST_MAIN(ResultTest)
#include "result_test.moc"
