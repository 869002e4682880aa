#include "games/games.h"
#include "match/record.h"
#include "match/record_text.h"
#include "support/qtest.h"
#include "support/rounds.h"
#include "support/tables.h"

// The laws that hold for every game, tried on thousands of random matches. NINEFOLD_LAW_MATCHES sets how many per game.

using namespace ninefold;

namespace {

/// No random match of any game comes near it: one that does never ends.
constexpr std::size_t longest = 20000;

/// A law was broken. Carries what is needed to see it again.
struct Broken {
  std::string law;
};

void require(bool holds, const char* law) {
  if (!holds) throw Broken{law};
}

template<Rules G> std::vector<Viewer> viewers(const typename G::Table& table) {
  std::vector<Viewer> all{nobody};
  for (int i = 0; i < table.seats; ++i) all.push_back(seatAt(i));
  return all;
}

/// Events without those in which chance speaks, and what follows from it: what a seat can hear of its move for certain.
Events certain(const Events& events, Viewer viewer, int seats) {
  Events kept;
  for (const Event& event : heardBy(events, viewer, seats))
    if (!event.kind.chance) kept.push_back(event);
  return kept;
}

template<Rules G> class Trial {
public:
  explicit Trial(std::uint64_t seed)
      : luck(seed),
        agreed(randomTable<G>(luck)),
        deal(G::shuffle(agreed, luck)),
        state(G::begin(agreed, deal)),
        match(agreed, deal) {}

  void run() {
    while (auto input = randomInput<G>(state, agreed.seats, luck)) {
      require(match.length() < longest, "random play ends");
      if (luck.below(8) == 0) look();
      if (match.length() > 0 && luck.below(4) == 0) borrow();
      codec(*input);
      const auto step = G::apply(state, *input);
      require(bool(step), "apply accepts what is legal");
      audiences(step->events);
      state = step->state;
      require(bool(match.play(*input)), "a match accepts what its game accepts");
    }
    look();
    require(G::standing(state).over, "a game in which nothing is legal is over");
    require(!G::standing(state).winners.empty() || G::standing(state).gameWins, "a game that is over has a winner");
    history();
    record();
  }

private:
  /// What every viewer sees at this moment.
  void look() {
    for (Viewer viewer : viewers<G>(agreed)) {
      const auto view = G::view(state, viewer);
      const auto other = G::imagine(view, luck);
      require(G::view(other, viewer) == view, "view(imagine(view)) is the view");
      const Scene scene = G::present(view, {});
      require(scene == G::present(G::view(other, viewer), {}), "what a seat may not know doesn't change what it sees");
      require(viewer.has_value() || scene.hand.empty(), "nobody in particular holds a hand");
      const auto legal = G::legal(view);
      require(legal == G::legal(G::view(other, viewer)), "what a seat may not know doesn't change what it can do");
      for (std::size_t i = 0; i < legal.size(); i += 1 + luck.below(4)) {
        const Input<G> input{viewer, legal[i]};
        const auto here = G::apply(state, input), there = G::apply(other, input);
        require(bool(here), "apply accepts what is legal");
        require(bool(there), "a secret doesn't decide whether a move is refused");
        require(certain(here->events, viewer, agreed.seats) == certain(there->events, viewer, agreed.seats),
                "a secret isn't heard in the events of one's own move");
      }
      for (const Input<G>& old : played)
        if (old.seat == viewer) sameAnswer(old, other);
    }
  }

  void sameAnswer(const Input<G>& input, const typename G::State& other) {
    const auto here = G::apply(state, input), there = G::apply(other, input);
    require(bool(here) == bool(there), "a secret doesn't decide whether a move is refused");
    require(here || here.error() == there.error(), "a secret doesn't decide why a move is refused");
  }

  /// Moves from other plies and seats: any input at any time is answered, and the wrong seat is refused.
  void borrow() {
    Input<G> input = match.input(luck.below(static_cast<std::uint32_t>(match.length())));
    if (played.size() < 12) played.push_back(input);
    if (input.seat) input.seat = seatAt(static_cast<int>(luck.below(static_cast<std::uint32_t>(agreed.seats))));
    const auto step = G::apply(state, input);
    const auto turn = G::standing(state).turn;
    if (turn && input.seat && input.seat != turn && !std::holds_alternative<Challenge>(input.move))
      require(!step, "only the seat whose turn it is moves");
    if (G::standing(state).over) require(!step && step.error() == Refusal::over, "a game that is over is over (G-9)");
  }

  void codec(const Input<G>& input) {
    const nlohmann::json written = nlohmann::json::parse(write<G>(input).dump());
    require(readInput<G>(Node(written), agreed) == input, "decode(encode(move)) is the move");
  }

  void audiences(const Events& events) {
    for (const Event& event : heardBy(events, nobody, agreed.seats))
      for (int i = 0; i < agreed.seats; ++i)
        require(event.audience.has(seatAt(i)), "what nobody in particular hears, all hear");
  }

  void history() {
    Match<G> copy = match;
    std::size_t back = 0;
    while (copy.canUndo(UndoTo::start) && back < 5) {
      copy.undo();
      ++back;
    }
    while (copy.canRedo()) copy.redo();
    require(copy.everything() == match.everything(), "undo then redo is the identity");
    Match<G> again(agreed, deal);
    for (std::size_t i = 0; i < match.length(); ++i) {
      require(bool(again.play(match.input(i))), "a log can be replayed");
      require(again.hash(i) == match.hash(i), "a replay shows what was shown");
    }
    require(again.everything() == match.everything(), "replay(log) is the match");
  }

  void record() {
    Record<G> whole{agreed, deal};
    for (std::size_t i = 0; i < match.length(); ++i) whole.inputs.push_back(match.input(i));
    const auto parsed = parseRecord(write(whole).dump());
    require(bool(parsed), "a record is JSON");
    const Record<G> read = readRecord<G>(Node(*parsed), Deals::full);
    require(read.table == agreed && read.deal == deal && read.inputs == whole.inputs,
            "a record reads as it was written");
  }

  Rng luck;
  typename G::Table agreed;
  typename G::Deal deal;
  typename G::State state;
  Match<G> match;
  std::vector<Input<G>> played;
};

} // namespace

class LawsTest : public QObject {
  Q_OBJECT

private slots:
  void every_game_keeps_the_laws_data() {
    QTest::addColumn<int>("game");
    for (std::size_t i = 0; i < gameNames().size(); ++i) QTest::newRow(gameNames()[i].data()) << static_cast<int>(i);
  }

  void every_game_keeps_the_laws() {
    QFETCH(int, game);
    const int matches = rounds("NINEFOLD_LAW_MATCHES", 2000);
    for (int i = 0; i < matches; ++i) {
      const auto seed = static_cast<std::uint64_t>(i);
      try {
        withGame(static_cast<std::size_t>(game), [&]<Rules G>() { Trial<G>(seed).run(); });
      } catch (const Broken& broken) {
        QFAIL(qPrintable(QString("seed %1: %2").arg(i).arg(broken.law.c_str())));
      } catch (const Fault& fault) {
        QFAIL(qPrintable(QString("seed %1: %2").arg(i).arg(fault.text().c_str())));
      }
    }
  }
};

QTEST_APPLESS_MAIN(LawsTest)
#include "laws_test.moc"
