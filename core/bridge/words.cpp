#include "bridge/words.h"

#include <algorithm>
#include <QCoreApplication>

namespace ninefold {

namespace {

QString inWords(const Word& word, PieceNames named, const QStringList& names) {
  switch (word.kind) {
  case Word::Kind::seat: return names.value(word.value);
  case Word::Kind::piece: return QCoreApplication::translate("Scene", named[word.value - 1]);
  default: return QString::number(word.value);
  }
}

} // namespace

QString inWords(const Phrase& phrase, const QStringList& names) {
  QString text = QCoreApplication::translate("Scene", phrase.words);
  for (std::size_t i = 0; i < phrase.with.size(); ++i) {
    const Word& word = phrase.with[i];
    if (word.kind == Word::Kind::none) continue;
    text.replace(QLatin1Char('%') + QString::number(i + 1), inWords(word, phrase.named, names));
  }
  return text;
}

QString inWords(const Events& news, const QStringList& names, PieceNames named) {
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
    const std::string_view kind = event.kind.key;
    deeds.gained += event.kind.gain * event.points;
    if (event.kind == Event::Kind::placed)
      deeds.laid << inWords(Word{named ? Word::Kind::piece : Word::Kind::number, event.number}, named, names);
    if (event.kind == Event::Kind::wrong) deeds.why = inWords(event.why, names);
    deeds.wrong += event.kind == Event::Kind::wrong;
    deeds.passed += event.kind == Event::Kind::passed;
    deeds.late += event.kind == Event::Kind::sandOut;
    deeds.upheld += event.kind == Event::Kind::upheld;
    deeds.discarded += kind == "discarded";
    deeds.collected += kind == "collected";
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

} // namespace ninefold
