#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "game/app/start/command_line.h"

namespace app {

/// One picture of the gallery: its name and the command line that draws it.
struct GalleryPicture {
  std::string name;
  CommandLine command;
};

/// Reads a list of pictures. An entry has a name; its other fields are options of the command line
/// without their dashes, a switch being `true`. Positions and saves lie beside the list, in
/// `folder`. An Error names the list, the picture and the reason.
base::Result<std::vector<GalleryPicture>> parse_gallery(std::string_view text,
                                                        const std::filesystem::path& folder);

}  // namespace app
