#include "challenge/code.h"

#include "games/common/codec.h"
#include "games/games.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <vector>

// A code is a row of symbols of 5 bits each: the version, the contents, 0s to the next whole symbol, 2 check symbols.
//
//   version 5 | game 3 | seats and first 4 | options | level | handicap | seed 40
//
// The level is that of the problem, with the level of the computers that one plays against above its lowest 4 bits: 0
// for none, 1 to 4 from the weakest on.
//
// Options lie in the order in which their game declares them. Those that are choices take as many bits as their choices
// need; numbers take groups of 4 bits, of which the first says whether there is another group. An option or a choice
// more may move what comes after it: then the version has to rise, and codes of the versions before be read as they
// were. (Codes that were printed once are tests.) Later versions may arrange the contents otherwise, but never the
// version and the check symbols: so that an older app can tell a newer code from a mistyped one.

namespace ninefold::challenge {

namespace {

constexpr std::string_view letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr int symbolBits = 5;
constexpr std::size_t checkSymbols = 2;
constexpr std::size_t mostSymbols = 31; // the check symbols can't vouch for more

using Symbols = std::vector<std::uint8_t>;

/// The product in the field of 32 elements, where x^5 = x^2 + 1.
constexpr std::uint8_t product(unsigned a, unsigned b) {
  unsigned sum = 0;
  for (int bit = 0; bit < symbolBits; ++bit)
    if (b >> bit & 1) sum ^= a << bit;
  for (int bit = 2 * symbolBits - 2; bit >= symbolBits; --bit)
    if (sum >> bit & 1) sum ^= 0b100101u << (bit - symbolBits);
  return static_cast<std::uint8_t>(sum);
}

using Check = std::array<std::uint8_t, checkSymbols>;

/// What remains when the symbols, as a polynomial, are divided by (x + a)(x + a^2), where a = 2 makes all other
/// elements by its powers: Reed and Solomon's code, in which it takes three wrong symbols to get from one row to
/// another with the same remainder.
Check remainder(const Symbols& symbols) {
  constexpr std::uint8_t a = 2, aa = product(a, a);
  std::uint8_t high = 0, low = 0;
  for (std::uint8_t symbol : symbols) {
    const std::uint8_t top = high;
    high = low ^ product(top, a ^ aa);
    low = symbol ^ product(top, product(a, aa));
  }
  return {high, low};
}

/// What has to remain. It isn't nothing, so that a 0 more at the end is noticed, too.
constexpr Check right{1, 1};

void seal(Symbols& symbols) {
  symbols.resize(symbols.size() + checkSymbols);
  const Check rest = remainder(symbols);
  const std::size_t end = symbols.size() - checkSymbols;
  for (std::size_t i = 0; i < checkSymbols; ++i) symbols[end + i] = rest[i] ^ right[i];
}

class BitWriter {
public:
  void put(std::uint64_t value, int bits) {
    while (bits-- > 0) {
      if (used % symbolBits == 0) symbols.push_back(0);
      symbols.back() =
          static_cast<std::uint8_t>(symbols.back() | (value >> bits & 1) << (symbolBits - 1 - used++ % symbolBits));
    }
  }
  void putNumber(std::uint64_t value) {
    const bool more = value > 7;
    put((more ? 8 : 0) | (value & 7), 4);
    if (more) putNumber(value >> 3);
  }

  Symbols symbols;

private:
  int used = 0;
};

/// Reads what a BitWriter wrote. Beyond the end there are 0s.
class BitReader {
public:
  explicit BitReader(const Symbols& from) : symbols(from) {}

