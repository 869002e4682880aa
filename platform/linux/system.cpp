#include "bridge/system.h"

#include "bridge/haptics.h"

// A desktop: nothing is felt, the screen goes dark when its owner wishes, and nobody is handed a window switcher.

namespace {

class Nothing : public Haptics, public System {
public:
  void feel(Feel) override {}
  void keepAwake(bool) override {}
  void keepSecret(bool) override {}
};

Nothing nothing;

} // namespace

Haptics& Haptics::here() { return nothing; }
System& System::here() { return nothing; }
