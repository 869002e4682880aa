#include "qml/screen.h"

#include <algorithm>
#include <cmath>

/// What moves on the table, and that it says what changed.
class MotionTest : public QObject {
  Q_OBJECT

  static QQuickItem* of(const Screen& screen, const char* type, int seat) {
    for (QQuickItem* item : screen.all())
      if (QByteArray(item->metaObject()->className()).startsWith(type) &&
          (seat < 0 || item->property("seat").toInt() == seat))
        return item;
    return nullptr;
  }
  static QObject& theme(const Screen& screen) { return *screen.ask("Theme").value<QObject*>(); }
  static void sit(Screen& screen, const char* game, MatchController::HandOver style,
                  const QStringList& names = {"Mika", "Jun"}) {
    screen.match->setHandOver(style);
    QVERIFY(screen.match->deal(game, names, {}, 7));
    screen.sit();
    screen.match->showHand();
  }
  /// Lays the tile in hand where it brings something. How much it is.
  static int score(MatchController& match) {
    for (int row = 0; row < match.rows(); ++row)
      for (int column = 0; column < match.columns(); ++column) {
        match.hover(0, column, row);
        if (const int points = match.preview(); points > 0) {
          match.drop(0, column, row);
          return points;
        }
      }
    return 0;
  }

private slots:
  void points_fly_to_their_seat_and_arrive_within_250_ms() {
    Screen screen;
    sit(screen, "sudoku_tiles", MatchController::HandOver::SideBySide);
    const int points = score(*screen.match);
    QVERIFY(points > 0);
    QQuickItem* flying = screen.item("flying");
    QCOMPARE(flying->property("points").toInt(), points);
    QVERIFY(theme(screen).property("score").toInt() <= 250);
    QQuickItem* badge = of(screen, "SeatBadge", 0);
    const QRectF home = badge->mapRectToScene(badge->boundingRect());
    const QPointF goal = flying->parentItem()->mapToScene(flying->property("to").toPointF());
    QVERIFY(home.contains(goal));
    QTRY_VERIFY(!flying->isVisible());
    QTRY_COMPARE(badge->property("counted").toInt(), points);
  }

  void what_scored_rises_piece_by_piece_and_lies_still_again() {
    Screen screen;
    sit(screen, "sudoku_tiles", MatchController::HandOver::SideBySide);
    const int points = score(*screen.match);
    const auto* cascade = screen.item("board")->property("cascade").value<QObject*>();
    const auto risen = [=] { return cascade->property("cells").toList().size(); };
    QCOMPARE(risen(), points); // a point for each tile that counted
    QTRY_COMPARE(risen(), 0);
  }

  void a_tile_that_is_set_aside_slides_off() {
    Screen screen;
    screen.match->setHandOver(MatchController::HandOver::SideBySide);
    QVERIFY(screen.match->deal("sudoku_tiles", {"Mika", "Jun"}, {{"referee", "strict"}}, 7));
    screen.sit();
    screen.match->showHand();
    QCOMPARE(screen.match->away(), 0);
    const int tile = screen.match->hand()->all()[0].number;
    const auto& cells = screen.match->cells()->all();
    const auto same = std::find_if(cells.begin(), cells.end(), [=](const auto& one) { return one.number == tile; });
    QVERIFY(same != cells.end());
    // Its row has the number already.
    const auto wrong = std::find_if(cells.begin(), cells.end(),
                                    [=](const auto& one) { return one.at.row == same->at.row && one.number == 0; });
    QVERIFY(wrong != cells.end());
    screen.match->drop(0, wrong->at.column, wrong->at.row);
    QVERIFY(screen.shows("leaving"));
    QCOMPARE(screen.item("leaving")->property("number").toInt(), tile);
    QTRY_VERIFY(!screen.shows("leaving"));
    QCOMPARE(screen.match->away(), 1);
  }

