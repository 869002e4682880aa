#pragma once

#include "models.h"
#include "support/rounds.h"

#include <set>
#include <sstream>

namespace ninefold::store {

/// All the ways in which a file of ours is damaged, by their numbers: any of them is the same whenever it is made.
class Damages {
public:
  enum class Kind {
    byte, // each in three ways
    bit,  // of the header
    page, // each in five ways
    end,  // cut off at each page
  };

  Damages(const Model& of, Kind which) : model(of), kind(which) {}

  std::size_t count() const {
    switch (kind) {
    case Kind::byte: return std::size(masks) * model.target().size();
    case Kind::bit: return 8 * (model.hasLog() ? model.head() : 100);
    case Kind::page: return std::size(pageWays) * model.pages();
    case Kind::end: return model.pages();
    }
    return 0;
  }

  std::string what(std::size_t number) const {
    std::ostringstream out;
    switch (kind) {
    case Kind::byte: out << "byte " << number / std::size(masks) << " ^ " << masks[number % std::size(masks)]; break;
    case Kind::bit: out << "bit " << number; break;
    case Kind::page:
      out << "page " << number / std::size(pageWays) + 1 << ' ' << pageWays[number % std::size(pageWays)];
      break;
    case Kind::end: out << number << " pages left"; break;
    }
    return out.str();
  }

  /// What the file is then.
  std::string made(std::size_t number) const {
    std::string bytes = model.target();
    switch (kind) {
    case Kind::byte: flip(bytes[number / std::size(masks)], masks[number % std::size(masks)]); break;
    case Kind::bit: flip(bytes[number / 8], 1 << number % 8); break;
    case Kind::page: changePage(bytes, number); break;
    case Kind::end:
      // An empty database is a fresh one; so small a piece of its first page isn't.
      bytes.resize(!model.hasLog() && number == 0 ? 100 : model.head() + number * model.unit());
      break;
    }
    return bytes;
  }

private:
  static constexpr int masks[] = {1, 0x55, 0x80};
  static constexpr const char* pageWays[] = {"zeroed", "torn", "of another page", "old", "random"};

  static void flip(char& byte, int mask) { byte = static_cast<char>(byte ^ mask); }

  void changePage(std::string& bytes, std::size_t number) const {
    Rng luck(number);
    const std::size_t unit = model.unit(), at = model.head() + number / std::size(pageWays) * unit;
    const auto other = model.head() + luck.below(static_cast<std::uint32_t>(model.pages())) * unit;
    const std::string old = at + unit <= model.older.size() ? model.older.substr(at, unit) : std::string(unit, '\0');
    std::string page = bytes.substr(at, unit);
    switch (number % std::size(pageWays)) {
    case 0: page = std::string(unit, '\0'); break;
    case 1: page.replace(unit / 2, unit, old, unit / 2, unit); break;
    case 2: page = bytes.substr(other, unit); break;
    case 3: page = old; break;
    default:
      for (char& byte : page) byte = static_cast<char>(luck.below(256));
    }
    bytes.replace(at, unit, page);
  }

  const Model& model;
  const Kind kind;
};

/// Which of so many are tried: a sample of `usual`, the same every time (NINEFOLD_SEED draws another one); or those of
/// a shard, where NINEFOLD_SHARD says "5/400": all shards together try them all, or one in `thin`.
inline std::vector<std::size_t> tried(std::size_t count, int usual, std::size_t thin = 1) {
  std::vector<std::size_t> all;
  if (const char* shard = std::getenv("NINEFOLD_SHARD")) {
    std::size_t which = 0, of = 1;
    char stroke = 0;
    if (!(std::istringstream(shard) >> which >> stroke >> of) || stroke != '/' || which < 1 || which > of) std::abort();
    for (std::size_t i = (which - 1) * thin; i < count; i += of * thin) all.push_back(i);
    return all;
  }
  Rng luck(static_cast<std::uint64_t>(rounds("NINEFOLD_SEED", 20261120)) + count);
  std::set<std::size_t> some;
  while (some.size() < std::min(count, static_cast<std::size_t>(usual)))
    some.insert(luck.below(static_cast<std::uint32_t>(count)));
  return {some.begin(), some.end()};
}

} // namespace ninefold::store
