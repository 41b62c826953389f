#include "engine/physics/throw_worker.h"

namespace engine {

bool PendingThrow::is_ready() const {
  const std::lock_guard lock(mutex_);
  return thrown_ != nullptr;
}

std::shared_ptr<const Throw> PendingThrow::get() const {
  std::unique_lock lock(mutex_);
  ready_.wait(lock, [this] { return thrown_ != nullptr; });
  return thrown_;
}

ThrowWorker::~ThrowWorker() {
  thread_.request_stop();
  changed_.notify_all();
}

std::shared_ptr<const PendingThrow> ThrowWorker::start(const ThrowSetup& setup) {
  auto pending = std::make_shared<PendingThrow>();
  {
    const std::lock_guard lock(mutex_);
    jobs_.push_back({setup, pending});
    if (!thread_.joinable()) {
      thread_ = std::jthread([this](const std::stop_token& stop) { work(stop); });
    }
  }
  changed_.notify_all();
  return pending;
}

void ThrowWorker::work(const std::stop_token& stop) {
  while (true) {
    Job job;
    {
      std::unique_lock lock(mutex_);
      if (!changed_.wait(lock, stop, [this] { return !jobs_.empty(); })) return;
      if (stop.stop_requested()) return;
      job = std::move(jobs_.front());
      jobs_.pop_front();
    }
    auto thrown = std::make_shared<const Throw>(simulate(job.setup));
    {
      const std::lock_guard lock(job.pending->mutex_);
      job.pending->thrown_ = std::move(thrown);
    }
    job.pending->ready_.notify_all();
  }
}

}  // namespace engine
