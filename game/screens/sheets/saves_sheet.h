#pragma once

#include "game/screens/controls/context.h"

namespace screens {

struct SavesMemory {
  std::string name;       ///< as it is typed
  std::string to_delete;  ///< the path: its button was pressed once
};

/// The saved games: to go on with, to look at again, to put away; and a name to save this one
/// under.
void draw_saves(Context& context);

}  // namespace screens
