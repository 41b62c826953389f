// Figures on the map: sieges, stacking, lonely Leaders, captures.

#include "rules/wotr/board/control.h"
#include "rules/wotr/board/place.h"
#include "rules/wotr/checks/invariant_report.h"

namespace wotr {
namespace {

/// Nothing is half done: a question of the turn itself is asked.
bool is_at_rest(const State& state) {
  if (state.pending.empty()) return false;
  switch (state.pending.top().kind) {
    case StepKind::kRecover:
    case StepKind::kBeginPhase:
    case StepKind::kDeclare:
    case StepKind::kFellowshipPhase:
    case StepKind::kHuntAllocation:
    case StepKind::kActionRoll:
    case StepKind::kActionPhase:
    case StepKind::kChooseDie:
    case StepKind::kChooseUse:
    case StepKind::kRingDie:
    case StepKind::kRingFace:
    case StepKind::kVictoryCheck: return true;
    default: return false;
  }
}

void check_saruman(const Rules& rules, const Figures& here, RegionId region, Complaints& broken) {
  broken.expect(
      !contains(here.characters, Character::kSaruman) || region == rules.places.orthanc,
      [&] { return region_of(rules, region).id + ": Saruman never leaves Orthanc (R-100)"; });
}

void check_garrison(const Rules& rules, const Board& board, RegionId region, bool at_rest,
                    Complaints& broken) {
  const Figures& inside = board.garrisons[region_of(rules, region).stronghold];
  const Figures& outside = figures_in(board, region);
  const Side owner = controller_of(rules, board, region);
  const std::string& name = region_of(rules, region).id;
  check_saruman(rules, inside, region, broken);
  broken.expect(!has_figure(inside, enemy_of(owner)),
                [&] { return name + ": enemies are inside the besieged Stronghold"; });
  if (!at_rest || is_empty(inside)) return;
  broken.expect(has_unit(inside, owner),
                [&] { return name + ": no unit is besieged, only other figures"; });
  broken.expect(has_unit(outside, enemy_of(owner)),
                [&] { return name + ": nobody besieges the garrison (R-255)"; });
  broken.expect(!has_unit(outside, owner),
                [&] { return name + ": units of the besieged side stand outside"; });
  broken.expect(units_of(inside, owner) <= 5,
                [&] { return name + ": more than 5 units are besieged (R-250)"; });
  broken.expect(leaders_of(inside) == 0 || has_unit(inside, Side::kFree),
                [&] { return name + ": a Leader stands without a unit (R-089)"; });
}

void check_region(const Rules& rules, const Board& board, RegionId region, bool at_rest,
                  Complaints& broken) {
  const Figures& here = figures_in(board, region);
  const std::string& name = region_of(rules, region).id;
  broken.expect(!has_unit(here, Side::kFree) || !has_unit(here, Side::kShadow),
                [&] { return name + ": units of both sides stand together"; });
  check_saruman(rules, here, region, broken);
  if (!at_rest) return;
  broken.expect(leaders_of(here) == 0 || has_unit(here, Side::kFree),
                [&] { return name + ": a Leader stands without a unit (R-089)"; });
  for (const Side side : {Side::kFree, Side::kShadow}) {
    broken.expect(units_of(here, side) <= 10,
                  [&] { return name + ": more than 10 units stand there (R-086)"; });
    const bool is_enemys = controls(rules, board, enemy_of(side), region);
    broken.expect(!has_unit(here, side) || !is_enemys || is_besieged(rules, board, region), [&] {
      return name + ": an Army stands in an enemy Settlement that it did not capture (R-270)";
    });
  }
}

bool is_part_of(const Figures& part, const Figures& whole) {
  const auto fits = [](const auto& few, const auto& many) {
    for (std::size_t i = 0; i < few.size(); ++i) {
      if (few[i] > many[i]) return false;
    }
    return true;
  };
  return fits(part.regular, whole.regular) && fits(part.elite, whole.elite) &&
         fits(part.leader, whole.leader) && part.nazgul <= whole.nazgul &&
         without(part.characters, whole.characters) == 0;
}

Figures standing_at(const Rules& rules, const Board& board, Place place) {
  Figures travellers;
  travellers.characters = board.fellowship.companions;
  if (place == kInFellowship) return travellers;
  const bool is_pool = place == kReinforcements || place == kLandingForce;
  if (is_pool || region_of(place) != kNoRegion) {
    return figures_at(rules, board, place);
  }
  return {};
}

bool is_on_board(const Rules& rules, Place place) {
  const RegionId region = region_of(place);
  if (region == kNoRegion) return true;
  if (index(region) >= kRegionCount) return false;
  return !is_garrison(place) || rules.stronghold_regions.contains(region);
}

/// What is being gathered stands where it leaves from.
void check_group(const Rules& rules, const Board& board, Complaints& broken) {
  const Group& group = board.group;
  const bool known =
      is_on_board(rules, group.from) && (group.to == kNoRegion || index(group.to) < kRegionCount);
  broken.expect(known, "the moving group leaves from nowhere");
  if (!known || is_empty(group.figures)) return;
  broken.expect(is_part_of(group.figures, standing_at(rules, board, group.from)),
                "some of the moving group do not stand where it leaves from");
}

/// What would have been settled, or have ended the game, before anybody is asked again.
void check_road(const Fellowship& fellowship, Complaints& broken) {
  broken.expect(fellowship.hidden != 0 || fellowship.progress == 0,
                "a Revealed Fellowship has Progress 0 (R-131)");
  broken.expect(fellowship.corruption < 12, "12 Corruption would have ended the game (R-280)");
  broken.expect(!in_mordor(fellowship) || fellowship.mordor_step < 5,
                "step 5 of the Mordor Track would have ended the game (R-280)");
}

}  // namespace

void check_standing(const Rules& rules, const State& state, Complaints& broken) {
  const Board& board = state.board;
  const bool at_rest = is_at_rest(state);
  for (const RegionId region : board.captured) {
    broken.expect(rules.all_settlements.contains(region), "only Settlements are captured (R-270)");
  }
  for (int r = 0; r < kRegionCount; ++r) {
    check_region(rules, board, static_cast<RegionId>(r), at_rest, broken);
  }
  for (const RegionId region : rules.strongholds) {
    check_garrison(rules, board, region, at_rest, broken);
  }
  if (at_rest) check_road(board.fellowship, broken);
  check_group(rules, board, broken);
}

}  // namespace wotr
