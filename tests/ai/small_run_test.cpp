#include "games/games.h"
#include "lab/command.h"
#include "support/qtest.h"

#include <fstream>
#include <sstream>

using namespace ninefold;
using std::string;

namespace {

/// What is printed, but for the milliseconds: they are the machine's.
string timeless(const string& printed) {
  constexpr std::size_t from = 55, columns = 18;
  std::istringstream lines(printed);
  string kept;
  bool levels = false; // of each level one line: between the headline and who began
  for (string line; std::getline(lines, line); kept += line + '\n') {
    levels = line.starts_with("level ") || (levels && line.find("+-") != string::npos);
    if (levels) line.erase(from, columns);
  }
  return kept;
}

/// Who plays, and what has to come of it.
struct Expected {
  string seats, report;
};

Expected expectedOf(std::string_view game) {
  std::ifstream file(string(NINEFOLD_SOURCE_DIR) + "/tests/ai/small_run/" + string(game) + ".txt");
  Expected expected;
  std::getline(file, expected.seats);
  expected.report.assign(std::istreambuf_iterator<char>(file), {});
  return expected;
}

} // namespace

/// The arena's small run: how computers fare against who takes the most at once, to the last point. It changes only
/// with the players, and then docs/players.md with it. A Master, or a Strong one where a Master would take too long
/// here.
class SmallRunTest : public QObject {
  Q_OBJECT

private slots:
  void what_comes_of_200_matches_data() {
    QTest::addColumn<QByteArray>("game");
    for (std::string_view game : gameNames()) QTest::newRow(game.data()) << QByteArray(game.data());
  }

  void what_comes_of_200_matches() {
    QFETCH(QByteArray, game);
    const string name = game.toStdString();
    const Expected expected = expectedOf(name);
    const std::vector<std::string_view> args{"--game",  name,  "--seats", expected.seats,
                                             "--games", "200", "--seed",  "1"};
    std::istringstream in;
    std::ostringstream out, err;
    QCOMPARE(arenaCommand(args, {in, out, err}), allWell);
    QCOMPARE(err.str(), string());
    QCOMPARE(timeless(out.str()), expected.report);
  }
};

QTEST_APPLESS_MAIN(SmallRunTest)
#include "small_run_test.moc"
