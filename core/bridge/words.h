#pragma once

#include "kernel/phrase.h"

#include <QString>
#include <QStringList>
#include <string_view>

namespace ninefold {

/// A phrase of the core in the language of the app, with the names of the players in it.
QString inWords(const Phrase& phrase, const QStringList& names);

/// Why a move was refused, in a sentence; `key` is the one that records have.
QString refusalInWords(std::string_view key);

} // namespace ninefold
