#pragma once

#include "kernel/presentation.h"

#include <nlohmann/json_fwd.hpp>

namespace ninefold {

class Node;

/// Whether a deal may be short, or begin in the middle, as tests like it; or has to be one that people can play.
enum class Deals : std::uint8_t { any, full };

/// How a game's deals and moves are written: store, record, share. Reading throws Fault; readRecord() catches it. (Its
/// options are written as they are declared: see codec.h.)
template<class G>
concept Codec = requires(const typename G::Table& table, const typename G::Deal& deal, const typename G::Move& move,
                         const Node& node, nlohmann::ordered_json& out) {
  { G::readDeal(node, table, Deals::any) } -> std::same_as<typename G::Deal>;
  { G::readMove(node, table) } -> std::same_as<typename G::Move>;
  { G::write(out, deal) } -> std::same_as<void>;
  { G::write(out, move) } -> std::same_as<void>;
};

/// What a game may have besides: drafts that are more than a move being composed. They have notes, which are kept with
/// the match, and the game says itself what of them goes with a move that is taken back.
template<class G>
concept KeepsNotes = requires(typename G::Draft& draft, const typename G::Draft& composed, const Node& node) {
  { G::notes(composed) } -> std::same_as<nlohmann::ordered_json>;
  { G::setNotes(draft, node) } -> std::same_as<void>;
  { G::forget(draft) } -> std::same_as<void>;
};

/// A whole game, as games.def lists them.
template<class G>
concept Playable = Rules<G> && Presentation<G> && Codec<G>;

} // namespace ninefold
