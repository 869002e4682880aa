#include "bridge/figures.h"
#include "bridge/set_up.h"
#include "bridge/speech.h"
#include "challenge/code.h"
#include "challenge/daily.h"

#include <QtTest>

namespace {

QString names(const QList<Seated>& seats) {
  QStringList all;
  for (const Seated& one : seats) all << one.name;
  return all.join(" ");
}

} // namespace

/// Going about in the app, setting up, dealing and ending, without any page. Nothing is kept.
class SessionTest : public QObject {
  Q_OBJECT

  std::unique_ptr<Preferences> preferences;
  std::unique_ptr<Session> app;

  void dealAlone(const QString& entry) { app->begin(entry, {{"people", QVariantList{app->newPerson()}}}, 7, {}); }
  std::unique_ptr<SetUp> setUp(const QString& entry, const QVariantMap& invitation = {}) {
    return std::make_unique<SetUp>(*app, *Catalogue::here().find(entry), invitation);
  }

private slots:
  void init() {
    Archive::close();
    Archive::keepIn({});
    Speech::begin("en");
    preferences = std::make_unique<Preferences>();
    app = std::make_unique<Session>(*preferences, nullptr);
  }
  void cleanup() {
    app.reset();
    preferences.reset();
  }
  void cleanupTestCase() { Archive::close(); }

  // Where one is
  void one_goes_from_page_to_page_and_back_home() {
    const int home = app->here().visit;
    app->go("settings");
    app->go("about");
    QCOMPARE(app->here().source.fileName(), "AboutPage.qml");
    QVERIFY(app->back());
    QCOMPARE(app->page(), "settings");
    app->swap("people", {});
    QCOMPARE(app->history().size(), 2);
    QVERIFY(app->back());
    QCOMPARE(app->here().visit, home);
    QVERIFY(!app->back());
    QVERIFY(app->here().source.isEmpty());
  }
  void every_page_has_its_file() {
    for (const char* page : {"setup", "pause", "result", "replay", "people", "rules", "rulesOf", "settings", "backup",
                             "about", "daily", "statistics", "scores", "alone"}) {
      app->go(page);
      QVERIFY2(QFile::exists(":" + app->here().source.path()), page);
    }
  }
  void a_table_is_paused_never_left() {
    dealAlone("kakuro_cards");
    QCOMPARE(app->page(), "table");
    QVERIFY(app->back());
    QCOMPARE(app->page(), "pause");
    QVERIFY(app->seated());
    app->back();
    QCOMPARE(app->page(), "table");
    app->home();
    QVERIFY(!app->seated());
  }
  void from_the_table_one_gets_back_to_where_it_was_chosen() {
    app->go("daily");
    app->go("setup", {{"entryId", "kakuro_cards"}});
    dealAlone("kakuro_cards");
    QCOMPARE(app->history().size(), 3);
    QCOMPARE(app->history()[1].page, "daily");
  }
  void a_match_that_is_over_leads_to_its_result_by_itself() {
    app->begin("sudoku_pens", {{"people", QVariantList{app->newPerson()}}, {"options", QVariantMap{{"limit", 600}}}}, 7,
               {});
    QCOMPARE(app->match()->limit()->seconds(), 600);
    app->match()->limit()->setLeft(1);
    QTRY_VERIFY(app->match()->over());
    QCOMPARE(app->page(), "table");
    QTRY_COMPARE(app->page(), "result");
    QCOMPARE(app->props()["entryId"].toString(), "sudoku_pens");
    QCOMPARE(app->props()["people"].value<QList<Seated>>(), app->people());
  }
  void shortcuts_lead_there() {
    app->go("settings");
    app->arrive("today");
    QCOMPARE(app->page(), "daily");
    QCOMPARE(app->history().size(), 2);
  }

  // Who is there
  void new_people_have_pictures_and_names_of_their_own() {
    for (int i = 0; i < 13; ++i) QVERIFY(app->newPerson() > 0);
    const auto all = app->everybody();
    QCOMPARE(all[0].name, "Fox");
    QCOMPARE(all[11].name, "Teapot");
    QCOMPARE(all[12].name, "Fox 2"); // the pictures begin anew
    QCOMPARE(all[12].avatar, "fox");
  }
  void whoever_was_chosen_plays_alone() {
    QCOMPARE(app->me(), 0);
    const int fox = app->newPerson(), penguin = app->newPerson();
    QCOMPARE(app->me(), fox);
    app->choose(penguin);
    QCOMPARE(app->mine().name, "Penguin");
    preferences->removePerson(penguin);
    QCOMPARE(app->me(), fox);
  }

