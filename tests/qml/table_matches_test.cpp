#include "bridge/rehearsal.h"
#include "games/any_match.h"
#include "qml/hands.h"
#include "qml/screen.h"

using namespace ninefold;
using nlohmann::json;

namespace {

/// A match at the table, and hands that carry it out.
struct Sitting : Screen {
  Hands hands;

  Sitting(const json& start, Hands::With with, QSize size)
      : Screen(size.width(), size.height()), hands(window, match, with) {
    match.setHandOver(MatchController::HandOver::SideBySide);
    const QStringList names = QStringList{"Mika", "Jun", "Oma", "Leo"}.mid(0, start["seats"].get<int>());
    if (!match.begin(QString::fromStdString(start.dump()), names)) qFatal("no match");
    sit();
  }

  json moves() const { return json::parse(match.record().toStdString())["moves"]; }
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
    const auto row = [](const QString& game, const QString& options, Hands::With with) {
      QTest::addRow("%s %s %d", qPrintable(game), qPrintable(options), static_cast<int>(with))
          << game << options << static_cast<int>(with);
    };
    using enum Hands::With;
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
    const auto hands = static_cast<Hands::With>(with);
    Sitting table(start, hands, hands == Hands::With::drags && game != "okudos" ? QSize(1280, 800) : QSize(412, 915));
    for (const json& move : wanted["moves"]) {
      const std::size_t before = table.moves().size();
      try {
        table.hands.play(move);
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
