#include "bridge/player_statistics.h"

#include "bridge/archive.h"
#include "bridge/bests.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <QClipboard>
#include <QDateTime>
#include <QDir>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QStandardPaths>

using namespace ninefold::store;

namespace {

constexpr int shownPoints = 60;
constexpr int everything = 1'000'000;
constexpr std::size_t meanOver = 5;

QString text(const std::string& from) { return QString::fromStdString(from); }

/// A kind's variant is kept as the number of seats and the options.
QVariantMap shownKind(const Kind& kind, int played) {
  const QString variant = text(kind.variant);
  const auto options = QJsonDocument::fromJson(variant.section(' ', 1).toUtf8()).object();
  return {{"game", text(kind.game)},
          {"seats", variant.section(' ', 0, 0).toInt()},
          {"options", options.toVariantMap()},
          {"level", text(kind.level)},
          {"played", played}};
}

/// What is said about somebody, with their name and picture.
QVariantMap shownPerson(const Books& books, ProfileId id, QVariantMap said) {
  const auto profile = books.profiles.find(id);
  said["name"] = profile ? text(profile->name) : QString();
  said["avatar"] = profile ? text(profile->avatar) : QString();
  return said;
}

QString dateText(Time time) { return QDateTime::fromMSecsSinceEpoch(time).toString(Qt::ISODate); }

/// Where files for people go.
QString documentNamed(const QString& name) {
  const QDir folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
  folder.mkpath(".");
  return folder.filePath(name);
}

/// A finished match as other programs get it. Nothing if the person wasn't in it.
QByteArray matchLine(const Books& books, const MatchLine& line, ProfileId who) {
  const auto mine = std::ranges::find(line.players, std::optional(who), &Player::profile);
  if (mine == line.players.end()) return {};
  const SavedMatch saved = books.matches.load(line.id);
  QJsonArray people;
  for (const Player& player : line.players)
    people << (player.profile ? shownPerson(books, *player.profile, {})["name"].toString() : QString());
  const QJsonObject out{{"finished", dateText(line.updated)},
                        {"people", people},
                        {"seat", static_cast<int>(mine - line.players.begin())},
                        {"level", text(line.level)},
                        {"helped", saved.undos > 0 || saved.hints > 0},
                        {"record", QJsonDocument::fromJson(QByteArray::fromStdString(saved.record())).object()}};
  return QJsonDocument(out).toJson(QJsonDocument::Compact) + '\n';
}

/// All of them, the oldest first, a few hundred at a time.
bool writeMatches(const Books& books, ProfileId who, const QString& file) {
  constexpr int most = 500;
  QList<QByteArray> all;
  for (std::optional<std::int64_t> before;;) {
    const auto lines = books.matches.finished(most, before);
    for (const MatchLine& line : lines) all.prepend(matchLine(books, line, who));
    if (lines.size() < most) break;
    before = lines.back().ended;
  }
  QSaveFile out(file);
  if (!out.open(QIODevice::WriteOnly)) return false;
  for (const QByteArray& line : all) out.write(line);
  return out.commit();
}

} // namespace

PlayerStatistics::PlayerStatistics(QObject* parent) : QObject(parent) {
  connect(&Archive::here(), &Archive::matchesChanged, this, &PlayerStatistics::read);
}

void PlayerStatistics::setPerson(int wish) {
  if (who == wish) return;
  who = wish;
  at = 0;
  read();
}

void PlayerStatistics::setKind(int wish) {
  if (at == wish) return;
  at = wish;
  emit changed();
}

void PlayerStatistics::setTimed(bool wish) {
  if (byTime == wish) return;
  byTime = wish;
  emit changed();
}

void PlayerStatistics::read() {
  all = Archive::here()
            .ask([&](const Books& books) { return books.statistics.totals(static_cast<ProfileId>(who)); })
            .value_or(std::vector<Total>());
  lines.clear();
  for (const Total& total : all) {
    Kind kind = total.kind;
    kind.apart = false;
    const auto known = std::ranges::find(lines, kind, &Line::kind);
    if (known == lines.end())
      lines.push_back({kind, total.played});
    else
      known->played += total.played;
  }
  std::ranges::stable_sort(lines, std::ranges::greater(), &Line::played);
  at = std::clamp(at, 0, std::max(0, static_cast<int>(lines.size()) - 1));
  emit changed();
}

QVariantList PlayerStatistics::kinds() const {
  QVariantList list;
  for (const Line& line : lines) list << shownKind(line.kind, line.played);
  return list;
}

QVariantMap PlayerStatistics::totals() const {
  if (lines.empty()) return {};
  const Kind& kind = lines[static_cast<std::size_t>(at)].kind;
  Kind apart = kind;
  apart.apart = true;
  const auto aside = std::ranges::find(all, apart, &Total::kind);
  const auto found = std::ranges::find(all, kind, &Total::kind);
  const Total total = found == all.end() ? Total{} : *found;
  return {{"played", total.played},
          {"won", total.won},
          {"best", total.best},
          {"average", total.played > 0 ? static_cast<double>(total.points) / total.played : 0},
          {"ms", static_cast<qint64>(total.ms)},
          {"fastest", static_cast<qint64>(total.fastest)},
          {"streak", total.streak},
          {"longest", total.longest},
          {"apart", aside == all.end() ? 0 : aside->played}};
}

