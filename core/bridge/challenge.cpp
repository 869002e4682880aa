#include "bridge/challenge.h"

#include "bridge/options.h"
#include "bridge/words.h"
#include "solo/code.h"

using namespace ninefold;

QVariantMap Challenge::read(const QString& code) {
  const auto invitation = solo::invitationFrom(code.toStdString());
  if (!invitation) return {{"error", inWords(sentence(invitation.error()), {})}};
  return {{"code", asText(solo::codeOf(*invitation))},
          {"game", asText(invitation->game)},
          {"seats", invitation->seats},
          {"first", index(invitation->first)},
          {"options", asMap(invitation->options)},
          {"level", invitation->level},
          {"grade", asText(gradeOf(*invitation).value_or(""))},
          {"handicap", invitation->handicap}};
}

QString Challenge::codeOf(const QVariantMap& deal) {
  const auto invitation = solo::checked({.game = deal["game"].toString().toStdString(),
                                         .seats = deal["seats"].toInt(),
                                         .first = seatAt(deal["first"].toInt()),
                                         .options = asJson(deal["options"].toMap()),
                                         .level = deal["level"].toInt(),
                                         .seed = static_cast<std::uint64_t>(deal["seed"].toDouble())});
  return invitation ? asText(solo::codeOf(*invitation)) : QString();
}

QString Challenge::withHandicap(const QString& code, int points) {
  auto invitation = solo::invitationFrom(code.toStdString());
  if (!invitation) return {};
  invitation->handicap = std::clamp(points, 0, solo::mostHandicap);
  return asText(solo::codeOf(*invitation));
}

void Challenge::deal(const QString& code) {
  const auto invitation = solo::invitationFrom(code.toStdString());
  if (!invitation) return;
  thinker.think([wanted = *invitation](Thinker::Cancelled) { return asText(solo::startOf(wanted).dump()); },
                [this](const QString& start) { emit dealt(start); });
}
