#include "store/reader.h"

#include "store/keeper.h"

namespace ninefold::store {

const Error& Reader::noted(const Error& error) {
  if (error.what == Trouble::damaged) suspect(places);
  if (error.what == Trouble::damaged || error.what == Trouble::io) close();
  return error;
}

} // namespace ninefold::store
