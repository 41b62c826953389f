#pragma once

#include <optional>
#include <string>
#include <vector>

namespace screens {

/// A sound in words, for whoever does not hear it.
struct CaptionShown {
  std::string words;
  std::optional<float> direction{};  ///< on the screen, in radians clockwise from above
};

struct CaptionsShown {
  std::vector<CaptionShown> captions;
};

}  // namespace screens
