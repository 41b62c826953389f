#include "game/trilogy/players/squire/hand.h"

#include <algorithm>

namespace trilogy_players::squire {
namespace {

class Reward {
 public:
  Reward(const Situation& now, const TerritorySet& held) : now_(now), held_(held) {}
  double operator()(const AddBattalions& reward) const {
    if ((held_ & reward.where).empty()) return 0;  // T-036
    return reward.count[static_cast<std::size_t>(side_of(now_.rules, now_.seat))] *
           now_.outlook.unit;
  }
  double operator()(const TakeTerritoryCard& reward) const {
    return reward.count * now_.weights.territory_card * now_.outlook.unit;
  }
  template <class Other>
  double operator()(const Other&) const {
    return 0;
  }

 private:
  const Situation& now_;
  const TerritorySet& held_;
};

}  // namespace

double worth_of_a_draw(const Situation& now) {
  const double share = std::min(1.0, now.outlook.turns);
  return now.weights.adventure_at_last +
         share * (now.weights.adventure_card - now.weights.adventure_at_last);
}

double worth_of_mission(const Situation& now, const AdventureCard& mission) {
  TerritorySet held = held_by(now.board, now.seat);
  held.insert(mission.territory);
  const auto side = static_cast<std::size_t>(side_of(now.rules, now.seat));
  return mission.points[side] + std::visit(Reward(now, held), mission.effect);
}

double worth_of_entering(const Situation& now, Territory territory) {
  double worth = 0;
  for (const CardId card : adventures_in_hand(now) & now.rules.missions) {
    const AdventureCard& mission = adventure_of(now.rules, card);
    if (mission.territory == territory) worth += worth_of_mission(now, mission);
  }
  return worth;
}

CardSet adventures_in_hand(const Situation& now) {
  return now.view.piles.hands[at(now.seat)] & now.rules.adventure_cards;
}

}  // namespace trilogy_players::squire
