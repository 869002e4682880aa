#pragma once

#include <cstdint>

namespace ninefold {

/// Who notices mistakes (G-6): the app refuses them, the app applies the consequence, or only the players do.
enum class Referee : std::uint8_t { assist, strict, table };

} // namespace ninefold
