#pragma once

#include <atomic>

namespace ninefold::ai {

/// Whether somebody still waits for an answer: asked between two simulations, answered from another thread. An answer
/// that nobody waits for may be anything.
class Stop {
public:
  Stop() = default;
  explicit Stop(const std::atomic<bool>& flag) : asked(&flag) {}

  bool wanted() const { return asked && asked->load(std::memory_order_relaxed); }

private:
  const std::atomic<bool>* asked = nullptr;
};

} // namespace ninefold::ai
