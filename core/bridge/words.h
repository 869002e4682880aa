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

/// What happened, in a sentence for each seat and kind of deed. `pieces` are numbers or animals.
QString inWords(const Events& news, const QStringList& names, Word::Kind pieces = Word::Kind::number);

/// Why a move was refused, in a sentence; `key` is the one that records have.
QString refusalInWords(std::string_view key);

} // namespace ninefold
