#include "rules/wotr/combat/hits.h"

#include <algorithm>

#include "rules/wotr/battle/casualties.h"
#include "rules/wotr/cards/card_die.h"

namespace wotr {
namespace {

using base::JsonReader;

constexpr int kMostDice = 5;

ExtraAttack::Dice read_number_of_dice(const JsonReader& reader) {
  const std::string text = reader.text();
  if (text == "leadership") return ExtraAttack::Dice::kLeadership;
  if (text == "elites") return ExtraAttack::Dice::kElites;
  if (text != "spent") reader.fail("no number of dice is called so");
  return ExtraAttack::Dice::kSpent;
}

std::uint8_t read_hits(const JsonReader& entry, std::string_view verb) {
  entry.allow({verb, "if", "second"});
  return static_cast<std::uint8_t>(entry.at(verb).integer(1, 5));
}

int dice_of(const Play& play, const ExtraAttack& data, Side side) {
  const Board& board = play.state.board;
  switch (data.by) {
    case ExtraAttack::Dice::kFixed: return data.dice;
    case ExtraAttack::Dice::kLeadership: return leadership(play.rules, board, side);
    case ExtraAttack::Dice::kElites:
      return std::min(kMostDice, elites_of(force_of(play.rules, board, side), side));
    case ExtraAttack::Dice::kSpent: return cards_of(board.battle, side).spent;
  }
  return 0;
}

/// more hits than this nobody can take.
int endurance_of(const Rules& rules, const Board& board, Side side) {
  const Figures force = force_of(rules, board, side);
  return regulars_of(force, side) + 2 * elites_of(force, side);
}

/// At once; the enemy's Combat card has no part in it.
void hit_enemy(Play& play, const CombatStep& step, int hits) {
  const Battle battle = play.board().battle;
  const Side enemy = enemy_of(step.side);
  report<EventKind::kCardHits>(play, {cards_of(battle, step.side).card, enemy, hits});
  take_hits(play, enemy, hits, place_of_force(battle, enemy));
}

}  // namespace

ExtraAttack read_extra_attack(const JsonReader& entry) {
  entry.allow({"attack", "success", "if", "second"});
  ExtraAttack data;
  const JsonReader dice = entry.at("attack");
  if (dice.is_text()) {
    data.by = read_number_of_dice(dice);
  } else {
    data.dice = static_cast<std::uint8_t>(dice.integer(1, kMostDice));
  }
  if (const auto success = entry.find("success")) {
    data.success = static_cast<std::uint8_t>(success->integer(2, 6));
  }
  return data;
}

void run_extra_attack(Play& play, const ExtraAttack& data, const CombatStep& step) {
  const int dice = dice_of(play, data, step.side);
  if (dice != 0) push_combat_question(play, step, dice);
}

void ask_extra_attack(const Rules&, const State&, const ExtraAttack&, const CombatStep& step,
                      Decision& decision) {
  ask_card_die(decision, step.a);
}

void answer_extra_attack(Play& play, const ExtraAttack& data, const CombatStep& step,
                         Action action) {
  Battle& battle = play.board().battle;
  CombatTerms& cards = cards_of(battle, step.side);
  const int needed = data.success != 0 ? data.success : hit_number(play.rules, battle, step.side);
  const int hits = step.b + (throw_card_die(play, cards.card, action.a, needed) ? 1 : 0);
  if (step.a > 1) return push_combat_question(play, step, step.a - 1, hits);
  add_to(cards.early_hits, hits);
  hit_enemy(play, step, hits);
}

TakeHits read_take_hits(const JsonReader& entry) { return {read_hits(entry, "take-hits")}; }

void run_take_hits(Play& play, const TakeHits&, const CombatStep& step) {
  push_combat_question(play, step);
}

void ask_take_hits(const Rules& rules, const State& state, const TakeHits& data,
                   const CombatStep& step, Decision& decision) {
  const int most = std::min<int>(data.most, endurance_of(rules, state.board, step.side));
  ask_card_owner(rules, state, step, DecisionKind::kSelfHits, decision);
  for (int hits = 0; hits <= most; ++hits) decision.offer(act(ActionKind::kAmount, hits));
}

void answer_take_hits(Play& play, const TakeHits&, const CombatStep& step, Action action) {
  if (action.a == 0) return;
  Battle& battle = play.board().battle;
  CombatTerms& cards = cards_of(battle, step.side);
  add_to(cards.spent, action.a);
  report<EventKind::kCardHits>(play, {cards.card, step.side, action.a});
  take_hits(play, step.side, action.a, place_of_force(battle, step.side));
}

AddHits read_add_hits(const JsonReader& entry) { return {read_hits(entry, "add-hits")}; }

void run_add_hits(Play& play, const AddHits& data, const CombatStep& step) {
  Battle& battle = play.board().battle;
  add_to(hits_of(battle, step.side), data.hits);
  const CardId card = cards_of(battle, step.side).card;
  report<EventKind::kCardHits>(play, {card, enemy_of(step.side), data.hits});
}

Strike read_strike(const JsonReader& entry) { return {read_hits(entry, "strike")}; }

void run_strike(Play& play, const Strike& data, const CombatStep& step) {
  hit_enemy(play, step, data.hits);
}

CancelHits read_cancel_hits(const JsonReader& entry) { return {read_hits(entry, "cancel-hits")}; }

void run_cancel_hits(Play& play, const CancelHits& data, const CombatStep& step) {
  cancel_hits(play, step.side, data.hits);
}

void cancel_hits(Play& play, Side side, int hits) {
  Battle& battle = play.board().battle;
  std::uint8_t& scored = hits_of(battle, enemy_of(side));
  const int cancelled = std::min<int>(hits, scored);
  scored = static_cast<std::uint8_t>(scored - cancelled);
  report<EventKind::kHitsCancelled>(play, {cards_of(battle, side).card, side, cancelled});
}

}  // namespace wotr
