#include "bridge/buzzer.h"
#include "bridge/layout_faults.h"
#include "games/kakuro_call/words.h"
#include "qml/screen.h"
#include "support/seated.h"

using ninefold::SceneSeat;

namespace {

/// A computer player who overlooks nothing.
constexpr int master = 4;

/// A game whose rows are known: A2 to H2 makes 36, A1 and B1 make 11. After their doubling tile the seats draw two, or
/// from three seats on one, of: swap, digit 7, swap, digit 4, ...
QString record(int seats, const QString& referee = "assist", const QString& totals = "36, 11, 30, 25, 4") {
  return QString(R"({"format": "ninefold/1", "game": "kakuro_call", "seats": %1, "first": 0,
    "options": {"referee": "%2", "hourglass": 60},
    "deal": {"tiles": [9, 2, 9, 4, 3, 5, 6, 2,  7, 3, 2, 8, 6, 4, 5, 1,  1, 2, 6, 7, 3, 3, 6, 4,  7, 5, 8, 9, 2, 5, 1, 3,
                       5, 5, 5, 5, 9, 9, 9, 9,  9, 1, 1, 1, 1, 1, 7, 7,  7, 7, 7, 3, 3, 3, 8, 8,  8, 8, 8, 8, 2, 2, 2, 6],
             "totals": [%3],
             "actions": ["swap", "digit7", "swap", "digit4", "digit9", "digit1", "digit2"]}, "moves": []})")
      .arg(seats)
      .arg(referee, totals);
}

/// Kakuro Call in a window, touched by fingers.
struct Table : Screen {
  qint64 now = 0;

  explicit Table(int seats, const QString& referee = "assist", QSize size = {1280, 800}) : Screen(size) {
    match->sand()->setClock([this] { return now; });
    match->begin(record(seats, referee), QStringList{"Mika", "Jun", "Oma", "Leo", "Ria"}.mid(0, seats));
    sit();
  }

  const SceneSeat& seat(int i) { return match->seats()->all()[static_cast<std::size_t>(i)]; }

  QPoint buzzer(int seat) const {
    for (BuzzerPad* pad : all<BuzzerPad>())
      if (pad->property("seat").toInt() == seat) return middle(pad);
    qFatal("there is no buzzer for seat %d", seat);
  }

  using Screen::tap;
  /// The button of that seat's own with such a name.
  void tap(int seat, const QString& name) {
    const QPoint near = buzzer(seat);
    QQuickItem* nearest = nullptr;
    for (QQuickItem* item : all())
      if (nameOf(item) == name && (!nearest || distance(middle(item), near) < distance(middle(nearest), near)))
        nearest = item;
    if (!nearest) qFatal("nothing is called %s", qPrintable(name));
    tap(middle(nearest));
  }
  static int distance(QPoint a, QPoint b) { return (a - b).manhattanLength(); }

  QPoint cell(int column, int row) const {
    for (QQuickItem* one : all()) // whatever it is called in the language of the app
      if (QByteArray(one->metaObject()->className()).startsWith("CallCell") && one->property("column") == column &&
          one->property("row") == row)
        return middle(one);
    qFatal("there is no cell %d, %d", column, row);
  }
  void call(int seat) {
    tap(buzzer(seat));
    if (!comesTrue([&] { return match->caller() == seat; })) qFatal("seat %d couldn't call", seat);
  }
};

/// When a controller says that its fingers landed.
class Stamp : public QObject {
public:
  quint64 when = 0;
  bool eventFilter(QObject*, QEvent* event) override {
    if (auto* touch = dynamic_cast<QTouchEvent*>(event)) touch->setTimestamp(when);
    return false;
  }
};

} // namespace

class CallTableTest : public QObject {
  Q_OBJECT

private slots:
  void of_two_touches_the_earlier_wins_even_if_it_is_delivered_later() {
    BuzzerRace race;
    race.setProperty("open", true);
    const QSignalSpy won(&race, &BuzzerRace::won);
    race.touched(0, 5010, 1);
    race.touched(1, 5003, 2);
    QCOMPARE(won.size(), 0); // until all of the batch is here
    QTRY_COMPARE(won.size(), 1);
    QCOMPARE(won[0][0].toInt(), 1);
  }

  void of_two_fingers_the_one_that_landed_earlier_wins_by_its_time_stamp() {
    for (const bool laterFirst : {true, false}) {
      Table table(2);
      // Each by a controller of its own: one of them is slow to tell.
      Stamp stamp;
      table.window->installEventFilter(&stamp);
      const auto land = [&](int seat, int number, quint64 when) {
        stamp.when = when;
        QTest::touchEvent(table.window, QTest::createTouchDevice()).press(number, table.buzzer(seat));
      };
      land(0, 1, laterFirst ? 5010 : 5003);
      land(1, 2, laterFirst ? 5003 : 5010);
      QTRY_VERIFY(table.match->caller() >= 0);
      QCOMPARE(table.match->caller(), laterFirst ? 1 : 0);
    }
  }

