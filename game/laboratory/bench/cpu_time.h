#pragma once

namespace laboratory {

/// Of this thread: what a busy machine does not take away.
double thread_cpu_seconds();

}  // namespace laboratory
