#pragma once

#include "games/games.h"
#include "match/any_match.h"
#include "match/record.h"
#include "store/matches.h"

namespace ninefold::store {

/// A JSON text of ours. Throws Error if it isn't one.
nlohmann::json parsed(const std::string& text);

/// What a fresh match is kept as.
template<Playable G> NewMatch newMatch(const Record<G>& record, std::vector<Player> players, std::string level = {},
                                       std::optional<Daily> daily = {}) {
  Record<G> start = record;
  start.inputs.clear();
  auto text = write(start);
  text.erase("moves");
  return {.game = std::string(G::id),
          .start = text.dump(),
          .variant = std::to_string(record.table.seats) + ' ' + nlohmann::json(text["options"]).dump(),
          .deal = static_cast<std::int64_t>(hashOf<G>(record.deal)),
          .level = std::move(level),
          .players = std::move(players),
          .daily = std::move(daily)};
}

/// The same for a match whose game is known when it runs.
NewMatch newMatch(const AnyMatch& match, std::vector<Player> players, std::string level = {},
                  std::optional<Daily> daily = {});

/// How an input of a match is kept, the last one if none is named.
template<Playable G> SavedInput savedInput(const Match<G>& match, std::size_t ply) {
  Input<G> input = match.input(ply);
  const auto ms = std::exchange(input.ms, std::nullopt);
  return {write<G>(input).dump(), match.hash(ply), ms};
}

/// The latest input of a match, as it is to be kept. The match has to have one.
template<Playable G> Append latest(MatchId id, const Match<G>& match, std::optional<std::string> clock = {}) {
  const std::size_t ply = match.length() - 1;
  Append append{.match = id, .ply = static_cast<int>(ply), .input = savedInput(match, ply), .clock = std::move(clock)};
  if (Standing standing = standingToKeep(match); standing.over) append.ended = std::move(standing);
  return append;
}

/// A match from its record, and all its inputs as they are to be kept.
struct Begun {
  std::unique_ptr<AnyMatch> match;
  std::vector<SavedInput> inputs{};
};
/// Or the fault that the record has, as openMatch() finds it.
Result<Begun, Fault> playedFrom(nlohmann::json record);

/// Plays an input, as records have it; what everybody could see after it, or nothing if the rules refuse it. May throw
/// Fault.
using PlayInput = std::function<std::optional<std::uint64_t>(const nlohmann::json&)>;
/// The one way from kept inputs to a state: plays them until one doesn't show what was shown then, or is refused; how
/// many went well.
std::size_t playAgain(const std::vector<SavedInput>&, const PlayInput&);

/// Plays a kept match again. Throws Error at the first input that today's rules refuse, or after which they show
/// something else than was shown then.
template<Playable G> Match<G> replayed(const SavedMatch& saved) {
  try {
    auto start = parsed(saved.match.start);
    start["moves"] = nlohmann::json::array();
    const Record<G> record = readRecord<G>(Node(start), Deals::any);
    Match<G> match(record.table, record.deal);
    const auto good = playAgain(saved.inputs, [&](const nlohmann::json& input) -> std::optional<std::uint64_t> {
      if (!match.play(readInput<G>(Node(input), record.table))) return std::nullopt;
      return match.hash(match.length() - 1);
    });
    if (good < saved.inputs.size()) throw Error{Trouble::otherRules, "input " + std::to_string(good)};
    while (match.length() > static_cast<std::size_t>(saved.done)) match.undo();
    return match;
  } catch (const Fault& fault) {
    throw Error{Trouble::otherRules, fault.text()};
  }
}

/// A kept match to be played on, what was undone ready to be redone. Throws Error as replayed() does.
std::unique_ptr<AnyMatch> opened(const SavedMatch&);

/// How a kept match stands, by today's rules. Throws Error if it isn't of a game we know or doesn't replay.
Standing standingOf(const SavedMatch&);
/// How many of its inputs replay as they were shown.
int replayableInputs(const SavedMatch&);

} // namespace ninefold::store
