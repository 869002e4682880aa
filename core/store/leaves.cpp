#include "store/leaves.h"

#include "store/first_page.h"
#include "store/plain.h"

#include <fstream>
#include <optional>
#include <set>
#include <variant>

namespace ninefold::store {

namespace {

// See "B-tree Pages" and "Record Format" in SQLite's file format.
constexpr std::size_t mostBytes = 1 << 20; // of a record: nothing of ours is longer

struct Broken {};

using Value = std::variant<std::monostate, std::int64_t, std::string>;
using Row = std::vector<Value>;

class File {
public:
  explicit File(const fs::path& file) : in(file, std::ios::binary) {}

  /// A page, counted from 1; nothing beyond the last.
  const std::string* page(std::uint32_t number) {
    if (number == held) return &bytes;
    bytes.resize(pageSize);
    in.clear();
    held = 0;
    if (number == 0 || !in.seekg(static_cast<std::streamoff>((number - 1) * std::uint64_t{pageSize}))) return nullptr;
    if (!in.read(bytes.data(), pageSize)) return nullptr;
    held = number;
    return &bytes;
  }

private:
  std::ifstream in;
  std::string bytes;
  std::uint32_t held = 0;
};

std::uint64_t number(std::string_view bytes, std::size_t at, std::size_t count) {
  if (at + count > bytes.size()) throw Broken{};
  std::uint64_t value = 0;
  for (std::size_t i = at; i < at + count; ++i) value = value << 8 | static_cast<unsigned char>(bytes[i]);
  return value;
}

std::uint64_t varint(std::string_view bytes, std::size_t& at) {
  std::uint64_t value = 0;
  for (int i = 0; i < 9; ++i) {
    const std::uint64_t byte = number(bytes, at++, 1);
    if (i == 8) return value << 8 | byte;
    value = value << 7 | (byte & 0x7F);
    if (byte < 0x80) return value;
  }
  return value;
}

Row rowFrom(std::string_view record) {
  Row row;
  std::size_t at = 0;
  const std::uint64_t headerEnd = varint(record, at);
  if (headerEnd > record.size()) throw Broken{};
  auto body = static_cast<std::size_t>(headerEnd);
  while (at < headerEnd) {
    const std::uint64_t type = varint(record, at);
    constexpr std::size_t widths[] = {0, 1, 2, 3, 4, 6, 8};
    if (type == 0) {
      row.emplace_back();
    } else if (type <= 6) {
      const std::size_t width = widths[type];
      const auto shift = static_cast<int>(64 - 8 * width);
      row.emplace_back(static_cast<std::int64_t>(number(record, body, width) << shift) >> shift);
      body += width;
    } else if (type == 8 || type == 9) {
      row.emplace_back(static_cast<std::int64_t>(type - 8));
    } else if (type >= 13 && type % 2 == 1) {
      if ((type - 13) / 2 > record.size()) throw Broken{};
      const auto length = static_cast<std::size_t>((type - 13) / 2);
      if (body + length > record.size()) throw Broken{};
      row.emplace_back(std::string(record.substr(body, length)));
      body += length;
    } else {
      throw Broken{}; // nothing of ours is a fraction or bytes
    }
  }
  return row;
}

/// The record of a cell, with what lies on pages of its own.
std::string recordAt(File& file, std::string_view page, std::size_t at, std::uint64_t told, bool table) {
  if (told == 0 || told > mostBytes) throw Broken{};
  const auto length = static_cast<std::size_t>(told);
  const std::size_t most = table ? pageSize - 35 : (pageSize - 12) * 64 / 255 - 23;
  const std::size_t least = (pageSize - 12) * 32 / 255 - 23;
  std::size_t here = length;
  if (length > most) {
    const std::size_t wish = least + (length - least) % (pageSize - 4);
    here = wish <= most ? wish : least;
  }
  if (at + here > page.size()) throw Broken{};
  std::string record(page.substr(at, here));
  auto next = here < length ? static_cast<std::uint32_t>(number(page, at + here, 4)) : 0;
  while (record.size() < length) {
    const std::string* more = file.page(next);
    if (!more) throw Broken{};
    next = static_cast<std::uint32_t>(number(*more, 0, 4));
    record += more->substr(4, length - record.size());
  }
  return record;
}

/// Pages that aren't in use: what lies there was removed.
std::set<std::uint32_t> freePages(File& file) {
  std::set<std::uint32_t> free;
  const std::string* first = file.page(1);
  auto trunk = first ? static_cast<std::uint32_t>(number(*first, 32, 4)) : 0;
  while (trunk != 0 && free.insert(trunk).second) {
    const std::string* page = file.page(trunk);
    if (!page) break;
    const auto next = static_cast<std::uint32_t>(number(*page, 0, 4));
    const auto count = number(*page, 4, 4);
    if (count > pageSize / 4 - 2) break;
    for (std::size_t i = 0; i < count; ++i) free.insert(static_cast<std::uint32_t>(number(*page, 8 + 4 * i, 4)));
    trunk = next;
  }
  return free;
}

/// Which table has rows of this shape, if any: each letter is a number, a text or (.) either of them or nothing.
struct Shape {
  const char* table; // none: nothing that is looked for
  bool rowid;        // its first column is the number of the row
  std::string_view columns;
  bool unsealed = false; // an older version's
};
constexpr Shape shapes[] = {
    {nullptr, false, "nntn"}, // draws and accounts, which can be made anew
    {"matches", true, ".tttnt...nnnnnntnn..nn"},
    {"seats", false, "nn.n"},
    {"inputs", false, "nntn.n"},
    {"profiles", true, ".tnnttnnn"},
    {"puzzles", true, ".ttttnn"},
    {"pencil", true, ".nn"},
    {"strokes", false, "nnntn"},
    {"settings", false, "ttn"},
    {"profiles", true, ".tnnttnn", true},
    {"puzzles", true, ".ttttn", true},
    {"pencil", true, ".n", true},
    {"strokes", false, "nnnt", true},
    {"settings", false, "tt", true},
};

const Shape* shapeOf(const Row& row, bool rowid) {
  for (const Shape& shape : shapes) {
    bool fits = shape.rowid == rowid && shape.columns.size() == row.size();
    for (std::size_t i = 0; fits && i < row.size(); ++i) {
      const char wanted = shape.columns[i];
      fits = wanted == '.' || (wanted == 'n' && std::holds_alternative<std::int64_t>(row[i])) ||
             (wanted == 't' && std::holds_alternative<std::string>(row[i]));
    }
    if (fits) return &shape;
  }
  return nullptr;
}

/// An index of the dailies looks like strokes of a pencil, which are JSON.
bool misleads(const Shape& shape, const Row& row) {
  if (shape.table != std::string_view("strokes")) return false;
  const auto& change = std::get<std::string>(row[3]);
  return !change.starts_with('{') && !change.starts_with('[');
}

void put(const Shape& shape, const Row& row, Connection& into) {
  std::string command = std::string("INSERT OR IGNORE INTO ") + shape.table + " VALUES (?";
  for (std::size_t i = 1; i < row.size(); ++i) command += ", ?";
  Statement insert(into, command + (shape.unsealed ? ", NULL)" : ")"));
  for (std::size_t i = 0; i < row.size(); ++i) insert.bindAt(static_cast<int>(i + 1), row[i]);
  try {
    insert.step();
  } catch (const Error&) { // it only looked like a row of ours
  }
}

} // namespace

void gatherLeaves(const fs::path& damaged, Connection& into) {
  into.script("PRAGMA foreign_keys = OFF");
  File file(damaged);
  std::set<std::uint32_t> free;
  try {
    free = freePages(file);
  } catch (const Broken&) {
  }
  Transaction all(into, Transaction::Kind::write);
  for (std::uint32_t n = 1; const std::string* there = file.page(n); ++n) {
    if (free.contains(n)) continue;
    const std::string page = *there; // pages that follow are read in between
    const std::size_t start = n == 1 ? 100 : 0;
    const auto type = static_cast<unsigned char>(page[start]);
    const bool table = type == 0x0D, inner = type == 0x02;
    if (!table && !inner && type != 0x0A) continue;
    const std::uint64_t cells = number(page, start + 3, 2);
    for (std::size_t i = 0, pointers = start + (inner ? 12 : 8); i < cells && pointers + 2 * i + 2 <= pageSize; ++i) {
      try {
        std::size_t at = static_cast<std::size_t>(number(page, pointers + 2 * i, 2)) + (inner ? 4 : 0);
        const std::uint64_t length = varint(page, at);
        const std::int64_t id = table ? static_cast<std::int64_t>(varint(page, at)) : 0;
        Row row = rowFrom(recordAt(file, page, at, length, table));
        const Shape* shape = shapeOf(row, table);
        if (!shape || !shape->table || misleads(*shape, row)) continue;
        if (shape->rowid) row[0] = id;
        put(*shape, row, into);
      } catch (const Broken&) {
      }
    }
  }
  sealPlainRows(into);
  all.commit();
}

} // namespace ninefold::store
