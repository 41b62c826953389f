#pragma once

#include "game/app/shell/feature.h"

namespace app {

/// While the table is wiped, nothing that touches it counts; a key wakes it.
class TableLock final : public Feature {
 public:
  void take_input(Shell& shell, commands::Read& input, const engine::Input& raw,
                  double seconds) override;
  bool take(Shell& shell, commands::Command& command) override;

 private:
  double locked_for_ = 0;  ///< seconds
};

}  // namespace app
