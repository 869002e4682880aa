#pragma once

#include "kernel/rng.h"
#include "match/any_match.h"
#include "qml/screen.h"

#include <algorithm>
#include <nlohmann/json.hpp>

/// What is played next: now and then what the clock or the others have to say, else mostly a move that brings points.
inline nlohmann::json nextMove(ninefold::AnyMatch& match, ninefold::Rng& rng) {
  using nlohmann::json;
  const auto any = [&](const std::vector<json>& of) { return of[rng.below(static_cast<std::uint32_t>(of.size()))]; };
  std::vector<json> others, own;
  for (json move : match.legal(ninefold::nobody))
    if (!move.contains("time_up") && !move.contains("agree_end")) others.push_back(std::move(move));
  for (int seat = 0; seat < match.seats(); ++seat)
    for (json move : match.legal(ninefold::seatAt(seat)))
      (move.contains("challenge") ? others : own).push_back(std::move(move));
  if (own.empty() || (!others.empty() && rng.below(4) == 0)) return any(others);
  if (rng.below(4) != 0)
    for (int tries = 0; tries < 20; ++tries) {
      const json move = any(own);
      const auto seat = move["seat"].get<std::size_t>();
      const int before = match.standing().scores[seat];
      if (!match.play(move)) continue;
      const bool gains = match.standing().scores[seat] > before;
      match.takeBack();
      if (gains) return move;
    }
  return any(own);
}

/// Somebody who carries out the moves of a record at the table: by dragging where that is possible, by taps alone, or
/// by the keyboard alone.
class Player : public Screen {
public:
  enum class With { drags, taps, keys };
  using json = nlohmann::json;

  Player(With hands, QSize size, const QString& filled = {}) : Screen(size, filled), with(hands) {}

  /// Deals to a table: {entry, seats, options, handOver}.
  void sitDown(const json& table, int seed) {
    match->sand()->setClock([this] { return now; });
    ask(QString("App.begin('%1', { people: Array.from({ length: %2 }, () => App.newPerson()), first: 0, handOver: %3, "
                "options: %4 }, %5, {})")
            .arg(QString::fromStdString(table["entry"]), QString::number(table["seats"].get<int>()),
                 QString::number(table["handOver"].get<int>()), QString::fromStdString(table["options"].dump()),
                 QString::number(seed)));
    settle();
    if (page() != "table") missing("table");
  }

  /// Does what the record says, up to the last touch of it.
  void play(const json& move) {
    if (match->curtainFor() >= 0) openCurtain();
    const bool calls = match->game() == "kakuro_call";
    const int seat = move.value("seat", -1);
    if (move.contains("timeout")) return letTheSandRunOut();
    if (move.contains("accept")) return press(calls ? "Let it stand" : "All agree");
    if (calls && (move.contains("challenge") || move.contains("impossible"))) return pressOwn(seat);
    if (move.contains("challenge")) return press(match->nameOf(seat) + ": that");
    if (calls) return call(move);
    if (match->game() == "sudoku_pens") return write(move);
    if (!match->handShown()) showHand();
    lay(move);
  }

  /// Lets go of the cell that is selected on a sheet, which is kept over a pause.
  void letGo() {
    if (const auto at = selected()) choose({static_cast<std::int8_t>(at->x()), static_cast<std::int8_t>(at->y())});
  }

  /// From the last move to who has won; where nothing is revealed before, that comes by itself, but later.
  void goToTheResult() {
    settle();
    if (shows("Turn all")) {
      press("Turn all");
      press("Result");
    } else {
      ask("App.finish()");
    }
    settle();
  }

protected:
  With with;
  qint64 now = 0; // by the hourglass

private:
  static ninefold::Cell cellNamed(const std::string& name) {
    return {static_cast<std::int8_t>(name[0] - 'A'), static_cast<std::int8_t>(name[1] - '1')};
  }

  // What is done with anything
  void press(const QString& name) { use(item(name), Qt::Key_Space); }
  /// What can't be taken back is asked about.
  void commit(const QString& name) {
    press(name);
    if (match->seatCount() > 1) press("Yes, ");
  }
  void use(QQuickItem* item, Qt::Key by) {
    if (with != With::keys) return tap(middle(item));
    tabTo(item);
    key(by);
  }
  void tabTo(QQuickItem* to) {
    const QPointer<QQuickItem> item = to; // it may go meanwhile
    for (int i = 0; i < 60 && item && !item->hasActiveFocus(); ++i) QTest::keyClick(window, Qt::Key_Tab);
    if (!item || !item->hasActiveFocus()) missing("way by Tab to " + (item ? nameOf(item) : "what is gone"));
  }
  void openCurtain() {
    if (with == With::keys) return key(Qt::Key_Space);
    tap(QPoint(window->width(), window->height()) / 2);
  }
  void showHand() {
    QQuickItem* tray = item("show hand");
    if (with != With::drags) return use(tray, Qt::Key_Space);
    const QPointF from(tray->width() / 2, tray->height() / 2);
    drag(tray->mapToScene(from).toPoint(), tray->mapToScene(from - QPointF(0, tray->height())).toPoint());
  }
  void letTheSandRunOut() {
    now += 1000 * match->sandSeconds();
    match->sand()->look();
    settle();
  }

