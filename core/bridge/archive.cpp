#include "bridge/archive.h"

#include "bridge/beside.h"
#include "store/discard.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QStandardPaths>
#include <QUrl>

using namespace ninefold;
using namespace ninefold::store;

namespace {

std::optional<QString> named; // the folder of the next archive
Now clockOfNext;              // and what time it goes by; the system's, if none
std::unique_ptr<Archive> archive;

fs::path pathOf(const QUrl& file) { return fs::path(file.toLocalFile().toStdU16String()); }

QStringList listed(const std::vector<std::string>& names) {
  QStringList list;
  for (const std::string& name : names) list << QString::fromStdString(name);
  return list;
}

QVariantMap shownContents(const Contents& contents) {
  return {{"matches", contents.matches}, {"names", listed(contents.names)}};
}

/// Who restores a backup may have seen how the matches in it went on: whoever plays one is to be told.
void markSetBack(Books& books) {
  for (const MatchLine& line : books.matches.unfinished()) {
    Beside beside = Beside::read(books.matches.load(line.id).clock);
    beside.setBack = true;
    books.matches.saveClock(line.id, beside.text());
  }
}

} // namespace

Archive& Archive::here() {
  if (!archive) {
    archive =
        std::make_unique<Archive>(named ? *named : QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    // Its threads read what the games declare: they end before the program takes that apart.
    qAddPostRoutine(&Archive::close);
  }
  return *archive;
}

Archive* Archive::create(QQmlEngine*, QJSEngine*) {
  QJSEngine::setObjectOwnership(&here(), QJSEngine::CppOwnership);
  return &here();
}

void Archive::keepIn(const QString& wish, Now clock) {
  named = wish;
  clockOfNext = std::move(clock);
}

void Archive::close() { archive.reset(); }

Archive::Archive(const QString& dir) : folder(dir) {
  if (dir.isEmpty()) return;
  const auto wake = [this] { QMetaObject::invokeMethod(this, &Archive::collect, Qt::QueuedConnection); };
  auto opened = Store::open(fs::path(dir.toStdU16String()), {.wake = wake, .now = clockOfNext});
  if (opened)
    store = *std::move(opened);
  else
    note(*(why = opened.error()));
  connect(this, &Archive::matchesChanged, this, &Archive::lookAtMatches);
  lookAtMatches();
}

Archive::~Archive() = default;

QString Archive::trouble() const { return why ? inWords(*why) : QString(); }

QVariantMap Archive::rescued() const {
  if (!store || store->opening().how != Opening::How::rescued) return {};
  const Opening& opening = store->opening();
  QVariantMap map{{"matches", opening.rescued.matches},
                  {"cut", opening.rescued.cut},
                  {"lost", opening.rescued.lost},
                  {"beside", opening.rescued.beside}};
  if (opening.backupHolds) map["backup"] = shownContents(*opening.backupHolds);
  return map;
}

void Archive::lookAtMatches() {
  if (!store) return;
  const auto look = [list = continueList](const Books& books) { return list->look(books); };
  ask(lookingAtMatches, look, [this](std::optional<QVariantList> found) {
    if (found && std::exchange(waitingMatches, *found) != *found) emit unfinishedChanged();
  });
}

QVariantMap Archive::unfinishedMatch(int id) const {
  const auto found = ask([id](const Books& books) { return ContinueList::find(books, static_cast<MatchId>(id)); });
  return found.value_or(std::nullopt).value_or(QVariantMap());
}

void Archive::post(Writer::Job job, QObject* asker, Done done) {
  if (!store) {
    if (done) done(nullptr);
    return;
  }
  waiting[store->post(std::move(job))] = {asker, asker != nullptr, std::move(done)};
}

void Archive::drawn(Asking& asking, const std::string& game, const Then<std::vector<Drawn>>& then) {
  ask(
      asking, [game](const Books& books) { return books.chance.drawn(game); },
      [then](std::optional<std::vector<Drawn>> found) { then(std::move(found).value_or(std::vector<Drawn>())); });
}

void Archive::againstLevels(Asking& asking, ProfileId person, const Then<std::vector<AgainstLevel>>& then) {
  ask(
      asking, [person](const Books& books) { return books.levels.against(person); },
      [then](std::optional<std::vector<AgainstLevel>> found) {
        then(std::move(found).value_or(std::vector<AgainstLevel>()));
      });
}

void Archive::levelFitting(Asking& asking, ProfileId person, const std::string& game,
                           const Then<std::optional<ai::Level>>& then) {
  ask(
      asking, [=](const Books& books) { return books.levels.fitting(person, game); },
      [then](std::optional<std::optional<ai::Level>> found) { then(found.value_or(std::nullopt)); });
}

void Archive::account(Asking& asking, MatchId match, Seat seat, const Then<std::optional<std::string>>& then) {
  ask(
      asking, [=](const Books& books) { return books.accounts.of(match, index(seat)); },
      [then](std::optional<std::optional<std::string>> found) { then(std::move(found).value_or(std::nullopt)); });
}

void Archive::keepAccount(MatchId match, Seat seat, const std::string& account) {
  post([=](Books& books) { books.accounts.keep(match, index(seat), account); });
}

void Archive::collect() {
  if (!store) return;
  for (const Report& report : store->reports()) {
    if (report.error) note(*report.error);
    const auto found = waiting.find(report.ticket);
    if (found == waiting.end()) continue;
    const Waiting one = std::move(found->second);
    waiting.erase(found);
    if (one.done && (one.asker || !one.asked)) one.done(report.error ? &*report.error : nullptr);
  }
  for (const News& news : store->news())
    if (news.kind == News::Kind::notBackedUp || news.kind == News::Kind::damaged)
      qWarning("the store: %s", news.detail.c_str());
    else if (news.kind == News::Kind::backedUp && looksForBackups)
      lookForBackups();
}

void Archive::note(const Error& error) const {
  qWarning("the store: %s: %s", std::string(error.key()).c_str(), error.detail.c_str());
}

void Archive::removeMatch(int id) {
  post([id](Books& books) { discard(books.matches, static_cast<MatchId>(id)); }, this,
       [this](const Error*) { emit matchesChanged(); });
}

QString Archive::record(int id) const {
  const auto text = ask([id](const Books& books) { return books.matches.load(static_cast<MatchId>(id)).record(); });
  return QString::fromStdString(text.value_or(""));
}

BackupClerk& Archive::clerk() {
  if (!backupClerk) backupClerk = std::make_unique<BackupClerk>(store.get(), sharedFolder());
  return *backupClerk;
}

void Archive::lookForBackups() {
  looksForBackups = true;
  clerk().look([this](const std::vector<BackupFile>& all) {
    QMetaObject::invokeMethod(
        this, [this, all] { showBackups(all); }, Qt::QueuedConnection);
  });
}

void Archive::showBackups(const std::vector<BackupFile>& all) {
  QVariantList list;
  for (const BackupFile& one : all) {
    QVariantMap shown{{"file", QUrl::fromLocalFile(QString::fromStdU16String(one.file.u16string()))},
                      {"automatic", one.automatic},
                      {"made", one.made}};
    if (one.contents)
      shown.insert(*one.contents ? shownContents(**one.contents)
                                 : QVariantMap{{"error", inWords(one.contents->error())}});
    list << shown;
  }
  if (std::exchange(knownBackups, list) != list) emit backupsChanged();
}

QString Archive::sharedFolder() const {
  // Whoever says where to keep things finds the backups there, too.
  return named ? folder : QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) + "/Ninefold";
}

