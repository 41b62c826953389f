#pragma once

#include <functional>
#include <string>

#include "base/result.h"
#include "engine/platform/windows/window.h"
#include "game/app/screen/settings.h"
#include "game/app/screen/table_screen.h"

namespace app {

/// Frames a second of the scene at a level.
using Measure = std::function<double(engine::Level)>;

/// The level that a computer bears well. High is only tried where medium runs easily.
engine::Level level_borne(const Measure& frames_per_second);

/// Frames a second of the table at a level, in less than half a second.
double measure_level(TableScreen& screen, const session::Session& session, engine::Level level,
                     glm::ivec2 pixels);

/// What the screen begins with: the level of the command line, else the settings that were kept,
/// else those that a short measurement finds, which are kept then.
base::Result<void> apply_first(KeptSettings& kept, const CommandLine& command,
                               const session::Session& session, TableScreen& screen,
                               const engine::Window& window);

}  // namespace app
