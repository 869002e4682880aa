#include "bridge/waiting_match.h"

#include "bridge/catalogue.h"
#include "bridge/lessons.h"
#include "bridge/people.h"
#include "bridge/today.h"

#include <QCoreApplication>
#include <QDate>
#include <QLocale>

namespace {

struct PuzzleWords {
  Q_DECLARE_TR_FUNCTIONS(PuzzleWords)
};

/// Which puzzle waits, in words: whose day it is, what it practises, how hard it is.
QString whatIs(const QVariantMap& line) {
  const int date = line["date"].toInt();
  const QString from = line["from"].toString();
  QStringList parts;
  if (date > 0)
    parts << (date == Today::here().date()
                  ? PuzzleWords::tr("Today’s puzzle")
                  : PuzzleWords::tr("Puzzle of %1")
                        .arg(QLocale().toString(QDate(date / 10000, date / 100 % 100, date % 100),
                                                PuzzleWords::tr("d MMM", "a short date"))));
  if (const ninefold::Lesson* lesson = ninefold::lessonWithKey(from))
    parts << PuzzleWords::tr("Practice: %1").arg(ninefold::asMap(*lesson)["name"].toString());
  if (from == "own") parts << PuzzleWords::tr("Your own puzzle");
  const QString grade = gradeName(line["level"].toString());
  if (!grade.isEmpty() && line["people"].toList().size() == 1) parts << grade; // of others it tells how computers play
  return parts.join(" · ");
}

} // namespace

WaitingMatch WaitingMatch::from(const QVariantMap& line) {
  const Entry* entry = Catalogue::here().entryOf(line["game"].toString(), line["options"].toMap());
  WaitingMatch one{.id = line["id"].toInt(),
                   .entry = entry ? entry->id() : QString(),
                   .turn = line.value("turn", -1).toInt(),
                   .board = line["board"],
                   .updated = line["updated"].toDateTime(),
                   .again = line["again"].toInt()};
  for (const QVariant& person : line["people"].toList()) {
    const QVariantMap who = person.toMap();
    if (const int computer = who["computer"].toInt(); computer > 0)
      one.people << Seated::player(computer);
    else if (const int id = who["id"].toInt(); id > 0)
      one.people << Seated::person(id, who["name"].toString(), who["avatar"].toString());
    else
      one.people << People::somebody(static_cast<int>(one.people.size()));
  }
  one.what = whatIs(line);
  for (const QVariant& score : line["scores"].toList()) one.scores << score.toInt();
  return one;
}