  void the_points_of_a_digit_fly_to_whoever_wrote_it() {
    for (const QSize size : {QSize(412, 915), QSize(1280, 800)}) {
      Screen screen(size);
      QVERIFY(screen.match->deal("sudoku_pens", {"Mika", "Jun"}, {}, 7));
      screen.sit();
      const auto& cells = screen.match->cells()->all();
      const auto empty = std::find_if(cells.begin(), cells.end(), [](const auto& one) { return one.number == 0; });
      for (int digit = 1; digit <= 9 && empty->number == 0; ++digit) {
        if (screen.match->armed() != 0) screen.match->key(screen.match->armed());
        screen.match->tapCell(empty->at.column, empty->at.row);
        screen.match->key(digit);
      }
      QQuickItem* flying = screen.item("flying");
      QCOMPARE(flying->property("points").toInt(), int(empty->number));
      QQuickItem* badge = of(screen, "SeatBadge", 0);
      const QPointF goal = flying->parentItem()->mapToScene(flying->property("to").toPointF());
      QVERIFY(badge->mapRectToScene(badge->boundingRect()).contains(goal));
    }
  }

  void with_less_motion_nothing_flies() {
    Screen screen;
    sit(screen, "sudoku_tiles", MatchController::HandOver::SideBySide);
    theme(screen).setProperty("reducedMotion", true);
    QVERIFY(score(*screen.match) > 0);
    QVERIFY(!screen.shows("flying"));
    QVERIFY(screen.item("board")->property("cascade").value<QObject*>()->property("cells").toList().isEmpty());
  }

  void a_covered_hand_lies_under_its_cloth() {
    Screen screen;
    sit(screen, "kakuro_cards", MatchController::HandOver::SideBySide);
    QTRY_VERIFY(!screen.shows("cloth"));
    screen.match->hideHand();
    QTRY_VERIFY(screen.shows("cloth"));
  }

  void a_swipe_down_hides_the_hand_even_if_it_begins_on_a_piece() {
    for (const QSize size : {QSize(412, 915), QSize(1280, 800), QSize(915, 412)}) {
      for (const auto style : {MatchController::HandOver::SideBySide, MatchController::HandOver::TableStyle}) {
        Screen screen(size);
        sit(screen, "kakuro_cards", style);
        QQuickItem* card = of(screen, "CardHandPiece", -1);
        QVERIFY(card);
        const QPointF middle(card->width() / 2, card->height() / 2), aside(30, 20), down(0, 40);
        const auto at = [=](QPointF by) { return card->mapToScene(middle + by).toPoint(); };
        screen.drag(at({}), at(aside));
        QVERIFY(screen.match->handShown());
        screen.drag(at({}), at(down));
        QVERIFY(!screen.match->handShown());
        QCOMPARE(screen.match->hand()->rowCount(), 0);
      }
    }
  }

  void on_a_tablet_in_the_middle_each_seat_reads_from_its_own_edge() {
    Screen screen({1280, 800});
    sit(screen, "sudoku_tiles", MatchController::HandOver::TableStyle, {"Mika", "Jun", "Oma", "Leo"});
    const QPointF middle(640, 400);
    for (int seat = 0; seat < 4; ++seat) {
      QQuickItem* strip = of(screen, "EdgeStrip", seat);
      QVERIFY(strip);
      // What is up for the seat points to the middle of the table.
      const QPointF up = strip->mapToScene({0, -1}) - strip->mapToScene({0, 0});
      const QPointF inwards = middle - Screen::middle(strip);
      QVERIFY(QPointF::dotProduct(up, inwards) > 0.99 * std::hypot(inwards.x(), inwards.y()));
    }
    for (int turn = 0; turn < 4; ++turn) {
      QQuickItem* strip = of(screen, "EdgeStrip", turn);
      QVERIFY(strip->property("turn").toBool());
      QVERIFY(strip->property("front").toBool());
      QCOMPARE(screen.item("board")->rotation(), strip->rotation());
      screen.match->showHand();
      QVERIFY(score(*screen.match) > 0);
    }
  }
};

QTEST_MAIN(MotionTest)
#include "motion_test.moc"
