#include "game/app/features/sound/audio.h"

#include <algorithm>

#include "game/app/shell/shell.h"

namespace app {

Audio::Audio(const Shell& shell)
    : sound_(shell.resources(), shell.source.sound_target()), settings_(shell.settings().sound) {
  sound_.apply(settings_);
}

/// After everything has moved. Audio need no frames, but words about them do.
void Audio::update(Shell& shell, const commands::Read& input, double seconds) {
  if (settings_ != shell.settings().sound) sound_.apply(settings_ = shell.settings().sound);
  const bool is_active = engine::has_activity(input.input);
  table::Tabletop& table = shell.screen.tabletop();
  const engine::CameraView camera = shell.screen.camera().view();
  const bool is_told =
      sound_.update(seconds, {.stage = table.stage(),
                              .layout = table.layout(),
                              .camera = camera,
                              .speed = speed_of(shell),
                              .is_awake = is_active || shell.screen.camera().is_moving()});
  if (is_told) shell.redraw.once();
  shell.look_often(sound_.looks());
  ambient_.set_on(screens::has_ambient_life(shell.settings()));
  if (is_active) ambient_.wake();
  ambient_.update(seconds);
  table.set_ambient(ambient_.seconds(), ambient_.is_on());
  shell.idle_rate = std::max(shell.idle_rate, ambient_.rate());
}

void Audio::show(Shell& shell, Frame& frame) {
  captions_.captions =
      sound_.captions(shell.screen.camera().view(), shell.screen.tabletop().layout());
  frame.parts.show(captions_);
}

void Audio::tell(Shell& shell, const Change& change) {
  if (change.is_undone) sound_.hush();
  sound_.tell(shell.game_table(), shell.view(), change.events);
}

}  // namespace app
