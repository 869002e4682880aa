#include "bridge/words.h"

#include "kernel/refusal.h"

#include <algorithm>
#include <QCoreApplication>

namespace ninefold {

namespace {

QString inWords(const Word& word, const QStringList& names) {
  switch (word.kind) {
  case Word::Kind::seat: return names.value(word.value);
  case Word::Kind::animal:
    return QCoreApplication::translate("Scene", animals[static_cast<std::size_t>(word.value - 1)]);
  default: return QString::number(word.value);
  }
}

} // namespace

QString inWords(const Phrase& phrase, const QStringList& names) {
  QString text = QCoreApplication::translate("Scene", phrase.words);
  for (std::size_t i = 0; i < phrase.with.size(); ++i) {
    const Word& word = phrase.with[i];
    if (word.kind == Word::Kind::none) continue;
    text.replace(QLatin1Char('%') + QString::number(i + 1), inWords(word, names));
  }
  return text;
}

QString inWords(const Events& news, const QStringList& names, Word::Kind pieces) {
  struct Deeds {
    QStringList laid;
    int gained = 0, discarded = 0, passed = 0, late = 0, collected = 0, wrong = 0, upheld = 0;
    QString why; // it was wrong
  };
  std::vector<std::pair<Seat, Deeds>> all; // in the order in which they began
  const auto of = [&all](Seat seat) -> Deeds& {
    const auto known = std::find_if(all.begin(), all.end(), [=](const auto& one) { return one.first == seat; });
    return known == all.end() ? all.emplace_back(seat, Deeds{}).second : known->second;
  };
  for (const Event& event : news) {
    if (!event.seat || !isNews(event)) continue;
    Deeds& deeds = of(*event.seat);
    switch (event.kind) {
    case Event::Kind::placed: deeds.laid << inWords(Word{pieces, event.number}, names); break;
    case Event::Kind::written:
    case Event::Kind::scored: deeds.gained += event.points; break;
    case Event::Kind::wiped:
    case Event::Kind::unscored: deeds.gained -= event.points; break;
    case Event::Kind::discarded: ++deeds.discarded; break;
    case Event::Kind::passed: ++deeds.passed; break;
    case Event::Kind::sandOut: ++deeds.late; break;
    case Event::Kind::collected: ++deeds.collected; break;
    case Event::Kind::wrong:
      ++deeds.wrong;
      deeds.why = inWords(event.why, names);
      break;
    case Event::Kind::upheld: ++deeds.upheld; break;
    default: break;
    }
  }
  QStringList sentences;
  for (const auto& [seat, deeds] : all) {
    const QString name = names.value(index(seat));
    const auto say = [&sentences](bool happened, const QString& words) {
      if (happened) sentences << words;
    };
    say(deeds.gained > 0, QCoreApplication::translate("News", "%1 +%2").arg(name).arg(deeds.gained));
    say(deeds.gained <= 0 && deeds.wrong == 0 && !deeds.laid.empty(),
        QCoreApplication::translate("News", "%1 lays %2").arg(name, deeds.laid.join(QStringLiteral(", "))));
    say(deeds.collected > 0,
        QCoreApplication::translate("News", "%1 collects %n chip(s)", nullptr, deeds.collected).arg(name));
    say(deeds.discarded > 0,
        QCoreApplication::translate("News", "%1 discards %n chip(s)", nullptr, deeds.discarded).arg(name));
    say(deeds.passed > 0, QCoreApplication::translate("News", "%1 passes").arg(name));
    say(deeds.late > 0, QCoreApplication::translate("News", "%1: time was up").arg(name));
    say(deeds.wrong > 0 && deeds.why.isEmpty(), QCoreApplication::translate("News", "%1: that was wrong").arg(name));
    say(deeds.wrong > 0 && !deeds.why.isEmpty(),
        QCoreApplication::translate("News", "%1: that was wrong. %2").arg(name, deeds.why));
    say(deeds.upheld > 0, QCoreApplication::translate("News", "%1 was right").arg(name));
  }
  return sentences.join(QStringLiteral(" · "));
}

QString refusalInWords(std::string_view key) {
  struct Sentence {
    Refusal refusal;
    const char* words;
  };
  static constexpr Sentence sentences[]{
      {Refusal::over, QT_TRANSLATE_NOOP("Refusal", "The game is over.")},
      {Refusal::notYourTurn, QT_TRANSLATE_NOOP("Refusal", "It is somebody else’s turn.")},
      {Refusal::occupied, QT_TRANSLATE_NOOP("Refusal", "Something is there already.")},
      {Refusal::notAdjacent, QT_TRANSLATE_NOOP("Refusal", "A card has to touch another one.")},
      {Refusal::notInHand, QT_TRANSLATE_NOOP("Refusal", "That isn’t in your hand.")},
      {Refusal::badFlip, QT_TRANSLATE_NOOP("Refusal", "That card can’t be turned over now.")},
      {Refusal::flipNotInKakuro,
       QT_TRANSLATE_NOOP("Refusal", "Your card and the one turned over have to be in the same Kakuro.")},
      {Refusal::badClaim, QT_TRANSLATE_NOOP("Refusal", "A claim starts at a red card, with addends after it.")},
      {Refusal::conflict, QT_TRANSLATE_NOOP("Refusal", "This number is already in the row, the column or the block.")},
      {Refusal::wrongDigit, QT_TRANSLATE_NOOP("Refusal", "This digit doesn’t belong here.")},
      {Refusal::given, QT_TRANSLATE_NOOP("Refusal", "This digit is printed.")},
      {Refusal::notIrregular, QT_TRANSLATE_NOOP("Refusal", "This chip doesn’t break the rule.")},
      {Refusal::outOfRound, QT_TRANSLATE_NOOP("Refusal", "You are out until the next total.")},
      {Refusal::alreadyDeclared, QT_TRANSLATE_NOOP("Refusal", "You have already said so.")},
      {Refusal::awaitingVerdict, QT_TRANSLATE_NOOP("Refusal", "First everybody has to agree to the last move.")},
      {Refusal::nothingToChallenge, QT_TRANSLATE_NOOP("Refusal", "There is nothing to object to.")},
      {Refusal::ownMove, QT_TRANSLATE_NOOP("Refusal", "Only the others can object to your move.")},
      {Refusal::nothingToAccept, QT_TRANSLATE_NOOP("Refusal", "There is nothing to agree to.")},
      {Refusal::notAllowed, QT_TRANSLATE_NOOP("Refusal", "That isn’t possible now.")},
      {Refusal::notInSupply, QT_TRANSLATE_NOOP("Refusal", "You don’t have that tile.")},
  };
  for (const Sentence& sentence : sentences)
    if (ninefold::key(sentence.refusal) == key) return QCoreApplication::translate("Refusal", sentence.words);
  return {};
}

} // namespace ninefold
