#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "rules/core/game.h"

namespace match {

/// Where saves live: `data_dir` if it is given, else $XDG_DATA_HOME/amonhen, else
/// ~/.local/share/amonhen. The folder is made when it is not there.
base::Result<std::string> save_folder(std::string_view data_dir);

/// Where settings live: `data_dir` if it is given, else $XDG_CONFIG_HOME/amonhen, else
/// ~/.config/amonhen. The folder is made when it is not there.
base::Result<std::string> config_folder(std::string_view data_dir);

/// The folder of boards, cards and texts: `option` if it is given, else $AMONHEN_DATA, else the one
/// of the program (program_folders.h). A folder counts when lang/en.json is in it.
base::Result<std::string> data_folder(std::string_view option);

/// The files `names` of the folder <data>/<game>, for make_rules.
base::Result<std::vector<core::DataFile>> read_data_files(const std::string& data,
                                                          std::string_view game,
                                                          std::span<const std::string> names);

}  // namespace match
