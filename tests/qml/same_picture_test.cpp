#include "qml/player.h"

using namespace ninefold;
using nlohmann::json;

/// What is on the screen after many moves, row by row of its models, is what a table shows that was never seen before:
/// nothing on it is stale.
class SamePictureTest : public QObject {
  Q_OBJECT

private slots:
  void moves_leave_what_a_new_start_shows_data() {
    QTest::addColumn<QString>("entry");
    QTest::addColumn<int>("seats");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("style");
    const std::pair<const char*, int> entries[] = {{"kakuro_cards", 2}, {"kakuro_call", 2},  {"sudoku_pens", 2},
                                                   {"okudos", 2},       {"sudoku_tiles", 3}, {"sudokids", 2}};
    for (const auto& [entry, seats] : entries)
      for (const QSize size : {QSize(412, 915), QSize(1280, 800)}) {
        const auto style = size.width() < 600 ? MatchController::HandOver::Pass : MatchController::HandOver::TableStyle;
        QTest::addRow("%s, %d wide", entry, size.width()) << QString(entry) << seats << size << static_cast<int>(style);
      }
  }
  void moves_leave_what_a_new_start_shows() {
    QFETCH(QString, entry);
    QFETCH(int, seats);
    QFETCH(QSize, size);
    QFETCH(int, style);
    Player player(Player::With::taps, size);
    player.ask("Preferences.reducedMotion = true");
    player.ask(QString("Preferences.rememberSetUp('%1', { handOver: %2 })").arg(entry).arg(style));
    player.sitDown({{"entry", entry.toStdString()}, {"seats", seats}, {"options", json::object()}, {"handOver", style}},
                   7);
    const auto wanted = *openMatch(json::parse(player.match->record().toStdString()));
    Rng rng(7);
    for (int moves = 0; moves < 14 && !wanted->standing().over;) {
      const json move = nextMove(*wanted, rng);
      if (!wanted->play(move)) continue;
      player.play(move);
      QTRY_COMPARE(movesOf(player), wanted->length());
      ++moves;
    }
    QTRY_VERIFY(!player.names().join(' ').contains("is wrong") &&
                !player.names().join(' ').contains(" calls: ")); // what is said for a while
    if (entry == "sudoku_pens") player.letGo();
    player.back(); // a pause on both sides: what was picked up is laid back
    const auto [covered, shown] = pictures(player);
    player.start(size);
    const auto [coveredAnew, shownAnew] = pictures(player);
    QVERIFY2(alike(covered, coveredAnew), kept(covered, coveredAnew));
    QVERIFY2(alike(shown, shownAnew), kept(shown, shownAnew));
  }

private:
  static std::size_t movesOf(const Player& player) {
    return json::parse(player.match->record().toStdString())["moves"].size();
  }
  /// Of the table as everybody may see it, and with the hand of the one in front.
  static std::pair<QImage, QImage> pictures(Player& player) {
    player.Screen::choose("Go on");
    SandClock& sand = *player.match->sand();
    sand.setClock([] { return 0; });
    sand.setLeft(1000 * player.match->sandSeconds());
    player.match->openCurtain();
    const QImage covered = still(player);
    if (player.match->handCount() > 0) player.match->showHand();
    return {covered, still(player)};
  }
  /// But for the edges of letters, which may lie on a part of a pixel.
  static bool alike(const QImage& a, const QImage& b) {
    if (a.size() != b.size()) return false;
    int apart = 0;
    for (int y = 0; y < a.height(); ++y)
      for (int x = 0; x < a.width(); ++x) {
        const QColor one = a.pixelColor(x, y), other = b.pixelColor(x, y);
        apart += std::abs(one.red() - other.red()) > 64 || std::abs(one.green() - other.green()) > 64 ||
                 std::abs(one.blue() - other.blue()) > 64;
      }
    return apart < 30; // less than a dot on a cell
  }
  static QImage still(Player& player) {
    player.settle();
    QTest::qWait(150);
    return player.window->grabWindow();
  }
  static const char* kept(const QImage& live, const QImage& anew) {
    const QDir folder(QDir::temp().filePath("ninefold-same-picture"));
    folder.mkpath(".");
    live.save(folder.filePath("live.png"));
    anew.save(folder.filePath("anew.png"));
    return qstrdup(qPrintable("both are in " + folder.path()));
  }
};

QTEST_MAIN(SamePictureTest)
#include "same_picture_test.moc"
