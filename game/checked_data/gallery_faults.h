#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace checked_data {

/// A sentence for each picture of the game's gallery that waits for a happening that there is not.
std::vector<std::string> gallery_faults(const std::string& data, std::string_view game,
                                        std::span<const std::string_view> happenings);

}  // namespace checked_data
