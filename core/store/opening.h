#pragma once

#include "store/backup.h"
#include "store/rescue.h"

#include <functional>
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
  int broughtUpFrom = 0;  // the older version that it had; 0 if it had this one
  bool recounted = false; // the statistics weren't what the matches add up to, and were counted anew
  bool vouched = true;    // all of it was looked at; if not, that is for the background
};

/// Finds out what lies in the data directory and sees to it that the database can be used: a damaged one is set aside
/// and what can be read of it takes its place. `use` opens it, brings it up to this version and tries what the app will
/// do with it; damage that shows only then counts as well, and `use` is called again with what was rescued. Throws
/// Error: newer (and then nothing was touched), or what the device says.
Opening makeReady(const Places&, const std::string& vfs, const std::function<void(Opening&)>& use);

} // namespace ninefold::store
