#include "fault_vfs.h"

#include "kernel/rng.h"

#include <algorithm>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <map>
#include <mutex>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace ninefold::store::faults {

namespace {

/// A change that hasn't been synced, with what it takes to undo it and to do it again.
struct Change {
  enum class Kind { write, cutOff, remove } kind{};
  std::string file;
  std::int64_t offset = 0;     // of a write; the new size, if something was cut off
  std::int64_t sizeBefore = 0; // of the file
  std::string before{};        // what the bytes were
  std::string after{};         // what a write made of them
};

struct Disk {
  std::mutex mutex;
  Mishap what = Mishap::none;
  int at = -1;
  int count = 0;
  bool struck = false;
  std::vector<Change> unsynced;

  /// Counts an operation; whether it is to fail.
  bool fails() {
    const int number = count++;
    if (number == at) struck = true;
    switch (what) {
    case Mishap::none: return false;
    case Mishap::failOnce: return number == at;
    case Mishap::full:
    case Mishap::cut: return at >= 0 && number >= at;
    }
    return false;
  }
  int error(int otherwise) const { return what == Mishap::full ? SQLITE_FULL : otherwise; }
};

Disk disk;

struct File {
  sqlite3_file base;
  sqlite3_file* real;
  bool syncsFolder; // with its first sync, as the real one does with a new log or journal
  char name[512];
};

sqlite3_vfs* realVfs() { return sqlite3_vfs_find("unix"); }

File& of(sqlite3_file* file) { return *reinterpret_cast<File*>(file); }
sqlite3_file* real(sqlite3_file* file) { return of(file).real; }

std::string bytesAt(sqlite3_file* file, std::int64_t offset, std::int64_t count) {
  sqlite3_int64 size = 0;
  real(file)->pMethods->xFileSize(real(file), &size);
  std::string bytes(static_cast<std::size_t>(std::max<std::int64_t>(0, std::min<std::int64_t>(count, size - offset))),
                    '\0');
  if (!bytes.empty()) real(file)->pMethods->xRead(real(file), bytes.data(), static_cast<int>(bytes.size()), offset);
  return bytes;
}

std::int64_t sizeOf(sqlite3_file* file) {
  sqlite3_int64 size = 0;
  real(file)->pMethods->xFileSize(real(file), &size);
  return size;
}

int writeTo(sqlite3_file* file, const void* data, int count, sqlite3_int64 offset) {
  const std::lock_guard held(disk.mutex);
  if (disk.fails()) return disk.error(SQLITE_IOERR_WRITE);
  disk.unsynced.push_back({Change::Kind::write, of(file).name, offset, sizeOf(file), bytesAt(file, offset, count),
                           std::string(static_cast<const char*>(data), static_cast<std::size_t>(count))});
  return real(file)->pMethods->xWrite(real(file), data, count, offset);
}

int truncate(sqlite3_file* file, sqlite3_int64 size) {
  const std::lock_guard held(disk.mutex);
  if (disk.fails()) return disk.error(SQLITE_IOERR_TRUNCATE);
  const std::int64_t before = sizeOf(file);
  disk.unsynced.push_back({Change::Kind::cutOff, of(file).name, size, before, bytesAt(file, size, before)});
  return real(file)->pMethods->xTruncate(real(file), size);
}

int sync(sqlite3_file* file, int) {
  const std::lock_guard held(disk.mutex);
  if (disk.fails()) return disk.error(SQLITE_IOERR_FSYNC);
  const bool folder = std::exchange(of(file).syncsFolder, false);
  std::erase_if(disk.unsynced, [&](const Change& change) {
    return change.file == of(file).name || (folder && change.kind == Change::Kind::remove);
  });
  return SQLITE_OK;
}

int close(sqlite3_file* file) { return real(file)->pMethods->xClose(real(file)); }
int read(sqlite3_file* file, void* to, int count, sqlite3_int64 at) {
  return real(file)->pMethods->xRead(real(file), to, count, at);
}
int fileSize(sqlite3_file* file, sqlite3_int64* size) { return real(file)->pMethods->xFileSize(real(file), size); }
int lock(sqlite3_file* file, int kind) { return real(file)->pMethods->xLock(real(file), kind); }
int unlock(sqlite3_file* file, int kind) { return real(file)->pMethods->xUnlock(real(file), kind); }
int checkLock(sqlite3_file* file, int* out) { return real(file)->pMethods->xCheckReservedLock(real(file), out); }
int control(sqlite3_file* file, int op, void* arg) { return real(file)->pMethods->xFileControl(real(file), op, arg); }
int sectorSize(sqlite3_file*) { return 512; }
int characteristics(sqlite3_file*) { return 0; } // promises nothing: writes may tear
int shmMap(sqlite3_file* file, int page, int size, int extend, void volatile** out) {
  return real(file)->pMethods->xShmMap(real(file), page, size, extend, out);
}
int shmLock(sqlite3_file* file, int offset, int n, int flags) {
  return real(file)->pMethods->xShmLock(real(file), offset, n, flags);
}
void shmBarrier(sqlite3_file* file) { real(file)->pMethods->xShmBarrier(real(file)); }
int shmUnmap(sqlite3_file* file, int remove) { return real(file)->pMethods->xShmUnmap(real(file), remove); }

const sqlite3_io_methods methods{
    2,          close,           read,   writeTo, truncate,   sync,     fileSize, lock,   unlock, checkLock, control,
    sectorSize, characteristics, shmMap, shmLock, shmBarrier, shmUnmap, nullptr,  nullptr};

int open(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* outFlags) {
  File& opened = of(file);
  opened.base.pMethods = nullptr;
  opened.real = reinterpret_cast<sqlite3_file*>(reinterpret_cast<char*>(file) + sizeof(File));
  const int logs = SQLITE_OPEN_WAL | SQLITE_OPEN_MAIN_JOURNAL | SQLITE_OPEN_SUPER_JOURNAL;
  opened.syncsFolder = (flags & SQLITE_OPEN_CREATE) != 0 && (flags & logs) != 0;
  std::snprintf(opened.name, sizeof opened.name, "%s", name ? name : "");
  const int code = realVfs()->xOpen(realVfs(), name, opened.real, flags, outFlags);
  if (code == SQLITE_OK) opened.base.pMethods = &methods;
  return code;
}

int removeFile(sqlite3_vfs*, const char* name, int syncDir) {
  const std::lock_guard held(disk.mutex);
  if (disk.fails()) return disk.error(SQLITE_IOERR_DELETE);
  std::ifstream in(name, std::ios::binary);
  std::string all{std::istreambuf_iterator<char>(in), {}};
  // What wasn't synced of a file that is gone for good needn't be taken back.
  if (syncDir)
    std::erase_if(disk.unsynced, [&](const Change& change) { return change.file == name; });
  else
    disk.unsynced.push_back({Change::Kind::remove, name, 0, 0, std::move(all)});
  return realVfs()->xDelete(realVfs(), name, 0);
}

/// A file by its name, for as long as something is done to it.
class Handle {
public:
  explicit Handle(const std::string& file) : handle(::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644)) {
    if (handle < 0) std::abort();
  }
  ~Handle() { ::close(handle); }
  void put(std::string_view bytes, std::int64_t at) const {
    if (!bytes.empty() && ::pwrite(handle, bytes.data(), bytes.size(), at) < 0) std::abort();
  }
  void setSize(std::int64_t size) const {
    if (::ftruncate(handle, size) != 0) std::abort();
  }

private:
  int handle;
};

