#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "game/cli/arguments/arguments.h"

namespace cli {

/// How a picture is drawn, as the command line and the galleries say it.
struct PictureOptions {
  std::array<int, 2> size{1280, 720};
  std::string level;   ///< low, medium or high; empty leaves it to the settings
  float ui_scale = 0;  ///< 0 leaves it to the screen
  std::optional<float> moment;
  std::optional<std::array<float, 2>> pointer;
  std::optional<std::array<float, 3>> camera;  ///< a place, and how far away
};

base::Result<PictureOptions> read_picture_options(const Arguments& arguments);

/// A number of seconds, if the option is there.
base::Result<std::optional<float>> read_seconds(const Arguments& arguments,
                                                const std::string& option);

/// The words of a picture of a gallery: an option that draws none is an Error.
base::Result<Arguments> parse_picture(std::span<const std::string> words);

}  // namespace cli
