#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace checked_data {

/// A sentence for each file of the folder that is none of these: one with a slip in its name would
/// be passed over in silence.
std::vector<std::string> unread_files(const std::filesystem::path& folder,
                                      const std::vector<std::string>& read);

}  // namespace checked_data
