#pragma once

#include "game/app/shell/feature.h"
#include "game/screens/state/said.h"

namespace app {

/// What a person must read before the game goes on, and what is said for a while.
class Notices final : public Feature {
 public:
  bool take(Shell& shell, commands::Command& command) override;
  void update(Shell& shell, const commands::Read& input, double seconds) override;
  void show(Shell& shell, Frame& frame) override;
  void tell(Shell& shell, const Change& change) override;

 private:
  screens::Said said_;  ///< to whoever asked for what there is not
  double seconds_ = 0;  ///< more that it is said
};

}  // namespace app
