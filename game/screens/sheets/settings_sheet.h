#pragma once

#include "game/screens/settings/setting_rows.h"

namespace screens {

/// What can be set for this computer. What is pressed is in the answer at once.
void draw_settings(Context& context, std::span<const SettingRow> rows = setting_rows());

}  // namespace screens
