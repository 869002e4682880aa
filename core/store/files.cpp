#include "store/files.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

namespace ninefold::store {

namespace {

constexpr const char* besides[] = {"-wal", "-shm", "-journal"};

[[noreturn]] void failed(const fs::path& path, int code) {
  const Trouble what = code == ENOSPC || code == EDQUOT                   ? Trouble::full
                       : code == EACCES || code == EPERM || code == EROFS ? Trouble::readOnly
                                                                          : Trouble::io;
  throw Error{what, path.string() + ": " + std::strerror(code)};
}

void syncOne(const fs::path& path) {
  const int handle = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (handle < 0) failed(path, errno);
  const int result = ::fsync(handle);
  const int code = errno;
  ::close(handle);
  if (result != 0) failed(path, code);
}

bool anythingAt(const fs::path& path) {
  std::error_code ignored;
  return fs::exists(fs::symlink_status(path, ignored));
}

} // namespace

fs::path with(const fs::path& file, const char* suffix) {
  fs::path longer = file;
  longer += suffix;
  return longer;
}

void makeDurable(const fs::path& file) {
  syncOne(file);
  syncOne(file.parent_path());
}

void moveTo(const fs::path& from, const fs::path& to) {
  std::error_code error;
  fs::rename(from, to, error);
  if (error) failed(from, error.value());
  syncOne(to.parent_path());
}

void removeDatabase(const fs::path& file) {
  std::error_code ignored;
  fs::remove_all(file, ignored);
  for (const char* suffix : besides) fs::remove_all(with(file, suffix), ignored);
}

void copyFile(const fs::path& from, const fs::path& to) {
  std::error_code error;
  fs::copy_file(from, to, fs::copy_options::overwrite_existing, error);
  if (error) failed(from, error.value());
}

fs::path setAside(const Places& places) {
  for (int number = 1;; ++number) {
    fs::path place = places.dir / ("ninefold.damaged-" + std::to_string(number) + ".db");
    bool taken = anythingAt(place);
    for (const char* suffix : besides) taken = taken || anythingAt(with(place, suffix));
    if (taken) continue;
    // The log first: without the file it is never read again by mistake.
    for (const char* suffix : besides)
      if (const fs::path beside = with(places.database(), suffix); anythingAt(beside))
        moveTo(beside, with(place, suffix));
    if (anythingAt(places.database())) moveTo(places.database(), place);
    return place;
  }
}

} // namespace ninefold::store
