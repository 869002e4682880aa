#include "bridge/catalogue.h"
#include "bridge/speech.h"
#include "games/catalogue.h"

#include <QtTest>

/// What there is to play, as the pages are told of it, without any page.
class CatalogueTest : public QObject {
  Q_OBJECT

  static const Entry& entry(const char* id) { return *Catalogue::here().find(id); }
  static QStringList said(const QList<ValueWords>& values) {
    QStringList all;
    for (const ValueWords& one : values) all << one.value.toString();
    return all;
  }
  static QStringList keysOf(const QList<OptionWords>& options) {
    QStringList all;
    for (const OptionWords& one : options) all << one.key;
    return all;
  }
  static QStringList titles() {
    QStringList all;
    for (const Entry* one : Catalogue::here().entries()) all << one->title();
    return all;
  }

private slots:
  void init() { Speech::begin("en"); }

  void the_games_come_in_the_order_of_the_list_each_with_its_boards() {
    QCOMPARE(titles().join(", "), "Kakuro Cards, Kakuro Call, Sudoku Pens, O’kudos, SuDoku Tiles, Sudokids");
    QCOMPARE(entry("kakuro_call").players(), "1–5");
    QCOMPARE(entry("okudos").least(), 2);
    QVERIFY(Catalogue::here().find("chess") == nullptr);
    QVERIFY(Catalogue::here().tableOf("chess").isEmpty());
  }

  void a_match_belongs_to_the_entry_of_its_board() {
    const auto of = [](const QVariantMap& options) { return Catalogue::here().entryOf("sudoku_tiles", options)->id(); };
    QCOMPARE(of({{"board", "adult"}}), "sudoku_tiles");
    QCOMPARE(of({{"board", "kids"}, {"start", "empty"}}), "sudokids");
  }

  /// A value that people can't read could never be chosen, and one that the game doesn't have could never be dealt.
  void every_value_that_a_game_offers_has_words_and_no_others_have() {
    for (const Entry* one : Catalogue::here().entries()) {
      const auto& games = ninefold::catalogue();
      const auto game = std::ranges::find_if(games, [&](const auto& other) { return one->game() == other.id.data(); });
      QVERIFY(game != games.end());
      for (const OptionWords& option : one->options()) {
        const auto declared =
            std::ranges::find_if(game->options, [&](const auto& o) { return option.key == o.key.data(); });
        QVERIFY2(declared != game->options.end(), qPrintable(option.key));
        for (const ValueWords& value : option.values) {
          QVERIFY(!value.title.isEmpty() && !value.line.isEmpty());
          bool known = false;
          for (int seats = one->least(); seats <= one->most(); ++seats)
            for (const OptionWords& other : one->options())
              for (const ValueWords& chosen : other.values)
                known = known || one->valuesFor(option, seats, {{other.key, chosen.value}}).contains(value);
          QVERIFY2(known, qPrintable(one->id() + " " + option.key + " " + value.value.toString()));
        }
      }
    }
  }

  void hourglasses_stand_in_order_and_60_seconds_is_usual() {
    const auto options = entry("kakuro_call").offered(2, {});
    QCOMPARE(keysOf(options).join(" "), "referee hourglass show");
    QCOMPARE(said(options[1].values).join(" "), "30 60 90 120 off");
    QCOMPARE(entry("kakuro_call").settled(2, {})["hourglass"].toInt(), 60);
  }

  void only_what_leaves_something_to_choose_is_asked() {
    QCOMPARE(keysOf(entry("sudoku_pens").offered(1, {{"mode", "solo"}})).join(" "), "referee mode limit check");
    QCOMPARE(keysOf(entry("sudoku_pens").offered(2, {{"mode", "speed"}})).join(" "), "referee mode check rounds");
    QCOMPARE(keysOf(entry("okudos").offered(2, {{"referee", "assist"}})).join(" "), "referee");
    QCOMPARE(keysOf(entry("okudos").offered(3, {{"referee", "strict"}})).join(" "),
             "referee three_sectors game_top_two irregular_to_discard");
  }

  void what_was_chosen_holds_where_it_fits() {
    const QVariantMap wish{{"mode", "solo"}, {"limit", 600}, {"referee", "strict"}};
    QCOMPARE(entry("sudoku_pens").settled(1, wish)["limit"].toInt(), 600);
    QCOMPARE(entry("sudoku_pens").settled(2, wish)["mode"].toString(), "standard");
    QVERIFY(!entry("sudoku_pens").settled(2, wish).contains("limit"));
    QCOMPARE(entry("sudokids").settled(2, {})["board"].toString(), "kids");
  }

  void a_deal_says_nothing_of_what_is_left_out_or_no_matter_of_the_rules() {
    QCOMPARE(entry("sudoku_pens").dealt(1, {{"mode", "solo"}, {"limit", 600}}).keys().join(" "), "check mode referee");
    QCOMPARE(entry("okudos").dealt(3, {{"three_sectors", true}}).keys().join(" "), "referee three_sectors");
    // And by such a deal it is known what had been chosen.
    QCOMPARE(entry("okudos").chosenIn(3, {{"referee", "strict"}})["irregular_to_discard"], QVariant(false));
    QCOMPARE(entry("sudoku_pens").chosenIn(2, {{"mode", "speed"}})["rounds"].toInt(), 0);
  }

  void a_list_says_what_it_is_of_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("seats");
    QTest::addColumn<QVariantMap>("options");
    QTest::addColumn<QString>("name");
    QTest::newRow("no sand") << "kakuro_call" << 1 << QVariantMap{{"hourglass", "off"}} << "Alone · No hourglass";
    QTest::newRow("usual sand") << "kakuro_call" << 1 << QVariantMap{{"hourglass", 60}} << "Alone";
    QTest::newRow("quick sand") << "kakuro_call" << 1 << QVariantMap{{"hourglass", 30}} << "Alone · Hourglass 30 s";
    QTest::newRow("strict") << "okudos" << 2 << QVariantMap{{"referee", "strict"}, {"irregular_to_discard", true}}
                            << "2 players · Mistakes penalised · Collected chips score nothing";
    QTest::newRow("one round") << "sudoku_pens" << 2 << QVariantMap{{"mode", "speed"}, {"rounds", 1}}
                               << "2 players · Speed · 1 round";
    QTest::newRow("best turn") << "kakuro_cards" << 1 << QVariantMap{{"turns", "one"}, {"flips", "many"}}
                               << "Alone · Best turn · Many cards";
  }
  void a_list_says_what_it_is_of() {
    QFETCH(QString, id);
    QFETCH(int, seats);
    QFETCH(QVariantMap, options);
    QTEST(entry(id.toUtf8()).variant(seats, options, ""), "name");
  }
  void and_how_hard_it_was() { QCOMPARE(entry("sudoku_pens").variant(1, {{"mode", "solo"}}, "hard"), "Alone · Hard"); }

  void in_another_language_all_is_told_anew() {
    const QSignalSpy heard(&entry("sudoku_pens"), &Entry::retold);
    Speech::begin("de");
    QCOMPARE(heard.size(), 1);
    QCOMPARE(entry("sudoku_pens").dealsTitle(), "Rätsel wählen");
    QCOMPARE(Catalogue::gradeName("gentle"), "Sanft");
  }
};

QTEST_GUILESS_MAIN(CatalogueTest)
#include "catalogue_test.moc"
