#include "bridge/match_controller.h"

#include "bridge/options.h"
#include "bridge/words.h"
#include "challenge/code.h"

#include <algorithm>
#include <QMetaEnum>
#include <QPoint>

using namespace ninefold;
using nlohmann::json;

namespace {

Cell cellAt(int column, int row) { return {static_cast<std::int8_t>(column), static_cast<std::int8_t>(row)}; }

QPoint aimOf(const Gesture& gesture) {
  const auto* tap = std::get_if<TapCell>(&gesture);
  const auto* drop = std::get_if<Drop>(&gesture);
  if (!tap && !drop) return {-1, -1};
  const Cell cell = tap ? tap->cell : drop->cell;
  return {cell.column, cell.row};
}

/// The piece that lies there was laid since the viewer's last turn.
void markLatest(Scene& scene, Cell cell) {
  SceneCell& shown = scene.cells[static_cast<std::size_t>(cell.row * scene.shape.columns + cell.column)];
  if (shown.face != Face::none && !shown.marks.has(Mark::tried)) shown.marks.add(Mark::latest);
}

QString startOf(const QString& game, int seats, const QVariantMap& options, double seed, int first) {
  json start = freshRecord(game.toStdString(), seats, static_cast<std::int64_t>(seed), asJson(options));
  start["first"] = first;
  return QString::fromStdString(start.dump());
}

} // namespace

MatchController::MatchController(QObject* parent) : QObject(parent) {
  connect(&allTime, &Countdown::ranOut, this, [this] { playEncoded({{"time_up", true}}); });
  connect(&callTime, &Countdown::ranOut, this, [this] { touch(-1, Press{Kind::actionOf(Kind::GiveUp)}); });
  connect(&arrivals, &Arrivals::arrived, this, [this](const std::shared_ptr<Arrival>& one) { sitDown(*one); });
  connect(&arrivals, &Arrivals::failed, this, &MatchController::failed);
  connect(&ledger, &Ledger::failed, this, &MatchController::notKept);
  connect(&ledger, &Ledger::failed, &others, &Opponents::forget);
  connect(this, &MatchController::changed, this, &MatchController::wakeOthers);
  connect(&others, &Opponents::changed, this, &MatchController::keepTime);
  // However the app ends, hardly more time is lost than this.
  saving.setInterval(5000);
  connect(&saving, &QTimer::timeout, this, &MatchController::saveClock);
  for (const Countdown* time : {static_cast<Countdown*>(&clock), &allTime, &callTime})
    connect(time, &Countdown::movesChanged, this, [this] {
      if (!clock.moves() && !allTime.moves() && !callTime.moves())
        saving.stop();
      else if (!saving.isActive())
        saving.start();
    });
}

bool MatchController::begin(const QString& record, const QStringList& players) {
  auto opened = openMatch(json::parse(record.toStdString(), nullptr, false), Deals::any);
  if (!opened) {
    emit failed(QString::fromStdString(opened.error().text()));
    return false;
  }
  leave();
  return begin(*std::move(opened), players);
}

bool MatchController::begin(std::unique_ptr<AnyMatch> opened, const QStringList& players, const Beside& kept,
                            const std::vector<store::Player>& sat) {
  match = std::move(opened);
  names = players;
  std::vector<int> computers;
  for (const store::Player& player : sat) computers.push_back(player.computer);
  computers.resize(static_cast<std::size_t>(match->seats()));
  for (std::size_t i = 0; i < computers.size(); ++i)
    if (computers[i] == 0) front.people.add(seatAt(static_cast<int>(i)));
  others.sit(std::move(computers));
  for (QStringList* labels : {&cellRows.names, &handRows.names, &seatRows.names, &actionRows.names, &sectorRows.names})
    *labels = names;
  began = match->record().value("first", 0);
  dealtBy = kept.code;
  setBack = kept.setBack;
  callTime.setSeconds(kept.showing);
  againFrom = kept.again;
  allTime.setSeconds(kept.limit);
  allTime.setLeft(kept.limitLeft);
  thinking.restart(kept.spent);
  takeTurns();
  handedOver(); // a second tap on what dealt it opens nothing
  show();
  emit started();
  if (kept.sandLeft) clock.setLeft(*kept.sandLeft);
  if (kept.call && kept.call->seat < seatCount()) { // it goes on from where it was left
    press(Kind::Call, kept.call->seat);
    callTime.setLeft(std::max(1000, kept.call->left));
  }
  return true;
}

