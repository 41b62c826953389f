#pragma once

#include "base/json_reader.h"
#include "rules/wotr/cards/card_step.h"

namespace wotr {

/// {"challenge-of-the-king": true}
ChallengeOfTheKing read_challenge(const Rules& rules, const base::JsonReader& entry,
                                  CardProgram& program);
void run_challenge(Play& play, const ChallengeOfTheKing& data, const CardStep& step);
/// The next tile. a: tiles drawn so far, b to d: which
void ask_challenge(const Rules& rules, const State& state, const ChallengeOfTheKing& data,
                   const CardStep& step, Decision& decision);
void answer_challenge(Play& play, const ChallengeOfTheKing& data, const CardStep& step,
                      Action action);

}  // namespace wotr
