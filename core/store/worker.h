#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace ninefold::store {

/// A thread that does one job after the other. What is left when it goes is done before.
class Worker {
public:
  using Job = std::function<void()>;

  Worker() : thread([this] { work(); }) {}
  ~Worker() {
    {
      const std::lock_guard held(mutex);
      ending = true;
    }
    ready.notify_one();
    thread.join();
  }
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;

  void post(Job job) {
    {
      const std::lock_guard held(mutex);
      jobs.push_back(std::move(job));
    }
    ready.notify_one();
  }

private:
  void work() {
    std::unique_lock held(mutex);
    for (;;) {
      ready.wait(held, [this] { return ending || !jobs.empty(); });
      if (jobs.empty()) return;
      const Job job = std::move(jobs.front());
      jobs.pop_front();
      held.unlock();
      job();
      held.lock();
    }
  }

  std::mutex mutex;
  std::condition_variable ready;
  std::deque<Job> jobs;
  bool ending = false;
  std::thread thread; // the last: it uses the others
};

} // namespace ninefold::store
