#include "bridge/opponents.h"

#include <algorithm>

using namespace ninefold;

namespace {

/// Before the first of them moves one sees what one did oneself, in milliseconds.
constexpr int breath = 500;
constexpr int quickRest = 700;
constexpr int calmRest = 1600;
/// Where all play at once, a row with its sum has to be read, and found on the board.
constexpr int quickReading = 2500;
constexpr int calmReading = 6000;
/// How long a row lies open to which nobody objects.
constexpr int assent = 5000;

/// Who a computer is to itself: its figure and its level. The same one plays alike in every match.
std::uint64_t personOf(const ai::Computer& computer) { return static_cast<std::uint64_t>(ai::numberOf(computer)); }

} // namespace

Opponents::Opponents(Play how, QObject* parent) : QObject(parent), play(std::move(how)) {
  due.setSingleShot(true);
  resting.setSingleShot(true);
  connect(&due, &QTimer::timeout, this, &Opponents::act);
  connect(&resting, &QTimer::timeout, this, &Opponents::goOn);
}

void Opponents::sit(std::vector<int> numbers) {
  seats.clear();
  for (std::size_t i = 0; i < numbers.size(); ++i)
    if (const auto computer = ai::computerFrom(numbers[i]))
      seats.push_back({seatAt(static_cast<int>(i)), *computer, numbers[i]});
  clear();
  forget();
  emit sat();
}

int Opponents::numberAt(int seat) const {
  const auto found = std::ranges::find(seats, seatAt(seat), &Sitter::seat);
  return found == seats.end() ? 0 : found->number;
}

void Opponents::forget() {
  thinker.cancel();
  next.reset();
  played.reset();
  due.stop();
  known = false;
}

void Opponents::setPace(Pace pace) {
  if (std::exchange(wanted, pace) == pace) return;
  if (resting.isActive() || stepping) { // of the move that is being shown, too
    resting.stop();
    stepping = pace == Pace::StepByStep;
    if (!stepping) resting.start(rest());
  }
  emit paceChanged();
  emit changed();
}

int Opponents::rest() const {
  const bool quick = wanted == Pace::Quick;
  return (ofTurns ? (quick ? quickRest : calmRest) : quick ? quickReading : calmReading) / haste;
}

void Opponents::look(const AnyMatch* match, bool still, bool unopposed) {
  if (!match || seats.empty() || match->standing().over) return forget();
  if (std::exchange(stillness, still) != still && due.isActive() && still) {
    left = due.remainingTime();
    due.stop();
  }
  if (!known || length != match->length()) {
    const auto theirs = std::exchange(played, std::nullopt);
    auto now = match->standing().scores;
    const bool scored = now != scores;
    scores = std::move(now);
    if (theirs)
      showMove(*theirs, ofTurns || scored);
    else
      clear(); // somebody moved: what was shown has been seen
    forget();
    length = match->length();
    known = true;
    think(*match, unopposed);
  } else if (next && !due.isActive() && !still && !standStill()) {
    due.start(left);
  }
}

void Opponents::think(const AnyMatch& match, bool unopposed) {
  struct Asked {
    int seat;
    Thinking thinking;
  };
  std::vector<Asked> asked;
  const auto turn = match.standing().turn;
  ofTurns = turn.has_value();
  open = !match.hasSecrets();
  // Who may object is asked before who moves: the next move lets the one before it stand.
  std::vector<Sitter> inOrder = seats;
  std::ranges::stable_sort(inOrder, {}, [&](const Sitter& one) { return turn == one.seat; });
  for (const Sitter& one : inOrder)
    if (auto thinking = match.thinking(one.seat, one.computer.level, personOf(one.computer)))
      asked.push_back({index(one.seat), *std::move(thinking)});
  if (asked.empty()) return;
  sinceAsked.start();
  // Where only they may object, and none of them does, the row stands.
  Answer assented;
  if (unopposed && !ofTurns) assented = {index(seats.front().seat), {.input = R"({"accept":true})", .after = assent}};
  const auto first = [asked = std::move(asked), takesTurns = ofTurns, assented](Thinker::Cancelled cancelled) {
    Answer soonest;
    for (const Asked& one : asked) {
      auto advice = one.thinking(ai::Stop(*cancelled));
      if (*cancelled) break;
      if (!advice || (soonest.seat >= 0 && soonest.advice.after <= advice->after)) continue;
      soonest = {one.seat, *std::move(advice)};
      if (takesTurns) break;
    }
    return soonest.seat < 0 ? assented : soonest;
  };
  thinker.think(first, [this](Answer answer) { answered(std::move(answer)); });
  emit changed();
}

void Opponents::answered(Answer answer) {
  if (answer.seat >= 0) {
    next = std::move(answer);
    wait();
  }
  emit changed();
}

void Opponents::wait() {
  const int wish = (ofTurns ? breath : next->advice.after) / haste;
  left = std::max(0, wish - static_cast<int>(sinceAsked.elapsed()));
  if (!stillness && !standStill()) due.start(left);
}

void Opponents::act() {
  if (!next || resting.isActive() || stepping) return; // goOn() comes back to it
  if (stillness) {
    left = 0;
    return;
  }
  played = std::exchange(next, std::nullopt);
  if (!play(played->advice.input)) forget();
}

void Opponents::showMove(const Answer& answer, bool held) {
  shownSeat = answer.seat;
  // What it thinks of its chances tells what it holds: nobody hears of that who may not see it.
  const auto best = open ? answer.advice.best : std::vector<Advice::Considered>();
  shownEdge = best.size() > 1 ? best[0].worth.points - best[1].worth.points : 0;
  shownChance = best.empty() ? 0 : best[0].worth.chance;
  if (held) {
    stepping = wanted == Pace::StepByStep;
    if (!stepping) resting.start(rest());
  }
  emit changed();
}

void Opponents::hold() {
  if (!resting.isActive()) return;
  resting.stop();
  stepping = true;
  emit changed();
}

void Opponents::clear() {
  resting.stop();
  stepping = false;
  shownSeat = -1;
  emit changed();
}

void Opponents::seen() {
  if (ofTurns && shownSeat >= 0) goOn();
}

void Opponents::goOn() {
  clear();
  if (!next || due.isActive()) return;
  if (ofTurns)
    act();
  else if (!stillness)
    due.start(left);
}
