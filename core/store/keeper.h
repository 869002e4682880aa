#pragma once

#include "store/backup.h"
#include "store/worker.h"

#include <atomic>

namespace ninefold::store {

/// Something that the store found out or did by itself.
struct News {
  enum class Kind : std::uint8_t { backedUp, notBackedUp, sound, damaged };
  Kind kind{};
  std::string detail{};
};

/// Looks after the database in the background: automatic backups and a close look at the file. Reads it through a
/// connection of its own while the game goes on.
class Keeper {
public:
  /// `atStart`: the newest backup when the store was opened.
  Keeper(Places at, std::string system, std::function<void()> wake, int atStart)
      : places(std::move(at)), vfs(std::move(system)), wakeUp(std::move(wake)), newestAtStart(atStart) {}
  ~Keeper() { leaving = true; }

  /// Makes a backup soon. Asked again before it has begun, it makes one.
  void backUpSoon();
  /// As long as it is held, nobody else makes an automatic backup, or lets go of one.
  [[nodiscard]] std::unique_lock<std::mutex> holdBackups() { return std::unique_lock(backups); }
  /// Looks at every page of the database, at every seal and at what was counted; if it is damaged, notes that for the
  /// next start.
  void checkSoon();
  std::vector<News> news();
  /// Whether the last close look found nothing.
  bool sound() const { return foundSound; }

private:
  void tell(News);
  void backUpNow();
  void checkNow();

  const Places places;
  const std::string vfs;
  const std::function<void()> wakeUp;
  const int newestAtStart;
  std::atomic<bool> asked = false;
  std::atomic<bool> leaving = false;
  std::atomic<bool> foundSound = false;
  std::mutex backups; // two at once would write into one file
  std::mutex mutex;
  std::vector<News> told;
  Worker worker; // the last: its jobs use the others
};

/// Notes that the database has to be looked at closely at the next start.
void suspect(const Places&);

} // namespace ninefold::store
