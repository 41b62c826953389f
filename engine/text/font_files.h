#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <string>

#include "base/result.h"

namespace engine {

enum class FontFace : std::uint8_t { kRegular, kItalic, kBold, kSmallCaps };
inline constexpr int kFontFaces = 4;

/// The font files in use.
struct FontFiles {
  /// One for each face. Bold is the regular face made heavier: the family's own bold has no
  /// accented letters.
  std::array<std::filesystem::path, kFontFaces> faces;
  /// Has the letters that those lack; empty where there is none.
  std::filesystem::path other_letters;

  const std::filesystem::path& of(FontFace face) const {
    return faces[static_cast<std::size_t>(face)];
  }
};

/// Looks through the system's and the user's font folders (XDG_DATA_HOME, XDG_DATA_DIRS) for EB
/// Garamond, and for DejaVu Serif beside it. A missing face is replaced by the regular one; without
/// that, the error names the package to install.
base::Result<FontFiles> find_fonts();

}  // namespace engine
