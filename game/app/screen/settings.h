#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "game/screens/state/settings.h"

namespace app {

// The settings live in a file of their own, apart from the games: $XDG_CONFIG_HOME/amonhen.

/// What the command line asks for in this run alone. Whoever changes it later means it for ever.
struct ForOnce {
  bool table = false;  ///< full screen, with a station for each person
  bool spoken = false;
};

/// Where they are kept, and what was read there.
struct KeptSettings {
  std::string path;                           ///< empty: there is no place to keep them
  std::optional<screens::Settings> settings;  ///< nothing where nothing good is kept
  std::string fault;    ///< one sentence: the file is no good, or there is no place for it
  bool is_bad = false;  ///< the file that lies there must not be overwritten
  ForOnce for_once{};
};

KeptSettings recall_settings(std::string_view data_dir);

/// As GameShelf takes it.
std::string speech_of(const screens::Settings& settings);

/// As their file has them.
std::string settings_text(const screens::Settings& settings);

/// They hold in this run.
void take_for_once(KeptSettings& kept, ForOnce wish, screens::Settings& settings);

/// Keeps them, but what is meant for once; a bad file that lies there is put aside first. The
/// sentence of what went wrong, or nothing.
std::string keep_settings(KeptSettings& kept, const screens::Settings& settings);

}  // namespace app
