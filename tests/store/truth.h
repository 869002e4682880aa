#pragma once

#include "forked.h"
#include "play.h"

#include <csignal>
#include <fstream>
#include <map>
#include <sys/wait.h>

namespace ninefold::store {

/// What was played, as it was: to compare with what is shown.
using Truth = std::map<MatchId, SavedMatch>;

/// Whether what is shown was so at some time: its last inputs may be missing with the log.
inline bool wasSo(const SavedMatch& shown, const Truth& truth) {
  const auto found = truth.find(shown.id);
  if (found == truth.end()) return false;
  const SavedMatch& real = found->second;
  return shown.match.start == real.match.start && shown.match.players == real.match.players &&
         shown.inputs.size() <= real.inputs.size() &&
         std::equal(shown.inputs.begin(), shown.inputs.end(), real.inputs.begin()) &&
         (shown.status != Status::finished ||
          (shown.inputs.size() == real.inputs.size() && shown.outcome == real.outcome));
}

inline std::string contents(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

inline void put(const fs::path& file, const std::string& bytes) { std::ofstream(file, std::ios::binary) << bytes; }

inline std::unique_ptr<Store> opened(const fs::path& dir, Wishes wishes = {}) {
  auto answer = Store::open(dir, std::move(wishes));
  if (!answer) qFatal("%s: %s", std::string(answer.error().key()).c_str(), answer.error().detail.c_str());
  return *std::move(answer);
}

/// One that is left open until its process is killed.
inline Store& leftOpen(const fs::path& dir, Wishes wishes = {}) { return *opened(dir, std::move(wishes)).release(); }

/// Matches of so many moves, and two people: once in memory, to know what they are.
inline Truth truthOf(std::uint64_t firstSeed, int matches, int moves) {
  BooksInMemory memory;
  Truth truth;
  for (int i = 0; i < matches; ++i) {
    Played<Tiles> played(firstSeed + static_cast<std::uint64_t>(i));
    const MatchId id = memory.books.matches.create(played.fresh({{}, {}}));
    for (int move = 0; move < moves; ++move)
      if (const auto next = played.move(id)) memory.books.matches.append(*next);
    truth[id] = memory.books.matches.load(id);
  }
  return truth;
}

/// The same on the disk, each move for itself; whether all of it was kept.
inline bool playOn(Store& store, std::uint64_t firstSeed, int matches, int moves) {
  bool kept = bool(store.write([](Books& books) {
    if (!books.profiles.all().empty()) return;
    books.profiles.add({.name = "Ada"});
    books.profiles.add({.name = "Ben"});
    books.settings.set("theme", "\"dark\"");
  }));
  for (int i = 0; i < matches && kept; ++i) {
    Played<Tiles> played(firstSeed + static_cast<std::uint64_t>(i));
    const auto id = store.write([&](Books& books) { return books.matches.create(played.fresh({{}, {}})); });
    if (!id) return false;
    for (int move = 0; move < moves && kept; ++move)
      if (const auto next = played.move(*id))
        kept = bool(store.write([&](Books& books) { books.matches.append(*next); }));
  }
  return kept;
}

/// Does something in a second process, which is killed as soon as it has done it; whether it came that far.
template<class Job> bool killedAfter(Job job) {
  int ends[2];
  if (::pipe(ends) != 0) return false;
  const pid_t pid = forked();
  if (pid == 0) {
    job();
    (void)!::write(ends[1], "+", 1);
    for (;;) ::pause();
  }
  ::close(ends[1]);
  char said = 0;
  const bool done = ::read(ends[0], &said, 1) == 1;
  ::close(ends[0]);
  ::kill(pid, SIGKILL);
  ::waitpid(pid, nullptr, 0);
  return done;
}

/// Does something in a second process and waits for its end; whether that was a good one.
template<class Job> bool elsewhere(Job job) {
  const pid_t pid = forked();
  if (pid == 0) ::_exit(job() ? 0 : 1);
  int status = 0;
  ::waitpid(pid, &status, 0);
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

/// How many inputs of each match can be had.
using Shown = std::map<MatchId, std::size_t>;

inline Shown shownBy(const Books& books, const Truth& truth) {
  Shown shown;
  for (const auto& [id, real] : truth) {
    try {
      shown[id] = books.matches.load(id).inputs.size();
    } catch (const Error&) {
    }
  }
  return shown;
}

/// What is wrong with what a folder shows at two starts, the second of which has to be a normal one; or "". All of
/// `least` has to be there.
inline std::string startedTwice(const fs::path& dir, const Truth& truth, const Shown& least = {},
                                Opening* first = nullptr) {
  for (int start = 1; start <= 2; ++start) {
    const std::string which = start == 1 ? "first start: " : "second start: ";
    auto store = Store::open(dir, {.automaticBackups = false});
    if (!store) return which + std::string(store.error().key()) + " " + store.error().detail;
    const Opening& opening = (*store)->opening();
    if (start == 1 && first) *first = opening;
    if (start == 2 && opening.how != Opening::How::opened) return which + "not a normal one: " + opening.why;
    for (const auto& [id, real] : truth) {
      const auto saved = (*store)->read([id = id](const Books& books) { return books.matches.load(id); });
      if (saved && !wasSo(*saved, truth)) return which + "a wrong match is shown as right";
      const auto wanted = least.find(id);
      if (wanted != least.end() && wanted->second > (saved ? saved->inputs.size() : 0))
        return which + "match " + std::to_string(static_cast<std::int64_t>(id)) + " isn't all there";
    }
    const auto people = (*store)->read([](const Books& books) { return books.profiles.all(); });
    if (!people) return which + "nobody can be asked for";
    for (const Profile& one : *people)
      if (one.name != "Ada" && one.name != "Ben" && !one.name.starts_with("Player ")) return which + "a wrong name";
    const auto findings = (*store)->check();
    if (!findings || !findings->empty())
      return which + "unsound: " + (findings ? findings->front() : findings.error().detail);
  }
  return "";
}

} // namespace ninefold::store
