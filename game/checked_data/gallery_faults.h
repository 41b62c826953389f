#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace checked_data {

/// A sentence for each picture of the game's gallery that shows a sheet or waits for a happening
/// that there is not. `sheets` are those of the game, beside match::kSheets.
std::vector<std::string> gallery_faults(const std::string& data, std::string_view game,
                                        std::span<const std::string_view> sheets,
                                        std::span<const std::string_view> happenings);

}  // namespace checked_data
