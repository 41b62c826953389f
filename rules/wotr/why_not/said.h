#pragma once

#include "rules/wotr/view/determinize.h"
#include "rules/wotr/why_not/intent.h"

namespace wotr {

/// What an answer to a question says in the words of an intent.
struct Said {
  Attempt attempt = Attempt::kNothing;
  Use use = Use::kNone;
  std::optional<DieFace> die;
  std::optional<DieFace> target_face;
  std::optional<CardId> card;
  std::optional<RegionId> from;
  std::optional<RegionId> to;
  std::optional<Figures> who;  ///< all who go, or enter
  std::optional<Nation> nation;
};

/// What was said before the pending question was reached: the die, its use, the region that an Army
/// leaves … Nothing between the actions.
Said said_already(const Rules& rules, const State& state, const Decision& pending);

/// What this answer says. `answers_intents` tells of which questions anything can be said.
Said said_by(const Rules& rules, const State& state, const Decision& pending, Action action);
bool answers_intents(const Decision& pending);

/// Whether spending a die so can say all that is left of the intent.
bool has_words_for(Use use, const Intent& left);

/// Takes out of the intent what was said. False if something else was said than it means.
bool take_out(const Said& said, Intent& intent);

}  // namespace wotr
