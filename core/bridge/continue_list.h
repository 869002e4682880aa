#pragma once

#include "store/books.h"

#include <map>
#include <optional>
#include <QVariantList>
#include <QVariantMap>

/// The matches that wait to be continued, as Home tells of them: {id, game, options, people, turn, scores}, the latest
/// first. To know how one stands it is played again, which takes its time: on the store's thread, and once for as long
/// as nothing happens in it.
class ContinueList {
public:
  QVariantList look(const ninefold::store::Books&);

  /// One of them, without how it stands; nothing if it doesn't wait.
  static std::optional<QVariantMap> find(const ninefold::store::Books&, ninefold::store::MatchId);

private:
  struct Told {
    ninefold::store::Time updated = 0;
    int done = 0;
    QVariantMap line{}; // without the people: they may be called otherwise meanwhile
  };

  const QVariantMap& told(const ninefold::store::Books&, const ninefold::store::MatchLine&);

  std::map<ninefold::store::MatchId, Told> known;
};
