#pragma once

#include "game/screens/controls/context.h"

namespace screens {

/// The next key, or button of a pad, is to stand for this.
struct KeyAsked {
  std::string id;  ///< of the command
  bool of_pad = false;

  friend bool operator==(const KeyAsked&, const KeyAsked&) = default;
};

struct KeysMemory {
  std::optional<KeyAsked> asked;
};

/// What each key and each button of a pad does, to look at and to change.
void draw_keys(Context& context);

}  // namespace screens
