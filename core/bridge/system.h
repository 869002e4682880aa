#pragma once

/// What the system does with our window. One implementation for each platform, in platform/.
class System {
public:
  virtual ~System() = default;
  /// The screen doesn't go dark by itself.
  virtual void keepAwake(bool wish) = 0;
  /// Nothing of the window is seen in the task switcher, nor in screenshots where the system can't tell one from the
  /// other.
  virtual void keepSecret(bool wish) = 0;

  /// That of this device.
  static System& here();
};
