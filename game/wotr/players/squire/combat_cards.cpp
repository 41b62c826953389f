#include "game/wotr/players/squire/combat_cards.h"

#include <algorithm>
#include <optional>

#include "game/wotr/players/squire/card_value.h"
#include "game/wotr/players/squire/situation/campaign.h"
#include "rules/wotr/battle/force.h"
#include "rules/wotr/combat/effect.h"
#include "rules/wotr/state/cards_at.h"

namespace wotr_players::squire {
namespace {

/// The two forces as dice.
struct Clash {
  double dice = 4;
  double leadership = 2;
  double enemy_dice = 4;
  double enemy_leadership = 2;
  double elites = 2;
  double companions = 1;
  double outlook = 0.5;  ///< chance that the own side wins
};

double dice_of(const Strength& army) { return std::min(5.0, army.units); }

Clash clash_of(const Situation& now) {
  const auto force = [&](Side side) {
    return strength_of(now.rules, now.board, force_of(now.rules, now.board, side), side);
  };
  const Battle& battle = now.board.battle;
  const Strength own = force(now.side);
  const Strength enemy = force(enemy_of(now.side));
  const bool attacks = battle.attacker == now.side;
  const Walls walls = battle.kind == BattleKind::kSiege ? Walls::kStronghold : Walls::kNone;
  Clash clash;
  clash.dice = dice_of(own);
  clash.leadership = std::min(5.0, own.leadership);
  clash.enemy_dice = dice_of(enemy);
  clash.enemy_leadership = std::min(5.0, enemy.leadership);
  clash.elites = std::min(5.0, own.elites);
  clash.companions = count(force_of(now.rules, now.board, Side::kFree).characters & kCompanions);
  clash.outlook = attacks ? win_chance(own, enemy, walls) : 1 - win_chance(enemy, own, walls);
  return clash;
}

/// Hits that each verb is worth in the clash, dealt or spared.
struct HitsOf {
  const Clash& clash;

