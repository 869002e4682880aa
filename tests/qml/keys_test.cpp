#include "qml/screen.h"

#include <QRegularExpression>

/// Where the keys go: after everything that came between, where they went before.
class KeysTest : public QObject {
  Q_OBJECT

private slots:
  void whatever_comes_between_the_keys_go_on_at_the_table_data() {
    QTest::addColumn<QString>("entry");
    QTest::addColumn<int>("people");
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(412, 915), QSize(1280, 800)})
      for (const char* entry : {"kakuro_cards", "kakuro_call", "sudoku_pens", "okudos", "sudoku_tiles"})
        for (int people : {1, 2})
          if (people == 2 || QByteArray(entry) != "okudos")
            QTest::addRow("%s, %d, %d wide", entry, people, size.width()) << QString(entry) << people << size;
  }
  void whatever_comes_between_the_keys_go_on_at_the_table() {
    QFETCH(QString, entry);
    QFETCH(int, people);
    QFETCH(QSize, size);
    Screen app(size);
    app.ask(
        QString("App.begin('%1', { people: Array.from({ length: %2 }, () => App.newPerson()), first: 0, handOver: 0, "
                "options: {} }, 7, {})")
            .arg(entry)
            .arg(people));
    app.settle();
    const auto sit = [&] { // at the table, as if nothing had come between
      if (app.match->curtainFor() >= 0) {
        QCOMPARE(keys(app), keysOf(app, "Pass to "));
        app.key(Qt::Key_Space);
      }
      QCOMPARE(app.match->curtainFor(), -1);
    };
    sit();
    for (const bool tabbed : {false, true}) {
      if (tabbed) app.item(entry == "sudoku_pens" ? "key5" : "Menu")->forceActiveFocus(Qt::TabFocusReason);
      const QString before = keys(app);
      const auto goesOn = [&](const char* after) {
        sit();
        QVERIFY2(keys(app) == before, qPrintable(QString("after %1: %2, before: %3").arg(after, keys(app), before)));
        if (entry == "sudoku_pens") QVERIFY2(isWritten(app), after);
      };
      const auto pause = [&] {
        app.key(Qt::Key_Escape);
        if (app.page() == "table") app.key(Qt::Key_Escape); // the first one took back what was selected
        QCOMPARE(app.page(), "pause");
      };
      goesOn("nothing");
      pause();
      app.key(Qt::Key_Escape);
      goesOn("a pause that Escape ended");
      pause();
      app.tap("Go on");
      goesOn("a pause");
      pause();
      const QString inPause = keys(app);
      for (const char* deeper : {"Rules", "Settings"}) {
        app.choose(deeper);
        QVERIFY(app.page() != "pause");
        app.back();
        QVERIFY2(keys(app).endsWith(deeper), qPrintable(keys(app)));
      }
      if (app.shows("Share this deal")) {
        app.choose("Share this deal");
        QVERIFY(!keys(app).endsWith("Share this deal"));
        app.back();
        QVERIFY2(keys(app).endsWith("Share this deal"), qPrintable(keys(app)));
      }
      app.choose("Go on");
      goesOn("pages over a pause");
      app.ask("App.tell('News', 'Something happened.')");
      app.tap("OK");
      goesOn("a notice");
      app.ask("App.tell('News', 'Something happened.')");
      app.key(Qt::Key_Escape);
      goesOn("a notice that Escape closed");
      app.goToBackground(true);
      app.goToBackground(false);
      app.ask("App.tell('News', 'Something happened.')");
      app.tap("OK");
      app.tap("Go on");
      goesOn("another app");
      app.match->cover();
      app.settle();
      goesOn("the curtain");
      if (entry == "sudoku_pens") {
        app.tap("End");
        app.tap("Play on");
        goesOn("the question whether to end");
        if (app.shows("toolHint")) {
          app.tap("toolHint");
          app.key(Qt::Key_Escape);
          goesOn("a hint");
        }
      }
    }
  }

  void back_from_every_page_the_keys_go_to_what_led_there() {
    Screen app;
    app.ask("App.newPerson()");
    for (const QString& way : QStringList{"People", "Rules", "Settings", "Statistics", "O’kudos,"}) {
      app.choose(way);
      QVERIFY2(app.page() != "home", qPrintable(way));
      app.key(Qt::Key_Escape);
      QVERIFY2(QStringView(keys(app)).contains(way), qPrintable(way + ": " + keys(app)));
    }
    app.choose("Settings");
    app.choose("About Ninefold");
    app.back();
    QVERIFY2(keys(app).endsWith("About Ninefold"), qPrintable(keys(app)));
  }

  void a_sheet_gives_the_keys_back_data() {
    QTest::addColumn<QStringList>("way");
    QTest::addColumn<QString>("sheet");
    QTest::newRow("somebody") << QStringList{"People"} << "person0";
    QTest::newRow("a code") << QStringList{"O’kudos,"} << "Share this deal";
    QTest::newRow("who else plays") << QStringList{"O’kudos,"} << "Somebody else";
    QTest::newRow("a seat") << QStringList{"O’kudos,"} << "Seat 1";
  }
  void a_sheet_gives_the_keys_back() {
    QFETCH(QStringList, way);
    QFETCH(QString, sheet);
    Screen app;
    for (int i = 0; i < 3; ++i) app.ask("App.newPerson()");
    for (const QString& step : way) app.choose(step);
    const QPointer<QQuickItem> from = app.item(sheet);
    for (const bool notice : {false, true}) {
      app.choose(sheet);
      QVERIFY(!from->hasActiveFocus());
      if (notice) { // over the sheet
        const QQuickItem* inSheet = app.window->activeFocusItem();
        app.ask("App.tell('News', 'Something happened.')");
        QVERIFY(app.window->activeFocusItem() != inSheet);
        app.tap("OK");
        QCOMPARE(app.window->activeFocusItem(), inSheet);
      }
      app.key(Qt::Key_Escape);
      QVERIFY2(from && from->hasActiveFocus(), qPrintable(keys(app)));
    }
  }

