#include "game/trilogy/players/squire/situation.h"

#include "game/match/luck.h"

namespace trilogy_players::squire {

double jitter(const Situation& now, int choice) {
  constexpr double kMost = 0.02;
  const std::uint64_t moment =
      (std::uint64_t{now.board.turn} << 16) + static_cast<unsigned>(choice);
  match::Stream stream(now.seed, "squire", moment);
  return kMost * static_cast<double>(stream.below(1024)) / 1024;
}

}  // namespace trilogy_players::squire
