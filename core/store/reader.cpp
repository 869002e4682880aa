#include "store/reader.h"

#include "store/keeper.h"

namespace ninefold::store {

const Error& Reader::noted(const Error& error) {
  // A match that doesn't fit its seals is damage that SQLite doesn't see.
  if (error.what == Trouble::damaged || error.what == Trouble::changed) suspect(places);
  if (error.what == Trouble::damaged || error.what == Trouble::io) close();
  return error;
}

} // namespace ninefold::store