bool MatchController::deal(const QString& game, const QStringList& players, const QVariantMap& options, double seed,
                           int first) {
  return begin(startOf(game, static_cast<int>(players.size()), options, seed, first), players);
}

bool MatchController::dealKept(const QString& game, const QVariantList& people, const QStringList& players,
                               const QVariantMap& options, double seed, int first, const QVariantMap& about) {
  return beginKept(startOf(game, static_cast<int>(players.size()), options, seed, first), people, players, about);
}

bool MatchController::beginKept(const QString& record, const QVariantList& people, const QStringList& players,
                                const QVariantMap& about) {
  return arrivals.deal(record, people, players, about);
}

bool MatchController::resume(int wanted, const QStringList& players) { return arrivals.fetch(wanted, players); }

void MatchController::sitDown(Arrival& arrival) {
  leave();
  ledger.open(arrival.id, arrival.pencil.value_or(store::Pencil()), arrival.hints);
  begin(std::move(arrival.match), arrival.names, arrival.beside, arrival.sat);
  if (arrival.pencil) showNotes();
  emit seated();
}

void MatchController::leave() {
  arrivals.drop();
  saveClock();
  others.sit({});
  front = {};
  question.drop();
  show({}); // row by row, while there is a match still
  match.reset();
  ledger.close();
  allTime.setRuns(false);
  allTime.setSeconds(0);
  callTime.setRuns(false);
  dealtBy.clear();
  setBack = false;
  emit started();
}

QString MatchController::record() const { return match ? QString::fromStdString(match->record().dump()) : QString(); }

void MatchController::tapCell(int column, int row) { touch(-1, TapCell{cellAt(column, row)}); }
void MatchController::tapPiece(int piece, int seat) { touch(seat, TapPiece{piece}); }
void MatchController::hover(int piece, int column, int row, int seat) {
  touch(seat, Hover{piece, cellAt(column, row)});
}
void MatchController::drop(int piece, int column, int row, int seat) { touch(seat, Drop{piece, cellAt(column, row)}); }
void MatchController::stroke(int column, int row, int toColumn, int toRow) {
  touch(-1, Stroke{cellAt(column, row), cellAt(toColumn, toRow)});
}
void MatchController::key(int digit) { touch(-1, Key{static_cast<Digit>(digit)}); }

void MatchController::press(Kind::Action action, int seat, int piece) {
  // Calling is a race: whoever calls is in front from then on, and nobody else may call.
  if (action == Kind::Call && seat >= 0) {
    if (!match || caller() >= 0 || !front.people.has(seatAt(seat))) return;
    front.seat = seatAt(seat);
  }
  const auto wanted = Kind::actionOf(action);
  if (question.asked() && (wanted == Action::confirm || wanted == Action::takeBack))
    return answer(wanted == Action::confirm);
  if (seatCount() > 1 && Question::concerns(wanted) && piece < 0) return askFirst(wanted); // what is dropped is meant
  touch(seat, Press{wanted, piece});
}

/// Alone one can take everything back; at a table some things are asked about before they are done.
void MatchController::askFirst(Action action) {
  if (!offers(action) || sinceOffered.spent() < deafFor) return;
  question.ask(action);
  sinceOffered.restart();
  show();
}

void MatchController::answer(bool yes) {
  if (yes && sinceOffered.spent() < deafFor) return;
  const Action about = question.action();
  question.drop();
  if (yes) return touch(-1, Press{about});
  show();
}

void MatchController::timeout() { playEncoded({{"timeout", true}}); }

void MatchController::undo() {
  if (!canUndo() || ledger.waits([this] { undo(); })) return;
  if (ledger.undoesStroke(match->length())) return ledger.undoStroke([this] { showNotes(); });
  ledger.undo(match->canUndo(UndoTo::barrier) ? store::Back::freely : store::Back::pastDraw, [this] {
    match->undo();
    if (front.seat) match->forgetDraft(*front.seat);
    takeTurns();
    show();
    emit wentBack();
  });
}

void MatchController::redo() {
  if (!canRedo() || ledger.waits([this] { redo(); })) return;
  if (ledger.redoesStroke(match->length())) return ledger.redoStroke([this] { showNotes(); });
  ledger.redo([this] {
    match->redo();
    takeTurns();
    show();
    emit wentBack();
  });
}

void MatchController::openCurtain() {
  if (!front.waitsFor) return;
  front.openCurtain();
  handedOver();
  show();
}

void MatchController::showHand() {
  if (!front.seat || front.waitsFor || front.handShown) return;
  front.handShown = true;
  sinceOffered.restart(); // the finger wasn't meant for what lay under the cloth
  show();
}

