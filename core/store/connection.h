#pragma once

#include "store/error.h"
#include "store/statement.h"

#include <cstddef>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace ninefold::store {

enum class Access : std::uint8_t {
  write, // made if there is none
  goOn,  // to be written, but it has to be there
  read,
  frozen, // a file that nobody writes: read without locks, and nothing is made beside it
};

/// An open database of SQLite's, whose statements may also ask for sealed(...), a seal over its arguments (see
/// plain.h). Used by one thread at a time. Everything throws Error.
class Connection {
public:
  Connection(const std::filesystem::path& file, Access access, const std::string& vfs = {});
  /// A database in memory, gone with the connection.
  Connection();
  ~Connection();
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  /// A question; its rows are stepped through.
  template<class... Values> Statement query(std::string_view sql, const Values&... values) const {
    return Statement(*this, sql, values...);
  }
  /// The first column of the only row, or of the first; T{} if there is no row.
  template<class T, class... Values> T one(std::string_view sql, const Values&... values) const {
    Statement asked(*this, sql, values...);
    return asked.step() ? asked.get<T>(0) : T{};
  }
  /// A command; how many rows it changed.
  template<class... Values> int run(std::string_view sql, const Values&... values) {
    Statement told(*this, sql, values...);
    while (told.step()) {
    }
    return sqlite3_changes(database);
  }
  /// Many commands without values.
  void script(const char* sql);

  /// Whether the file isn't in its place any more: what is written goes nowhere.
  bool gone() const;
  /// Whether the log that it writes into isn't the one in its place any more, or was taken away.
  bool logGone() const;
  std::int64_t lastId() const { return sqlite3_last_insert_rowid(database); }
  /// Closing won't move the log into the file: for a look at a file that has to stay as it is.
  void keepLogOnClose(bool keep = true);
  [[noreturn]] void fail(int code) const;
  sqlite3* raw() const { return database; }

private:
  friend class Statement;
  sqlite3_stmt* borrow(std::string_view sql) const;
  void giveBack(sqlite3_stmt* statement) const;
  void open(const std::string& name, int flags, const char* vfs);

  sqlite3* database = nullptr;
  mutable std::uint64_t log = 0; // the number that the file system knows it by; 0: it wasn't seen yet
  mutable std::multimap<std::string, sqlite3_stmt*, std::less<>> idle; // prepared once, used again
};

/// Everything between its begin and its commit happens, or nothing of it.
class Transaction {
public:
  enum class Kind : std::uint8_t { read, write };
  Transaction(Connection& on, Kind kind);
  ~Transaction();
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;
  void commit();

private:
  Connection& db;
  bool open = true;
};

} // namespace ninefold::store
