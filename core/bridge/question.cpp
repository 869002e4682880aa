#include "bridge/question.h"

#include <algorithm>
#include <utility>

using namespace ninefold;

namespace {

struct Wording {
  Action action;
  Phrase question, yes;
};

const Wording& wordingOf(Action action) {
  static constexpr Wording all[] = {
      {Action::pass, {NINEFOLD_WORDS("Do you want to pass? That can’t be taken back.")}, {NINEFOLD_WORDS("Yes, pass")}},
      {{"discard"},
       {NINEFOLD_WORDS("Discard this chip? That can’t be taken back.")},
       {NINEFOLD_WORDS("Yes, discard it")}},
      {{"cannot"},
       {NINEFOLD_WORDS("Does your tile fit nowhere? That can’t be taken back.")},
       {NINEFOLD_WORDS("Yes, it fits nowhere")}},
      {{"giveUp"}, {NINEFOLD_WORDS("Give up the call? That counts as a wrong one.")}, {NINEFOLD_WORDS("Yes, give up")}},
  };
  const auto* found =
      std::find_if(std::begin(all), std::end(all), [=](const Wording& one) { return one.action == action; });
  return found == std::end(all) ? all[0] : *found;
}

/// It has nothing to do with whose move it is, or is asked for elsewhere.
bool staysBeside(Action action) {
  return action == Action{"cornerNotes"} || action == Action{"centreNotes"} || action == Action::challenge ||
         action == Action::accept;
}

} // namespace

bool Question::concerns(Action action) {
  return action == Action::pass || action == Action{"discard"} || action == Action{"cannot"} ||
         action == Action{"giveUp"};
}

std::vector<SceneAction> Question::answers(const std::vector<SceneAction>& offered) const {
  const SceneAction yes{Action::confirm, true, wordingOf(*about).yes};
  std::vector<SceneAction> answers;
  bool said = false;
  for (const SceneAction& one : offered) {
    if (staysBeside(one.action))
      answers.push_back(one);
    else if (one.action == *about)
      answers.push_back({Action::takeBack, true, {NINEFOLD_WORDS("No")}});
    else if (!std::exchange(said, true))
      answers.push_back(yes);
  }
  if (!said) answers.push_back(yes);
  return answers;
}

Phrase Question::words() const { return wordingOf(*about).question; }
