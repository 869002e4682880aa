#include "bridge/charts.h"

#include "bridge/days.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <numeric>
#include <QDateTime>
#include <QJsonArray>
#include <set>

namespace ninefold {

using namespace store;

namespace {

constexpr std::size_t meanOver = 5;
constexpr int everything = 1'000'000;

QString text(const std::string& from) { return QString::fromStdString(from); }

/// A row that begins with somebody's name and picture.
QVariantList rowOf(const Books& books, ProfileId id, const QVariantList& said) {
  const auto profile = books.profiles.find(id);
  return QVariantList{profile ? text(profile->name) : QString(), profile ? text(profile->avatar) : QString()} + said;
}

/// As other programs read it: times as ISO 8601 has them.
QVariant plain(const QVariant& value) {
  return value.typeId() == QMetaType::QDateTime ? value.toDateTime().toString(Qt::ISODate) : value;
}

QString cell(const QVariant& value) {
  if (value.typeId() == QMetaType::Bool) return value.toBool() ? "1" : "0";
  QString words = plain(value).toString();
  if (!words.contains(',') && !words.contains('"') && !words.contains('\n')) return words;
  return '"' + words.replace('"', "\"\"") + '"';
}

} // namespace

ChartTable figuresOf(const std::vector<Total>& totals, const Kind& kind) {
  Kind apart = kind;
  apart.apart = true;
  const auto of = [&](const Kind& wanted) {
    const auto found = std::ranges::find(totals, wanted, &Total::kind);
    return found == totals.end() ? Total() : *found;
  };
  const Total total = of(kind), helped = of(apart);
  return {
      {"played", "won", "best", "average", "ms", "fastest", "streak", "longest", "apart"},
      {{total.played, total.won, total.best, total.played > 0 ? static_cast<double>(total.points) / total.played : 0.0,
        static_cast<qint64>(total.ms + helped.ms), static_cast<qint64>(total.fastest), total.streak, total.longest,
        helped.played}}};
}

ChartTable resultsOf(const Books& books, ProfileId who, const Kind& kind, int most) {
  struct Result {
    Point point;
    bool apart;
  };
  std::vector<Result> all;
  for (bool apart : {false, true}) {
    Kind one = kind;
    one.apart = apart;
    for (const Point& point : books.statistics.overTime(who, one, most)) all.push_back({point, apart});
  }
  std::ranges::stable_sort(all, {}, [](const Result& one) { return one.point.finished; });
  if (static_cast<int>(all.size()) > most) all.erase(all.begin(), all.end() - most);
  ChartTable table{{"finished", "score", "won", "ms", "apart", "mean", "meanMs"}};
  std::deque<int> scores;
  std::deque<std::int64_t> times;
  const auto mean = [](auto& recent, auto latest, bool counts) {
    if (counts) recent.push_back(latest);
    if (recent.size() > meanOver) recent.pop_front();
    const double sum = std::accumulate(recent.begin(), recent.end(), 0.0);
    return recent.empty() ? static_cast<double>(latest) : sum / static_cast<double>(recent.size());
  };
  for (const auto& [point, apart] : all)
    table.rows << QVariantList{QDateTime::fromMSecsSinceEpoch(point.finished),
                               point.score,
                               point.won,
                               static_cast<qint64>(point.ms),
                               apart,
                               mean(scores, point.score, !apart),
                               mean(times, point.ms, !apart && point.won)};
  return table;
}

ChartTable spreadOf(const Books& books, ProfileId who, const Kind& kind) {
  ChartTable table{{"score", "times"}};
  for (const Tally& tally : books.statistics.distribution(who, kind))
    table.rows << QVariantList{tally.score, tally.times};
  return table;
}

ChartTable gradesOf(const Books& books, ProfileId who, const Kind& kind) {
  ChartTable table{{"level", "played", "average", "fastest", "helped"}};
  std::set<std::string> told;
  for (const Total& total : books.statistics.totals(who)) { // of a level, those without help come first
    if (total.kind.game != kind.game || total.kind.variant != kind.variant || total.kind.level.empty()) continue;
    if (total.won == 0 || !told.insert(total.kind.level).second) continue;
    qint64 ms = 0, won = 0;
    for (const Point& point : books.statistics.overTime(who, total.kind, everything)) {
      if (!point.won) continue; // what was given up has no time
      ms += point.ms;
      ++won;
    }
    table.rows << QVariantList{text(total.kind.level), won, ms / std::max<qint64>(1, won),
                               static_cast<qint64>(total.fastest), total.kind.apart};
  }
  return table;
}

ChartTable duelsOf(const Books& books, ProfileId who, const std::string& game) {
  ChartTable table{{"name", "avatar", "played", "ahead", "behind"}};
  for (const Duel& duel : books.statistics.headToHead(who))
    if (duel.game == game) table.rows << rowOf(books, duel.other, {duel.played, duel.ahead, duel.behind});
  return table;
}

ChartTable ladderOf(const Books& books, ProfileId who, const std::string& game) {
  ChartTable table{{"name", "avatar", "mine", "rating", "played"}};
  for (const Rung& rung : books.statistics.ladder(game))
    table.rows << rowOf(books, rung.profile,
                        {rung.profile == who, static_cast<int>(std::lround(rung.rating)), rung.played});
  return table;
}

ChartTable yearOf(const Books& books, ProfileId who, Date today) {
  ChartTable table{{"date", "done", "of"}};
  const Date from = yearUpTo(today);
  for (const Day& day : daysOf(books.dailies.calendar(who, daysAfter(from, -1), today), from, today, today))
    table.rows << QVariantList{day.date, day.done, day.of};
  return table;
}

QVariantList shown(const ChartTable& table) {
  QVariantList list;
  for (const QVariantList& row : table.rows) {
    QVariantMap map;
    for (qsizetype i = 0; i < row.size(); ++i) map.insert(table.columns[i], row[i]);
    list << map;
  }
  return list;
}

QByteArray csvOf(const ChartTable& table) {
  QString out = table.columns.join(',') + '\n';
  for (const QVariantList& row : table.rows) {
    QStringList cells;
    for (const QVariant& value : row) cells << cell(value);
    out += cells.join(',') + '\n';
  }
  return out.toUtf8();
}

QJsonArray jsonOf(const ChartTable& table) {
  QJsonArray list;
  for (const QVariantList& row : table.rows) {
    QJsonObject object;
    for (qsizetype i = 0; i < row.size(); ++i) object[table.columns[i]] = QJsonValue::fromVariant(plain(row[i]));
    list << object;
  }
  return list;
}

} // namespace ninefold
