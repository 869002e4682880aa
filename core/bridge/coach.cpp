#include "bridge/coach.h"

#include "bridge/lessons.h"
#include "bridge/teaching.h"
#include "games/sudoku_pens/words.h"

using namespace ninefold;

namespace {

struct Thought {
  std::shared_ptr<HintPlan> plan;
  Hint hint;
};

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
  thinker.think(
      [now, next, known = plan](Thinker::Cancelled cancelled) {
        const auto thought = known ? known : std::make_shared<HintPlan>(now.givens, now.numbers, now.notes, cancelled);
        return Thought{thought, thought->hint(now.numbers, now.notes, static_cast<HintStage>(next - 1), cancelled)};
      },
      [this, next](Thought thought) {
        plan = std::move(thought.plan);
        show(next, std::move(thought.hint));
      });
  emit changed();
}

void Coach::show(int stage, Hint shown) {
  hint = std::move(shown);
  reached = stage;
  if (stage < stages) table->countHint(); // whoever has seen the pattern is told for nothing what follows from it
  emit changed();
}

void Coach::close() {
  if (busy()) plan.reset(); // its thought was broken off
  thinker.cancel();
  reached = 0;
  emit changed();
}

void Coach::startAnew() {
  plan.reset();
  goingBack = false;
  close();
  emit matchChanged();
}

/// Something may have changed on the board.
void Coach::look() {
  if (goingBack) goBack();
  if ((reached > 0 || busy()) && sheet().numbers != asked) close();
  emit matchChanged();
}

void Coach::act() {
  if (reached != stages || busy()) return;
  const Hint done = hint;
  close();
  if (done.kind == Hint::Kind::wrong) {
    goingBack = true;
    goBack();
  } else if (done.step && done.step->places()) {
    write(done.step->cell, done.step->digit + 1);
  } else if (done.step) {
    strike(*done.step);
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

/// Strikes out what the player has noted of it, with each kind of notes in turn; then, too, all is in hand as before.
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
    table->press(key(notes));
  }
  if (before != Action::takeBack) table->press(key(before));
}

/// Takes back one thing after another till nothing on the board is wrong.
void Coach::goBack() {
  const bool right = !plan || wrongEntries(plan->solution(), sheet().numbers).empty();
  goingBack = !right && table->canUndo();
  if (goingBack) table->undo();
}
