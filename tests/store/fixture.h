#pragma once

#include "play.h"

namespace ninefold::store {

/// Writes all rows that a version has a table for into a database of that version.
inline void writeAs(const fs::path& file, const Connection& source, int version) {
  Connection db(file, Access::write);
  migrate(db, version);
  Transaction all(db, Transaction::Kind::write);
  for (const char* table : {"profiles", "settings", "matches", "seats", "inputs", "results", "totals", "tallies",
                            "pairs", "ratings", "credits", "puzzles", "pencil", "strokes", "draws", "accounts"}) {
    if (db.one<int>("SELECT count(*) FROM sqlite_schema WHERE name = ?", table) == 0) continue;
    std::string columns, marks;
    for (auto each = db.query("SELECT name FROM pragma_table_info(?)", table); each.step();) {
      columns += (columns.empty() ? "" : ", ") + each.get<std::string>(0);
      marks += marks.empty() ? "?" : ", ?";
    }
    for (auto rows = source.query("SELECT " + columns + " FROM " + table); rows.step();) {
      Statement insert(db, std::string("INSERT INTO ") + table + " VALUES (" + marks + ")");
      for (int i = 0; i < rows.columns(); ++i) insert.copyColumn(i + 1, rows, i);
      insert.step();
    }
  }
  all.commit();
}

/// What every fixture database holds: two people, three finished matches and one in progress; from version 3 on a daily
/// with pencil notes and a puzzle of one's own, too, from version 7 on what was drawn, and an account. Written once per
/// version with NINEFOLD_WRITE_FIXTURES=1 and kept: a fixture is what an old Ninefold left behind.
inline void writeFixture(const fs::path& file, int version) {
  removeDatabase(file);
  BooksInMemory source;
  Books& books = source.books;
  const ProfileId ada = books.profiles.add({.name = "Ada", .colour = 1, .avatar = "fox"});
  const ProfileId ben = books.profiles.add({.name = "Ben", .colour = 2, .shape = 1});
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    Played<Tiles> played(seed);
    playWhole(books, played, {{ada}, {ben}});
  }
  Played<Tiles> open(4);
  const MatchId unfinished = books.matches.create(open.fresh({{ada}, {.computer = 2}}));
  for (int i = 0; i < 9; ++i) books.matches.append(*open.move(unfinished));
  books.matches.undo(unfinished, 2);
  books.settings.set("theme", "\"dark\"");
  if (version >= 3) {
    Played<Tiles> daily(5);
    playWhole(books, daily, {{ben}, {}}, Daily{"tiles", 20261118, 20261118});
    books.puzzles.stroke(unfinished, {7, R"({"note":[3,5]})"});
    books.puzzles.add({.givens = std::string(80, '.') + "9", .title = "Ada's own"});
  }
  books.accounts.keep(MatchId{1}, 0, R"({"start":1000})");
  writeAs(file, source.db, version);
}

} // namespace ninefold::store
