#pragma once

#include "kernel/event.h"
#include "kernel/phrase.h"

#include <QString>
#include <QStringList>
#include <string_view>

namespace ninefold {

/// A word of the core as it stands.
inline QString asText(std::string_view word) {
  return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}

/// A phrase of the core in the language of the app, with the names of the players in it.
QString inWords(const Phrase& phrase, const QStringList& names);

/// What happened, in a sentence for each seat and kind of deed. Pieces are numbers if they aren't `named`.
QString inWords(const Events& news, const QStringList& names, PieceNames named = nullptr);

} // namespace ninefold
