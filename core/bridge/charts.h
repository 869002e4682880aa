#pragma once

#include "store/books.h"

#include <QByteArray>
#include <QJsonObject>
#include <QStringList>
#include <QVariantList>

namespace ninefold {

/// The numbers of a chart: what the page draws, and what other programs get.
struct ChartTable {
  QStringList columns;
  QList<QVariantList> rows{};
};

/// {played, won, best, average, ms, fastest, streak, longest, apart} in one row; without what was done with help, but
/// for `apart`, which counts that.
ChartTable figuresOf(const std::vector<store::Total>&, const store::Kind&);
/// The latest results of a kind, the oldest first: {finished, score, won, ms, apart, mean, meanMs}; the means are those
/// of up to five results, this one the last of them, those apart left out; of `ms` those that weren't won, too.
ChartTable resultsOf(const store::Books&, store::ProfileId, const store::Kind&, int most);
/// How often each score was reached, the lowest first: {score, times}.
ChartTable spreadOf(const store::Books&, store::ProfileId, const store::Kind&);
/// The same game and variant, grade by grade, of what was done: {level, played, average, fastest, helped} in
/// milliseconds; with help only those grades where nothing was done without.
ChartTable gradesOf(const store::Books&, store::ProfileId, const store::Kind&);
/// The game with others: {name, avatar, played, ahead, behind}.
ChartTable duelsOf(const store::Books&, store::ProfileId, const std::string& game);
/// The family ladder of the game (Elo), the best first: {name, avatar, mine, rating, played}.
ChartTable ladderOf(const store::Books&, store::ProfileId, const std::string& game);
/// The last year of dailies, the first day a Monday: {date, done, of}.
ChartTable yearOf(const store::Books&, store::ProfileId, Date today);

/// As QML has it: rows of names and values.
QVariantList shown(const ChartTable&);
QByteArray csvOf(const ChartTable&);
QJsonArray jsonOf(const ChartTable&);

} // namespace ninefold
