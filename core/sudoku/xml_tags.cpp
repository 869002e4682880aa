#include "sudoku/xml_tags.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace ninefold {

namespace {

constexpr std::string_view blanks = " \t\r\n";

bool inName(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-' ||
         c == '.' || c == ':';
}

/// The character that an entity stands for; none beyond ASCII, as no puzzle needs one.
std::optional<char> entity(std::string_view name) {
  constexpr std::array<std::pair<std::string_view, char>, 5> known{
      {{"lt", '<'}, {"gt", '>'}, {"amp", '&'}, {"quot", '"'}, {"apos", '\''}}};
  for (const auto& [word, character] : known)
    if (word == name) return character;
  if (!name.starts_with('#')) return std::nullopt;
  name.remove_prefix(1);
  const bool hexadecimal = name.starts_with('x');
  if (hexadecimal) name.remove_prefix(1);
  unsigned code = 0;
  const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), code, hexadecimal ? 16 : 10);
  if (error != std::errc{} || end != name.data() + name.size() || code == 0) return std::nullopt;
  return code < 128 ? static_cast<char>(code) : '?';
}

} // namespace

const std::string* XmlTags::Tag::attribute(std::string_view wanted) const {
  const auto found =
      std::find_if(attributes.begin(), attributes.end(), [&](const Attribute& each) { return each.name == wanted; });
  return found == attributes.end() ? nullptr : &found->value;
}

Result<std::optional<XmlTags::Tag>, Phrase> XmlTags::next() {
  closedAtOnce = false;
  for (;;) {
    place = std::min(text.find('<', place), text.size());
    if (place == text.size()) {
      if (!open.empty() || !rooted) return fault();
      return std::optional<Tag>();
    }
    bool fine = true;
    if (at("<?")) {
      fine = skipPast("?>");
    } else if (at("<!--")) {
      fine = skipPast("-->");
    } else if (at("<![CDATA[")) {
      fine = skipPast("]]>");
    } else if (at("</")) {
      fine = endTag();
    } else {
      Tag tag;
      if (!beginTag(tag)) return fault();
      return std::optional(std::move(tag));
    }
    if (!fine) return fault();
  }
}

int XmlTags::line() const {
  const auto end = text.begin() + static_cast<std::ptrdiff_t>(std::min(place, text.size()));
  return 1 + static_cast<int>(std::count(text.begin(), end, '\n'));
}

bool XmlTags::skipPast(std::string_view word) {
  const std::size_t found = text.find(word, place);
  if (found == std::string_view::npos) return false;
  place = found + word.size();
  return true;
}

bool XmlTags::skipOne(char c) {
  if (place == text.size() || text[place] != c) return false;
  ++place;
  return true;
}

void XmlTags::skipBlanks() { place = std::min(text.find_first_not_of(blanks, place), text.size()); }

std::string_view XmlTags::name() {
  const std::size_t start = place;
  while (place < text.size() && inName(text[place])) ++place;
  return text.substr(start, place - start);
}

bool XmlTags::endTag() {
  place += 2;
  if (open.empty() || name() != open.back()) return false;
  open.pop_back();
  skipBlanks();
  return skipOne('>');
}

bool XmlTags::beginTag(Tag& tag) {
  ++place;
  tag.name = name();
  const bool secondRoot = open.empty() && rooted;
  if (tag.name.empty() || secondRoot || open.size() == deepest) return false;
  rooted = true;
  for (;;) {
    skipBlanks();
    if (at("/>")) {
      place += 2;
      closedAtOnce = true;
      return true;
    }
    if (at(">")) {
      ++place;
      open.push_back(tag.name);
      return true;
    }
    if (!attribute(tag)) return false;
  }
}

bool XmlTags::attribute(Tag& tag) {
  Attribute read;
  read.name = name();
  skipBlanks();
  if (read.name.empty() || !skipOne('=')) return false;
  skipBlanks();
  const char quote = place < text.size() ? text[place] : '\0';
  if (quote != '"' && quote != '\'') return false;
  const std::size_t start = ++place;
  if (!skipPast({&quote, 1}) || tag.attribute(read.name) != nullptr || tag.attributes.size() == mostAttributes)
    return false;
  if (!value(read.value, text.substr(start, place - 1 - start))) return false;
  tag.attributes.push_back(std::move(read));
  return true;
}

/// What stands in quotes, with characters for entities.
bool XmlTags::value(std::string& into, std::string_view quoted) {
  for (std::size_t i = 0; i < quoted.size(); ++i) {
    if (quoted[i] == '<') return false;
    if (quoted[i] != '&') {
      into += quoted[i];
      continue;
    }
    const std::size_t end = quoted.find(';', i);
    if (end == std::string_view::npos) return false;
    const auto character = entity(quoted.substr(i + 1, end - i - 1));
    if (!character) return false;
    into += *character;
    i = end;
  }
  return true;
}

Phrase XmlTags::fault() const { return {NINEFOLD_WORDS("Line %1 is not well-formed XML."), {number(line())}}; }

} // namespace ninefold
