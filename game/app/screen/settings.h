#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "game/commands/table.h"
#include "game/screens/settings/setting_request.h"

namespace app {

// The settings live in a file of their own, apart from the games: $XDG_CONFIG_HOME/amonhen.

/// Where they are kept, and what was read there.
struct KeptSettings {
  std::string path;                           ///< empty: there is no place to keep them
  std::optional<screens::Settings> settings;  ///< nothing where nothing good is kept
  std::string fault;    ///< one sentence: the file is no good, or there is no place for it
  bool is_bad = false;  ///< the file that lies there must not be overwritten
  /// What holds in this run alone. Whoever changes it later means it for ever.
  std::vector<screens::SettingRequest> for_once{};
};

/// `commands`: those of the window, for which keys may be chosen.
KeptSettings recall_settings(std::string_view data_dir,
                             std::span<const commands::Row> commands = commands::table());

/// As GameShelf takes it.
std::string speech_of(const screens::Settings& settings);

/// They hold in this run.
void take_for_once(KeptSettings& kept, std::span<const screens::SettingRequest> requests,
                   screens::Settings& settings);

/// Keeps them, but what is meant for once; a bad file that lies there is put aside first.
base::Result<void> keep_settings(KeptSettings& kept, const screens::Settings& settings);

}  // namespace app
