#include "game/trilogy/players/squire/worth.h"

#include <algorithm>

namespace trilogy_players::squire {
namespace {

constexpr double kTerritoriesForBattalion = 3;

bool is_rival(const Situation& now, Seat owner) {
  return owner != now.seat && at(owner) < kMostSeats;
}

/// The bonus as points, and as battalions as long as the region is held.
double worth_of_bonus(const Situation& now, Region region) {
  const RegionRow& row = now.rules.regions[static_cast<std::size_t>(region)];
  const int borders = now.atlas.borders[static_cast<std::size_t>(region)];
  const double guarded =
      now.weights.two_borders - now.weights.more_borders * std::max(0, borders - 2);
  return row.bonus * (1 + std::max(0.2, guarded) * now.outlook.turns * now.outlook.unit);
}

/// The last of its territories end a rival, and its cards are the victor's (T-026, T-051).
double worth_of_elimination(const Situation& now, Seat victim) {
  const int territories = held_by(now.board, victim).size();
  if (territories > now.weights.few_territories) return 0;
  const int seats = static_cast<int>(seat_count(now.rules));
  const int in_play = seats - std::popcount(unsigned{now.board.eliminated});
  if (in_play == 2) return now.weights.last_standing / (territories * territories);
  const int cards = now.view.hands[at(victim)][of(Deck::kTerritory)];
  const double prize =
      now.weights.eliminated + cards * now.weights.captured_card * now.outlook.unit;
  return prize / (territories * territories);
}

double worth_of_taking_from(const Situation& now, Seat owner, Territory territory) {
  if (!is_rival(now, owner)) return 0;
  const Region region = row_of(now.rules, territory).region;
  const bool whole =
      (now.rules.regions[static_cast<std::size_t>(region)].territories - held_by(now.board, owner))
          .empty();
  const double points = worth_of_place(now, territory) + (whole ? worth_of_bonus(now, region) : 0);
  return now.outlook.rivalry[at(owner)] * points + worth_of_elimination(now, owner);
}

int support_of(const Situation& now, Seat rival) {
  const double income = income_of(now.rules, now.board, rival);
  return static_cast<int>(now.weights.support * income);
}

}  // namespace

double worth_of_place(const Situation& now, Territory territory) {
  constexpr double kStrongholdPoints = 2;
  const double turns = now.outlook.turns * now.outlook.unit;
  const double place = 1 + turns / kTerritoriesForBattalion;
  return now.rules.strongholds.contains(territory) ? place + kStrongholdPoints + turns : place;
}

namespace {

/// What lacks of a region: so many territories, with so many battalions in them.
struct Lack {
  int territories = 0;
  int battalions = 0;
};

Lack lack_of(const Situation& now, Region region, const TerritorySet& held) {
  Lack lack;
  const RegionRow& row = now.rules.regions[static_cast<std::size_t>(region)];
  for (const Territory territory : row.territories - held) {
    ++lack.territories;
    lack.battalions += battalions_in(now.board, territory);
  }
  return lack;
}

double worth_with(const Situation& now, double bonus, const Lack& lack) {
  if (lack.territories == 0) return bonus;
  const double pressed = now.outlook.pressed;
  const double hope = now.weights.hope * (1 - pressed) + now.weights.hope_at_last * pressed;
  return bonus * hope * hope_left(now.atlas, lack.territories, lack.battalions);
}

}  // namespace

double worth_of_region(const Situation& now, Region region, const TerritorySet& held) {
  return worth_with(now, worth_of_bonus(now, region), lack_of(now, region, held));
}

double gain_of(const Situation& now, const TerritorySet& held, Territory territory) {
  const Region region = row_of(now.rules, territory).region;
  const double bonus = worth_of_bonus(now, region);
  const Lack before = lack_of(now, region, held);
  Lack after = before;
  if (!held.contains(territory)) {
    --after.territories;
    after.battalions -= battalions_in(now.board, territory);
  }
  const double own = worth_of_place(now, territory) + worth_with(now, bonus, after) -
                     worth_with(now, bonus, before);
  return now.weights.held * own +
         worth_of_taking_from(now, owner_of(now.board, territory), territory);
}

double loss_of(const Situation& now, Territory territory) {
  const TerritorySet& held = own_land(now);
  TerritorySet rest = held;
  rest.erase(territory);
  const Region region = row_of(now.rules, territory).region;
  return worth_of_place(now, territory) + worth_of_region(now, region, held) -
         worth_of_region(now, region, rest);
}

Fight fight_of(const Atlas& atlas, const Forces& forces) {
  const InvasionOdds& odds = odds_of(atlas, forces);
  const Forces counted = counted_in(forces);
  const double scale = counted.defenders == 0 ? 1
                                              : static_cast<double>(forces.defenders) /
                                                    static_cast<double>(counted.defenders);
  const double lost = (counted.attackers - odds.attackers) * scale;
  const double lost_winning = (counted.attackers - odds.attackers_conquering) * scale;
  return {.won = odds.conquers,
          .left = std::max(1.0, forces.attackers - lost_winning),
          .lost = lost,
          .felled = forces.defenders - odds.defenders * scale};
}

double risk_of(const Situation& now, Territory territory, int battalions, bool leader) {
  double worst = 0;
  const bool walls = now.rules.strongholds.contains(territory);
  for (const Territory foe : foes_beside(now, own_land(now), territory)) {
    const Seat owner = owner_of(now.board, foe);
    if (!is_rival(now, owner)) continue;
    const Forces forces{.attackers = battalions_in(now.board, foe) + support_of(now, owner),
                        .defenders = battalions,
                        .bonus = int{has_leader(now.board, foe)} - int{walls} - int{leader}};
    worst = std::max(worst, fight_of(now.atlas, forces).won);
  }
  if (worst == 0) return 0;
  const double lost = loss_of(now, territory) + (leader ? now.weights.leader : 0);
  return now.weights.threat * now.outlook.goes_on * worst * lost;
}

double risk_of(const Situation& now, Territory territory, int battalions) {
  return risk_of(now, territory, battalions, has_leader(now.board, territory));
}

}  // namespace trilogy_players::squire
