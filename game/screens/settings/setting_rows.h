#pragma once

#include <span>

#include "game/screens/settings/setting_row.h"

namespace screens {

/// All settings, in the order of their sheet.
std::span<const SettingRow> setting_rows();

/// Whether one of them differs that holds with a new table alone.
bool need_new_table(const Settings& before, const Settings& after,
                    std::span<const SettingRow> rows = setting_rows());

}  // namespace screens
