#include "ai/computer.h"
#include "bridge/fair_draws.h"
#include "bridge/fitting_level.h"
#include "bridge/level_ladder.h"
#include "bridge/preferences.h"
#include "bridge/rehearsal.h"
#include "match/any_match.h"
#include "store/replay.h"
#include "support/idle.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace ninefold;
using namespace ninefold::store;
using nlohmann::json;

/// What finished matches with computers tell: what was drawn, how somebody does against each level, which one fits.
class LevelsTest : public QObject {
  Q_OBJECT

  QTemporaryDir folder;
  int ada = 0;

  /// Keeps a finished match of hers with a computer; whether she came out ahead, and how much was drawn by both.
  Standing keep(const std::string& game, std::int64_t seed, ai::Level level) const {
    const json start = freshRecord(game, 2, seed);
    const json record = rehearse(start, 10'000, sensibleMoves(start));
    const auto match = *openMatch(start, Deals::any);
    const auto fresh = newMatch(*match, {{static_cast<ProfileId>(ada)}, {.computer = numberOf(ai::offeredAt(level))}});
    std::vector<Append> inputs;
    for (const json& move : record["moves"])
      inputs.push_back({.ply = static_cast<int>(inputs.size()), .input = {move.dump(), match->play(move)->publicHash}});
    inputs.back().ended = match->standing();
    Archive::here().have([&](Books& books) {
      const MatchId id = books.matches.create(fresh);
      for (Append& next : inputs) {
        next.match = id;
        books.matches.append(next);
      }
    });
    emit Archive::here().matchesChanged();
    return match->standing();
  }

private slots:
  void initTestCase() {
    Archive::keepIn(folder.path());
    Preferences preferences;
    ada = preferences.addPerson("Ada", "fox");
    QVERIFY(ada > 0);
  }
  void cleanupTestCase() { Archive::close(); }

  void casual_is_offered_first_and_after_three_matches_what_fits() {
    FittingLevel offered;
    offered.setPerson(ada);
    offered.setGame("okudos");
    LevelLadder ladder;
    ladder.setPerson(ada);
    ladder.setGame("okudos");
    QCOMPARE(offered.level(), 2);
    double won = 0;
    for (int seed = 1; seed <= 3; ++seed) {
      QVERIFY(!offered.fits());
      const Standing end = keep("okudos", seed, ai::Level::beginner);
      won += end.scores[0] > end.scores[1] ? 1 : end.scores[0] == end.scores[1] ? 0.5 : 0;
      QTRY_COMPARE(ladder.rungs().size() == 1 ? ladder.rungs()[0].played : 0, seed);
    }
    QTRY_VERIFY(offered.fits());
    QVERIFY(offered.level() >= 1 && offered.level() <= 4);
    QCOMPARE(ladder.rungs()[0].level, 1);
    const QString whole = won >= 1 || won == 0 ? QString::number(static_cast<int>(won)) : QString();
    QCOMPARE(ladder.rungs()[0].won, whole + (won != static_cast<int>(won) ? QString(QChar(0xBD)) : QString()));
    offered.setPerson(0);
    QVERIFY(!offered.fits());
    QCOMPARE(offered.level(), 2);
    ladder.setGame("kakuro_cards");
    QVERIFY(ladder.rungs().isEmpty());
  }

  void what_was_drawn_is_shown_by_who_drew_it() {
    keep("okudos", 4, ai::Level::master);
    FairDraws draws;
    draws.setGame("okudos");
    QTRY_COMPARE(draws.rows().size(), 3);
    const QList<FairRow> rows = draws.rows();
    const FairRow &hers = rows[0], &weak = rows[1], &strong = rows[2];
    QCOMPARE(hers.person, ada);
    QCOMPARE(hers.matches, 4);
    QCOMPARE(weak.level, 1);
    QCOMPARE(weak.matches, 3);
    QCOMPARE(strong.level, 4);
    QCOMPARE(strong.matches, 1);
    QCOMPARE(draws.columns(), (QList<int>{1, 2, 3, 4, 5, 6, 7, 8, 9}));
    QCOMPARE(draws.span(), 1);
    QCOMPARE(draws.chance(), 5.0);
    for (const FairRow& row : rows) {
      int sum = 0;
      double expected = 0;
      for (int i = 0; i < 9; ++i) {
        sum += row.times[i];
        expected += row.expected[i];
        QVERIFY(row.times[i] <= 9 * draws.dot());
      }
      QCOMPARE(sum, row.draws);
      QVERIFY(std::abs(expected - row.draws) < 0.01);
      QVERIFY(row.low < 0.5 && row.high > 0.5);
      QCOMPARE(row.told, row.draws >= 60);
      QCOMPARE(row.outside, row.told && (row.at < row.low || row.at > row.high));
    }
    QVERIFY(!strong.told);
    QCOMPARE(strong.verdict, FairDraws::tr("too few to tell"));
  }

  void many_values_share_the_columns() {
    keep("kakuro_call", 1, ai::Level::casual);
    FairDraws draws;
    draws.setGame("kakuro_call");
    QTRY_COMPARE(draws.rows().size(), 2);
    QVERIFY(draws.columns().size() <= 9 && draws.span() > 1);
    int sum = 0;
    const FairRow hers = draws.rows()[0];
    for (const int times : hers.times) sum += times;
    QCOMPARE(sum, hers.draws);
  }

  void a_game_without_draws_shows_none() {
    FairDraws draws;
    draws.setGame("sudoku_pens");
    QTRY_VERIFY(draws.known());
    QVERIFY(draws.rows().isEmpty());
  }
};

QTEST_GUILESS_MAIN(LevelsTest)
#include "levels_test.moc"
