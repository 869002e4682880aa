#include "bridge/system.h"

#include "bridge/haptics.h"

#include <QJniObject>

// Android: everything is done by two small Java classes, package/src/org/ninefold/app.

namespace {

constexpr auto activity = "org/ninefold/app/NinefoldActivity";

class Android : public Haptics, public System {
public:
  void feel(Feel what) override {
    QJniObject::callStaticMethod<void>("org/ninefold/app/Feel", "feel", "(I)V", static_cast<jint>(what));
  }
  void keepAwake(bool wish) override {
    QJniObject::callStaticMethod<void>(activity, "keepAwake", "(Z)V", static_cast<jboolean>(wish));
  }
  void keepSecret(bool wish) override {
    QJniObject::callStaticMethod<void>(activity, "keepSecret", "(Z)V", static_cast<jboolean>(wish));
  }
};

Android android;

} // namespace

Haptics& Haptics::here() { return android; }
System& System::here() { return android; }
