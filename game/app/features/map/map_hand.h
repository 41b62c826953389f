#pragma once

#include "game/app/screen/controls.h"
#include "game/app/shell/feature.h"

namespace app {

/// The hand on the table: it moves the camera, touches lands, and takes up what may be taken.
class MapHand final : public Feature {
 public:
  void take_input(Shell& shell, commands::Read& input, const engine::Input& raw,
                  double seconds) override;
  bool take(Shell& shell, commands::Command& command) override;
  void update(Shell& shell, const commands::Read& input, double seconds) override;

 private:
  void take_clicks(Shell& shell, const engine::Input& input);
  void click_pointed(Shell& shell, bool is_double);

  MapClicks clicks_;
  bool was_moving_ = false;  ///< the camera, in the last frame
};

}  // namespace app
