#include "qml/screen.h"

#include <memory>
#include <vector>

/// Nothing is drawn while nothing moves: a device that lies on the table doesn't get warm.
class StillTest : public QObject {
  Q_OBJECT

private slots:
  void no_frames_in_five_idle_seconds() {
    struct Watched {
      Screen screen;
      QString game;
      int frames = 0;
    };
    std::vector<std::unique_ptr<Watched>> tables;
    for (const char* game : {"kakuro_cards", "kakuro_call", "sudoku_pens", "okudos", "sudoku_tiles"})
      for (const bool shown : {false, true}) {
        auto& table = *tables.emplace_back(std::make_unique<Watched>());
        table.game = QString("%1, %2").arg(game, shown ? "shown" : "hidden");
        QVERIFY(table.screen.match->deal(game, {"Mika", "Jun"}, {}, 7));
        table.screen.sit();
        // The sand runs in turns of Sudoku Pens, and only then.
        table.screen.match->setHeld(true);
        table.screen.match->openCurtain();
        if (shown) table.screen.match->showHand();
      }
    const std::pair<const char*, const char*> pages[] = {
        {"Home", "App.home()"},
        {"a set-up", "App.go('setup', { entryId: 'okudos' })"},
        {"a pause", "App.pause()"},
        {"a curtain", "App.match.cover()"},
        {"settings", "App.go('settings')"},
        {"a notice", "App.tell('News', 'Nothing happens.')"},
        {"the result", "App.swap('result', { record: App.match.record(), people: App.people, entryId: 'sudokids', "
                       "code: '', kept: 0 })"}};
    for (const auto& [name, way] : pages) {
      auto& page = *tables.emplace_back(std::make_unique<Watched>());
      page.game = name;
      page.screen.deal("sudokids", 7);
      page.screen.sit();
      page.screen.ask(way);
    }
    QTest::qWait(1500); // until all has come to rest, sounds included
    for (auto& table : tables)
      connect(table->screen.window, &QQuickWindow::afterRendering, this, [&frames = table->frames] { ++frames; });
    QTest::qWait(5000);
    for (auto& table : tables)
      QVERIFY2(table->frames == 0, qPrintable(table->game + ": " + QString::number(table->frames)));
    // The counter counts: a hand that is shown or hidden is drawn.
    tables.front()->screen.match->showHand();
    QTRY_VERIFY(tables.front()->frames > 0);
  }
};

QTEST_MAIN(StillTest)
#include "still_test.moc"
