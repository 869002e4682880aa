#pragma once

#include "sudoku/human/rate.h"

#include <QString>
#include <QVariantMap>
#include <span>

namespace ninefold {

/// A technique that can be learned: one of the solver's, or several that are types of one.
struct Lesson {
  const char* key;
  human::Technique first, last;
  const char* name; // English, to be translated in the context "Sudoku"
  const char* text; // what to look for; the same
  human::Grade grade;
};

/// {key, name, text, grade}, in the language of the app.
QVariantMap asMap(const Lesson& lesson);

/// All lessons, the simplest first.
std::span<const Lesson> lessons();
const Lesson* lessonWithKey(const QString& key);
const Lesson* lessonOf(human::Technique technique);

} // namespace ninefold
