#pragma once

#include "game/airing/outputs.h"
#include "game/app/shell/feature.h"

namespace app {

/// Windows for others. They go on whether the table is drawn or not.
class Outputs final : public Feature {
 public:
  explicit Outputs(Shell& shell);
  bool take(Shell& shell, commands::Command& command) override;
  void update(Shell& shell, const commands::Read& input, double seconds) override;
  void show(Shell& shell, Frame& frame) override;
  void part(Shell& shell) override;
  void meet(Shell& shell) override;

 private:
  airing::Outputs outputs_;
};

}  // namespace app
