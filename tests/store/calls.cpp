#include "calls.h"

#include <atomic>
#include <cerrno>
#include <climits>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <mutex>
#include <string>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/uio.h>
#include <unistd.h>

namespace ninefold::store::calls {

namespace {

std::atomic<bool> armed = false;
std::mutex mutex;
std::string watched;
Mishap mishap = Mishap::none;
int moment = 0;
bool half = false;
int count = 0;
bool filled = false;
std::atomic<ino_t> worn = 0; // the file of which
std::atomic<off64_t> wornFrom = 0;
constexpr off64_t wornSize = 4096;

bool isWorn(int file, off64_t at, std::size_t size) {
  struct stat found {};
  return worn != 0 && ::fstat(file, &found) == 0 && found.st_ino == worn && at < wornFrom + wornSize &&
         at + static_cast<off64_t>(size) > wornFrom;
}

/// Reads, if that can be read; up to what can't.
template<class Call> ssize_t readable(int file, off64_t at, std::size_t size, Call call) {
  if (!isWorn(file, at, size)) return call(size);
  if (at < wornFrom) return call(static_cast<std::size_t>(wornFrom - at));
  errno = EIO;
  return -1;
}

/// The real one.
template<class Function> Function real(Function, const char* name) {
  return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

bool isOurs(const char* path) {
  char whole[PATH_MAX];
  if (path[0] == '/') return std::strncmp(path, watched.c_str(), watched.size()) == 0;
  return ::realpath(path, whole) && std::strncmp(whole, watched.c_str(), watched.size()) == 0;
}

bool isOurs(int file) {
  char path[PATH_MAX];
  const std::string link = "/proc/self/fd/" + std::to_string(file);
  const auto length = ::readlink(link.c_str(), path, sizeof path - 1);
  return length > 0 && std::strncmp(path, watched.c_str(), watched.size()) == 0;
}

enum class Wish : std::uint8_t { takesRoom, takesNone };

/// Counts a call; what becomes of it: 0 if it may go on, else an errno. What is torn is written by `piece` before the
/// process goes.
template<class Piece> int happens(Wish wish, Piece piece) {
  const std::lock_guard held(mutex);
  const int number = count++;
  switch (mishap) {
  case Mishap::none: return 0;
  case Mishap::killed:
    if (number < moment) return 0;
    if (half) piece();
    ::_exit(killedStatus);
  case Mishap::full:
    if (number < moment || wish == Wish::takesNone) return 0;
    filled = true;
    return ENOSPC;
  case Mishap::fails: return number == moment ? EIO : 0;
  }
  return 0;
}

/// Does a call, or what happens instead.
template<class Path, class Call> auto tried(Path path, Wish wish, Call call) -> decltype(call()) {
  if (!armed || !isOurs(path)) return call();
  const int code = happens(wish, [] {});
  if (code == 0) return call();
  errno = code;
  return -1;
}

template<class Call> ssize_t written(int file, std::size_t size, Call call) {
  if (!armed || !isOurs(file)) return call(size);
  const int code = happens(Wish::takesRoom, [&] { (void)call(size / 2); });
  if (code == 0) return call(size);
  errno = code;
  return -1;
}

/// Only making a file changes anything.
template<class Call> int opened(const char* path, int flags, Call call) {
  if ((flags & O_CREAT) == 0 || !armed || ::access(path, F_OK) == 0) return call();
  return tried(path, Wish::takesRoom, call);
}

} // namespace

void arm(const char* folder, Mishap what, int at, bool torn) {
  const std::lock_guard held(mutex);
  watched = folder;
  mishap = what;
  moment = at;
  half = torn;
  count = 0;
  filled = false;
  armed = true;
}

void disarm() { armed = false; }

void wearOut(const char* file, long page) {
  struct stat found {};
  if (::stat(file, &found) != 0) std::abort();
  wornFrom = page * wornSize;
  worn = found.st_ino;
}

int made() {
  const std::lock_guard held(mutex);
  return count;
}

} // namespace ninefold::store::calls

using namespace ninefold::store::calls;

// The names of the system's library, so that everybody here calls these.
extern "C" {

ssize_t write(int file, const void* bytes, size_t size) {
  static const auto call = real(&::write, "write");
  return written(file, size, [&](size_t some) { return call(file, bytes, some); });
}

ssize_t pwrite(int file, const void* bytes, size_t size, off_t at) {
  static const auto call = real(&::pwrite, "pwrite");
  return written(file, size, [&](size_t some) { return call(file, bytes, some, at); });
}

ssize_t pwrite64(int file, const void* bytes, size_t size, off64_t at) {
  static const auto call = real(&::pwrite64, "pwrite64");
  return written(file, size, [&](size_t some) { return call(file, bytes, some, at); });
}

ssize_t read(int file, void* bytes, size_t size) {
  static const auto call = real(&::read, "read");
  return readable(file, worn == 0 ? 0 : ::lseek64(file, 0, SEEK_CUR), size,
                  [&](size_t some) { return call(file, bytes, some); });
}

ssize_t pread(int file, void* bytes, size_t size, off_t at) {
  static const auto call = real(&::pread, "pread");
  return readable(file, at, size, [&](size_t some) { return call(file, bytes, some, at); });
}

ssize_t pread64(int file, void* bytes, size_t size, off64_t at) {
  static const auto call = real(&::pread64, "pread64");
  return readable(file, at, size, [&](size_t some) { return call(file, bytes, some, at); });
}

ssize_t writev(int file, const iovec* parts, int number) {
  static const auto call = real(&::writev, "writev");
  return tried(file, Wish::takesRoom, [&] { return call(file, parts, number); });
}

ssize_t sendfile(int to, int from, off_t* at, size_t size) {
  static const auto call = real(&::sendfile, "sendfile");
  if (isWorn(from, 0, INT_MAX)) return errno = EIO, -1;
  return written(to, size, [&](size_t some) { return call(to, from, at, some); });
}

ssize_t copy_file_range(int from, off64_t* fromAt, int to, off64_t* toAt, size_t size, unsigned flags) {
  static const auto call = real(&::copy_file_range, "copy_file_range");
  if (isWorn(from, 0, INT_MAX)) return errno = EIO, -1;
  return written(to, size, [&](size_t some) { return call(from, fromAt, to, toAt, some, flags); });
}

int ftruncate(int file, off_t size) {
  static const auto call = real(&::ftruncate, "ftruncate");
  return tried(file, Wish::takesNone, [&] { return call(file, size); });
}

int ftruncate64(int file, off64_t size) {
  static const auto call = real(&::ftruncate64, "ftruncate64");
  return tried(file, Wish::takesNone, [&] { return call(file, size); });
}

int fsync(int file) {
  static const auto call = real(&::fsync, "fsync");
  return tried(file, Wish::takesNone, [&] { return call(file); });
}

int fdatasync(int file) {
  static const auto call = real(&::fdatasync, "fdatasync");
  return tried(file, Wish::takesNone, [&] { return call(file); });
}

int rename(const char* from, const char* to) noexcept {
  static const auto call = real(&::rename, "rename");
  return tried(to, Wish::takesNone, [&] { return call(from, to); });
}

int statvfs(const char* path, struct statvfs* told) noexcept {
  static const auto call = real(static_cast<int (*)(const char*, struct statvfs*)>(&::statvfs), "statvfs");
  const int result = call(path, told);
  if (armed && filled) told->f_bavail = told->f_bfree = 0;
  return result;
}

int unlinkat(int folder, const char* path, int flags) noexcept {
  static const auto call = real(&::unlinkat, "unlinkat");
  if (path[0] != '/') return tried(folder, Wish::takesNone, [&] { return call(folder, path, flags); });
  return tried(path, Wish::takesNone, [&] { return call(folder, path, flags); });
}

int open(const char* path, int flags, ...) {
  static const auto call = real(&::open, "open");
  va_list rest;
  va_start(rest, flags);
  const auto mode = flags & O_CREAT ? va_arg(rest, mode_t) : mode_t{};
  va_end(rest);
  return opened(path, flags, [&] { return call(path, flags, mode); });
}

int open64(const char* path, int flags, ...) {
  static const auto call = real(&::open64, "open64");
  va_list rest;
  va_start(rest, flags);
  const auto mode = flags & O_CREAT ? va_arg(rest, mode_t) : mode_t{};
  va_end(rest);
  return opened(path, flags, [&] { return call(path, flags, mode); });
}

int unlink(const char* path) noexcept {
  static const auto call = real(&::unlink, "unlink");
  return tried(path, Wish::takesNone, [&] { return call(path); });
}

int remove(const char* path) noexcept {
  static const auto call = real(&::remove, "remove");
  return tried(path, Wish::takesNone, [&] { return call(path); });
}

int mkdir(const char* path, mode_t mode) noexcept {
  static const auto call = real(&::mkdir, "mkdir");
  return tried(path, Wish::takesRoom, [&] { return call(path, mode); });
}

int fchmod(int file, mode_t mode) noexcept {
  static const auto call = real(&::fchmod, "fchmod");
  return tried(file, Wish::takesNone, [&] { return call(file, mode); });
}
}
