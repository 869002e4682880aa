#include "bridge/match_controller.h"

#include "bridge/words.h"

#include <algorithm>
#include <QMetaEnum>
#include <QPoint>

using namespace ninefold;
using nlohmann::json;

namespace {

/// The names that QML knows events by, in the order of Event::Kind.
constexpr const char* eventNames[] = {
    "placed",   "written",  "wiped",      "flipped", "scored",    "unscored",   "drew",     "discarded", "collected",
    "setAside", "passed",   "called",     "swapped", "wrong",     "challenged", "upheld",   "accepted",  "declared",
    "revealed", "supplied", "sandTurned", "sandOut", "turnEnded", "roundOver",  "gameOver",
};
static_assert(std::size(eventNames) == static_cast<std::size_t>(Event::Kind::gameOver) + 1);

Cell cellAt(int column, int row) { return {static_cast<std::int8_t>(column), static_cast<std::int8_t>(row)}; }

json asJson(const QVariantMap& options) {
  json out = json::object();
  for (auto option = options.begin(); option != options.end(); ++option) {
    const QVariant& value = option.value();
    json& set = out[option.key().toStdString()];
    if (value.typeId() == QMetaType::Bool)
      set = value.toBool();
    else if (value.typeId() == QMetaType::QString)
      set = value.toString().toStdString();
    else
      set = value.toInt();
  }
  return out;
}

} // namespace

MatchController::MatchController(QObject* parent) : QObject(parent) {}

bool MatchController::begin(const QString& record, const QStringList& players) {
  const json parsed = json::parse(record.toStdString(), nullptr, false);
  auto opened = openMatch(parsed, Deals::any);
  if (!opened) {
    emit failed(QString::fromStdString(opened.error().text()));
    return false;
  }
  match = *std::move(opened);
  names = players;
  for (QStringList* labels : {&cellRows.names, &handRows.names, &seatRows.names, &actionRows.names, &sectorRows.names})
    *labels = names;
  began = parsed.value("first", 0);
  front = waitsFor = nobody;
  handIsShown = false;
  shown = {};
  takeTurns();
  show();
  emit started();
  return true;
}

bool MatchController::deal(const QString& game, const QStringList& players, const QVariantMap& options, double seed,
                           int first) {
  const json start = {{"format", "ninefold/1"}, {"game", game.toStdString()}, {"seats", players.size()},
                      {"first", first},         {"options", asJson(options)}, {"seed", static_cast<std::int64_t>(seed)},
                      {"moves", json::array()}};
  return begin(QString::fromStdString(start.dump()), players);
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
    if (!match || caller() >= 0) return;
    front = seatAt(seat);
  }
  touch(seat, Press{static_cast<Action>(action), piece});
}

void MatchController::timeout() { play({{"timeout", true}}); }

void MatchController::undo() {
  if (!canUndo()) return;
  match->undo();
  if (front) match->forgetDraft(*front);
  takeTurns();
  show();
}

void MatchController::redo() {
  if (!canRedo()) return;
  match->redo();
  takeTurns();
  show();
}

void MatchController::openCurtain() {
  if (!waitsFor) return;
  front = std::exchange(waitsFor, nobody);
  show();
}

void MatchController::showHand() {
  if (!front || waitsFor || handIsShown) return;
  handIsShown = true;
  show();
}

void MatchController::hideHand() {
  if (!handIsShown || seatCount() == 1) return;
  handIsShown = false;
  match->forgetDraft(*front);
  show();
}

void MatchController::cover() {
  if (!match || seatCount() == 1 || !secretive()) return;
  hideHand();
  if (style == HandOver::Pass && front && !over()) {
    waitsFor = std::exchange(front, nobody);
    show();
  }
}

