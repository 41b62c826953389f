#pragma once

#include <optional>

#include "game/app/features/replay/open_replay.h"
#include "game/app/shell/feature.h"

namespace app {

/// The match on the table is looked at again, while it waits.
class Replays final : public Feature {
 public:
  void take_input(Shell& shell, commands::Read& input, const engine::Input& raw,
                  double seconds) override;
  bool take(Shell& shell, commands::Command& command) override;
  bool is_read(const Shell& shell) const override;
  double speed() const override { return replay_ ? replay_->speed() : 1; }
  void show(Shell& shell, Frame& frame) override;
  void part(Shell& shell) override;

 private:
  void open(Shell& shell);
  void close(Shell& shell);
  void branch(Shell& shell);
  void toggle_play(Shell& shell);
  void step_on(Shell& shell);
  bool jump(Shell& shell, const commands::Command& command);

  std::optional<OpenReplay> replay_;
};

}  // namespace app
