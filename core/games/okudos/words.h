#pragma once

#include "kernel/event.h"
#include "kernel/refusal.h"
#include "kernel/scene.h"

// What only O'kudos has: how its pieces look, what happens, what can be pressed, what is refused.
namespace ninefold::okudos {

namespace face {
inline constexpr Face chip{"chip"};
} // namespace face

namespace event {
inline constexpr Event::Kind discarded{.key = "discarded", .news = true}; // a chip was put away face down
inline constexpr Event::Kind collected{.key = "collected", .news = true}; // an irregular chip was picked up
} // namespace event

namespace action {
inline constexpr Action discard{"discard"};
} // namespace action

namespace refusal {
inline constexpr Refusal notIrregular{"not-irregular", NINEFOLD_WORDS("This chip doesn’t break the rule.")};
} // namespace refusal

} // namespace ninefold::okudos
