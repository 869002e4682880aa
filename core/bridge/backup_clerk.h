#pragma once

#include "store/store.h"

#include <atomic>
#include <functional>
#include <map>
#include <optional>
#include <QDateTime>
#include <QString>
#include <vector>

/// A backup that is at hand, and what is in it once that is known.
struct BackupFile {
  ninefold::store::fs::path file;
  bool automatic = false;
  QDateTime made;
  std::optional<ninefold::store::Answer<ninefold::store::Contents>> contents{};
};

/// Looks into backups and makes them, on a thread of its own: each is looked through whole before it is trusted, which
/// takes its time. A file that stayed as it was is looked through once.
class BackupClerk {
public:
  /// Called on the clerk's thread.
  using Tell = std::function<void(const std::vector<BackupFile>&)>;
  using Done = std::function<void(const std::optional<ninefold::store::Error>&)>;

  /// There may be no store; then there are only the backups of the folder. What is asked for is dropped when the clerk
  /// goes, but for backups: they are made.
  BackupClerk(ninefold::store::Store* of, QString sharedFolder) : store(of), shared(std::move(sharedFolder)) {}
  ~BackupClerk() { leaving = true; }

  /// Tells which backups there are, those that a person asked for first, and again whenever it knows more of one.
  void look(Tell);
  /// Makes one in the folder.
  void backUp(const QString& name, Done);

  static constexpr auto suffix = ".ninefold";

private:
  struct Seen {
    QDateTime made;
    qint64 size = 0;
    ninefold::store::Answer<ninefold::store::Contents> contents;
  };

  std::vector<BackupFile> list() const;
  void lookNow(const Tell&);

  ninefold::store::Store* const store;
  const QString shared;
  std::atomic<bool> leaving = false;
  std::map<ninefold::store::fs::path, Seen> seen;
  ninefold::store::Worker worker; // the last: its jobs use the others
};
