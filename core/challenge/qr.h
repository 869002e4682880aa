#pragma once

#include <string_view>
#include <vector>

namespace ninefold::challenge {

/// A QR symbol: square, dark where a module is set, without the light margin of four modules that has to lie round it.
struct QrSymbol {
  int size = 0; // modules to a side
  std::vector<bool> modules{};

  bool dark(int column, int row) const { return modules[at(column, row)]; }
  std::size_t at(int column, int row) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(size) + static_cast<std::size_t>(column);
  }
};

/// The longest text that fits: bytes, and (fewer bits each) the 45 characters 0-9 A-Z $%*+-./: and the space.
constexpr std::size_t longestQrBytes = 106, longestQrCapitals = 154;

/// The smallest symbol that holds the text, of versions 1 to 6, with error correction level M (15% may be spoilt). The
/// text has to fit.
QrSymbol qrOf(std::string_view text);

} // namespace ninefold::challenge
