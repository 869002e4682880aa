#include "store/lock.h"

#include "store/error.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace ninefold::store {

namespace {

int opened(const std::filesystem::path& file) {
  // Nothing is made through a link, and an empty folder is no loss.
  std::error_code error;
  const auto there = std::filesystem::symlink_status(file, error);
  if (std::filesystem::exists(there) && !std::filesystem::is_regular_file(there)) std::filesystem::remove(file, error);
  return ::open(file.c_str(), O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, S_IRUSR | S_IWUSR);
}

} // namespace

Lock::Lock(const std::filesystem::path& file) : handle(opened(file)) {
  if (handle < 0) {
    const Trouble what = errno == ENOSPC ? Trouble::full : errno == EIO ? Trouble::io : Trouble::readOnly;
    throw Error{what, file.string() + ": " + std::strerror(errno)};
  }
  // Some network file systems have no such locks; there, we do without.
  if (::flock(handle, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
    ::close(handle);
    throw Error{Trouble::openAlready, file.string()};
  }
}

Lock::~Lock() { ::close(handle); }

} // namespace ninefold::store