  void words_that_have_no_room_on_a_seats_button_are_a_sign() {
    for (const int seats : {2, 3, 4, 5}) {
      for (const QSize size : {QSize(320, 568), QSize(412, 915), QSize(768, 1024)}) {
        Table table(seats, "table", size);
        const auto inside = [&] {
          for (const QString& fault : layoutFaults(*table.window))
            QVERIFY2(!fault.contains("reaches out of its button"), qPrintable(fault));
        };
        table.match->press(Kind::Impossible, 1);
        table.settle();
        inside();
        table.call(0);
        table.match->stroke(0, 1, 7, 1);
        table.match->press(Kind::Confirm);
        QTRY_VERIFY(table.match->undecided());
        table.settle();
        inside();
        QVERIFY(table.shows("That is wrong")); // to those who are told
      }
    }
  }

  void nobody_across_the_table_needs_the_total_upside_down() {
    const auto told = [](int seats) {
      Table table(seats, "assist", {412, 915});
      qsizetype times = 0;
      for (QQuickItem* item : table.all(table.item("total 36"))) times += item->property("text").toString() == "36";
      return times;
    };
    QCOMPARE(told(1), 1);
    QCOMPARE(told(2), 2);
  }

  void of_five_touches_in_one_event_the_finger_that_landed_first_wins() {
    Table table(5);
    const QList<int> landed{14, 12, 13, 11, 15}; // seat 3 was first
    auto touches = QTest::touchEvent(table.window, table.finger, false);
    for (int seat = 0; seat < 5; ++seat) touches.press(landed[seat], table.buzzer(seat));
    touches.commit();
    QTRY_COMPARE(table.match->caller(), 3);
  }

  void nobody_else_can_call_until_the_call_is_judged() {
    Table table(2);
    table.call(0);
    table.tap(table.buzzer(1));
    QCOMPARE(table.match->caller(), 0);
  }

  void KL_17_a_row_is_called_by_a_stroke() {
    Table table(2);
    table.call(1);
    table.drag(table.cell(0, 1), table.cell(7, 1));
    QCOMPARE(table.match->calledRow(), QRectF(0, 1, 8, 1));
    QCOMPARE(table.match->preview(), 36);
    table.tap("Confirm");
    QCOMPARE(table.seat(1).score, 8);
    QCOMPARE(table.match->caller(), -1);
    QCOMPARE(table.match->total(), 11);
  }

  void what_a_caller_has_to_read_is_turned_to_its_edge() {
    for (const QSize size : {QSize(1280, 800), QSize(412, 915)}) {
      Table table(2, "assist", size);
      const auto upIsFar = [&](const QString& name) {
        const QQuickItem* item = table.item(name);
        return item->mapToScene({0, -1}).y() < item->mapToScene({0, 0}).y();
      };
      for (int seat : {0, 1}) {
        table.call(seat);
        table.drag(table.cell(0, 1), table.cell(7, 1));
        for (const char* name : {"Confirm", "Take back", "A2 to H2"}) QCOMPARE(upIsFar(name), seat == 0);
        table.match->begin(record(2, "assist"), {"Mika", "Jun"}); // whoever takes a call back is out
        table.settle();
      }
    }
  }

  void what_a_caller_presses_lies_at_its_edge_data() {
    QTest::addColumn<int>("seats");
    QTest::addColumn<QSize>("size");
    for (const int seats : {2, 3, 4, 5})
      for (const QSize size : {QSize(1280, 800), QSize(412, 915), QSize(320, 568), QSize(768, 1024), QSize(1024, 768)})
        QTest::addRow("%d at %d", seats, size.width()) << seats << size;
  }
  void what_a_caller_presses_lies_at_its_edge() {
    QFETCH(int, seats);
    QFETCH(QSize, size);
    Table table(seats, "assist", size);
    for (int seat = 0; seat < seats; ++seat) {
      const QPoint own = table.buzzer(seat);
      if (size.width() > 800 && std::abs(own.y() - size.height() / 2) < 40) continue; // at a side: see below
      table.call(seat);
      table.settle();
      for (const bool marked : {false, true}) {
        if (marked) table.drag(table.cell(0, 1), table.cell(7, 1));
        for (QString name : {"Confirm", "Take back"}) {
          if (!marked) name = "Give up the call";
          const QQuickItem* button = nullptr;
          for (QQuickItem* item : table.all())
            if (Screen::nameOf(item) == name) button = item;
          QVERIFY(button || !marked);
          if (!button) continue;
          const int y = Screen::middle(button).y(), far = std::abs(y - (size.height() - own.y()));
          // Where the seat on the far side has the upper half, its buttons are in it.
          if (std::abs(own.y() - size.height() / 2) > size.height() / 5 && size.height() > 568)
            QVERIFY2(std::abs(y - own.y()) < far,
                     qPrintable(QString("%1 of seat %2 at %3").arg(name).arg(seat).arg(y)));
          const QPointF up = button->mapToScene({0, -1}) - button->mapToScene({0, 0});
          QCOMPARE(up.y() < 0, own.y() > size.height() / 2);
          const QRectF there = button->mapRectToScene(button->boundingRect());
          const QRectF board = table.item("board")->mapRectToScene(table.item("board")->boundingRect());
          QVERIFY2(!there.intersects(board.adjusted(2, 2, -2, -2)),
                   qPrintable(QString("%1 of seat %2 from %3 to %4, the board from %5 to %6")
                                  .arg(name)
                                  .arg(seat)
                                  .arg(there.top())
                                  .arg(there.bottom())
                                  .arg(board.top())
                                  .arg(board.bottom())));
        }
      }
      table.match->begin(record(seats), QStringList{"Mika", "Jun", "Oma", "Leo", "Ria"}.mid(0, seats));
      table.settle();
    }
  }

