#pragma once

#include "games/games.h"
#include "match/random_play.h"
#include "store/replay.h"
#include "store/schema.h"
#include "store/store.h"
#include "support/tables.h"

#include <cstdlib>
#include <filesystem>
#include <unistd.h>

namespace ninefold::store {

using Tiles = sudoku_tiles::Game;

/// A folder that is gone with the test. In memory where the system has a place for that: what syncing does is tried
/// with faults, not with waiting.
class TempDir {
public:
  TempDir() {
    const fs::path base = fs::exists("/dev/shm") ? fs::path("/dev/shm") : fs::temp_directory_path();
    std::string name = (base / "ninefold-test-XXXXXX").string();
    if (!mkdtemp(name.data())) std::abort();
    path = name;
  }
  ~TempDir() {
    std::error_code ignored;
    fs::remove_all(path, ignored);
  }
  TempDir(const TempDir&) = delete;
  TempDir& operator=(const TempDir&) = delete;

  fs::path path;
};

/// A match of random moves that is being kept, with what ought to be kept of it. Its luck is its own: the same seed
/// plays the same match.
template<Rules G> class Played {
public:
  Played(std::uint64_t seed, typename G::Table table) : luck(seed), record{table, G::shuffle(table, luck)} {
    match.emplace(record.table, record.deal);
  }
  explicit Played(std::uint64_t seed) : Played(seed, standardTable()) {}

  static typename G::Table standardTable() { return {2, seatAt(0), readOptions<G>(Node(none()), 2)}; }

  NewMatch fresh(std::vector<Player> players, std::optional<Daily> daily = {}) const {
    return newMatch<G>(record, std::move(players), "", std::move(daily));
  }

  /// Plays a random move; nothing once the match is over.
  std::optional<Append> move(MatchId id) {
    // The state is the match's own: a copy is found by playing it anew, which a test can afford.
    auto state = G::begin(record.table, record.deal);
    for (std::size_t i = 0; i < match->length(); ++i) state = G::apply(state, match->input(i))->state;
    auto input = randomInput<G>(state, record.table.seats, luck);
    if (!input) return std::nullopt;
    input->ms = 100 + luck.below(5000);
    if (!match->play(*input)) std::abort();
    return latest(id, *match);
  }

  std::vector<SavedInput> inputs() const {
    std::vector<SavedInput> all;
    for (std::size_t i = 0; i < match->length(); ++i) all.push_back(savedInput(*match, i));
    return all;
  }

  Rng luck;
  Record<G> record;
  std::optional<Match<G>> match;

private:
  static const nlohmann::json& none() {
    static const nlohmann::json object = nlohmann::json::object();
    return object;
  }
};

/// Plays a whole match on the books; its id.
template<Rules G>
MatchId playWhole(Books& books, Played<G>& played, std::vector<Player> players, std::optional<Daily> daily = {}) {
  const MatchId id = books.matches.create(played.fresh(std::move(players), std::move(daily)));
  while (auto next = played.move(id)) books.matches.append(*next);
  return id;
}

/// The parts of a store without its threads: for tests that look at one of them.
class BooksInMemory {
public:
  BooksInMemory() : clock([this] { return ++time; }), books(db, clock) { migrate(db); }

  Time time = 1'700'000'000'000;
  Connection db;
  Now clock;
  Books books;
};

/// All that is counted, as text: to compare before and after.
inline std::string counted(const Connection& db) {
  std::string all;
  for (const char* table : {"results", "totals", "tallies", "pairs", "ratings", "credits"}) {
    all += std::string("-- ") + table + "\n";
    for (auto rows = db.query(std::string("SELECT * FROM ") + table); rows.step();) {
      for (int i = 0; i < rows.columns(); ++i) all += rows.get<std::string>(i) + '|';
      all += '\n';
    }
  }
  return all;
}

} // namespace ninefold::store
