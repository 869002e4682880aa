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
               std::function<void()> matchOver)
    : desk(std::move(first)), open(std::move(reopen)), wakeUp(std::move(wake)), finishedOne(std::move(matchOver)) {}

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

std::optional<Error> Writer::run(const BareJob& job) {
  try {
    if (!desk) desk = open();
    if (desk->db.gone()) throw Error{Trouble::io, "the database isn't in its place any more"};
    job(*desk);
    return std::nullopt;
  } catch (const Error& error) {
    if (needsNewConnection(error)) desk.reset();
    return error;
  } catch (const std::exception& fault) { // a job's own: out of memory, JSON that isn't
    return Error{Trouble::unusable, fault.what()};
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
