#include "bridge/catalogue.h"
#include "bridge/options.h"
#include "qml/player.h"
#include "support/tables.h"

#include <map>
#include <QProcess>

using namespace ninefold;
using nlohmann::json;

namespace {

/// All that can be agreed on at a table of so many, an option after the other.
std::vector<QVariantMap> everyAgreement(const Entry& entry, int seats) {
  std::vector<QVariantMap> agreed{{}};
  for (const OptionWords& option : entry.options()) {
    std::vector<QVariantMap> further;
    for (const QVariantMap& chosen : agreed) {
      const auto values = entry.valuesFor(option, seats, chosen);
      if (values.isEmpty()) further.push_back(chosen);
      for (const ValueWords& one : values) (further.emplace_back(chosen))[option.key] = one.value;
    }
    agreed = std::move(further);
  }
  return agreed;
}

/// Everything that tables can agree on, of each game of Home's: {entry, seats, options}.
json everyTable() {
  json tables = json::array();
  for (const Entry* entry : Catalogue::here().entries())
    for (int seats = entry->least(); seats <= entry->most(); ++seats)
      for (const QVariantMap& options : everyAgreement(*entry, seats))
        tables.push_back({{"entry", entry->id().toStdString()}, {"seats", seats}, {"options", asJson(options)}});
  return tables;
}

/// A table, and how people sit at it: {hands, window, handOver} more. In any order.
std::vector<json> everySitting(const json& tables) {
  std::vector<json> all;
  for (const char* hands : {"drags", "taps", "keys"})
    for (const char* window : {"phone", "tablet"})
      for (int handOver = 0; handOver < 3; ++handOver)
        for (json sitting : tables) {
          // Each kind of hands before each window, whatever else.
          const std::string seen = std::string(hands) + " at a " + window;
          sitting.update({{"hands", hands}, {"window", window}, {"seen", seen}, {"handOver", handOver}});
          all.push_back(std::move(sitting));
        }
  Rng rng(7);
  rng.shuffle(all);
  return all;
}

/// So few sittings of one entry that each value of all that can be chosen comes up, or each pair of values.
std::vector<json> covering(const std::vector<json>& all, bool pairs) {
  std::map<std::string, std::size_t> numbers;
  const auto number = [&](const std::string& value) {
    return numbers.try_emplace(value, numbers.size()).first->second;
  };
  std::vector<std::vector<std::size_t>> tries;
  for (const json& sitting : all) {
    std::vector<std::string> values;
    const json flat = sitting.flatten();
    for (const auto& [key, value] : flat.items()) values.push_back(key + value.dump());
    auto& tried = tries.emplace_back();
    for (std::size_t i = 0; i < values.size(); ++i)
      for (std::size_t j = pairs ? i + 1 : i; j < (pairs ? values.size() : i + 1); ++j)
        tried.push_back(number(values[i] + values[j]));
  }
  std::vector<bool> covered(numbers.size());
  std::vector<json> few;
  for (;;) {
    std::size_t best = 0;
    long most = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
      const long more = std::count_if(tries[i].begin(), tries[i].end(), [&](std::size_t one) { return !covered[one]; });
      if (more > most) {
        most = more;
        best = i;
      }
    }
    if (most == 0) return few;
    few.push_back(all[best]);
    for (std::size_t one : tries[best]) covered[one] = true;
  }
}

/// What `ninefold-lab replay` says last of a record.
json replayed(const QString& record) {
  QProcess lab;
  lab.start(NINEFOLD_LAB, {"replay", "--strict-deal", "--stop-on-error", "-"});
  lab.write(record.toUtf8());
  lab.closeWriteChannel();
  if (!lab.waitForFinished() || lab.exitCode() != 0) qFatal("the record isn't read: %s", qPrintable(record));
  return json::parse(lab.readAllStandardOutput().trimmed().split('\n').last().toStdString());
}

/// What the rules know of: a game, the key of an option, and a value that it can have.
struct Offer {
  std::string_view game, key;
  json value;
  bool standard; // what is meant where a record doesn't name it
};

std::vector<Offer> everyOffer() {
  std::vector<Offer> all;
  forEachGame([&]<Playable G>() {
    for (const auto& option : G::options())
      for (std::size_t i = 0; !option.ofTable && i < option.values.size(); ++i)
        std::visit([&](const auto& value) { all.push_back({G::id, option.key, value, i == 0}); }, option.values[i]);
  });
  return all;
}

json movesOf(const QString& record) {
  json moves = json::parse(record.toStdString())["moves"];
  for (json& move : moves) move.erase("ms");
  return moves;
}

} // namespace