  // The board
  QQuickItem* board() const { return item("board"); }
  QPointF onBoard(ninefold::Cell at) const {
    double x = 0, y = 0;
    QMetaObject::invokeMethod(board(), "cellX", Q_RETURN_ARG(double, x), Q_ARG(int, at.column));
    QMetaObject::invokeMethod(board(), "cellY", Q_RETURN_ARG(double, y), Q_ARG(int, at.row));
    const double half = board()->property("cellSize").toDouble() / 2;
    return {x + half, y + half};
  }
  QPoint middleOf(ninefold::Cell at) const { return board()->mapToScene(onBoard(at)).toPoint(); }
  void walkTo(ninefold::Cell at) {
    tabTo(board());
    walk([this] { return board()->property("cursor").toPoint(); }, {at.column, at.row});
  }
  /// By the arrows, from the cell that `where` tells.
  template<class Where> void walk(const Where& where, QPoint to) {
    for (int steps = 0; where() != to; ++steps) {
      if (steps == 40) missing("way to the cell");
      const QPoint way = to - where();
      QTest::keyClick(window, way.x() > 0   ? Qt::Key_Right
                              : way.x() < 0 ? Qt::Key_Left
                              : way.y() > 0 ? Qt::Key_Down
                                            : Qt::Key_Up);
    }
  }
  void choose(ninefold::Cell at) {
    if (with != With::keys) return tap(middleOf(at));
    walkTo(at);
    key(Qt::Key_Space);
  }

  // Cards, chips and tiles
  void lay(const json& move) {
    for (const json& cell : move.value("collect", json::array())) choose(cellNamed(cell));
    if (move.contains("pass")) return commit("Pass");
    if (move.contains("cannot")) return commit("I can’t place my tile");
    if (move.contains("discard")) return discard(move["discard"]);
    for (const json& cell : move.value("flip", json::array())) choose(cellNamed(cell));
    place(move.contains("card") ? move["card"].get<int>() : move.value("chip", 0), cellNamed(move["place"]),
          move.value("side", "addend") == "sum");
    for (const json& claim : move.value("claim", json::array()))
      stroke(cellNamed(claim["sum"]), claim["dir"] == "down");
    if (move.contains("card")) press("Confirm");
  }
  /// A piece of the hand, any if no number is named.
  QQuickItem* piece(int number) const {
    for (QQuickItem* item : all())
      if (item->property("picked").isValid() && item->property("played").isValid() &&
          (number == 0 || item->property("number").toInt() == number))
        return item;
    missing(QString("%1 in the hand").arg(number));
  }
  void discard(int chip) {
    if (with == With::drags) {
      for (QQuickItem* item : all()) // it can't be pressed before a chip is held
        if (nameOf(item) == "Discard") return drag(middle(piece(chip)), middle(item));
      missing("Discard");
    }
    use(piece(chip), Qt::Key_Return);
    commit("Discard");
  }
  void place(int number, ninefold::Cell at, bool turned) {
    if (with == With::drags) {
      drag(middle(piece(number)), middleOf(at));
      if (turned) tap(middleOf(at));
      if (match->game() != "kakuro_cards") press("Lay it"); // seen, and meant
      return;
    }
    use(piece(number), Qt::Key_Return);
    if (turned) use(piece(number), Qt::Key_Return);
    choose(at);
    if (match->game() != "kakuro_cards") choose(at); // seen, and meant
  }
  void stroke(ninefold::Cell from, bool down) {
    const QPointF step = down ? QPointF(0, 1) : QPointF(1, 0);
    const double side = board()->property("cellSize").toDouble();
    if (with != With::keys) return drag(middleOf(from), board()->mapToScene(onBoard(from) + step * side).toPoint());
    walkTo(from);
    key(down ? Qt::Key_Down : Qt::Key_Right, Qt::ShiftModifier);
  }

