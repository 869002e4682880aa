#include "store/connection.h"

#include "store/seal.h"

#include <array>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ninefold::store {

namespace {

/// A path as SQLite reads it from a URI.
std::string uriOf(const std::filesystem::path& file, std::string_view query) {
  constexpr std::string_view hex = "0123456789ABCDEF";
  std::string uri = "file:";
  for (char c : file.string()) {
    if (c != '%' && c != '?' && c != '#') {
      uri += c;
      continue;
    }
    const auto code = static_cast<unsigned char>(c);
    uri += {'%', hex[code >> 4], hex[code & 15]};
  }
  return uri + std::string(query);
}

/// A new file is nobody else's to read. SQLite gives what it makes beside it the same rights.
void makeOwn(const std::filesystem::path& file) {
  const int handle = ::open(file.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (handle >= 0) ::close(handle); // if not, it is there, or SQLite says what is wrong
}

/// sealed(...): a seal over its arguments. Only our own statements may ask for it, and no schema.
void sealed(sqlite3_context* context, int count, sqlite3_value** values) {
  Seal sum;
  for (int i = 0; i < count; ++i) {
    switch (sqlite3_value_type(values[i])) {
    case SQLITE_NULL: sum.over(std::optional<int>()); break;
    case SQLITE_INTEGER: sum.over(sqlite3_value_int64(values[i])); break;
    default:
      const auto* text = reinterpret_cast<const char*>(sqlite3_value_text(values[i]));
      if (!text) return sqlite3_result_error_nomem(context);
      sum.over(std::string_view(text, static_cast<std::size_t>(sqlite3_value_bytes(values[i]))));
    }
  }
  sqlite3_result_int64(context, sum.value());
}

} // namespace

Connection::Connection(const std::filesystem::path& file, Access access, const std::string& vfs) {
  const char* system = vfs.empty() ? nullptr : vfs.c_str();
  switch (access) {
  case Access::write:
    makeOwn(file);
    open(file.string(), SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, system);
    break;
  case Access::goOn:
  case Access::read: open(file.string(), SQLITE_OPEN_READWRITE, system); break; // to read, the log's index is written
  case Access::frozen: open(uriOf(file, "?immutable=1"), SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, system); break;
  }
  if (access == Access::read) script("PRAGMA query_only = ON");
}

Connection::Connection() { open(":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nullptr); }

void Connection::open(const std::string& name, int flags, const char* vfs) {
  // One thread at a time uses a connection, so that SQLite needn't lock it.
  const int code = sqlite3_open_v2(name.c_str(), &database, flags | SQLITE_OPEN_NOMUTEX, vfs);
  try {
    if (code != SQLITE_OK) fail(code);
    sqlite3_extended_result_codes(database, 1);
    sqlite3_busy_timeout(database, 5000);
    // A file may come from anywhere: nothing in its schema is to be run, and damage is to be noticed early.
    sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_FKEY, 1, nullptr);
    sqlite3_create_function_v2(database, "sealed", -1, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY, nullptr,
                               sealed, nullptr, nullptr, nullptr);
    script("PRAGMA cell_size_check = ON");
  } catch (...) {
    sqlite3_close(database);
    throw;
  }
}

Connection::~Connection() {
  for (const auto& [sql, statement] : idle) sqlite3_finalize(statement);
  sqlite3_close(database);
}

void Connection::script(const char* sql) {
  if (const int code = sqlite3_exec(database, sql, nullptr, nullptr, nullptr); code != SQLITE_OK) fail(code);
}

bool Connection::gone() const {
  int moved = 0;
  return sqlite3_file_control(database, "main", SQLITE_FCNTL_HAS_MOVED, &moved) == SQLITE_OK && moved != 0;
}

bool Connection::logGone() const {
  const char* file = sqlite3_db_filename(database, "main");
  struct stat found {};
  const bool there = file && ::stat(sqlite3_filename_wal(file), &found) == 0;
  if (there && log == 0) log = found.st_ino;
  return log != 0 && (!there || log != found.st_ino);
}

void Connection::keepLogOnClose(bool keep) {
  sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keep ? 1 : 0, nullptr);
}

void Connection::fail(int code) const {
  throw Error{troubleOf(code), std::to_string(code) + " " + (database ? sqlite3_errmsg(database) : "out of memory")};
}

sqlite3_stmt* Connection::borrow(std::string_view sql) const {
  if (const auto found = idle.find(sql); found != idle.end()) {
    sqlite3_stmt* statement = found->second;
    idle.erase(found);
    return statement;
  }
  sqlite3_stmt* statement = nullptr;
  const int code = sqlite3_prepare_v3(database, sql.data(), static_cast<int>(sql.size()), SQLITE_PREPARE_PERSISTENT,
                                      &statement, nullptr);
  if (code != SQLITE_OK) fail(code);
  return statement;
}

void Connection::giveBack(sqlite3_stmt* statement) const {
  sqlite3_reset(statement);
  sqlite3_clear_bindings(statement);
  idle.emplace(sqlite3_sql(statement), statement);
}

Statement::Statement(const Connection& owner, std::string_view sql) : from(owner), held(owner.borrow(sql)) {}

Statement::~Statement() { from.giveBack(held); }

bool Statement::step() {
  const int code = sqlite3_step(held);
  if (code == SQLITE_ROW) return true;
  if (code != SQLITE_DONE) from.fail(code);
  return false;
}

void Statement::check(int code) const {
  if (code != SQLITE_OK) from.fail(code);
}

void Statement::bindOne(int at, std::string_view text) {
  const char* data = text.empty() ? "" : text.data(); // no pointer would bind NULL
  check(sqlite3_bind_text64(held, at, data, text.size(), SQLITE_TRANSIENT, SQLITE_UTF8));
}

std::string Statement::textAt(int column) const {
  const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(held, column));
  return text ? std::string(text, static_cast<std::size_t>(sqlite3_column_bytes(held, column))) : std::string();
}

Transaction::Transaction(Connection& on, Kind kind) : db(on) {
  db.script(kind == Kind::write ? "BEGIN IMMEDIATE" : "BEGIN");
}

Transaction::~Transaction() {
  // SQLite may have rolled back by itself, as it does when the disk is full.
  if (open && !sqlite3_get_autocommit(db.raw())) sqlite3_exec(db.raw(), "ROLLBACK", nullptr, nullptr, nullptr);
}

void Transaction::commit() {
  db.script("COMMIT");
  open = false;
}

} // namespace ninefold::store
