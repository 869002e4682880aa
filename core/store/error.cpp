#include "store/error.h"

#include "kernel/phrase.h"

#include <sqlite3.h>

namespace ninefold::store {

std::string_view key(Trouble trouble) {
  switch (trouble) {
  case Trouble::full: return "full";
  case Trouble::readOnly: return "read-only";
  case Trouble::io: return "io";
  case Trouble::busy: return "busy";
  case Trouble::damaged: return "damaged";
  case Trouble::newer: return "newer";
  case Trouble::openAlready: return "open-already";
  case Trouble::missing: return "missing";
  case Trouble::outOfStep: return "out-of-step";
  case Trouble::over: return "over";
  case Trouble::changed: return "changed";
  case Trouble::otherRules: return "other-rules";
  case Trouble::notBackup: return "not-a-backup";
  case Trouble::unusable: return "unusable";
  }
  return "";
}

const char* sentence(Trouble trouble) {
  switch (trouble) {
  case Trouble::full:
    return NINEFOLD_WORDS("There is no room left on this device. Nothing was saved: make some room and try again.");
  case Trouble::readOnly: return NINEFOLD_WORDS("Ninefold may not write in its folder. Nothing was saved.");
  case Trouble::io: return NINEFOLD_WORDS("The device could not save this. Nothing was changed: try again.");
  case Trouble::busy: return NINEFOLD_WORDS("The file with your games is in use. Nothing was changed: try again.");
  case Trouble::damaged:
    return NINEFOLD_WORDS("The file with your games is damaged. Start Ninefold again: what can be read is rescued.");
  case Trouble::newer:
    return NINEFOLD_WORDS("Your games were saved by a newer Ninefold. Nothing was changed: update this one.");
  case Trouble::openAlready: return NINEFOLD_WORDS("Ninefold is open already.");
  case Trouble::missing: return NINEFOLD_WORDS("That isn’t there any more.");
  case Trouble::outOfStep: return NINEFOLD_WORDS("The match has moved on in the meantime.");
  case Trouble::over: return NINEFOLD_WORDS("This match is finished.");
  case Trouble::changed:
    return NINEFOLD_WORDS("What was saved of this match doesn’t fit together any more, so it isn’t shown.");
  case Trouble::otherRules:
    return NINEFOLD_WORDS("This match was played by rules other than today’s, so it isn’t shown.");
  case Trouble::notBackup: return NINEFOLD_WORDS("This file isn’t a backup of Ninefold. Nothing was changed.");
  case Trouble::unusable: return NINEFOLD_WORDS("This can’t be saved as it is.");
  }
  return "";
}

Trouble troubleOf(int sqliteCode) {
  switch (sqliteCode & 0xFF) {
  case SQLITE_FULL: return Trouble::full;
  case SQLITE_READONLY:
  case SQLITE_PERM:
  case SQLITE_AUTH: return Trouble::readOnly;
  case SQLITE_BUSY:
  case SQLITE_LOCKED:
  case SQLITE_INTERRUPT: return Trouble::busy;
  case SQLITE_CORRUPT:
  case SQLITE_NOTADB:
  case SQLITE_FORMAT:
  case SQLITE_SCHEMA:
  case SQLITE_ERROR: return Trouble::damaged; // our SQL is right: a table or column that is gone was there
  case SQLITE_CONSTRAINT:
  case SQLITE_MISMATCH:
  case SQLITE_TOOBIG: return Trouble::unusable;
  default: return Trouble::io;
  }
}

} // namespace ninefold::store
