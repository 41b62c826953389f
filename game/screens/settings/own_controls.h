#pragma once

#include "game/screens/settings/setting_row.h"

namespace screens {

// Controls of settings whose kind has none, or not theirs.

/// With one language there is nothing to choose.
void draw_language(Context& context, const SettingRow& row, Settings& settings);
/// Its sheet is opened.
void draw_way_to_ruler(Context& context, const SettingRow& row, Settings& settings);
/// Where another choice keeps water and smoke still, the switch says so instead of a lie.
void draw_ambient_life(Context& context, const SettingRow& row, Settings& settings);
/// Where several share the screen.
void draw_hand_over_setting(Context& context, const SettingRow& row, Settings& settings);
void draw_effects(Context& context, const SettingRow& row, Settings& settings);

}  // namespace screens
