#include "qml/player.h"

using namespace ninefold;
using nlohmann::json;

namespace {

/// A window in which all that is said can be read.
struct Reader : Player {
  explicit Reader(QSize size = {412, 915}) : Player(With::taps, size) {}

  void sitDown(const char* entry, int people, const char* options = "{}", int seed = 7) {
    Player::sitDown({{"entry", entry}, {"seats", people}, {"handOver", 2}, {"options", json::parse(options)}}, seed);
    match->showHand();
    settle();
  }
  /// Whether that can be read somewhere, as a whole or in part.
  bool says(const QString& words) const {
    const auto items = all();
    return std::any_of(items.begin(), items.end(), [&](QQuickItem* item) {
      return item->property("text").toString().contains(words) && item->opacity() > 0;
    });
  }
};

} // namespace

/// Whatever the app decides it says why.
class ReasonsTest : public QObject {
  Q_OBJECT

private slots:
  void sizes_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(412, 915), QSize(320, 568), QSize(915, 412), QSize(1280, 800), QSize(768, 1024)})
      QTest::addRow("%d wide", size.width()) << size;
  }

  void a_tile_stays_to_be_seen_where_it_was_touched() {
    Reader app;
    app.sitDown("sudoku_tiles", 2);
    const auto& cells = app.match->cells()->all();
    const auto taken = std::find_if(cells.begin(), cells.end(), [](const auto& cell) { return cell.number != 0; });
    app.match->tapCell(taken->at.column, taken->at.row);
    QVERIFY(app.says("Something is there already."));
    QVERIFY(!taken->marks.has(Mark::selected));
    QVERIFY(!app.match->over());
  }

  void why_a_placement_brings_nothing_data() { sizes_data(); }
  void why_a_placement_brings_nothing() {
    QFETCH(QSize, size);
    Reader app(size);
    app.sitDown("kakuro_cards", 2);
    int worth = 0, nothing = 0;
    const auto cells = app.match->cells()->all();
    for (const SceneCell& cell : cells) {
      if (!cell.marks.has(Mark::legal)) continue;
      app.match->hover(0, cell.at.column, cell.at.row);
      app.settle();
      const bool says = app.match->status().startsWith("That scores nothing");
      QCOMPARE(says, app.match->preview() == 0);
      if (says) QVERIFY2(app.says(app.match->status()), qPrintable(app.match->status()));
      ++(says ? nothing : worth);
    }
    QVERIFY(nothing > 0);
  }

  void why_a_row_is_wrong_data() { sizes_data(); }
  void why_a_row_is_wrong() {
    QFETCH(QSize, size);
    Reader app(size);
    for (int seed = 1;; ++seed) {
      QVERIFY(seed < 50);
      app.sitDown("kakuro_call", 2, "{}", seed);
      app.match->press(Kind::Call, 0);
      if (marksFlawed(*app.match)) break;
    }
    app.settle();
    const QString why = app.match->status();
    QVERIFY2(app.says(why), qPrintable(why + ": " + app.names().join(" | ")));
    QVERIFY(!app.says("✓"));
    app.tap("Confirm");
    QVERIFY2(app.says("call is wrong. " + why), qPrintable(app.names().join(" | ")));
  }

  void what_stands_before_the_end_data() { sizes_data(); }
  void what_stands_before_the_end() {
    QFETCH(QSize, size);
    Reader app(size);
    app.sitDown("kakuro_call", 2);
    for (int aside = 0; aside < 3; ++aside) {
      QVERIFY2(app.says(QString("%1 aside").arg(aside)), qPrintable(app.names().join(" | ")));
      QCOMPARE(app.match->status().contains("the game is over"), aside == 2);
      app.match->press(Kind::Impossible, 1);
      app.settle();
      QVERIFY2(app.shows(aside == 2 ? "Impossible: ends the game" : "Impossible: put it aside"),
               qPrintable(app.names().filter("mposs").join(" | ") + QString(" %1").arg(aside)));
      const int total = app.match->total();
      app.match->press(Kind::Impossible, 0);
      app.settle();
      if (aside == 2) break;
      QVERIFY2(app.says(QString("%1 is put aside. Everybody says it’s impossible.").arg(total)),
               qPrintable(app.names().join(" | ")));
      // What was told makes room after a while.
      QTRY_VERIFY(app.says(QString("%1 aside").arg(aside + 1)));
    }
    QVERIFY(app.match->over());
  }

  void why_it_is_over_data() {
    QTest::addColumn<QString>("entry");
    QTest::addColumn<QString>("why");
    QTest::newRow("kakuro_cards") << "kakuro_cards"
                                  << "Nobody has a card left: that ends the game.";
    QTest::newRow("kakuro_call") << "kakuro_call"
                                 << "that ends the game.";
    QTest::newRow("okudos") << "okudos"
                            << "that ends the game.";
    QTest::newRow("sudoku_tiles") << "sudoku_tiles"
                                  << "that ends the game.";
    QTest::newRow("sudokids") << "sudokids"
                              << "that ends the game.";
    QTest::newRow("sudoku_pens") << "sudoku_pens"
                                 << "that ends the game.";
  }
  void why_it_is_over() {
    QFETCH(QString, entry);
    QFETCH(QString, why);
    Reader app;
    app.sitDown(qPrintable(entry), 2);
    const auto match = *openMatch(json::parse(app.match->record().toStdString()));
    Rng rng(7);
    while (!match->standing().over) {
      const json move = nextMove(*match, rng);
      (void)match->play(move);
    }
    app.ask(QString("App.go('result', { record: %1, people: App.people, entryId: '%2', code: '' })")
                .arg(QString::fromStdString(json(match->record().dump()).dump()), entry));
    app.settle();
    QVERIFY2(app.says(why), qPrintable(app.names().join(" | ")));
    if (entry != "sudokids") return;
    // And in a picture: the pile that is left, and that the next tile fits nowhere, or that there is none.
    bool pile = false, sign = false;
    const bool left = match->scene(nobody).pile > 0 || match->scene(nobody).seats[0].hidden > 0 ||
                      match->scene(nobody).seats[1].hidden > 0;
    for (const QQuickItem* item : app.all()) {
      pile = pile || QByteArray(item->metaObject()->className()).startsWith("PileSign");
      sign =
          sign || (item->property("name") == (left ? "impossible" : "check") && item->property("size").toInt() == 32);
    }
    QVERIFY(pile && sign);
  }

private:
  /// Marks a row that makes the total and is wrong all the same; false if there is none.
  static bool marksFlawed(MatchController& match) {
    for (int first = 0; first < 64; ++first)
      for (int length = 2; length < 8; ++length)
        for (const bool down : {false, true}) {
          const int column = first % 8, row = first / 8;
          if ((down ? row : column) + length > 8) continue;
          match.stroke(column, row, down ? column : column + length - 1, down ? row + length - 1 : row);
          if (match.preview() == match.total() && !match.right()) return true;
        }
    return false;
  }
};

QTEST_MAIN(ReasonsTest)
#include "reasons_test.moc"
