#include "bridge/match_report.h"

#include "bridge/lead.h"
#include "bridge/shown_board.h"
#include "bridge/words.h"
#include "match/any_match.h"

#include <algorithm>

using namespace ninefold;
using nlohmann::json;

void MatchReport::setRecord(const QString& record) {
  if (text == record) return;
  text = record;
  course.clear();
  best = {};
  end = {};
  piecesLeft = 0;
  start.clear();
  json dealt = json::parse(record.toStdString(), nullptr, false);
  if (dealt.is_object() && dealt.contains("moves")) {
    const json moves = std::exchange(dealt["moves"], json::array());
    if (const auto match = openMatch(dealt, Deals::any)) {
      start = shownBoard((*match)->scene(nobody));
      course.push_back((*match)->standing());
      for (const json& move : moves) {
        if (!(*match)->play(move)) break;
        course.push_back((*match)->standing());
      }
      if (course.back().over) look((*match)->scene(nobody));
    }
  }
  // Points known at the end only, as in a game of secret sectors, are no turn's.
  for (std::size_t move = 1; move < course.size() && !course.back().game; ++move)
    for (std::size_t seat = 0; seat < course[move].scores.size(); ++seat) {
      const int points = course[move].scores[seat] - course[move - 1].scores[seat];
      if (points > best.points) best = {static_cast<int>(seat), points, static_cast<int>(move)};
    }
  emit recordChanged();
}

QVariantList MatchReport::scores() const {
  QVariantList list;
  if (valid())
    for (int score : course.back().scores) list << score;
  return list;
}

int MatchReport::ahead(int seat) const {
  return valid() ? leadOver(course.back(), static_cast<std::size_t>(seat)).value_or(0) : 0;
}

QVariantList MatchReport::winners() const {
  QVariantList list;
  if (valid())
    for (Seat seat : course.back().winners) list << index(seat);
  return list;
}

QVariantList MatchReport::turningPoints() const {
  QVariantList points;
  int leader = -1;
  for (std::size_t move = 0; move < course.size(); ++move) {
    const std::vector<int>& scores = course[move].scores;
    const auto most = std::max_element(scores.begin(), scores.end());
    if (std::count(scores.begin(), scores.end(), *most) > 1) continue; // nobody leads
    const int seat = static_cast<int>(most - scores.begin());
    if (leader >= 0 && seat != leader) points << QVariantMap{{"move", static_cast<int>(move)}, {"seat", seat}};
    leader = seat;
  }
  return points;
}

QVariantList MatchReport::courses() const {
  QVariantList all;
  for (std::size_t seat = 0; valid() && seat < course.front().scores.size(); ++seat) {
    QVariantList scores;
    for (const Standing& standing : course) scores << standing.scores[seat];
    all << QVariant(scores);
  }
  return all;
}

void MatchReport::look(const Scene& last) {
  end = last.status;
  piecesLeft = last.pile;
  for (const SceneSeat& seat : last.seats) piecesLeft += seat.hidden;
}

QString MatchReport::ending(const QStringList& names) const { return inWords(end, names); }

QString MatchReport::until(const QString& record, int moves) {
  nlohmann::ordered_json shorter = nlohmann::ordered_json::parse(record.toStdString(), nullptr, false);
  if (!shorter.is_object() || !shorter.contains("moves")) return {};
  auto& list = shorter["moves"];
  while (static_cast<int>(list.size()) > moves) list.erase(list.size() - 1);
  return QString::fromStdString(shorter.dump());
}
