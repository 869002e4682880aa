
#include "bridge/layout_faults.h"
#include "bridge/rehearsal.h"
#include "qml/screen.h"
#include "support/seated.h"

namespace {

/// The app of two people, and a whole match of it played without looking.
struct Shell : Screen {
  Shell() {
    for (int i = 0; i < 2; ++i) ask("App.newPerson()");
  }
  /// Deals a game with two taps from Home.
  void dealByTaps(const QString& title) {
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
      match->press(Kind::Confirm);
      return comesTrue([this] { return match->curtainFor() >= 0 || match->over(); });
    }
    return false;
  }
  QList<QQuickItem*> named(const QString& start) const {
    QList<QQuickItem*> found = all();
    found.removeIf([&](QQuickItem* item) { return !nameOf(item).startsWith(start); });
    return found;
  }
  void playToTheEnd() {
    while (!match->over())
      if (!placeSomewhere()) qFatal("nothing can be laid");
    QTRY_COMPARE(page(), "result");
  }
};

} // namespace

class ShellTest : public QObject {
  Q_OBJECT

private slots:
  void two_taps_deal_a_game() {
    Shell shell;
    QCOMPARE(shell.page(), "home");
    shell.dealByTaps("SuDoku Tiles");
    QCOMPARE(shell.match->game(), "sudoku_tiles");
    QCOMPARE(shell.match->seatNames(), QStringList({"Fox", "Penguin"}));
  }

  void a_match_left_is_continued_as_it_stood() {
    Shell shell;
    shell.dealByTaps("SuDoku Tiles");
    QVERIFY(shell.placeSomewhere());
    const QString record = shell.match->record();
    shell.back();
    QCOMPARE(shell.page(), "pause");
    shell.tap("Leave the table");
    QCOMPARE(shell.page(), "home");
    QVERIFY(shell.shows("Continue SuDoku Tiles, Fox, Penguin, Penguin’s turn"));
    shell.dealByTaps("O’kudos");
    QVERIFY(shell.match->record() != record);
    shell.back();
    shell.tap("Leave the table");
    shell.tap("Continue SuDoku Tiles");
    QCOMPARE(shell.page(), "table");
    QCOMPARE(shell.match->record(), record);
    QCOMPARE(shell.match->curtainFor(), 1);
  }

  void back_leads_home_from_every_page() {
    Shell shell;
    for (const QStringList& way : {QStringList{"People"},
                                   {"Rules"},
                                   {"Rules", "Kakuro Call"},
                                   {"Settings"},
                                   {"Settings", "About Ninefold"},
                                   {"O’kudos,"},
                                   {"O’kudos,", "Rules"}}) {
      for (const QString& step : way) shell.choose(step);
      QCOMPARE(shell.ask("App.history.length").toInt(), way.size() + 1);
      for (qsizetype step = 0; step < way.size(); ++step) {
        QVERIFY2(shell.page() != "home", qPrintable(way.join(", ")));
        shell.key(Qt::Key_Escape);
      }
      QCOMPARE(shell.page(), "home");
    }
  }

  void back_closes_a_sheet_before_it_leaves_the_page() {
    Shell shell;
    shell.tap("People");
    shell.tap("Somebody new");
    shell.back();
    QCOMPARE(shell.page(), "people");
    shell.back();
    QCOMPARE(shell.page(), "home");
  }

  void nothing_of_a_hand_is_left_in_a_pause() {
    Shell shell;
    shell.dealByTaps("SuDoku Tiles");
    shell.match->openCurtain();
    shell.match->showHand();
    QCOMPARE(shell.match->hand()->rowCount(), 1);
    QVERIFY(shell.shows("hide hand"));
    shell.key(Qt::Key_Escape);
    QCOMPARE(shell.page(), "pause");
    QCOMPARE(shell.match->hand()->rowCount(), 0);
    QVERIFY(shell.match->held());
    QVERIFY(!shell.shows("row ")); // no cell can be seen
    shell.tap("Go on");
    QVERIFY(!shell.match->held());
    QVERIFY(shell.shows("show hand"));
  }

