#pragma once

#include "game/app/shell/feature.h"

namespace app {

/// What a person decided is taken back; in practice what dice and machines did as well.
class Undo final : public Feature {
 public:
  bool take(Shell& shell, commands::Command& command) override;
  void show(Shell& shell, Frame& frame) override;
};

}  // namespace app
