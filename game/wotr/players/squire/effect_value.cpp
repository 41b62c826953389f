#include "game/wotr/players/squire/effect_value.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "game/wotr/players/squire/assaults.h"
#include "game/wotr/players/squire/journey.h"
#include "game/wotr/players/squire/marches.h"
#include "game/wotr/players/squire/muster_plan.h"
#include "game/wotr/players/squire/situation/weights.h"
#include "game/wotr/players/squire/table_cards.h"
#include "game/wotr/players/squire/travels.h"
#include "game/wotr/players/squire/wounds.h"
#include "rules/wotr/board/control.h"
#include "rules/wotr/characters/minions.h"
#include "rules/wotr/fellowship/fellowship.h"
#include "rules/wotr/hunt/hunt.h"

namespace wotr_players::squire {
namespace {

constexpr int kDiceByFigures = 3;  // where the figures in reach count the dice

double chance_of(int success) { return (7 - success) / 6.0; }

/// One reckoner for all verbs: what each would be worth to the side that plays the card.
struct Reckoner {
  const Situation& now;
  const Campaign& campaign;
  const CardProgram& program;

  const Board& board() const { return now.board; }
  const Fellowship& ring() const { return now.board.fellowship; }

  RegionSet places(const Where& where) const {
    return regions_where(now.rules, board(), now.side, where);
  }

  // The Ring-bearers and the Hunt.

  double operator()(const BringTile&) const {
    return in_mordor(ring()) ? now.weights.cards.tile_on_track : now.weights.cards.tile;
  }
  double corruption(double by) const {
    if (by > 0) return worth_of_wound(now, by);
    const int healed = std::min(int{ring().corruption}, static_cast<int>(std::lround(-by)));
    return now.weights.cards.healing * cost_of_corruption(now, ring().corruption - healed, healed);
  }
  double operator()(const ChangeCorruption& data) const { return corruption(data.by); }
  double operator()(const RollForCorruption& data) const {
    return corruption(data.dice * chance_of(data.success) * data.by);
  }
  double operator()(const HideFellowship&) const {
    return can_hide(board()) ? worth_of_hiding(now) : 0;
  }
  double operator()(const MoveFellowship&) const {
    return can_move_fellowship(board()) ? worth_of_step(now) : 0;
  }
  double operator()(const RevealFellowship&) const { return now.weights.cards.reveal; }
  double operator()(const MoveFigure&) const { return now.weights.cards.astray; }
  double operator()(const HuntRoll&) const {
    return chance_of_tile(now) * worth_of_wound(now, damage_of_tile(now, 1));
  }
  double operator()(const DrawTile& data) const {
    if (data.use == TileUse::kNumber) return now.weights.cards.scattered;
    return worth_of_wound(now, damage_of_tile(now, 0));
  }
  double operator()(const Scatter&) const { return now.weights.cards.scattered; }
  double operator()(const Tempt&) const {
    return ring().companions == 0 ? 0 : worth_of_wound(now, now.weights.cards.temptation);
  }
  double operator()(const ChallengeOfTheKing&) const { return now.weights.cards.challenge; }

  // Figures on the map.

