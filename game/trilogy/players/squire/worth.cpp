#include "game/trilogy/players/squire/worth.h"

#include <algorithm>

namespace trilogy_players::squire {
namespace {

bool is_rival(const Situation& now, Seat owner) {
  return owner != now.seat && at(owner) < kMostSeats;
}

double place_of(const Situation& now, Territory territory) {
  return now.prices.place[static_cast<std::size_t>(territory)];
}

/// All of a region's bonus when it is whole; a hope of it before, the smaller the more stands in
/// the way.
double worth_of_region(const Situation& now, Region region, const Lack& lack) {
  const double bonus = now.prices.bonus[static_cast<std::size_t>(region)];
  if (lack.territories == 0) return bonus;
  return bonus * now.prices.hope * hope_left(now.atlas, lack.territories, lack.battalions);
}

Lack with_one_more(const Situation& now, Lack lack, Territory territory) {
  ++lack.territories;
  lack.battalions += battalions_in(now.board, territory);
  return lack;
}

double gain_of_place(const Situation& now, Territory territory, double region) {
  return now.weights.held * (place_of(now, territory) + region) +
         now.prices.denied[static_cast<std::size_t>(territory)];
}

}  // namespace

Lack with_one_less(const Situation& now, Lack lack, Territory territory) {
  --lack.territories;
  lack.battalions -= battalions_in(now.board, territory);
  return lack;
}

double gain_of(const Situation& now, const Lack& lack, Territory territory) {
  const Region region = row_of(now.rules, territory).region;
  return gain_of_place(now, territory,
                       worth_of_region(now, region, with_one_less(now, lack, territory)) -
                           worth_of_region(now, region, lack));
}

double gain_of(const Situation& now, Territory territory) {
  if (own_land(now).contains(territory)) return gain_of_place(now, territory, 0);
  return gain_of(now, now.prices.lacks[region_of(now, territory)], territory);
}

double loss_of(const Situation& now, Territory territory) {
  if (!own_land(now).contains(territory)) return place_of(now, territory);
  const Region region = row_of(now.rules, territory).region;
  const Lack& lack = now.prices.lacks[static_cast<std::size_t>(region)];
  return place_of(now, territory) + worth_of_region(now, region, lack) -
         worth_of_region(now, region, with_one_more(now, lack, territory));
}

double risk_of(const Situation& now, Territory territory, int battalions, bool leader) {
  double worst = 0;
  const bool walls = now.rules.strongholds.contains(territory);
  for (const Territory foe : foes_beside(now, own_land(now), territory)) {
    const Seat owner = owner_of(now.board, foe);
    if (!is_rival(now, owner)) continue;
    const Forces forces{.attackers = battalions_in(now.board, foe) + now.outlook.support[at(owner)],
                        .defenders = battalions,
                        .bonus = int{has_leader(now.board, foe)} - int{walls} - int{leader}};
    worst = std::max(worst, fight_of(forces).won);
  }
  if (worst == 0) return 0;
  const double lost = loss_of(now, territory) + (leader ? now.weights.leader : 0);
  return now.weights.threat * now.outlook.goes_on * worst * lost;
}

double risk_of(const Situation& now, Territory territory, int battalions) {
  return risk_of(now, territory, battalions, has_leader(now.board, territory));
}

}  // namespace trilogy_players::squire
