#include "qml/screen.h"

/// Time stands still while nobody can see the board, and what was left is still there afterwards.
class StoppedTest : public QObject {
  Q_OBJECT

private slots:
  void init() {
    app.reset(); // or both would keep things in one place
    app = std::make_unique<Screen>();
    now = 0;
  }

  void the_sand_stops_with_whoever_plays_data() {
    QTest::addColumn<QString>("entry");
    QTest::addColumn<int>("seats");
    QTest::newRow("a turn of Sudoku Pens") << "sudoku_pens" << 2;
    QTest::newRow("Kakuro Call alone") << "kakuro_call" << 1;
  }
  void the_sand_stops_with_whoever_plays() {
    QFETCH(QString, entry);
    QFETCH(int, seats);
    begin(entry, seats);
    pass(4);
    const int left = app->match->sandSeconds() - 4;
    QCOMPARE(secondsLeft(), left);

    app->back();
    QCOMPARE(app->page(), "pause");
    pass(100);
    QCOMPARE(secondsLeft(), left);
    app->choose("Go on");
    QVERIFY(app->match->sand()->moves());

    app->ask("App.tell('News', 'Something happened.')");
    pass(100);
    QCOMPARE(secondsLeft(), left);
    app->tap("OK");
    app->match->openCurtain();
    QVERIFY(app->match->sand()->moves());

    app->goToBackground(true);
    pass(100);
    QCOMPARE(secondsLeft(), left);
    app->goToBackground(false);
    QCOMPARE(app->page(), "pause");
    pass(100);
    app->choose("Go on");
    app->match->openCurtain();
    QVERIFY(app->match->sand()->moves());
    pass(1);
    QCOMPARE(secondsLeft(), left - 1);
  }

  void the_sand_that_was_left_is_kept_data() { the_sand_stops_with_whoever_plays_data(); }
  void the_sand_that_was_left_is_kept() {
    QFETCH(QString, entry);
    QFETCH(int, seats);
    begin(entry, seats);
    pass(4);
    app->back();
    app->choose("Leave the table");
    pass(100);
    app->choose("Continue ");
    setClock();
    app->match->openCurtain();
    QCOMPARE(secondsLeft(), app->match->sandSeconds() - 4);
    pass(3);
    app->back(); // what is left is written down when somebody pauses
    app->settle();
    app->start({412, 915}); // as if it had been killed
    setClock();
    app->choose("Go on");
    QCOMPARE(secondsLeft(), app->match->sandSeconds() - 7);
  }

  void no_time_passes_while_all_are_asked_whether_to_end() {
    begin("sudoku_pens", 2);
    pass(4);
    app->tap("End");
    QVERIFY(app->shows("End the game? The points count as they are."));
    QVERIFY(!app->match->sand()->moves());
    pass(100);
    QCOMPARE(secondsLeft(), 26);
    app->key(Qt::Key_5); // nobody writes meanwhile
    app->tap("Play on");
    QVERIFY(app->match->sand()->moves());
    QCOMPARE(secondsLeft(), 26);
    app->tap("End");
    app->key(Qt::Key_Escape);
    QCOMPARE(app->page(), "table");
    QVERIFY(app->match->sand()->moves());
    QVERIFY(!app->match->over());
  }

private:
  void begin(const QString& entry, int seats) {
    app->ask(QString("App.begin('%1', { people: Array.from({ length: %2 }, () => App.newPerson()), first: 0, "
                     "handOver: 0, options: { hourglass: 30 } }, 7, {})")
                 .arg(entry)
                 .arg(seats));
    app->settle();
    setClock();
    app->match->openCurtain();
    QVERIFY(app->match->sand()->moves());
  }
  void setClock() {
    app->match->sand()->setClock([this] { return now; });
  }
  void pass(int seconds) {
    now += 1000 * seconds;
    app->match->sand()->look();
  }
  int secondsLeft() const { return app->match->sand()->secondsLeft(); }

  std::unique_ptr<Screen> app;
  qint64 now = 0;
};

QTEST_MAIN(StoppedTest)
#include "stopped_test.moc"
