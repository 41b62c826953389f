#include "game/wotr/players/judgement/facts.h"

#include "game/wotr/players/judgement/features.h"
#include "game/wotr/players/squire/situation/campaign.h"
#include "rules/wotr/board/control.h"
#include "rules/wotr/board/victory.h"

namespace wotr_players::judgement {
namespace {

/// Victory points of the enemy's Settlements beside the Armies of a side.
int points_in_reach(const Rules& rules, const Board& board, Side side) {
  int points = 0;
  for (const RegionId target : rules.stronghold_regions | rules.city_regions) {
    if (controls(rules, board, side, target)) continue;
    const RegionSet& armies = board.armies[at(side)];
    const bool in_reach = armies.contains(target) || is_besieged(rules, board, target) ||
                          !(region_of(rules, target).adjacent & armies).empty();
    if (in_reach) points += squire::points_of(rules, target);
  }
  return points;
}

int units_on_map(const Board& board, Side side) {
  int units = 0;
  for (const Figures& here : board.regions) units += units_of(here, side);
  for (const Figures& here : board.garrisons) units += units_of(here, side);
  return units;
}

int dice_left(const Board& board, Side side) {
  int dice = 0;
  for (const auto number : board.dice[at(side)].faces) dice += number;
  return dice;
}

int free_peoples_at_war(const Board& board) {
  int peoples = 0;
  for (std::size_t nation = 0; nation < std::size_t{kFreeNationCount}; ++nation) {
    peoples += board.politics[nation].step == kAtWar;
  }
  return peoples;
}

}  // namespace

std::vector<players::Fact> public_facts(const Rules& rules, const squire::Atlas& atlas,
                                        const Board& board) {
  const Fellowship& fellowship = board.fellowship;
  return {{"steps", steps_to_doom(rules, atlas, board)},
          {"corruption", fellowship.corruption},
          {"companions", count(fellowship.companions)},
          {"hunting", board.hunt_box.shadow},
          {"shadow-points", victory_points(rules, board, Side::kShadow)},
          {"shadow-reach", points_in_reach(rules, board, Side::kShadow)},
          {"free-points", victory_points(rules, board, Side::kFree)},
          {"free-reach", points_in_reach(rules, board, Side::kFree)},
          {"at-war", free_peoples_at_war(board)},
          {"minions", count(static_cast<CharacterSet>(board.on_map & kMinions))},
          {"free-dice", dice_left(board, Side::kFree)},
          {"shadow-dice", dice_left(board, Side::kShadow)},
          {"free-units", units_on_map(board, Side::kFree)},
          {"shadow-units", units_on_map(board, Side::kShadow)}};
}

}  // namespace wotr_players::judgement
