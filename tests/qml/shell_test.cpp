#include "bridge/archive.h"
#include "bridge/icon_provider.h"
#include "bridge/match_controller.h"
#include "qml/screen.h"

#include <QQmlApplicationEngine>
#include <QQmlExpression>
#include <QStyleHints>
#include <QTemporaryDir>

namespace {

/// The app in its window, touched and typed at; everything it keeps is in a folder of the test's.
struct Shell {
  std::unique_ptr<QQmlApplicationEngine> engine = std::make_unique<QQmlApplicationEngine>();
  QPointingDevice* finger = QTest::createTouchDevice();
  QQuickWindow* window = nullptr;
  MatchController* match = nullptr;

  explicit Shell(const QTemporaryDir& folder) {
    Archive::keepIn(folder.path());
    engine->addImageProvider("icon", new IconProvider);
    engine->addImportPath("qrc:/qt/qml");
    engine->load(QUrl("qrc:/qt/qml/Ninefold/app/Main.qml"));
    window = qobject_cast<QQuickWindow*>(engine->rootObjects().value(0));
    if (!window) qFatal("there is no window");
    match = window->property("match").value<MatchController*>();
    window->requestActivate();
    if (!QTest::qWaitForWindowActive(window)) qFatal("the window isn't active");
  }
  ~Shell() {
    engine.reset(); // before what it asks
    Archive::close();
  }

  /// What something is worth in QML.
  QVariant value(const QString& expression) const {
    return QQmlExpression(qmlContext(window), window, expression).evaluate();
  }
  QString page() const { return value("App.page").toString(); }

  /// All items that can be seen.
  QList<QQuickItem*> all() const {
    QList<QQuickItem*> found;
    gather(window->contentItem(), found);
    return found;
  }
  QStringList names() const {
    QStringList names;
    for (QQuickItem* item : all()) names << Screen::nameOf(item);
    return names;
  }
  /// What the screen reader would find by a name that starts like this.
  QQuickItem* named(const QString& start) const {
    for (QQuickItem* item : all())
      if (item->isEnabled() && Screen::nameOf(item).startsWith(start)) return item;
    qFatal("nothing is called %s; there is: %s", qPrintable(start), qPrintable(names().join(" | ")));
  }

  void tap(const QString& name) {
    const QPoint at = middle(named(name));
    QTest::touchEvent(window, finger).press(1, at);
    QTest::qWait(5);
    QTest::touchEvent(window, finger).release(1, at);
    QTest::qWait(30);
  }
  void drag(const QString& name, QPoint by) {
    const QPoint from = middle(named(name));
    QTest::touchEvent(window, finger).press(1, from);
    for (int step = 1; step <= 8; ++step) {
      QTest::qWait(16);
      QTest::touchEvent(window, finger).move(1, from + by * step / 8);
    }
    QTest::touchEvent(window, finger).release(1, from + by);
    QTest::qWait(30);
  }
  /// What may have to be scrolled to: by the keyboard.
  void choose(const QString& name) {
    named(name)->forceActiveFocus(Qt::TabFocusReason);
    key(Qt::Key_Return);
  }
  void key(Qt::Key key) {
    QTest::keyClick(window, key);
    QTest::qWait(20);
  }
  void back() { key(Qt::Key_Back); }

  /// Deals a game with two taps from Home.
  void deal(const QString& title) {
    tap(title + ",");
    tap("Deal");
    QCOMPARE(page(), "table");
  }
  /// The seat in front opens the curtain, shows its tile and lays it where that is legal; that is on the disk before
  /// the next one's curtain falls.
  bool placeSomewhere() {
    match->openCurtain();
    match->showHand();
    for (const ninefold::SceneCell& cell : match->cells()->all()) {
      if (!cell.marks.has(ninefold::Mark::legal)) continue;
      match->drop(0, cell.at.column, cell.at.row);
      return QTest::qWaitFor([this] { return match->curtainFor() >= 0 || match->over(); });
    }
    return false;
  }
  void playToTheEnd() {
    while (!match->over())
      if (!placeSomewhere()) qFatal("nothing can be laid");
    QTRY_COMPARE(page(), "result");
  }

  static QPoint middle(QQuickItem* item) { return Screen::middle(item).toPoint(); }

private:
  static void gather(QQuickItem* item, QList<QQuickItem*>& found) {
    if (!item->isVisible()) return;
    found << item;
    for (QQuickItem* child : item->childItems()) gather(child, found);
  }
};

} // namespace

