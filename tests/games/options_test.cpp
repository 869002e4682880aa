#include "games/catalogue.h"
#include "support/qtest.h"
#include "support/tables.h"

#include <set>

using namespace ninefold;
using std::string;

namespace {

/// The values that are offered, as records have them.
string offers(const char* game, const char* option, int seats, const Chosen& chosen = {}) {
  const auto entry = std::ranges::find(catalogue(), game, &CatalogueEntry::id);
  const auto spec = std::ranges::find(entry->options, option, &OptionSpec::key);
  string out;
  for (const std::size_t place : offered(game, option, seats, chosen))
    out += (out.empty() ? "" : " ") +
           std::visit([](const auto& value) { return nlohmann::json(value).dump(); }, spec->values[place]);
  std::erase(out, '"');
  return out;
}

} // namespace

class OptionsTest : public QObject {
  Q_OBJECT

private slots:
  void what_is_set_is_what_is_got() {
    forEachGame([]<Playable G>() {
      for (const auto& option : G::options()) {
        if (option.ofTable) continue;
        QCOMPARE(option.get({}), 0); // the standard comes first
        for (std::size_t i = 0; i < option.values.size(); ++i) {
          const int value = option.number ? std::get<int>(option.values[i]) : static_cast<int>(i);
          typename G::Options options;
          option.set(options, value);
          QCOMPARE(option.get(options), value);
          QCOMPARE(options == typename G::Options(), value == 0);
        }
      }
    });
  }

  void no_two_options_and_no_two_values_are_called_the_same() {
    for (const CatalogueEntry& game : catalogue()) {
      std::set<std::string_view> keys;
      for (const OptionSpec& option : game.options) {
        QVERIFY(keys.insert(option.key).second);
        for (std::size_t i = 0; i < option.values.size(); ++i)
          QVERIFY(std::find(option.values.begin(), option.values.begin() + static_cast<int>(i), option.values[i]) ==
                  option.values.begin() + static_cast<int>(i));
      }
    }
  }

  void any_table_is_read_as_it_was_written() {
    Rng rng(4);
    forEachGame([&]<Playable G>() {
      for (int i = 0; i < 2000; ++i) {
        const auto table = randomTable<G>(rng);
        nlohmann::ordered_json written = nlohmann::ordered_json::object();
        writeOptions(written, G::options(), table.options);
        const nlohmann::json read = written;
        QVERIFY(readOptions<G>(Node(read), table.seats) == table.options);
      }
    });
  }

  void a_table_is_offered_what_makes_sense_there() {
    QCOMPARE(offers("kakuro_cards", "referee", 1), string("assist strict"));
    QCOMPARE(offers("kakuro_cards", "referee", 2), string("assist strict table"));
    QCOMPARE(offers("kakuro_cards", "turns", 1), string("all"));
    QCOMPARE(offers("kakuro_call", "hourglass", 3), string("60 30 90 120 off"));
    QCOMPARE(offers("sudoku_pens", "mode", 1), string("speed solo"));
    QCOMPARE(offers("sudoku_pens", "mode", 2), string("standard speed"));
    QCOMPARE(offers("sudoku_pens", "rounds", 2), string());
    QCOMPARE(offers("sudoku_pens", "rounds", 2, {{"mode", 1}}), string("0 1 2 6"));
    QCOMPARE(offers("sudoku_pens", "limit", 1, {{"mode", 2}}), string("0 600 1200 1800"));
    QCOMPARE(offers("sudoku_pens", "limit", 1), string());
    QCOMPARE(offers("okudos", "three_sectors", 2), string("false"));
    QCOMPARE(offers("okudos", "three_sectors", 3), string("false true"));
    QCOMPARE(offers("okudos", "game_top_two", 3, {{"three_sectors", 1}}), string("false"));
    QCOMPARE(offers("okudos", "irregular_to_discard", 4), string("false"));
    QCOMPARE(offers("okudos", "irregular_to_discard", 4, {{"referee", 1}}), string("false true"));
    QCOMPARE(offers("sudoku_tiles", "scoring", 2), string("standard lines"));
    QCOMPARE(offers("sudoku_tiles", "scoring", 2, {{"board", 1}}), string("standard lines block"));
    QCOMPARE(offers("sudoku_tiles", "start", 2), string());
    QCOMPARE(offers("sudoku_tiles", "start", 2, {{"board", 1}}), string("gold empty"));
  }
};

QTEST_APPLESS_MAIN(OptionsTest)
#include "options_test.moc"
