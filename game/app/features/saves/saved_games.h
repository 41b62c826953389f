#pragma once

#include "engine/ui/ink_pictures.h"
#include "game/app/shell/feature.h"
#include "game/screens/state/save_shown.h"

namespace app {

/// The list of saved games: kept, loaded, watched, deleted.
class SavedGames final : public Feature {
 public:
  bool take(Shell& shell, commands::Command& command) override;
  void show(Shell& shell, Frame& frame) override;

 private:
  bool is_listed_ = false;  ///< as they are now
  screens::SavesShown shown_;
  engine::InkPictures pictures_{{}, engine::InkPictures::Kind::kPainted};
};

}  // namespace app
