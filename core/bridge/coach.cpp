#include "bridge/coach.h"

#include "bridge/lessons.h"
#include "bridge/match_memory.h"
#include "bridge/teaching.h"
#include "games/sudoku_pens/words.h"
#include "kernel/hash.h"

#include <algorithm>
#include <nlohmann/json.hpp>

using namespace ninefold;

namespace {

struct Thought {
  std::shared_ptr<HintPlan> plan;
  Hint hint;
  std::uint64_t step = 0; // which one it tells of
};

/// Of what is told in the end, whichever stage it is at.
std::uint64_t hashOf(const Hint& whole) {
  Hash hash;
  hash << whole.kind;
  whole.cells.each([&](int cell) { hash << cell; });
  if (!whole.step) return hash.value();
  hash << whole.step->technique << whole.step->cell << whole.step->digit;
  for (const human::CellSet cells : whole.step->removed) {
    hash << cells.size();
    cells.each([&](int cell) { hash << cell; });
  }
  return hash.value();
}

std::uint64_t hashOf(const Numbers& numbers) { return (Hash() << numbers.cells).value(); }

Kind::Action key(const Action& action) { return Kind::kindOf(action); }

} // namespace

void Coach::setMatch(MatchController* other) {
  if (other == table) return;
  if (table) table->disconnect(this);
  table = other;
  if (table) {
    connect(table, &MatchController::started, this, &Coach::startAnew);
    connect(table, &MatchController::changed, this, &Coach::look);
  }
  startAnew();
}

bool Coach::teaches() const { return table && table->seatCount() == 1 && table->sandSeconds() == 0 && !table->over(); }

QString Coach::words() const { return reached > 0 ? inWords(hint.words) : QString(); }

QString Coach::technique() const {
  if (reached < 2 || hint.kind != Hint::Kind::step) return {};
  return hint.step ? inWords(hint.step->technique) : inWords(hint.words); // the second stage tells nothing else
}

QVariantMap Coach::lesson() const {
  const Lesson* lesson = reached > 2 && hint.step ? lessonOf(hint.step->technique) : nullptr;
  return lesson ? asMap(*lesson) : QVariantMap();
}

QVariantMap Coach::figure() const { return reached > 0 ? figureOf(hint, asked) : QVariantMap(); }

void Coach::ask() {
  if (!teaches() || busy() || reached == stages) return;
  const int next = reached + 1;
  const Sheet now = sheet();
  asked = now.numbers;
  done.clear();
  waits = remembering; // nobody pays twice
  if (waits) return emit changed();
  thinker.think(
      [now, next, known = plan](Thinker::Cancelled cancelled) {
        const auto thought = known ? known : std::make_shared<HintPlan>(now.givens, now.numbers, now.notes, cancelled);
        const auto at = [&](HintStage stage) { return thought->hint(now.numbers, now.notes, stage, cancelled); };
        return Thought{thought, at(static_cast<HintStage>(next - 1)), hashOf(at(HintStage::pattern))};
      },
      [this, next](Thought thought) {
        plan = std::move(thought.plan);
        show(next, std::move(thought.hint), thought.step);
      });
  emit changed();
}

void Coach::show(int stage, Hint shown, std::uint64_t step) {
  hint = std::move(shown);
  reached = stage;
  about = step;
  // Whoever has seen the pattern is told for nothing what follows from it.
  if (stage < stages) payFor(stage);
  emit changed();
}

int Coach::paid() const {
  if (!table || paidFor.stages == 0) return 0;
  const bool same = paidFor.board == hashOf(sheet().numbers) && (reached == 0 || paidFor.step == about);
  return same ? paidFor.stages : 0;
}

void Coach::payFor(int stage) {
  if (paid() >= stage) return;
  table->countHint();
  paidFor = {hashOf(asked), about, stage};
  const nlohmann::json told{{"board", paidFor.board}, {"step", paidFor.step}, {"stages", static_cast<unsigned>(stage)}};
  if (const int match = table->kept(); match > 0)
    Archive::here().post([=](store::Books& books) { memory::remember(books, match, "hint", told); });
}

/// What was paid for when this match was at a table before.
void Coach::recall() {
  paidFor = {};
  waits = false;
  const int match = table ? table->kept() : 0;
  remembering = match > 0;
  if (!remembering) return;
  const auto look = [match](const store::Books& books) { return memory::recall(books, match, "hint"); };
  Archive::here().ask(recalling, look, [this](const std::optional<nlohmann::json>& kept) {
    const auto number = [&](const char* key) {
      const auto found = kept->find(key);
      return found != kept->end() && found->is_number_unsigned() ? found->get<std::uint64_t>() : 0;
    };
    if (kept && kept->is_object())
      paidFor = {number("board"), number("step"), static_cast<int>(std::min<std::uint64_t>(number("stages"), stages))};
    remembering = false;
    if (std::exchange(waits, false)) ask();
    emit changed();
  });
}