void undo(const Change& change) {
  const Handle file(change.file);
  file.put(change.before, change.offset);
  if (change.kind == Change::Kind::write) file.setSize(change.sizeBefore);
}

/// A write may reach the disk in part: its first `most` bytes.
void redo(const Change& change, std::size_t most) {
  switch (change.kind) {
  case Change::Kind::write:
    Handle(change.file).put(std::string_view(change.after).substr(0, most), change.offset);
    break;
  case Change::Kind::cutOff: Handle(change.file).setSize(change.offset); break;
  case Change::Kind::remove: std::filesystem::remove(change.file); break;
  }
}

} // namespace

void install() {
  if (sqlite3_vfs_find(vfsName)) return;
  static sqlite3_vfs faulty = *realVfs();
  faulty.zName = vfsName;
  faulty.szOsFile = static_cast<int>(sizeof(File)) + realVfs()->szOsFile;
  faulty.pNext = nullptr;
  faulty.xOpen = open;
  faulty.xDelete = removeFile;
  sqlite3_vfs_register(&faulty, 0);
}

void arm(Mishap what, int at) {
  const std::lock_guard held(disk.mutex);
  disk.what = what;
  disk.at = at;
  disk.count = 0;
  disk.struck = false;
  disk.unsynced.clear();
}

void disarm() {
  const std::lock_guard held(disk.mutex);
  disk.what = Mishap::none;
}

int operations() {
  const std::lock_guard held(disk.mutex);
  return disk.count;
}

bool struck() {
  const std::lock_guard held(disk.mutex);
  return disk.struck;
}

void loseUnsynced(Loss loss, std::uint64_t seed) {
  const std::lock_guard held(disk.mutex);
  Rng luck(seed);
  // Back to what is certain, and then whatever made it to the disk: any of it, in whatever order it happened to.
  for (auto change = disk.unsynced.rbegin(); change != disk.unsynced.rend(); ++change) undo(*change);
  for (const Change& change : disk.unsynced) {
    if (loss == Loss::everything || (loss != Loss::nothing && luck.below(2) == 0)) continue;
    std::size_t most = change.after.size();
    if (loss == Loss::torn && most > 512) most = 512 * luck.below(static_cast<std::uint32_t>(most / 512 + 1));
    redo(change, most);
  }
  // Shared memory isn't on the disk.
  for (const Change& change : disk.unsynced) {
    std::error_code ignored;
    std::filesystem::remove(change.file + "-shm", ignored);
    if (change.file.ends_with("-wal"))
      std::filesystem::remove(change.file.substr(0, change.file.size() - 4) + "-shm", ignored);
  }
  disk.unsynced.clear();
}

} // namespace ninefold::store::faults
