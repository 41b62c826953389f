#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <string>

#include "base/result.h"

namespace engine {

enum class FontFace : std::uint8_t { kRegular, kItalic, kBold, kSmallCaps };
inline constexpr int kFontFaces = 4;

/// The font files in use, one for each face. Bold is the regular face made heavier: the family's
/// own bold has no accented letters.
using FontFiles = std::array<std::filesystem::path, kFontFaces>;

/// Looks through the system's and the user's font folders (XDG_DATA_HOME, XDG_DATA_DIRS) for EB
/// Garamond. A missing face is replaced by the regular one; without that, the error names the
/// package to install.
base::Result<FontFiles> find_fonts();

}  // namespace engine
