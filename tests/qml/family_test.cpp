#include "qml/screen.h"

#include <cmath>

namespace {

/// A table of people, by default on a tablet that lies between them.
void sitDown(Screen& app, const QString& entry, int people, MatchController::HandOver style,
             const QString& options = "{}") {
  app.ask(QString("App.begin('%1', { people: Array.from({ length: %2 }, () => App.newPerson()), first: 0, handOver: "
                  "%3, options: %4 }, 7, {})")
              .arg(entry)
              .arg(people)
              .arg(static_cast<int>(style))
              .arg(options));
  app.settle();
  app.match->openCurtain();
  app.match->showHand();
  app.settle();
}

QRectF place(const QQuickItem* item) { return item->mapRectToScene(QRectF(0, 0, item->width(), item->height())); }

/// Which way is up for whoever reads an item, in degrees: clockwise from the far edge of the window.
int turned(const QQuickItem* item) {
  const QPointF up = item->mapToScene({0, -1}) - item->mapToScene({0, 0});
  return (static_cast<int>(std::lround(std::atan2(up.x(), -up.y()) * 180 / M_PI)) + 360) % 360;
}

/// What can be seen and is called so by the screen reader, usable or not.
QQuickItem* seen(const Screen& app, const QString& name) {
  for (QQuickItem* item : app.all())
    if (Screen::nameOf(item) == name) return item;
  Screen::missing(name);
}

/// What can be seen of that object name, all of it.
QList<QQuickItem*> named(const Screen& app, const QString& name) {
  QList<QQuickItem*> found = app.all();
  found.removeIf([&](const QQuickItem* item) { return item->objectName() != name; });
  return found;
}

constexpr auto onTheTable = MatchController::HandOver::TableStyle;
constexpr auto sideBySide = MatchController::HandOver::SideBySide;

} // namespace

