#include "bridge/device.h"
#include "qml/screen.h"

#include <QDesktopServices>

namespace {

class Recorder : public System {
public:
  void keepAwake(bool wish) override { awake = wish; }
  void keepSecret(bool wish) override { secret = wish; }
  bool awake = false, secret = false;
};

} // namespace

/// What the window wants of the system, and when it doesn't any more.
class DeviceTest : public QObject {
  Q_OBJECT

private slots:
  void init() {
    app.reset(); // it takes its wishes back from the system that it had
    system = Recorder();
    app = std::make_unique<Screen>();
    auto* device = qmlEngine(app->window)->singletonInstance<Device*>(qmlTypeId("Ninefold.Core", 1, 0, "Device"));
    QVERIFY(device);
    device->setSystem(system);
  }
  void cleanup() { app.reset(); }

  void the_screen_stays_lit_while_sand_runs() {
    QVERIFY(!system.awake);
    begin("kakuro_call", 1);
    app->match->openCurtain();
    QVERIFY(app->match->sand()->moves());
    QVERIFY(system.awake);
    app->back();
    QCOMPARE(app->page(), "pause");
    QVERIFY(!system.awake);
    app->choose("Go on");
    app->match->openCurtain();
    QVERIFY(system.awake);
    app->goToBackground(true);
    QVERIFY(!system.awake);
  }

  void where_nothing_runs_out_the_screen_may_go_dark() {
    begin("kakuro_cards", 2);
    app->match->openCurtain();
    QVERIFY(!system.awake);
  }

  void hands_arent_seen_in_the_task_switcher() {
    QVERIFY(!system.secret);
    begin("kakuro_cards", 2);
    QVERIFY(system.secret);
    app->match->openCurtain();
    app->match->showHand();
    QVERIFY(app->match->handShown());
    QVERIFY(system.secret);
    app->goToBackground(true); // what the system has a picture of may still be the hand
    QCOMPARE(app->page(), "pause");
    QVERIFY(system.secret);
    app->goToBackground(false);
    app->choose("Leave the table");
    QCOMPARE(app->page(), "home");
    QVERIFY(!system.secret);
  }

  void who_plays_alone_or_without_hands_may_show_it_data() {
    QTest::addColumn<QString>("entry");
    QTest::addColumn<int>("seats");
    QTest::newRow("alone") << "kakuro_cards" << 1;
    QTest::newRow("everything lies open") << "kakuro_call" << 2;
  }
  void who_plays_alone_or_without_hands_may_show_it() {
    QFETCH(QString, entry);
    QFETCH(int, seats);
    begin(entry, seats);
    app->match->openCurtain();
    QCOMPARE(app->match->seatCount(), seats);
    QVERIFY(!system.secret);
  }

  void a_shortcut_leads_to_today() {
    begin("kakuro_cards", 2);
    QVERIFY(QDesktopServices::openUrl(QUrl("ninefold:today")));
    app->settle();
    QCOMPARE(app->page(), "daily");
    app->back();
    QCOMPARE(app->page(), "home");
  }

  void a_shortcut_goes_on_with_the_last_match() {
    begin("kakuro_cards", 2);
    const int match = app->match->kept();
    app->back();
    app->choose("Leave the table");
    QDesktopServices::openUrl(QUrl("ninefold:continue"));
    app->settle();
    QCOMPARE(app->page(), "table");
    QCOMPARE(app->match->kept(), match);
    app->back();
    QDesktopServices::openUrl(QUrl("ninefold:continue")); // it waits there, covered
    app->settle();
    QCOMPARE(app->page(), "pause");
  }

  void where_nothing_waits_a_shortcut_leads_home_and_is_forgotten() {
    app->ask("App.go('settings', {})");
    QDesktopServices::openUrl(QUrl("ninefold:continue"));
    app->settle();
    QCOMPARE(app->page(), "home");
    begin("kakuro_cards", 2);
    app->back();
    app->choose("Leave the table");
    QCOMPARE(app->page(), "home");
  }

private:
  void begin(const QString& entry, int seats) const {
    app->ask(QString("App.begin('%1', { people: Array.from({ length: %2 }, () => App.newPerson()), first: 0, "
                     "handOver: 0, options: { hourglass: 30 } }, 7, {})")
                 .arg(entry)
                 .arg(seats));
    app->settle();
  }

  Recorder system;
  std::unique_ptr<Screen> app;
};

QTEST_MAIN(DeviceTest)
#include "device_test.moc"