  // Setting up
  void at_first_two_sit_down_whoever_they_are() {
    QCOMPARE(names(setUp("okudos")->seats()), "Blue Orange");
    app->newPerson();
    app->newPerson();
    const auto table = setUp("okudos");
    QCOMPARE(names(table->seats()), "Fox Penguin");
    QCOMPARE(table->first(), -1); // by lot, there
    QCOMPARE(setUp("sudoku_tiles")->first(), 0);
  }
  void whoever_was_to_begin_still_is_after_a_move() {
    const auto table = setUp("kakuro_call");
    for (int i = 0; i < 3; ++i) table->seat(app->newPerson(), i < 2 ? i : -1);
    table->setFirst(1);
    table->move(1, 2);
    QCOMPARE(names(table->seats()), "Fox Bear Penguin");
    QCOMPARE(table->first(), 2);
    table->move(0, 2);
    QCOMPARE(names(table->seats()), "Bear Penguin Fox");
    QCOMPARE(table->first(), 1);
    table->unseat(0);
    QCOMPARE(table->first(), 0);
    table->unseat(0);
    QCOMPARE(table->first(), 0);
  }
  void whoever_is_removed_leaves_the_table() {
    const int fox = app->newPerson();
    app->newPerson();
    const auto table = setUp("sudoku_tiles");
    table->setFirst(1);
    const QSignalSpy told(table.get(), &SetUp::changed);
    preferences->removePerson(fox);
    QVERIFY(!told.isEmpty());
    QCOMPARE(names(table->seats()), "Penguin");
    QCOMPARE(table->first(), 0);
  }
  void what_was_set_up_is_so_the_next_time() {
    app->newPerson();
    const auto table = setUp("sudoku_tiles");
    table->choose("scoring", "lines");
    table->setHandOver(MatchController::HandOver::SideBySide);
    table->setFirst(1);
    table->deal();
    QCOMPARE(app->page(), "table");
    QCOMPARE(names(app->people()), "Fox Orange");
    QCOMPARE(app->match()->first(), 1);
    QCOMPARE(preferences->setUp("sudoku_tiles")["people"].toList(), (QVariantList{app->everybody()[0].id, -1}));
    const auto again = setUp("sudoku_tiles");
    QCOMPARE(again->seats(), table->seats());
    QCOMPARE(again->chosen()["scoring"].toString(), "lines");
    QCOMPARE(again->handOver(), MatchController::HandOver::SideBySide);
    QCOMPARE(names(setUp("okudos")->seats()), "Fox Orange"); // the same people elsewhere
  }
  void guests_have_no_profile_and_no_two_are_one() {
    const auto table = setUp("kakuro_call");
    table->seatGuest();
    QCOMPARE(table->seats().size(), 3);
    for (const Seated& one : table->seats()) QCOMPARE(one.kind, Occupant::Guest);
    const TableSetUp remembered = TableSetUp::from(TableSetUp{table->seats()}.remembered());
    QCOMPARE(remembered.seats.size(), 3);
    QVERIFY(table->others().isEmpty());
  }
  void computers_sit_where_they_were_put() {
    const int casual = 12;
    app->newPerson();
    const auto table = setUp("okudos");
    table->seatComputer(casual, 1);
    QCOMPARE(table->seats()[1].kind, Occupant::Computer);
    table->deal();
    QCOMPARE(app->page(), "table");
    QCOMPARE(app->match()->opponents()->numberAt(0), 0);
    QCOMPARE(app->match()->opponents()->numberAt(1), casual);
    QCOMPARE(app->people()[1].name, Figures::name(casual));
    QCOMPARE(setUp("okudos")->seats(), table->seats());
  }
  void a_challenge_against_computers_settles_who_sits_where() {
    app->choose(app->newPerson());
    const auto daily = ninefold::challenge::dailyOf(20261118, *ninefold::challenge::dailyKindNamed("okudos"));
    QVERIFY(app->takeUp(QString::fromStdString(codeOf(daily.invitation))).isEmpty());
    const auto table = setUp("okudos", app->props()["invitation"].toMap());
    QVERIFY(table->settled() && table->complete());
    QCOMPARE(names(table->seats()), "Fox Tokei");
    table->move(1, 0);
    table->nextLevel(1);
    QCOMPARE(names(table->seats()), "Fox Tokei");
    QCOMPARE(Figures::level(table->seats()[1].computer), 4);
    table->deal();
    QTRY_COMPARE(app->page(), "table");
    QVERIFY(app->notices().isEmpty());
    QCOMPARE(app->match()->opponents()->numberAt(1), 34);
  }
  void whoever_sits_at_a_table_is_dealt_no_other() {
    app->playAgainst("okudos", 1, 1);
    const QString record = app->match()->record();
    app->playAgainst("okudos", 3, 1);
    QVERIFY(!app->rematch(record, "okudos", app->people()));
    QCOMPARE(app->match()->record(), record);
    QCOMPARE(app->people().size(), 2);
  }
  void against_computers_one_sits_down_at_once() {
    app->playAgainst("okudos", 3, 1);
    QCOMPARE(app->page(), "table");
    QCOMPARE(names(app->people()), "Fox Koma Fuku Soroban");
    for (int seat = 1; seat <= 3; ++seat) QCOMPARE(app->match()->opponents()->numberAt(seat) % 10, 1);
  }
  void a_challenge_settles_all_but_the_people() {
    const QString code = setUp("sudokids")->code();
    QVERIFY(!code.isEmpty());
    QCOMPARE(app->takeUp("what"), Challenge::read("what")["error"].toString());
    QCOMPARE(app->page(), "home");
    QVERIFY(app->takeUp(code).isEmpty());
    QCOMPARE(app->props()["entryId"].toString(), "sudokids");
    const auto table = setUp("sudokids", app->props()["invitation"].toMap());
    QVERIFY(table->invited() && table->complete() && table->options().isEmpty());
    QCOMPARE(table->most(), 2);
    QCOMPARE(table->code(), code);
    table->deal();
    QTRY_COMPARE(app->page(), "table");
    QCOMPARE(app->notice().title, "Dealt from a code");
  }
  void who_has_gone_elsewhere_is_dealt_no_challenge() {
    const QString code = setUp("sudokids")->code();
    app->takeUp(code);
    setUp("sudokids", app->props()["invitation"].toMap())->deal();
    app->go("rules");
    QTest::qWait(200);
    QCOMPARE(app->page(), "rules");
  }

