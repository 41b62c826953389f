#include "rules/wotr/statistics/milestones.h"

namespace wotr {

std::uint32_t milestones(const State& state) {
  const Board& board = state.board;
  const std::array<bool, kMilestones.size()> reached{
      board.fellowship.mordor_step != kNotInMordor,
      contains(board.minions_seen, Character::kSaruman),
      contains(board.minions_seen, Character::kWitchKing),
      contains(board.minions_seen, Character::kMouthOfSauron),
      contains(board.on_map, Character::kAragorn),
      contains(board.on_map, Character::kGandalfTheWhite)};
  std::uint32_t bits = 0;
  for (std::size_t n = 0; n < reached.size(); ++n) bits |= std::uint32_t{reached[n]} << n;
  return bits;
}

}  // namespace wotr
