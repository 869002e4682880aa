#include "bridge/waiting_match.h"

#include "bridge/catalogue.h"
#include "bridge/people.h"

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
  for (const QVariant& score : line["scores"].toList()) one.scores << score.toInt();
  return one;
}
