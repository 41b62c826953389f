#pragma once

#include <span>
#include <string>

#include "base/result.h"
#include "game/screens/settings/setting_rows.h"

namespace screens {

// The settings as their file has them.

/// `path` begins the sentence of an Error. What older files lack is as it is at first. Keys are
/// those of `commands`.
base::Result<Settings> read_settings(const std::string& text, const std::string& path,
                                     std::span<const SettingRow> rows = setting_rows(),
                                     std::span<const commands::Row> commands = commands::table());

std::string settings_text(const Settings& settings,
                          std::span<const SettingRow> rows = setting_rows());

}  // namespace screens
