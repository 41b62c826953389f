// Combat cards in the odds of a battle.
#include "rules/wotr/odds/card_odds.h"

#include <algorithm>

#include "rules/wotr/battle/force.h"
#include "rules/wotr/combat/effect.h"

namespace wotr {
namespace {

using Kind = CombatConditionKind;
constexpr int kLastBeforeRoll = 3;  // the initiative of what happens before the Combat roll

/// The dice tell whether it holds.
bool waits_for_dice(const CombatCondition& condition) {
  return condition.kind == Kind::kHits || condition.kind == Kind::kEnemyHits ||
         condition.kind == Kind::kRerollHits || condition.kind == Kind::kMoreHits ||
         condition.kind == Kind::kTwiceTheUnits;
}

bool waits_for(const CombatEffect& effect, Kind kind, int number) {
  return effect.conditions.size() == 1 && effect.conditions[0].kind == kind &&
         effect.conditions[0].expected && effect.conditions[0].number == number;
}

bool waits_for_dice(const CombatEffect& effect) {
  return std::any_of(effect.conditions.begin(), effect.conditions.end(),
                     [](const CombatCondition& condition) { return waits_for_dice(condition); });
}

void add_to(std::uint8_t& sum, int number) { sum = static_cast<std::uint8_t>(sum + number); }

/// The round with what the cards have done so far. Each verb says whether it could be told.
struct Round {
  const Rules& rules;
  Board board;
  std::array<Opening, 2> openings{};

  CombatTerms& terms(Side side) { return board.battle.cards[at(side)]; }

  bool tell(const ModifyDice& data, const CombatEffect& effect, Side side) {
    if (data.roll_by_spent || waits_for_dice(effect)) return false;
    for (const Side whose : {side, enemy_of(side)}) {
      if (data.whose == (whose == side ? Whose::kEnemy : Whose::kOwn)) continue;
      add_to(data.roll < 0 ? terms(whose).roll_penalty : terms(whose).roll_bonus,
             std::abs(data.roll));
      add_to(terms(whose).reroll_bonus, data.reroll);
    }
    return true;
  }

  bool tell(const LimitDice& data, const CombatEffect& effect, Side side) {
    if (data.fewer == LimitDice::Fewer::kForEachSpent || waits_for_dice(effect)) return false;
    CombatTerms& enemy = terms(enemy_of(side));
    enemy.most_dice = std::min(enemy.most_dice, data.most);
    if (data.fewer == LimitDice::Fewer::kForEachCompanion) {
      add_to(enemy.fewer_dice, count(force_of(rules, board, side).characters));
    }
    return true;
  }

  bool tell(const PreventReroll&, const CombatEffect& effect, Side side) {
    if (waits_for_dice(effect)) return false;
    terms(enemy_of(side)).no_reroll = 1;
    return true;
  }

  bool tell(const ForfeitNazgul& data, const CombatEffect& effect, Side) {
    if (data.or_more || waits_for_dice(effect)) return false;
    add_to(board.battle.nazgul_forfeited, data.points);
    return true;
  }

  bool tell(const ExtraAttack& data, const CombatEffect& effect, Side side) {
    if (effect.second || waits_for_dice(effect)) return false;
    Opening& opening = openings[at(side)];
    switch (data.by) {
      case ExtraAttack::Dice::kFixed: opening.early_dice = data.dice; break;
      case ExtraAttack::Dice::kLeadership:
        opening.early_dice = leadership(rules, board, side);
        break;
      case ExtraAttack::Dice::kElites:
        opening.early_dice = elites_of(force_of(rules, board, side), side);
        break;
      case ExtraAttack::Dice::kSpent: return false;
    }
    const int needed = data.success != 0 ? data.success : hit_number(rules, board.battle, side);
    opening.early_hit = chance_to_hit(needed, 0);
    return true;
  }

  bool tell(const AddHits& data, const CombatEffect& effect, Side side) {
    if (!waits_for(effect, Kind::kHits, 1)) return false;
    openings[at(side)].more_hits += data.hits;
    return true;
  }

