#pragma once

#include "kernel/gesture.h"

#include <QObject>
#include <QQmlEngine>

/// What a piece looks like and what can be pressed, by the names that QML has for them. In the core each game names its
/// own; kinds.cpp holds them together.
namespace Kind {
Q_NAMESPACE
QML_ELEMENT

enum Face {
  NoFace,
  Addend,
  Sum,
  Silver,
  Red,
  Total,
  Given,
  Ink,
  Chip,
  Tile,
  Gold,
  Animal,
  Doubling,
  Swap,
  DigitTile,
};
Q_ENUM_NS(Face)

enum Action {
  Confirm,
  TakeBack,
  FlipPiece,
  Pass,
  Cannot,
  Discard,
  Impossible,
  Call,
  Challenge,
  Accept,
  AgreeEnd,
  GiveUp,
  CornerNotes,
  CentreNotes,
  KeepNotes,
};
Q_ENUM_NS(Action)

/// What the core calls it, by the same name.
ninefold::Action actionOf(Action action);
Action kindOf(const ninefold::Action& action);
Face kindOf(const ninefold::Face& face);

} // namespace Kind
