#pragma once

#include "store/keeper.h"
#include "store/lock.h"
#include "store/opening.h"
#include "store/reader.h"
#include "store/writer.h"

#include <atomic>
#include <memory>

namespace ninefold::store {

struct Wishes {
  std::function<void()> wake{}; // called on another thread when there are reports() or news()
  Now now{};                    // the system's clock, if none is given
  std::string vfs{};            // SQLite's, if none is named
  bool automaticBackups = true;
  int checkpointPages = 1000; // how long the log grows before it is moved into the file
};

/// Everything that people entrust to the app: one file, ninefold.db, in the data directory. Used by one thread (the one
/// with the screen); changes are made on a thread of the store's own and reported when they are on disk, and what takes
/// long to find out is asked on another one.
///
///   auto opened = Store::open(dir);                              // an Error: tell, and play without
///   auto line = store.read([](const Books& books) { return books.matches.unfinished(); });
///   Ticket ticket = store.post([=](Books& books) { books.matches.append(next); });
///   for (const Report& report : store.reports()) ...             // show the move, or take it back and say why
class Store {
public:
  [[nodiscard]] static Answer<std::unique_ptr<Store>> open(const fs::path& dir, Wishes wishes = {});
  ~Store();

  /// What was found.
  const Opening& opening() const { return found; }

  /// Asks something, of one moment: what another thread commits meanwhile isn't seen.
  template<class Question> auto read(Question&& question) { return reader.ask(std::forward<Question>(question)); }

  /// The same on a thread of the store's own, one question after the other; `then` is called there with the answer.
  template<class Question, class Then> void readAside(Question question, Then then) {
    asker.post([this, question = std::move(question), then = std::move(then)] { then(aside.ask(question)); });
  }

  /// Has something done, all of it or nothing. The report comes later; jobs are done in the order they are posted.
  Ticket post(Writer::Job job) {
    moveLogOnceSound();
    return writer->post(std::move(job));
  }
  std::vector<Report> reports();

  /// Has something done and waits until it is: for what needs its answer at once, and is rare.
  template<class Job> auto write(Job&& job) -> Answer<Kept<std::invoke_result_t<Job, Books&>>> {
    using Value = std::invoke_result_t<Job, Books&>;
    std::optional<Kept<Value>> value;
    const Ticket ticket = post([&](Books& books) {
      if constexpr (std::is_void_v<Value>) {
        job(books);
        value.emplace();
      } else {
        value.emplace(job(books));
      }
    });
    if (const auto error = writer->wait(ticket)) return reader.noted(*error);
    return *std::move(value);
  }

  /// Writes a backup to a place of the person's choice, which isn't among our own files.
  Answer<Done> backUp(const fs::path& file);
  /// What a backup holds.
  static Answer<Contents> preview(const fs::path& file);
  /// Replaces everything by what a backup holds, or nothing. What was there before becomes an automatic backup.
  Answer<Done> restore(const fs::path& file);
  /// The automatic ones, the newest first.
  std::vector<fs::path> backups() const { return automaticBackups(places); }
  /// Makes an automatic backup soon, as after each finished match.
  void backUpSoon() { keeper->backUpSoon(); }
  /// Looks at the whole file and at every seal, now: for the soak, and for "is everything all right?".
  Answer<std::vector<std::string>> check();

  /// What the store found out or did by itself since the last time.
  std::vector<News> news() { return keeper->news(); }

private:
  Store(std::unique_ptr<Lock>, const fs::path& dir, Wishes);

  /// Everything that happens between looking at a database and the first move. Throws Error.
  std::unique_ptr<Desk> takeIntoUse(Opening&);
  /// A log of a file that wasn't looked at yet stays as it is until then: it may be another file's.
  void moveLogOnceSound();
  std::unique_ptr<Desk> openReader() const;
  std::unique_ptr<Desk> openWriter(Access) const;
  void saveWhatVanished(Desk& last) const;
  /// Counts what was drawn in matches that an older version, a backup or a rescue brought along, a few at a time, on
  /// the writer's thread.
  void countDraws(MatchId before = Chance::latest);
  /// Throws Error if that is a file which is in use.
  void requireOther(const fs::path& file) const;

  const Places places;
  const Wishes wishes;
  Opening found;
  std::atomic<bool> logStays = false; // see moveLogOnceSound
  std::atomic<bool> leaving = false;  // nothing new is begun
  std::unique_ptr<Lock> lock;         // the first to come and the last to go
  const int newestAtStart;            // of the automatic backups
  std::unique_ptr<Keeper> keeper;
  std::unique_ptr<Writer> writer;
  Reader reader;
  Reader aside; // the asker's own
  Worker asker; // the last: its jobs use the others
};

} // namespace ninefold::store
