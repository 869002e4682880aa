#pragma once

#include "games/games.h"
#include "match/random_play.h"
#include "store/replay.h"
#include "store/schema.h"
#include "store/store.h"

#include <cstdlib>

namespace ninefold::store {

/// How large a store is made for measuring.
struct Size {
  int matches = 0;
  int inputs = 0; // of each match
};

/// Fills a folder with as many matches as an app sees in years: the same few dozen games over and over, by four people
/// and a computer, one in two hundred unfinished. What isn't looked at by what is measured is left out of it: inputs
/// beyond `inputs` are dropped, so that finished matches don't replay to their ends.
class Library {
public:
  Library(const fs::path& dir, Size size) {
    auto opened = Store::open(dir, {.now = [this] { return time += 60'000; }, .automaticBackups = false});
    if (!opened) std::abort();
    Store& store = **opened;
    play();
    Rng luck(1);
    (void)store.write([&](Books& books) {
      for (const char* name : {"Ada", "Ben", "Cleo", "Dora"}) people.push_back({books.profiles.add({.name = name})});
    });
    people.push_back({.computer = 2});
    for (int made = 0; made < size.matches; made += 500)
      if (!store.write([&](Books& books) {
            for (int i = made; i < std::min(size.matches, made + 500); ++i) add(books, luck, i, size.inputs);
          }))
        std::abort();
  }

private:
  struct Model {
    NewMatch match;
    std::vector<SavedInput> inputs;
    Standing standing;
  };

  void play() {
    using G = sudoku_tiles::Game;
    const nlohmann::json options = {{"referee", "table"}};
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
      Rng luck(seed);
      const auto table = tableFrom<G>(options, 2, seatAt(0));
      Record<G> record{table, G::shuffle(table, luck)};
      Match<G> match(record.table, record.deal);
      auto state = G::begin(record.table, record.deal);
      while (auto input = randomInput<G>(state, 2, luck)) {
        state = G::apply(state, *input)->state;
        if (!match.play(*std::move(input))) std::abort();
      }
      Model model{newMatch<G>(record, {{}, {}}), {}, match.standing()};
      for (std::size_t i = 0; i < match.length(); ++i) model.inputs.push_back(savedInput(match, i));
      models.push_back(std::move(model));
    }
  }

  void add(Books& books, Rng& luck, int number, int inputs) {
    Model& model = models[luck.below(static_cast<std::uint32_t>(models.size()))];
    model.match.players = {people[luck.below(2)], people[luck.below(5)]};
    model.match.level = luck.below(2) == 0 ? "easy" : "hard";
    model.match.daily.reset();
    if (luck.below(4) == 0) {
      const Date date = daysAfter(20200101, number / 30);
      model.match.daily = Daily{"sudoku_tiles", date, date};
    }
    const MatchId id = books.matches.create(model.match);
    Standing standing = model.standing;
    for (int& score : standing.scores) score += static_cast<int>(luck.below(40));
    for (int ply = 0; ply < inputs; ++ply) {
      Append next{id, ply, model.inputs[static_cast<std::size_t>(ply) % model.inputs.size()], "{}", {}};
      next.input.ms = 1000 + luck.below(20000);
      if (ply + 1 == inputs && number % 200 != 0) next.ended = standing;
      books.matches.append(next);
    }
  }

  Time time = 1'600'000'000'000;
  std::vector<Model> models;
  std::vector<Player> people;
};

} // namespace ninefold::store
