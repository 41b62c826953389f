#pragma once

#include <string>

namespace cli {

/// The data of the sources.
inline const std::string kData = AMONHEN_SOURCE_DIR "/data";

}  // namespace cli
