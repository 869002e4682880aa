#include "store/plain.h"

namespace ninefold::store {

namespace {

constexpr const PlainTable* few[] = {&profilesTable, &settingsTable, &puzzlesTable};
constexpr const PlainTable* notes[] = {&pencilTable, &strokesTable};

std::string sealOf(const PlainTable& table) { return std::string("sealed(") + table.columns + ")"; }

void look(const Connection& db, const PlainTable& table, std::vector<std::string>& found) {
  if (!hasSeals(db, table)) return;
  if (auto rows = db.query(std::string("SELECT ") + table.key + " FROM " + table.name + " WHERE seal IS NOT " +
                           sealOf(table) + " LIMIT 1");
      rows.step())
    found.push_back(std::string(table.name) + " " + rows.get<std::string>(0) + " doesn't fit its seal");
}

void seal(Connection& db, const PlainTable& table) {
  db.run(std::string("UPDATE ") + table.name + " SET seal = " + sealOf(table) + " WHERE seal IS NULL");
}

} // namespace

bool hasSeals(const Connection& db, const PlainTable& table) {
  return db.one<int>("SELECT count(*) FROM pragma_table_info(?) WHERE name = 'seal'", table.name) > 0;
}

std::string fits(const Connection& db, const PlainTable& table) {
  return hasSeals(db, table) ? "seal IS " + sealOf(table) : "1";
}

void sealPlainRows(Connection& db) {
  for (const PlainTable* table : few) seal(db, *table);
  for (const PlainTable* table : notes) seal(db, *table);
}

void sealRow(Connection& db, const PlainTable& table, std::int64_t id) {
  db.run(std::string("UPDATE ") + table.name + " SET seal = " + sealOf(table) + " WHERE " + table.key + " = ?", id);
}

std::vector<std::string> plainFaults(const Connection& db, Notes notesToo) {
  std::vector<std::string> found;
  for (const PlainTable* table : few) look(db, *table, found);
  if (notesToo == Notes::too)
    for (const PlainTable* table : notes) look(db, *table, found);
  return found;
}

} // namespace ninefold::store
