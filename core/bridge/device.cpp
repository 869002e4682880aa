#include "bridge/device.h"

#include <QDesktopServices>
#include <utility>

namespace {

constexpr auto scheme = "ninefold";

} // namespace

Device::Device(QObject* parent) : QObject(parent) { QDesktopServices::setUrlHandler(scheme, this, "open"); }

Device::~Device() {
  QDesktopServices::unsetUrlHandler(scheme);
  if (isAwake) system->keepAwake(false);
  if (isSecret) system->keepSecret(false);
}

void Device::setAwake(bool wish) {
  if (std::exchange(isAwake, wish) == wish) return;
  system->keepAwake(wish);
  emit changed();
}

void Device::setSecret(bool wish) {
  if (std::exchange(isSecret, wish) == wish) return;
  system->keepSecret(wish);
  emit changed();
}

void Device::setSystem(System& other) {
  system = &other;
  system->keepAwake(isAwake);
  system->keepSecret(isSecret);
}
