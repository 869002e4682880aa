#pragma once

#include "kernel/event.h"
#include "kernel/hash.h"
#include "kernel/moves.h"
#include "kernel/option.h"
#include "kernel/result.h"
#include "kernel/rng.h"
#include "kernel/seat.h"
#include "kernel/standing.h"

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace ninefold {

/// Who sits at a table, who begins, and what was agreed: all that is settled before the deal.
template<class Options> struct Table {
  int seats = 0;
  Seat first{};
  Options options{};
  bool operator==(const Table&) const = default;
};

/// One thing that happens to a game from outside. The rules never look at `ms`, the time since the one before.
template<class G> struct Input {
  std::optional<Seat> seat; // none where the move is said for the whole table or comes from the clock
  typename G::Move move{};
  std::optional<std::int64_t> ms{};
  bool operator==(const Input&) const = default;
};

/// What became of an accepted input.
template<class G> struct Step {
  typename G::State state;
  Events events;
};

/// The seam between a game's rules and everything else. A game is a value that only moves can change; everything a
/// person sees is a picture of one seat's view of that value.
template<class G>
concept Rules = std::regular<typename G::State> && std::regular<typename G::View> && std::regular<typename G::Move> &&
    std::regular<typename G::Options> && std::regular<typename G::Deal> &&
    std::same_as<typename G::Table, Table<typename G::Options>> &&
    requires(const typename G::Table& table, const typename G::Deal& deal, const typename G::State& state,
             const typename G::View& view, const Input<G>& input, Viewer viewer, Rng& rng, Hash& hash) {
  { G::id } -> std::convertible_to<std::string_view>;
  { G::fewestSeats } -> std::convertible_to<int>;
  { G::mostSeats } -> std::convertible_to<int>;
  // Whether a seat knows what others may not.
  { G::secrets } -> std::convertible_to<bool>;
  // What can be agreed, in the order of codes and records.
  { G::options() } -> std::same_as<const std::vector<Option<typename G::Options>>&>;

  // apply() is pure: no clock, no file, no random device.
  { G::shuffle(table, rng) } -> std::same_as<typename G::Deal>;
  { G::begin(table, deal) } -> std::same_as<typename G::State>;
  { G::apply(state, input) } -> std::same_as<Result<Step<G>>>;
  { G::standing(state) } -> std::same_as<Standing>;

  // What a seat may know, built up and never cut down; what it can do; some state it can't rule out.
  { G::view(state, viewer) } -> std::same_as<typename G::View>;
  { G::legal(view) } -> std::same_as<std::vector<typename G::Move>>;
  { G::imagine(view, rng) } -> std::same_as<typename G::State>;
  { G::add(hash, view) } -> std::same_as<void>;

  // The state with all its secrets in one string, to compare replays by; never shown to a player.
  { G::everything(state) } -> std::same_as<std::string>;
};

/// What a game may have besides: who plays it alone can end it without having reached what was to be reached.
template<class G>
concept CanBeMissed = requires(const typename G::View& view) {
  { G::missed(view) } -> std::same_as<bool>;
};

/// Overloads of lambdas, for std::visit without a default.
template<class... F> struct Overload : F... { using F::operator()...; };
template<class... F> Overload(F...) -> Overload<F...>; // clang 14 doesn't deduce it by itself

/// Whether the move that `input` holds comes from a seat exactly if it has to.
template<class G> bool wellSeated(const Input<G>& input) {
  return std::visit(
      [&](const auto& move) { return madeBySeat<std::decay_t<decltype(move)>> == input.seat.has_value(); }, input.move);
}

} // namespace ninefold