  double raised(const Recruit& data, RegionId region) const {
    double sum = 0;
    for (const Recruited& one : data.figures) {
      const Figure elite = one.any_unit ? elite_of(nation_of(one.figure)) : one.figure;
      const bool is_left = count_of(board().reinforcements, elite) != 0;
      const Figure figure = is_left ? elite : one.figure;
      const int left = count_of(board().reinforcements, figure);
      const double each = std::max(0.0, worth_of_raising(now, campaign, figure, region));
      sum += each * std::min(left, int{one.amount});
    }
    return sum;
  }
  double operator()(const Recruit& data) const {
    std::vector<double> best;
    for (const RegionId region : places(data.in)) {
      if (is_free(now.rules, board(), now.side, region)) best.push_back(raised(data, region));
    }
    std::sort(best.rbegin(), best.rend());
    best.resize(std::min(best.size(), std::size_t{data.regions}));
    double sum = 0;
    for (const double one : best) sum += one;
    return now.weights.cards.many_at_once * sum;
  }
  double operator()(const Upgrade& data) const {
    return data.times * (now.weights.elite - now.weights.regular + 2);
  }
  double operator()(const Gather&) const { return now.weights.cards.gathering; }
  double operator()(const SendCharacter& data) const {
    const RegionId at = region_of(place_of(now.rules, board(), data.who));
    const bool leads = at != kNoRegion && has_unit(figures_in(board(), at), now.side);
    return leads ? -now.weights.cards.leader_called_away : 0;
  }
  double operator()(const Separate&) const {
    const double worth = worth_of_separating(now, campaign);
    return worth > 0 ? worth : -now.weights.cards.companion_gone;
  }
  double operator()(const MoveCompanions&) const {
    return std::max(0.0, worth_of_moving_companions(now, campaign));
  }
  double operator()(const MoveNazgul&) const {
    return std::max(0.0, worth_of_moving_minions(now, campaign));
  }
  double operator()(const MoveArmies& data) const {
    if (data.leaps || data.to_army)
      return now.weights.cards.joining * std::min<int>(2, data.armies);
    const auto marches = all_marches(now, campaign, data.with);
    const double moves = worth_of_moving(now, marches, std::min<int>(2, data.armies));
    return moves * (data.armies > 2 ? now.weights.cards.great_move : 1);
  }
  double operator()(const DeadMenOfDunharrow&) const { return now.weights.cards.dead_men; }

  // War.

  bool aims_at(const CardAttack& data, const Assault& attack) const {
    if (!fits(now.rules, board(), now.side, data.from, attack.from)) return false;
    switch (data.target) {
      case CardAttack::Target::kGarrison: return attack.from == attack.target;
      case CardAttack::Target::kBesiegers: return is_besieged(now.rules, board(), attack.target);
      case CardAttack::Target::kAny: return true;
    }
    return true;
  }
  double operator()(const CardAttack& data) const {
    double most = -now.weights.cards.no_good_attack;
    for (const Assault& attack : all_assaults(now, campaign, data.with)) {
      if (aims_at(data, attack)) most = std::max(most, attack.worth);
    }
    return most <= 0 ? most : most + now.weights.cards.further_round * (data.rounds - 1);
  }
  double operator()(const Sail& data) const {
    const Figures& fleet = figures_in(board(), data.from);
    if (!has_unit(fleet, now.side)) return 0;
    const Strength army = strength_of(now.rules, board(), fleet, now.side);
    double most = 0;
    for (const RegionId coast : data.to) {
      most = std::max(most, worth_of_landing(now, campaign, army, coast));
    }
    return most;
  }
  double operator()(const DealHits& data) const {
    const int dice = data.dice != 0 ? int{data.dice} : kDiceByFigures;
    double most = 0;
    double sum = 0;
    for (const RegionId region : places(data.in)) {
      const double units = worth_of_hitting(now, data.on, region);
      const double hits = std::min(units, dice * chance_of(data.success));
      most = std::max(most, hits);
      sum += hits;
    }
    return now.weights.cards.hit * (data.every ? sum : most);
  }
  double operator()(const Eliminate& data) const {
    if (places(data.in).empty()) return 0;
    return data.people != 0 ? now.weights.cards.character_killed : now.weights.cards.leader_killed;
  }
  double operator()(const TheEaglesAreComing&) const { return now.weights.cards.eagles; }

  // Politics, cards and dice.

