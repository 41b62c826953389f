#include "engine/platform/end_signals.h"

#include <cerrno>

#include <SDL.h>
#include <fcntl.h>
#include <unistd.h>

namespace engine {
namespace {

/// A handler reaches nothing else.
volatile std::sig_atomic_t write_end = -1;

void on_signal(int) {
  const int errno_before = errno;
  const char byte = 0;
  if (write(write_end, &byte, 1) < 0) _exit(1);
  errno = errno_before;
}

void close_window_when_told(int read_end) {
  char byte = 0;
  ssize_t got = 0;
  while ((got = read(read_end, &byte, 1)) != 0) {
    if (got < 0) continue;
    SDL_Event quit{};
    quit.type = SDL_QUIT;
    quit.common.timestamp = SDL_GetTicks();
    SDL_PushEvent(&quit);
  }
}

}  // namespace

EndSignals::EndSignals() {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return;
  read_end_ = ends[0];
  write_end = ends[1];
  thread_ = std::thread(close_window_when_told, read_end_);
  for (std::size_t i = 0; i < kSignals.size(); ++i) {
    struct sigaction action {};
    action.sa_handler = on_signal;
    action.sa_flags = SA_RESTART | static_cast<int>(SA_RESETHAND);
    sigaction(kSignals[i], nullptr, &before_[i]);
    if (before_[i].sa_handler != SIG_IGN) sigaction(kSignals[i], &action, nullptr);
  }
}

EndSignals::~EndSignals() {
  if (!thread_.joinable()) return;
  for (std::size_t i = 0; i < kSignals.size(); ++i) sigaction(kSignals[i], &before_[i], nullptr);
  close(write_end);
  write_end = -1;
  thread_.join();
  close(read_end_);
}

}  // namespace engine
