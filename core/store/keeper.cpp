#include "store/keeper.h"

#include "store/vouch.h"

namespace ninefold::store {

void suspect(const Places& places) { leaveNote(places.suspect(), "Look closely at the database at the next start.\n"); }

void Keeper::tell(News one) {
  {
    const std::lock_guard held(mutex);
    told.push_back(std::move(one));
  }
  if (wakeUp) wakeUp();
}

std::vector<News> Keeper::news() {
  const std::lock_guard held(mutex);
  return std::exchange(told, {});
}

void Keeper::backUpSoon() {
  if (asked.exchange(true)) return;
  worker.post([this] { backUpNow(); });
}

void Keeper::backUpNow() {
  asked = false;
  try {
    const auto held = holdBackups();
    Connection db(places.database(), Access::read, vfs);
    tell({News::Kind::backedUp, backUpAutomatically(db, places, vfs, newestAtStart).string()});
  } catch (const Error& error) {
    if (error.what == Trouble::damaged) suspect(places);
    tell({News::Kind::notBackedUp, std::string(error.key()) + ": " + error.detail});
  }
}

void Keeper::checkSoon() {
  worker.post([this] { checkNow(); });
}

void Keeper::checkNow() {
  try {
    Connection db(places.database(), Access::read, vfs);
    // Whoever leaves the app doesn't wait for this.
    sqlite3_progress_handler(
        db.raw(), 10000, [](void* gone) { return static_cast<std::atomic<bool>*>(gone)->load() ? 1 : 0; }, &leaving);
    require(structureFaults(db));
    require(sealFaults(db, &leaving));
    if (!leaving && !countedRight(places.database())) require({"what was counted isn't what was played"});
    if (leaving) return;
    foundSound = true;
    tell({News::Kind::sound});
  } catch (const Error& error) {
    // Left, or out of reach: the next start will tell, and look closely at what the device couldn't read.
    if (error.what == Trouble::damaged || error.what == Trouble::io) suspect(places);
    if (error.what == Trouble::damaged) tell({News::Kind::damaged, error.detail});
  }
}

} // namespace ninefold::store
