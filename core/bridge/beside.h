#pragma once

#include <optional>
#include <QString>
#include <string>

/// What is kept beside a match and is no matter of the rules: its times, and who may know more of it than they should.
struct Beside {
  static constexpr int usualShowing = 30;

  /// A call that is open: whose, and how long it may still take to be shown.
  struct Call {
    int seat = 0;
    int left = 0; // milliseconds
    bool operator==(const Call&) const = default;
  };

  QString code{};                   // a challenge code, if it was one
  bool setBack = false;             // a backup was restored: somebody may have seen how it went on
  int limit = 0;                    // seconds for the whole match; 0: none
  int limitLeft = 0;                // milliseconds
  int showing = usualShowing;       // seconds that a call may take to be shown
  std::optional<int> sandLeft = {}; // milliseconds; none: as much as there is
  std::optional<Call> call = {};
  qint64 spent = 0; // milliseconds, thinking about the next move
  int again = 0;    // the turn from which another match is tried again; 0: it is none

  bool operator==(const Beside&) const = default;
  std::string text() const;
  /// Of a text that says nothing, or nothing that can be read, all is as usual.
  static Beside read(const std::string& text);
};