  // Once more
  void a_rematch_is_by_the_same_rules_and_the_next_one_begins() {
    const int fox = app->newPerson(), penguin = app->newPerson();
    app->begin("sudoku_tiles", {{"people", QVariantList{fox, penguin}}, {"options", QVariantMap{{"scoring", "lines"}}}},
               7, {});
    QCOMPARE(app->match()->first(), 0);
    app->home();
    app->rematch(app->match()->record(), "sudoku_tiles", app->people());
    QCOMPARE(app->match()->first(), 1);
    QVERIFY(app->match()->record().contains("\"scoring\":\"lines\""));
  }

  // What people are told
  void notices_wait_for_each_other() {
    app->tell("One", "first");
    app->tell("Two", "second");
    QCOMPARE(app->notice().title, "One");
    app->told();
    QCOMPARE(app->notice().text, "second");
    app->told();
    QVERIFY(app->notices().isEmpty());
  }
  void of_damaged_data_is_told_what_could_be_rescued() {
    app->tellOfRescue({});
    QVERIFY(app->notices().isEmpty());
    app->tellOfRescue(
        {{"matches", 11}, {"cut", 1}, {"lost", 0}, {"beside", 0}, {"backup", QVariantMap{{"matches", 9}}}});
    QCOMPARE(app->notice().text,
             "12 matches could be recovered. The damaged file was put aside. There is also a backup "
             "with 9 matches.");
    QVERIFY(!app->notice().offer.isEmpty());
  }
  void times_are_told_as_people_say_them() {
    QCOMPARE(Session::inTime(0), "0:00");
    QCOMPARE(Session::inTime(65'499), "1:05");
    QCOMPARE(Session::inTime(3'725'000), "1 h 2 min");
    const QVariantMap solved{{"won", true}, {"ms", 65'000}, {"hints", 2}};
    QCOMPARE(Session::outcomeOf("sudoku_pens", solved), "1:05 · 2 hints");
    const QVariantMap played{{"score", 12}, {"par", 20}, {"helped", true}};
    QCOMPARE(Session::outcomeOf("kakuro_cards", played), "12 of 20 points · with help");
    QCOMPARE(Session::outcomeOf("okudos", {{"score", 60}, {"ahead", 12}}), "12 points ahead");
    QCOMPARE(Session::outcomeOf("okudos", {{"score", 60}, {"ahead", -1}, {"helped", true}}),
             "1 point behind · with help");
    QCOMPARE(Session::outcomeOf("okudos", {{"score", 60}, {"ahead", 0}}), "level on points");
  }
};

QTEST_GUILESS_MAIN(SessionTest)
#include "session_test.moc"
