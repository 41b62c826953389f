#pragma once

#include <array>
#include <csignal>
#include <thread>

namespace engine {

/// While it lives, SIGTERM, SIGHUP and SIGINT close the window as its person does, and the loop
/// ends what it has begun. A second one ends the program at once. What was ignored before stays
/// ignored.
class EndSignals {
 public:
  EndSignals();
  EndSignals(const EndSignals&) = delete;
  EndSignals& operator=(const EndSignals&) = delete;
  ~EndSignals();

 private:
  static constexpr std::array kSignals{SIGTERM, SIGHUP, SIGINT};

  std::array<struct sigaction, kSignals.size()> before_{};
  int read_end_ = -1;
  std::thread thread_;
};

}  // namespace engine
