#include "bridge/words.h"

#include "kernel/refusal.h"

#include <QCoreApplication>

namespace ninefold {

QString inWords(const Phrase& phrase, const QStringList& names) {
  QString text = QCoreApplication::translate("Scene", phrase.words);
  for (std::size_t i = 0; i < phrase.with.size(); ++i) {
    const Word& word = phrase.with[i];
    if (word.kind == Word::Kind::none) continue;
    const QString put = word.kind == Word::Kind::seat ? names.value(word.value) : QString::number(word.value);
    text.replace(QLatin1Char('%') + QString::number(i + 1), put);
  }
  return text;
}

QString refusalInWords(std::string_view key) {
  struct Sentence {
    Refusal refusal;
    const char* words;
  };
  static constexpr Sentence sentences[]{
      {Refusal::over, QT_TRANSLATE_NOOP("Refusal", "The game is over.")},
      {Refusal::notYourTurn, QT_TRANSLATE_NOOP("Refusal", "It is somebody else’s turn.")},
      {Refusal::occupied, QT_TRANSLATE_NOOP("Refusal", "There lies something already.")},
      {Refusal::notAdjacent, QT_TRANSLATE_NOOP("Refusal", "A card has to touch another one.")},
      {Refusal::notInHand, QT_TRANSLATE_NOOP("Refusal", "That isn’t in your hand.")},
      {Refusal::badFlip, QT_TRANSLATE_NOOP("Refusal", "That card can’t be turned over now.")},
      {Refusal::flipNotInKakuro,
       QT_TRANSLATE_NOOP("Refusal", "Your card and the one turned over have to be in the same Kakuro.")},
      {Refusal::badClaim, QT_TRANSLATE_NOOP("Refusal", "A claim starts at a red card and has addends behind it.")},
      {Refusal::conflict, QT_TRANSLATE_NOOP("Refusal", "This number is in the row, the column or the block already.")},
      {Refusal::wrongDigit, QT_TRANSLATE_NOOP("Refusal", "This digit doesn’t belong here.")},
      {Refusal::given, QT_TRANSLATE_NOOP("Refusal", "This digit is printed.")},
      {Refusal::notIrregular, QT_TRANSLATE_NOOP("Refusal", "This chip lies as it should.")},
      {Refusal::outOfRound, QT_TRANSLATE_NOOP("Refusal", "You are out until the next total.")},
      {Refusal::alreadyDeclared, QT_TRANSLATE_NOOP("Refusal", "You have said so already.")},
      {Refusal::awaitingVerdict, QT_TRANSLATE_NOOP("Refusal", "First all have to agree to the last move.")},
      {Refusal::nothingToChallenge, QT_TRANSLATE_NOOP("Refusal", "There is nothing to object to.")},
      {Refusal::ownMove, QT_TRANSLATE_NOOP("Refusal", "Only the others can object to your move.")},
      {Refusal::nothingToAccept, QT_TRANSLATE_NOOP("Refusal", "There is nothing to agree to.")},
      {Refusal::notAllowed, QT_TRANSLATE_NOOP("Refusal", "That can’t be done in this game now.")},
      {Refusal::notInSupply, QT_TRANSLATE_NOOP("Refusal", "You don’t have that tile.")},
  };
  for (const Sentence& sentence : sentences)
    if (ninefold::key(sentence.refusal) == key) return QCoreApplication::translate("Refusal", sentence.words);
  return {};
}

} // namespace ninefold
