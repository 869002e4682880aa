#include "bridge/rehearsal.h"
#include "games/any_match.h"
#include "qml/screen.h"

using namespace ninefold;
using nlohmann::json;

namespace {

Cell cellNamed(const std::string& name) {
  return {static_cast<std::int8_t>(name[0] - 'A'), static_cast<std::int8_t>(name[1] - '1')};
}

/// A match at the table, carried out with a finger (by dragging, or by taps alone) or with the keyboard.
struct Sitting : Screen {
  enum class With { drags, taps, keys };

  const With with;
  QPointingDevice* finger = QTest::createTouchDevice();
  QQuickItem* board = nullptr;

  Sitting(const json& start, With hands, QSize size) : Screen(size.width(), size.height()), with(hands) {
    match.setHandOver(MatchController::HandOver::SideBySide);
    const QStringList names = QStringList{"Mika", "Jun", "Oma", "Leo"}.mid(0, start["seats"].get<int>());
    if (!match.begin(QString::fromStdString(start.dump()), names)) qFatal("no match");
    sit();
    for (QQuickItem* item : all())
      if (QByteArray(item->metaObject()->className()).startsWith("Board_")) board = item;
  }

  json moves() const { return json::parse(match.record().toStdString())["moves"]; }

  void tap(QPointF at) {
    QTest::touchEvent(&window, finger).press(0, at.toPoint());
    QTest::touchEvent(&window, finger).release(0, at.toPoint());
    QCoreApplication::processEvents();
  }
  void drag(QPointF from, QPointF to) {
    QTest::touchEvent(&window, finger).press(0, from.toPoint());
    for (int i = 1; i <= 8; ++i) QTest::touchEvent(&window, finger).move(0, (from + (to - from) * i / 8).toPoint());
    QTest::qWait(20); // moves are gathered until the next frame
    QTest::touchEvent(&window, finger).release(0, to.toPoint());
    QCoreApplication::processEvents();
  }
  QPointF middleOf(Cell at) const {
    const qreal side = board->property("cellSize").toReal();
    for (QQuickItem* item : board->childItems())
      if (item->property("column").isValid() && item->property("face").isValid() &&
          item->property("column").toInt() == at.column && item->property("row").toInt() == at.row)
        return item->mapToScene({side / 2, side / 2});
    qFatal("there is no such cell");
  }
  /// A piece of the hand that isn't on the board yet.
  QQuickItem* piece(int number) const {
    for (QQuickItem* item : all())
      if (item->property("picked").isValid() && item->property("played").isValid() &&
          (number == 0 || item->property("number").toInt() == number))
        return item;
    qFatal("there is no %d in the hand", number);
  }

  void walkTo(Cell at) {
    board->forceActiveFocus();
    const auto cursor = [&] { return board->property("cursor").toPoint(); };
    while (cursor().x() != at.column) QTest::keyClick(&window, Qt::Key_Right);
    while (cursor().y() != at.row) QTest::keyClick(&window, Qt::Key_Down);
  }
  void choose(Cell at) {
    if (with != With::keys) return tap(middleOf(at));
    walkTo(at);
    QTest::keyClick(&window, Qt::Key_Return);
  }
  void stroke(Cell from, bool down) {
    const Cell to{static_cast<std::int8_t>(from.column + !down), static_cast<std::int8_t>(from.row + down)};
    const QPointF start = middleOf(from), step = middleOf(to) - start;
    if (with != With::keys) return drag(start - 0.3 * step, start + step); // not where a tap has just been
    walkTo(from);
    QTest::keyClick(&window, down ? Qt::Key_Down : Qt::Key_Right, Qt::ShiftModifier);
  }
  void tabTo(QQuickItem* item) {
    for (int i = 0; i < 40 && window.activeFocusItem() != item; ++i) QTest::keyClick(&window, Qt::Key_Tab);
    if (window.activeFocusItem() != item) throw std::runtime_error("Tab doesn't come to " + nameOf(item).toStdString());
  }
  void press(const QString& name) {
    QQuickItem* button = named(name);
    if (!button) throw std::runtime_error("nothing is called " + name.toStdString());
    if (with != With::keys) return tap(middle(button));
    tabTo(button);
    QTest::keyClick(&window, Qt::Key_Space);
  }
  void take(QQuickItem* held) {
    if (with != With::keys) return tap(middle(held));
    tabTo(held);
    QTest::keyClick(&window, Qt::Key_Return);
  }

