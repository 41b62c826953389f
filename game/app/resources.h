#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "game/lang/sentences.h"
#include "game/match/tables.h"
#include "rules/core/game.h"
#include "rules/wotr/game.h"

namespace app {

/// Everything that is read once from the disk, and where the rest lies.
struct Resources {
  std::string data;
  std::filesystem::path shaders;
  std::filesystem::path figures;  ///< files that an artist may replace
  std::filesystem::path baked;    ///< the map of War of the Ring, made while building
  std::vector<core::DataFile> rules;
  std::vector<core::DataFile> layout;
  lang::Sentences words;
};

/// `data_option` as on the command line. An Error names what is missing or wrong.
base::Result<Resources> load_resources(std::string_view data_option);

}  // namespace app
