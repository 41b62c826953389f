#include "rules/trilogy/why_not/completion.h"

#include <algorithm>

#include "rules/trilogy/flow/step_table.h"
#include "rules/trilogy/state/step_fields.h"

namespace trilogy {
namespace {

bool is_asked(const Decision& pending, DecisionKind kind) { return pending.kind == byte_of(kind); }

/// An answer on the map is the beginning of a longer sentence.
Intent said_on_map(const State& state, const Decision& pending, Territory territory) {
  Intent said;
  if (is_asked(pending, DecisionKind::kAttackFrom) || is_asked(pending, DecisionKind::kAttack)) {
    said.what = ActionKind::kAttack;
    said.from = territory;
    if (is_invading(state.board)) said.to = state.board.invasion.to;
  } else if (is_asked(pending, DecisionKind::kAttackTo)) {
    said.what = ActionKind::kAttack;
    said.to = territory;
  } else if (is_asked(pending, DecisionKind::kFortifyFrom)) {
    said.what = ActionKind::kFortify;
    said.from = territory;
  } else if (is_asked(pending, DecisionKind::kFortifyTo)) {
    said.what = ActionKind::kFortify;
    said.to = territory;
  } else if (is_asked(pending, DecisionKind::kCardTerritory)) {
    said.territory = territory;
  } else {
    said.what = ActionKind::kPlace;
    said.territory = territory;
  }
  return said;
}

/// Takes one word out; false if the other is meant.
template <class Word>
bool take_word(const std::optional<Word>& said, std::optional<Word>& wanted) {
  if (!said || !wanted) return true;
  if (*said != *wanted) return false;
  wanted.reset();
  return true;
}

constexpr int kLongestSentence = 4;

/// An answer after which its sentence goes on with another question.
bool goes_on(Action action) {
  return is(action, ActionKind::kTerritory) || is(action, ActionKind::kPlayCard);
}

/// `from_is_said`: a sentence has one source; another in its place would leave the words untrue.
bool can_say(const Rules& rules, const State& state, const Decision& asked, const Intent& left,
             int depth, bool from_is_said) {
  for (const Action action : asked.actions) {
    Intent rest = left;
    const Intent said = said_by(state, asked, action);
    const bool changes =
        is_asked(asked, DecisionKind::kAttack) && is(action, ActionKind::kTerritory);  // T-032
    if ((changes && from_is_said) || !take_out(said, rest)) continue;
    if (rest.says_nothing()) return true;
    if (depth == kLongestSentence || !goes_on(action)) continue;
    State next = state;
    const Decision then = apply_one(rules, next, action);
    const bool has_from = from_is_said || said.from.has_value();
    if (then.seat == asked.seat && can_say(rules, next, then, rest, depth + 1, has_from)) {
      return true;
    }
  }
  return false;
}

}  // namespace

Intent said_by(const State& state, const Decision& pending, Action action) {
  if (is(action, ActionKind::kTerritory)) return said_on_map(state, pending, territory_of(action));
  return intent_of(action);
}

Intent said_already(const State& state) {
  Intent said;
  if (state.pending.empty()) return said;
  const Step& step = state.pending.top();
  switch (step.kind) {
    case StepKind::kAttackTo: said.from = fields_of<StepKind::kAttackTo>(step).from; break;
    case StepKind::kFortifyTo: said.from = fields_of<StepKind::kFortifyTo>(step).from; break;
    default: break;
  }
  return said;
}

bool take_out(const Intent& said, Intent& intent) {
  if (said.what != ActionKind::kNone && intent.what != ActionKind::kNone) {
    if (said.what != intent.what) return false;
  }
  const bool right = take_word(said.card, intent.card) && take_word(said.from, intent.from) &&
                     take_word(said.to, intent.to) && take_word(said.territory, intent.territory) &&
                     take_word(said.count, intent.count) && take_word(said.other, intent.other) &&
                     take_word(said.leader, intent.leader) && take_word(said.set, intent.set);
  if (!right) return false;
  // The kind is said by the last word: a territory alone does not attack with two dice.
  const bool more = intent.card || intent.from || intent.to || intent.territory || intent.count ||
                    intent.other || intent.leader || intent.set;
  if (!more && said.what != ActionKind::kNone) intent.what = ActionKind::kNone;
  return true;
}

bool can_be_completed(const Rules& rules, const Guess& guess, const Intent& intent) {
  const State& state = guess.state;
  const Decision asked = decision(rules, state);
  if (intent.what == ActionKind::kTerritory) {  // an answer on the map, by its own name
    return intent.territory && asked.offers(act(ActionKind::kTerritory, *intent.territory));
  }
  Intent left = intent;
  const Intent said = said_already(state);
  if (!take_out(said, left)) return false;
  return left.says_nothing() || can_say(rules, state, asked, left, 1, said.from.has_value());
}

}  // namespace trilogy
