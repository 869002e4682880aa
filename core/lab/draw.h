#pragma once

#include "kernel/scene.h"

#include <ostream>

namespace ninefold {

/// Draws a scene in letters, for the terminal.
void draw(std::ostream& out, const Scene& scene);

} // namespace ninefold