  void what_is_marked_is_taken_back_before_the_call_is_given_up() {
    for (const QSize size : {QSize(1280, 800), QSize(412, 915), QSize(320, 568), QSize(915, 412)}) {
      Table table(2, "assist", size);
      table.call(0);
      QVERIFY(!table.shows("Take back"));
      QVERIFY2(table.shows("Kakuro! Show your row. Giving up counts as a wrong call.") ||
                   says(table, "Giving up counts"),
               qPrintable(table.names().join(" | ")));
      table.drag(table.cell(0, 1), table.cell(7, 1));
      QVERIFY(!table.shows("Give up the call"));
      table.tap("Take back");
      QCOMPARE(table.match->caller(), 0);
      QCOMPARE(table.match->calledRow().width(), 0);
      QVERIFY(!table.seat(0).out);
      QVERIFY(table.shows("Give up the call"));
      // The second of two quick taps gives nothing up.
      table.drag(table.cell(0, 1), table.cell(7, 1));
      table.takeTime(false);
      const QPoint there = Screen::middle(table.item("Take back"));
      table.tap(there);
      table.tap(there);
      QCOMPARE(table.match->caller(), 0);
      table.takeTime(true);
    }
    Table table(2);
    table.call(0);
    table.tap("Give up the call"); // which is asked about, with the no under the finger
    QCOMPARE(table.match->caller(), 0);
    QVERIFY(says(table, "Give up the call? That counts as a wrong one."));
    table.tap("No");
    QCOMPARE(table.match->caller(), 0);
    QVERIFY(!table.shows("Yes, give up"));
    table.tap("Give up the call");
    table.tap("Yes, give up");
    QCOMPARE(table.match->caller(), -1);
    QVERIFY(table.seat(0).out);
    table.match->begin(record(2), {"Mika", "Jun"});
    table.settle();
    table.call(1); // by keys
    table.drag(table.cell(0, 1), table.cell(7, 1));
    table.item("board")->forceActiveFocus();
    table.key(Qt::Key_Escape);
    QCOMPARE(table.match->caller(), 1);
    table.key(Qt::Key_Escape); // asks
    table.key(Qt::Key_Escape); // no
    QCOMPARE(table.match->caller(), 1);
    table.key(Qt::Key_Escape);
    table.key(Qt::Key_Return);
    QVERIFY(table.seat(1).out);
  }

  void where_the_app_helps_one_tile_is_no_row_to_be_confirmed() {
    for (const bool helps : {true, false}) {
      Table table(2, helps ? "assist" : "strict");
      table.call(0);
      table.tap(table.cell(3, 3));
      const auto confirm = [&] {
        for (QQuickItem* item : table.all())
          if (Screen::nameOf(item) == "Confirm") return item;
        Screen::missing("Confirm");
      };
      QCOMPARE(confirm()->isEnabled(), !helps);
      table.item("board")->forceActiveFocus();
      table.key(Qt::Key_Return);
      QCOMPARE(table.match->caller(), helps ? 0 : -1);
      if (!helps) continue;
      table.tap(table.cell(5, 3));
      QVERIFY(confirm()->isEnabled());
    }
  }

