#include "game/cli/served/deadline.h"

namespace cli {

Deadline::Deadline(std::chrono::duration<double> most)
    : watch_([this, most](const std::stop_token& nobody_waits) {
        std::unique_lock lock(mutex_);
        given_up_.wait_for(lock, nobody_waits, most, [] { return false; });
        if (!nobody_waits.stop_requested()) stop_.request_stop();
      }) {}

}  // namespace cli
