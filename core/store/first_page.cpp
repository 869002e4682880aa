#include "store/first_page.h"

#include "store/schema.h"

#include <algorithm>
#include <array>
#include <fstream>

namespace ninefold::store {

namespace {

/// What stays the same in the header of every database of ours; see "The Database Header" in SQLite's file format.
constexpr std::array<unsigned char, 100> blankHeader = [] {
  std::array<unsigned char, 100> header{};
  constexpr std::string_view magic("SQLite format 3\0", 16);
  std::copy(magic.begin(), magic.end(), header.begin());
  header[16] = pageSize >> 8;
  header[18] = header[19] = 2; // with a log
  header[21] = 64, header[22] = header[23] = 32;
  header[27] = header[95] = 1; // the size below is of this change
  header[43] = 1, header[47] = 4, header[59] = 1;
  return header;
}();

/// What differs between headers of ours: with a log or without, changes, size, free pages, schema, stamp, SQLite.
constexpr bool varies(std::size_t at) {
  return at == 18 || at == 19 || (at >= 24 && at < 44) || (at >= 60 && at < 64) || (at >= 68 && at < 72) || at >= 92;
}

void putBigEndian(std::array<unsigned char, 100>& header, std::size_t at, std::uint64_t value) {
  for (std::size_t i = 4; i-- > 0; value >>= 8) header[at + i] = static_cast<unsigned char>(value & 0xFF);
}

void overwrite(const fs::path& file, const char* bytes, std::size_t count) {
  std::fstream out(file, std::ios::binary | std::ios::in | std::ios::out);
  if (!out.write(bytes, static_cast<std::streamsize>(count)).flush()) throw Error{Trouble::io, file.string()};
}

} // namespace

bool headerIsOurs(const fs::path& database) {
  std::array<char, blankHeader.size()> header{};
  if (!std::ifstream(database, std::ios::binary).read(header.data(), header.size())) return false;
  for (std::size_t i = 0; i < header.size(); ++i)
    if (!varies(i) && static_cast<unsigned char>(header[i]) != blankHeader[i]) return false;
  const auto modeOf = [&](std::size_t at) { return header[at] == 1 || header[at] == 2; };
  return modeOf(18) && modeOf(19);
}

void newHeader(const fs::path& database) {
  auto header = blankHeader;
  std::error_code error;
  const auto size = fs::file_size(database, error);
  if (error) throw Error{Trouble::io, database.string()};
  putBigEndian(header, 28, size / pageSize);
  putBigEndian(header, 60, schemaVersion);
  overwrite(database, reinterpret_cast<const char*>(header.data()), header.size());
}

void firstPageFrom(const fs::path& backup, const fs::path& database) {
  std::array<char, pageSize> page{};
  if (!std::ifstream(backup, std::ios::binary).read(page.data(), page.size()))
    throw Error{Trouble::io, backup.string()};
  overwrite(database, page.data(), page.size());
  newHeader(database);
}

} // namespace ninefold::store
