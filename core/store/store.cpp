#include "store/store.h"

#include "store/schema.h"

#include <chrono>

namespace ninefold::store {

namespace {

Time systemTime() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch())
      .count();
}

Wishes withClock(Wishes wishes) {
  if (!wishes.now) wishes.now = systemTime;
  return wishes;
}

/// Calls something that throws Error; what it says, or why it couldn't.
template<class Job> auto answered(Job&& job) -> Answer<std::invoke_result_t<Job>> {
  try {
    return job();
  } catch (const Error& error) {
    return error;
  } catch (const std::exception& fault) { // the file system's, or no memory
    return Error{Trouble::io, fault.what()};
  }
}

/// Calls something that changes files. SQLite has other words for a full disk where it is its log or its shared memory
/// that finds no place.
template<class Job> auto orNoRoom(const fs::path& dir, Job&& job) {
  try {
    return job();
  } catch (const Error& error) {
    constexpr std::uintmax_t little = 128 << 10;
    if (error.what == Trouble::io) requireRoom(dir, little);
    throw;
  }
}

/// Does what the first moves will do, and takes it back: damage is to show now, and not to somebody who plays.
void tryOut(Desk& desk) {
  Transaction all(desk.db, Transaction::Kind::write);
  Books& books = desk.books;
  const ProfileId person = books.profiles.add({.name = "\x01"});
  const MatchId id = books.matches.create({.game = "none", .start = "{}", .variant = "0", .players = {{person}}});
  books.puzzles.stroke(id, {0, "{}"});
  books.settings.set("\x01", "{}");
  books.matches.append({.match = id,
                        .ply = 0,
                        .input = {"{}"},
                        .clock = {},
                        .ended = Standing{.turn = {}, .scores = {0}, .over = true}});
}

} // namespace

Answer<std::unique_ptr<Store>> Store::open(const fs::path& dir, Wishes wishes) {
  return answered([&] {
    makeFolder(dir);
    return orNoRoom(dir, [&] {
      auto held = std::make_unique<Lock>(Places{dir}.lock());
      return std::unique_ptr<Store>(new Store(std::move(held), dir, std::move(wishes)));
    });
  });
}

Store::Store(std::unique_ptr<Lock> held, const fs::path& dir, Wishes wished)
    : places{dir},
      wishes(withClock(std::move(wished))),
      lock(std::move(held)),
      newestAtStart(newestBackup(places)),
      reader([this] { return openReader(); }, places),
      aside([this] { return openReader(); }, places) {
  keepPrivate(places);
  std::unique_ptr<Desk> desk;
  found = makeReady(places, wishes.vfs, [&](Opening& opening) {
    logStays = !opening.vouched && isThere(with(places.database(), "-wal"));
    try {
      desk = takeIntoUse(opening);
    } catch (...) {
      reader.close(); // nothing may hold the file that is going to be set aside
      throw;
    }
  });
  keeper = std::make_unique<Keeper>(places, wishes.vfs, wishes.wake, newestAtStart);
  std::function<void()> finishedOne;
  if (wishes.automaticBackups) finishedOne = [this] { keeper->backUpSoon(); };
  writer = std::make_unique<Writer>(
      std::move(desk), [this] { return openWriter(Access::goOn); }, wishes.wake, finishedOne,
      [this](Desk& last) { saveWhatVanished(last); });
  countDraws();
  if (!found.vouched) keeper->checkSoon();
}

void Store::countDraws(MatchId before) {
  writer->postQuietly([this, before](Desk& desk) {
    constexpr int few = 8; // so that a move needn't wait for long
    if (leaving) return;
    Transaction all(desk.db, Transaction::Kind::write);
    const auto next = desk.books.chance.countSome(few, before);
    all.commit();
    if (next && !leaving) countDraws(*next);
  });
}

void Store::saveWhatVanished(Desk& last) const {
  suspect(places); // whatever lies in its place then
  try {
    const auto held = keeper->holdBackups();
    backUpAutomatically(last.db, places, wishes.vfs, newestAtStart);
  } catch (const Error&) { // with its folder, maybe
  }
}

void Store::moveLogOnceSound() {
  if (!logStays || !keeper->sound()) return;
  logStays = false;
  reader.close();
  asker.post([this] { aside.close(); });
  writer->postBare([this](Desk& desk) {
    desk.db.keepLogOnClose(false);
    prepareWriter(desk.db, wishes.checkpointPages);
  });
}

