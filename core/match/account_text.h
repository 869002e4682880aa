#pragma once

#include "ai/account.h"

#include <optional>
#include <string>
#include <string_view>

namespace ninefold {

/// An account as it is kept with its match.
std::string textOf(const ai::Account&);
/// Nothing if that is none, or one of another time, whose figures meant something else.
std::optional<ai::Account> accountFrom(std::string_view text);

} // namespace ninefold
