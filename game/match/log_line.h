#pragma once

#include <string>

#include "rules/core/event.h"

namespace match {

/// A line of the log: the sentence, and the event that it tells, as its reader may know it.
struct LogLine {
  std::string sentence;
  core::Event event;
};

}  // namespace match
