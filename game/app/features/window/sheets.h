#pragma once

#include "game/app/shell/feature.h"

namespace app {

/// Sheets are opened and left by commands.
class Sheets final : public Feature {
 public:
  bool take(Shell& shell, commands::Command& command) override;
  bool is_read(const Shell& shell) const override;
};

}  // namespace app
