#include "game/spoken/secrecy.h"

#include <algorithm>

namespace spoken {

bool may_be_said(Knowledge knowledge, std::span<const std::string> players) {
  if (knowledge == Knowledge::kOpen) return true;
  const bool is_alone = std::ranges::count(players, "human") <= 1;
  return is_alone && knowledge == Knowledge::kTurnedUp;
}

}  // namespace spoken
