#pragma once

#include "kernel/phrase.h"
#include "kernel/result.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ninefold {

/// The tags of an XML text, one after the other, as much of XML as files of puzzles use: elements, attributes, comments
/// and the five entities everybody knows. What stands between tags is skipped. A document type is refused: nothing we
/// read has one, and entities that it declares can grow without end.
class XmlTags {
public:
  explicit XmlTags(std::string_view document) : text(document) {}

  struct Attribute {
    std::string_view name;
    std::string value;
  };
  struct Tag {
    std::string_view name;
    std::vector<Attribute> attributes;

    const std::string* attribute(std::string_view wanted) const;
  };

  /// The next element that begins; nothing at the end of the text. The phrase says what isn't well-formed.
  Result<std::optional<Tag>, Phrase> next();

  /// How many elements are open, the last one included; 1 for the root, which is alone.
  std::size_t depth() const { return open.size() + closedAtOnce; }
  /// The line that has been read up to.
  int line() const;

private:
  static constexpr std::size_t deepest = 16, mostAttributes = 32;

  bool at(std::string_view word) const { return text.substr(place, word.size()) == word; }
  bool skipPast(std::string_view word);
  bool skipOne(char c);
  void skipBlanks();
  std::string_view name();
  bool endTag();
  bool beginTag(Tag& tag);
  bool attribute(Tag& tag);
  static bool value(std::string& into, std::string_view quoted);
  Phrase fault() const;

  std::string_view text;
  std::size_t place = 0;
  std::vector<std::string_view> open;
  bool closedAtOnce = false, rooted = false;
};

} // namespace ninefold