  std::uint64_t take(int bits) {
    std::uint64_t value = 0;
    for (; bits > 0; --bits, ++used) {
      const std::size_t symbol = used / symbolBits;
      const unsigned bit = symbol < symbols.size() ? symbols[symbol] >> (symbolBits - 1 - used % symbolBits) & 1u : 0;
      value = value << 1 | bit;
    }
    return value;
  }
  /// Of at most 32 bits.
  std::uint64_t takeNumber() {
    std::uint64_t value = 0;
    for (int shift = 0; shift < 32; shift += 3) {
      const std::uint64_t group = take(4);
      value |= (group & 7) << shift;
      if (group < 8) break;
    }
    return value;
  }

private:
  const Symbols& symbols;
  std::size_t used = 0;
};

int bitsOf(const OptionSpec& option) { return static_cast<int>(std::bit_width(option.values.size() - 1)); }

/// The options as they were declared, all of them: none can be forgotten here.
template<Rules G> void put(BitWriter& out, const typename G::Options& options) {
  for (const auto& option : G::options()) {
    if (option.ofTable) continue;
    const auto value = static_cast<std::uint64_t>(option.get(options));
    if (option.number)
      out.putNumber(value);
    else
      out.put(value, bitsOf(option));
  }
}

/// Nothing if one of them hasn't such a value.
template<Rules G> std::optional<typename G::Options> take(BitReader& in) {
  typename G::Options options;
  for (const auto& option : G::options()) {
    if (option.ofTable) continue;
    const std::uint64_t value = option.number ? in.takeNumber() : in.take(bitsOf(option));
    const std::uint64_t most = option.number ? std::numeric_limits<int>::max() : option.values.size() - 1;
    if (value > most) return std::nullopt;
    option.set(options, static_cast<int>(value));
  }
  return options;
}

constexpr int levelBits = 4;
static_assert(mostLevel < 1 << levelBits);

/// The levels of computers, as codes count them.
constexpr std::array<ai::Level, 4> opponents{ai::Level::beginner, ai::Level::casual, ai::Level::strong,
                                             ai::Level::master};

/// One number for the problem and for the computers.
std::uint64_t levelsOf(const Invitation& invitation) {
  const auto found = std::ranges::find(opponents, invitation.against);
  const auto place = found == opponents.end() ? 0 : found - opponents.begin() + 1;
  return static_cast<std::uint64_t>(place) << levelBits | static_cast<std::uint64_t>(invitation.level);
}

/// False if there are no such levels.
bool setLevels(Invitation& invitation, std::uint64_t number) {
  const auto place = static_cast<std::size_t>(number >> levelBits);
  if (place > opponents.size()) return false;
  if (place > 0) invitation.against = opponents[place - 1];
  invitation.level = static_cast<int>(number & ((1u << levelBits) - 1));
  return true;
}

/// One number for how many seats there are and which of them begins: 1 seat is 0, 2 are 1 and 2, 3 are 3 to 5 ...
int seatingOf(int seats, Seat first) { return seats * (seats - 1) / 2 + index(first); }

Symbols symbolsOf(const Invitation& invitation) {
  BitWriter out;
  out.put(rulesVersion, symbolBits);
  out.put(*gameNamed(invitation.game), 3);
  out.put(static_cast<std::uint64_t>(seatingOf(invitation.seats, invitation.first)), 4);
  withGame(*gameNamed(invitation.game), [&]<Playable G>() {
    const nlohmann::json agreed = invitation.options;
    put<G>(out, readOptions<G>(Node(agreed), invitation.seats));
  });
  out.putNumber(levelsOf(invitation));
  out.putNumber(static_cast<std::uint64_t>(invitation.handicap));
  out.put(invitation.seed, seedBits);
  return std::move(out.symbols);
}

/// The invitation that the symbols stand for, if they are as we would write them.
std::optional<Invitation> read(const Symbols& symbols) {
  BitReader in(symbols);
  in.take(symbolBits); // the version
  Invitation invitation;
  const auto game = static_cast<std::size_t>(in.take(3));
  if (game >= gameNames().size()) return std::nullopt;
  invitation.game = gameNames()[game];
  const auto seating = static_cast<int>(in.take(4));
  while (seatingOf(invitation.seats + 1, {}) <= seating) ++invitation.seats;
  invitation.first = seatAt(seating - seatingOf(invitation.seats, {}));
  const bool known = withGame(game, [&]<Playable G>() {
    const auto options = take<G>(in);
    if (options) writeOptions(invitation.options, G::options(), *options);
    return options.has_value();
  });
  if (!known) return std::nullopt;
  if (!setLevels(invitation, in.takeNumber())) return std::nullopt;
  invitation.handicap = static_cast<int>(in.takeNumber());
  invitation.seed = in.take(seedBits);
  const auto sound = checked(std::move(invitation));
  if (!sound || symbolsOf(*sound) != symbols) return std::nullopt;
  return *sound;
}

/// The symbols in a text as people write it; nothing if it has a character that no code has.
std::optional<Symbols> symbolsIn(std::string_view text) {
  Symbols symbols;
  for (char c : text) {
    if (c == ' ' || c == '-') continue;
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    if (c == 'O') c = '0';
    if (c == 'I' || c == 'L') c = '1';
    const std::size_t symbol = letters.find(c);
    if (symbol == std::string_view::npos) return std::nullopt;
    symbols.push_back(static_cast<std::uint8_t>(symbol));
  }
  return symbols;
}

struct Words {
  std::string_view key;
  const char* sentence;
};

constexpr std::array<Words, 5> words{{
    {"letter", NINEFOLD_WORDS("A code has digits and letters only, and never a U.")},
    {"length", NINEFOLD_WORDS("That isn’t a whole code: some of it is missing, or there is too much.")},
    {"mistyped", NINEFOLD_WORDS("There is a mistake in this code. Compare it letter by letter.")},
    {"newer", NINEFOLD_WORDS("This code comes from a newer Ninefold. Update this one to play it.")},
    {"unknown", NINEFOLD_WORDS("This code doesn’t belong to any game.")},
}};

} // namespace

std::string_view key(CodeFault fault) { return words[static_cast<std::size_t>(fault)].key; }

Phrase sentence(CodeFault fault) { return {words[static_cast<std::size_t>(fault)].sentence}; }

std::string codeOf(const Invitation& invitation) {
  Symbols symbols = symbolsOf(invitation);
  seal(symbols);
  std::string code;
  for (std::size_t i = 0; i < symbols.size(); ++i) {
    if (i > 0 && i % 4 == 0) code += '-';
    code += letters[symbols[i]];
  }
  return code;
}

Result<Invitation, CodeFault> invitationFrom(std::string_view code) {
  if (code.size() > 4 * mostSymbols) return CodeFault::length;
  auto symbols = symbolsIn(code);
  if (!symbols) return CodeFault::letter;
  if (symbols->size() < 8 || symbols->size() > mostSymbols) return CodeFault::length;
  if (remainder(*symbols) != right) return CodeFault::mistyped;
  symbols->resize(symbols->size() - checkSymbols);
  if (symbols->front() > rulesVersion) return CodeFault::newer;
  if (symbols->front() < rulesVersion) return CodeFault::unknown;
  if (auto invitation = read(*symbols)) return *std::move(invitation);
  return CodeFault::unknown;
}

} // namespace ninefold::challenge