private:
  static QString nameOf(QQuickItem* item) {
    QString type = item->metaObject()->className();
    return type.remove(QRegularExpression("_QML.*")) + " " + item->objectName() + " " + Screen::nameOf(item);
  }
  /// What the keys go to.
  static QString keys(const Screen& app) {
    return app.window->activeFocusItem() ? nameOf(app.window->activeFocusItem()) : "nothing";
  }
  static QString keysOf(const Screen& app, const QString& name) { return nameOf(app.item(name)); }
  /// A digit that is typed arrives: in a cell that was tapped, as a note.
  static bool isWritten(Screen& app) {
    const auto& cells = app.match->cells()->all();
    const auto gap = std::find_if(cells.begin(), cells.end(), [](const auto& one) { return one.number == 0; });
    const auto notes = [&] { return gap->corner; };
    const auto selects = [&] { return gap->marks.has(ninefold::Mark::selected); };
    auto* board = app.item("board");
    double x = 0, y = 0;
    QMetaObject::invokeMethod(board, "cellX", Q_RETURN_ARG(double, x), Q_ARG(int, gap->at.column));
    QMetaObject::invokeMethod(board, "cellY", Q_RETURN_ARG(double, y), Q_ARG(int, gap->at.row));
    const double half = board->property("cellSize").toDouble() / 2;
    if (!selects()) app.tap(board->mapToScene({x + half, y + half}).toPoint());
    if (!selects()) return false;
    const auto before = notes();
    app.key(Qt::Key_N);
    app.key(Qt::Key_3);
    const bool arrived = notes() != before;
    app.key(Qt::Key_3);
    app.key(Qt::Key_N);
    return arrived && notes() == before;
  }
};

QTEST_MAIN(KeysTest)
#include "keys_test.moc"
