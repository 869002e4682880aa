#include "store/log.h"

#include "store/first_page.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <map>
#include <set>
#include <utility>

namespace ninefold::store {

namespace {

// See "The WAL File Format" in SQLite's file format.
constexpr std::size_t headerSize = 32, frameHeaderSize = 24;

std::uint32_t bigEndian(const char* bytes) {
  std::uint32_t value = 0;
  for (int i = 0; i < 4; ++i) value = value << 8 | static_cast<unsigned char>(bytes[i]);
  return value;
}

using Sum = std::array<std::uint32_t, 2>;

Sum sumAt(const char* bytes) { return {bigEndian(bytes), bigEndian(bytes + 4)}; }

/// The sum over some words, begun with the one before. The words are little-endian where the log was written by such a
/// machine: all that we run on.
Sum added(Sum sum, const char* bytes, std::size_t count) {
  const auto word = [&](std::size_t at) {
    std::uint32_t value = 0;
    for (std::size_t i = 4; i-- > 0;) value = value << 8 | static_cast<unsigned char>(bytes[at + i]);
    return value;
  };
  for (std::size_t i = 0; i < count; i += 8) {
    sum[0] += word(i) + sum[1];
    sum[1] += word(i + 4) + sum[0];
  }
  return sum;
}

struct Frame {
  std::array<char, frameHeaderSize + pageSize> bytes{};

  std::uint32_t page() const { return bigEndian(bytes.data()); }
  bool commits() const { return bigEndian(bytes.data() + 4) != 0; }
  std::string_view salt() const { return {bytes.data() + 8, 8}; }
  std::string content() const { return {bytes.data() + frameHeaderSize, pageSize}; }
  Sum sum() const { return sumAt(bytes.data() + 16); }
  bool follows(Sum before) const {
    return added(added(before, bytes.data(), 8), bytes.data() + frameHeaderSize, pageSize) == sum();
  }
};

} // namespace

Log readLog(const fs::path& file, const fs::path& database) {
  Log log;
  std::ifstream in(file, std::ios::binary), kept(database, std::ios::binary);
  std::array<char, headerSize> header{};
  if (!in.read(header.data(), header.size())) return log;
  const Sum told = sumAt(header.data() + 24), made = added({0, 0}, header.data(), 24);
  bool broken = told != made; // SQLite stops here
  bool saltKnown = !broken;
  bool wholeChange = false; // one has ended since
  std::string salt(header.data() + 16, 8);
  std::map<std::uint32_t, std::string> beyond; // what SQLite won't see, as it was written last
  std::set<std::uint32_t> unfinished;          // pages of the change that SQLite doesn't find the end of
  Frame frame;
  std::string last;        // the page before
  std::uint32_t ended = 0; // its number, if it was the last of a change
  Sum before = told;
  const std::uint64_t size = sizeOf(file);
  for (std::uint64_t at = headerSize; at + frame.bytes.size() <= size; at += frame.bytes.size()) {
    in.clear();
    in.seekg(static_cast<std::streamoff>(at));
    if (!in.read(frame.bytes.data(), frame.bytes.size())) frame = {}; // the device can't any more
    const bool follows = frame.follows(before) || (at == headerSize && frame.follows(made));
    if (follows && !std::exchange(saltKnown, true)) salt = frame.salt();
    const bool ofThisLog = frame.salt() == salt;
    const bool sound = follows && frame.page() > 0 && (ofThisLog || !broken);
    if (!sound || !ofThisLog) broken = true;
    if (sound) log.sound.push_back({frame.page(), at + frameHeaderSize});
    if (broken && sound) beyond[frame.page()] = frame.content();
    // SQLite says the last page of a change twice where that fills a sector.
    const bool again = frame.commits() && frame.page() == ended && (!sound || frame.content() == last);
    // A change has each page once: where one comes again it is of the next, and what came before was whole.
    if (broken && sound && unfinished.contains(frame.page())) wholeChange = true;
    if (broken && sound && wholeChange && !again) log.damaged = true;
    if (!broken && frame.commits()) unfinished.clear();
    if (!broken && !frame.commits()) unfinished.insert(frame.page());
    if (broken && ofThisLog && frame.commits() && !again) wholeChange = true;
    ended = frame.commits() ? frame.page() : 0;
    last = frame.content();
    before = frame.sum();
  }
  // Pages that the database has already are what is left of a log that was begun anew.
  log.damaged = log.damaged && std::any_of(beyond.begin(), beyond.end(), [&](const auto& page) {
                  std::string there(pageSize, '\0');
                  kept.clear();
                  kept.seekg(static_cast<std::streamoff>((page.first - 1) * std::uint64_t{pageSize}));
                  return !kept.read(there.data(), pageSize) || there != page.second;
                });
  return log;
}

void putInto(const fs::path& database, const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  std::fstream out(database, std::ios::binary | std::ios::in | std::ios::out);
  std::array<char, pageSize> page{};
  constexpr std::uint32_t mostPages = 1U << 24; // 64 GB: no number of ours
  for (const Log::Page& each : readLog(file, database).sound) {
    in.clear();
    if (each.number > mostPages || !in.seekg(static_cast<std::streamoff>(each.at)).read(page.data(), page.size()))
      continue;
    out.seekp(static_cast<std::streamoff>((each.number - 1) * std::uint64_t{pageSize}));
    if (!out.write(page.data(), page.size())) throw Error{Trouble::io, database.string()};
  }
  if (!out.flush()) throw Error{Trouble::io, database.string()};
}

} // namespace ninefold::store
