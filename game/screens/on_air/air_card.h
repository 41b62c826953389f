#pragma once

#include <string>
#include <vector>

#include "game/screens/controls/context.h"

namespace screens {

/// What is said over a film in between: what it shows, the turn that begins, how it ended.
struct AirCard {
  std::string above{};  ///< in small capitals; may be empty
  std::string title{};
  /// Who, and what of them; `lead` may be empty.
  struct Line {
    std::string lead;
    std::string words;
  };
  std::vector<Line> lines{};
};

/// In the lower part of the picture, in its middle.
void draw_air_card(Context& context, const AirCard& card);

}  // namespace screens
