#pragma once

#include <span>
#include <string>

#include "base/result.h"
#include "game/screens/settings/setting_rows.h"

namespace screens {

/// What one setting shall be.
struct SettingRequest {
  const SettingRow* row = nullptr;
  int value = 0;
};

/// Of "ID=VALUE", as the command line has it. An Error names the ids there are, or the values.
base::Result<SettingRequest> read_setting_request(
    std::string_view text, std::span<const SettingRow> rows = setting_rows());

/// What it may be: "on, off".
std::string values_of(const SettingRow& row);

void fulfil(std::span<const SettingRequest> requests, Settings& settings);

}  // namespace screens
