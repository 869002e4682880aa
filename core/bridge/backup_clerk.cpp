#include "bridge/backup_clerk.h"

#include <QDir>

using namespace ninefold::store;

namespace {

fs::path pathOf(const QString& file) { return fs::path(file.toStdU16String()); }
QFileInfo infoOf(const fs::path& file) { return QFileInfo(QString::fromStdU16String(file.u16string())); }

} // namespace

void BackupClerk::look(Tell tell) {
  worker.post([this, tell = std::move(tell)] { lookNow(tell); });
}

void BackupClerk::backUp(const QString& name, Done done) {
  worker.post([this, name, done = std::move(done)] {
    QDir().mkpath(shared);
    const auto made = store->backUp(pathOf(QDir(shared).filePath(name)));
    done(made ? std::nullopt : std::optional(made.error()));
  });
}

std::vector<BackupFile> BackupClerk::list() const {
  std::vector<BackupFile> all;
  for (const QFileInfo& file : QDir(shared).entryInfoList({QString("*") + suffix}, QDir::Files, QDir::Time))
    all.push_back({pathOf(file.filePath()), false, file.lastModified()});
  if (store)
    for (const fs::path& file : store->backups()) all.push_back({file, true, infoOf(file).lastModified()});
  return all;
}

void BackupClerk::lookNow(const Tell& tell) {
  if (leaving) return;
  std::vector<BackupFile> all = list();
  std::map<fs::path, Seen> still;
  for (BackupFile& one : all) {
    const auto found = seen.find(one.file);
    if (found == seen.end() || found->second.made != one.made || found->second.size != infoOf(one.file).size())
      continue;
    one.contents = found->second.contents;
    still.insert(*found);
  }
  seen = std::move(still);
  tell(all);
  for (BackupFile& one : all) {
    if (leaving) return;
    if (one.contents) continue;
    const qint64 size = infoOf(one.file).size();
    one.contents = Store::preview(one.file);
    seen.insert_or_assign(one.file, Seen{one.made, size, *one.contents});
    tell(all);
  }
}
