#pragma once

#include "game/app/features/speech/spoken_table.h"
#include "game/app/shell/feature.h"

namespace app {

/// The table for whoever plays by ear.
class Speech final : public Feature {
 public:
  explicit Speech(Shell& shell);
  void take_input(Shell& shell, commands::Read& input, const engine::Input& raw,
                  double seconds) override;
  void see(Shell& shell) override;

 private:
  SpokenTable spoken_;
};

}  // namespace app