void Archive::backUp() {
  if (!store) {
    emit backedUp(trouble());
    return;
  }
  ++backupsOnTheirWay;
  emit backingUpChanged();
  const auto done = [this](const std::optional<Error>& error) {
    --backupsOnTheirWay;
    emit backingUpChanged();
    lookForBackups();
    emit backedUp(error ? inWords(*error) : QString());
  };
  const QString name = QDateTime::currentDateTime().toString("yyyy-MM-dd HH-mm-ss") + BackupClerk::suffix;
  clerk().backUp(name, [this, done](const std::optional<Error>& error) {
    QMetaObject::invokeMethod(
        this, [done, error] { done(error); }, Qt::QueuedConnection);
  });
}

QString Archive::restore(const QUrl& file) {
  if (!store) return trouble();
  const auto done = store->restore(pathOf(file));
  if (!done) return inWords(done.error());
  continueList = std::make_shared<ContinueList>(); // other matches have the same numbers now
  have(markSetBack);
  emit outdated();
  emit replaced();
  emit matchesChanged();
  if (looksForBackups) lookForBackups();
  return {};
}

QString Archive::restoreOffered() {
  if (!store || !store->opening().backup) return {};
  return restore(QUrl::fromLocalFile(QString::fromStdU16String(store->opening().backup->u16string())));
}

QString Archive::inWords(const Error& error) { return QCoreApplication::translate("Store", error.sentence()); }
