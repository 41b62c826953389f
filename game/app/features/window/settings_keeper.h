#pragma once

#include "game/app/screen/settings.h"
#include "game/app/shell/feature.h"

namespace app {

/// The settings hold, and are kept, as soon as they are chosen.
class SettingsKeeper final : public Feature {
 public:
  SettingsKeeper(Shell& shell, KeptSettings kept);
  bool take(Shell& shell, commands::Command& command) override;
  void meet(Shell& shell) override;
  void part(Shell& shell) override;

 private:
  void hold(Shell& shell, const screens::Settings& settings);
  void show_full_screen(Shell& shell);
  bool change(Shell& shell, const commands::Command& command);

  KeptSettings kept_;
  bool is_full_screen_ = false;
};

}  // namespace app
