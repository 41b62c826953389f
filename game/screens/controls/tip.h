#pragma once

#include <string>

#include "engine/ui/tip_picture.h"
#include "game/screens/controls/context.h"

namespace screens {

struct TipMemory {
  std::string sign;  ///< that the pointer is on: what it means
  glm::vec2 pointer{0};
  table::RegionId pointed = table::kNoRegion;
  table::FrameThing thing;       ///< of the table's, that is pointed at
  double since = 0;              ///< the pointer has been there
  engine::TipPicture picture{};  ///< that the game adds in this frame
};

/// A sign that is drawn behind all windows and is no control: what it means is told to whoever
/// points at it. `label` is what a script knows it by.
void note_sign(Context& context, const std::string& label, ImVec2 from, ImVec2 to,
               const std::string& words);

/// Called by a game while it tells about a thing: a picture at the head of what it says, below
/// those that it noted before.
void note_tip_picture(Context& context, engine::TipPicture picture);

/// What the game tells about the sign, or the place and the thing, where the pointer rests.
void draw_tip(Context& context);

}  // namespace screens
