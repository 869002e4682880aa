#include "bridge/challenge.h"

#include "bridge/options.h"
#include "bridge/words.h"
#include "challenge/code.h"

using namespace ninefold;

QVariantMap Challenge::read(const QString& code) {
  const auto invitation = challenge::invitationFrom(code.toStdString());
  if (!invitation) return {{"error", inWords(sentence(invitation.error()), {})}};
  QVariantList computers;
  if (invitation->against)
    for (const int number : computersOf(*invitation)) computers << number;
  return {{"code", asText(challenge::codeOf(*invitation))},
          {"game", asText(invitation->game)},
          {"seats", invitation->seats},
          {"first", index(invitation->first)},
          {"options", asMap(invitation->options)},
          {"level", invitation->level},
          {"grade", asText(gradeOf(*invitation).value_or(""))},
          {"computers", computers},
          {"handicap", invitation->handicap}};
}

QString Challenge::codeOf(const QVariantMap& deal) {
  const auto invitation = challenge::checked({.game = deal["game"].toString().toStdString(),
                                              .seats = deal["seats"].toInt(),
                                              .first = seatAt(deal["first"].toInt()),
                                              .options = asJson(deal["options"].toMap()),
                                              .level = deal["level"].toInt(),
                                              .seed = static_cast<std::uint64_t>(deal["seed"].toDouble())});
  return invitation ? asText(challenge::codeOf(*invitation)) : QString();
}

QString Challenge::withHandicap(const QString& code, int points) {
  auto invitation = challenge::invitationFrom(code.toStdString());
  if (!invitation) return {};
  invitation->handicap = std::clamp(points, 0, challenge::mostHandicap);
  return asText(challenge::codeOf(*invitation));
}

void Challenge::deal(const QString& code) {
  const auto invitation = challenge::invitationFrom(code.toStdString());
  if (!invitation) return;
  thinker.think([wanted = *invitation](Thinker::Cancelled) { return asText(challenge::startOf(wanted).dump()); },
                [this](const QString& start) { emit dealt(start); });
}
