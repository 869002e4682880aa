#include "games/common/node.h"

#include <algorithm>

namespace ninefold {

using nlohmann::json;

namespace {

std::string joined(const std::vector<std::string_view>& names) {
  std::string out;
  for (std::string_view name : names) out += (out.empty() ? "" : ", ") + std::string(name);
  return out;
}

json asJson(const OptionValue& value) {
  return std::visit([](const auto& held) { return json(held); }, value);
}

} // namespace

std::string Node::placeOf(std::string_view member) const {
  return (place.empty() ? "" : place + ".") + std::string(member);
}

/// The value as a message shows it: short, whatever it is.
std::string Node::shown() const {
  constexpr std::size_t most = 40;
  if (value->is_object()) return "{...}";
  if (value->is_array()) return value->empty() ? "[]" : "[...]";
  if (!value->is_string()) return value->dump();
  const auto& whole = value->get_ref<const std::string&>();
  std::string out = json(whole.substr(0, most)).dump(-1, ' ', false, json::error_handler_t::replace);
  out.front() = out.back() = '\'';
  return whole.size() > most ? out + "..." : out;
}

void Node::fail(const std::string& message) const { throw Fault{place.empty() ? "record" : place, message}; }

Node Node::operator[](std::string_view member) const {
  if (auto found = find(member)) return *std::move(found);
  throw Fault{placeOf(member), "is missing"};
}

std::optional<Node> Node::find(std::string_view member) const {
  if (!value->is_object()) fail("is not an object");
  const auto found = value->find(member);
  if (found == value->end()) return std::nullopt;
  return Node(*found, placeOf(member));
}

bool Node::has(std::string_view member) const { return find(member).has_value(); }

void Node::knowsOnly(std::span<const std::string_view> known) const {
  if (!value->is_object()) fail("is not an object");
  for (const auto& [member, unused] : value->items())
    if (std::find(known.begin(), known.end(), member) == known.end()) throw Fault{placeOf(member), "is not known here"};
}

std::size_t Node::size() const {
  if (!value->is_array()) fail("is not a list");
  return value->size();
}

Node Node::entry(std::size_t i) const { return Node((*value)[i], place + "[" + std::to_string(i) + "]"); }

void Node::hasEntries(std::size_t count) const {
  if (size() != count) fail("has " + std::to_string(size()) + " entries, not " + std::to_string(count));
}

int Node::number(int least, int most) const {
  if (value->is_number_integer()) {
    // A whole number too large for the signed type is held as unsigned; it is out of any range we ask for.
    const bool huge = value->is_number_unsigned() && value->get<std::uint64_t>() > std::uint64_t{INT32_MAX};
    const std::int64_t held = huge ? INT64_MAX : value->get<std::int64_t>();
    if (held >= least && held <= most) return static_cast<int>(held);
  }
  fail(shown() + " is not a number from " + std::to_string(least) + " to " + std::to_string(most));
}

std::int64_t Node::wholeNumber() const {
  const bool huge = value->is_number_unsigned() && value->get<std::uint64_t>() > std::uint64_t{INT64_MAX};
  if (!value->is_number_integer() || huge || value->get<std::int64_t>() < 0) fail(shown() + " is not a whole number");
  return value->get<std::int64_t>();
}

bool Node::flag() const {
  if (!value->is_boolean()) fail(shown() + " is not one of false, true");
  return value->get<bool>();
}

void Node::isTrue() const {
  if (!value->is_boolean() || !value->get<bool>()) fail(shown() + " is not true");
}

const std::string& Node::text() const {
  if (!value->is_string()) fail(shown() + " is not a text");
  return value->get_ref<const std::string&>();
}

Cell Node::cell(Shape shape) const {
  if (value->is_string())
    if (const auto cell = cellNamed(value->get_ref<const std::string&>()); cell && shape.contains(*cell)) return *cell;
  const Cell last{static_cast<std::int8_t>(shape.columns - 1), static_cast<std::int8_t>(shape.rows - 1)};
  fail(shown() + " is not a cell from A1 to " + name(last));
}

std::size_t Node::choice(std::span<const OptionValue> values) const {
  std::string all;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const json one = asJson(values[i]);
    if (value->type() == one.type() || (value->is_number_integer() && one.is_number_integer()))
      if (*value == one) return i;
    all += (i > 0 ? ", " : "") + (one.is_string() ? one.get<std::string>() : one.dump());
  }
  fail(shown() + " is not one of " + all);
}

std::size_t Node::choice(const std::vector<std::string_view>& names) const {
  for (std::size_t i = 0; i < names.size(); ++i)
    if (is(names[i])) return i;
  fail(shown() + " is not one of " + joined(names));
}

} // namespace ninefold
