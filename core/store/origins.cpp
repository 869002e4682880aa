#include "store/origins.h"

#include "store/statement.h"

#include <algorithm>
#include <fstream>

namespace ninefold::store {

Origins originsIn(const Connection& db) {
  Origins origins;
  for (auto rows = db.query("SELECT id, origin FROM matches ORDER BY id LIMIT 50"); rows.step();)
    origins.emplace(rows.get<std::int64_t>(0), rows.get<std::int64_t>(1));
  return origins;
}

bool haveOneInCommon(const Origins& these, const Origins& those) {
  return std::any_of(these.begin(), these.end(), [&](const auto& each) { return those.contains(each); });
}

void noteRestoring(const Places& places, const Connection& before) {
  std::string note = "A backup is being restored. Until now there was:\n";
  for (const auto& [id, origin] : originsIn(before)) note += std::to_string(id) + ' ' + std::to_string(origin) + '\n';
  leaveNote(places.restoring(), note);
}

bool isRestoring(const Places& places, const Origins& now) {
  std::ifstream note(places.restoring());
  std::string head;
  std::getline(note, head);
  Origins noted;
  for (std::int64_t id = 0, origin = 0; note >> id >> origin;) noted.emplace(id, origin);
  return haveOneInCommon(noted, now);
}

} // namespace ninefold::store
