#include "rules/wotr/statistics/milestones.h"

namespace wotr {
namespace {

bool stands_on_map(const Board& board, Character who) {
  for (const Figures& here : board.regions) {
    if (contains(here.characters, who)) return true;
  }
  for (const Figures& here : board.garrisons) {
    if (contains(here.characters, who)) return true;
  }
  return false;
}

}  // namespace

std::uint32_t milestones(const State& state) {
  const Board& board = state.board;
  const std::array<bool, kMilestones.size()> reached{
      board.fellowship.mordor_step != kNotInMordor,
      contains(board.minions_seen, Character::kSaruman),
      contains(board.minions_seen, Character::kWitchKing),
      contains(board.minions_seen, Character::kMouthOfSauron),
      stands_on_map(board, Character::kAragorn),
      stands_on_map(board, Character::kGandalfTheWhite)};
  std::uint32_t bits = 0;
  for (std::size_t n = 0; n < reached.size(); ++n) bits |= std::uint32_t{reached[n]} << n;
  return bits;
}

}  // namespace wotr
