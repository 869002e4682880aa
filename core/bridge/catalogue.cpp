#include "bridge/catalogue.h"

#include "bridge/speech.h"
#include "games/catalogue.h"

#include <algorithm>
#include <QPointer>
#include <vector>

// What each game says of itself, in its folder.
namespace ninefold {
#define GAME(name)                                                                                                     \
  namespace name {                                                                                                     \
  QList<EntryWords> entries();                                                                                         \
  }
#include "games/games.def"
#undef GAME
} // namespace ninefold

namespace {

/// In the order of the core's catalogue.
std::vector<QList<EntryWords>> told() {
  return {
#define GAME(name) ninefold::name::entries(),
#include "games/games.def"
#undef GAME
  };
}

template<class Holds> Entry* first(const QList<Entry*>& entries, Holds holds) {
  const auto found = std::ranges::find_if(entries, holds);
  return found == entries.end() ? nullptr : *found;
}

} // namespace

Catalogue& Catalogue::here() {
  static QPointer<Catalogue> one;
  if (!one) one = new Catalogue(QCoreApplication::instance());
  return *one;
}

Catalogue* Catalogue::create(QQmlEngine*, QJSEngine*) {
  QJSEngine::setObjectOwnership(&here(), QJSEngine::CppOwnership);
  return &here();
}

Catalogue::Catalogue(QObject* parent) : QObject(parent) {
  auto game = ninefold::catalogue().begin();
  for (const auto& entries : told()) {
    for (const EntryWords& words : entries) all << new Entry(*game, words, this);
    ++game;
  }
  connect(&LanguageChange::here(), &LanguageChange::spoken, this, &Catalogue::tellAnew);
}

QVariantList Catalogue::shown() const {
  QVariantList list;
  for (Entry* one : all) list << QVariant::fromValue(one);
  return list;
}

Entry* Catalogue::find(const QString& id) const {
  return first(all, [&](const Entry* one) { return one->id() == id; });
}

Entry* Catalogue::entryOf(const QString& game, const QVariantMap& options) const {
  return first(all, [&](const Entry* one) { return one->isOf(game, options); });
}

QUrl Catalogue::tableOf(const QString& game) const {
  const Entry* entry = first(all, [&](const Entry* one) { return one->game() == game; });
  return entry ? entry->table() : QUrl();
}

void Catalogue::tellAnew() {
  auto entry = all.begin();
  for (const auto& entries : told())
    for (const EntryWords& words : entries) (*entry++)->tellAnew(words);
  emit retold();
}
