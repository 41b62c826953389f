#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace cli {

/// What a save tells when it is replayed.
struct SaveReport {
  nlohmann::json summary;  ///< with the turning points of a finished match
  std::vector<std::string> notices;
  std::vector<std::string> log;  ///< a sentence for every mark and every event
};

}  // namespace cli
