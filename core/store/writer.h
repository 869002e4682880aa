#pragma once

#include "store/books.h"
#include "store/worker.h"

#include <memory>

namespace ninefold::store {

/// The number of a job for the writer.
using Ticket = std::uint64_t;

/// What became of it: committed, or not done and why. What wasn't done isn't seen and is overwritten by what is done
/// next; only if the device failed at the very last step (the sync), and the app ends before anything else is done, may
/// it turn out to be there after all: whole, like a move on which the power was cut.
struct Report {
  Ticket ticket = 0;
  std::optional<Error> error{};
};

/// Whoever changes something does it here, one after the other, each job in a transaction of its own. A job is reported
/// once it is on disk, or once it is certain that nothing of it is.
class Writer {
public:
  using Job = std::function<void(Books&)>;
  using BareJob = std::function<void(Desk&)>;
  using OpenDesk = std::function<std::unique_ptr<Desk>()>;

  /// All are called on the writer's thread: `wake` after each report, to let another thread know, and `matchOver`
  /// after a commit that finished a match.
  /// `vanished` is called with what was written so far, if the file is taken away or another one put in its place:
  /// from then on nothing is done any more.
  Writer(std::unique_ptr<Desk> first, OpenDesk reopen, std::function<void()> wake, std::function<void()> matchOver,
         BareJob vanished);

  Ticket post(Job);
  /// A job that sees to its transactions itself.
  Ticket postBare(BareJob);
  /// The same for what nobody waits for: it isn't reported.
  void postQuietly(BareJob);

  /// The reports since the last time.
  std::vector<Report> reports();
  /// Waits for a job, and takes its report.
  std::optional<Error> wait(Ticket);

private:
  std::optional<Error> run(const BareJob&);
  /// A log that somebody took away isn't found again after a crash: what is in it goes into the file at once.
  void saveFromLostLog();

  std::unique_ptr<Desk> desk; // the worker's own
  OpenDesk open;
  std::function<void()> wakeUp, finishedOne;
  BareJob saveWhatIsThere;
  bool gone = false; // for good

  std::mutex mutex;
  std::condition_variable reported;
  std::vector<Report> finished;
  Ticket posted = 0;

  Worker worker; // the last: its jobs use the others
};

} // namespace ninefold::store
