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
  }
}

} // namespace

Answer<std::unique_ptr<Store>> Store::open(const fs::path& dir, Wishes wishes) {
  return answered([&] {
    std::error_code error;
    fs::create_directories(dir, error);
    if (error) throw Error{Trouble::readOnly, dir.string() + ": " + error.message()};
    const Places here{dir};
    auto held = std::make_unique<Lock>(here.lock());
    Opening made = makeReady(here, wishes.vfs);
    if (made.broughtUpFrom > 0 && wishes.automaticBackups) {
      Connection old(here.database(), Access::read, wishes.vfs);
      backUpAutomatically(old, here, wishes.vfs);
    }
    return std::unique_ptr<Store>(new Store(std::move(held), dir, std::move(wishes), std::move(made)));
  });
}

Store::Store(std::unique_ptr<Lock> held, const fs::path& dir, Wishes wished, Opening opening)
    : places{dir},
      wishes(withClock(std::move(wished))),
      found(std::move(opening)),
      lock(std::move(held)),
      reader([this] { return openReader(); }, places),
      aside([this] { return openReader(); }, places) {
  auto desk = openWriter();
  migrate(desk->db);
  keeper = std::make_unique<Keeper>(places, wishes.vfs, wishes.wake);
  std::function<void()> finishedOne;
  if (wishes.automaticBackups) finishedOne = [this] { keeper->backUpSoon(); };
  writer = std::make_unique<Writer>(
      std::move(desk), [this] { return openWriter(); }, wishes.wake, finishedOne);
  reader.open();
  std::error_code ignored;
  if (fs::file_size(places.database(), ignored) > checkedAtOnce) keeper->checkSoon();
}

Store::~Store() = default;

std::unique_ptr<Desk> Store::openWriter() const {
  auto desk = std::make_unique<Desk>(places.database(), Access::write, wishes.vfs, wishes.now);
  prepareWriter(desk->db, wishes.checkpointPages);
  return desk;
}

std::unique_ptr<Desk> Store::openReader() const {
  auto desk = std::make_unique<Desk>(places.database(), Access::read, wishes.vfs, wishes.now);
  prepareReader(desk->db);
  return desk;
}

std::vector<Report> Store::reports() {
  auto all = writer->reports();
  for (const Report& report : all)
    if (report.error) reader.noted(*report.error);
  return all;
}

Answer<Done> Store::backUp(const fs::path& file) {
  return answered([&] {
    Connection db(places.database(), Access::read, wishes.vfs);
    store::backUp(db, file, wishes.vfs);
    return Done{};
  });
}

Answer<Contents> Store::preview(const fs::path& file) {
  return answered([&] { return contentsOf(file); });
}

Answer<Done> Store::restore(const fs::path& file) {
  const Ticket ticket = writer->postBare([&](Desk& desk) {
    contentsOf(file);
    backUpAutomatically(desk.db, places, wishes.vfs);
    store::restore(file, desk.db, places, wishes.vfs);
  });
  const auto error = writer->wait(ticket);
  reader.close();
  asker.post([this] { aside.close(); });
  if (error) return *error;
  return Done{};
}

Answer<std::vector<std::string>> Store::check() {
  return answered([&] {
    std::vector<std::string> findings;
    Desk desk(places.database(), Access::read, wishes.vfs, wishes.now);
    for (auto rows = desk.db.query("PRAGMA integrity_check"); rows.step();)
      if (auto said = rows.get<std::string>(0); said != "ok") findings.push_back(std::move(said));
    if (!findings.empty()) suspect(places);
    std::vector<MatchId> ids;
    for (auto rows = desk.db.query("SELECT id FROM matches"); rows.step();) ids.push_back(rows.get<MatchId>(0));
    for (MatchId id : ids) {
      try {
        desk.books.matches.load(id);
      } catch (const Error& error) {
        findings.push_back(error.detail);
      }
    }
    return findings;
  });
}

} // namespace ninefold::store
