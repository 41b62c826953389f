#pragma once

#include <cstdint>
#include <glm/vec2.hpp>
#include <vector>

#include "engine/ui/screen_reader.h"

namespace engine {

/// A drawing within a list of ImGui's that looks the same wherever it is laid: see
/// ui/cached_part.h.
struct CachedPart {
  std::uint64_t looks = 0;  ///< a hash of all that is drawn
  glm::vec2 moved{0};       ///< from where it was drawn to where it lies, in points
  int first_corner = 0;     ///< in the list
  int corners = 0;
};

/// What the parts of an interface tell Ui while they are laid out. ImGui's user data.
struct FrameNotes {
  std::vector<ScreenPart> opaque{};  ///< what sheets hide, in points
  std::vector<DrawnSheet> sheets{};  ///< the same, in the order of drawing
  std::vector<CachedPart> kept{};
  bool is_asked = false;  ///< a finger rests somewhere to be told what lies there
  bool has_told = false;  ///< it was
};

/// Of the frame that is being laid out; null without a Ui.
FrameNotes* current_notes();

}  // namespace engine