/// Whole matches of every game with every value of every option, from Home's deal to the result page. With
/// NINEFOLD_PAIRS=1 with every pair of values.
class TableMatchesTest : public QObject {
  Q_OBJECT

private slots:
  void initTestCase() {
    for (json& table : everyTable()) tables[table["entry"]].push_back(std::move(table));
  }
  void kakuro_cards_data() { sittingsOf("kakuro_cards"); }
  void kakuro_cards() { playSitting(); }
  void kakuro_call_data() { sittingsOf("kakuro_call"); }
  void kakuro_call() { playSitting(); }
  void sudoku_pens_data() { sittingsOf("sudoku_pens"); }
  void sudoku_pens() { playSitting(); }
  void okudos_data() { sittingsOf("okudos"); }
  void okudos() { playSitting(); }
  void sudoku_tiles_data() { sittingsOf("sudoku_tiles"); }
  void sudoku_tiles() { playSitting(); }
  void sudokids_data() { sittingsOf("sudokids"); }
  void sudokids() { playSitting(); }
  void nothing_else_is_offered() { QCOMPARE(tables.size(), std::size_t{6}); }

  /// A puzzle of the day: nothing that Home's set-up offers.
  void the_best_single_turn() {
    Player player(Player::With::drags, {412, 915});
    player.ask("App.beginRecord('kakuro_cards', JSON.stringify({ format: 'ninefold/1', game: 'kakuro_cards', seats: 1, "
               "options: { turns: 'one' }, seed: 7, moves: [] }), { people: [App.newPerson()] }, {})");
    player.settle();
    playToTheEnd(player);
  }

  /// Of those that the rules know: whatever is missing here, Home has no way to. A row wants its game played before.
  void every_value_of_every_option_was_played_data() {
    QTest::addColumn<QString>("game");
    for (const auto game : gameNames())
      QTest::newRow(std::string(game).c_str()) << QString::fromStdString(std::string(game));
  }
  void every_value_of_every_option_was_played() {
    QFETCH(QString, game);
    for (const auto& [its, key, value, standard] : everyOffer()) {
      if (its != game.toStdString()) continue;
      const bool was = std::any_of(played.begin(), played.end(),
                                   [&, game = its, key = key, value = value, standard = standard](const json& record) {
                                     const json& options = record["options"];
                                     return record["game"] == game &&
                                            (options.contains(key) ? options[std::string(key)] == value : standard);
                                   });
      QVERIFY2(was, (std::string(its) + ' ' + std::string(key) + ' ' + value.dump()).c_str());
    }
  }

private:
  void sittingsOf(const char* entry) {
    QTest::addColumn<QString>("sitting");
    for (const json& sitting : covering(everySitting(tables[entry]), qEnvironmentVariableIsSet("NINEFOLD_PAIRS") ||
                                                                         qEnvironmentVariableIsSet("NINEFOLD_LONG")))
      QTest::addRow("%s", sitting.dump().c_str()) << QString::fromStdString(sitting.dump());
  }
  void playSitting() {
    QFETCH(QString, sitting);
    const json way = json::parse(sitting.toStdString());
    const std::map<std::string, Player::With> hands{
        {"drags", Player::With::drags}, {"taps", Player::With::taps}, {"keys", Player::With::keys}};
    Player player(hands.at(way["hands"]), way["window"] == "phone" ? QSize(412, 915) : QSize(1280, 800));
    player.sitDown(way, 7);
    playToTheEnd(player);
  }
  /// Then what the result page shows is what the record comes to that the store holds.
  void playToTheEnd(Player& player) {
    const auto wanted = *openMatch(json::parse(player.match->record().toStdString()));
    Rng rng(7);
    while (!wanted->standing().over) {
      const json move = nextMove(*wanted, rng);
      if (!wanted->play(move)) continue; // a mistake that isn't accepted
      player.play(move);
      QTRY_VERIFY2(movesOf(player.match->record()).size() == wanted->length(), move.dump().c_str());
      QCOMPARE(QString::fromStdString(movesOf(player.match->record()).back().dump()),
               QString::fromStdString(move.dump()));
    }

    player.goToTheResult();
    const QString record = Archive::here().record(player.match->kept());
    const json end = replayed(record);
    QVERIFY(end["over"] == true);
    const auto names = player.match->seatNames();
    QStringList winners;
    for (const json& winner : end["winners"])
      winners << (winner == "game" ? QString("The game") : names[winner.get<int>()]);
    // Whoever solves a Sudoku alone is told the time instead of points.
    const bool timed = names.size() == 1 && player.match->game() == "sudoku_pens";
    if (timed) QVERIFY(player.shows("Solved"));
    for (qsizetype seat = 0; seat < names.size() && !timed; ++seat) {
      const QString points = QString("%1 point").arg(end["scores"][static_cast<std::size_t>(seat)].get<int>());
      QVERIFY2(player.shows(names.size() == 1 ? points : names[seat] + ", " + points), qPrintable(points));
    }
    if (end.contains("game")) QVERIFY(player.shows(QString("The game, %1 point").arg(end["game"].get<int>())));
    if (winners.size() == 1 && names.size() > 1) QVERIFY(player.shows(winners.first() + " wins"));
    played.push_back(json::parse(record.toStdString()));
  }

  std::map<std::string, json> tables; // by their entry
  std::vector<json> played;
};

QTEST_MAIN(TableMatchesTest)
#include "table_matches_test.moc"
