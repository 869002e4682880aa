#include "support/thinkers.h"

#include <fstream>
#include <iostream>
#include <sstream>

// What computer players of all levels think in 200 positions of every game, each game's in one number: usage:
// ninefold-thoughts [FILE]. With a FILE it has to be what stands there. It needs no Qt, so that it runs on the
// processors of phones, too.

using namespace ninefold;

namespace {

constexpr int positions = 200;

template<Playable G> std::string line() {
  using ai::Level;
  const auto hash =
      hashOfThoughts<G>(positions, {Level::greedy, Level::beginner, Level::casual, Level::strong, Level::master});
  return std::string(G::id) + ' ' + std::to_string(hash) + '\n';
}

} // namespace

int main(int argc, char** argv) {
  std::string thoughts;
  forEachGame([&]<Playable G>() { thoughts += line<G>(); });
  std::cout << thoughts;
  if (argc < 2) return 0;
  std::stringstream expected;
  expected << std::ifstream(argv[1]).rdbuf();
  if (expected.str() == thoughts) return 0;
  std::cerr << "expected\n" << expected.str();
  return 1;
}
