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
  return {};
}