  // Sudoku Pens; where dragging is the habit, the digit comes first
  void write(const json& move) {
    if (move.contains("pass")) return commit("I have nothing");
    const ninefold::Cell at = cellNamed(move.contains("erase") ? move["erase"] : move["write"]);
    const int digit = move.value("digit", 0);
    const bool digitFirst = with == With::drags && digit > 0 && isEmpty(at);
    if (with == With::drags && item("toolDigitFirst")->property("checked").toBool() != digitFirst)
      tap("toolDigitFirst");
    if (digitFirst) {
      if (match->armed() != digit) tap("key" + QString::number(digit));
      return tap(middleOf(at));
    }
    select(at);
    if (with == With::keys)
      key(digit > 0 ? static_cast<Qt::Key>(Qt::Key_0 + digit) : Qt::Key_Delete);
    else
      tap(digit > 0 ? "key" + QString::number(digit) : "toolWipe");
  }
  bool isEmpty(ninefold::Cell at) const {
    return match->cells()->all().at(static_cast<std::size_t>(at.row * 9 + at.column)).number == 0;
  }
  std::optional<QPoint> selected() const {
    for (const auto& cell : match->cells()->all())
      if (cell.marks.has(ninefold::Mark::selected)) return QPoint(cell.at.column, cell.at.row);
    return {};
  }
  void select(ninefold::Cell at) {
    const QPoint wanted(at.column, at.row);
    if (selected() == wanted) return; // a second tap would take that back
    if (with != With::keys) return tap(middleOf(at));
    if (!selected()) key(Qt::Key_Right);
    walk(
        [this] {
          if (const auto cell = selected()) return *cell;
          missing("selected cell");
        },
        wanted);
  }

  // Kakuro Call
  static Qt::Key keyOf(int seat) { return static_cast<Qt::Key>(Qt::Key_1 + seat); }
  QQuickItem* strip(int seat) const { return item(match->nameOf(seat) + ", "); }
  /// An action tile of a seat's, one that is played already or one that isn't.
  QQuickItem* actionTile(int seat, const QString& name, bool played = false) const {
    for (QQuickItem* item : all(strip(seat))) {
      const QVariantMap tile = item->property("modelData").value<QJSValue>().toVariant().toMap();
      if (tile["label"] == name && tile["played"].toBool() == played) return item;
    }
    missing(QString("%1 of seat %2").arg(name).arg(seat));
  }
  void pressOwn(int seat) {
    if (with == With::keys) return key(keyOf(seat), Qt::AltModifier);
    tap(middle(item(match->undecided() ? "That is wrong" : "Impossible", strip(seat))));
  }
  /// Where an action tile can be touched: where there are many, the next one covers most of it.
  static QPoint hold(QQuickItem* tile) {
    const double seen = std::min(tile->width(), tile->parentItem()->property("pitch").toDouble());
    return tile->mapToScene(QPointF(seen / 3, tile->height() / 2)).toPoint();
  }
  void call(const json& move) {
    const int seat = move["seat"];
    const auto calls = [&] { return match->caller() == seat; };
    if (!calls()) {
      if (match->caller() >= 0) missing("silence");
      with == With::keys ? key(keyOf(seat)) : tap(match->nameOf(seat) + ": call");
      if (!comesTrue(calls, std::chrono::seconds(1))) missing(QString("call of seat %1").arg(seat));
    }
    settle();
    const json& row = move["row"];
    if (row.empty()) {
      press("Give up the call");
      if (match->asks()) press("Yes, ");
      return;
    }
    mark(cellNamed(row[0]), cellNamed(row[1]));
    for (const json& tile : move.value("use", json::array())) playTile(seat, tile);
    press("Confirm");
  }
  void mark(ninefold::Cell from, ninefold::Cell to) {
    if (with == With::drags) return drag(middleOf(from), middleOf(to));
    if (with == With::taps) {
      tap(middleOf(from));
      return tap(middleOf(to));
    }
    walkTo(from);
    for (int i = 0; i < to.column - from.column; ++i) key(Qt::Key_Right, Qt::ShiftModifier);
    for (int i = 0; i < to.row - from.row; ++i) key(Qt::Key_Down, Qt::ShiftModifier);
  }
  void playTile(int seat, const json& tile) {
    const std::string kind = tile["tile"];
    const QString name = kind == "double"            ? "doubling"
                         : kind.starts_with("digit") ? "digit " + QString::fromStdString(kind.substr(5))
                                                     : "swap";
    const bool doubling = kind == "double", bound = tile.value("as", "front") == "bound";
    const auto take = [&](bool again) {
      QQuickItem* taken = actionTile(seat, name, again && doubling);
      with == With::keys ? use(taken, Qt::Key_Space) : tap(hold(taken));
    };
    const auto put = [&](const QString& called, const json& cell) {
      if (with == With::drags)
        drag(hold(actionTile(seat, called)), middleOf(cellNamed(cell)));
      else
        choose(cellNamed(cell));
    };
    if (doubling && !bound) return take(false);
    // What is dragged needn't be taken up first, but turned over; a doubling makes sense on the board only turned over.
    if (with != With::drags || (bound && !doubling)) take(false);
    if (bound && (with != With::drags || !doubling)) take(true);
    if (!tile.contains("a")) return put(bound && !doubling ? "total cell" : name, tile["at"]);
    put(name, tile["a"]);
    put(name, tile["b"]);
  }
};
