#pragma once

#include "base/json_reader.h"
#include "rules/wotr/battle/force.h"
#include "rules/wotr/combat/effect.h"
#include "rules/wotr/state/play.h"

namespace wotr {

/// An effect of a lower half that is being carried out: for which side, which of its effects, and
/// what the effect wants to remember between its questions.
struct CombatStep {
  Side side = Side::kFree;  ///< of the card
  std::uint8_t effect = 0;
  std::uint8_t a = 0, b = 0;
};

inline CombatStep combat_step_of(const Step& step) {
  const auto [side, effect, a, b] = fields_of<StepKind::kCombatQuestion>(step);
  return {side, static_cast<std::uint8_t>(effect), static_cast<std::uint8_t>(a),
          static_cast<std::uint8_t>(b)};
}

/// What is asked last is answered first.
inline void push_combat_question(Play& play, const CombatStep& step, int a = 0, int b = 0) {
  push<StepKind::kCombatQuestion>(play, {step.side, step.effect, a, b});
}

/// What the round's Combat cards mean for the side.
inline CombatTerms& cards_of(Battle& battle, Side side) { return battle.cards[at(side)]; }
inline const CombatTerms& cards_of(const Battle& battle, Side side) {
  return battle.cards[at(side)];
}
inline std::uint8_t& hits_of(Battle& battle, Side side) { return battle.hits[at(side)]; }

/// The card decides for its side: whoever leads its force.
inline void ask_card_owner(const Rules& rules, const State& state, const CombatStep& step,
                           DecisionKind kind, Decision& decision) {
  ask(decision, seat_of_force(rules, state.board, step.side), kind, 212);
}

template <class Number>
void add_to(std::uint8_t& number, Number amount) {
  number = static_cast<std::uint8_t>(number + amount);
}

}  // namespace wotr
