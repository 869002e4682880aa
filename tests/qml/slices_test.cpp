#include "bridge/slices.h"
#include "qml/screen.h"

/// Pages and tables are made a little at a time. What comes of it is the same as if they had been made at once, and
/// until it is there nothing happens to what is still to be seen.
class SlicesTest : public QObject {
  Q_OBJECT

private slots:
  void a_table_looks_the_same_in_whatever_order_it_is_made_data() {
    QTest::addColumn<QString>("entry");
    QTest::addColumn<int>("people");
    QTest::addColumn<int>("handOver");
    QTest::addColumn<QSize>("size");
    struct {
      const char* entry;
      int least, most;
    } const entries[] = {{"kakuro_cards", 1, 4}, {"kakuro_call", 1, 5},  {"sudoku_pens", 1, 4},
                         {"okudos", 2, 4},       {"sudoku_tiles", 1, 4}, {"sudokids", 1, 3}};
    for (const QSize size : {QSize(320, 568), QSize(412, 915), QSize(1280, 800)})
      for (const auto& [entry, least, most] : entries)
        for (const int people : {least, most})
          for (const auto style : {MatchController::HandOver::TableStyle, MatchController::HandOver::SideBySide})
            QTest::addRow("%s, %d, %s, %dx%d", entry, people,
                          style == MatchController::HandOver::TableStyle ? "flat" : "beside", size.width(),
                          size.height())
                << entry << people << static_cast<int>(style) << size;
  }
  void a_table_looks_the_same_in_whatever_order_it_is_made() {
    QFETCH(QString, entry);
    QFETCH(int, people);
    QFETCH(int, handOver);
    QFETCH(QSize, size);
    Screen app(size);
    app.ask("Preferences.reducedMotion = true");
    cutFine(app);
    for (int i = 0; i < people; ++i) app.ask("App.newPerson()");
    const auto deal = [&] {
      app.ask(
          QString("App.begin('%1', { people: App.everybody.slice(0, %2).map(one => one.id), first: 0, handOver: %3, "
                  "options: {} }, 7, {})")
              .arg(entry)
              .arg(people)
              .arg(handOver));
      app.settle();
      app.match->showHand();
      app.settle();
      return places(app);
    };
    const QStringList inSlices = deal();
    app.ask("App.home()");
    app.settle();
    qmlEngine(app.window)->setIncubationController(nullptr); // there are no slices any more
    const QStringList atOnce = deal();
    QVERIFY(atOnce.size() > 100);
    for (qsizetype i = 0; i < std::min(atOnce.size(), inSlices.size()); ++i) QCOMPARE(inSlices[i], atOnce[i]);
    QCOMPARE(inSlices.size(), atOnce.size());
  }

  void pages_look_the_same_in_whatever_order_they_are_made_data() {
    QTest::addColumn<QString>("way");
    for (const char* page : {"daily", "statistics", "people", "alone", "rules", "settings", "backup", "about"})
      QTest::newRow(page) << QString("App.go('%1', {})").arg(page);
    for (const char* entry : {"kakuro_cards", "kakuro_call", "sudoku_pens", "okudos", "sudoku_tiles", "sudokids"}) {
      QTest::addRow("set-up of %s", entry) << QString("App.go('setup', { entryId: '%1' })").arg(entry);
      QTest::addRow("rules of %s", entry) << QString("App.go('rulesOf', { entryId: '%1' })").arg(entry);
    }
  }
  void pages_look_the_same_in_whatever_order_they_are_made() {
    QFETCH(QString, way);
    Screen app;
    cutFine(app);
    app.ask("App.newPerson()");
    app.ask("App.newPerson()");
    app.ask(way);
    app.settle();
    const QStringList inSlices = places(app);
    app.back();
    QCOMPARE(app.page(), "home");
    qmlEngine(app.window)->setIncubationController(nullptr);
    app.ask(way);
    app.settle();
    const QStringList atOnce = places(app);
    for (qsizetype i = 0; i < std::min(atOnce.size(), inSlices.size()); ++i) QCOMPARE(inSlices[i], atOnce[i]);
    QCOMPARE(inSlices.size(), atOnce.size());
  }

