#include "store/writer.h"

#include <algorithm>

namespace ninefold::store {

namespace {

/// Troubles after which a connection may not be trusted to see the file as it is.
bool needsNewConnection(const Error& error) {
  switch (error.what) {
  case Trouble::io:
  case Trouble::readOnly:
  case Trouble::damaged: return true;
  default: return false;
  }
}

} // namespace

Writer::Writer(std::unique_ptr<Desk> first, OpenDesk reopen, std::function<void()> wake,
               std::function<void()> matchOver, BareJob vanished)
    : desk(std::move(first)),
      open(std::move(reopen)),
      wakeUp(std::move(wake)),
      finishedOne(std::move(matchOver)),
      saveWhatIsThere(std::move(vanished)) {
  (void)desk->db.logGone(); // notes which one it is
}

Ticket Writer::post(Job job) {
  return postBare([this, job = std::move(job)](Desk& at) {
    const int before = at.books.matches.finishes();
    Transaction all(at.db, Transaction::Kind::write);
    job(at.books);
    all.commit();
    if (at.books.matches.finishes() != before && finishedOne) finishedOne();
  });
}

Ticket Writer::postBare(BareJob job) {
  Ticket ticket = 0;
  {
    const std::lock_guard held(mutex);
    ticket = ++posted;
  }
  worker.post([this, ticket, job = std::move(job)] {
    auto error = run(job);
    {
      const std::lock_guard held(mutex);
      finished.push_back({ticket, std::move(error)});
    }
    reported.notify_all();
    if (wakeUp) wakeUp();
  });
  return ticket;
}

void Writer::postQuietly(BareJob job) {
  worker.post([this, job = std::move(job)] { run(job); });
}

std::optional<Error> Writer::run(const BareJob& job) {
  try {
    if (!gone && !desk) desk = open();
    if (!gone && desk->db.gone()) {
      gone = true;
      saveWhatIsThere(*desk);
    }
    if (gone) throw Error{Trouble::io, "the database isn't in its place any more"};
    job(*desk);
    saveFromLostLog();
    return std::nullopt;
  } catch (const Error& error) {
    if (!gone && needsNewConnection(error)) desk.reset();
    return error;
  } catch (const std::exception& fault) { // a job's own: out of memory, JSON that isn't
    return Error{Trouble::unusable, fault.what()};
  }
}

void Writer::saveFromLostLog() {
  try {
    if (desk->db.logGone()) desk->db.script("PRAGMA wal_checkpoint(FULL)");
  } catch (const Error&) { // the job is done; the next one tries again
  }
}

std::vector<Report> Writer::reports() {
  const std::lock_guard held(mutex);
  return std::exchange(finished, {});
}

std::optional<Error> Writer::wait(Ticket ticket) {
  std::unique_lock held(mutex);
  std::vector<Report>::iterator found;
  reported.wait(held, [&] {
    found = std::find_if(finished.begin(), finished.end(), [&](const Report& each) { return each.ticket == ticket; });
    return found != finished.end();
  });
  auto error = std::move(found->error);
  finished.erase(found);
  return error;
}

} // namespace ninefold::store
