#pragma once

#include <filesystem>
#include <map>
#include <span>
#include <string>
#include <string_view>

#include "base/result.h"
#include "engine/audio/clip.h"

namespace engine {

/// The sounds of a file by name.
using Clips = std::map<std::string, SharedClip, std::less<>>;

/// What the file of these sounds holds.
std::string clip_file_text(const Clips& clips);
/// An Error says what in the bytes is wrong. Whatever they are, no more memory is taken than a few
/// times their size.
base::Result<Clips> parse_clips(std::span<const char> bytes);

base::Result<void> write_clips(const std::filesystem::path& file, const Clips& clips);
base::Result<Clips> read_clips(const std::filesystem::path& file);

}  // namespace engine
