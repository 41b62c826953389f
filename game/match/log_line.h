#pragma once

#include <string>

#include "rules/core/event.h"

namespace match {

/// One sentence of the log, and the event it tells of, masked for those who read it: a screen finds
/// what was meant by its ids and never in the prose.
struct LogLine {
  std::string sentence;
  core::Event event;
};

}  // namespace match
