#pragma once

#include "game/app/shell/feature.h"

namespace app {

/// Gives the answers that a person has chosen to the match.
class Answers final : public Feature {
 public:
  bool take(Shell& shell, commands::Command& command) override;
};

}  // namespace app
