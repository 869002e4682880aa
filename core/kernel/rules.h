#pragma once

#include "kernel/event.h"
#include "kernel/gesture.h"
#include "kernel/hash.h"
#include "kernel/moves.h"
#include "kernel/node.h"
#include "kernel/result.h"
#include "kernel/rng.h"
#include "kernel/scene.h"
#include "kernel/seat.h"
#include "kernel/standing.h"

#include <concepts>
#include <nlohmann/json.hpp>
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

/// What became of a gesture: the move still being composed and, once it is complete, the move itself.
template<class G> struct Touch {
  typename G::Draft draft{};
  std::optional<typename G::Move> move{};
};

/// Whether a deal may be short, or begin in the middle, as tests like it; or has to be one that people can play.
enum class Deals : std::uint8_t { any, full };

/// The seam between a game and everything else. A game is a value that only moves can change; everything a person sees
/// is a picture of one seat's view of that value.
template<class G>
concept Rules = std::regular<typename G::State> && std::regular<typename G::View> && std::regular<typename G::Move> &&
    std::regular<typename G::Draft> && std::regular<typename G::Options> && std::regular<typename G::Deal> &&
    std::same_as<typename G::Table, Table<typename G::Options>> &&
    requires(const typename G::Table& table, const typename G::Deal& deal, const typename G::State& state,
             const typename G::View& view, const typename G::Draft& draft, const typename G::Options& options,
             const typename G::Move& move, const Input<G>& input, Viewer viewer, const Gesture& gesture,
             const Node& node, nlohmann::ordered_json& out, Rng& rng, Hash& hash) {
  { G::id } -> std::convertible_to<std::string_view>;
  { G::fewestSeats } -> std::convertible_to<int>;
  { G::mostSeats } -> std::convertible_to<int>;
  // Whether a seat knows what others may not.
  { G::secrets } -> std::convertible_to<bool>;

  // The rules. apply() is pure: no clock, no file, no random device.
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

  // What is on the screen, and how a touch becomes a move.
  { G::present(view, draft) } -> std::same_as<Scene>;
  { G::interpret(view, draft, gesture) } -> std::same_as<Touch<G>>;

  // The codec: store, record, share. Reading throws Fault; readRecord() catches it.
  { G::readOptions(node, table.seats) } -> std::same_as<typename G::Options>;
  { G::readDeal(node, table, Deals::any) } -> std::same_as<typename G::Deal>;
  { G::readMove(node, table) } -> std::same_as<typename G::Move>;
  { G::write(out, options) } -> std::same_as<void>;
  { G::write(out, deal) } -> std::same_as<void>;
  { G::write(out, move) } -> std::same_as<void>;
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
