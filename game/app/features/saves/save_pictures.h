#pragma once

#include <filesystem>
#include <string>

#include "base/result.h"
#include "engine/platform/windows/pixels.h"

namespace app {

// What the table of a saved game looked like, small, in a folder beside the saves. One that is
// missing is missed by nobody.

std::filesystem::path folder_of_pictures(const std::string& saves);
/// What the picture of a save is called there.
std::string picture_name(const std::string& save_path);

base::Result<void> keep_picture(const std::string& saves, const std::string& save_path,
                                const engine::Pixels& table);
void drop_picture(const std::string& saves, const std::string& save_path);

}  // namespace app