  double steps_of(const MovePolitics& data, Nation nation) const {
    const PoliticalPosition& position = politics_of(board(), nation);
    const bool wakes = data.activate && position.active == 0;
    const bool sleeps = position.active == 0 && !data.activate;
    const int most = std::max(0, kAtWar - (sleeps ? 1 : 0) - position.step);
    const int steps = data.at_war ? most : std::min(most, int{data.steps});
    return steps * worth_of_political_step(now, campaign, nation) +
           (wakes ? now.weights.cards.waking : 0);
  }
  double operator()(const MovePolitics& data) const {
    double sum = 0;
    double most = 0;
    for (int n = 0; n < kNationCount; ++n) {
      const auto nation = static_cast<Nation>(n);
      if (!contains(data.nations, nation)) continue;
      const double gained = steps_of(data, nation);
      sum += gained;
      most = std::max(most, gained);
    }
    return data.one_of_choice ? most : sum;
  }
  double operator()(const SetBack&) const { return now.weights.cards.set_back; }
  double operator()(const LoseFigure&) const { return now.weights.cards.figure_lost; }
  double operator()(const DrawCards& data) const { return now.weights.draw * data.cards; }
  double operator()(const DiscardDice& data) const {
    const DicePool& pool = board().dice[static_cast<std::size_t>(data.of)];
    return now.weights.cards.die_lost * pool.faces[static_cast<std::size_t>(data.face)];
  }
  /// A Will of the West crowns Aragorn or brings Gandalf back.
  double operator()(const ChangeDie& data) const {
    if (data.to == DieFace::kEye) return wants_more_eyes(now) ? now.weights.cards.eyes : 0;
    const auto& faces = board().dice[static_cast<std::size_t>(now.side)].faces;
    const auto shown = [&](DieFace face) { return int{faces[static_cast<std::size_t>(face)]}; };
    const bool unrolled = board().phase != Phase::kAction;
    const bool spare = shown(data.from) + std::min(1, shown(DieFace::kEvent)) > 1;
    if (!unrolled && !(spare && shown(data.from) > 0)) return 0;
    const bool awaited =
        can_crown_aragorn(now.rules, board()) || can_return_gandalf(now.rules, board());
    return awaited && shown(DieFace::kWill) == 0 ? now.weights.cards.die_awaited
                                                 : now.weights.cards.die_changed;
  }
  double operator()(const DiscardFromTable& data) const { return worth_of_ridding(now, data.deck); }
  double operator()(const PlayAnother&) const { return now.weights.cards.another_card; }
  double operator()(const Choose& data) const {
    double most = 0;
    for (const Choose::Branch& branch : data.branches) {
      most = std::max(most, worth_of_effects(now, campaign, program, branch.first, branch.end));
    }
    return most;
  }
};

bool can_reach(const Situation& now, const RegionSet& goals) {
  for (int r = 0; r < kRegionCount; ++r) {
    const auto from = static_cast<RegionId>(r);
    const CharacterSet group = characters_of(figures_in(now.board, from), Side::kFree);
    if (group == 0) continue;
    const int level = travel_level(now.rules, group);
    if (!(companion_reach(now.rules, now.board, from, level) & goals).empty()) return true;
  }
  return false;
}

/// Those who move first may fulfil what is asked of them afterwards.
bool may_come_true(const Situation& now, const CardProgram& program, const Effect& effect) {
  if (all_hold(now.rules, now.board, program.side, effect.conditions)) return true;
  const Verb first = program.effects[0].verb();
  if (first == Verb::kMoveNazgul) return !in_mordor(now.board.fellowship);
  return first == Verb::kMoveCompanions && can_reach(now, effect.conditions[0].where.among);
}

}  // namespace

double worth_of_effects(const Situation& now, const Campaign& campaign, const CardProgram& program,
                        int first, int end) {
  const Reckoner reckoner{now, campaign, program};
  double sum = 0;
  for (int i = first; i < end; ++i) {
    const Effect& effect = program.effects[static_cast<std::size_t>(i)];
    if (may_come_true(now, program, effect)) sum += std::visit(reckoner, effect.data);
  }
  return sum;
}

double worth_of_landing(const Situation& now, const Campaign& campaign, const Strength& army,
                        RegionId coast) {
  const Target* target = target_at(campaign.ours, coast);
  if (target == nullptr) return 0;
  const double chance = win_chance(army, target->defence, target->walls);
  return chance < now.weights.least ? 0 : chance * target->value;
}

double worth_of_hitting(const Situation& now, Side side, RegionId region) {
  const Figures& army = army_in(now.rules, now.board, side, region);
  return strength_of(now.rules, now.board, army, side).hits;
}

double worth_of_wound(const Situation& now, double points) {
  const int corruption = now.board.fellowship.corruption;
  const double each =
      now.weights.cards.wound_dealt + cost_of_corruption(now, std::min(corruption, 10), 1);
  return points * each;
}

}  // namespace wotr_players::squire
