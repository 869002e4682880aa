#pragma once

#include "bridge/buzzer.h"
#include "bridge/match_controller.h"
#include "qml/seen.h"

#include <nlohmann/json.hpp>
#include <QtTest>

/// Carries out the moves of a record in a window: with a finger (by dragging, or by taps alone) or with the keyboard.
class Hands {
public:
  enum class With { drags, taps, keys };

  Hands(QQuickWindow& at, MatchController& of, With hands) : window(at), match(of), with(hands) {}
  virtual ~Hands() = default;

  /// Does what the record says. Throws a std::runtime_error if something isn't there.
  void play(const nlohmann::json& move) {
    rest(); // rows of things stand in their places with the next picture
    if (match.curtainFor() >= 0) {
      match.openCurtain();
      rest();
    }
    if (match.game() == "kakuro_call") return playCall(move);
    if (match.game() == "sudoku_pens") return playPens(move);
    if (!match.handShown()) {
      press("show hand");
      rest();
    }
    for (const auto& cell : move.value("collect", nlohmann::json::array())) choose(cellNamed(cell));
    if (move.contains("pass")) return press("Pass");
    if (move.contains("cannot")) return press("I can't place my tile");
    if (move.contains("challenge")) return press(match.nameOf(move["seat"].get<int>()) + ": that's wrong");
    if (move.contains("accept")) return press("All agree");
    if (move.contains("discard")) {
      take(piece(move["discard"]));
      return press("Discard");
    }
    const ninefold::Cell at = cellNamed(move["place"]);
    QQuickItem* held = piece(move.contains("card") ? move["card"].get<int>() : move.value("chip", 0));
    const bool turned = move.value("side", "addend") == "sum";
    for (const auto& cell : move.value("flip", nlohmann::json::array())) choose(cellNamed(cell));
    if (with == With::drags && !turned) {
      drag(middle(held), middleOf(at));
    } else {
      take(held);
      if (turned) take(held);
      choose(at);
    }
    for (const auto& claim : move.value("claim", nlohmann::json::array()))
      stroke(cellNamed(claim["sum"]), claim["dir"] == "down");
    if (move.contains("card")) press("Confirm");
  }

  void tap(QPointF at) {
    QTest::touchEvent(&window, finger).press(0, at.toPoint());
    QTest::touchEvent(&window, finger).release(0, at.toPoint());
    QCoreApplication::processEvents();
  }
  void tap(const QString& name) {
    QQuickItem* item = named(window, name);
    if (!item) throw std::runtime_error("nothing is called " + name.toStdString());
    tap(middle(item));
  }

protected:
  /// Until the next picture has been drawn.
  virtual void rest() { window.grabWindow(); }

  QQuickWindow& window;
  MatchController& match;

private:
  /// The buzzer, a stroke over the row, and Confirm; a row with action tiles isn't called here.
  void playCall(const nlohmann::json& move) {
    const int seat = move["seat"];
    const QPointF buzzer = middle(padOf(seat));
    if (move.contains("impossible")) return tap(middle(nearest("Impossible", buzzer)));
    tap(buzzer);
    if (!QTest::qWaitFor([&] { return match.caller() == seat; })) throw std::runtime_error("the buzzer doesn't sound");
    rest();
    drag(middleOf(cellNamed(move["row"][0])), middleOf(cellNamed(move["row"][1])));
    rest();
    tap("Confirm");
  }
  void playPens(const nlohmann::json& move) {
    if (move.contains("pass")) return press("I have nothing");
    choose(cellNamed(move["write"]));
    rest();
    for (QQuickItem* item : seen(window))
      if (item->objectName() == "key" + QString::number(move["digit"].get<int>())) return tap(middle(item));
    throw std::runtime_error("the pad has no such key");
  }

  void drag(QPointF from, QPointF to) {
    QTest::touchEvent(&window, finger).press(0, from.toPoint());
    for (int i = 1; i <= 8; ++i) QTest::touchEvent(&window, finger).move(0, (from + (to - from) * i / 8).toPoint());
    QTest::qWait(20); // moves are gathered until the next frame
    QTest::touchEvent(&window, finger).release(0, to.toPoint());
    QCoreApplication::processEvents();
  }

