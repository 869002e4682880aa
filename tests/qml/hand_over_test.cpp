#include "qml/screen.h"

#include <nlohmann/json.hpp>
#include <QPainter>

using nlohmann::json;

namespace {

std::size_t movesOf(const Screen& app) { return json::parse(app.match->record().toStdString())["moves"].size(); }

/// A table of people with hands, the device passed on.
void sitDown(Screen& app, const QString& entry, const QString& options = "{}", int people = 2, int handOver = 0) {
  app.ask(
      QString("App.begin('%1', { people: Array.from({ length: %2 }, () => App.newPerson()), first: 0, handOver: %3, "
              "options: %4 }, 7, {})")
          .arg(entry)
          .arg(people)
          .arg(handOver)
          .arg(options));
  app.settle();
}

} // namespace

/// Where the device goes from hand to hand: nothing is given away, and nothing is done, by a touch in haste.
class HandOverTest : public QObject {
  Q_OBJECT

private slots:
  void four_taps_on_what_cannot_be_taken_back_do_nothing_data() {
    QTest::addColumn<QString>("entry");
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("button");
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(412, 915), QSize(320, 568), QSize(915, 412), QSize(1280, 800), QSize(768, 1024)}) {
      const auto row = [&](const char* entry, const char* options, const char* button) {
        QTest::addRow("%s, %d wide", entry, size.width())
            << QString(entry) << QString(options) << QString(button) << size;
      };
      row("okudos", "{}", "Pass");
      row("sudoku_tiles", "{ referee: 'strict' }", "I can’t place my tile");
      row("sudokids", "{ referee: 'table' }", "I can’t place my tile");
      row("sudoku_pens", "{}", "I have nothing");
    }
  }
  void four_taps_on_what_cannot_be_taken_back_do_nothing() {
    QFETCH(QString, entry);
    QFETCH(QString, options);
    QFETCH(QString, button);
    QFETCH(QSize, size);
    Screen app(size);
    sitDown(app, entry, options);
    app.match->openCurtain();
    app.match->showHand();
    app.settle();
    const QPoint at = Screen::middle(app.item(button));
    for (const bool haste : {true, false}) {
      app.takeTime(!haste);
      for (int i = 0; i < 4; ++i) app.tap(at);
      QCOMPARE(movesOf(app), std::size_t{0});
      QCOMPARE(app.match->turn(), 0);
    }
    // Whoever means it says so, somewhere else.
    if (!app.shows("Yes, ")) app.tap(button);
    app.takeTime(false);
    app.tap("Yes, ");
    QCOMPARE(movesOf(app), std::size_t{0});
    app.takeTime(true);
    const QQuickItem* yes = app.item("Yes, ");
    QVERIFY(!yes->contains(yes->mapFromScene(at)));
    app.tap("Yes, ");
    QCOMPARE(movesOf(app), std::size_t{1});
    QCOMPARE(app.match->turn(), 1);
  }

  void over_a_covered_hand_nothing_is_laid_and_nothing_is_told_data() {
    QTest::addColumn<QString>("entry");
    QTest::addColumn<int>("handOver");
    for (const char* entry : {"kakuro_cards", "okudos", "sudoku_tiles", "sudokids"})
      for (int handOver = 0; handOver < 3; ++handOver)
        QTest::addRow("%s, style %d", entry, handOver) << QString(entry) << handOver;
  }
  void over_a_covered_hand_nothing_is_laid_and_nothing_is_told() {
    QFETCH(QString, entry);
    QFETCH(int, handOver);
    Screen app;
    sitDown(app, entry, "{}", 2, handOver);
    app.match->openCurtain();
    app.settle();
    QVERIFY(!app.match->handShown());
    const QSignalSpy refused(app.match, &MatchController::refused);
    const auto before = app.match->cells()->all();
    const QString said = app.match->status();
    const QQuickItem* board = app.item("board");
    for (int step = 1; step < 8; ++step) {
      const QPoint at = board->mapToScene(QPointF(board->width(), board->height()) * step / 8).toPoint();
      app.tap(at);
      app.tap(at);
      app.match->tapCell(step, step);
      app.match->drop(0, step, step);
      app.match->hover(0, step, step);
    }
    QCOMPARE(movesOf(app), std::size_t{0});
    QCOMPARE(refused.size(), 0);
    QVERIFY(app.match->cells()->all() == before);
    QCOMPARE(app.match->status(), said);
    QVERIFY(!app.match->previews());
  }

  void a_second_tap_on_the_curtain_does_nothing_to_the_hand_below() {
    Screen app;
    sitDown(app, "kakuro_cards");
    const QPoint middle(app.window->width() / 2, app.window->height() / 2);
    app.tap(middle);
    QCOMPARE(app.match->curtainFor(), -1);
    const auto before = app.match->cells()->all();
    app.takeTime(false);
    app.tap(middle);
    app.takeTime(true);
    app.match->showHand();
    app.match->hideHand();
    QVERIFY(app.match->cells()->all() == before);
  }

  /// The second tap would come down on whatever the first one brought.
  void a_second_tap_does_nothing_to_the_page_that_the_first_one_brought_data() {
    QTest::addColumn<QString>("entry");
    for (const char* entry : {"kakuro_cards", "kakuro_call", "okudos", "sudoku_tiles"})
      QTest::newRow(entry) << QString(entry);
  }
  void a_second_tap_does_nothing_to_the_page_that_the_first_one_brought() {
    QFETCH(QString, entry);
    const auto setUp = [&](int taps) {
      Screen app;
      const QPoint at =
          Screen::middle(app.item(app.ask(QString("Catalogue.find('%1').title").arg(entry)).toString() + ","));
      app.takeTime(false);
      for (int i = 0; i < taps; ++i) app.tap(at);
      return std::pair(app.page(), app.names());
    };
    QCOMPARE(setUp(1).first, QString("setup"));
    QCOMPARE(setUp(2), setUp(1));
  }

  void a_tap_elsewhere_is_meant_for_the_page_that_has_just_come() {
    Screen app;
    app.takeTime(false);
    app.tap(app.ask("Catalogue.find('kakuro_cards').title").toString() + ",");
    QCOMPARE(app.page(), "setup");
    app.tap("Rules");
    QCOMPARE(app.page(), "rulesOf");
    app.tap("Back");
    QCOMPARE(app.page(), "setup");
    // A sheet, too: beside it, it closes.
    app.tap("Seat 1: ");
    QVERIFY(app.shows("Close"));
    app.tap(QPoint(200, 20));
    QVERIFY(!app.shows("Close"));
  }

  void a_cloth_on_its_way_leaves_no_scraps_on_the_table_data() {
    QTest::addColumn<QString>("entry");
    QTest::addColumn<QSize>("size");
    for (const char* entry : {"kakuro_cards", "okudos", "sudoku_tiles"})
      for (const QSize size : {QSize(412, 915), QSize(320, 568), QSize(768, 1024), QSize(1280, 800)})
        QTest::addRow("%s, %d wide", entry, size.width()) << QString(entry) << size;
  }
  void a_cloth_on_its_way_leaves_no_scraps_on_the_table() {
    QFETCH(QString, entry);
    QFETCH(QSize, size);
    Screen app(size);
    sitDown(app, entry, "{}", 2, 2);
    app.ask("Theme.reducedMotion = true");
    QQuickItem* tray = app.item("show hand");
    const QRect place = tray->mapRectToScene(tray->boundingRect()).toAlignedRect();
    app.match->showHand(); // what is beside it may change with the hand
    app.settle();
    const auto around = [&] {
      QImage picture = app.window->grabWindow();
      QPainter(&picture).fillRect(place, Qt::black);
      return picture;
    };
    const QImage wanted = around();
    const QQuickItem* cloth = nullptr;
    for (QQuickItem* item : app.all())
      if (item->objectName() == "cloth") cloth = item;
    QVERIFY(!cloth);
    for (const double slide : {0.98, 0.9, 0.7, 0.5, 0.3}) {
      tray->setProperty("slide", slide);
      app.settle();
      QVERIFY(app.shows("cloth"));
      QVERIFY2(around() == wanted, qPrintable(QString::number(slide)));
    }
  }

  void a_question_is_gone_with_any_other_touch() {
    Screen app;
    sitDown(app, "okudos");
    app.match->openCurtain();
    app.match->showHand();
    app.tap("Pass");
    QVERIFY(app.match->status().startsWith("Do you want to pass?"));
    app.tap("your chip, ");
    QVERIFY(!app.shows("Yes, pass"));
    app.tap("Discard");
    QVERIFY(app.shows("Yes, discard it"));
    app.tap("No");
    QCOMPARE(movesOf(app), std::size_t{0});
    QVERIFY(app.shows("Discard"));
    app.tap("Discard");
    app.match->hideHand();
    app.match->showHand();
    app.settle();
    QVERIFY(!app.shows("Yes, "));
  }

  void a_question_is_answered_by_keys_in_two_steps() {
    Screen app;
    sitDown(app, "okudos");
    app.match->openCurtain();
    app.match->showHand();
    app.choose("Pass");
    for (int i = 0; i < 4; ++i) app.key(Qt::Key_Space);
    QCOMPARE(movesOf(app), std::size_t{0});
    if (!app.shows("Yes, pass")) app.choose("Pass");
    app.choose("Yes, pass");
    QCOMPARE(movesOf(app), std::size_t{1});
  }

  void the_end_is_not_confirmed_by_a_second_tap_data() {
    QTest::addColumn<int>("people");
    QTest::addColumn<QSize>("size");
    for (int people : {1, 2})
      for (const QSize size : {QSize(412, 915), QSize(320, 568), QSize(915, 412), QSize(1280, 800), QSize(768, 1024)})
        QTest::addRow("%d, %d wide", people, size.width()) << people << size;
  }
  void the_end_is_not_confirmed_by_a_second_tap() {
    QFETCH(int, people);
    QFETCH(QSize, size);
    Screen app(size);
    sitDown(app, "sudoku_pens", people == 1 ? "{ mode: 'solo' }" : "{}", people);
    const QPoint at = Screen::middle(app.item("End"));
    for (const bool haste : {true, false}) {
      app.takeTime(!haste);
      for (int i = 0; i < 4; ++i) app.tap(at);
      QVERIFY(!app.match->over());
      if (app.shows("Play on")) app.tap("Play on");
    }
    app.takeTime(false);
    app.tap(at);
    app.tap("All agree to end");
    QVERIFY(!app.match->over());
  }

  void a_curtain_that_has_just_fallen_is_deaf() {
    Screen app;
    sitDown(app, "kakuro_cards");
    app.takeTime(false);
    const QPoint middle(app.window->width() / 2, app.window->height() / 2);
    app.tap(middle);
    app.key(Qt::Key_Space);
    app.key(Qt::Key_Return);
    QCOMPARE(app.match->curtainFor(), 0);
    auto* curtain = QAccessible::queryAccessibleInterface(app.item("Pass to "));
    curtain->actionInterface()->doAction(QAccessibleActionInterface::pressAction()); // it was named
    QCOMPARE(app.match->curtainFor(), -1);
    app.tap("show hand"); // nor is the cloth lifted by the tap that opened the curtain
    QVERIFY(!app.match->handShown());
    app.takeTime(true);
    app.tap("show hand");
    QVERIFY(app.match->handShown());
    // The second of two taps on Confirm opens nothing.
    const auto& cells = app.match->cells()->all();
    const auto legal = std::find_if(cells.begin(), cells.end(),
                                    [](const auto& cell) { return cell.marks.has(ninefold::Mark::legal); });
    app.match->hover(0, legal->at.column, legal->at.row);
    app.settle();
    const QPoint confirm = Screen::middle(app.item("Confirm"));
    app.takeTime(false);
    app.tap(confirm);
    QTRY_COMPARE(app.match->curtainFor(), 1);
    app.settle();
    app.tap(confirm);
    app.tap(confirm);
    QCOMPARE(app.match->curtainFor(), 1);
    app.takeTime(true);
    app.tap(confirm);
    QCOMPARE(app.match->curtainFor(), -1);
  }

  void a_cloth_is_deaf_after_a_hand_over_wherever_the_device_lies_data() {
    QTest::addColumn<int>("style");
    QTest::addColumn<QSize>("size");
    for (const auto style : {MatchController::HandOver::TableStyle, MatchController::HandOver::SideBySide})
      for (const QSize size : {QSize(412, 915), QSize(1280, 800)})
        QTest::addRow("style %d, %d wide", static_cast<int>(style), size.width()) << static_cast<int>(style) << size;
  }
  void a_cloth_is_deaf_after_a_hand_over_wherever_the_device_lies() {
    QFETCH(int, style);
    QFETCH(QSize, size);
    Screen app(size);
    sitDown(app, "okudos", "{}", 2, style);
    app.tap("show hand");
    QVERIFY(app.match->handShown());
    app.tap("Pass");
    app.tap("Yes, pass");
    QCOMPARE(app.match->viewer(), 1);
    app.takeTime(false);
    app.tap("show hand");
    QVERIFY(!app.match->handShown());
    app.takeTime(true);
    app.tap("show hand");
    QVERIFY(app.match->handShown());
  }

  void six_hundred_milliseconds_are_a_moment() {
    MatchController match;
    QVERIFY(match.deal("kakuro_cards", {"Mika", "Jun"}, {}, 7));
    QElapsedTimer timer;
    timer.start();
    QVERIFY(!match.hears());
    QTRY_VERIFY(match.hears());
    QVERIFY(timer.elapsed() >= 550);
  }

  void who_goes_on_after_a_pause_opens_nothing_with_a_second_tap() {
    Screen app;
    sitDown(app, "kakuro_cards");
    app.back();
    const QPoint at = Screen::middle(app.item("Go on"));
    app.takeTime(false);
    app.tap(at);
    QCOMPARE(app.page(), "table");
    app.tap(at);
    QCOMPARE(app.match->curtainFor(), 0);
  }

  void only_what_one_did_oneself_is_taken_back_data() {
    QTest::addColumn<QString>("entry");
    QTest::addColumn<QString>("button");
    QTest::addColumn<int>("style");
    for (int style = 0; style < 3; ++style) {
      QTest::addRow("O’kudos, style %d", style) << "okudos"
                                                << "Pass" << style;
      QTest::addRow("Sudoku Pens, style %d", style) << "sudoku_pens"
                                                    << "I have nothing" << style;
    }
  }
  void only_what_one_did_oneself_is_taken_back() {
    QFETCH(QString, entry);
    QFETCH(QString, button);
    QFETCH(int, style);
    Screen app;
    sitDown(app, entry, "{}", 2, style);
    app.match->openCurtain();
    app.match->showHand();
    app.settle();
    app.tap(button);
    app.tap("Yes, ");
    QCOMPARE(app.match->turn(), 1);
    const QString record = app.match->record();
    app.match->openCurtain();
    app.match->showHand();
    app.settle();
    QVERIFY(!app.match->canUndo());
    QVERIFY(!app.shows("Undo"));
    app.key(Qt::Key_U);
    app.match->undo();
    app.back();
    QCOMPARE(app.page(), "pause");
    QVERIFY(!app.shows("Take back the last move"));
    QCOMPARE(app.match->record(), record);
  }

  void a_match_does_not_give_its_own_deal_away_data() {
    QTest::addColumn<QString>("entry");
    QTest::addColumn<int>("people");
    for (const char* entry : {"kakuro_cards", "kakuro_call", "okudos", "sudoku_tiles", "sudokids"})
      for (int people : {1, 2})
        if (people == 2 || QByteArray(entry) != "okudos") QTest::addRow("%s, %d", entry, people) << entry << people;
  }
  void a_match_does_not_give_its_own_deal_away() {
    QFETCH(QString, entry);
    QFETCH(int, people);
    Screen app;
    sitDown(app, entry, "{}", people);
    QCOMPARE(app.match->code(), QString());
    app.back();
    QVERIFY(!app.shows("Share this deal"));
    QVERIFY(!app.shows("This deal has a code"));
  }

  void the_table_is_told_of_a_code_that_somebody_knows() {
    Screen app;
    app.tap("O’kudos,");
    app.choose("Share this deal");
    app.back();
    app.choose("Deal");
    QVERIFY(app.shows("Dealt from a code"));
    const QString told = "This deal has a code. Anybody who knows it can find out what is hidden here.";
    QVERIFY(app.shows(told));
    app.tap("OK");
    // So are all whom the device is passed to, before their first turn.
    for (int turn = 0; turn < 4; ++turn) {
      QVERIFY(app.match->curtainFor() >= 0);
      const bool first = turn < app.match->seatCount();
      const auto items = app.all();
      const auto says = [&](const QQuickItem* item) { return item->property("text").toString() == told; };
      QCOMPARE(std::any_of(items.begin(), items.end(), says), first);
      QCOMPARE(app.shows("Pass to " + app.match->nameOf(app.match->curtainFor()) + ". Tap to open. " + told), first);
      app.match->openCurtain();
      app.match->showHand();
      app.match->press(Kind::Discard, -1, 0);
      app.settle();
    }
    app.back();
    QVERIFY(app.shows("This deal has a code"));
    QVERIFY(!app.shows("Share this deal"));
    app.tap("Leave the table");
    // Where nothing is hidden there is nothing to tell.
    app.choose("Sudoku Pens,");
    app.choose("Share this deal");
    app.back();
    app.choose("Deal");
    QVERIFY(!app.shows("Dealt from a code"));
    app.back();
    QVERIFY(app.shows("Share this deal"));
  }
};

QTEST_MAIN(HandOverTest)
#include "hand_over_test.moc"
