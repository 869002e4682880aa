#pragma once

#include "games/common/game.h"
#include "games/common/node.h"

namespace ninefold {

// What the codecs of all games share.

/// The place of a value among those of an option, or the number that it is.
int readOption(const Node& value, const OptionSpec& option);
void writeOption(nlohmann::ordered_json& out, const OptionSpec& option, int value);

template<class Options> void knowsOnlyOptions(const Node& node, const std::vector<Option<Options>>& options) {
  std::vector<std::string_view> keys;
  for (const auto& option : options)
    if (!option.ofTable) keys.push_back(option.key);
  node.knowsOnly(keys);
}

/// What was agreed, with the standard for what isn't said. Fails where it can't be, or doesn't go together.
template<class G> typename G::Options readOptions(const Node& node, int seats) {
  knowsOnlyOptions(node, G::options());
  typename G::Options read;
  for (const auto& option : G::options())
    if (const auto said = option.ofTable ? std::nullopt : node.find(option.key))
      option.set(read, readOption(*said, option));
  for (const auto& option : G::options())
    if (!option.ofTable && node.has(option.key) && !fits(option, read, seats)) node[option.key].fail(option.misfit);
  return read;
}

template<class Options>
void writeOptions(nlohmann::ordered_json& out, const std::vector<Option<Options>>& all, const Options& options) {
  for (const auto& option : all)
    if (isSaid(option, options)) writeOption(out, option, option.get(options));
}

/// What a list of numbered pieces has to keep to: numbers 1 to `highest`, at most `ofEach` of each kind, and all of
/// them if the deal has to be full.
struct Pieces {
  int highest = 9;
  int ofEach = 0;
  Deals deals = Deals::any;
  std::array<int, 10> used{}; // how many of each kind lie elsewhere already
};
std::vector<Digit> readPieces(const Node& list, const Pieces& pieces);

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
