#pragma once

#include <optional>
#include <string>

namespace screens {

/// A sound in words, for whoever does not hear it.
struct CaptionShown {
  std::string words;
  std::optional<float> direction{};  ///< on the screen, in radians clockwise from above
};

}  // namespace screens