  bool tell(const CancelHits& data, const CombatEffect& effect, Side side) {
    if (!waits_for(effect, Kind::kEnemyHits, 2)) return false;
    openings[at(side)].spared_hits += data.hits;
    return true;
  }

  bool tell(const Silence& data, const CombatEffect& effect, Side) {
    if (data.one_of_choice || data.abilities || waits_for_dice(effect)) return false;
    const CharacterSet all = force_of(rules, board, Side::kFree).characters;
    board.battle.leaderless = join(board.battle.leaderless, all);
    return true;
  }

  bool tell(const CancelCard&, const CombatEffect&, Side) { return true; }  // done before the rest

  /// What the owner chooses, who falls, and what comes after the casualties.
  template <class Other>
  bool tell(const Other&, const CombatEffect&, Side) {
    return false;
  }
};

template <class Verb>
bool has_verb(const Rules& rules, CardId card) {
  if (card == kNoCard) return false;
  const std::vector<CombatEffect>& effects = combat_program_of(rules, card).effects;
  return std::any_of(effects.begin(), effects.end(), [](const CombatEffect& effect) {
    return std::holds_alternative<Verb>(effect.data);
  });
}

bool may_be_used(const Round& round, Side side, CardId card) {
  return card == kNoCard ||
         all_hold(round.rules, round.board, side, combat_program_of(round.rules, card).conditions);
}

bool tell_card(Round& round, Side side) {
  const CardId card = round.terms(side).card;
  if (card == kNoCard || round.terms(side).cancelled != 0) return true;
  // An attack after the casualties is thrown by who is left then.
  const Card& printed = card_of(round.rules, card);
  const bool is_late = round.rules.combat_halves[printed.combat].initiative[0] > kLastBeforeRoll;
  if (is_late && has_verb<ExtraAttack>(round.rules, card)) return false;
  for (const CombatEffect& effect : combat_program_of(round.rules, card).effects) {
    if (!waits_for_dice(effect) && !all_hold(round.rules, round.board, side, effect.conditions)) {
      continue;
    }
    if (!std::visit([&](const auto& data) { return round.tell(data, effect, side); },
                    effect.data)) {
      return false;
    }
  }
  return true;
}

}  // namespace

std::optional<std::array<Opening, 2>> openings_with(const Rules& rules, const Board& board,
                                                    const CombatCards& cards) {
  Round round{rules, board};
  for (const Side side : {Side::kFree, Side::kShadow}) {
    round.terms(side) = {.card = cards[at(side)]};
  }
  for (const Side side : {Side::kFree, Side::kShadow}) {
    if (!may_be_used(round, side, cards[at(side)])) return std::nullopt;
    if (has_verb<CancelCard>(rules, cards[at(side)])) round.terms(enemy_of(side)).cancelled = 1;
  }
  for (const Side side : {Side::kFree, Side::kShadow}) {
    if (!tell_card(round, side)) return std::nullopt;
  }
  for (const Side side : {Side::kFree, Side::kShadow}) {
    const Opening thrown = opening_of(rules, round.board, side);
    Opening& opening = round.openings[at(side)];
    opening.most_dice = thrown.most_dice;
    opening.fewer_dice = thrown.fewer_dice;
    opening.leadership = thrown.leadership;
    opening.hit = thrown.hit;
    opening.reroll_hit = thrown.reroll_hit;
  }
  return round.openings;
}

std::optional<BattleOdds> battle_odds_with(const Rules& rules, const Board& board,
                                           const CombatCards& cards) {
  const auto openings = openings_with(rules, board, cards);
  if (!openings) return std::nullopt;
  const Battle& battle = board.battle;
  Host attacker = host_of(rules, board, battle.attacker);
  Host defender = host_of(rules, board, defender_of(battle));
  attacker.opening = (*openings)[at(battle.attacker)];
  defender.opening = (*openings)[at(defender_of(battle))];
  return battle_odds(attacker, defender, walls_of(battle), rounds_left(battle));
}

}  // namespace wotr
