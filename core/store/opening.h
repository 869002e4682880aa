#pragma once

#include "store/backup.h"
#include "store/rescue.h"

#include <optional>

namespace ninefold::store {

/// How a database was found when it was opened: what a person is told, if anything.
struct Opening {
  enum class How : std::uint8_t {
    fresh,   // there was none
    opened,  // as it was left, or brought up to this version
    rescued, // it was damaged and set aside; what could be read of it is here
  };
  How how{};
  std::string why{};                  // what was wrong with it, for the log
  std::optional<fs::path> setAside{}; // where the damaged one is now
  Rescued rescued{};
  std::optional<fs::path> backup{}; // after a damage: the latest automatic backup, to be offered
  std::optional<Contents> backupHolds{};
  int broughtUpFrom = 0; // the older version that it had; 0 if it had this one
};

/// Finds out what lies in the data directory and sees to it that the database can be opened: a damaged one is set aside
/// and what can be read of it takes its place. Throws Error: newer (and then nothing was touched), or what the device
/// says.
Opening makeReady(const Places&, const std::string& vfs);

/// The largest database that is looked at whole before it is opened; it takes some milliseconds. A larger one is
/// looked at in the background.
constexpr std::uintmax_t checkedAtOnce = 2 << 20;

} // namespace ninefold::store
