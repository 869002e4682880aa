#pragma once

/// What a hand feels. One implementation for each platform; this one device has at most one.
class Haptics {
public:
  enum class Feel { Light, Tick, Heavy, Success, Error };

  virtual ~Haptics() = default;
  virtual void feel(Feel what) = 0;

  /// That of this device. On a desktop nothing is felt.
  static Haptics& here();
};