class ShellTest : public QObject {
  Q_OBJECT

private slots:
  void initTestCase() { QGuiApplication::styleHints()->setMouseDoubleClickInterval(0); } // as the app does
  void init() { folder = std::make_unique<QTemporaryDir>(); }

  void two_taps_deal_a_game() {
    Shell shell(*folder);
    QCOMPARE(shell.page(), "home");
    shell.deal("SuDoku Tiles");
    QCOMPARE(shell.match->game(), "sudoku_tiles");
    QCOMPARE(shell.match->seatNames(), QStringList({"Fox", "Penguin"}));
  }

  void a_match_left_is_continued_as_it_stood() {
    Shell shell(*folder);
    shell.deal("SuDoku Tiles");
    QVERIFY(shell.placeSomewhere());
    const QString record = shell.match->record();
    shell.back();
    QCOMPARE(shell.page(), "pause");
    shell.tap("Leave the table");
    QCOMPARE(shell.page(), "home");
    shell.deal("O’kudos");
    QVERIFY(shell.match->record() != record);
    shell.back();
    shell.tap("Leave the table");
    shell.tap("Continue SuDoku Tiles");
    QCOMPARE(shell.page(), "table");
    QCOMPARE(shell.match->record(), record);
    QCOMPARE(shell.match->curtainFor(), 1);
  }

  void back_leads_home_from_every_page() {
    Shell shell(*folder);
    for (const QStringList& way : {QStringList{"People"},
                                   {"Rules"},
                                   {"Rules", "Kakuro Call"},
                                   {"Settings"},
                                   {"Settings", "About Ninefold"},
                                   {"O’kudos,"},
                                   {"O’kudos,", "Rules"}}) {
      for (const QString& step : way) shell.choose(step);
      QCOMPARE(shell.value("App.history.length").toInt(), way.size() + 1);
      for (qsizetype step = 0; step < way.size(); ++step) {
        QVERIFY2(shell.page() != "home", qPrintable(way.join(", ")));
        shell.key(Qt::Key_Escape);
      }
      QCOMPARE(shell.page(), "home");
    }
  }

  void back_closes_a_sheet_before_it_leaves_the_page() {
    Shell shell(*folder);
    shell.tap("People");
    shell.tap("Somebody new");
    shell.back();
    QCOMPARE(shell.page(), "people");
    shell.back();
    QCOMPARE(shell.page(), "home");
  }

  void nothing_of_a_hand_is_left_in_a_pause() {
    Shell shell(*folder);
    shell.deal("SuDoku Tiles");
    shell.match->openCurtain();
    shell.match->showHand();
    QCOMPARE(shell.match->hand()->rowCount(), 1);
    QVERIFY(shell.names().contains("hide hand"));
    shell.key(Qt::Key_Escape);
    QCOMPARE(shell.page(), "pause");
    QCOMPARE(shell.match->hand()->rowCount(), 0);
    QVERIFY(shell.match->held());
    for (const QString& name : shell.names()) QVERIFY2(!name.startsWith("row "), "a cell can be seen");
    shell.tap("Go on");
    QVERIFY(!shell.match->held());
    QVERIFY(shell.names().contains("show hand"));
  }

  void the_app_opens_where_it_was_left_paused() {
    QString record;
    {
      Shell shell(*folder);
      shell.deal("SuDoku Tiles");
      QVERIFY(shell.placeSomewhere());
      shell.match->openCurtain();
      shell.match->showHand();
      record = shell.match->record();
    }
    Shell shell(*folder);
    QCOMPARE(shell.page(), "pause");
    QCOMPARE(shell.match->record(), record);
    QCOMPARE(shell.match->hand()->rowCount(), 0);
    shell.tap("Go on");
    QCOMPARE(shell.match->curtainFor(), 1);
    shell.back();
    shell.tap("Leave the table");
    QCOMPARE(shell.value("Preferences.atTable").toInt(), 0);
  }

  void leaving_the_app_or_turning_the_device_covers_the_table() {
    Shell shell(*folder);
    shell.deal("SuDoku Tiles");
    shell.match->openCurtain();
    shell.match->showHand();
    shell.window->resize(915, 412);
    QTRY_COMPARE(shell.match->curtainFor(), 0);
    QCOMPARE(shell.match->hand()->rowCount(), 0);
    shell.match->openCurtain();
    shell.match->showHand();
    shell.value("App.leave()"); // the system says so to Application
    QCOMPARE(shell.page(), "pause");
    QCOMPARE(shell.match->hand()->rowCount(), 0);
    shell.choose("Go on");
    QCOMPARE(shell.match->curtainFor(), 0);
  }

