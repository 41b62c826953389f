#include "game/app/stand_ins.h"

#include <nlohmann/json.hpp>

namespace app {

std::string stand_in_notice(const lang::Sentences& words, std::span<const std::string> faults) {
  if (faults.empty()) return {};
  return words.say("notice.stand-ins", {{"count", faults.size()}, {"first", faults.front()}});
}

}  // namespace app