  void the_app_opens_where_it_was_left_paused() {
    Shell shell;
    shell.dealByTaps("SuDoku Tiles");
    QVERIFY(shell.placeSomewhere());
    shell.match->openCurtain();
    shell.match->showHand();
    const QString record = shell.match->record();
    shell.start({412, 915});
    QCOMPARE(shell.page(), "pause");
    QCOMPARE(shell.match->record(), record);
    QCOMPARE(shell.match->hand()->rowCount(), 0);
    shell.tap("Go on");
    QCOMPARE(shell.match->curtainFor(), 1);
    shell.back();
    shell.tap("Leave the table");
    QCOMPARE(shell.ask("Preferences.atTable").toInt(), 0);
  }

  void leaving_the_app_or_turning_the_device_covers_the_table() {
    Shell shell;
    shell.dealByTaps("SuDoku Tiles");
    shell.match->openCurtain();
    shell.match->showHand();
    shell.window->resize(915, 412);
    QTRY_COMPARE(shell.match->curtainFor(), 0);
    QCOMPARE(shell.match->hand()->rowCount(), 0);
    shell.match->openCurtain();
    shell.match->showHand();
    shell.ask("App.leave()"); // the system says so to Application
    QCOMPARE(shell.match->hand()->rowCount(), 0);
    shell.settle();
    QCOMPARE(shell.page(), "pause");
    shell.choose("Go on");
    QCOMPARE(shell.match->curtainFor(), 0);
  }

  void no_picture_is_drawn_with_the_hand_once_it_has_to_be_covered_data() {
    QTest::addColumn<int>("style");
    QTest::addColumn<QString>("what");
    for (const auto style : {MatchController::HandOver::Pass, MatchController::HandOver::TableStyle,
                             MatchController::HandOver::SideBySide})
      for (const char* what : {"turned", "left", "told", "paused", "moved"})
        QTest::addRow("%s, style %d", what, static_cast<int>(style)) << static_cast<int>(style) << QString(what);
  }
  void no_picture_is_drawn_with_the_hand_once_it_has_to_be_covered() {
    QFETCH(int, style);
    QFETCH(QString, what);
    Shell shell;
    shell.match->setHandOver(static_cast<MatchController::HandOver>(style));
    QVERIFY(shell.match->deal("kakuro_cards", {"Mika", "Jun"}, {}, 7));
    shell.sit();
    shell.match->openCurtain();
    shell.match->showHand();
    QVERIFY(shell.shows("hide hand"));
    int pictures = 0, seen = 0;
    const auto piece = [&] {
      const auto items = shell.all();
      return std::any_of(items.begin(), items.end(), [](const QQuickItem* item) {
        return QByteArray(item->metaObject()->className()).startsWith("CardHandPiece");
      });
    };
    QVERIFY(piece());
    const auto watch = connect(
        shell.window, &QQuickWindow::afterSynchronizing, this,
        [&] {
          const bool due = what == "turned"
                               ? shell.window->contentItem()->width() > shell.window->contentItem()->height()
                           : what == "moved" ? shell.match->turn() == 1
                                             : true;
          pictures += due;
          seen += due && (shell.match->hand()->rowCount() > 0 || piece());
        },
        Qt::DirectConnection);
    if (what == "turned") shell.window->resize(915, 412);
    if (what == "left") shell.goToBackground(true);
    if (what == "told") shell.ask("App.tell('News', 'Something happened.')");
    if (what == "paused") QTest::keyClick(shell.window, Qt::Key_Escape);
    if (what == "moved") {
      const auto& cells = shell.match->cells()->all();
      const auto legal = std::find_if(cells.begin(), cells.end(),
                                      [](const auto& cell) { return cell.marks.has(ninefold::Mark::legal); });
      QVERIFY(legal != cells.end());
      shell.match->drop(0, legal->at.column, legal->at.row);
      shell.match->press(Kind::Confirm);
      QTRY_COMPARE(shell.match->turn(), 1);
    }
    shell.window->update();
    QTRY_VERIFY(pictures > 0);
    QCOMPARE(seen, 0);
    disconnect(watch);
    if (what == "left") shell.goToBackground(false);
  }

