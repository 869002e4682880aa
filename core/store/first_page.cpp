#include "store/first_page.h"

#include "store/schema.h"

#include <algorithm>
#include <array>
#include <fstream>

namespace ninefold::store {

namespace {

constexpr std::size_t pageSize = 4096;

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

void putBigEndian(std::array<unsigned char, 100>& header, std::size_t at, std::uint64_t value) {
  for (std::size_t i = 4; i-- > 0; value >>= 8) header[at + i] = static_cast<unsigned char>(value & 0xFF);
}

void overwrite(const fs::path& file, const char* bytes, std::size_t count) {
  std::fstream out(file, std::ios::binary | std::ios::in | std::ios::out);
  if (!out.write(bytes, static_cast<std::streamsize>(count)).flush()) throw Error{Trouble::io, file.string()};
}

} // namespace

void newHeader(const fs::path& database) {
  auto header = blankHeader;
  putBigEndian(header, 28, fs::file_size(database) / pageSize);
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
