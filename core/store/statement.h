#pragma once

#include <cstdint>
#include <optional>
#include <sqlite3.h>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>

namespace ninefold::store {

class Connection;

/// A prepared statement on loan from its connection: bound, stepped through, and given back when it goes out of scope.
class Statement {
public:
  Statement(const Connection& owner, std::string_view sql);
  template<class... Values>
    requires(sizeof...(Values) > 0)
  Statement(const Connection& owner, std::string_view sql, const Values&... values) : Statement(owner, sql) {
    bind(values...);
  }
  ~Statement();
  Statement(const Statement&) = delete;
  Statement& operator=(const Statement&) = delete;

  template<class... Values> void bind(const Values&... values) {
    int at = 0;
    (bindOne(++at, values), ...);
  }

  /// Binds what stands in a column of another statement's row, whatever its type.
  void copyColumn(int at, const Statement& row, int column) {
    check(sqlite3_bind_value(held, at, sqlite3_column_value(row.held, column)));
  }

  /// Binds a value whose type is known when it runs.
  template<class... Types> void bindAt(int at, const std::variant<Types...>& value) {
    std::visit(
        [&](const auto& one) {
          if constexpr (std::is_same_v<std::decay_t<decltype(one)>, std::monostate>)
            bindOne(at, std::optional<int>());
          else
            bindOne(at, one);
        },
        value);
  }

  /// Goes to the next row; whether there is one.
  bool step();

  template<class T> T get(int column) const {
    if constexpr (std::is_same_v<T, std::string>) {
      return textAt(column);
    } else if constexpr (std::is_same_v<T, double>) {
      return sqlite3_column_double(held, column);
    } else if constexpr (std::is_same_v<T, bool>) {
      return sqlite3_column_int64(held, column) != 0;
    } else {
      return static_cast<T>(sqlite3_column_int64(held, column));
    }
  }
  int columns() const { return sqlite3_column_count(held); }
  /// The columns of the row, from the left.
  template<class... Values> void into(Values&... values) const {
    int at = 0;
    (intoOne(at++, values), ...);
  }

private:
  void bindOne(int at, std::string_view text);
  void bindOne(int at, const std::string& text) { bindOne(at, std::string_view(text)); }
  void bindOne(int at, const char* text) { bindOne(at, std::string_view(text)); }
  void bindOne(int at, double number) { check(sqlite3_bind_double(held, at, number)); }
  template<class T>
    requires std::is_integral_v<T> || std::is_enum_v<T>
  void bindOne(int at, T number) { check(sqlite3_bind_int64(held, at, static_cast<sqlite3_int64>(number))); }
  template<class T> void bindOne(int at, const std::optional<T>& value) {
    if (value)
      bindOne(at, *value);
    else
      check(sqlite3_bind_null(held, at));
  }

  template<class T> void intoOne(int at, T& value) const { value = get<T>(at); }
  template<class T> void intoOne(int at, std::optional<T>& value) const {
    value.reset();
    if (sqlite3_column_type(held, at) != SQLITE_NULL) value = get<T>(at);
  }

  std::string textAt(int column) const;
  void check(int code) const;

  const Connection& from;
  sqlite3_stmt* held;
};

} // namespace ninefold::store
