#include "games/common/codec.h"

#include <limits>

namespace ninefold {

int readOption(const Node& value, const OptionSpec& option) {
  if (option.number) return value.number(1, std::numeric_limits<int>::max());
  return static_cast<int>(value.choice(option.values));
}

void writeOption(nlohmann::ordered_json& out, const OptionSpec& option, int value) {
  auto& written = out[std::string(option.key)];
  if (option.number)
    written = value;
  else
    std::visit([&](const auto& held) { written = held; }, option.values[static_cast<std::size_t>(value)]);
}

std::vector<Digit> readPieces(const Node& list, const Pieces& pieces) {
  std::vector<Digit> read;
  std::array<int, 10> count = pieces.used;
  list.forEach([&](const Node& entry) {
    const int number = entry.number(1, pieces.highest);
    if (++count[static_cast<std::size_t>(number)] > pieces.ofEach)
      entry.fail("more than " + std::to_string(pieces.ofEach) + " of " + std::to_string(number));
    read.push_back(static_cast<Digit>(number));
  });
  if (pieces.deals == Deals::full)
    list.hasEntries(static_cast<std::size_t>(pieces.highest) * static_cast<std::size_t>(pieces.ofEach));
  return read;
}

} // namespace ninefold
