#pragma once

#include "bridge/beside.h"
#include "match/any_match.h"
#include "store/store.h"

#include <memory>
#include <QObject>
#include <QStringList>
#include <QVariant>

/// A match that comes to the table, with what is kept beside it.
struct Arrival {
  std::unique_ptr<ninefold::AnyMatch> match;
  QStringList names{};
  std::vector<ninefold::store::Player> sat{};
  Beside beside{};
  ninefold::store::MatchId id{};                   // none: nothing is kept
  int hints = 0;                                   // taken before
  std::optional<ninefold::store::Pencil> pencil{}; // of one that was played before
};

/// Brings matches to the table by way of the disk, one at a time: what is dealt is kept before anybody sees it, what
/// was left is fetched. Nobody waits for that meanwhile, and whoever has left by then gets nothing.
class Arrivals : public QObject {
  Q_OBJECT

public:
  using QObject::QObject;

  bool busy() const { return awaited; }
  /// Deals from a record; what was played in it already is tried again from there. `about` is as MatchController has
  /// it. False, and mostly a word in failed(), if nothing will come.
  bool deal(const QString& record, const QVariantList& people, const QStringList& names, const QVariantMap& about);
  /// Fetches one that was kept.
  bool fetch(int id, const QStringList& names);
  /// What is on its way isn't wanted any more.
  void drop() { ++dropped; }

signals:
  void arrived(const std::shared_ptr<Arrival>& arrival);
  void failed(const QString& why);

private:
  template<class Job, class Then> void await(Job job, Then then);

  bool awaited = false;
  int dropped = 0; // how often
};