  void on_the_smallest_phone_the_largest_words_are_told_whole_data() {
    QTest::addColumn<int>("seats");
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "de", "it"})
      for (int seats = 1; seats <= 5; ++seats) QTest::addRow("%s, %d", language, seats) << seats << QString(language);
  }
  void on_the_smallest_phone_the_largest_words_are_told_whole() {
    QFETCH(int, seats);
    QFETCH(QString, language);
    Table table(seats, "assist", {320, 568});
    const auto reset = qScopeGuard([&] { table.ask("(Preferences.textPercent = 100, Preferences.language = 'en')"); });
    table.ask(QString("(Preferences.textPercent = 200, Preferences.language = '%1')").arg(language));
    table.settle();
    const auto whole = [&](const char* when) {
      for (const QString& fault : layoutFaults(*table.window)) QVERIFY2(false, qPrintable(when + (": " + fault)));
      for (QQuickItem* item : table.all()) {
        if (!item->property("fontInfo").isValid() || item->property("text").toString().size() < 3) continue;
        const int size = item->property("fontInfo").value<QJSValue>().property("pixelSize").toInt();
        QVERIFY2(size >= 12,
                 qPrintable(QString("%1: %2 in %3 px").arg(when, item->property("text").toString()).arg(size)));
      }
    };
    const auto intoPlace = [&](const char* when) { // over the strip of the far side, or the board, nothing is told
      const double top = table.item("board")->y();
      for (QQuickItem* item : table.all())
        if (QByteArray(item->metaObject()->className()).startsWith("CallerPanel")) {
          const QRectF at = item->mapRectToScene(item->boundingRect());
          QVERIFY2(at.bottom() <= top + 1, qPrintable(QString("%1: %2 to %3").arg(when).arg(at.bottom()).arg(top)));
          for (QQuickItem* other : table.all())
            if (QByteArray(other->metaObject()->className()).startsWith("SeatStrip") && other->y() < top)
              QVERIFY2(other->y() + other->height() <= at.top() + 1, when);
        }
    };
    whole("at first");
    intoPlace("at first");
    for (const int caller : {0, seats - 1}) {
      table.call(caller);
      whole("called");
      QVERIFY(table.shows("smallTime"));
      table.match->stroke(0, 1, 4, 1); // ends nowhere
      table.settle();
      whole("marked");
      QVERIFY(table.shows("smallTime"));
      table.match->press(Kind::TakeBack);
      table.settle();
      table.match->stroke(0, 1, 7, 1);
      table.settle();
      whole("right");
      table.match->press(Kind::TakeBack);
      table.match->press(Kind::GiveUp);
      table.settle();
      whole("asked");
      table.match->press(Kind::Confirm);
      table.settle();
      whole("wrong");
      intoPlace("wrong");
      table.match->begin(record(seats), QStringList{"Mika", "Jun", "Oma", "Leo", "Ria"}.mid(0, seats));
      table.settle();
    }
  }

  void the_last_verdict_goes_when_a_new_call_begins() {
    for (const QSize size : {QSize(1280, 800), QSize(412, 915)}) {
      Table table(2, "assist", size);
      table.call(0);
      table.tap("Give up the call");
      table.tap("Yes, give up");
      QVERIFY(says(table, "Mika’s call is wrong."));
      table.call(1);
      table.settle();
      QVERIFY2(!says(table, "call is wrong"), qPrintable(table.names().join(" | ")));
    }
  }

  void all_rows_that_nobody_found_are_shown() {
    Table table(2);
    QString two = record(2); // with a second row of 1 to 8
    two.replace("5, 5, 5, 5, 9, 9, 9, 9,  9, 1, 1, 1, 1, 1, 7, 7,  7, 7, 7, 3, 3, 3, 8, 8,  8, 8, 8, 8, 2, 2, 2, 6",
                "1, 2, 3, 4, 5, 6, 7, 8,  9, 5, 1, 1, 1, 1, 7, 9,  7, 7, 7, 3, 3, 9, 8, 8,  8, 8, 8, 4, 2, 2, 5, 6");
    QVERIFY(table.match->begin(two, {"Mika", "Jun"}));
    table.settle();
    table.match->press(Kind::Impossible, 0);
    table.match->press(Kind::Impossible, 1);
    table.settle();
    const auto shown = [&] {
      QStringList rows;
      for (QQuickItem* item : table.all())
        if (item->objectName() == "missed") {
          const QRectF row = item->property("modelData").toRectF();
          rows << QString("%1%2-%3%4")
                      .arg(QChar('A' + int(row.left())))
                      .arg(row.top() + 1)
                      .arg(QChar('A' + int(row.right()) - 1))
                      .arg(row.bottom());
        }
      rows.sort();
      return rows;
    };
    const QStringList all = shown();
    QCOMPARE(all, (QStringList{"A2-H2", "A5-H5"}));
    QCOMPARE(all, rightRows(table, 36));
    QVERIFY2(says(table, "There were 2 rows: A2 to H2, A5 to H5."), qPrintable(table.names().join(" | ")));
    table.call(0); // a new call needs the board
    QVERIFY(shown().isEmpty());
  }

  void who_calls_at_a_side_has_everything_turned_there_and_within_reach_data() {
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("seat");
    QTest::addColumn<QSize>("size");
    QTest::newRow("the fifth") << 5 << 4 << QSize(1280, 800);
    QTest::newRow("the fifth, smaller") << 5 << 4 << QSize(1024, 768);
    for (const QSize size : {QSize(1280, 800), QSize(1366, 1024), QSize(1180, 820)})
      for (const int seat : {1, 3}) QTest::addRow("seat %d of four at %d", seat, size.width()) << 4 << seat << size;
  }
  void who_calls_at_a_side_has_everything_turned_there_and_within_reach() {
    QFETCH(int, seats);
    QFETCH(int, seat);
    QFETCH(QSize, size);
    Table table(seats, "assist", size);
    const bool left = seat != 3;
    table.call(seat);
    table.drag(table.cell(0, 1), table.cell(7, 1));
    for (const char* name : {"Confirm", "Take back", "A2 to H2", "36 of 36, right"}) {
      QQuickItem* item = table.item(name);
      const QPointF up = item->mapToScene({0, -1}) - item->mapToScene({0, 0});
      QVERIFY2(std::abs(up.x() - (left ? 1 : -1)) < 0.01 && std::abs(up.y()) < 0.01, name);
      const int x = Table::middle(item).x(); // on its side of the board
      QVERIFY2(left ? x < table.cell(0, 0).x() : x > table.cell(7, 0).x(), name);
    }
    QVERIFY2(layoutFaults(*table.window).isEmpty(), qPrintable(layoutFaults(*table.window).join("\n")));
    table.tap("Confirm");
    QCOMPARE(table.seat(seat).score, 8);
  }

  void four_round_a_tablet_have_an_edge_each() {
    for (const QSize size : {QSize(1280, 800), QSize(1366, 1024)}) {
      Table table(4, "assist", size);
      const QPoint middle(size.width() / 2, size.height() / 2);
      const QPoint ways[] = {{0, 1}, {-1, 0}, {0, -1}, {1, 0}};
      for (int seat = 0; seat < 4; ++seat) {
        const QPoint out = table.buzzer(seat) - middle;
        const bool upright = seat % 2 == 0;
        QVERIFY((upright ? out.y() * ways[seat].y() : out.x() * ways[seat].x()) > 200);
      }
    }
  }

  /// What is told of a call is read from both long sides.
  void a_verdict_is_told_to_both_sides_of_a_tablet_data() {
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("caller");
    for (const int seats : {2, 3, 4, 5})
      for (int caller = 0; caller < seats; ++caller) QTest::addRow("%d of %d", caller, seats) << seats << caller;
  }
  void a_verdict_is_told_to_both_sides_of_a_tablet() {
    QFETCH(int, seats);
    QFETCH(int, caller);
    Table table(seats);
    table.call(caller);
    table.tap("Give up the call");
    table.tap("Yes, give up");
    QVERIFY(says(table, table.match->nameOf(caller) + "’s call is wrong."));
    QList<QRectF> places;
    QSet<int> ups;
    for (QQuickItem* item : table.all()) {
      if (!item->property("text").toString().contains("call is wrong")) continue;
      ups << qRound((item->mapToScene({0, -1}) - item->mapToScene({0, 0})).y());
      places << item->mapRectToScene(item->boundingRect());
    }
    QCOMPARE(ups, (QSet<int>{-1, 1}));
    QCOMPARE(places.size(), 2);
    QVERIFY(!places[0].intersects(places[1]));
    QVERIFY2(layoutFaults(*table.window).isEmpty(), qPrintable(layoutFaults(*table.window).join("\n")));
  }
  void a_verdict_is_told_to_whoever_called_where_there_is_one_place_for_it() {
    for (const QSize size : {QSize(412, 915), QSize(768, 1024)})
      for (const int caller : {0, 1}) {
        Table table(2, "assist", size);
        table.call(caller);
        table.tap("Give up the call");
        table.tap("Yes, give up");
        QQuickItem* sentence = table.item(table.match->nameOf(caller) + "’s call is wrong.");
        QCOMPARE(sentence->mapToScene({0, -1}).y() < sentence->mapToScene({0, 0}).y(), caller == 0);
      }
  }

  void the_total_slides_to_the_head_of_its_row_and_the_points_to_their_seat() {
    Table table(2);
    table.call(1);
    table.drag(table.cell(0, 1), table.cell(7, 1));
    table.match->press(Kind::Confirm);
    const QQuickItem* total = table.item("sliding");
    QCOMPARE(total->property("total").toInt(), 36);
    const QPointF head = total->parentItem()->mapToScene(total->property("to").toPointF());
    const QPoint before = table.cell(0, 1) - (table.cell(1, 1) - table.cell(0, 1));
    QVERIFY(Table::distance(head.toPoint(), before) < 4);
    const QQuickItem* points = table.item("flying");
    QCOMPARE(points->property("points").toInt(), 8);
    QVERIFY(table.shows("total 36, row 2, rightwards from column 1")); // for the screen reader
    QTRY_VERIFY(!table.shows("sliding") && !table.shows("flying"));
  }

  void KL_9_an_action_tile_is_dragged_onto_the_board() {
    Table table(2);
    table.call(0);
    table.drag(table.cell(0, 1), table.cell(7, 1));
    table.tap("Confirm");
    table.call(0);
    table.drag(table.cell(0, 0), table.cell(1, 0));
    QQuickItem* doubling = nullptr;
    for (QQuickItem* item : table.all())
      if (Screen::nameOf(item) == "doubling" && Screen::middle(item).y() > 600) doubling = item;
    QVERIFY(doubling);
    table.drag(Screen::middle(doubling), table.cell(2, 0));
    QCOMPARE(table.match->cells()->all()[2].face, ninefold::kakuro_call::face::total);
    table.tap("Confirm");
    QCOMPARE(table.seat(0).score, 10);
  }

  void an_action_tile_is_tapped_turned_over_and_put_down_by_a_tap() {
    Table table(2);
    table.call(0);
    table.tap("digit 7");
    QVERIFY(table.seat(0).open[0].selected);
    table.tap("digit 7");
    QCOMPARE(table.seat(0).open[0].face, ninefold::kakuro_call::face::total);
    table.tap(table.cell(4, 4));
    QVERIFY(table.seat(0).open[0].played);
    QCOMPARE(table.match->cells()->all()[36].face, ninefold::kakuro_call::face::total);
  }

  void KL_8_a_wrong_call_puts_its_caller_out_of_the_round() {
    Table table(2);
    table.call(0);
    table.drag(table.cell(0, 2), table.cell(7, 2));
    table.tap("Confirm");
    QCOMPARE(table.match->caller(), -1);
    QVERIFY(table.seat(0).out);
    table.tap(table.buzzer(0));
    QCOMPARE(table.match->caller(), -1);
    table.call(1);
  }

  void KL_7_a_call_that_is_not_shown_in_time_is_wrong() {
    Table table(2);
    Countdown* showing = table.match->showTime();
    qint64 now = 0;
    showing->setClock([&] { return now; });
    table.call(0);
    now += 30'001;
    showing->look();
    QVERIFY(table.seat(0).out);
    table.settle();
    QVERIFY(!says(table, "0:00") && !says(table, "to show the row")); // nobody shows one any more
    showing->setClock([] { return 0; });
  }

  void a_call_is_still_open_when_its_table_is_come_back_to() {
    Table table(2);
    QVERIFY(table.match->beginKept(record(2), {0, 0}, {"Mika", "Jun"}) && seated(*table.match));
    table.settle();
    Countdown* showing = table.match->showTime();
    qint64 now = 0;
    showing->setClock([&] { return now; });
    const int kept = table.match->kept();
    table.call(1);
    now += 20'000;
    table.match->leave();
    table.settle();
    now += 60'000; // somewhere else
    QVERIFY(table.match->resume(kept, {"Mika", "Jun"}) && seated(*table.match));
    table.settle();
    QCOMPARE(table.match->caller(), 1);
    QCOMPARE(showing->secondsLeft(), 10);
    now += 10'001;
    showing->look();
    table.settle();
    QVERIFY(table.seat(1).out);
    table.match->leave();
    QVERIFY(table.match->resume(kept, {"Mika", "Jun"}) && seated(*table.match)); // what was judged isn't open again
    table.settle();
    QCOMPARE(table.match->caller(), -1);
    showing->setClock([] { return 0; });
  }

  void what_a_computer_calls_is_told_and_marked_until_it_has_been_seen_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("tablet") << QSize(1280, 800);
    QTest::newRow("upright") << QSize(412, 915);
    QTest::newRow("small") << QSize(320, 568);
    QTest::newRow("on its side") << QSize(915, 412);
  }
  void what_a_computer_calls_is_told_and_marked_until_it_has_been_seen() {
    QFETCH(QSize, size);
    Table table(2, "assist", size);
    const auto reset = qScopeGuard([&] { table.ask("(Preferences.pace = Opponents.Calm)"); });
    table.ask("(Preferences.pace = Opponents.StepByStep)");
    Opponents& others = *table.match->opponents();
    others.setHaste(100);
    table.match->setHeld(true); // until the table is there
    QVERIFY(table.match->beginKept(record(2), {0, 0}, {"Mika", "Koma"}, {{"computers", QVariantList{0, master}}}) &&
            seated(*table.match));
    table.settle();
    table.match->setHeld(false);
    QTRY_VERIFY_WITH_TIMEOUT(others.waits(), 60'000);
    table.settle();
    QVERIFY2(says(table, "Koma calls: 7 + 3 + 2 + 8 + 6 + 4 + 5 + 1 = 36, +8."), qPrintable(table.names().join(" | ")));
    const QQuickItem* row = table.item("band");
    const QPoint first = table.cell(0, 1), last = table.cell(7, 1);
    const QRectF marked = row->mapRectToScene(row->boundingRect());
    QVERIFY(marked.contains(first) && marked.contains(last));
    for (const QString& fault : layoutFaults(*table.window)) QVERIFY2(false, qPrintable(fault));
    // Nobody goes on before that.
    const QString before = table.match->record();
    QTest::qWait(700);
    QCOMPARE(table.match->record(), before);
    table.tap("Go on");
    QVERIFY(!table.shows("callNews") && !table.shows("band"));
    QTRY_VERIFY_WITH_TIMEOUT(table.match->record() != before, 60'000);
  }

  void a_computers_seat_is_a_line_and_people_have_the_room_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("people");
    for (const QSize size :
         {QSize(320, 568), QSize(412, 915), QSize(768, 1024), QSize(1024, 768), QSize(1280, 800), QSize(915, 412)})
      for (const int people : {1, 2, 4}) QTest::addRow("%d at %d", people, size.width()) << size << people;
  }
  void a_computers_seat_is_a_line_and_people_have_the_room() {
    QFETCH(QSize, size);
    QFETCH(int, people);
    const QStringList names{"Anna", "Orange", "Mika", "Leo", "Koma"};
    QVariantList computers;
    for (int seat = 0; seat < 5; ++seat) computers << (seat < people ? 0 : master);
    Table table(5, "assist", size);
    QVERIFY(table.match->beginKept(record(5), {0, 0, 0, 0, 0}, names, {{"computers", computers}}) &&
            seated(*table.match));
    table.settle();
    QCOMPARE(table.all<BuzzerPad>().size(), people);
    for (QQuickItem* item : table.all()) {
      const int seat =
          QByteArray(item->metaObject()->className()).startsWith("SeatStrip") ? item->property("seat").toInt() : 0;
      if (seat >= people) QVERIFY(item->height() < 90 && item->rotation() == 0);
      const qsizetype whose = names.indexOf(item->property("text").toString());
      if (whose >= 0 && (people == 1 || size.width() > 320))
        QVERIFY2(!item->property("truncated").toBool(), qPrintable(names[whose]));
    }
    for (const QString& name : names) QVERIFY2(says(table, name), qPrintable(name));
    for (const QString& fault : layoutFaults(*table.window)) QVERIFY2(false, qPrintable(fault));
    table.key(Qt::Key_5); // a computer is called for by nobody
    QCOMPARE(table.match->caller(), -1);
  }

  void a_row_to_which_only_computers_may_object_stands_if_they_do_not() {
    Table table(2, "table");
    QVERIFY(table.match->beginKept(record(2, "table"), {0, 0}, {"Mika", "Koma"},
                                   {{"computers", QVariantList{0, master}}}) &&
            seated(*table.match));
    table.settle();
    table.call(0);
    table.match->stroke(0, 1, 7, 1);
    table.match->opponents()->setHaste(100);
    table.match->press(Kind::Confirm);
    QTRY_COMPARE_WITH_TIMEOUT(table.match->total(), 11, 60'000);
    QCOMPARE(table.seat(0).score, 8);
  }

  void the_second_tap_on_a_buzzer_takes_up_no_tile() {
    for (int caller = 0; caller < 5; ++caller) {
      Table table(5, "assist", {320, 568});
      table.takeTime(false);
      const QPoint there = table.buzzer(caller);
      table.tap(there);
      QTRY_COMPARE(table.match->caller(), caller);
      table.settle();
      table.tap(there);
      for (const auto& piece : table.seat(caller).open) QVERIFY(!piece.selected && !piece.played);
      table.takeTime(true);
    }
  }

  void what_an_action_tile_can_do_is_said_when_it_is_touched() {
    for (const QSize size : {QSize(1280, 800), QSize(412, 915), QSize(320, 568), QSize(915, 412)})
      for (const bool marked : {false, true}) {
        Table table(2, "assist", size);
        table.call(0);
        if (marked) table.match->stroke(0, 0, 1, 0);
        table.settle();
        table.tap("doubling");
        QVERIFY2(says(table, "one number may occur once more"), qPrintable(table.names().join(" | ")));
        table.tap("digit 7");
        QVERIFY(says(table, "counts as 7"));
        table.tap("digit 7");
        QVERIFY(says(table, "right before the row or right behind it"));
        table.tap("swap");
        QVERIFY(says(table, "tap two silver tiles"));
        for (const QString& fault : layoutFaults(*table.window)) QVERIFY2(false, qPrintable(fault));
      }
  }

  void KL_29_that_a_call_would_be_wrong_is_said_before_it_is_confirmed() {
    for (const QSize size : {QSize(1280, 800), QSize(412, 915), QSize(320, 568), QSize(915, 412)}) {
      Table table(2, "assist", size);
      table.call(0);
      table.drag(table.cell(0, 1), table.cell(4, 1));
      QVERIFY(says(table, "Wrong call"));
      QCOMPARE(says(table, "the call is wrong"), size.width() == 1280 || size.width() == 412); // as room allows
      table.drag(table.cell(0, 1), table.cell(7, 1));
      QVERIFY(!says(table, "Wrong call") && !says(table, "the call is wrong"));
    }
  }

  void a_pause_gives_a_caller_no_more_time() {
    Table table(2);
    Countdown* showing = table.match->showTime();
    qint64 now = 0;
    showing->setClock([&] { return now; });
    table.call(0);
    now += 20'000;
    table.match->setHeld(true);
    now += 60'000;
    table.match->setHeld(false);
    QCOMPARE(showing->secondsLeft(), 10);
    showing->setClock([] { return 0; });
  }

  void KL_18_when_half_of_the_seats_see_no_row_the_sand_runs_out() {
    Table table(3);
    table.tap(0, "Impossible");
    QVERIFY(!table.match->sandRuns());
    table.tap(2, "Impossible");
    QVERIFY(table.match->sandRuns());
    table.now += 59'000;
    table.match->sand()->look();
    QCOMPARE(table.match->total(), 36);
    table.now += 1'001;
    table.match->sand()->look();
    QCOMPARE(table.match->total(), 11);
    QCOMPARE(table.match->aside(), QVariantList{36});
    QVERIFY(!table.match->sand()->turned());
  }

  void KL_29_another_seat_objects_to_a_row_that_lies_open() {
    Table table(2, "table");
    table.call(1);
    table.drag(table.cell(0, 2), table.cell(7, 2));
    table.tap("Confirm");
    QVERIFY(table.match->undecided());
    table.tap("That is wrong");
    QVERIFY(table.seat(1).out);
    QCOMPARE(table.seat(1).score, 0);
    QVERIFY(!table.match->undecided());
  }

  void KL_29_all_let_a_row_stand() {
    Table table(2, "table");
    table.call(1);
    table.drag(table.cell(0, 1), table.cell(7, 1));
    table.tap("Confirm");
    table.tap("Let it stand");
    QCOMPARE(table.seat(1).score, 8);
    QCOMPARE(table.match->total(), 11);
  }

  void one_seat_plays_alone() {
    Table table(1);
    QVERIFY(table.match->sandRuns());
    table.call(0);
    QVERIFY(!table.match->sandRuns());
    table.drag(table.cell(0, 1), table.cell(7, 1));
    table.tap("Confirm");
    QCOMPARE(table.seat(0).score, 8);
    QVERIFY(table.match->sandRuns());
  }

  void a_phone_will_do_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("small") << QSize(320, 568);
    QTest::newRow("upright") << QSize(412, 915);
    QTest::newRow("on its side") << QSize(915, 412);
    QTest::newRow("upright tablet") << QSize(768, 1024);
  }
  void a_phone_will_do() {
    QFETCH(QSize, size);
    Table table(2, "assist", size);
    table.call(1);
    table.drag(table.cell(0, 1), table.cell(7, 1));
    table.tap("Confirm");
    QCOMPARE(table.seat(1).score, 8);
  }

  void who_calls_on_a_phone_has_action_tiles_of_a_fingertips_size_data() {
    QTest::addColumn<int>("caller");
    for (int seat = 0; seat < 5; ++seat) QTest::addRow("seat %d", seat + 1) << seat;
  }
  void who_calls_on_a_phone_has_action_tiles_of_a_fingertips_size() {
    QFETCH(int, caller);
    Table table(5, "assist", {320, 568});
    table.call(caller);
    QList<QQuickItem*> tiles;
    for (QQuickItem* item : table.all())
      if (item->property("modelData").isValid() && item->activeFocusOnTab()) tiles << item;
    QCOMPARE(tiles.size(), 2);
    for (const QQuickItem* tile : tiles) QVERIFY(tile->width() >= 44);
    table.tap(Screen::middle(tiles[0]));
    const auto& open = table.seat(caller).open;
    QVERIFY(open[0].selected || open[0].played); // a doubling needs no place
    QVERIFY(!open[1].selected && !open[1].played);
  }

  void a_tile_that_is_dragged_shows_what_it_would_bring() {
    Table table(2);
    table.call(0);
    table.drag(table.cell(0, 0), table.cell(1, 0));
    QCOMPARE(table.match->preview(), 11);
    QQuickItem* seven = nullptr;
    for (QQuickItem* item : table.all())
      if (Table::nameOf(item) == "digit 7") seven = item;
    QVERIFY(seven);
    const QPoint from = Screen::middle(seven), over = table.cell(1, 0);
    const auto go = [&](QPoint to) {
      for (int step = 1; step <= 8; ++step)
        QTest::touchEvent(table.window, table.finger).move(1, from + (to - from) * step / 8);
      table.settle();
    };
    QTest::touchEvent(table.window, table.finger).press(1, from);
    go(over);
    QTRY_COMPARE(table.match->preview(), 16);
    go(from);
    QTRY_COMPARE(table.match->preview(), 11);
    QTest::touchEvent(table.window, table.finger).release(1, from);
    table.settle();
    QVERIFY(!table.seat(0).open[0].played && !table.seat(0).open[1].played && !table.seat(0).open[2].played);
  }

  void keys_are_enough() {
    Table table(2);
    QTest::keyClick(table.window, Qt::Key_2);
    QCOMPARE(table.match->caller(), 1);
    QTest::keyClick(table.window, Qt::Key_Down);
    for (int i = 0; i < 7; ++i) QTest::keyClick(table.window, Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(table.match->preview(), 36);
    QTest::keyClick(table.window, Qt::Key_Return);
    QCOMPARE(table.seat(1).score, 8);
    QTest::keyClick(table.window, Qt::Key_1, Qt::AltModifier);
    QVERIFY(table.seat(0).declared);
  }

  /// What can be read somewhere contains that.
  static bool says(const Table& table, const QString& words) {
    const auto items = table.all();
    return std::any_of(items.begin(), items.end(),
                       [&](QQuickItem* item) { return item->property("text").toString().contains(words); });
  }
  /// The rows of a fresh board that make a total from a printed total cell to the margin, no number twice: by hand.
  static QStringList rightRows(const Table& table, int total) {
    QStringList rows;
    const auto& cells = table.match->cells()->all();
    for (const bool down : {false, true})
      for (int line = 0; line < 8; ++line) {
        int sum = 0;
        QSet<int> numbers;
        for (int i = 0; i < 8; ++i) {
          const int number = cells[static_cast<std::size_t>(down ? 8 * i + line : 8 * line + i)].number;
          sum += number;
          numbers << number;
        }
        if (sum != total || numbers.size() < 8) continue;
        const QChar letter('A' + line);
        rows << (down ? letter + QString("1-") + letter + "8" : QString("A%1-H%1").arg(line + 1));
      }
    rows.sort();
    return rows;
  }

  void nothing_complains() {
    for (int seats = 1; seats <= 5; ++seats)
      for (const QSize size : {QSize(1280, 800), QSize(412, 915), QSize(320, 568), QSize(915, 412)}) {
        QTest::failOnWarning(QRegularExpression(".*"));
        Table table(seats, "assist", size);
        for (BuzzerPad* pad : table.all<BuzzerPad>()) QVERIFY2(pad->width() >= 48, "a buzzer is too small");
      }
  }
};

QTEST_MAIN(CallTableTest)
#include "call_table_test.moc"
