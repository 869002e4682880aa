#include "bridge/player_statistics.h"

#include "bridge/bests.h"
#include "bridge/clipboard.h"
#include "bridge/today.h"

#include <algorithm>
#include <memory>
#include <QDateTime>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMetaEnum>
#include <QSaveFile>

using namespace ninefold;
using namespace ninefold::store;

namespace {

constexpr int shownPoints = 60;
constexpr int everything = 1'000'000;

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

/// A kind of results, those apart counted with the others.
struct Line {
  Kind kind;
  int played = 0;
};

/// The most played first.
std::vector<Line> linesOf(const std::vector<Total>& totals) {
  std::vector<Line> lines;
  for (const Total& total : totals) {
    Kind kind = total.kind;
    kind.apart = false;
    const auto known = std::ranges::find(lines, kind, &Line::kind);
    if (known == lines.end())
      lines.push_back({kind, total.played});
    else
      known->played += total.played;
  }
  std::ranges::stable_sort(lines, std::ranges::greater(), &Line::played);
  return lines;
}

ChartTable tableOf(const Books& books, PlayerStatistics::Chart chart, ProfileId who, const Kind& kind, Date today) {
  switch (chart) {
  case PlayerStatistics::Figures: return figuresOf(books.statistics.totals(who), kind);
  case PlayerStatistics::Results: return resultsOf(books, who, kind, everything);
  case PlayerStatistics::Spread: return spreadOf(books, who, kind);
  case PlayerStatistics::Grades: return gradesOf(books, who, kind);
  case PlayerStatistics::Duels: return duelsOf(books, who, kind.game);
  case PlayerStatistics::Ladder: return ladderOf(books, who, kind.game);
  case PlayerStatistics::Year: return yearOf(books, who, today);
  }
  return {};
}

QString nameOf(PlayerStatistics::Chart chart) {
  return QString(QMetaEnum::fromType<PlayerStatistics::Chart>().valueToKey(chart)).toLower();
}

bool writeFile(const QString& file, const QByteArray& text) {
  QSaveFile out(file);
  return out.open(QIODevice::WriteOnly) && out.write(text) == text.size() && out.commit();
}

/// Where files for people go.
QString documentNamed(const QString& name) {
  const QDir folder(Archive::here().sharedFolder());
  folder.mkpath(".");
  return folder.filePath(name);
}

/// A finished match as other programs get it. Nothing if the person wasn't in it.
QByteArray matchLine(const Books& books, const MatchLine& line, ProfileId who) {
  const auto mine = std::ranges::find(line.players, std::optional(who), &Player::profile);
  if (mine == line.players.end()) return {};
  const SavedMatch saved = books.matches.load(line.id);
  QJsonArray people;
  for (const Player& player : line.players) {
    const auto profile = player.profile ? books.profiles.find(*player.profile) : std::nullopt;
    people << (profile ? text(profile->name) : QString());
  }
  QJsonObject out{{"finished", QDateTime::fromMSecsSinceEpoch(line.updated).toString(Qt::ISODate)},
                  {"people", people},
                  {"seat", static_cast<int>(mine - line.players.begin())},
                  {"level", text(line.level)},
                  {"helped", saved.undos > 0 || saved.hints > 0},
                  {"record", QJsonDocument::fromJson(QByteArray::fromStdString(saved.record())).object()}};
  if (line.daily)
    out["daily"] = QJsonObject{{"slot", text(line.daily->slot)}, {"date", line.daily->date}, {"day", line.daily->day}};
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

const PlayerStatistics::Seen PlayerStatistics::nothing;

PlayerStatistics::PlayerStatistics(QObject* parent) : QObject(parent) {
  connect(&Archive::here(), &Archive::matchesChanged, this, [this] { ask(kind()); });
  ask(0);
}

void PlayerStatistics::setPerson(int wish) {
  if (who == wish) return;
  who = wish;
  emit changed();
  ask(0);
}

void PlayerStatistics::setKind(int wish) {
  if (kind() != wish) ask(wish);
}

void PlayerStatistics::ask(int kind) {
  Archive::here().ask(
      asking, [=, person = who](const Books& books) { return look(books, person, kind); },
      [this](std::optional<Seen> found) {
        seen = std::move(found).value_or(Seen());
        emit changed();
      });
}

/// On the store's thread.
PlayerStatistics::Seen PlayerStatistics::look(const Books& books, int person, int kind) {
  const auto who = static_cast<ProfileId>(person);
  const auto totals = books.statistics.totals(who);
  const auto lines = linesOf(totals);
  Seen found;
  for (const Line& line : lines) {
    found.all.push_back(line.kind);
    found.kinds << shownKind(line.kind, line.played);
  }
  if (lines.empty()) return found;
  found.at = std::clamp(kind, 0, static_cast<int>(lines.size()) - 1);
  const Kind& one = found.all[static_cast<std::size_t>(found.at)];
  found.totals = ninefold::shown(figuresOf(totals, one)).front().toMap();
  found.points = ninefold::shown(resultsOf(books, who, one, shownPoints));
  found.tallies = ninefold::shown(spreadOf(books, who, one));
  found.levels = ninefold::shown(gradesOf(books, who, one));
  found.duels = ninefold::shown(duelsOf(books, who, one.game));
  found.ladder = ninefold::shown(ladderOf(books, who, one.game));
  found.highest = shownBests(books, aboveNothing(books.records.best(one)), {.person = who});
  found.quickest = shownBests(books, books.records.quickest(one), {.person = who});
  Kind helped = one;
  helped.apart = true;
  found.highestWithHelp = shownBests(books, aboveNothing(books.records.best(helped)), {.person = who});
  found.quickestWithHelp = shownBests(books, books.records.quickest(helped), {.person = who});
  return found;
}

template<class Then> void PlayerStatistics::write(Chart chart, Form form, Then then) {
  if (shown().all.empty()) return;
  const Kind kind = shown().all[static_cast<std::size_t>(shown().at)];
  QJsonObject about = QJsonObject::fromVariantMap(shown().kinds[shown().at].toMap());
  about["chart"] = nameOf(chart);
  const auto written = [=, who = static_cast<ProfileId>(who), today = Today::here().date()](const Books& books) {
    const ChartTable table = tableOf(books, chart, who, kind, today);
    if (form == Csv) return csvOf(table);
    QJsonObject out = about;
    out["rows"] = jsonOf(table);
    return QJsonDocument(out).toJson();
  };
  Archive::here().ask(exporting, written, [=](std::optional<QByteArray> text) { then(text.value_or(QByteArray())); });
}

void PlayerStatistics::copy(Chart chart, Form form) {
  write(chart, form, [this](const QByteArray& text) {
    Clipboard::copy(QString::fromUtf8(text));
    emit copied();
  });
}

void PlayerStatistics::save(Chart chart, Form form, const QString& name) {
  const QString file = documentNamed(QString("%1-%2.%3").arg(name, nameOf(chart), form == Csv ? "csv" : "json"));
  write(chart, form, [this, file](const QByteArray& text) {
    emit saved(!text.isEmpty() && writeFile(file, text) ? QDir::toNativeSeparators(file) : QString());
  });
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
