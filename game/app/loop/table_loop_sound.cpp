#include <algorithm>

#include "game/app/loop/table_loop.h"

namespace app {

/// After everything has moved. Sounds need no frames, but words about them do.
void TableLoop::pass_sound(const engine::Input& input, double seconds) {
  const bool is_awake = has_activity(input) || screen_.camera().is_moving();
  const engine::CameraView camera = screen_.camera().view();
  const bool is_told = sound_.pass(seconds, {.stage = screen_.tabletop().stage(),
                                             .layout = screen_.tabletop().layout(),
                                             .camera = camera,
                                             .speed = speed(),
                                             .is_awake = is_awake});
  if (is_told) redraw_.once();
}

void TableLoop::toggle_music() {
  screens::Settings settings = screen_.settings();
  settings.sound.has_music = !settings.sound.has_music;
  take_settings(settings);
}

}  // namespace app