  void a_match_can_be_removed_after_asking_twice() {
    Shell shell(*folder);
    shell.deal("SuDoku Tiles");
    shell.back();
    shell.tap("Remove the match");
    QCOMPARE(shell.page(), "pause");
    shell.tap("Yes, remove it");
    QCOMPARE(shell.page(), "home");
    QTRY_COMPARE(shell.value("App.unfinished.length").toInt(), 0);
  }

  void a_finished_match_leads_to_its_result_and_a_rematch_to_the_next_who_begins() {
    Shell shell(*folder);
    shell.deal("Sudokids");
    QCOMPARE(shell.match->first(), 0);
    shell.playToTheEnd();
    const auto& seats = shell.match->seats()->all();
    for (const auto& seat : seats)
      shell.named(QString("%1, %2 point").arg(shell.match->nameOf(index(seat.seat))).arg(seat.score));
    shell.tap("Rematch");
    QCOMPARE(shell.page(), "table");
    QVERIFY(!shell.match->over());
    QCOMPARE(shell.match->first(), 1);
    QCOMPARE(shell.match->game(), "sudoku_tiles");
    QCOMPARE(shell.match->columns(), 6);
  }

  void a_match_can_be_watched_once_more_and_no_hand_is_seen() {
    Shell shell(*folder);
    shell.deal("Sudokids");
    shell.playToTheEnd();
    shell.choose("Watch the whole match");
    QCOMPARE(shell.page(), "replay");
    const int moves = static_cast<int>(nlohmann::json::parse(shell.match->record().toStdString()).at("moves").size());
    shell.named(QString("Move, 0 of %1").arg(moves));
    shell.tap("One move on");
    shell.tap("One move on");
    shell.named("Move, 2 of");
    shell.tap("One move back");
    shell.tap("One move back");
    for (int move = 1; move <= moves; ++move) {
      shell.key(Qt::Key_Right);
      shell.named(QString("Move, %1 of %2").arg(move).arg(moves));
      QVERIFY(!shell.names().contains("hide hand"));
    }
    shell.back();
    QCOMPARE(shell.page(), "result");
  }

  void the_language_changes_at_once() {
    Shell shell(*folder);
    shell.deal("SuDoku Tiles");
    QVERIFY(shell.match->status().endsWith("is to place a tile."));
    shell.back();
    shell.tap("Settings");
    shell.choose("Deutsch");
    shell.named("Textgröße");
    shell.choose("Italiano");
    shell.named("Dimensione del testo");
    shell.back();
    shell.tap("Continua");
    QCOMPARE(shell.page(), "table");
    QVERIFY(shell.match->status().endsWith("posare una tessera."));
    shell.named("Passa a");
  }

  void seats_move_by_dragging_and_by_keys() {
    Shell shell(*folder);
    shell.tap("SuDoku Tiles,");
    shell.drag("Move Fox", {0, 70});
    shell.named("Seat 1: Penguin");
    shell.named("Move Fox, seat 2")->forceActiveFocus();
    shell.key(Qt::Key_Up);
    shell.named("Seat 1: Fox");
    shell.key(Qt::Key_Down); // the grip has followed
    shell.named("Seat 1: Penguin");
    shell.tap("Deal");
    QCOMPARE(shell.match->seatNames(), QStringList({"Penguin", "Fox"}));
  }

  void a_set_up_is_remembered() {
    Shell shell(*folder);
    shell.tap("SuDoku Tiles,");
    shell.tap("Penguin doesn’t play");
    shell.tap("Strict");
    shell.tap("Deal");
    QCOMPARE(shell.match->seatCount(), 1);
    shell.back();
    shell.tap("Leave the table");
    shell.tap("SuDoku Tiles,");
    shell.tap("Deal");
    QCOMPARE(shell.match->seatCount(), 1);
    const auto record = nlohmann::json::parse(shell.match->record().toStdString());
    QCOMPARE(record.at("options").at("referee").get<std::string>(), "strict");
  }

  void somebody_new_gets_a_name_by_keys() {
    Shell shell(*folder);
    shell.tap("People");
    shell.tap("Somebody new");
    shell.tap("Name");
    QTest::keyClick(shell.window, Qt::Key_A, Qt::ControlModifier);
    for (const char letter : QByteArray("Mika")) QTest::keyClick(shell.window, letter);
    shell.key(Qt::Key_Return);
    shell.named("Mika");
    QCOMPARE(shell.value("App.everybody[0].name").toString(), "Mika");
  }

private:
  std::unique_ptr<QTemporaryDir> folder;
};

QTEST_MAIN(ShellTest)
#include "shell_test.moc"
