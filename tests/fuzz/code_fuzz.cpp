// Texts that people may type as a challenge code. What is read has to be written as it was read. A text that begins
// with a ! is completed by the two letters that make the rest of it a code, so that what lies behind them is tried,
// too.

#include "challenge/code.h"

#include <cstdlib>

using namespace ninefold;

namespace {

constexpr std::string_view letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

void require(bool holds) {
  if (!holds) std::abort();
}

challenge::CodeFault answer(std::string_view text) {
  const auto read = challenge::invitationFrom(text);
  if (!read) return read.error();
  const auto again = challenge::invitationFrom(codeOf(*read));
  require(again && *again == *read);
  return challenge::CodeFault::unknown;
}

void complete(const std::string& body) {
  int rest = 0;
  for (char a : letters)
    for (char b : letters) rest += answer(body + a + b) != challenge::CodeFault::mistyped;
  const bool code =
      answer(body + "00") != challenge::CodeFault::letter && answer(body + "00") != challenge::CodeFault::length;
  if (code) require(rest == 1);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  if (text.starts_with('!'))
    complete(std::string(text.substr(1)));
  else
    answer(text);
  return 0;
}
