#pragma once

#include "store/connection.h"

#include <optional>
#include <string>
#include <vector>

namespace ninefold::store {

// What is kept beside the matches: names, settings, own puzzles, notes. Each of these rows carries a seal of its own
// over all its other columns, which sealed() (see Connection) works out: a letter that changed isn't shown as right.

struct PlainTable {
  const char* name;
  const char* key;     // the first column, or two, of
  const char* columns; // all but the seal
};

constexpr PlainTable profilesTable{"profiles", "id", "id, name, colour, shape, avatar, preferences, created, gone"};
constexpr PlainTable settingsTable{"settings", "key", "key, value"};
constexpr PlainTable puzzlesTable{"puzzles", "id", "id, givens, title, origin, level, created"};
constexpr PlainTable pencilTable{"pencil", "match", "match, done"};
constexpr PlainTable strokesTable{"strokes", "match || '.' || stroke", "match, stroke, ply, change"};

/// Whether there are any of them and they have seals: older versions' have none.
bool hasSeals(const Connection&, const PlainTable&);

/// What tells in a question whether a row fits its seal: "1" where there are none.
std::string fits(const Connection&, const PlainTable&);

/// Gives a seal to each row that has none yet.
void sealPlainRows(Connection&);
/// The same to one row that has just been changed.
void sealRow(Connection&, const PlainTable&, std::int64_t id);

/// Rows that don't fit their seals. There are few of them, but for the notes.
enum class Notes : std::uint8_t { leftOut, too };
std::vector<std::string> plainFaults(const Connection&, Notes);

} // namespace ninefold::store