QString MatchController::game() const {
  const auto name = match ? match->game() : std::string_view{};
  return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

int MatchController::seatCount() const { return match ? match->seats() : 0; }

QString MatchController::status() const { return inWords(shown.status, names); }

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

QVariantList MatchController::previewParts() const {
  QVariantList parts;
  if (shown.preview)
    for (const SceneRun& run : shown.runs) parts << run.points;
  return parts;
}

QVariantList MatchController::heads() const {
  QVariantList list;
  for (const SceneHead& head : shown.heads)
    list << QVariantMap{{"column", head.first.column},
                        {"row", head.first.row},
                        {"down", head.direction == Direction::down},
                        {"total", head.total},
                        {"label", inWords(head.label, names)}};
  return list;
}

QVariantList MatchController::aside() const {
  QVariantList list;
  for (int total : shown.aside) list << total;
  return list;
}

QVariantList MatchController::calledRow() const {
  if (caller() < 0 || shown.runs.empty()) return {};
  const SceneRun& run = shown.runs.front();
  return {QPoint(run.from.column, run.from.row), QPoint(run.to.column, run.to.row)};
}

int MatchController::caller() const {
  if (!match || match->standing().turn) return -1;
  for (const SceneSeat& seat : shown.seats)
    if (seat.turn) return index(seat.seat);
  return -1;
}

void MatchController::setHeld(bool wish) {
  if (std::exchange(isHeld, wish) != wish) emit changed();
}

bool MatchController::canUndo() const { return match && match->canUndo(reach()); }
bool MatchController::canRedo() const { return match && match->canRedo(); }

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
  if (!front || !match) return 0;
  return handIsShown ? static_cast<int>(shown.hand.size()) : shown.seats[static_cast<std::size_t>(*front)].hidden;
}

/// Whether hands are hidden in this game: not where everything lies open.
bool MatchController::secretive() const { return match->game() != "kakuro_call" && match->game() != "sudoku_pens"; }

Viewer MatchController::seatOr(int seat) const { return seat < 0 ? front : Viewer(seatAt(seat)); }

/// Alone one may go back as far as one likes.
UndoTo MatchController::reach() const { return seatCount() == 1 ? UndoTo::start : UndoTo::barrier; }

void MatchController::touch(int wanted, const Gesture& gesture) {
  const Viewer seat = seatOr(wanted);
  if (!match || !seat || waitsFor) return;
  const auto input = match->touch(*seat, gesture);
  if (input)
    play(json(*input));
  else {
    if (!match->standing().turn) gather();
    show();
  }
}

void MatchController::play(const json& input) {
  if (!match) return;
  auto played = match->play(input);
  if (!played) {
    const auto name = ninefold::key(played.error());
    emit refused(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())), refusalInWords(name));
    show();
    return;
  }
  const Viewer before = front;
  takeTurns();
  show();
  tell(heardBy(played->events, before && seatCount() > 1 && !handIsShown ? nobody : before, seatCount()));
}

void MatchController::tell(const Events& events) {
  for (const Event& event : events) {
    QVariantList cells;
    for (Cell cell : event.cells) cells << cell.row * shown.shape.columns + cell.column;
    emit happened(eventNames[static_cast<std::size_t>(event.kind)], event.seat ? index(*event.seat) : -1, cells,
                  event.points);
  }
}

/// Who sits in front after a move. Where hands are hidden and the device is passed on, the cover falls at once.
void MatchController::takeTurns() {
  askTheOthers();
  const auto turn = match->standing().turn;
  if (!turn) return gather();
  if (*turn == front) return;
  if (seatCount() > 1 && secretive()) {
    handIsShown = false;
    if (style == HandOver::Pass) {
      front = nobody;
      waitsFor = turn;
      return;
    }
  }
  front = turn;
  handIsShown = handIsShown || seatCount() == 1 || !secretive();
}

/// Who may object to the last move: each seat's own view says so.
void MatchController::askTheOthers() {
  SeatSet objectors;
  for (int i = 0; i < seatCount(); ++i)
    for (const SceneAction& action : match->scene(seatAt(i)).actions)
      if (action.action == Action::challenge && action.enabled) objectors.add(seatAt(i));
  seatRows.showObjectors(objectors);
}

/// Where all play at once, only the one who calls is in front, until the call is judged.
void MatchController::gather() {
  if (match->standing().over) return;
  if (seatCount() == 1)
    front = seatAt(0);
  else if (front && !match->scene(front).seats[static_cast<std::size_t>(*front)].turn)
    front = nobody;
  handIsShown = front.has_value();
}

void MatchController::show() {
  if (!match) return;
  if (over()) waitsFor = nobody;
  shown = match->scene(handIsShown && !waitsFor ? front : nobody);
  if (shown.over) waitsFor = nobody;
  seatRows.handShown = handIsShown;
  cellRows.show(shown.cells);
  handRows.show(shown.hand);
  seatRows.show(shown.seats);
  actionRows.show(shown.actions);
  runRows.show(shown.runs);
  sectorRows.show(shown.sectors);
  emit changed();
}
