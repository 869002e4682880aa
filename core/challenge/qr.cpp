#include "challenge/qr.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <utility>

// After ISO/IEC 18004, which the names here are taken from.

namespace ninefold::challenge {

namespace {

using Bytes = std::vector<std::uint8_t>;

/// How level M divides the codewords of a version: alike blocks of data and error correction.
struct Blocks {
  std::size_t count, data, correction; // the two are for each block
};

constexpr std::array<Blocks, 6> versions{
    {{1, 16, 10}, {1, 28, 16}, {1, 44, 26}, {2, 32, 18}, {2, 43, 24}, {4, 27, 16}}};

constexpr std::string_view capitals = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";

bool isCapitals(std::string_view text) { return text.find_first_not_of(capitals) == std::string_view::npos; }

class Bits {
public:
  void put(unsigned value, int bits) {
    for (int bit = bits - 1; bit >= 0; --bit, ++used) {
      if (used % 8 == 0) bytes.push_back(0);
      bytes.back() = static_cast<std::uint8_t>(bytes.back() | (value >> bit & 1) << (7 - used % 8));
    }
  }
  std::size_t size() const { return used; }
  Bytes take() { return std::move(bytes); }

private:
  Bytes bytes;
  std::size_t used = 0;
};

/// Mode, count and text. (Up to version 9 counts have 9 bits in alphanumeric mode and 8 in byte mode.)
Bits written(std::string_view text) {
  Bits bits;
  const auto count = static_cast<unsigned>(text.size());
  if (!isCapitals(text)) {
    bits.put(0b0100, 4);
    bits.put(count, 8);
    for (char c : text) bits.put(static_cast<unsigned char>(c), 8);
    return bits;
  }
  bits.put(0b0010, 4);
  bits.put(count, 9);
  const auto value = [&](std::size_t i) { return static_cast<unsigned>(capitals.find(text[i])); };
  for (std::size_t i = 0; i + 1 < text.size(); i += 2) bits.put(value(i) * 45 + value(i + 1), 11);
  if (text.size() % 2 == 1) bits.put(value(text.size() - 1), 6);
  return bits;
}

/// The data codewords: what is written, a terminator, and padding up to the capacity.
Bytes dataFor(Bits bits, std::size_t capacity) {
  for (int i = 0; i < 4 && bits.size() < 8 * capacity; ++i) bits.put(0, 1);
  while (bits.size() % 8 != 0) bits.put(0, 1);
  Bytes data = bits.take();
  for (unsigned pad = 0xEC; data.size() < capacity; pad ^= 0xEC ^ 0x11) data.push_back(static_cast<std::uint8_t>(pad));
  return data;
}

/// The product in the field of 256 elements, where x^8 = x^4 + x^3 + x^2 + 1.
std::uint8_t product(unsigned a, unsigned b) {
  unsigned sum = 0;
  for (; b != 0; b >>= 1, a = a << 1 ^ (a >> 7) * 0x11D)
    if (b & 1) sum ^= a;
  return static_cast<std::uint8_t>(sum);
}

/// The error correction codewords: what remains of the data divided by (x - 1)(x - 2)(x - 4) ...
Bytes correctionOf(std::span<const std::uint8_t> data, std::size_t count) {
  Bytes divisor(count - 1), rest(count); // the divisor from its highest power on, without the leading 1
  divisor.push_back(1);
  for (std::size_t i = 0, root = 1; i < count; ++i, root = product(static_cast<unsigned>(root), 2))
    for (std::size_t j = 0; j < count; ++j)
      divisor[j] = static_cast<std::uint8_t>(product(divisor[j], static_cast<unsigned>(root)) ^
                                             (j + 1 < count ? divisor[j + 1] : 0));
  for (std::uint8_t codeword : data) {
    const unsigned factor = codeword ^ rest.front();
    rest.erase(rest.begin());
    rest.push_back(0);
    for (std::size_t j = 0; j < count; ++j) rest[j] = static_cast<std::uint8_t>(rest[j] ^ product(divisor[j], factor));
  }
  return rest;
}

/// All codewords in the order in which they are drawn: the blocks' first ones, their second ones ...
Bytes interleaved(const Bytes& data, const Blocks& blocks) {
  std::vector<Bytes> corrections;
  for (std::size_t block = 0; block < blocks.count; ++block)
    corrections.push_back(correctionOf(std::span(data).subspan(block * blocks.data, blocks.data), blocks.correction));
  Bytes all;
  for (std::size_t i = 0; i < blocks.data; ++i)
    for (std::size_t block = 0; block < blocks.count; ++block) all.push_back(data[block * blocks.data + i]);
  for (std::size_t i = 0; i < blocks.correction; ++i)
    for (const Bytes& correction : corrections) all.push_back(correction[i]);
  return all;
}

/// What the eight masks turn over.
bool masked(int mask, int i, int j) { // row, column
  switch (mask) {
  case 0: return (i + j) % 2 == 0;
  case 1: return i % 2 == 0;
  case 2: return j % 3 == 0;
  case 3: return (i + j) % 3 == 0;
  case 4: return (i / 2 + j / 3) % 2 == 0;
  case 5: return i * j % 2 + i * j % 3 == 0;
  case 6: return (i * j % 2 + i * j % 3) % 2 == 0;
  default: return ((i + j) % 2 + i * j % 3) % 2 == 0;
  }
}

class Drawing {
public:
  explicit Drawing(int version) : size(17 + 4 * version), symbol{size, std::vector<bool>(area())}, fixed(area()) {
    for (int i = 0; i < size; ++i) {
      fix(6, i, i % 2 == 0);
      fix(i, 6, i % 2 == 0);
    }
    finder(3, 3);
    finder(size - 4, 3);
    finder(3, size - 4);
    if (version > 1) alignment(size - 7, size - 7);
    format(0);
  }

