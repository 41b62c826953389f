#include "game/wotr/players/squire/situation/campaign.h"

#include <algorithm>

#include "base/value_hash.h"
#include "game/wotr/players/squire/situation/notes.h"
#include "game/wotr/players/squire/situation/objectives.h"
#include "game/wotr/players/squire/situation/weights.h"
#include "rules/wotr/battle/attack.h"
#include "rules/wotr/board/control.h"

namespace wotr_players::squire {
namespace {

Fading fading_by(double each) {
  Fading fading{};
  fading[0] = 1;
  for (std::size_t i = 1; i < fading.size(); ++i) fading[i] = fading[i - 1] * each;
  return fading;
}

double share(const Fading& fading, const Target& target, RegionId at) {
  if (at == kNoRegion) return 0;
  const auto steps = static_cast<std::size_t>(target.march(at));
  return steps < fading.size() ? fading[steps] : 0;
}

Walls walls_of(const Rules& rules, RegionId region) {
  const Region& here = region_of(rules, region);
  if (here.settlement == Settlement::kStronghold) return Walls::kStronghold;
  return here.settlement == Settlement::kCity || here.fortification ? Walls::kCity : Walls::kNone;
}

/// The garrison, with one more for a people that can still raise it.
Strength defence_of(const Situation& now, Side defender, RegionId region) {
  const Figures& army = army_in(now.rules, now.board, defender, region);
  Strength defence = strength_of(now.rules, now.board, army, defender);
  if (now.rules.stronghold_regions.contains(region)) defence = behind_walls(defence);
  if (defence.units < 2) {
    ++defence.units;
    ++defence.hits;
  }
  return defence;
}

void add_target(const Situation& now, Side attacker, RegionId region, Front& front) {
  const Side defender = enemy_of(attacker);
  Target target;
  target.region = region;
  target.value = points_of(now.rules, region) * now.weights.point.of(attacker);
  target.defence = defence_of(now, defender, region);
  target.walls = walls_of(now.rules, region);
  target.steps = now.notes.roads.to(region, now.board, defender);
  front.targets.push_back(target);
}

/// Our Stronghold is besieged: the besiegers are the target.
void add_relief(const Situation& now, Side attacker, RegionId region, Front& front) {
  const Side besieger = enemy_of(attacker);
  Target target;
  target.region = region;
  target.value =
      points_of(now.rules, region) * now.weights.point.of(besieger) * now.weights.risk.of(attacker);
  target.defence = strength_of(now.rules, now.board, figures_in(now.board, region), besieger);
  target.steps = now.notes.roads.to(region, now.board, besieger);
  front.targets.push_back(target);
}

double hope(const Target& target, const Strength& massed) {
  return target.value * plan_chance(massed, target.defence, target.walls);
}

/// So that nobody has to look for them.
void note_places(Front& front) {
  for (std::size_t i = 0; i < front.targets.size(); ++i) {
    const RegionId region = front.targets[i].region;
    front.wanted.insert(region);
    front.target_in[static_cast<std::size_t>(region)] = static_cast<std::uint8_t>(i);
  }
  for (std::size_t i = 0; i < front.hosts.size(); ++i) {
    const RegionId region = front.hosts[i].at;
    front.held.insert(region);
    front.host_in[static_cast<std::size_t>(region)] = static_cast<std::uint8_t>(i);
  }
}

Front survey_side(const Situation& now, Side attacker) {
  Front front;
  front.side = attacker;
  front.hope = now.weights.hope.of(attacker);
  front.risk = now.weights.risk.of(enemy_of(attacker));
  front.fading = fading_by(now.weights.march_decay);
  const RegionSet points = now.rules.stronghold_regions | now.rules.city_regions;
  front.targets.reserve(static_cast<std::size_t>(points.size()));
  front.hosts.reserve(static_cast<std::size_t>(armies_of(now.board, attacker).size()));
  for (const RegionId region : points) {
    if (!controls(now.rules, now.board, attacker, region)) {
      add_target(now, attacker, region, front);
    } else if (is_besieged(now.rules, now.board, region)) {
      add_relief(now, attacker, region, front);
    }
  }
  for (const RegionId region : armies_of(now.board, attacker)) {
    Figures army = part_of(figures_in(now.board, region), attacker);
    // The Shadow's peoples will all be At War soon; of the Free ones many never will.
    const bool awake = attacker == Side::kShadow && attacker != now.side;
    if (!awake) army = belligerents_of(now.board, army);
    if (!has_unit(army, attacker)) continue;
    front.hosts.push_back({region, strength_of(now.rules, now.board, army, attacker)});
  }
  for (Target& target : front.targets) {
    for (const Host& host : front.hosts) {
      const double part = share(front.fading, target, host.at);
      if (part > 0) target.massed = joined(target.massed, host.strength, part);
    }
    target.hope = hope(target, target.massed);
  }
  note_places(front);
  return front;
}

Ground ground_of(const Situation& now) {
  const Board& board = now.board;
  return {board.captured,
          board.regions,
          board.garrisons,
          board.politics,
          board.on_map,
          board.landing.characters,
          static_cast<std::uint32_t>(now.side)};
}

std::size_t slot_of(const Ground& ground, std::size_t slots) {
  base::ValueHash hash;
  hash.add(ground);
  return static_cast<std::size_t>(hash.result() % slots);
}

}  // namespace

int points_of(const Rules& rules, RegionId region) {
  if (rules.stronghold_regions.contains(region)) return 2;
  return rules.city_regions.contains(region) ? 1 : 0;
}

const Campaign& survey(const Situation& now) {
  const Ground ground = ground_of(now);
  auto& noted = now.notes.surveys[slot_of(ground, now.notes.surveys.size())];
  if (noted && base::same_value(noted->ground, ground)) return noted->campaign;
  if (!noted) noted = std::make_unique<Notes::Surveyed>();
  noted->ground = ground;
  Campaign& campaign = noted->campaign;
  campaign = {
      survey_side(now, now.side), survey_side(now, enemy_of(now.side)), {}, now.weights.support};
  campaign.objectives = choose_objectives(now, campaign.ours);
  return campaign;
}

double gain(const Front& front, const Change& change) {
  double sum = 0;
  for (const Target& target : front.targets) {
    const double more =
        share(front.fading, target, change.to) - share(front.fading, target, change.from);
    if (more == 0) continue;
    sum += hope(target, joined(target.massed, change.army, more)) - target.hope;
  }
  return front.hope * sum;
}

double prospect(const Front& front, const Strength& army, RegionId at) {
  return -gain(front, {army, at, kNoRegion});
}

const Target* target_at(const Front& front, RegionId region) {
  if (!front.wanted.contains(region)) return nullptr;
  return &front.targets[front.target_in[static_cast<std::size_t>(region)]];
}

double danger(const Front& theirs, const Target& place, const Strength& defence) {
  return theirs.risk * place.value * plan_chance(place.massed, defence, place.walls);
}

double exposure(const Situation& now, const Campaign& campaign, RegionId at, const Strength& army) {
  if (army.units == 0) return 0;
  const bool at_home = controls(now.rules, now.board, now.side, at);
  const Walls walls = at_home ? walls_of(now.rules, at) : Walls::kNone;
  double most = 0;
  const Front& theirs = campaign.theirs;
  for (const RegionId beside : region_of(now.rules, at).adjacent& theirs.held) {
    const Host& host = theirs.hosts[theirs.host_in[static_cast<std::size_t>(beside)]];
    most = std::max(most, win_chance(host.strength, army, walls));
  }
  return most * army.hits * now.weights.unit * now.weights.exposure.of(now.side);
}

}  // namespace wotr_players::squire
