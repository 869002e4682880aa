#include "store/chance.h"

#include "ai/computer.h"
#include "match/draws.h"
#include "store/replay.h"

#include <map>

namespace ninefold::store {

namespace {

std::string textOf(const std::map<int, int>& drawn) {
  auto text = nlohmann::ordered_json::object();
  for (const auto& [value, times] : drawn) text[std::to_string(value)] = times;
  return text.dump();
}

/// A match as it was played, or nothing where today's rules refuse it.
Draws drawsIn(const SavedMatch& match) {
  try {
    auto record = parsed(match.record());
    if (auto draws = drawsOf(record)) return *std::move(draws);
  } catch (const Error& error) {
    if (error.what != Trouble::changed) throw;
  } catch (const nlohmann::json::exception&) { // JSON, but no record
  }
  return {};
}

/// What chance had to hand out in matches of a kind.
class Boxes {
public:
  explicit Boxes(const std::string& of) : game(of) {}

  const std::vector<Stock>& operator[](const std::string& variant) {
    const auto [found, fresh] = known.try_emplace(variant);
    if (fresh) found->second = boxOfVariant(variant);
    return found->second;
  }

private:
  /// A variant is the seats and all that was agreed, as newMatch() puts them.
  std::vector<Stock> boxOfVariant(const std::string& variant) const {
    try {
      const auto options = std::min(variant.find(' '), variant.size());
      return boxOf(game, std::atoi(variant.c_str()), parsed(variant.substr(options)));
    } catch (const Fault&) {
    } catch (const Error&) {
    }
    return {};
  }

  const std::string& game;
  std::map<std::string, std::vector<Stock>> known;
};

/// What somebody drew, added up match by match.
struct Pile {
  int matches = 0;
  std::optional<MatchId> last{};
  std::map<int, DrawnValue> values{};

  void add(MatchId match, const nlohmann::json& drawn, const std::vector<Stock>& box) {
    matches += last != match;
    last = match;
    int pieces = 0, draws = 0;
    for (const Stock& stock : box) pieces += stock.count;
    for (const auto& [value, times] : drawn.items()) {
      draws += times.get<int>();
      values[std::atoi(value.c_str())].times += times.get<int>();
    }
    for (const Stock& stock : box) values[stock.value].expected += double(draws) * stock.count / pieces;
  }
};

} // namespace

std::vector<Drawn> Chance::drawn(const std::string& game) const {
  Boxes boxes(game);
  std::map<ProfileId, Pile> people;
  std::map<ai::Level, Pile> computers;
  for (auto rows = db.query("SELECT r.match, r.profile, s.computer, r.variant, d.drawn FROM results r"
                            " JOIN seats s ON s.match = r.match AND s.seat = r.seat"
                            " JOIN draws d ON d.match = r.match AND d.seat = r.seat"
                            " JOIN matches m ON m.id = r.match AND m.undos = 0"
                            " LEFT JOIN profiles p ON p.id = r.profile"
                            " WHERE r.game = ? AND d.drawn != '{}' AND p.gone IS NOT 1"
                            " AND d.seal IS sealed(d.match, d.seat, d.drawn, m.seal) ORDER BY r.match",
                            game);
       rows.step();) {
    MatchId match{};
    std::optional<ProfileId> person;
    int computer = 0;
    std::string variant, drawn;
    rows.into(match, person, computer, variant, drawn);
    const auto player = ai::computerFrom(computer);
    if (!person && !player) continue;
    Pile& pile = person ? people[*person] : computers[player->level];
    pile.add(match, parsed(drawn), boxes[variant]);
  }
  std::vector<Drawn> all;
  const auto list = [&all](Drawn one, const Pile& pile) {
    one.matches = pile.matches;
    for (auto [value, counted] : pile.values) {
      counted.value = value;
      one.values.push_back(counted);
    }
    all.push_back(std::move(one));
  };
  for (const auto& [person, pile] : people) list({.person = person}, pile);
  for (const auto& [level, pile] : computers) list({.computer = level}, pile);
  return all;
}

void Chance::count(MatchId id) {
  SavedMatch match;
  try {
    match = Matches(db, noClock).load(id);
  } catch (const Error& error) {
    if (error.what != Trouble::changed) throw;
    return; // what can't be vouched for isn't counted
  }
  Draws draws = drawsIn(match);
  draws.resize(match.match.players.size()); // it is counted, though there may be nothing to count
  db.run("DELETE FROM draws WHERE match = ?", id);
  for (std::size_t seat = 0; seat < draws.size(); ++seat)
    db.run("INSERT INTO draws (match, seat, drawn, seal) VALUES (?1, ?2, ?3, sealed(?1, ?2, ?3, ?4))", id, seat,
           textOf(draws[seat]), match.seal());
}

std::optional<MatchId> Chance::countSome(int most, MatchId before) {
  std::vector<MatchId> ids;
  // All that is asked of the matches stands in the index of `ended`: their rows are long.
  for (auto rows = db.query("SELECT id FROM matches m WHERE ended < coalesce((SELECT ended FROM matches WHERE id = ?),"
                            " 9223372036854775807) AND (SELECT count(*) FROM draws WHERE match = m.id)"
                            " < (SELECT count(*) FROM seats WHERE match = m.id) ORDER BY ended DESC LIMIT ?",
                            before, most);
       rows.step();)
    ids.push_back(rows.get<MatchId>(0));
  for (MatchId id : ids) count(id);
  return ids.empty() ? std::nullopt : std::optional(ids.back());
}

bool Chance::dropUnsound() {
  return db.run("DELETE FROM draws WHERE seal IS NOT"
                " sealed(match, seat, drawn, (SELECT seal FROM matches WHERE id = match))") > 0;
}

} // namespace ninefold::store
