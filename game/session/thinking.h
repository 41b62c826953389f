#pragma once

#include <optional>

#include "rules/core/seat.h"

namespace session {

/// How far somebody is who thinks about a question.
struct Thinking {
  core::Seat seat = core::kNobody;  ///< that it thinks for
  double seconds = 0;               ///< so far
  std::optional<double> most{};     ///< that it may take, where that is known
  bool is_hurried = false;          ///< the best answer so far has been asked for
};

}  // namespace session