  /// Does what the record says.
  void play(const json& move) {
    window.grabWindow(); // rows of things stand in their places with the next picture
    if (!match.handShown()) {
      press("show hand");
      window.grabWindow();
    }
    for (const json& cell : move.value("collect", json::array())) choose(cellNamed(cell));
    if (move.contains("pass")) return press("Pass");
    if (move.contains("cannot")) return press("I can't place my tile");
    if (move.contains("challenge")) return press(match.nameOf(move["seat"].get<int>()) + ": that's wrong");
    if (move.contains("accept")) return press("All agree");
    if (move.contains("discard")) {
      take(piece(move["discard"]));
      return press("Discard");
    }
    const Cell at = cellNamed(move["place"]);
    QQuickItem* held = piece(move.contains("card") ? move["card"].get<int>() : move.value("chip", 0));
    const bool turned = move.value("side", "addend") == "sum";
    for (const json& cell : move.value("flip", json::array())) choose(cellNamed(cell));
    if (with == With::drags && !turned) {
      drag(middle(held), middleOf(at));
    } else {
      take(held);
      if (turned) take(held);
      choose(at);
    }
    for (const json& claim : move.value("claim", json::array()))
      stroke(cellNamed(claim["sum"]), claim["dir"] == "down");
    if (move.contains("card")) press("Confirm");
  }
};

/// A whole match: after every third move the next seat objects to it, or all agree, where the table is the referee.
json whole(const json& start) {
  json record = start;
  for (std::size_t before = 0;; before = record["moves"].size()) {
    record = rehearse(record, 3);
    if (record["moves"].size() == before) return record;
    const auto turn = (*openMatch(record))->standing().turn;
    const bool agree = record["moves"].size() % 2 == 0;
    json tried = record;
    tried["moves"].push_back(agree || !turn ? json{{"accept", true}}
                                            : json{{"seat", index(*turn)}, {"challenge", true}});
    if (openMatch(tried)) record = std::move(tried);
  }
}

} // namespace

class TableMatchesTest : public QObject {
  Q_OBJECT

private slots:
  void a_whole_match_through_the_window_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("options");
    QTest::addColumn<int>("with");
    const auto row = [](const QString& game, const QString& options, Sitting::With with) {
      QTest::addRow("%s %s %d", qPrintable(game), qPrintable(options), static_cast<int>(with))
          << game << options << static_cast<int>(with);
    };
    using enum Sitting::With;
    row("kakuro_cards", R"({"referee": "strict", "flips": "one"})", taps);
    row("kakuro_cards", R"({"referee": "assist", "flips": "many"})", taps);
    row("okudos", R"({"referee": "strict"})", taps);
    row("okudos", R"({"referee": "table", "irregular_to_discard": true})", keys);
    row("sudoku_tiles", R"({"referee": "assist"})", drags);
    row("sudoku_tiles", R"({"referee": "strict", "scoring": "lines"})", taps);
    row("sudoku_tiles", R"({"board": "kids", "referee": "assist"})", taps);
  }
  void a_whole_match_through_the_window() {
    QFETCH(QString, game);
    QFETCH(QString, options);
    QFETCH(int, with);
    const json start = {{"format", "ninefold/1"},
                        {"game", game.toStdString()},
                        {"seats", 2},
                        {"options", json::parse(options.toStdString())},
                        {"seed", 7},
                        {"moves", json::array()}};
    const json wanted = whole(start);
    const auto hands = static_cast<Sitting::With>(with);
    Sitting table(start, hands, hands == Sitting::With::drags && game != "okudos" ? QSize(1280, 800) : QSize(412, 915));
    for (const json& move : wanted["moves"]) {
      const std::size_t before = table.moves().size();
      try {
        table.play(move);
      } catch (const std::runtime_error& why) {
        QFAIL((std::string(why.what()) + " for " + move.dump()).c_str());
      }
      QVERIFY2(table.moves().size() == before + 1, move.dump().c_str());
      QCOMPARE(QString::fromStdString(table.moves().back().dump()), QString::fromStdString(move.dump()));
    }
    const Standing standing = (*openMatch(wanted))->standing();
    QCOMPARE(table.match.over(), standing.over);
    QVERIFY(standing.over);
    for (const SceneSeat& seat : table.match.seats()->all())
      if (table.match.game() != "okudos")
        QCOMPARE(seat.score, standing.scores[static_cast<std::size_t>(index(seat.seat))]);
  }
};

QTEST_MAIN(TableMatchesTest)
#include "table_matches_test.moc"