void MatchController::hideHand() {
  if (!front.handShown || !hides()) return;
  match->forgetDraft(*front.seat);
  lowerCloth();
}

void MatchController::lowerCloth() {
  if (!front.handShown || !hides()) return;
  front.handShown = false;
  question.drop();
  show();
}

void MatchController::cover() {
  saveClock();
  if (!hides()) return;
  lowerCloth();
  if (style == HandOver::Pass && front.seat && !over()) {
    front.dropCurtain();
    handedOver();
    show();
  }
}

QString MatchController::game() const { return asText(match ? match->game() : std::string_view{}); }

QString MatchController::code() const {
  if (!match || hidesSomething()) return {};
  if (!dealtBy.isEmpty()) return dealtBy;
  const auto invitation = challenge::invitationTo(match->record());
  return invitation ? QString::fromStdString(challenge::codeOf(*invitation)) : QString();
}

/// Whether somebody's hand or a pile lies face down: whoever is dealt the same elsewhere sees it.
bool MatchController::hidesSomething() const {
  if (!match || match->standing().over) return false;
  if (seatCount() > 1 && match->hasSecrets()) return true;
  const Scene scene = match->scene(nobody);
  return scene.pile > 0 || scene.totals > 0;
}

QString MatchController::warning() const {
  if ((dealtBy.isEmpty() && !setBack) || front.people.size() < 2 || !hidesSomething()) return {};
  return setBack ? tr("A backup was restored: this match was set back. Somebody may know what comes.")
                 : tr("This deal has a code. Anybody who knows it can find out what is hidden here.");
}

bool MatchController::warns() const {
  if (warning().isEmpty() || !front.waitsFor) return false;
  if (setBack) return true;
  const auto record = match->record();
  const auto& moves = record["moves"];
  return std::none_of(moves.begin(), moves.end(),
                      [seat = index(*front.waitsFor)](const auto& move) { return move.value("seat", -1) == seat; });
}

int MatchController::seatCount() const { return match ? match->seats() : 0; }

QString MatchController::status() const { return inWords(question.asked() ? question.words() : shown.status, names); }

QString MatchController::news() const { return inWords(sinceThen, names, shown.named); }

QString MatchController::lastDone() const {
  return match ? inWords(match->news(nobody), names, shown.named) : QString();
}

bool MatchController::badNews() const {
  const auto last = std::find_if(sinceThen.rbegin(), sinceThen.rend(),
                                 [](const Event& one) { return one.kind == Event::Kind::wrong || one.kind.act; });
  return last != sinceThen.rend() && last->kind == Event::Kind::wrong;
}

int MatchController::turn() const {
  const auto seat = match ? match->standing().turn : std::nullopt;
  return seat ? index(*seat) : -1;
}

QVariantList MatchController::winners() const {
  QVariantList list;
  if (match)
    for (Seat seat : match->standing().winners) list << index(seat);
  return list;
}

bool MatchController::gameWins() const { return match && match->standing().gameWins; }

QVariantList MatchController::aside() const {
  QVariantList list;
  for (int total : shown.aside) list << total;
  return list;
}

QRectF MatchController::calledRow() const {
  if (caller() < 0 || shown.runs.empty()) return {};
  const SceneRun& run = shown.runs.front();
  return QRect(QPoint(run.from.column, run.from.row), QPoint(run.to.column, run.to.row));
}

int MatchController::caller() const {
  if (!match || match->standing().turn) return -1;
  for (const SceneSeat& seat : shown.seats)
    if (seat.turn) return index(seat.seat);
  return -1;
}

void MatchController::setHeld(bool wish) {
  if (std::exchange(isHeld, wish) == wish) return;
  keepTime();
  allTime.setHeld(wish);
  callTime.setHeld(wish);
  if (!wish) handedOver(); // what comes into sight again hears nothing of the tap that brought it
  emit changed();
  if (wish) saveClock();
}

bool MatchController::canUndo() const {
  if (!match || (ledger.keeps() && match->standing().over)) return false;
  return ledger.undoesStroke(match->length()) || (match->canUndo(reach()) && !givesTimeBack() && !isAnothers());
}
bool MatchController::canRedo() const { return match && (ledger.redoesStroke(match->length()) || match->canRedo()); }

void MatchController::setHandOver(HandOver wish) {
  if (style == wish) return;
  style = wish;
  emit handOverChanged();
  if (match) {
    takeTurns();
    show();
  }
}

