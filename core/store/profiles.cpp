#include "store/profiles.h"

#include "store/plain.h"
#include "store/summary.h"

#include <set>

namespace ninefold::store {

namespace {

constexpr const char* askProfiles =
    "SELECT id, name, colour, shape, avatar, preferences,"
    " seal IS sealed(id, name, colour, shape, avatar, preferences, created, gone) FROM profiles"
    " WHERE id BETWEEN ? AND ? AND NOT gone ORDER BY id";

Profile profileIn(const Statement& row) {
  Profile profile{};
  bool fits = false;
  row.into(profile.id, profile.name, profile.colour, profile.shape, profile.avatar, profile.preferences, fits);
  if (!fits) throw Error{Trouble::changed, "profile " + std::to_string(static_cast<std::int64_t>(profile.id))};
  return profile;
}

} // namespace

void Profiles::mayBeCalled(const Profile& profile) const {
  constexpr std::size_t longestName = 200;
  if (profile.name.find_first_not_of(' ') == std::string::npos || profile.name.size() > longestName)
    throw Error{Trouble::unusable, "a name of " + std::to_string(profile.name.size()) + " bytes"};
  if (db.one<int>("SELECT count(*) FROM profiles WHERE name = ? AND id <> ? AND NOT gone", profile.name, profile.id) >
      0)
    throw Error{Trouble::unusable, "the name is taken"};
}

ProfileId Profiles::add(const Profile& profile) {
  mayBeCalled(profile);
  db.run("INSERT INTO profiles (name, colour, shape, avatar, preferences, created) VALUES (?, ?, ?, ?, ?, ?)",
         profile.name, profile.colour, profile.shape, profile.avatar, profile.preferences, now());
  const std::int64_t id = db.lastId();
  sealRow(db, profilesTable, id);
  return static_cast<ProfileId>(id);
}

void Profiles::change(const Profile& profile) {
  mayBeCalled(profile);
  const int changed = db.run(
      "UPDATE profiles SET name = ?, colour = ?, shape = ?, avatar = ?, preferences = ? WHERE id = ? AND NOT gone",
      profile.name, profile.colour, profile.shape, profile.avatar, profile.preferences, profile.id);
  if (changed == 0) throw Error{Trouble::missing, "profile"};
  sealRow(db, profilesTable, static_cast<std::int64_t>(profile.id));
}

void Profiles::forget(ProfileId id) {
  // The row stays, without anything that tells who it was: seals of other people's matches name its number.
  db.run("UPDATE profiles SET name = '', colour = 0, shape = 0, avatar = '', preferences = '{}', gone = 1 WHERE id = ?",
         id);
  sealRow(db, profilesTable, static_cast<std::int64_t>(id));
  std::vector<MatchId> alone;
  for (auto rows = db.query("SELECT match FROM seats s WHERE profile = ?1 AND NOT EXISTS (SELECT 1 FROM seats o"
                            " WHERE o.match = s.match AND o.profile IS NOT NULL AND o.profile <> ?1)",
                            id);
       rows.step();)
    alone.push_back(rows.get<MatchId>(0));
  std::set<std::string> games;
  for (MatchId match : alone) {
    if (auto rows = db.query("SELECT game FROM matches WHERE id = ? AND ended IS NOT NULL", match); rows.step())
      games.insert(rows.get<std::string>(0));
    db.run("DELETE FROM matches WHERE id = ?", match);
  }
  for (const std::string& game : games) Summary(db).recount(game);
}

std::vector<Profile> Profiles::all() const {
  std::vector<Profile> all;
  for (auto rows = db.query(askProfiles, 0, INT64_MAX); rows.step();) all.push_back(profileIn(rows));
  return all;
}

std::optional<Profile> Profiles::find(ProfileId id) const {
  auto rows = db.query(askProfiles, id, id);
  if (!rows.step()) return std::nullopt;
  return profileIn(rows);
}

void Settings::set(const std::string& key, const std::string& value) {
  db.run("INSERT INTO settings (key, value, seal) VALUES (?1, ?2, sealed(?1, ?2))"
         " ON CONFLICT DO UPDATE SET value = excluded.value, seal = excluded.seal",
         key, value);
}

void Settings::clear(const std::string& key) { db.run("DELETE FROM settings WHERE key = ?", key); }

std::optional<std::string> Settings::get(const std::string& key) const {
  auto rows = db.query("SELECT value, seal IS sealed(key, value) FROM settings WHERE key = ?", key);
  if (!rows.step()) return std::nullopt;
  if (!rows.get<bool>(1)) throw Error{Trouble::changed, "setting " + key};
  return rows.get<std::string>(0);
}

} // namespace ninefold::store
