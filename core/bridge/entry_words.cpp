#include "bridge/entry_words.h"

OptionWords refereeWords(const QString& assist, const QString& strict, const QString& table) {
  return {"referee",
          Games::tr("Mistakes are"),
          {{"assist", Games::tr("Prevented"), assist},
           {"strict", Games::tr("Penalised"), strict, Games::tr("Mistakes penalised")},
           {"table", Games::tr("For the players to notice"), table, Games::tr("Mistakes to be noticed")}}};
}

QUrl gamePage(const QString& path) { return "qrc:/qt/qml/Ninefold/games/" + path; }

QString gradeName(const QString& key) {
  if (key == "gentle") return Games::tr("Gentle");
  if (key == "easy") return Games::tr("Easy");
  if (key == "tricky") return Games::tr("Tricky");
  if (key == "hard") return Games::tr("Hard");
  if (key == "fiendish") return Games::tr("Fiendish");
  // Of one person's matches against computers: how those play.
  if (key == "beginner") return Games::tr("against computers that overlook a lot");
  if (key == "casual") return Games::tr("against computers that play along");
  if (key == "strong") return Games::tr("against computers that play to win");
  if (key == "master") return Games::tr("against computers that miss nothing");
  return {};
}