std::unique_ptr<Desk> Store::takeIntoUse(Opening& opening) {
  if (opening.broughtUpFrom > 0) {
    Connection old(places.database(), Access::read, wishes.vfs);
    old.keepLogOnClose(logStays);
    if (wishes.automaticBackups)
      backUpAutomatically(old, places, wishes.vfs, newestAtStart);
    else
      require(structureFaults(old));
  }
  auto desk = openWriter(Access::write);
  migrate(desk->db);
  if (opening.how == Opening::How::opened && opening.vouched && !countedRight(places.database())) {
    Transaction counting(desk->db, Transaction::Kind::write);
    desk->books.summary.rebuild(Summary::From::outcomes);
    counting.commit();
    opening.recounted = true;
  }
  if (opening.how == Opening::How::opened && opening.vouched) {
    Transaction dropping(desk->db, Transaction::Kind::write);
    const bool draws = desk->books.chance.dropUnsound(), accounts = desk->books.accounts.dropUnsound();
    dropping.commit();
    opening.recounted = opening.recounted || draws || accounts;
  }
  tryOut(*desk);
  reader.open();
  const auto first = reader.ask([](const Books& books) {
    return books.matches.unfinished().size() + books.profiles.all().size() + books.puzzles.all(1).size();
  });
  if (!first) throw first.error();
  return desk;
}

Store::~Store() {
  leaving = true;
  moveLogOnceSound();
}

std::unique_ptr<Desk> Store::openWriter(Access access) const {
  auto desk = std::make_unique<Desk>(places.database(), access, wishes.vfs, wishes.now);
  desk->db.keepLogOnClose(logStays);
  prepareWriter(desk->db, logStays ? 0 : wishes.checkpointPages);
  return desk;
}

std::unique_ptr<Desk> Store::openReader() const {
  auto desk = std::make_unique<Desk>(places.database(), Access::read, wishes.vfs, wishes.now);
  desk->db.keepLogOnClose(logStays);
  prepareReader(desk->db);
  return desk;
}

std::vector<Report> Store::reports() {
  auto all = writer->reports();
  for (const Report& report : all)
    if (report.error) reader.noted(*report.error);
  return all;
}

void Store::requireOther(const fs::path& file) const {
  // Whoever opens and closes one of the files that SQLite has open takes its locks away; and what is in use isn't
  // written over.
  std::error_code error;
  const bool ours = file.filename().string().starts_with("ninefold.") &&
                    fs::equivalent(file.has_parent_path() ? file.parent_path() : fs::path("."), places.dir, error);
  if (ours || fs::equivalent(file, places.database(), error))
    throw Error{Trouble::unusable, "that is the database itself"};
}

Answer<Done> Store::backUp(const fs::path& file) {
  return answered([&] {
    requireOther(file);
    return orNoRoom(file.has_parent_path() ? file.parent_path() : fs::path("."), [&] {
      Connection db(places.database(), Access::read, wishes.vfs);
      store::backUp(db, file, wishes.vfs);
      return Done{};
    });
  });
}

Answer<Contents> Store::preview(const fs::path& file) {
  return answered([&] { return contentsOf(file); });
}

Answer<Done> Store::restore(const fs::path& file) {
  const Ticket ticket = writer->postBare([&](Desk& desk) {
    requireOther(file);
    const auto held = keeper->holdBackups();
    orNoRoom(places.dir, [&] {
      store::restore(file, desk.db, places, wishes.vfs,
                     [&] { backUpAutomatically(desk.db, places, wishes.vfs, newestAtStart); });
    });
  });
  const auto error = writer->wait(ticket);
  reader.close();
  asker.post([this] { aside.close(); });
  if (error) return *error;
  countDraws();
  return Done{};
}

Answer<std::vector<std::string>> Store::check() {
  return answered([&] {
    Desk desk(places.database(), Access::read, wishes.vfs, wishes.now);
    Findings findings = structureFaults(desk.db);
    for (std::string& each : sealFaults(desk.db)) findings.push_back(std::move(each));
    if (findings.empty() && !countedRight(places.database()))
      findings.emplace_back("what was counted isn't what was played");
    if (!findings.empty()) suspect(places);
    return findings;
  });
}

} // namespace ninefold::store
