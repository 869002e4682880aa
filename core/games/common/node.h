#pragma once

#include "games/common/fault.h"
#include "grid/cell.h"
#include "kernel/option.h"

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ninefold {

/// A place in a record: a JSON value that knows where it stands. Whatever doesn't fit throws a Fault that names the
/// place; nobody but readRecord() and its like catch it.
class Node {
public:
  explicit Node(const nlohmann::json& document) : value(&document) {}

  [[noreturn]] void fail(const std::string& message) const;

  /// A member of an object; it has to be there.
  Node operator[](std::string_view member) const;
  std::optional<Node> find(std::string_view member) const;
  bool has(std::string_view member) const;
  /// Fails for any member that isn't among `known`.
  void knowsOnly(std::span<const std::string_view> known) const;
  void knowsOnly(std::initializer_list<std::string_view> known) const {
    knowsOnly(std::span(known.begin(), known.size()));
  }

  /// Calls `visit` with the name and the value of each member.
  template<class Visit> void forEachMember(Visit visit) const {
    if (!value->is_object()) fail("is not an object");
    for (const auto& [member, held] : value->items()) visit(member, Node(held, placeOf(member)));
  }

  /// The entries of a list.
  std::size_t size() const;
  Node entry(std::size_t i) const;
  /// Fails unless the list has exactly that many entries.
  void hasEntries(std::size_t count) const;
  template<class Visit> void forEach(Visit visit) const {
    for (std::size_t i = 0, n = size(); i < n; ++i) visit(entry(i));
  }

  int number(int least, int most) const;
  std::int64_t wholeNumber() const; // 0 and up
  bool flag() const;
  /// The value `true` and no other, as in {"pass":true}.
  void isTrue() const;
  const std::string& text() const;
  Cell cell(Shape shape) const;
  /// The index of the value among `values`, or among `names`.
  std::size_t choice(std::span<const OptionValue> values) const;
  std::size_t choice(const std::vector<std::string_view>& names) const;
  template<class Enum> Enum oneOf(const std::vector<std::string_view>& names) const {
    return static_cast<Enum>(choice(names));
  }
  bool is(std::string_view word) const { return value->is_string() && value->get_ref<const std::string&>() == word; }

private:
  Node(const nlohmann::json& part, std::string at) : value(&part), place(std::move(at)) {}
  std::string placeOf(std::string_view member) const;
  std::string shown() const;

  const nlohmann::json* value;
  std::string place{}; // such as deal.pile[3]; empty for the document itself
};

} // namespace ninefold
