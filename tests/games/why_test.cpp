#include "games/all_tellings.h"
#include "games/kakuro_cards_table.h"
#include "games/sudoku_pens/reason.h"
#include "match/any_match.h"
#include "support/qtest.h"
#include "support/rounds.h"
#include "support/tables.h"

// What is told of a move to all at the table, and what a coach tells one of them.

using namespace ninefold;
using nlohmann::json;

namespace {

struct Compared {
  int moves = 0, reasons = 0, otherHands = 0;
};

/// The same board in another world, in which whoever moved could move alike; nothing if none is found.
template<Playable G>
std::optional<typename G::State> otherWorld(const typename G::State& state, const Input<G>& input, Rng& luck) {
  for (int tries = 0; tries < 30; ++tries) {
    auto other = G::imagine(G::view(state, nobody), luck);
    if (G::apply(other, input)) return other;
  }
  return std::nullopt;
}

/// Plays random matches; wherever all see and hear the same in another world, they are told the same.
template<Playable G> Compared compare(Rng& luck, int matches) {
  Compared all;
  for (int i = 0; i < matches; ++i) {
    const auto table = randomTable<G>(luck);
    auto state = G::begin(table, G::shuffle(table, luck));
    while (const auto input = randomInput<G>(state, table.seats, luck)) {
      auto step = G::apply(state, *input);
      const auto other = otherWorld<G>(state, *input, luck);
      if (other && input->seat) {
        const auto there = G::apply(*other, *input);
        const bool same = G::view(step->state, nobody) == G::view(there->state, nobody) &&
                          heardBy(step->events, nobody, table.seats) == heardBy(there->events, nobody, table.seats);
        if (same) {
          const Reason here =
              reasonFor<G>(G::view(state, nobody), G::view(step->state, nobody), step->events, table.seats);
          if (here != reasonFor<G>(G::view(*other, nobody), G::view(there->state, nobody), there->events, table.seats))
            return {};
          ++all.moves;
          all.reasons += !here.sentences.empty();
          for (int seat = 0; seat < table.seats; ++seat)
            all.otherHands += !(G::view(state, seatAt(seat)) == G::view(*other, seatAt(seat)));
        }
      }
      state = std::move(step->state);
    }
  }
  return all;
}

std::string english(const Reason& reason) {
  std::string all;
  for (const Phrase& sentence : reason.sentences) all += (all.empty() ? "" : " ") + inEnglish(sentence);
  return all;
}

/// What is told of a turn on a drawn board of Kakuro Cards.
std::string told(std::string_view drawing, const kakuro_cards::Place& place, std::vector<Digit> bag) {
  using kakuro_cards::Game;
  const auto dealt = kakuro_cards::on(drawing, {.bag = std::move(bag)});
  const auto step = Game::apply(dealt.state, {seatAt(0), place});
  if (!step) return std::string(key(step.error()));
  return english(reasonFor<Game>(Game::view(dealt.state, nobody), Game::view(step->state, nobody), step->events, 2));
}

/// Whether a part of the board holds a cell.
bool holds(const Guide& guide, Cell cell) {
  return cell.column >= guide.from.column && cell.column <= guide.to.column && cell.row >= guide.from.row &&
         cell.row <= guide.to.row;
}

/// What is amiss with what a coach tells of a move; empty if nothing is.
template<Playable G> std::string faultIn(const typename G::View& view, const Input<G>& input, int gain) {
  const Guide guide = guideTo(view, input.move);
  if (guide.where.empty() || guide.what.empty() || guide.goes.empty() || guide.why.empty()) return "says nothing";
  if (guide.cell && !holds(guide, *guide.cell)) return "looks elsewhere";
  const auto hand = static_cast<int>(G::present(view, {}).hand.size());
  if (guide.piece && (*guide.piece < 0 || *guide.piece >= hand)) return "takes what isn't in the hand";
  int points = 0;
  for (const SceneRun& run : guide.runs) points += run.points;
  if (!guide.runs.empty() && points != gain) return "promises what doesn't come";
  return {};
}

} // namespace

class WhyTest : public QObject {
  Q_OBJECT

private slots:
  void what_all_are_told_follows_from_what_all_can_see() {
    Rng luck(22);
    forEachGame([&]<Playable G>() {
      if constexpr (GivesReasons<G>) {
        const Compared all = compare<G>(luck, rounds("NINEFOLD_WHY", 12));
        QVERIFY2(all.moves > 100 && all.reasons > 50, std::string(G::id).c_str());
        QVERIFY2(all.otherHands > 20 || !G::secrets, std::string(G::id).c_str());
      }
    });
  }

