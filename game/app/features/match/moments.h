#pragma once

#include "game/app/shell/feature.h"

namespace app {

/// What has happened is told, moment after moment, as fast as a person wants to read it.
class Moments final : public Feature {
 public:
  bool take(Shell& shell, commands::Command& command) override;
  void show(Shell& shell, Frame& frame) override;
};

}  // namespace app
