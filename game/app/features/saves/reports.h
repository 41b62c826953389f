#pragma once

#include "game/app/shell/feature.h"

namespace app {

/// What is seen is written down, for whoever mends the program.
class Reports final : public Feature {
 public:
  bool take(Shell& shell, commands::Command& command) override;
};

}  // namespace app
