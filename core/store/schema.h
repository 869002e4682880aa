#pragma once

#include "store/connection.h"

#include <optional>

namespace ninefold::store {

/// The version of the schema that this Ninefold writes. Each version up to it has a step in the ladder (schema.cpp) and
/// a database of its own in tests/store/fixtures.
constexpr int schemaVersion = 7;

/// What the header of a database says that it is: read from the first page, from the log too if it was opened.
struct Stamp {
  std::int64_t application = 0;
  std::int64_t version = 0;

  /// Ours, of whatever version. Both numbers hold the version, so that damage to one of them isn't taken for a newer
  /// Ninefold.
  bool ours() const;
  bool blank() const { return application == 0 && version == 0; }
};

Stamp stampOf(const Connection&);
/// The stamp in the file itself, read without SQLite. Nothing if that isn't the header of a database.
std::optional<Stamp> stampOf(const std::filesystem::path&);

/// Takes a database from whatever version it has up to `target`, in one transaction, step by step. Throws Error.
void migrate(Connection&, int target = schemaVersion);

/// A sum over every word of the schema.
std::uint64_t schemaSum(const Connection&);
/// What it is expected to be: known beforehand, so that no model has to be made at each start.
std::uint64_t knownSchemaSum(int version);

/// Whether the schema is, word for word, what the ladder makes of that version.
bool schemaIsOurs(const Connection&, int version);

/// Whether it has all that ours has, and maybe more: what a newer Ninefold's has. (A step of the ladder never takes a
/// table or a column away.)
bool schemaHoldsOurs(const Connection&);

/// How the app's own connections are set up. Throws Error.
void prepareWriter(Connection&, int checkpointPages);
void prepareReader(Connection&);

} // namespace ninefold::store