void Coach::close() {
  if (busy()) plan.reset(); // its thought was broken off
  thinker.cancel();
  waits = false;
  reached = 0;
  emit changed();
}

void Coach::startAnew() {
  plan.reset();
  goingBack = false;
  done.clear();
  recall();
  close();
  emit matchChanged();
}

/// Something may have changed on the board.
void Coach::look() {
  if (goingBack) goBack();
  if ((reached > 0 || busy() || !done.isEmpty()) && sheet().numbers != asked) {
    done.clear();
    if (reached > 0 || busy()) close();
  }
  emit matchChanged();
}

void Coach::act() {
  if (reached != stages || busy()) return;
  const Hint told = hint;
  close();
  if (told.kind == Hint::Kind::wrong) {
    goingBack = true;
    goBack();
  } else if (told.step && told.step->places()) {
    write(told.step->cell, told.step->digit + 1);
  } else if (told.step) {
    strike(*told.step);
    done = tr("Done for you: %1").arg(inWords(told.words));
    emit changed();
  }
}

Coach::Sheet Coach::sheet() const {
  Sheet sheet;
  for (const SceneCell& cell : table->cells()->all()) {
    sheet.numbers[cell.at] = cell.number;
    if (cell.face == sudoku_pens::face::given) sheet.givens[cell.at] = cell.number;
    const DigitSet noted = cell.centre.empty() ? cell.corner : cell.centre;
    sheet.notes[cell.at] = static_cast<human::Digits>(noted.bits >> 1);
  }
  return sheet;
}

/// Which notes are on, or takeBack if ink is.
Action Coach::pencil() const {
  for (const SceneAction& action : table->actions()->all())
    if (action.on) return action.action;
  return Action::takeBack;
}

/// Writes in ink, and takes up the pencil again if that was in hand.
void Coach::write(int cell, int digit) {
  const Cell at = Cell::at(cell);
  const Action before = pencil();
  table->press(key(Action::takeBack));
  if (before != Action::takeBack) table->press(key(before));
  table->stroke(at.column, at.row, at.column, at.row);
  table->key(digit);
  if (before != Action::takeBack) table->press(key(before));
}

/// Strikes out what the player has noted of it, with each kind of notes in turn, and notes what is left in cells
/// without notes, so that it can be seen; then, too, all is in hand as before.
void Coach::strike(const human::Step& step) {
  const Action before = pencil();
  const auto cells = table->cells()->all(); // as they are now
  table->press(key(Action::takeBack));
  if (before != Action::takeBack) table->press(key(before));
  for (const Action notes : {sudoku_pens::action::cornerNotes, sudoku_pens::action::centreNotes}) {
    table->press(key(notes));
    for (const SceneCell& cell : cells) {
      const DigitSet noted = notes == sudoku_pens::action::cornerNotes ? cell.corner : cell.centre;
      for (int d = 0; d < 9; ++d) {
        if (!step.removes(d, cell.at.index()) || !noted.has(static_cast<Digit>(d + 1))) continue;
        table->stroke(cell.at.column, cell.at.row, cell.at.column, cell.at.row);
        table->key(d + 1);
      }
    }
    if (notes == sudoku_pens::action::cornerNotes) note(cells, step);
    table->press(key(notes));
  }
  if (before != Action::takeBack) table->press(key(before));
  plan->strike(step);
}

/// What is left once a step is done, into those of its cells that lose something and have no notes.
void Coach::note(const std::vector<SceneCell>& cells, const human::Step& step) {
  const Sheet now = sheet();
  const human::Position known = plan->known(now.numbers, now.notes);
  for (const SceneCell& cell : cells) {
    if (cell.number != 0 || !cell.corner.empty() || !cell.centre.empty()) continue;
    const int at = cell.at.index();
    if (std::ranges::none_of(step.removed, [&](human::CellSet gone) { return gone.has(at); })) continue;
    table->stroke(cell.at.column, cell.at.row, cell.at.column, cell.at.row);
    human::eachBit(known.candidates(at), [&](int d) {
      if (!step.removes(d, at)) table->key(d + 1);
    });
  }
}

/// Takes back one thing after another till nothing on the board is wrong.
void Coach::goBack() {
  const bool right = !plan || wrongEntries(plan->solution(), sheet().numbers).empty();
  goingBack = !right && table->canUndo();
  if (goingBack) table->undo();
}
