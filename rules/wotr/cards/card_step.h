#pragma once

#include "rules/wotr/cards/program.h"
#include "rules/wotr/state/play.h"

namespace wotr {

/// A question of an effect that is being carried out: which card, which of its effects, and what
/// the effect wants to remember between its questions.
struct CardStep {
  CardId card = kNoCard;
  std::uint8_t effect = 0;
  std::uint8_t stage = 0;  ///< which of its questions; 0 for an effect with one
  std::uint8_t a = 0, b = 0, c = 0, d = 0;

  /// The same effect, another question.
  CardStep at(int next_stage, int new_a = 0, int new_b = 0, int new_c = 0, int new_d = 0) const {
    return {card,
            effect,
            static_cast<std::uint8_t>(next_stage),
            static_cast<std::uint8_t>(new_a),
            static_cast<std::uint8_t>(new_b),
            static_cast<std::uint8_t>(new_c),
            static_cast<std::uint8_t>(new_d)};
  }
};

inline CardStep card_step_of(const Step& step) {
  const auto [card, effect, stage, a, b, c, d] = fields_of<StepKind::kCardQuestion>(step);
  CardStep asked;
  asked.card = card;
  asked.effect = static_cast<std::uint8_t>(effect);
  return asked.at(stage, a, b, c, d);
}

/// What is asked last is answered first.
inline void push_question(Play& play, const CardStep& step) {
  push<StepKind::kCardQuestion>(
      play, {step.card, step.effect, step.stage, step.a, step.b, step.c, step.d});
}

inline const Effect& effect_of(const Rules& rules, const CardStep& step) {
  return program_of(rules, step.card).effects[step.effect];
}
inline Side side_of_card(const Rules& rules, const CardStep& step) {
  return card_of(rules, step.card).side;
}

}  // namespace wotr
