#pragma once

#include "game/app/shell/feature.h"

namespace app {

/// New games on the same table, and other games of the program. What was put together on the
/// new-game screen is kept for another evening.
class NewGames final : public Feature {
 public:
  explicit NewGames(Shell& shell);
  bool take(Shell& shell, commands::Command& command) override;
  void see(Shell& shell) override;

 private:
  bool was_choosing_ = false;  ///< the screen lay over the table
};

}  // namespace app
