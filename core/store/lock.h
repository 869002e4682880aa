#pragma once

#include <filesystem>

namespace ninefold::store {

/// Keeps other processes from the data directory, as long as it lives; it ends with its process, however that ends.
class Lock {
public:
  /// Throws Error, Trouble::openAlready if another one has it.
  explicit Lock(const std::filesystem::path& file);
  ~Lock();
  Lock(const Lock&) = delete;
  Lock& operator=(const Lock&) = delete;

private:
  int handle = -1;
};

} // namespace ninefold::store
