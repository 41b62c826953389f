// Companions: Strider to be crowned, the others where their word or sword is wanted.
#include <algorithm>
#include <array>
#include <optional>

#include "game/wotr/players/squire/card_answers.h"
#include "game/wotr/players/squire/situation/weights.h"
#include "game/wotr/players/squire/travels.h"
#include "rules/wotr/board/control.h"
#include "rules/wotr/characters/travellers.h"
#include "rules/wotr/fellowship/fellowship.h"

namespace wotr_players::squire {
namespace {

constexpr double kTrifle = 3;  // not worth a journey

/// where Strider may be crowned.
RegionSet crowning_places(const Situation& now) {
  const Places& places = now.rules.places;
  RegionSet open;
  for (const RegionId region : {places.minas_tirith, places.dol_amroth, places.pelargir}) {
    const bool shut = is_besieged(now.rules, now.board, region);
    if (is_unconquered(now.rules, now.board, region) && !shut) open.insert(region);
  }
  return open;
}

int steps_to_crown(const Situation& now, RegionId from) {
  int least = kUnreachable;
  for (const RegionId place : crowning_places(now)) {
    least = std::min(least, now.atlas.between(from, place));
  }
  return least;
}

/// Peoples that the group would wake by coming here.
double waking(const Situation& now, CharacterSet group, RegionId region) {
  const Nation nation = region_of(now.rules, region).nation;
  const bool wakes =
      is_haven(now.rules, now.board, region) && politics_of(now.board, nation).active == 0;
  if (!wakes) return 0;
  bool may = false;
  for_each_character(group, [&](Character who) {
    may |= (row_of(now.rules, who).activates >> static_cast<unsigned>(index(nation)) & 1u) != 0;
  });
  return may ? now.weights.companion_at_work : 0;
}

double worth_at(const Situation& now, const Campaign& campaign, CharacterSet group,
                RegionId region) {
  if (contains(group, Character::kStrider) && !crowning_places(now).empty()) {
    const int steps = steps_to_crown(now, region);
    return now.weights.crowning * (steps == 0 ? 1.0 : 0.6 / steps);
  }
  const double worth = waking(now, group, region) + worth_for_cards(now, group, region);
  Figures army = part_of(figures_in(now.board, region), Side::kFree);
  const Target* place = target_at(campaign.theirs, region);
  if (place == nullptr || !has_unit(army, Side::kFree)) return worth;
  army.characters = without(army.characters, group);
  const Strength before = strength_of(now.rules, now.board, army, Side::kFree);
  army.characters = join(army.characters, group);
  const Strength after = strength_of(now.rules, now.board, army, Side::kFree);
  return worth + 1 + danger(campaign.theirs, *place, before) -
         danger(campaign.theirs, *place, after);
}

CharacterSet companions_at(const Situation& now, RegionId region) {
  const CharacterSet here = characters_of(figures_in(now.board, region), Side::kFree);
  return without(here, now.board.moved_characters);
}

/// What the group gains by going where it is best placed.
double gain_from(const Situation& now, const Campaign& campaign, RegionId from) {
  const CharacterSet group = companions_at(now, from);
  if (group == 0) return kNever;
  double most = 0;
  const int level = travel_level(now.rules, group);
  for (const RegionId to : companion_reach(now.rules, now.board, from, level)) {
    most = std::max(most, worth_at(now, campaign, group, to));
  }
  return most - worth_at(now, campaign, group, from) - kTrifle;
}

}  // namespace

double worth_of_separating(const Situation& now, const Campaign&) {
  const Fellowship& fellowship = now.board.fellowship;
  const bool heir = can_separate(now.board) && contains(fellowship.companions, Character::kStrider);
  if (!heir || crowning_places(now).empty()) return kNever;
  const int reach = fellowship.progress + travel_level(now.rules, only(Character::kStrider));
  const RegionSet reached =
      companion_reach(now.rules, now.board, fellowship.region, reach) & crowning_places(now);
  return reached.empty() ? kNever : now.weights.crowning;
}

double worth_of_moving_companions(const Situation& now, const Campaign& campaign) {
  if (!can_move_companions(now.rules, now.board, now.seat)) return kNever;
  double sum = 0;
  for (int r = 0; r < kRegionCount; ++r) {
    sum += std::max(0.0, gain_from(now, campaign, static_cast<RegionId>(r)));
  }
  return sum;
}

Answer choose_separation_group(const Situation& now) {
  if (const Answer go = offered(now, act(ActionKind::kGo))) return go;
  return offered(now, act(ActionKind::kTake, Character::kStrider));
}

Answer choose_separation_to(const Situation& now) {
  const Campaign& campaign = survey(now);
  const CharacterSet group = now.board.group.figures.characters;
  return best_offered(now, [&](Action action) -> std::optional<double> {
    return worth_at(now, campaign, group, region_of(action));
  });
}

Answer choose_companions_from(const Situation& now) {
  const Campaign& campaign = survey(now);
  return best_offered(now, [&](Action action) -> std::optional<double> {
    if (is(action, ActionKind::kStop)) return 0;
    return gain_from(now, campaign, region_of(action));
  });
}

Answer choose_companions_to(const Situation& now) { return choose_separation_to(now); }

}  // namespace wotr_players::squire