  void what_has_the_focus_stays_in_sight_when_the_device_is_turned() {
    Screen app({320, 568});
    app.ask("Preferences.textPercent = 200");
    app.deal("sudoku_tiles", 1);
    app.settle();
    app.back();
    QCOMPARE(app.page(), "pause");
    const auto inSight = [&] {
      const QQuickItem* goOn = app.item("Go on");
      const QRectF place = goOn->mapRectToScene({0, 0, goOn->width(), goOn->height()});
      return QRectF(QPointF(), app.window->size()).contains(place);
    };
    QVERIFY(inSight());
    app.window->resize(568, 320);
    app.settle();
    QVERIFY(inSight());
    app.window->resize(320, 568);
    app.settle();
    QVERIFY(inSight());
    // What somebody has scrolled away stays away.
    app.drag({160, 500}, {160, 100});
    app.drag({160, 500}, {160, 100});
    QVERIFY(!inSight());
    app.window->resize(320, 560);
    app.settle();
    QVERIFY(!inSight());
  }
  void settings_change_the_screen() {
    Shell shell;
    shell.tap("Settings");
    const auto theme = [&](const char* name) { return shell.ask(QString("Theme.%1").arg(name)); };
    shell.choose("High contrast");
    QCOMPARE(theme("look").toInt(), shell.ask("Theme.Contrast").toInt());
    shell.choose("Dark");
    QCOMPARE(theme("look").toInt(), shell.ask("Theme.Dark").toInt());
    const double body = theme("body").toDouble();
    shell.ask("Preferences.textPercent = 200");
    QCOMPARE(theme("body").toDouble(), 2 * body);
    shell.ask("Preferences.textPercent = 100");
    shell.choose("Left-handed");
    shell.choose("Less motion");
    QVERIFY(theme("reducedMotion").toBool());
    for (const QSize wide : {QSize(915, 412), QSize(1280, 800)}) {
      shell.window->resize(wide);
      for (const bool left : {true, false}) {
        shell.ask(QString("Preferences.leftHanded = %1").arg(left));
        QVERIFY(shell.match->deal("kakuro_cards", {"Mika", "Jun"}, {}, 7));
        shell.sit();
        shell.match->openCurtain();
        const int tray = Screen::middle(shell.item("show hand")).x(), board = Screen::middle(shell.item("board")).x();
        QCOMPARE(tray < board, left);
      }
    }
  }

