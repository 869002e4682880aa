#pragma once

#include "kernel/date.h"

#include <cstdint>

namespace ninefold::store {

enum class ProfileId : std::int64_t {};
enum class MatchId : std::int64_t {};
enum class PuzzleId : std::int64_t {};

/// Milliseconds since 1970, as the shell's clock gives them.
using Time = std::int64_t;

} // namespace ninefold::store