  double operator()(const ModifyDice& data) const {
    constexpr double kSecondThrow = 0.6;
    const double roll = data.roll_by_spent ? 1 : data.roll;
    const double own = clash.dice * roll / 6 +
                       kSecondThrow * std::min(clash.leadership, clash.dice) * data.reroll / 6;
    const double enemy =
        clash.enemy_dice * roll / 6 +
        kSecondThrow * std::min(clash.enemy_leadership, clash.enemy_dice) * data.reroll / 6;
    switch (data.whose) {
      case Whose::kOwn: return own;
      case Whose::kEnemy: return -enemy;
      case Whose::kBoth: return own - enemy;
    }
    return 0;
  }
  double operator()(const LimitDice& data) const {
    constexpr double kHitsOfDie = 0.3;
    if (data.fewer == LimitDice::Fewer::kForEachCompanion) return kHitsOfDie * clash.companions;
    if (data.fewer == LimitDice::Fewer::kForEachSpent) return kHitsOfDie * 1.5;
    return kHitsOfDie * std::max(0.0, clash.enemy_dice - data.most);
  }
  double operator()(const PreventReroll&) const { return 0.2 * clash.enemy_leadership; }
  double operator()(const ForfeitNazgul& data) const { return -0.15 * data.points; }
  double operator()(const TurnMisses&) const { return 0.8; }
  double operator()(const Silence& data) const { return data.one_of_choice ? 0.3 : -0.2; }
  double operator()(const CancelCard&) const { return 0.6; }
  double operator()(const ExtraAttack& data) const {
    const double chance = data.success == 0 ? 1 / 3.0 : (7 - data.success) / 6.0;
    switch (data.by) {
      case ExtraAttack::Dice::kFixed: return data.dice * chance;
      case ExtraAttack::Dice::kLeadership: return clash.leadership * chance;
      case ExtraAttack::Dice::kElites: return clash.elites * chance;
      case ExtraAttack::Dice::kSpent: return 2 * chance;
    }
    return 0;
  }
  double operator()(const TakeHits&) const { return -0.5; }
  double operator()(const AddHits& data) const { return 0.8 * data.hits; }
  double operator()(const Strike& data) const {
    return clash.dice >= clash.enemy_dice ? 0.8 * data.hits : 0.3;
  }
  double operator()(const CancelHits& data) const { return 0.5 * data.hits; }
  double operator()(const StrikeDown&) const { return 0.6; }
  double operator()(const Sacrifice&) const { return 0.3; }
  double operator()(const LeaveField&) const { return clash.outlook < 0.3 ? 1.5 : -1; }
  double operator()(const OnesHitThemselves&) const { return clash.enemy_dice / 6; }
};

double hits_of(const Situation& now, const Clash& clash, CardId card) {
  double sum = 0;
  for (const CombatEffect& effect : combat_program_of(now.rules, card).effects) {
    sum += std::visit(HitsOf{clash}, effect.data);
  }
  return sum;
}

/// More where a Settlement is to be won or lost, less where all is decided.
double stake(const Situation& now, const Clash& clash) {
  const Battle& battle = now.board.battle;
  const bool points = points_of(now.rules, battle.target) > 0;
  const bool decided = clash.outlook > 0.97 || clash.outlook < 0.03;
  return (points ? now.weights.cards.for_points : 1) * (decided ? 0.3 : 1);
}

double price_of(const Situation& now, const Campaign& campaign, CardId card) {
  constexpr int kEnough = 4;
  const int held = total_of(now.view.hands[static_cast<std::size_t>(core::index(now.seat))]);
  const double event = std::max(0.0, worth_of_keeping(now, campaign, card));
  return event * now.weights.cards.event_forgone *
         (held > kEnough ? now.weights.cards.full_hand : 1);
}

double worth_of(const Situation& now, Figure figure) {
  if (is_character(figure)) return 2.0 + row_of(now.rules, character_of(figure)).level;
  return figure == kNazgul ? 3 : 2;
}

}  // namespace

double worth_of_lower_half(const Situation& now, CardId card) {
  return now.weights.cards.hit_in_battle * std::max(0.0, hits_of(now, Clash{}, card));
}

Answer choose_combat_card(const Situation& now) {
  const Campaign& campaign = survey(now);
  const Clash clash = clash_of(now);
  const double each = now.weights.cards.hit_in_battle * stake(now, clash);
  return best_offered(now, [&](Action action) -> std::optional<double> {
    if (is(action, ActionKind::kStop)) return 0;
    const auto card = static_cast<CardId>(action.a);
    return each * hits_of(now, clash, card) - price_of(now, campaign, card);
  });
}

Answer choose_to_declare_card(const Situation& now) {
  const Campaign& campaign = survey(now);
  const Clash clash = clash_of(now);
  const double each = now.weights.cards.hit_in_battle * stake(now, clash);
  const auto is_worth_it = [&](CardId card) {
    const CombatProgram& program = combat_program_of(now.rules, card);
    return all_hold(now.rules, now.board, now.side, program.conditions) &&
           each * hits_of(now, clash, card) > price_of(now, campaign, card);
  };
  const Answer accept = offered(now, act(ActionKind::kAccept));
  for (const CardId card : cards_at(now.view.cards, hand_of(now.seat))) {
    if (accept && is_worth_it(card)) return accept;
  }
  return offered(now, act(ActionKind::kStop));
}

/// As few as allowed, but two hits where many stand.
Answer choose_amount(const Situation& now, DecisionKind kind) {
  const Strength own =
      strength_of(now.rules, now.board, force_of(now.rules, now.board, now.side), now.side);
  const int spare = std::max(0, static_cast<int>(own.units) - 5);
  const int wanted = kind == DecisionKind::kSelfHits ? std::min(2, spare) : 2;
  return best_offered(now, [&](Action action) -> std::optional<double> {
    return -std::abs(int{action.a} - wanted);
  });
}

/// Of one's own the least, of the enemy's the greatest.
Answer choose_companion(const Situation& now) {
  const int sign = now.side == Side::kFree ? -1 : 1;
  return best_offered(now, [&](Action action) -> std::optional<double> {
    if (!is(action, ActionKind::kCharacter)) return 0;
    return sign * int{row_of(now.rules, character_of(action)).leadership};
  });
}

Answer choose_victim(const Situation& now) {
  return best_offered(now, [&](Action action) -> std::optional<double> {
    if (is(action, ActionKind::kStop)) return 0;
    return worth_of(now, figure_of(action));
  });
}

/// Leaders fall for their Army, Companions do not.
Answer choose_sacrifice(const Situation& now) {
  return best_offered(now, [&](Action action) -> std::optional<double> {
    if (is(action, ActionKind::kStop)) return 0;
    return is_character(figure_of(action)) ? -1 : 1;
  });
}

Answer choose_where_to_leave(const Situation& now) {
  if (const Answer walls = offered(now, act(ActionKind::kWithdraw))) return walls;
  const Campaign& campaign = survey(now);
  const Strength own =
      strength_of(now.rules, now.board, force_of(now.rules, now.board, now.side), now.side);
  return best_offered(now, [&](Action action) -> std::optional<double> {
    return -exposure(now, campaign, region_of(action), own);
  });
}

}  // namespace wotr_players::squire
