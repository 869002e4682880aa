#include "bridge/archive.h"

#include "store/replay.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <QUrl>

using namespace ninefold;
using namespace ninefold::store;

namespace {

std::optional<QString> named; // the folder of the next archive
Now clockOfNext;              // and what time it goes by; the system's, if none
constexpr auto backupSuffix = ".ninefold";
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

QVariantMap shownPerson(const Books& books, const Player& player) {
  const auto profile = player.profile ? books.profiles.find(*player.profile) : std::nullopt;
  if (!profile) return {{"id", 0}};
  return {{"id", static_cast<int>(profile->id)},
          {"name", QString::fromStdString(profile->name)},
          {"avatar", QString::fromStdString(profile->avatar)}};
}

/// The board as all may see it, for a picture: {columns, rows, cells: [{face, number, printed, seat}]}.
QVariantMap shownBoard(const Scene& scene) {
  QVariantList cells;
  for (const SceneCell& cell : scene.cells)
    cells << QVariantMap{{"face", static_cast<int>(cell.face)},
                         {"number", cell.number},
                         {"printed", cell.printed},
                         {"seat", cell.owner ? index(*cell.owner) : -1}};
  return {{"columns", scene.shape.columns}, {"rows", scene.shape.rows}, {"cells", cells}};
}

/// A line of the Continue list. What is secret between the seats isn't in it.
QVariantMap shownLine(const Books& books, const MatchLine& line) {
  const SavedMatch saved = books.matches.load(line.id);
  const auto match = opened(saved);
  const Scene scene = match->scene(nobody);
  QVariantList people, scores;
  for (const Player& player : line.players) people << shownPerson(books, player);
  for (const SceneSeat& seat : scene.seats)
    if (seat.scoreKnownTo == KnownTo::all) scores << seat.score;
  if (scores.size() != people.size()) scores.clear();
  const auto start = QJsonDocument::fromJson(QByteArray::fromStdString(saved.match.start)).object();
  const auto turn = match->standing().turn;
  return {{"id", static_cast<int>(line.id)},
          {"game", QString::fromStdString(line.game)},
          {"options", start["options"].toObject().toVariantMap()},
          {"people", people},
          {"turn", turn ? index(*turn) : -1},
          {"scores", scores},
          {"updated", QDateTime::fromMSecsSinceEpoch(line.updated)},
          {"board", shownBoard(scene)}};
}

} // namespace

Archive& Archive::here() {
  if (!archive)
    archive =
        std::make_unique<Archive>(named ? *named : QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
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
}

Archive::~Archive() = default;

QString Archive::trouble() const { return why ? inWords(*why) : QString(); }

QVariantMap Archive::rescued() const {
  if (!store || store->opening().how != Opening::How::rescued) return {};
  const Opening& opening = store->opening();
  QVariantMap map{{"matches", opening.rescued.matches}, {"cut", opening.rescued.cut}, {"lost", opening.rescued.lost}};
  if (opening.backupHolds) map["backup"] = shownContents(*opening.backupHolds);
  return map;
}

QVariantList Archive::unfinished() const {
  constexpr int most = 12;
  const auto lines = ask([](const Books& books) {
    QVariantList all;
    for (const MatchLine& line : books.matches.unfinished(most)) {
      try {
        all << shownLine(books, line);
      } catch (const Error&) { // what can't be vouched for isn't offered
      }
    }
    return all;
  });
  return lines.value_or(QVariantList());
}

void Archive::post(Writer::Job job, QObject* asker, Done done) {
  if (!store) {
    if (done) done(nullptr);
    return;
  }
  waiting[store->post(std::move(job))] = {asker, asker != nullptr, std::move(done)};
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
}

void Archive::note(const Error& error) const {
  qWarning("the store: %s: %s", std::string(error.key()).c_str(), error.detail.c_str());
}

void Archive::removeMatch(int id) {
  post([id](Books& books) { books.matches.remove(static_cast<MatchId>(id)); }, this,
       [this](const Error*) { emit matchesChanged(); });
}

QString Archive::record(int id) const {
  const auto text = ask([id](const Books& books) { return books.matches.load(static_cast<MatchId>(id)).record(); });
  return QString::fromStdString(text.value_or(""));
}

QVariantList Archive::backups() const {
  QVariantList list;
  const auto add = [&](const QFileInfo& file, bool automatic) {
    const auto contents = Store::preview(fs::path(file.filePath().toStdU16String()));
    QVariantMap one = contents ? shownContents(*contents) : QVariantMap{{"error", inWords(contents.error())}};
    one.insert(
        {{"file", QUrl::fromLocalFile(file.filePath())}, {"automatic", automatic}, {"made", file.lastModified()}});
    list << one;
  };
  const QDir shared(sharedFolder());
  for (const QFileInfo& file : shared.entryInfoList({QString("*") + backupSuffix}, QDir::Files, QDir::Time))
    add(file, false);
  if (store)
    for (const fs::path& file : store->backups()) add(QFileInfo(QString::fromStdU16String(file.u16string())), true);
  return list;
}

QString Archive::sharedFolder() const {
  // Whoever says where to keep things finds the backups there, too.
  return named ? folder : QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) + "/Ninefold";
}

QString Archive::backUp() {
  if (!store) return trouble();
  QDir().mkpath(sharedFolder());
  const QString name = QDateTime::currentDateTime().toString("yyyy-MM-dd HH-mm-ss") + backupSuffix;
  const auto done = store->backUp(fs::path(QDir(sharedFolder()).filePath(name).toStdU16String()));
  return done ? QString() : inWords(done.error());
}

QString Archive::restore(const QUrl& file) {
  if (!store) return trouble();
  const auto done = store->restore(pathOf(file));
  if (!done) return inWords(done.error());
  emit outdated();
  emit replaced();
  emit matchesChanged();
  return {};
}

QString Archive::restoreOffered() {
  if (!store || !store->opening().backup) return {};
  return restore(QUrl::fromLocalFile(QString::fromStdU16String(store->opening().backup->u16string())));
}

QString Archive::inWords(const Error& error) { return QCoreApplication::translate("Store", error.sentence()); }
