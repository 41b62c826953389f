#include "game/app/screen/first_settings.h"

#include "engine/render/benchmark.h"

namespace app {
namespace {

constexpr double kEnough = 45;       // frames a second, at the level itself
constexpr double kEnoughToTry = 60;  // at medium, for a look at high
constexpr double kLongest = 0.4;     // seconds
constexpr int kFramesOfProof = 12;

}  // namespace

engine::Level level_borne(const Measure& frames_per_second) {
  const double medium = frames_per_second(engine::Level::kMedium);
  if (medium < kEnough) return engine::Level::kLow;
  if (medium < kEnoughToTry) return engine::Level::kMedium;
  return frames_per_second(engine::Level::kHigh) < kEnough ? engine::Level::kMedium
                                                           : engine::Level::kHigh;
}

double measure_level(TableScreen& screen, const session::Session& session, engine::Level level,
                     glm::ivec2 pixels) {
  screens::Settings settings = screen.settings();
  screens::choose_level(settings, level);
  if (!screen.apply(settings)) return 0;
  screen.tabletop().reset(session.screen().view());
  const engine::CameraView camera = screen.camera().view();
  const auto draw = [&](int) {  // as while the table moves below the hand
    screen.tabletop().renderer().drop_static_cache();
    screen.tabletop().draw(camera, pixels);
  };
  engine::measure_frames(1, draw);  // shaders are made with the first one
  int frames = 0;
  double seconds = 0;
  while (frames < kFramesOfProof && seconds < kLongest) {
    seconds += engine::measure_frames(1, draw).seconds;
    ++frames;
  }
  return seconds > 0 ? frames / seconds : 0;
}

base::Result<void> apply_first(KeptSettings& kept, const CommandLine& command,
                               const session::Session& session, TableScreen& screen,
                               const engine::Window& window) {
  screens::Settings settings = kept.settings.value_or(screens::Settings{});
  if (command.level) {
    screens::choose_level(settings, *command.level);
  } else if (!kept.settings) {
    settings.level = level_borne([&](engine::Level level) {
      return measure_level(screen, session, level, window.pixel_size());
    });
    // What cannot be kept now is measured again next time; a bad file stays as it is.
    if (!kept.is_bad) (void)keep_settings(kept, settings);
  }
  take_for_once(kept, command.settings, settings);
  return screen.apply(settings);
}

}  // namespace app
