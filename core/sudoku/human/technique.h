#pragma once

#include <cstdint>
#include <string_view>

namespace ninefold::human {

/// Every way of reasoning that the solver knows, from the simplest on. Those named for teaching alone (Skyscraper,
/// 2-String Kite, W-Wing ...) are short chains, and are rated as such.
enum class Technique : std::uint8_t {
  none,
  fullHouse,
  hiddenSingleBlock,
  hiddenSingleLine,
  directPointing,
  directClaiming,
  directHiddenPair,
  nakedSingle,
  directHiddenTriplet,
  pointing,
  claiming,
  nakedPair,
  xWing,
  hiddenPair,
  nakedTriplet,
  swordfish,
  hiddenTriplet,
  xyWing,
  xyzWing,
  uniqueRectangle1,
  uniqueRectangle2,
  uniqueRectangle3,
  uniqueRectangle4,
  uniqueLoop1,
  uniqueLoop2,
  uniqueLoop3,
  uniqueLoop4,
  nakedQuad,
  jellyfish,
  hiddenQuad,
  bug1,
  bug2,
  bug3,
  bug4,
  alignedPair,
  xCycle,
  yCycle,
  skyscraper,
  kite,
  turbotFish,
  xChain,
  wWing,
  xyCycle,
  xyChain,
  alignedTriplet,
  nishio,
  cellChains,
  regionChains,
  dynamicContradiction,
  dynamicDouble,
  dynamicCell,
  dynamicRegion,
  dynamicPlus,
  nested,
  bruteForce,
  last = bruteForce,
};

/// The stable key that tests, files and translations know a technique by.
std::string_view key(Technique technique);

/// Its English name, the source of the translations.
std::string_view name(Technique technique);

} // namespace ninefold::human