  static ninefold::Cell cellNamed(const std::string& name) {
    return {static_cast<std::int8_t>(name[0] - 'A'), static_cast<std::int8_t>(name[1] - '1')};
  }
  QQuickItem* board() const {
    for (QQuickItem* item : seen(window))
      if (item->property("cellSize").isValid() && item->property("cursor").isValid()) return item;
    throw std::runtime_error("there is no board");
  }
  QPointF middleOf(ninefold::Cell at) const {
    const QQuickItem* cells = board();
    const qreal side = cells->property("cellSize").toReal();
    for (QQuickItem* item : cells->childItems())
      if (item->property("column").isValid() && item->property("face").isValid() &&
          item->property("column").toInt() == at.column && item->property("row").toInt() == at.row)
        return item->mapToScene({side / 2, side / 2});
    throw std::runtime_error("there is no such cell");
  }
  /// A piece of the hand that isn't on the board yet.
  QQuickItem* piece(int number) const {
    for (QQuickItem* item : seen(window))
      if (item->property("picked").isValid() && item->property("played").isValid() &&
          (number == 0 || item->property("number").toInt() == number))
        return item;
    throw std::runtime_error("the hand has no " + std::to_string(number));
  }
  QQuickItem* padOf(int seat) const {
    for (BuzzerPad* pad : seen<BuzzerPad>(window))
      if (pad->property("seat").toInt() == seat) return pad;
    throw std::runtime_error("the seat has no buzzer");
  }
  QQuickItem* nearest(const QString& name, QPointF to) const {
    QQuickItem* best = nullptr;
    const auto far = [&](const QQuickItem* item) { return QLineF(middle(item), to).length(); };
    for (QQuickItem* item : seen(window))
      if (nameOf(item) == name && (!best || far(item) < far(best))) best = item;
    if (!best) throw std::runtime_error("nothing is called " + name.toStdString());
    return best;
  }

  void walkTo(ninefold::Cell at) {
    QQuickItem* cells = board();
    cells->forceActiveFocus();
    const auto cursor = [&] { return cells->property("cursor").toPoint(); };
    while (cursor().x() != at.column) QTest::keyClick(&window, Qt::Key_Right);
    while (cursor().y() != at.row) QTest::keyClick(&window, Qt::Key_Down);
  }
  void choose(ninefold::Cell at) {
    if (with != With::keys) return tap(middleOf(at));
    walkTo(at);
    QTest::keyClick(&window, Qt::Key_Return);
  }
  void stroke(ninefold::Cell from, bool down) {
    const ninefold::Cell to{static_cast<std::int8_t>(from.column + !down), static_cast<std::int8_t>(from.row + down)};
    const QPointF start = middleOf(from), step = middleOf(to) - start;
    if (with != With::keys) return drag(start - 0.3 * step, start + step); // not where a tap has just been
    walkTo(from);
    QTest::keyClick(&window, down ? Qt::Key_Down : Qt::Key_Right, Qt::ShiftModifier);
  }
  void tabTo(QQuickItem* item) {
    for (int i = 0; i < 40 && window.activeFocusItem() != item; ++i) QTest::keyClick(&window, Qt::Key_Tab);
    if (window.activeFocusItem() != item) throw std::runtime_error("Tab doesn't come to " + nameOf(item).toStdString());
  }
  void press(const QString& name) {
    if (with != With::keys) return tap(name);
    QQuickItem* button = named(window, name);
    if (!button) throw std::runtime_error("nothing is called " + name.toStdString());
    tabTo(button);
    QTest::keyClick(&window, Qt::Key_Space);
  }
  void take(QQuickItem* held) {
    if (with != With::keys) return tap(middle(held));
    tabTo(held);
    QTest::keyClick(&window, Qt::Key_Return);
  }

  const With with;
  QPointingDevice* finger = QTest::createTouchDevice();
};
