#pragma once

#include "kernel/moves.h"
#include "kernel/node.h"
#include "kernel/rules.h"

namespace ninefold {

// What the codecs of the five games share.

/// What a list of numbered pieces has to keep to: numbers 1 to `highest`, at most `ofEach` of each kind, and all of
/// them if the deal has to be full.
struct Pieces {
  int highest = 9;
  int ofEach = 0;
  Deals deals = Deals::any;
  std::array<int, 10> used{}; // how many of each kind lie elsewhere already
};
std::vector<Digit> readPieces(const Node& list, const Pieces& pieces);

Referee readReferee(const Node& options);
std::string_view name(Referee referee);

/// The moves that every game can be handed. Fails if the node holds none.
template<class Move> Move readSharedMove(const Node& node) {
  const auto only = [&](std::string_view key, bool seated, Move move) {
    node[key].isTrue();
    if (seated)
      node.knowsOnly({"seat", "ms", key});
    else
      node.knowsOnly({"ms", key});
    return move;
  };
  if (node.has("timeout")) return only("timeout", false, Timeout{});
  if (node.has("time_up")) return only("time_up", false, TimeUp{});
  if (node.has("accept")) return only("accept", false, Accept{});
  if (node.has("agree_end")) return only("agree_end", false, AgreeEnd{});
  if (node.has("challenge")) return only("challenge", true, Challenge{});
  node.fail("is not a move of this game");
}

inline void writeShared(nlohmann::ordered_json& out, const Challenge&) { out["challenge"] = true; }
inline void writeShared(nlohmann::ordered_json& out, const Accept&) { out["accept"] = true; }
inline void writeShared(nlohmann::ordered_json& out, const Timeout&) { out["timeout"] = true; }
inline void writeShared(nlohmann::ordered_json& out, const TimeUp&) { out["time_up"] = true; }
inline void writeShared(nlohmann::ordered_json& out, const AgreeEnd&) { out["agree_end"] = true; }

} // namespace ninefold
