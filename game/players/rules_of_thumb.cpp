#include "game/players/rules_of_thumb.h"

#include "game/match/luck.h"

namespace players {

double jitter(const TieBreak& tie_break, int choice) {
  const std::uint64_t moment =
      (static_cast<std::uint64_t>(tie_break.turn) << 16) + static_cast<unsigned>(choice);
  match::Stream stream(tie_break.seed, "squire", moment);
  return tie_break.most * static_cast<double>(stream.below(1024)) / 1024;
}

}  // namespace players
