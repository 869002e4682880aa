#pragma once

#include "match/any_match.h"

#include <utility>

/// Who sits in front of the screen, and whether its hand lies open. Holds no rules: the match says whose turn it is.
struct Front {
  ninefold::SeatSet people;  // the seats that somebody sits at; a computer plays at the others
  ninefold::Viewer seat;     // nobody: the curtain is down, or all play at once
  ninefold::Viewer waitsFor; // the seat that the curtain waits for; nobody: it is up
  bool handShown = false;

  /// Whether nobody else is there from whom a hand had to be hidden.
  bool onePerson() const { return people.size() == 1; }

  /// Whose view may be on the screen.
  ninefold::Viewer viewer() const { return handShown && !waitsFor ? seat : ninefold::nobody; }

  /// After a move. Where hands are hidden and the device is `passed` on, the curtain falls at once; while a computer
  /// moves whoever sits in front goes on watching, with the hand under its cloth.
  void follow(const ninefold::AnyMatch& match, bool passed);
  /// Where all play at once, only the one who calls is in front, until the call is judged.
  void gather(const ninefold::AnyMatch& match);
  void openCurtain() { seat = std::exchange(waitsFor, ninefold::nobody); }
  void dropCurtain() { waitsFor = std::exchange(seat, ninefold::nobody); }
};
