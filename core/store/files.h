#pragma once

#include "store/error.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace ninefold::store {

namespace fs = std::filesystem;

/// Whether there is anything by that name, be it a link to nowhere.
bool isThere(const fs::path&);

/// What lies in the data directory.
struct Places {
  fs::path dir;
  fs::path database() const { return dir / "ninefold.db"; }
  fs::path lock() const { return dir / "ninefold.lock"; }
  fs::path suspect() const { return dir / "ninefold.suspect"; }     // exists: look closely at the next start
  fs::path restoring() const { return dir / "ninefold.restoring"; } // exists: the log holds a backup, all of it
  fs::path rescue() const { return dir / "ninefold.rescue"; }       // exists: complete, and to become the database
  fs::path work() const { return dir / "ninefold.work"; }           // a copy to look at; worth nothing after a crash
  fs::path part() const { return dir / "ninefold.part"; }           // being made; worth nothing after a crash
  fs::path backups() const { return dir / "backups"; }
};

/// How large a file is; 0 if there is none.
std::uintmax_t sizeOf(const fs::path&);

/// Throws Error, Trouble::full, if so much can't be written there any more.
void requireRoom(const fs::path& dir, std::uintmax_t bytes);

/// A path with something behind its last letter: ninefold.db-wal.
fs::path with(const fs::path& file, const char* suffix);

/// Makes sure that a file, and its name in its folder, survive a power cut. Throws Error.
void makeDurable(const fs::path&);
/// Gives a finished file its name, which then survives a power cut, too. Throws Error.
void moveTo(const fs::path& from, const fs::path& to);
/// Removes a database with its log; whether there was anything is all the same.
void removeDatabase(const fs::path&);
void copyFile(const fs::path& from, const fs::path& to);
/// The same of a file of which the device can't read all any more: zeros take the place of what is gone.
void copyWhatReads(const fs::path& from, const fs::path& to);
/// Whether there are places in a file that the device can't read any more.
bool hasUnreadable(const fs::path&);

/// Makes a folder that is nobody else's to read, if there is none. Throws Error, also if we may not write there.
void makeFolder(const fs::path&);
/// The same for a folder that is there, and for the database in it: takes rights away and gives none (but to what
/// SQLite has made beside it). A folder in which there is anything that isn't ours stays as it is.
void keepPrivate(const Places&);
/// A database that has another name somewhere, a hard or symbolic link, becomes a file of its own: SQLite looks for the
/// log beside each name.
void makeOwnFile(const Places&);
/// Makes the folder for the backups, and moves whatever lies in its place out of the way: nothing is written through a
/// link. Throws Error.
void makeBackupsFolder(const Places&);

/// Moves a database, or whatever lies in its place, and its log out of the way: where it is now. Throws Error.
fs::path setAside(const Places&);
/// What lies beside it, with a copy of the file, which stays: where they are. Throws Error.
fs::path setAsideWithCopy(const Places&);
/// Only what lies beside it by that name. Throws Error.
void setAside(const Places&, const char* suffix);

/// Writes a note for the next start, if that is possible; never through a link.
void leaveNote(const fs::path&, std::string_view text);

} // namespace ninefold::store
