#include "game/app/start/fallback_notice.h"

#include <nlohmann/json.hpp>

namespace app {

std::string fallback_notice(const lang::Sentences& words, std::span<const std::string> faults) {
  if (faults.empty()) return {};
  return words.say("notice.stand-ins", {{"count", faults.size()}, {"first", faults.front()}});
}

}  // namespace app
