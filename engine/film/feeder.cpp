#include "engine/film/feeder.h"

#include <cerrno>
#include <csignal>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

namespace engine {
namespace {

/// A reader that has gone is an error of write(), and no end of the program.
void refuse_broken_pipes() {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);
}

constexpr int kMostSilence = 10'000;  // milliseconds: a reader that takes nothing for so long hangs

/// The reader takes some more in time.
bool is_taking(int descriptor) {
  pollfd one{.fd = descriptor, .events = POLLOUT, .revents = 0};
  int ready = 0;
  while ((ready = poll(&one, 1, kMostSilence)) < 0 && errno == EINTR) continue;
  return ready > 0 && (one.revents & POLLOUT) != 0;
}

}  // namespace

Feeder::Feeder(int descriptor, std::size_t most_waiting)
    : descriptor_(descriptor), most_waiting_(most_waiting) {
  fcntl(descriptor_, F_SETFL, fcntl(descriptor_, F_GETFL) | O_NONBLOCK);
  thread_ = std::thread([this] { write_on(); });
}

Feeder::~Feeder() { finish(); }

void Feeder::give(Chunk chunk) {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return waiting_.size() < most_waiting_ || is_broken_; });
  if (is_broken_) return;
  waiting_.push_back(std::move(chunk));
  changed_.notify_all();
}

bool Feeder::offer(Chunk chunk) {
  const std::lock_guard lock(mutex_);
  if (is_broken_ || waiting_.size() >= most_waiting_) return false;
  waiting_.push_back(std::move(chunk));
  changed_.notify_all();
  return true;
}

bool Feeder::is_broken() const {
  const std::lock_guard lock(mutex_);
  return is_broken_;
}

void Feeder::finish() {
  {
    const std::lock_guard lock(mutex_);
    is_over_ = true;
    changed_.notify_all();
  }
  if (thread_.joinable()) thread_.join();
}

bool Feeder::write_all(std::span<const std::uint8_t> bytes) const {
  while (!bytes.empty()) {
    const ssize_t written = write(descriptor_, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0 && errno == EAGAIN && is_taking(descriptor_)) continue;
    if (written <= 0) return false;
    bytes = bytes.subspan(static_cast<std::size_t>(written));
  }
  return true;
}

void Feeder::write_on() {
  refuse_broken_pipes();
  while (true) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return !waiting_.empty() || is_over_; });
    if (waiting_.empty()) break;
    const Chunk chunk = std::move(waiting_.front());
    waiting_.pop_front();
    changed_.notify_all();
    lock.unlock();
    if (write_all(chunk.bytes)) continue;
    lock.lock();
    is_broken_ = true;
    waiting_.clear();
    changed_.notify_all();
    break;
  }
  close(descriptor_);
}

}  // namespace engine
