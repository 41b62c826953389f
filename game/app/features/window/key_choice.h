#pragma once

#include "game/app/shell/feature.h"

namespace app {

/// On the sheet of keys: the next key, or button, is the one that was asked for; Escape keeps the
/// old one.
class KeyChoice final : public Feature {
 public:
  void take_input(Shell& shell, commands::Read& input, const engine::Input& raw,
                  double seconds) override;
};

}  // namespace app
