#include "bridge/kinds.h"

namespace {

constexpr bool same(int ours, auto core) { return ours == static_cast<int>(core); }

static_assert(same(Kind::NoFace, ninefold::Face::none) && same(Kind::DigitTile, ninefold::Face::digit));
static_assert(same(Kind::Silver, ninefold::Face::silver) && same(Kind::Ink, ninefold::Face::ink));
static_assert(same(Kind::Animal, ninefold::Face::animal) && same(Kind::Swap, ninefold::Face::swap));
static_assert(same(Kind::Confirm, ninefold::Action::confirm) && same(Kind::AgreeEnd, ninefold::Action::agreeEnd));
static_assert(same(Kind::Call, ninefold::Action::call) && same(Kind::CentreNotes, ninefold::Action::centreNotes));

} // namespace