  void until_a_page_is_whole_the_one_before_is_shown_and_deaf() {
    Screen app;
    const QPoint settings = Screen::middle(app.item("Settings")), people = Screen::middle(app.item("People"));
    Standstill making(app);
    press(app, settings);
    QCOMPARE(goesTo(app), "settings");
    QVERIFY(app.isMaking());
    QVERIFY(app.shows("Play alone"));
    press(app, people);
    QTest::keyClick(app.window, Qt::Key_Space);
    QTest::keyClick(app.window, Qt::Key_Tab);
    QTest::keyClick(app.window, Qt::Key_Return);
    QCOMPARE(goesTo(app), "settings");
    QVERIFY(app.isMaking());
    making.finish();
    QCOMPARE(app.page(), "settings");
    QVERIFY(!app.shows("Play alone"));
    app.key(Qt::Key_Escape);
    QCOMPARE(app.page(), "home");
    QVERIFY(app.shows("Play alone"));
  }
  void who_goes_back_before_a_page_is_whole_is_where_they_were() {
    Screen app;
    app.choose("Settings");
    Standstill making(app);
    const QQuickItem* page = app.item("Back");
    QVERIFY(app.shows("About Ninefold"));
    app.ask("App.go('about', {})");
    QVERIFY(app.isMaking());
    QTest::keyClick(app.window, Qt::Key_Escape);
    QCOMPARE(app.page(), "settings");
    QVERIFY(!app.isMaking());
    QVERIFY(app.shows("About Ninefold"));
    QCOMPARE(app.item("Back"), page);
    app.key(Qt::Key_Escape);
    QCOMPARE(app.page(), "home");
  }
  void two_taps_on_deal_deal_once() {
    Screen app;
    app.ask("App.newPerson()");
    app.ask("App.newPerson()");
    app.choose("SuDoku Tiles,");
    const QPoint deal = Screen::middle(app.item("Deal"));
    Standstill making(app);
    press(app, deal);
    press(app, deal); // while it is on its way to the disk
    QVERIFY(comesTrue([&] { return !app.match->arrives(); }));
    const int kept = app.match->kept();
    QVERIFY(kept > 0);
    press(app, deal); // while its table is being made
    QCOMPARE(app.match->kept(), kept);
    making.finish();
    QCOMPARE(app.page(), "table");
    QCOMPARE(app.ask("App.history.length").toInt(), 2);
    QCOMPARE(app.ask("App.unfinished.length").toInt(), 1);
  }
  void the_curtain_falls_before_the_table_is_whole() {
    Screen app;
    Standstill making(app);
    app.ask("App.begin('sudoku_tiles', { people: [App.newPerson(), App.newPerson()], first: 0, handOver: 0, options: "
            "{} }, 7, {})");
    QVERIFY(app.isMaking());
    QVERIFY(app.shows("Pass to"));
    press(app, QPoint(200, 400)); // nobody opens it before there is something behind it
    QCOMPARE(app.match->curtainFor(), 0);
    making.finish();
    app.tap(QPoint(200, 400));
    QCOMPARE(app.match->curtainFor(), -1);
  }
  void time_stands_still_until_the_table_can_be_seen() {
    Screen app;
    Standstill making(app);
    app.ask("App.begin('sudoku_pens', { people: [App.newPerson(), App.newPerson()], first: 0, handOver: 2, options: "
            "{} }, 7, {})");
    QVERIFY(app.isMaking());
    QVERIFY(app.match->held());
    making.finish();
    QVERIFY(!app.match->held());
  }

private:
  /// Nothing goes on being made until that is wished.
  struct Standstill : QQmlIncubationController {
    Screen& app;
    explicit Standstill(Screen& of) : app(of) { qmlEngine(app.window)->setIncubationController(this); }
    void finish() {
      if (!QTest::qWaitFor([this] {
            incubateFor(10);
            return !app.isMaking();
          }))
        Screen::missing("whole page");
      app.settle();
    }
  };
  /// As much as possible comes between.
  static void cutFine(const Screen& app) {
    auto* slices = app.window->findChild<Slices*>();
    if (!slices) qFatal("nothing is made in slices");
    slices->setProperty("length", 1);
  }
  static QString goesTo(const Screen& app) { return app.ask("App.page").toString(); }
  static void press(const Screen& app, QPoint at) {
    QTest::touchEvent(app.window, app.finger).press(1, at);
    QTest::touchEvent(app.window, app.finger).release(1, at);
  }
  /// What can be seen, and where.
  static QStringList places(const Screen& app) {
    QTest::qWait(20);
    QStringList all;
    for (QQuickItem* item : app.all()) {
      const QRectF at = item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
      all << QString("%1 %2 %3: %4, %5, %6 x %7 turned %8 at %9")
                 .arg(QString(item->metaObject()->className()).section("_QML", 0, 0), item->objectName(),
                      Screen::nameOf(item))
                 .arg(at.x(), 0, 'f', 1)
                 .arg(at.y(), 0, 'f', 1)
                 .arg(at.width(), 0, 'f', 1)
                 .arg(at.height(), 0, 'f', 1)
                 .arg(item->rotation())
                 .arg(item->z());
    }
    return all;
  }
};

QTEST_MAIN(SlicesTest)
#include "slices_test.moc"