std::vector<PlayerStatistics::Shown> PlayerStatistics::results(int most) const {
  if (lines.empty()) return {};
  std::vector<Shown> shown;
  for (bool apart : {false, true}) {
    Kind kind = lines[static_cast<std::size_t>(at)].kind;
    kind.apart = apart;
    const auto found = Archive::here().ask(
        [&](const Books& books) { return books.statistics.overTime(static_cast<ProfileId>(who), kind, most); });
    for (const Point& point : found.value_or(std::vector<Point>())) shown.push_back({point, apart});
  }
  std::ranges::stable_sort(shown, {}, [](const Shown& one) { return one.point.finished; });
  if (static_cast<int>(shown.size()) > most) shown.erase(shown.begin(), shown.end() - most);
  return shown;
}

QVariantList PlayerStatistics::points() const {
  QVariantList list;
  std::vector<int> recent;
  for (const auto& [point, apart] : results(shownPoints)) {
    if (!apart) recent.push_back(point.score);
    if (recent.size() > meanOver) recent.erase(recent.begin());
    double sum = 0;
    for (int score : recent) sum += score;
    list << QVariantMap{
        {"score", point.score}, {"finished", QDateTime::fromMSecsSinceEpoch(point.finished)},
        {"won", point.won},     {"ms", static_cast<qint64>(point.ms)},
        {"apart", apart},       {"mean", recent.empty() ? point.score : sum / static_cast<double>(recent.size())}};
  }
  return list;
}

QVariantList PlayerStatistics::tallies() const {
  QVariantList list;
  if (lines.empty()) return list;
  const auto found = Archive::here().ask([&](const Books& books) {
    return books.statistics.distribution(static_cast<ProfileId>(who), lines[static_cast<std::size_t>(at)].kind);
  });
  for (const Tally& tally : found.value_or(std::vector<Tally>()))
    list << QVariantMap{{"score", tally.score}, {"times", tally.times}};
  return list;
}

QVariantList PlayerStatistics::levels() const {
  QVariantList list;
  if (lines.empty()) return list;
  const Kind& kind = lines[static_cast<std::size_t>(at)].kind;
  for (const Total& total : all) {
    if (total.kind.game != kind.game || total.kind.variant != kind.variant) continue;
    if (total.kind.apart || total.kind.level.empty()) continue;
    list << QVariantMap{{"level", text(total.kind.level)},
                        {"played", total.played},
                        {"average", static_cast<qint64>(total.ms / total.played)},
                        {"fastest", static_cast<qint64>(total.fastest)}};
  }
  return list;
}

QVariantList PlayerStatistics::duels() const {
  if (lines.empty()) return {};
  const auto found = Archive::here().ask([&](const Books& books) {
    QVariantList list;
    for (const Duel& duel : books.statistics.headToHead(static_cast<ProfileId>(who)))
      if (duel.game == lines[static_cast<std::size_t>(at)].kind.game)
        list << shownPerson(books, duel.other,
                            {{"played", duel.played}, {"ahead", duel.ahead}, {"behind", duel.behind}});
    return list;
  });
  return found.value_or(QVariantList());
}

QVariantList PlayerStatistics::ladder() const {
  if (lines.empty()) return {};
  const auto found = Archive::here().ask([&](const Books& books) {
    QVariantList list;
    for (const Rung& rung : books.statistics.ladder(lines[static_cast<std::size_t>(at)].kind.game))
      list << shownPerson(books, rung.profile,
                          {{"mine", rung.profile == static_cast<ProfileId>(who)},
                           {"rating", static_cast<int>(std::lround(rung.rating))},
                           {"played", rung.played}});
    return list;
  });
  return found.value_or(QVariantList());
}

QVariantList PlayerStatistics::table() const {
  if (lines.empty()) return {};
  const Kind& shown = lines[static_cast<std::size_t>(at)].kind;
  const auto found = Archive::here().ask([&](const Books& books) {
    const auto bests = byTime ? books.records.quickest(shown) : books.records.best(shown);
    return ninefold::shownBests(books, bests, {.person = static_cast<ProfileId>(who)});
  });
  return found.value_or(QVariantList());
}

QString PlayerStatistics::csv() const {
  QString out = "finished,score,won,ms,apart\n";
  for (const auto& [point, apart] : results(everything))
    out += QString("%1,%2,%3,%4,%5\n")
               .arg(dateText(point.finished))
               .arg(point.score)
               .arg(int{point.won})
               .arg(point.ms)
               .arg(int{apart});
  return out;
}

QString PlayerStatistics::json() const {
  if (lines.empty()) return "{}\n";
  const Line& line = lines[static_cast<std::size_t>(at)];
  QJsonObject out = QJsonObject::fromVariantMap(shownKind(line.kind, line.played));
  out["totals"] = QJsonObject::fromVariantMap(totals());
  QJsonArray list;
  for (const auto& [point, apart] : results(everything))
    list << QJsonObject{{"finished", dateText(point.finished)},
                        {"score", point.score},
                        {"won", point.won},
                        {"ms", static_cast<qint64>(point.ms)},
                        {"apart", apart}};
  out["results"] = list;
  return QString::fromUtf8(QJsonDocument(out).toJson());
}

void PlayerStatistics::copy(const QString& words) const { QGuiApplication::clipboard()->setText(words); }

QString PlayerStatistics::save(const QString& name, const QString& words) const {
  QSaveFile file(documentNamed(name));
  if (!file.open(QIODevice::WriteOnly)) return {};
  file.write(words.toUtf8());
  return file.commit() ? QDir::toNativeSeparators(file.fileName()) : QString();
}

void PlayerStatistics::saveMatches(const QString& name) {
  const QString file = documentNamed(name);
  const auto written = std::make_shared<bool>(false); // on the thread that has the time
  Archive::here().post([file, written, person = static_cast<ProfileId>(who)](
                           Books& books) { *written = writeMatches(books, person, file); },
                       this,
                       [this, file, written](const Archive::Error*) {
                         emit saved(*written ? QDir::toNativeSeparators(file) : QString());
                       });
}