  void the_card_that_is_kept_says_nothing() {
    json record = freshRecord("kakuro_cards", 2, 0);
    record.erase("seed");
    record["first"] = 0;
    // Five for the board, two for each seat: the first seat keeps a 9 in one world and a 1 in the other.
    json bag = {3, 1, 2, 4, 5, 7, 9, 6, 6, 8, 8, 1, 2, 2, 3, 3, 4, 4, 5, 5};
    std::vector<std::string> all;
    for (const int kept : {9, 1}) {
      std::swap(bag[6], kept == 9 ? bag[6] : bag[11]);
      record["deal"] = {{"bag", bag}};
      const auto match = openMatch(record, Deals::any);
      QVERIFY2(bool(match), match ? "" : match.error().text().c_str());
      for (const auto& move : (*match)->legal(seatAt(0)))
        if (move.value("card", 0) == 7) {
          QVERIFY(bool((*match)->play(json(move))));
          break;
        }
      QCOMPARE((*match)->length(), std::size_t{1});
      all.push_back(english((*match)->reason()));
    }
    QVERIFY(!all[0].empty());
    QCOMPARE(all[0], all[1]);
  }

  void kakuro_cards_says_which_rows_a_card_makes_and_what_it_leaves() {
    using namespace kakuro_cards;
    const char* board = R"(
      . .  . . .
      . 3s 1 _ .
      . .  . . .)";
    QVERIFY(told(board, put("D2", 2, addend), {2, 9, 5, 5})
                .starts_with("The 2 completes a row of 3. The best card now brings "));
    QVERIFY(told(board, put("D2", 5, addend), {5, 9, 5, 5}).starts_with("It scores nothing"));
    QVERIFY(told(R"(
      _ 7 5
      7 . .
      5 . .)",
                 put("A1", 2, sum), {2, 9, 5, 5})
                .starts_with("The 2 heads two rows, 12 and 12. "));
  }

  void sudoku_pens_says_what_decides() {
    using namespace sudoku_pens;
    Public known;
    known.table.seats = 2;
    const auto row = [&](std::string_view digits) {
      for (std::size_t i = 0; i < digits.size(); ++i) known.board.cells[i] = static_cast<Digit>(digits[i] - '0');
    };
    row("123456780");
    QCOMPARE(caseFor(known, at("I1"), 9).kind, Case::Kind::onlyDigit);
    row("123456000");
    known.board[at("H5")] = 7;
    known.board[at("I6")] = 7;
    QCOMPARE(caseFor(known, at("G1"), 7).kind, Case::Kind::onlyInRow);
    known.board = {};
    QCOMPARE(caseFor(known, at("E5"), 9).kind, Case::Kind::highest);
    QCOMPARE(caseFor(known, at("E5"), 3), (Case{Case::Kind::bars, 20}));
    QCOMPARE(inEnglish(wordsFor({Case::Kind::bars, 20}, 3)), std::string("Cells in which no 3 fits any more: 20."));
  }

  void a_coach_leads_to_the_move_and_promises_what_it_brings() {
    Rng luck(5);
    int promised = 0;
    forEachGame([&]<Playable G>() {
      if constexpr (GivesGuides<G>) {
        int guided = 0;
        for (int i = 0; i < 40 || guided < 40; ++i) {
          const auto table = randomTable<G>(luck);
          if (!coaches(table)) continue;
          QVERIFY(table.seats > 1);
          auto state = G::begin(table, G::shuffle(table, luck));
          while (const auto input = randomInput<G>(state, table.seats, luck)) {
            const auto step = G::apply(state, *input);
            if (input->seat) {
              const auto scores = [&](const auto& in) {
                return G::standing(in).scores[static_cast<std::size_t>(*input->seat)];
              };
              const int gain = scores(step->state) - scores(state);
              const std::string fault = faultIn<G>(G::view(state, input->seat), *input, gain);
              QVERIFY2(fault.empty(), (std::string(G::id) + ' ' + fault).c_str());
              ++guided;
              promised += !guideTo(G::view(state, input->seat), input->move).runs.empty();
            }
            state = step->state;
          }
        }
        QVERIFY2(guided > 40, std::string(G::id).c_str());
      }
    });
    QVERIFY(promised > 40);
  }
};

QTEST_APPLESS_MAIN(WhyTest)
#include "why_test.moc"