/// What a family round a tablet, and somebody new on a phone, stumbled over.
class FamilyTest : public QObject {
  Q_OBJECT

private slots:
  void what_is_pressed_stays_where_it_is_however_long_a_sentence_gets_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("percent");
    for (const QSize size :
         {QSize(412, 915), QSize(360, 640), QSize(320, 568), QSize(768, 1024), QSize(1280, 800), QSize(915, 412)})
      for (const int percent : {100, 200})
        QTest::addRow("%d x %d, %d %%", size.width(), size.height(), percent) << size << percent;
  }
  void what_is_pressed_stays_where_it_is_however_long_a_sentence_gets() {
    QFETCH(QSize, size);
    QFETCH(int, percent);
    Screen app(size);
    app.ask(QString("Preferences.textPercent = %1").arg(percent));
    sitDown(app, "kakuro_cards", 2, sideBySide);
    const QRectF confirm = place(seen(app, "Confirm")), board = place(app.item("board"));
    for (const char* sentence :
         {"No.", "A sum can’t stand beside another sum in the same row, and not in the same column "
                 "either: lay it somewhere else, or turn it over."}) {
      emit app.match->refused("any", sentence, {});
      app.settle();
      QVERIFY(app.shows(sentence));
      QCOMPARE(place(seen(app, "Confirm")), confirm);
      QTRY_COMPARE(place(app.item("board")), board); // it shakes
    }
  }

  void who_sits_at_an_edge_of_the_tablet_has_a_face_there_data() {
    QTest::addColumn<QString>("entry");
    QTest::addColumn<int>("people");
    for (const char* entry : {"kakuro_cards", "kakuro_call", "okudos", "sudoku_tiles", "sudokids"})
      for (const int people : {2, 4}) QTest::addRow("%s of %d", entry, people) << QString(entry) << people;
  }
  void who_sits_at_an_edge_of_the_tablet_has_a_face_there() {
    QFETCH(QString, entry);
    QFETCH(int, people);
    Screen app({1280, 800});
    sitDown(app, entry, people, onTheTable);
    const auto faces = named(app, "face");
    QCOMPARE(faces.size(), people);
    QSet<QString> files;
    for (const QQuickItem* face : faces) {
      QVERIFY(face->width() >= 40);
      files << face->property("file").toString();
      QCOMPARE(turned(face), turned(face->parentItem()));
    }
    QCOMPARE(files.size(), people); // each has their own
  }

  void every_edge_has_its_confirm_beside_its_hand_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("percent");
    for (const char* language : {"en", "de", "it"})
      for (const int percent : {100, 200})
        QTest::addRow("%s, %d %%", language, percent) << QString(language) << percent;
  }
  void every_edge_has_its_confirm_beside_its_hand() {
    QFETCH(QString, language);
    QFETCH(int, percent);
    Screen app({1280, 800});
    app.ask(QString("Preferences.textPercent = %1").arg(percent));
    app.ask(QString("Preferences.language = '%1'").arg(language));
    app.settle();
    const QString word = language == "de" ? "Bestätigen" : language == "it" ? "Conferma" : "Confirm";
    for (int seat = 0; seat < 4; ++seat) {
      app.ask("App.home()");
      app.ask(
          QString("App.begin('kakuro_cards', { people: Array.from({ length: 4 }, () => App.newPerson()), first: %1, "
                  "handOver: %2, options: {} }, 7, {})")
              .arg(seat)
              .arg(static_cast<int>(onTheTable)));
      app.settle();
      app.match->openCurtain();
      app.match->showHand();
      app.settle();
      const QQuickItem* confirm = seen(app, word);
      QCOMPARE(confirm->property("text").toString(), word);
      QVERIFY(confirm->property("worded").toBool());
      QVERIFY(confirm->property("primary").toBool());
      QVERIFY(confirm->width() >= 96);
      // Nothing lies between it and the tray.
      const QQuickItem* tray = app.item(language == "de"   ? "Hand verdecken"
                                        : language == "it" ? "nascondi la mano"
                                                           : "hide hand");
      const QRectF at = confirm->parentItem()->mapRectToItem(
          tray, QRectF(confirm->x(), confirm->y(), confirm->width(), confirm->height()));
      QVERIFY2(at.right() < 0 && at.right() > -24, qPrintable(QString::number(at.right())));
      QVERIFY(at.top() >= -12 && at.bottom() <= tray->height() + 12);
    }
  }

  void a_childs_points_are_stars_beside_its_face() {
    for (const QSize size : {QSize(1280, 800), QSize(412, 915)}) {
      Screen app(size);
      sitDown(app, "sudokids", 2, sideBySide);
      int stars = 0;
      for (QQuickItem* badge : app.all()) {
        if (!badge->property("scoreKnown").isValid() || !badge->property("dotsHeight").isValid()) continue;
        ++stars;
        bool shown = false;
        for (const QQuickItem* part : app.all(badge)) shown |= part->property("name") == "star-full";
        QVERIFY(shown);
      }
      QCOMPARE(stars, 2);
    }
  }

  void no_cell_is_framed_before_a_key_is_pressed() {
    for (const char* entry : {"kakuro_call", "kakuro_cards", "okudos"}) {
      Screen app;
      sitDown(app, entry, 2, sideBySide);
      app.item("board")->forceActiveFocus();
      app.settle();
      QCOMPARE(named(app, "cursor").size(), 0);
      app.key(Qt::Key_Right);
      QCOMPARE(named(app, "cursor").size(), 1);
      app.tap(QPoint(2, app.window->height() / 2)); // beside the board
      QCOMPARE(named(app, "cursor").size(), 0);
      app.key(Qt::Key_Left);
      QCOMPARE(named(app, "cursor").size(), 1);
      // Volume is no way to go about.
      app.tap(QPoint(2, app.window->height() / 2));
      app.key(Qt::Key_VolumeUp);
      QCOMPARE(named(app, "cursor").size(), 0);
    }
  }
  void to_a_screen_reader_the_cell_is_framed_at_once() {
    Screen app;
    sitDown(app, "kakuro_call", 2, sideBySide);
    app.item("board")->forceActiveFocus();
    QCOMPARE(named(app, "cursor").size(), 0);
    QAccessible::setActive(true);
    app.settle();
    const auto framed = named(app, "cursor").size();
    QAccessible::setActive(false);
    QCOMPARE(framed, 1);
  }

  void to_end_a_game_is_no_tick() {
    for (const QSize size : {QSize(1280, 800), QSize(412, 915)}) {
      Screen app(size);
      sitDown(app, "sudoku_pens", 2, sideBySide);
      QCOMPARE(seen(app, "End the game")->property("icon").toString(), QString("finish"));
    }
  }

  void a_new_persons_name_is_replaced_by_what_is_typed_data() {
    QTest::addColumn<bool>("touched");
    QTest::newRow("at once") << false;
    QTest::newRow("once the field was touched") << true;
  }
  void a_new_persons_name_is_replaced_by_what_is_typed() {
    QFETCH(bool, touched);
    Screen app;
    app.ask("App.go('people', {})");
    app.settle();
    app.tap("Somebody new");
    QQuickItem* field = app.item("Name");
    const QString called = field->property("text").toString();
    QVERIFY(!called.isEmpty());
    if (touched) {
      app.tap(Screen::middle(field));
      QTRY_COMPARE(field->property("selectedText").toString(), called);
      app.tap(field->mapToScene(QPointF(8, field->height() / 2)).toPoint());
    }
    QTRY_COMPARE(field->property("selectedText").toString(), called);
    for (const char letter : {'I', 'd', 'a'}) QTest::keyClick(app.window, letter);
    app.settle();
    QCOMPARE(field->property("text").toString(), QString("Ida"));
    // From then on it is written in like everywhere.
    app.tap(Screen::middle(field));
    QCOMPARE(field->property("selectedText").toString(), QString());
    app.back();
    QVERIFY(app.shows("Ida"));
  }
  void a_name_that_somebody_has_is_corrected_letter_by_letter() {
    Screen app;
    app.ask("Preferences.addPerson('Mika', App.avatars[0].file)");
    app.ask("App.go('people', {})");
    app.settle();
    app.tap("Mika");
    QQuickItem* field = app.item("Name");
    app.tap(Screen::middle(field));
    QCOMPARE(field->property("selectedText").toString(), QString());
  }

  void the_sheet_of_who_else_plays_stays_as_high_as_it_is_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(412, 915), QSize(320, 568), QSize(1280, 800)})
      QTest::addRow("%d x %d", size.width(), size.height()) << size;
  }
  void the_sheet_of_who_else_plays_stays_as_high_as_it_is() {
    QFETCH(QSize, size);
    Screen app(size);
    for (const char* name : {"Mika", "Jun", "Oma"})
      app.ask(QString("Preferences.addPerson('%1', App.avatars[0].file)").arg(name));
    app.ask("App.go('setup', { entryId: 'okudos' })");
    app.settle();
    app.choose("somebodyElse");
    const QRectF pills = place(app.item("kind0"));
    for (const char* kind : {"kind1", "kind2", "kind0", "kind1"}) {
      app.tap(kind);
      QCOMPARE(place(app.item("kind0")), pills);
    }
    app.tap("kind0");
    app.choose("Oma"); // one less to choose from
    if (app.shows("kind0")) QCOMPARE(place(app.item("kind0")), pills);
  }

  void what_waits_tells_when_it_was_left_and_how_it_stands() {
    Screen app;
    sitDown(app, "sudoku_tiles", 2, sideBySide);
    const QString turn = app.match->nameOf(0) + "’s turn";
    app.ask("App.home()");
    app.settle();
    const QString card = Screen::nameOf(app.item("Continue SuDoku Tiles,"));
    QVERIFY2(card.contains("Today, "), qPrintable(card));
    QVERIFY2(card.contains("0 : 0"), qPrintable(card));
    QVERIFY2(card.contains(turn), qPrintable(card));
    const auto since = [&](const char* then) {
      return app.ask(QString("Today.daysSince(new Date('%1'), 20261120)").arg(then)).toInt();
    };
    QCOMPARE(since("2026-11-20T00:01"), 0);
    QCOMPARE(since("2026-11-19T23:59"), 1);
    QCOMPARE(since("2026-10-31T12:00"), 20);
  }

  void the_last_digit_of_somebody_else_is_framed_in_their_ink() {
    Screen app;
    sitDown(app, "sudoku_pens", 2, sideBySide);
    QCOMPARE(named(app, "latest").size(), 0);
    const auto cells = app.match->cells()->all();
    const auto gap = std::ranges::find(cells, 0, &ninefold::SceneCell::number);
    // Any digit that may stand there.
    for (int digit = 9; digit > 0 && app.match->turn() == 0; --digit) {
      app.match->stroke(gap->at.column, gap->at.row, gap->at.column, gap->at.row);
      app.match->key(digit);
      app.settle();
    }
    app.match->press(Kind::TakeBack); // the selection
    app.settle();
    const auto framed = named(app, "latest");
    QCOMPARE(framed.size(), 1);
    QCOMPARE(framed[0]->parentItem()->property("column").toInt(), static_cast<int>(gap->at.column));
    QCOMPARE(framed[0]->parentItem()->property("row").toInt(), static_cast<int>(gap->at.row));
  }
};

QTEST_MAIN(FamilyTest)
#include "family_test.moc"