int MatchController::handCount() const {
  if (!front.seat || !match) return 0;
  return front.handShown ? static_cast<int>(shown.hand.size())
                         : shown.seats[static_cast<std::size_t>(*front.seat)].hidden;
}

Viewer MatchController::seatOr(int seat) const { return seat < 0 ? front.seat : Viewer(seatAt(seat)); }

QString MatchController::whyNoUndo() const {
  if (!match || canUndo()) return {};
  if (match->length() == 0) return tr("Nothing has been done yet that could be taken back.");
  if (match->standing().over) return tr("The match is over: nothing can be taken back.");
  if (isAnothers()) {
    const auto last = match->lastSeat();
    return last ? tr("The last move was %1’s: one takes back only one’s own.").arg(nameOf(index(*last)))
                : tr("What the hourglass did can’t be taken back.");
  }
  if (givesTimeBack()) return tr("While the hourglass runs nobody goes back into another turn.");
  return tr("Something was drawn or turned over since: what has been seen can’t be taken back.");
}

/// While the sand of a turn runs nobody goes back into another one: it would begin again, and with it all its time.
bool MatchController::givesTimeBack() const {
  return seatCount() > 1 && sandRuns() && match->lastSeat() != match->standing().turn;
}

/// Nobody takes back what somebody else did: undo is for whoever sits in front, and for the last thing done. Where all
/// play at once nobody is in front, and everybody sees it.
bool MatchController::isAnothers() const {
  return seatCount() > 1 && match->standing().turn && (!front.seat || match->lastSeat() != front.seat);
}

/// Alone one may go back as far as one likes.
UndoTo MatchController::reach() const { return seatCount() == 1 ? UndoTo::start : UndoTo::barrier; }

/// Over a hand that lies under its cloth nobody plays, and nobody is told what it would bring; what can be pressed is
/// offered to all.
bool MatchController::mayTouch(const Gesture& gesture) const {
  if (!hides() || front.handShown) return true;
  const auto* press = std::get_if<Press>(&gesture);
  return press && press->piece < 0;
}

bool MatchController::offers(Action action) const {
  return std::any_of(shown.actions.begin(), shown.actions.end(),
                     [=](const SceneAction& one) { return one.action == action && one.enabled; });
}

void MatchController::touch(int wanted, const Gesture& gesture) {
  const Viewer seat = seatOr(wanted);
  if (!match || !seat || !front.people.has(*seat) || front.waitsFor ||
      ledger.waits([=, this] { touch(wanted, gesture); }))
    return;
  if (!mayTouch(gesture)) return;
  aim = aimOf(gesture);
  question.drop();
  if (hides() && !front.handShown) match->forgetDraft(*seat); // what can't be seen isn't meant
  if (match->standing().turn == seat) others.seen();
  const std::string notesBefore = seatCount() == 1 ? match->notes(*seat) : std::string();
  const auto input = match->touch(*seat, gesture);
  if (input) return play(input);
  if (seatCount() == 1) jotDown(notesBefore);
  if (!match->standing().turn) front.gather(*match);
  show();
}

/// What comes from the clock or from a computer player.
void MatchController::playEncoded(const json& input) {
  if (match) play(match->inputFrom(input));
}

void MatchController::play(std::shared_ptr<const AnyInput> input) {
  if (!match || ledger.waits([=, this] { play(input); })) return;
  const auto ms = ledger.keeps() ? std::optional<std::int64_t>(thinking.spent()) : std::nullopt;
  auto played = match->play(*input, ms);
  if (!played) {
    show();
    emit refused(asText(played.error().key), inWords(Phrase{played.error().sentence}, names), aim);
    return;
  }
  Beside after = beside(0);
  after.call.reset(); // it has been judged
  store::Append next{.ply = static_cast<int>(match->length()) - 1,
                     .input = {input->text(), played->publicHash, ms},
                     .clock = after.text()};
  if (Standing standing = match->standing(); standing.over) next.ended = std::move(standing);
  ledger.append(
      std::move(next),
      [this, events = std::move(played->events)] {
        thinking.restart();
        const Viewer before = front.seat;
        takeTurns();
        show();
        tell(heardBy(events, before && seatCount() > 1 && !front.handShown ? nobody : before, seatCount()));
        if (clock.moves()) saveClock(); // turned over for the next one after the move was kept
        if (over()) emit Archive::here().matchesChanged();
      },
      [this] {
        match->takeBack();
        if (front.seat) match->forgetDraft(*front.seat);
        show();
      });
}

/// What a computer thought of, unless something else is on its way to the disk.
bool MatchController::playForComputer(const std::string& input) {
  if (!match || ledger.waits([this] { others.forget(), wakeOthers(); })) return false;
  playEncoded(json::parse(input));
  return true;
}

