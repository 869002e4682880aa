#include "kernel/phrase.h"

#include <cstring>

namespace ninefold {

bool Phrase::operator==(const Phrase& other) const {
  return std::strcmp(words, other.words) == 0 && with == other.with && named == other.named;
}

std::string inEnglish(const Phrase& phrase) {
  std::string out;
  for (const char* at = phrase.words; *at != '\0'; ++at) {
    if (*at != '%' || at[1] < '1' || at[1] > '4') {
      out += *at;
      continue;
    }
    const Word& word = phrase.with[static_cast<std::size_t>(*++at - '1')];
    if (word.kind == Word::Kind::seat) out += "seat ";
    out += word.kind == Word::Kind::piece ? phrase.named[word.value - 1] : std::to_string(word.value);
  }
  return out;
}

} // namespace ninefold
