#include "bridge/continue_list.h"

#include "bridge/beside.h"
#include "bridge/figures.h"
#include "bridge/match_memory.h"
#include "bridge/shown_board.h"
#include "store/replay.h"

#include <algorithm>
#include <QDateTime>
#include <QJsonDocument>
#include <QJsonObject>

using namespace ninefold;
using namespace ninefold::store;

namespace {

constexpr int most = 12;

QVariantMap shownPerson(const Books& books, const Player& player) {
  if (player.computer != 0) return Figures::person(player.computer);
  const auto profile = player.profile ? books.profiles.find(*player.profile) : std::nullopt;
  if (!profile) return {{"id", 0}};
  return {{"id", static_cast<int>(profile->id)},
          {"name", QString::fromStdString(profile->name)},
          {"avatar", QString::fromStdString(profile->avatar)}};
}

QVariantList shownPeople(const Books& books, const std::vector<Player>& players) {
  QVariantList people;
  for (const Player& player : players) people << shownPerson(books, player);
  return people;
}

QVariantMap shownGame(const SavedMatch& saved) {
  const auto start = QJsonDocument::fromJson(QByteArray::fromStdString(saved.match.start)).object();
  return {{"id", static_cast<int>(saved.id)},
          {"game", QString::fromStdString(saved.match.game)},
          {"again", Beside::read(saved.clock).again},
          {"options", start["options"].toObject().toVariantMap()}};
}

/// What is secret between the seats isn't in it.
QVariantMap played(const SavedMatch& saved) {
  const auto match = opened(saved);
  const Scene scene = match->scene(nobody);
  QVariantList scores;
  for (const SceneSeat& seat : scene.seats)
    if (seat.scoreKnownTo == KnownTo::all) scores << seat.score;
  if (scores.size() != match->seats()) scores.clear();
  const auto turn = match->standing().turn;
  QVariantMap line = shownGame(saved);
  line.insert({{"turn", turn ? index(*turn) : -1},
               {"scores", scores},
               {"board", shownBoard(scene)},
               {"level", QString::fromStdString(saved.match.level)},
               {"date", saved.match.daily ? saved.match.daily->date : 0}});
  return line;
}

} // namespace

QVariantList ContinueList::look(const Books& books) {
  const auto lines = books.matches.unfinished(most);
  std::erase_if(known, [&](const auto& one) {
    return std::none_of(lines.begin(), lines.end(), [&](const MatchLine& line) { return line.id == one.first; });
  });
  QVariantList all;
  for (const MatchLine& line : lines) {
    try {
      QVariantMap shown = told(books, line);
      shown["people"] = shownPeople(books, line.players);
      const nlohmann::json from = memory::recall(books, static_cast<int>(line.id), "from");
      shown["from"] = from.is_string() ? QString::fromStdString(from) : QString();
      shown["updated"] = QDateTime::fromMSecsSinceEpoch(line.updated);
      all << shown;
    } catch (const Error&) { // what can't be vouched for isn't offered
    }
  }
  return all;
}

const QVariantMap& ContinueList::told(const Books& books, const MatchLine& line) {
  const auto found = known.find(line.id);
  if (found != known.end() && found->second.updated == line.updated && found->second.done == line.done)
    return found->second.line;
  return (known[line.id] = {line.updated, line.done, played(books.matches.load(line.id))}).line;
}

std::optional<QVariantMap> ContinueList::find(const Books& books, MatchId id) {
  try {
    const SavedMatch saved = books.matches.load(id);
    if (saved.status != Status::playing) return std::nullopt;
    QVariantMap shown = shownGame(saved);
    shown["people"] = shownPeople(books, saved.match.players);
    return shown;
  } catch (const Error&) {
    return std::nullopt;
  }
}