/// Computers wait while a menu is open, the curtain is down or somebody calls.
void MatchController::wakeOthers() {
  others.look(match.get(), isHeld || front.waitsFor || isCalling(), awaitsVerdict && seatRows.objectors.empty());
  keepTime();
}

/// Beside computers time stands still, too, while somebody calls or what one of them did is shown: else they would be
/// searching on meanwhile.
void MatchController::keepTime() { thinking.hold(isHeld || (others.any() && (isCalling() || others.standStill()))); }

/// A call that isn't shown in time is a wrong one; its time begins with it.
void MatchController::timeTheCall() {
  const bool begins = isCalling() && !callTime.runs() && callTime.seconds() > 0;
  if (begins) callTime.restart();
  callTime.setRuns(isCalling() && callTime.seconds() > 0);
  if (begins) saveClock();
}

/// Keeps the notes of one who plays alone, if they have changed.
void MatchController::jotDown(const std::string& notesBefore) {
  const std::string notes = match->notes(*front.seat);
  if (notes != notesBefore)
    ledger.stroke(
        match->length(), notes, [this] { show(); }, [this] { showNotes(); });
}

/// Puts back the notes that are to be seen at this point.
void MatchController::showNotes() {
  if (seatCount() == 1 && !match->notes(seatAt(0)).empty()) {
    const json none = {{"corner", json::object()}, {"centre", json::object()}};
    const std::string notes = ledger.notes();
    match->setNotes(seatAt(0), notes.empty() ? none : json::parse(notes));
  }
  show();
}

/// What is kept beside the match, when so many milliseconds were spent thinking.
Beside MatchController::beside(qint64 spent) const {
  return {.code = dealtBy,
          .setBack = setBack,
          .limit = allTime.seconds(),
          .limitLeft = allTime.left(),
          .showing = callTime.seconds(),
          .sandLeft = clock.left(),
          .call = isCalling() ? std::optional<Beside::Call>({caller(), callTime.left()}) : std::nullopt,
          .spent = spent,
          .again = againFrom};
}

void MatchController::saveClock() {
  if (match && !match->standing().over) ledger.saveClock(beside(thinking.spent()).text());
}

void MatchController::tell(const Events& events) {
  for (const Event& event : events) {
    QVariantList cells;
    for (Cell cell : event.cells) cells << cell.row * shown.shape.columns + cell.column;
    whyThat = inWords(event.why, names);
    emit happened(asText(event.kind.key), event.seat ? index(*event.seat) : -1, cells, event.points, event.number);
    whyThat.clear();
  }
}

/// Who sits in front after a move.
void MatchController::takeTurns() {
  question.drop();
  askTheOthers();
  const Front before = front;
  front.follow(*match, style == HandOver::Pass);
  if (front.seat != before.seat || front.waitsFor != before.waitsFor || front.handShown < before.handShown)
    handedOver();
}

/// Who may object to the last move: each seat's own view says so.
void MatchController::askTheOthers() {
  SeatSet objectors;
  for (int i = 0; i < seatCount(); ++i) {
    if (!front.people.has(seatAt(i))) continue; // a computer speaks for itself
    for (const SceneAction& action : match->scene(seatAt(i)).actions)
      if (action.action == Action::challenge && action.enabled) objectors.add(seatAt(i));
  }
  seatRows.showObjectors(objectors);
  awaitsVerdict = std::ranges::any_of(match->legal(nobody), [](const auto& move) { return move.contains("accept"); });
}

void MatchController::show() {
  if (!match) return;
  Scene scene = match->scene(front.viewer());
  sinceThen = match->news(front.seat);
  for (const Event& event : sinceThen)
    if (event.kind == Event::Kind::placed)
      for (Cell cell : event.cells) markLatest(scene, cell);
  if (scene.over) front.waitsFor = nobody;
  allTime.setRuns(!scene.over);
  show(std::move(scene));
  timeTheCall();
  emit changed();
}

void MatchController::show(Scene scene) {
  const bool otherHeads = shown.heads != scene.heads;
  shown = std::move(scene);
  if (question.asked()) shown.actions = question.answers(shown.actions);
  seatRows.handShown = front.handShown;
  cellRows.show(shown.cells);
  handRows.show(shown.hand);
  seatRows.show(shown.seats);
  actionRows.show(shown.actions);
  runRows.show(shown.runs);
  sectorRows.show(shown.sectors);
  if (otherHeads) emit headsChanged();
}
