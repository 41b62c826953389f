#include "game/wotr/screens/tips/gesture_words.h"

#include <nlohmann/json.hpp>
#include <optional>

#include "game/lang/question.h"
#include "game/screens/controls/hidden_hand.h"
#include "game/wotr/screens/battle/casualties.h"
#include "game/wotr/screens/context/abilities.h"
#include "game/wotr/screens/tips/recruits.h"
#include "game/wotr/table/frame/frame_things.h"
#include "game/wotr/table/recruits.h"
#include "rules/wotr/game.h"
#include "rules/wotr/names/names.h"

namespace wotr_screens {
namespace {

using nlohmann::json;
using table::Touchable;
using wotr::ActionKind;
using wotr_table::FramePart;

std::string_view face_of(const Touchable& die) {
  return wotr::id_of(static_cast<wotr::DieFace>(die.thing.a));
}

std::optional<core::Action> answer_of(const table::Gesture& gesture, ActionKind kind) {
  for (const core::Action action : gesture.answers) {
    if (wotr::is(action, kind)) return action;
  }
  return std::nullopt;
}

/// What the die is used for; told by the question where the die was chosen before.
wotr::Use use_of(const Context& context, const table::Gesture& gesture) {
  if (const auto use = answer_of(gesture, ActionKind::kUse)) return static_cast<wotr::Use>(use->a);
  using Asked = wotr::DecisionKind;
  switch (static_cast<Asked>(context.decision.kind)) {
    case Asked::kArmyFrom:
    case Asked::kArmyTo:
    case Asked::kArmyGroup: return wotr::Use::kMoveArmies;
    case Asked::kAttackFrom:
    case Asked::kAttackTarget:
    case Asked::kAttackGroup: return wotr::Use::kAttack;
    case Asked::kCompanionsFrom:
    case Asked::kCompanionsGroup:
    case Asked::kCompanionsTo: return wotr::Use::kMoveCompanions;
    case Asked::kMinionsFrom:
    case Asked::kMinionsGroup:
    case Asked::kMinionsTo: return wotr::Use::kMoveMinions;
    case Asked::kRecruitFigure:
    case Asked::kRecruitRegion: return wotr::Use::kRecruit;
    case Asked::kMinion:
    case Asked::kMinionRegion: return wotr::Use::kMinion;
    case Asked::kDiplomacy: return wotr::Use::kDiplomacy;
    case Asked::kDrawDeck: return wotr::Use::kDrawCard;
    default: return wotr::Use::kPlayCard;
  }
}

/// All that the gesture names, for its sentence.
json arguments_of(const Context& context, const table::Gesture& gesture) {
  json args = json::object();
  for (const core::Action action : gesture.answers) {
    args.update(wotr::Game::action_json(context.rules, action));
    if (wotr::is(action, ActionKind::kFigure)) {
      args.update(json{{"figure", wotr::id_of(wotr::figure_of(action))}});
    }
  }
  if (gesture.to.region != table::kNoRegion) {
    args["region"] =
        wotr::region_of(context.rules, static_cast<wotr::RegionId>(gesture.to.region)).id;
  }
  return args;
}

std::string names_of_companions(const Context& context) {
  std::string names;
  for (const Touchable& one : context.neutral.state.held) {
    if (wotr_table::part_of(one.thing) != FramePart::kCompanion) continue;
    names +=
        (names.empty() ? "" : ", ") + name_of(context, static_cast<wotr::Character>(one.thing.a));
  }
  return names;
}

std::string words_of_thing(const Context& context, const table::FrameThing& thing) {
  switch (wotr_table::part_of(thing)) {
    case FramePart::kDie:
      return say(context, "screen.held.die", json{{"die", face_of(table::touchable(thing))}});
    case FramePart::kCompanion:
      return say(context, "screen.held.companions", json{{"names", names_of_companions(context)}});
    case FramePart::kNation: return name_of(context, static_cast<wotr::Nation>(thing.a));
    case FramePart::kCard: return name_of(context, static_cast<wotr::CardId>(thing.a));
    case FramePart::kDeck: return say(context, "screen.held.deck");
    default: return say(context, "screen.held.fellowship");
  }
}

bool is_card(const Touchable& one) {
  return one.region == table::kNoRegion && wotr_table::part_of(one.thing) == FramePart::kCard;
}

}  // namespace

std::string row_words(const Context& context, core::Action action) {
  if (wotr_table::is_recruit_row(action)) return name_of_recruit(context, action);
  if (wotr::is(action, ActionKind::kLeave)) return name_of(context, wotr::figure_of(action));
  if (wotr::is(action, ActionKind::kTake)) return with_level(context, wotr::character_of(action));
  // Where there is little room, a name alone is a loss.
  const bool is_loss = wotr::is(action, ActionKind::kRemove) && context.compact();
  const std::string words = is_loss ? name_of(context, wotr::figure_of(action))
                                    : lang::option_words<wotr::Game>(context.words, context.rules,
                                                                     context.decision, action);
  return hits_borne_by(action) > 1 ? say(context, "screen.costs-two", {{"words", words}}) : words;
}

std::string held_words(const Context& context) {
  const Touchable& last = context.neutral.state.held.back();
  if (last.region == table::kNoRegion) return words_of_thing(context, last.thing);
  const auto region = static_cast<wotr::RegionId>(last.region);
  return say(context, "screen.held.region",
             json{{"region", wotr::region_of(context.rules, region).id}});
}

std::string touchable_words(const Context& context, const Touchable& one) {
  if (wotr_table::part_of(one.thing) != FramePart::kCompanion) return {};
  return with_level(context, static_cast<wotr::Character>(one.thing.a));
}

std::string touchable_tip(const Context& context, const Touchable& one) {
  if (wotr_table::part_of(one.thing) != FramePart::kCompanion) return {};
  return words_about_walker(context, static_cast<wotr::Character>(one.thing.a));
}

std::string gesture_words(const Context& context, const table::Gesture& gesture) {
  if (is_card(gesture.from) && screens::is_hand_covered(context.neutral)) return {};
  const wotr::Use use = use_of(context, gesture);
  if (use == wotr::Use::kAttack && gesture.from == gesture.to) {
    const bool storms = wotr::side_of(context.rules, context.decision.seat) == wotr::Side::kShadow;
    return say(context, storms ? "screen.gesture.assault" : "screen.gesture.sortie",
               arguments_of(context, gesture));
  }
  const std::string key = "screen.gesture." + std::string(wotr::id_of(use));
  if (!context.words.has(key)) return context.words.name("use", wotr::id_of(use));
  return say(context, key, arguments_of(context, gesture));
}

}  // namespace wotr_screens