  /// Data runs up and down in columns of two modules, from the right, and round what is fixed.
  void draw(const Bytes& codewords) {
    std::size_t bit = 0;
    bool up = true;
    for (int right = size - 1; right > 0; right -= 2, up = !up) {
      if (right == 6) --right; // the timing column
      for (int step = 0; step < size; ++step)
        for (int column : {right, right - 1}) {
          const int row = up ? size - 1 - step : step;
          if (fixed[at(column, row)] || bit >= 8 * codewords.size()) continue;
          symbol.modules[at(column, row)] = codewords[bit / 8] >> (7 - bit % 8) & 1;
          ++bit;
        }
    }
  }

  QrSymbol withMask(int mask) {
    Drawing copy = *this;
    copy.format(mask);
    for (int row = 0; row < size; ++row)
      for (int column = 0; column < size; ++column)
        if (!fixed[at(column, row)] && masked(mask, row, column))
          copy.symbol.modules[at(column, row)] = !symbol.modules[at(column, row)];
    return std::move(copy.symbol);
  }

private:
  std::size_t area() const { return static_cast<std::size_t>(size) * static_cast<std::size_t>(size); }
  std::size_t at(int column, int row) const { return symbol.at(column, row); }

  void fix(int column, int row, bool dark) {
    symbol.modules[at(column, row)] = dark;
    fixed[at(column, row)] = true;
  }

  /// Rings round a centre, told by their distance from it; those beyond the edge are left out.
  void rings(int column, int row, int reach, int lightRing, int lightMargin) {
    for (int y = -reach; y <= reach; ++y)
      for (int x = -reach; x <= reach; ++x) {
        const int ring = std::max(std::abs(x), std::abs(y));
        if (column + x < 0 || column + x >= size || row + y < 0 || row + y >= size) continue;
        fix(column + x, row + y, ring != lightRing && ring != lightMargin);
      }
  }
  void finder(int column, int row) { rings(column, row, 4, 2, 4); }
  void alignment(int column, int row) { rings(column, row, 2, 1, -1); }

  /// Level M and the mask, in 15 bits that correct themselves, twice.
  void format(int mask) {
    const auto data = static_cast<unsigned>(mask); // level M is 00
    unsigned rest = data;
    for (int i = 0; i < 10; ++i) rest = rest << 1 ^ (rest >> 9) * 0x537;
    const unsigned bits = (data << 10 | rest) ^ 0x5412;
    const auto bit = [&](int i) { return (bits >> i & 1) != 0; };
    for (int i = 0; i < 15; ++i) {
      const int down = i < 6 ? i : i < 8 ? i + 1 : size - 15 + i;
      const int left = i < 8 ? size - 1 - i : i == 8 ? 7 : 14 - i;
      fix(8, down, bit(i));
      fix(left, 8, bit(i));
    }
    fix(8, size - 8, true);
  }

  int size;
  QrSymbol symbol;
  std::vector<bool> fixed; // modules that hold no data
};

/// How hard a symbol would be to read: long runs, blocks, what looks like a finder, and too much dark or light.
int penaltyOf(const QrSymbol& symbol) {
  const int size = symbol.size;
  int penalty = 0, dark = 0;
  for (bool across : {true, false})
    for (int line = 0; line < size; ++line) {
      const auto module = [&](int i) { return across ? symbol.dark(i, line) : symbol.dark(line, i); };
      int run = 0;
      unsigned last = 0; // 11 modules as bits
      for (int i = 0; i < size; ++i) {
        run = i > 0 && module(i) == module(i - 1) ? run + 1 : 1;
        if (run == 5) penalty += 3;
        if (run > 5) ++penalty;
        last = (last << 1 | module(i)) & 0x7FF;
        if (i >= 10 && (last == 0b10111010000 || last == 0b00001011101)) penalty += 40;
      }
    }
  for (int row = 0; row < size; ++row)
    for (int column = 0; column < size; ++column) {
      dark += symbol.dark(column, row);
      if (row == 0 || column == 0) continue;
      const bool here = symbol.dark(column, row);
      if (here == symbol.dark(column - 1, row) && here == symbol.dark(column, row - 1) &&
          here == symbol.dark(column - 1, row - 1))
        penalty += 3;
    }
  return penalty + 10 * (std::abs(20 * dark - 10 * size * size) / (size * size));
}

} // namespace

QrSymbol qrOf(std::string_view text) {
  Bits bits = written(text);
  std::size_t version = 0;
  const auto capacity = [&] { return versions[version].count * versions[version].data; };
  while (8 * capacity() < bits.size()) {
    ++version;
    assert(version < versions.size());
  }
  Drawing drawing(static_cast<int>(version) + 1);
  drawing.draw(interleaved(dataFor(std::move(bits), capacity()), versions[version]));
  QrSymbol best = drawing.withMask(0);
  for (int mask = 1; mask < 8; ++mask)
    if (QrSymbol other = drawing.withMask(mask); penaltyOf(other) < penaltyOf(best)) best = std::move(other);
  return best;
}

} // namespace ninefold::challenge
