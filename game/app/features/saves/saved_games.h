#pragma once

#include "game/app/shell/feature.h"

namespace app {

/// The list of saved games: kept, loaded, watched, deleted.
class SavedGames final : public Feature {
 public:
  bool take(Shell& shell, commands::Command& command) override;
  void show(Shell& shell, Frame& frame) override;

 private:
  bool is_listed_ = false;  ///< as they are now
};

}  // namespace app
