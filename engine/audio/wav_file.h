#pragma once

#include <filesystem>
#include <span>

#include "base/result.h"

namespace engine {

/// Writes samples from -1 to 1, one for each channel in turn, as a WAV file of 16 bits. An Error
/// says why it could not be written.
base::Result<void> write_wav(const std::filesystem::path& file, std::span<const float> samples,
                             int channels, int rate);

}  // namespace engine
