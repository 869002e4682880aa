#pragma once

#include "grid/numbers.h"

namespace ninefold {

/// How a search for solutions came out: how many there are (counted up to the limit), and the first one found.
struct Solutions {
  int count = 0;
  Numbers first;
};

} // namespace ninefold
