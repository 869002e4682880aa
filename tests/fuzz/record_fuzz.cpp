// What may arrive in a record, for one game: NINEFOLD_FUZZED names it. A text that begins with a brace is read as a
// record and replayed; anything else is read as a series of choices that make a table and play on it, right and wrong.

#include "games/games.h"
#include "match/record.h"
#include "match/record_text.h"
#include "support/tables.h"

#include <cstdlib>

using namespace ninefold;
using G = NINEFOLD_FUZZED::Game;

namespace {

void require(bool holds) {
  if (!holds) std::abort();
}

void replay(const Record<G>& record) {
  auto state = G::begin(record.table, record.deal);
  for (const Input<G>& input : record.inputs) {
    if (auto step = G::apply(state, input)) state = std::move(step->state);
    for (int i = -1; i < record.table.seats; ++i) {
      const Viewer viewer = i < 0 ? nobody : Viewer(seatAt(i));
      (void)G::present(G::view(state, viewer), {});
    }
  }
  (void)G::everything(state);
  (void)G::standing(state);
}

void readAsRecord(std::string_view text) {
  const auto document = parseRecord(text);
  if (!document) return;
  try {
    const Record<G> record = readRecord<G>(Node(*document), Deals::any);
    replay(record);
    const auto written = parseRecord(write(record).dump());
    require(written && readRecord<G>(Node(*written), Deals::any).inputs == record.inputs);
  } catch (const Fault&) {
  } // refused, as it should be
}

/// Choices made by the fuzzer: a byte each.
class Bytes {
public:
  explicit Bytes(std::string_view from) : bytes(from) {}
  bool left() const { return !bytes.empty(); }
  std::size_t below(std::size_t bound) {
    if (bytes.empty()) return 0;
    const auto byte = static_cast<unsigned char>(bytes.front());
    bytes.remove_prefix(1);
    return byte % bound;
  }

private:
  std::string_view bytes;
};

void play(Bytes choices) {
  Rng rng(choices.below(256));
  const auto table = randomTable<G>(rng);
  auto state = G::begin(table, G::shuffle(table, rng));
  std::vector<Input<G>> seen;
  while (choices.left()) {
    const std::size_t who = choices.below(static_cast<std::size_t>(table.seats) + 1);
    const Viewer viewer = who == 0 ? nobody : Viewer(seatAt(static_cast<int>(who) - 1));
    const auto legal = G::legal(G::view(state, viewer));
    Input<G> input{viewer, Challenge{}};
    if (!legal.empty() && choices.below(4) != 0)
      input.move = legal[choices.below(legal.size())];
    else if (!seen.empty())
      input = seen[choices.below(seen.size())];
    if (!wellSeated(input)) continue;
    seen.push_back(input);
    if (auto step = G::apply(state, input)) state = std::move(step->state);
  }
  (void)G::everything(state);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  if (text.starts_with('{'))
    readAsRecord(text);
  else
    play(Bytes(text));
  return 0;
}
