#include "store/files.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <sys/stat.h>
#include <unistd.h>

namespace ninefold::store {

namespace {

constexpr const char* besides[] = {"-wal", "-shm", "-journal"};

[[noreturn]] void failed(const fs::path& path, int code) {
  const Trouble what = code == ENOSPC || code == EDQUOT || code == EFBIG  ? Trouble::full
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

} // namespace

bool isThere(const fs::path& path) {
  std::error_code ignored;
  return fs::exists(fs::symlink_status(path, ignored));
}

std::uintmax_t sizeOf(const fs::path& file) {
  std::error_code error;
  const auto size = fs::file_size(file, error);
  return error ? 0 : size;
}

void requireRoom(const fs::path& dir, std::uintmax_t bytes) {
  std::error_code error;
  const auto room = fs::space(dir, error);
  if (!error && room.available < bytes) throw Error{Trouble::full, dir.string()};
}

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
  fs::permissions(to, fs::perms::owner_read | fs::perms::owner_write, error); // whatever the other's are
}

namespace {

/// Reads a file a little at a time; `take` gets each piece, or nothing in place of what can't be read. Whether there is
/// such a file.
template<class Take> bool readInPieces(const fs::path& file, Take take) {
  constexpr std::size_t piece = 4096; // no device of today loses less at a time
  const int handle = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
  if (handle < 0) return false;
  const std::uintmax_t size = sizeOf(file);
  std::string bytes;
  for (std::uintmax_t at = 0; at < size; at += bytes.size()) {
    bytes.assign(static_cast<std::size_t>(std::min<std::uintmax_t>(piece, size - at)), '\0');
    const auto got = ::pread(handle, bytes.data(), bytes.size(), static_cast<off_t>(at));
    take(bytes, got == static_cast<ssize_t>(bytes.size()));
  }
  ::close(handle);
  return true;
}

} // namespace

bool hasUnreadable(const fs::path& file) {
  bool all = true;
  readInPieces(file, [&](const std::string&, bool good) { all = all && good; });
  return !all;
}

void copyWhatReads(const fs::path& from, const fs::path& to) {
  try {
    return copyFile(from, to);
  } catch (const Error& error) {
    if (error.what != Trouble::io || !hasUnreadable(from)) throw;
  }
  std::ofstream out(to, std::ios::binary | std::ios::trunc);
  readInPieces(from,
               [&](const std::string& bytes, bool good) { out << (good ? bytes : std::string(bytes.size(), '\0')); });
  if (!out.flush()) failed(to, EIO);
  std::error_code ignored;
  fs::permissions(to, fs::perms::owner_read | fs::perms::owner_write, ignored);
}

void makeFolder(const fs::path& dir) {
  std::error_code error;
  if (!dir.parent_path().empty() && !fs::exists(dir.parent_path(), error))
    fs::create_directories(dir.parent_path(), error);
  if (!fs::is_directory(dir, error) && ::mkdir(dir.c_str(), S_IRWXU) != 0 && errno != EEXIST) failed(dir, errno);
  if (!fs::is_directory(dir, error)) failed(dir, ENOTDIR);
  if (::faccessat(AT_FDCWD, dir.c_str(), W_OK | X_OK, AT_EACCESS) != 0) failed(dir, errno);
}

void keepPrivate(const Places& places) {
  const auto keep = [](const fs::path& path, fs::perms ours) {
    std::error_code error;
    const auto status = fs::symlink_status(path, error);
    if (error || fs::is_symlink(status) || (status.permissions() & ~ours) == fs::perms::none) return;
    fs::permissions(path, status.permissions() & ours, error); // of somebody else's, or where there are no rights: no
  };
  constexpr auto ours = fs::perms::owner_read | fs::perms::owner_write;
  keep(places.database(), ours);
  std::error_code error;
  const bool writable = (fs::status(places.database(), error).permissions() & ours) == ours;
  for (const char* suffix : besides) {
    const fs::path beside = with(places.database(), suffix);
    keep(beside, ours);
    // SQLite made them like the file, which may have been read-only then.
    if (writable && fs::is_regular_file(fs::symlink_status(beside, error)))
      fs::permissions(beside, ours, fs::perm_options::add, error);
  }
  for (fs::directory_iterator entry(places.dir, error), end; !error && entry != end; entry.increment(error)) {
    const std::string name = entry->path().filename().string();
    if (!name.starts_with("ninefold.") && !name.starts_with("backups") && !name.ends_with(".ninefold")) return;
  }
  if (!error) keep(places.dir, fs::perms::owner_all);
}

void makeOwnFile(const Places& places) {
  const fs::path file = places.database(), part = places.part();
  std::error_code error;
  const bool link = fs::is_symlink(fs::symlink_status(file, error));
  if (!fs::is_regular_file(file, error) || (!link && fs::hard_link_count(file, error) < 2)) return;
  const fs::path real = link ? fs::canonical(file, error) : file;
  removeDatabase(part);
  copyFile(real, part);
  makeDurable(part);
  // Its log lies beside the other name.
  if (const fs::path log = with(real, "-wal"); link && fs::is_regular_file(log, error)) {
    copyFile(log, with(file, "-wal"));
    makeDurable(with(file, "-wal"));
  }
  moveTo(part, file);
}

void makeBackupsFolder(const Places& places) {
  makeFolder(places.dir); // it may have been taken away meanwhile
  const fs::path folder = places.backups();
  std::error_code error;
  if (isThere(folder) && !fs::is_directory(fs::symlink_status(folder, error))) {
    int number = 1;
    const auto aside = [&] { return with(folder, ("-aside-" + std::to_string(number)).c_str()); };
    while (isThere(aside())) ++number;
    moveTo(folder, aside());
  }
  makeFolder(folder);
}

namespace {

/// A name by which nothing lies there, nor beside it.
fs::path placeAside(const Places& places) {
  for (int number = 1;; ++number) {
    fs::path place = places.dir / ("ninefold.damaged-" + std::to_string(number) + ".db");
    bool taken = isThere(place);
    for (const char* suffix : besides) taken = taken || isThere(with(place, suffix));
    if (!taken) return place;
  }
}

} // namespace

fs::path setAside(const Places& places) {
  fs::path place = placeAside(places);
  // The file first: without its log it could pass for whole, and what was rescued for something left over.
  if (isThere(places.database())) moveTo(places.database(), place);
  for (const char* suffix : besides)
    if (const fs::path beside = with(places.database(), suffix); isThere(beside)) moveTo(beside, with(place, suffix));
  return place;
}

fs::path setAsideWithCopy(const Places& places) {
  fs::path place = placeAside(places);
  copyFile(places.database(), place);
  makeDurable(place);
  for (const char* suffix : besides)
    if (const fs::path beside = with(places.database(), suffix); isThere(beside)) moveTo(beside, with(place, suffix));
  return place;
}

void setAside(const Places& places, const char* suffix) {
  moveTo(with(places.database(), suffix), with(placeAside(places), suffix));
}

void leaveNote(const fs::path& file, std::string_view text) {
  std::error_code ignored;
  if (fs::is_symlink(fs::symlink_status(file, ignored))) fs::remove(file, ignored);
  const int handle = ::open(file.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (handle < 0) return;
  (void)!::write(handle, text.data(), text.size());
  ::close(handle);
}

} // namespace ninefold::store
