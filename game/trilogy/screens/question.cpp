#include "game/trilogy/screens/question.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "game/lang/question.h"
#include "game/trilogy/screens/cards/card_options.h"
#include "game/trilogy/screens/turn/attack.h"
#include "game/trilogy/screens/turn/bridges.h"
#include "game/trilogy/screens/turn/counts.h"
#include "game/trilogy/screens/turn/end_of_turn.h"
#include "game/trilogy/screens/turn/placing.h"
#include "game/trilogy/screens/turn/sets.h"
#include "rules/trilogy/combat/invasion.h"
#include "rules/trilogy/fellowship/fellowship.h"
#include "rules/trilogy/game.h"
#include "rules/trilogy/names/names.h"

namespace trilogy_screens {
namespace {

using nlohmann::json;
using trilogy::ActionKind;
using Asked = trilogy::DecisionKind;

/// A step, an invasion or the chance to answer is over by it.
bool gives_up(const core::Decision& decision, core::Action action) {
  const bool ends = trilogy::is(action, ActionKind::kEndStep) ||
                    trilogy::is(action, ActionKind::kStop) ||
                    trilogy::is(action, ActionKind::kPass);
  return ends && decision.actions.size() > 1;
}

bool is_drawn_by_game(const Context& context, core::Action action) {
  if (names_hand(action) || asks_for_count(context) || asks_for_bridge(context)) return true;
  const bool is_stop = trilogy::is(action, ActionKind::kStop);
  return context.asked() == Asked::kAttack && !is_stop;
}

std::string label_of(const Context& context, core::Action action) {
  if (trilogy::is(action, ActionKind::kChange)) {
    const int by = trilogy::amount_of(static_cast<trilogy::Change>(action.a));
    return say(context, by > 0 ? "screen.raise-roll" : "screen.lower-roll",
               json{{"by", std::abs(by)}});
  }
  if (trilogy::is(action, ActionKind::kEndStep)) {
    return say(context, "screen.end-step." + std::string(trilogy::id_of(context.board.step)));
  }
  return lang::option_words<trilogy::Game>(context.words, context.rules, context.decision, action);
}

screens::Option option_of(const Context& context, core::Action action) {
  screens::Option option;
  option.action = action;
  option.gives_up = gives_up(context.decision, action);
  option.is_drawn_by_game = is_drawn_by_game(context, action);
  option.is_secret = names_hand(action);
  const Territory territory = chosen_on_map(context.decision, action);
  if (territory == trilogy::kNoTerritory || option.is_drawn_by_game) {
    option.label = label_of(context, action);
    return option;
  }
  option.label = name_of(context, territory);
  option.region = on_table(territory);
  option.typed = trilogy::row_of(context.rules, territory).id;
  return option;
}

/// What Enter takes.
std::optional<core::Action> primary_option(const core::Decision& decision) {
  if (decision.actions.size() == 1 && !names_hand(decision.actions[0])) return decision.actions[0];
  std::optional<core::Action> primary;
  for (const core::Action action : decision.actions) {
    const bool more =
        trilogy::is(action, ActionKind::kDefend) && (!primary || action.a > primary->a);
    if (more) primary = action;
  }
  return primary;
}

/// What is answered in one way only, or nearly always in the same: the person may tell not to be
/// asked for it again. A card that could be played is always asked for.
std::optional<core::Action> usual_answer(const Context& context) {
  const auto& actions = context.decision.actions;
  if (std::ranges::any_of(actions, names_hand)) return std::nullopt;
  if (context.asked() == Asked::kDefend || actions.size() == 1)
    return primary_option(context.decision);
  return std::nullopt;
}

void answer_by_itself(const Context& context, screens::Question& question) {
  const std::optional<core::Action> usual = usual_answer(context);
  if (!usual || context.asked() == Asked::kAttack) return;
  const auto& never = context.neutral.memory.never_asked;
  if (std::ranges::find(never, context.decision.kind) != never.end()) {
    question.by_itself = usual;
  } else {
    question.words_for_always = say(
        context, context.asked() == Asked::kDefend ? "screen.always-defend" : "screen.never-ask");
  }
}

/// What fell, what cards made of it, and what the Ring needs (T-042).
std::string words_of_roll(const Context& context) {
  const trilogy::Fellowship& ring = context.board.fellowship;
  if (ring.held != 0) return say(context, "screen.ring-held");
  if (ring.roll == 0) return say(context, "screen.ring-goes");
  const int sum = ring.roll + ring.change;
  const json args{{"roll", ring.roll},
                  {"change", (ring.change < 0 ? "–" : "+") + std::to_string(std::abs(ring.change))},
                  {"sum", sum}};
  const bool goes = sum >= trilogy::kRingGoesFrom;
  if (ring.change == 0) {
    return say(context, goes ? "screen.ring-roll-goes-plain" : "screen.ring-roll-stays-plain",
               args);
  }
  return say(context, goes ? "screen.ring-roll-goes" : "screen.ring-roll-stays", args);
}

/// The dearest way over the sea from where the invasion comes from (T-058).
std::string words_of_toll(const Context& context) {
  if (context.view.pending.empty()) return {};
  const trilogy::Step& step = context.view.pending.top();
  if (step.kind != trilogy::StepKind::kAttackTo) return {};
  const Territory from = trilogy::fields_of<trilogy::StepKind::kAttackTo>(step).from;
  int most = 0;
  for (const core::Action action : context.decision.actions) {
    most = std::max(
        most, trilogy::toll_of(context.rules, context.board, from, trilogy::territory_of(action)));
  }
  return most == 0 ? "" : say(context, "screen.sea-toll", json{{"count", most}});
}

/// In the set-up one is placed after the other: how many are left is said with each.
std::string words_of_set_up(const Context& context) {
  return say(context, "screen.set-up-place",
             json{{"left", context.board.supply[trilogy::at(context.decision.seat)]}});
}

std::string words_of(const Context& context) {
  if (places_in_set_up(context)) return words_of_set_up(context);
  if (is_placing(context)) {
    return say(context, "screen.place-how-many", json{{"count", left_to_place(context)}});
  }
  const std::string words =
      lang::question_words<trilogy::Game>(context.words, context.rules, context.view);
  const bool is_last = context.asked() == Asked::kReinforce &&
                       context.board.to_place[trilogy::at(context.decision.seat)] == 1;
  if (is_last) return say(context, "screen.place-how-many", json{{"count", 1}});
  if (context.asked() == Asked::kFellowshipAnswer) return words + " " + words_of_roll(context);
  const std::string toll = words_of_toll(context);
  return toll.empty() ? words : words + " " + toll;
}

}  // namespace

screens::Question question_of(const Context& context) {
  screens::Question question;
  const core::Decision& decision = context.decision;
  if (decision.is_over() || context.asked() == Asked::kNone) return question;
  question.words = words_of(context);
  if (!context.is_asked()) return question;
  const std::optional<core::Action> usual = primary_option(decision);
  for (const core::Action action : decision.actions) {
    question.options.push_back(option_of(context, action));
    question.options.back().is_primary = usual == action && !question.options.back().gives_up;
  }
  answer_by_itself(context, question);
  question.is_secret = std::ranges::all_of(decision.actions, names_hand);
  return question;
}

void draw_question(Context& context) {
  if (asks_for_count(context)) return draw_count(context);
  if (asks_for_bridge(context)) return draw_bridges(context);
  if (context.asked() == Asked::kAttack) return draw_attack(context);
  const bool is_covered = draw_cover(context);
  const auto& actions = context.decision.actions;
  const bool has_cards = std::ranges::any_of(
      actions, [](core::Action action) { return card_of(action) != trilogy::kNoCard; });
  if (has_cards && !is_covered) draw_card_options(context);
  if (offers_sets(context.decision) && !is_covered) draw_sets(context);
  if (is_placing(context)) draw_placing(context);
  if (places_in_set_up(context)) draw_rest_of_set_up(context);
  if (may_end_turn(context)) draw_end_of_turn(context);
}

}  // namespace trilogy_screens
