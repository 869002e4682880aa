#pragma once

#include "fixture.h"
#include "store/first_page.h"
#include "truth.h"

#include <vector>

namespace ninefold::store {

/// A database of ten matches of all games as a version of ours kept it, or one with a log beside it: what is going to
/// be damaged, and what was played.
struct Model {
  std::string name;
  std::string database{}, log{};
  std::string older{}; // what is damaged, as it was three matches ago
  Truth truth{};

  bool hasLog() const { return !log.empty(); }
  const std::string& target() const { return hasLog() ? log : database; }
  /// How the target is parted: what lies before its pages, and what one takes.
  std::size_t head() const { return hasLog() ? 32 : 0; }
  std::size_t unit() const { return hasLog() ? pageSize + 24 : pageSize; }
  std::size_t pages() const { return (target().size() - head()) / unit(); }
};

/// Begins a match of any game with a few moves, or plays it to its end.
inline void playSome(Books& books, std::uint64_t seed, bool toTheEnd, std::vector<Player> people) {
  withGame(seed % gameNames().size(), [&]<Rules G>() {
    const int seats = std::max(G::fewestSeats, 2);
    static const nlohmann::json none = nlohmann::json::object();
    Played<G> played(seed, {seats, seatAt(0), readOptions<G>(Node(none), seats)});
    people.resize(static_cast<std::size_t>(seats));
    const Daily daily{std::string(G::id), 20261118, 20261118};
    const MatchId id = books.matches.create(played.fresh(people, seed % 3 == 0 ? std::optional(daily) : std::nullopt));
    for (int moves = 0; moves < (toTheEnd ? 400 : 8); ++moves) {
      const auto next = played.move(id);
      if (!next) break;
      books.matches.append(*next);
    }
  });
}

inline void fillBooks(Books& books, int matches) {
  const ProfileId ada = books.profiles.add({.name = "Ada", .colour = 1, .avatar = "fox"});
  const ProfileId ben = books.profiles.add({.name = "Ben", .colour = 2, .shape = 1});
  books.settings.set("theme", "\"dark\"");
  books.settings.set("sounds", R"({"volume":3})");
  books.puzzles.add({.givens = std::string(80, '.') + "9", .title = "Ada's own"});
  for (int i = 0; i < matches; ++i)
    playSome(books, static_cast<std::uint64_t>(i), i % 5 == 4,
             {{ada}, i % 2 == 0 ? Player{ben} : Player{.computer = 2}});
  books.puzzles.stroke(MatchId{1}, {3, R"({"note":[3,5]})"});
}

inline Model modelOf(int version) {
  Model model{.name = "version " + std::to_string(version)};
  const TempDir temp;
  const fs::path file = temp.path / "model.db";
  for (const int matches : {7, 10}) {
    BooksInMemory source;
    fillBooks(source.books, matches);
    removeDatabase(file);
    writeAs(file, source.db, version);
    (matches == 7 ? model.older : model.database) = contents(file);
    for (int id = 1; id <= matches; ++id) model.truth[MatchId{id}] = source.books.matches.load(MatchId{id});
  }
  return model;
}

/// What a start finds after the app was killed: seven matches in the file, three in the log.
inline Model modelWithLog() {
  Model model{.name = "the log"};
  const TempDir temp;
  const auto file = temp.path / "ninefold.db";
  if (!opened(temp.path, {.automaticBackups = false})->write([](Books& books) { fillBooks(books, 7); })) std::abort();
  const auto store = opened(temp.path, {.automaticBackups = false});
  for (std::uint64_t i = 7; i < 10; ++i) {
    if (i == 8) model.older = contents(with(file, "-wal"));
    if (!store->write([&](Books& books) { playSome(books, i, i == 9, {}); })) std::abort();
  }
  model.database = contents(file);
  model.log = contents(with(file, "-wal"));
  for (int id = 1; id <= 10; ++id)
    model.truth[MatchId{id}] = *store->read([&](const Books& books) { return books.matches.load(MatchId{id}); });
  return model;
}

/// One of each version, and one with a log.
inline std::vector<Model> allModels() {
  std::vector<Model> all;
  for (int version = 1; version <= schemaVersion; ++version) all.push_back(modelOf(version));
  all.push_back(modelWithLog());
  return all;
}

} // namespace ninefold::store
