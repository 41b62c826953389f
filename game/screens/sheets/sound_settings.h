#pragma once

#include "game/screens/controls/sheet.h"
#include "game/screens/state/settings.h"

namespace screens {

/// The part of the settings' sheet that is about what is heard.
void draw_sound_settings(Sheet& sheet, SoundSettings& sound);

}  // namespace screens
