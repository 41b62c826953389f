#pragma once

#include <cmath>
#include <string>

namespace screens {

/// A share of one, as it is said: "38%".
inline std::string in_percent(double share) {
  return std::to_string(std::lround(100 * share)) + "%";
}

}  // namespace screens
