#include "qml/screen.h"

#include <cmath>

/// What moves on the table, and that it says what changed.
class MotionTest : public QObject {
  Q_OBJECT

  static QQuickItem* of(const Screen& screen, const char* type, int seat) {
    for (QQuickItem* item : screen.all())
      if (QByteArray(item->metaObject()->className()).startsWith(type) && item->property("seat").toInt() == seat)
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
    QTRY_VERIFY_WITH_TIMEOUT(!flying->isVisible(), 2000);
    QTRY_COMPARE(badge->property("counted").toInt(), points);
  }

  void with_less_motion_nothing_flies() {
    Screen screen;
    sit(screen, "sudoku_tiles", MatchController::HandOver::SideBySide);
    theme(screen).setProperty("reducedMotion", true);
    QVERIFY(score(*screen.match) > 0);
    QVERIFY(!screen.shows("flying"));
  }

  void a_covered_hand_lies_under_its_cloth() {
    Screen screen;
    sit(screen, "kakuro_cards", MatchController::HandOver::SideBySide);
    QTRY_VERIFY(!screen.shows("cloth"));
    screen.match->hideHand();
    QTRY_VERIFY(screen.shows("cloth"));
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