  void no_name_is_broken_in_set_up_data() {
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "de", "it"}) QTest::newRow(language) << QString(language);
  }
  void no_name_is_broken_in_set_up() {
    QFETCH(QString, language);
    Screen shell({320, 568});
    const auto reset = qScopeGuard([&] { shell.ask("(Preferences.textPercent = 100, Preferences.language = 'en')"); });
    shell.ask(QString("(Preferences.textPercent = 200, Preferences.language = '%1')").arg(language));
    for (const char* name : {"Maximilian", "Anne-Sophie", "Great-grandmother"})
      shell.ask(QString("Preferences.addPerson('%1', '')").arg(name));
    shell.ask(
        "Preferences.rememberSetUp('okudos', { people: Preferences.people.map(one => one.id), first: 0, handOver: 0, "
        "options: {} })");
    shell.ask("App.go('setup', { entryId: 'okudos' })");
    shell.settle();
    QVERIFY2(shell.names().join(" ").contains("Maximilian"), qPrintable(shell.names().join(" | ")));
    for (const QString& fault : layoutFaults(*shell.window)) QVERIFY2(!fault.contains("broken"), qPrintable(fault));
  }

  void a_second_tap_in_the_same_place_removes_no_match() {
    Shell shell;
    shell.dealByTaps("SuDoku Tiles");
    shell.back();
    const QPoint at = Screen::middle(shell.item("Remove the match"));
    shell.tap(at);
    QVERIFY(shell.shows("Yes, remove it for good"));
    shell.tap(at);
    shell.tap(at);
    QCOMPARE(shell.page(), "pause");
    QVERIFY(shell.match->kept() > 0);
    if (!shell.shows("Yes, remove it for good")) shell.choose("Remove the match");
    const QVariant grave =
        shell.item("Yes, remove it for good")->property("border").value<QObject*>()->property("color");
    QCOMPARE(grave.value<QColor>(), shell.ask("Theme.error").value<QColor>());
  }

  void two_unfinished_matches_of_a_game_look_different_on_home() {
    Shell shell;
    for (const int moves : {1, 3}) {
      shell.deal("sudoku_tiles", 7);
      for (int i = 0; i < moves; ++i) QVERIFY(shell.placeSomewhere());
      shell.ask("App.home()");
    }
    QList<QQuickItem*> cards;
    QTRY_VERIFY((cards = shell.named("Continue SuDoku Tiles, ")).size() == 2);
    QVERIFY(Screen::nameOf(cards[0]) != Screen::nameOf(cards[1]));
    const auto digits = [&](QQuickItem* card) {
      QString all;
      for (QQuickItem* cell : shell.all(shell.item("picture", card)))
        if (cell->property("at").isValid() && cell->property("value").isValid())
          all += QString("%1:%2 ").arg(cell->property("at").toInt()).arg(cell->property("value").toInt());
      return all;
    };
    for (QQuickItem* card : cards) // nine golden tiles and what was laid, once that has been looked up
      QTRY_VERIFY2(digits(card).count(':') >= 10, qPrintable(digits(card)));
    QVERIFY(digits(cards[0]) != digits(cards[1]));
  }

  void the_ring_of_the_keyboard_lies_before_a_cards_picture() {
    Shell shell;
    QQuickItem* card = shell.item("Kakuro Cards,");
    card->forceActiveFocus(Qt::TabFocusReason);
    shell.settle();
    const QPoint edge = card->mapToScene(QPointF(card->width() / 2, 1)).toPoint();
    QCOMPARE(shell.window->grabWindow().pixelColor(edge), shell.ask("Theme.glow").value<QColor>());
  }

  void the_game_itself_has_its_sign_in_the_result() {
    Shell shell;
    const nlohmann::json start{{"format", "ninefold/1"},
                               {"game", "okudos"},
                               {"seats", 3},
                               {"options", nlohmann::json::object()},
                               {"seed", 4},
                               {"moves", nlohmann::json::array()}};
    const QString record = QString::fromStdString(rehearse(start, 400).dump());
    shell.ask(QString("App.go('result', { record: JSON.stringify(%1), entryId: 'okudos', people: [0, 1, 2].map(seat => "
                      "App.somebody(seat)) })")
                  .arg(record));
    shell.settle();
    QQuickItem* row = shell.item("The game, ");
    const auto inRow = shell.all(row);
    QVERIFY(std::any_of(inRow.begin(), inRow.end(), [](const QQuickItem* item) {
      return QString(item->metaObject()->className()).startsWith("GameToken");
    }));
  }

  void a_match_can_be_removed_after_asking_twice() {
    Shell shell;
    shell.dealByTaps("SuDoku Tiles");
    shell.back();
    shell.tap("Remove the match");
    QCOMPARE(shell.page(), "pause");
    shell.tap("Yes, remove it");
    QCOMPARE(shell.page(), "home");
    QTRY_COMPARE(shell.ask("App.unfinished.length").toInt(), 0);
  }

  void a_finished_match_leads_to_its_result_and_a_rematch_to_the_next_who_begins() {
    Shell shell;
    shell.dealByTaps("Sudokids");
    QCOMPARE(shell.match->first(), 0);
    shell.playToTheEnd();
    const auto& seats = shell.match->seats()->all();
    for (const auto& seat : seats)
      QVERIFY(shell.shows(QString("%1, %2 point").arg(shell.match->nameOf(index(seat.seat))).arg(seat.score)));
    shell.tap("Rematch");
    QCOMPARE(shell.page(), "table");
    QVERIFY(!shell.match->over());
    QCOMPARE(shell.match->first(), 1);
    QCOMPARE(shell.match->game(), "sudoku_tiles");
    QCOMPARE(shell.match->columns(), 6);
  }

  void a_rematch_goes_by_the_rules_that_were_played() {
    Shell shell;
    shell.ask("App.begin('sudoku_tiles', Object.assign({}, App.setUpOf('sudoku_tiles'), { options: { referee: 'strict' "
              "} }), 7, {})");
    const auto referee = [&] {
      return nlohmann::json::parse(shell.match->record().toStdString())["options"]["referee"];
    };
    QCOMPARE(referee(), "strict"); // which nobody set up for the next time
    shell.ask("App.home()");
    shell.ask("App.rematch(App.match.record(), 'sudoku_tiles', App.people)");
    QCOMPARE(referee(), "strict");
    // What came out of a record of days ago, with another match at the table
    const QString old = shell.match->record();
    shell.ask("App.home()");
    shell.ask("App.begin('sudokids', App.setUpOf('sudokids'), 7, {})");
    QVERIFY(shell.match->columns() == 6);
    shell.ask("App.home()");
    shell.ask("App.rematch(" + QString::fromStdString(nlohmann::json(old.toStdString()).dump()) +
              ", 'sudoku_tiles', App.people)");
    QCOMPARE(shell.match->columns(), 9);
    QCOMPARE(referee(), "strict");
  }

  void the_time_to_show_a_call_can_be_switched_off() {
    Shell shell;
    const auto begin = [&](const char* options) {
      shell.ask("App.home()");
      shell.ask(
          QString("App.begin('kakuro_call', Object.assign({}, App.setUpOf('kakuro_call'), { options: %1 }), 7, {})")
              .arg(options));
      return shell.match->showSeconds();
    };
    QCOMPARE(begin("{}"), 30);
    QCOMPARE(begin("{ show: 0 }"), 0);
    const int kept = shell.match->kept();
    QCOMPARE(begin("{}"), 30);
    QVERIFY(shell.match->resume(kept, {"Mika", "Jun"}) && seated(*shell.match));
    QCOMPARE(shell.match->showSeconds(), 0);
    shell.ask("App.home()");
    shell.ask("App.rematch(App.match.record(), 'kakuro_call', App.people)");
    QCOMPARE(shell.match->showSeconds(), 0);
  }

  void a_match_can_be_watched_once_more_and_no_hand_is_seen() {
    Shell shell;
    shell.dealByTaps("Sudokids");
    shell.playToTheEnd();
    shell.choose("Watch the whole match");
    QCOMPARE(shell.page(), "replay");
    const int moves = static_cast<int>(nlohmann::json::parse(shell.match->record().toStdString()).at("moves").size());
    QVERIFY(shell.shows(QString("Move, 0 of %1").arg(moves)));
    shell.tap("One move forward");
    shell.tap("One move forward");
    QVERIFY(shell.shows("Move, 2 of"));
    shell.tap("One move back");
    shell.tap("One move back");
    for (int move = 1; move <= moves; ++move) {
      shell.key(Qt::Key_Right);
      QVERIFY(shell.shows(QString("Move, %1 of %2").arg(move).arg(moves)));
      QVERIFY(!shell.shows("hide hand"));
    }
    shell.back();
    QCOMPARE(shell.page(), "result");
  }

  void the_language_changes_at_once() {
    Shell shell;
    shell.dealByTaps("SuDoku Tiles");
    QVERIFY(shell.match->status().endsWith("’s turn to place a tile."));
    shell.back();
    shell.tap("Settings");
    shell.choose("Deutsch");
    QVERIFY(shell.shows("Textgröße"));
    shell.choose("Italiano");
    QVERIFY(shell.shows("Dimensione del testo"));
    shell.back();
    shell.tap("Continua");
    QCOMPARE(shell.page(), "table");
    QVERIFY(shell.match->status().endsWith("posare una tessera."));
    QVERIFY(shell.shows("Passa a"));
  }

  void seats_move_by_dragging_and_by_keys() {
    Shell shell;
    shell.tap("SuDoku Tiles,");
    const QPoint grip = Screen::middle(shell.item("Move Fox"));
    shell.drag(grip, grip + QPoint(0, 70));
    QVERIFY(shell.shows("Seat 1: Penguin"));
    shell.item("Move Fox, seat 2")->forceActiveFocus();
    shell.key(Qt::Key_Up);
    QVERIFY(shell.shows("Seat 1: Fox"));
    shell.key(Qt::Key_Down); // the grip has followed
    QVERIFY(shell.shows("Seat 1: Penguin"));
    shell.tap("Deal");
    QCOMPARE(shell.match->seatNames(), QStringList({"Penguin", "Fox"}));
  }

  void a_set_up_is_remembered() {
    Shell shell;
    shell.tap("SuDoku Tiles,");
    shell.tap("Penguin doesn’t play");
    shell.tap("Penalised");
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
    Screen shell;
    shell.tap("People");
    shell.tap("Somebody new");
    shell.tap("Name");
    QTest::keyClick(shell.window, Qt::Key_A, Qt::ControlModifier);
    for (const char letter : QByteArray("Mika")) QTest::keyClick(shell.window, letter);
    shell.key(Qt::Key_Return);
    QVERIFY(shell.shows("Mika"));
    QCOMPARE(shell.ask("App.everybody[0].name").toString(), "Mika");
  }

  void a_guest_is_in_no_list_until_named() {
    Screen shell; // nobody has used it before
    shell.tap("O’kudos,");
    QVERIFY(shell.shows("Seat 1: Blue (guest)") && shell.shows("Seat 2: Orange (guest)"));
    shell.tap("Somebody else");
    shell.tap("Guests");
    shell.choose("A guest");
    QVERIFY(shell.shows("Seat 3: Green (guest)"));
    QCOMPARE(shell.ask("App.everybody.length").toInt(), 0);
    shell.choose("Deal");
    QCOMPARE(shell.match->seatNames(), QStringList({"Blue", "Orange", "Green"}));
    shell.back();
    shell.choose("Leave the table");
    QVERIFY(shell.shows("Continue O’kudos, Blue, Orange, Green"));
    QCOMPARE(shell.ask("App.everybody.length").toInt(), 0);
    shell.tap("People");
    for (const char* guest : {"Blue", "Orange", "Green"}) QVERIFY(!shell.shows(guest));
    shell.back();
    // The guest stays set up, and becomes somebody once there is a name.
    shell.tap("O’kudos,");
    shell.tap("Seat 3: Green (guest)");
    QVERIFY(shell.shows("Who is the guest?"));
    shell.choose("Somebody new");
    shell.type("Name", "Mika");
    shell.key(Qt::Key_Return);
    QVERIFY(shell.shows("Seat 3: Mika"));
    QVERIFY(shell.shows("Seat 1: Blue (guest)"));
    QCOMPARE(shell.ask("App.everybody.map(one => one.name).join()").toString(), "Mika");
    shell.back();
    shell.tap("SuDoku Tiles,"); // where there is somebody who doesn't sit there yet
    shell.tap("Somebody else");
    shell.tap("Guests");
    shell.choose("A guest");
    QVERIFY(shell.shows("Seat 4: Pink (guest)"));
    QCOMPARE(shell.ask("App.everybody.length").toInt(), 1);
  }

  void no_two_people_get_the_same_name() {
    Screen shell;
    shell.tap("People");
    shell.tap("Somebody new");
    shell.choose("Bear"); // the fox is free again, its name isn't
    shell.back();
    shell.tap("Somebody new");
    QCOMPARE(shell.ask("App.everybody[1].avatar").toString(), "fox");
    QCOMPARE(shell.ask("App.everybody[1].name").toString(), "Fox 2");
    shell.type("Name", "Fox");
    QVERIFY(shell.shows("Somebody else already has this name."));
    shell.choose("Whale");
    QCOMPARE(shell.ask("App.everybody[1].avatar").toString(), "whale");
    shell.back();
    QCOMPARE(shell.ask("App.everybody[1].name").toString(), "Fox 2");
    QCOMPARE(shell.ask("App.notices.length").toInt(), 0);
  }
};

QTEST_MAIN(ShellTest)
#include "shell_test.moc"
