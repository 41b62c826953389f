#include "rules/wotr/why_not/completion.h"

#include <algorithm>
#include <bitset>
#include <string_view>
#include <unordered_set>

#include "rules/wotr/flow/step_table.h"
#include "rules/wotr/why_not/said.h"

namespace wotr {
namespace {

bool is_said(const Intent& left) {
  return left.attempt == Attempt::kNothing && !left.amount && !left.die && !left.target_face &&
         !left.card && !left.from && !left.to && !left.who && !left.nation;
}

/// How much of the intent is left to say, and which questions were answered on the way: a sentence
/// speaks of the first Army that moves, not of the second.
struct Sentence {
  Intent left;
  std::bitset<128> answered;

  bool has_answered(const Decision& asked) const { return answered.test(asked.kind); }
};
static_assert(index(DecisionKind::kCount) <= 128);

/// What it says of places and people, an Event card is to do.
bool is_about_playing(const Intent& left) {
  const bool uses = left.attempt == Attempt::kUse && left.use == Use::kPlayCard;
  return left.attempt == Attempt::kPlayCard || uses || left.card.has_value();
}

/// Here another action begins.
bool is_a_new_action(const Decision& asked) {
  return asked.kind == byte_of(DecisionKind::kChooseDie) ||
         asked.kind == byte_of(DecisionKind::kDeclare);
}

/// Asked again for every figure.
bool gathers_a_group(const Decision& asked) {
  switch (static_cast<DecisionKind>(asked.kind)) {
    case DecisionKind::kArmyGroup:
    case DecisionKind::kAttackGroup:
    case DecisionKind::kSeparateGroup:
    case DecisionKind::kCompanionsGroup:
    case DecisionKind::kMinionsGroup: return true;
    default: return false;
  }
}

/// Goes from answer to answer until everything is said. Whatever is offered can be completed
/// legally, so nothing needs to be tried after the last word.
class Completion {
 public:
  Completion(const Rules& rules, Seat seat) : rules_(rules), seat_(seat) {}

  /// Of a question with its options.
  bool can_say(const State& state, const Decision& asked, const Sentence& before) {
    if (before.has_answered(asked)) return false;
    Sentence sentence = before;
    if (!gathers_a_group(asked)) sentence.answered.set(asked.kind);
    return std::any_of(asked.actions.begin(), asked.actions.end(),
                       [&](Action action) { return can_say_with(state, asked, action, sentence); });
  }

  bool can_say_with(const State& state, const Decision& asked, Action action, Sentence sentence) {
    const Said said = said_by(rules_, state, asked, action);
    const bool means_card = is_about_playing(sentence.left);
    if (!take_out(said, sentence.left)) return false;
    if (is_said(sentence.left)) return true;
    if (said.use == Use::kPlayCard && means_card) return goes_on(state, action, sentence);
    if (said.use != Use::kNone && !has_words_for(said.use, sentence.left)) return false;
    if (said.card && asked.kind == byte_of(DecisionKind::kRansom)) return false;
    return goes_on(state, action, sentence);
  }

 private:
  bool goes_on(State state, Action action, const Sentence& sentence) {
    const Decision next = apply_one(rules_, state, action);
    const bool over = next.seat != seat_ || is_a_new_action(next);
    return !over && answers_intents(next) && is_new(state) && can_say(state, next, sentence);
  }

  /// Groups come together in many orders. Two ways to one state have said the same.
  bool is_new(const State& state) {
    const std::string_view bytes(reinterpret_cast<const char*>(&state), sizeof(State));
    return seen_.insert(std::hash<std::string_view>{}(bytes)).second;
  }

  const Rules& rules_;
  Seat seat_;
  std::unordered_set<std::size_t> seen_;
};

/// The answer that the intent names, and what else it says.
bool can_be_answered(const Rules& rules, const State& state, const Decision& asked,
                     const Intent& intent) {
  const std::optional<std::uint8_t> wanted = wanted_argument(intent);
  Intent rest = without_argument(intent);
  rest.attempt = Attempt::kNothing;
  if (!take_out(said_already(rules, state, asked), rest)) return false;
  Completion completion(rules, asked.seat);
  return std::any_of(asked.actions.begin(), asked.actions.end(), [&](Action action) {
    const bool named = is(action, intent.answer) && (!wanted || action.a == *wanted);
    return named && (is_said(rest) || completion.can_say_with(state, asked, action, {rest, {}}));
  });
}

}  // namespace

bool can_be_completed(const Rules& rules, const Guess& guess, const Intent& intent) {
  const State& state = guess.state;
  const Decision asked = decision(rules, state);
  if (intent.attempt == Attempt::kAnswer) return can_be_answered(rules, state, asked, intent);
  Intent left = intent;
  if (!take_out(said_already(rules, state, asked), left)) return false;
  return is_said(left) || Completion(rules, asked.seat).can_say(state, asked, {left, {}});
}

}  // namespace wotr
