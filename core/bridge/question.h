#pragma once

#include "kernel/scene.h"

#include <optional>

/// What commits without a way back is asked for once more. The button that was pressed makes room for a yes and a no,
/// the no where the finger still is, so that whoever taps in haste gives nothing away.
class Question {
public:
  /// Whether an action of a table with more than one seat is asked about at all.
  static bool concerns(ninefold::Action action);

  bool asked() const { return about.has_value(); }
  ninefold::Action action() const { return *about; }
  void ask(ninefold::Action action) { about = action; }
  void drop() { about.reset(); }

  /// Instead of what could be pressed: confirm means yes; take back means no, and lies where it was asked.
  std::vector<ninefold::SceneAction> answers(const std::vector<ninefold::SceneAction>& offered) const;
  /// What is asked.
  ninefold::Phrase words() const;

private:
  std::optional<ninefold::Action> about;
};
