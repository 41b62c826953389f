#pragma once

#include "game/app/shell/feature.h"

namespace app {

/// What a player that thinks would do for the person, and how long machines think.
class Hints final : public Feature {
 public:
  bool take(Shell& shell, commands::Command& command) override;
  void update(Shell& shell, const commands::Read& input, double seconds) override;

 private:
  bool was_hinting_ = false;  ///< in the last frame
};

}  // namespace app
