#include "game/wotr/screens/tips/gesture_words.h"

#include <nlohmann/json.hpp>
#include <optional>

#include "game/lang/question.h"
#include "game/screens/controls/hidden_hand.h"
#include "game/wotr/screens/battle/casualties.h"
#include "game/wotr/screens/desk/abilities.h"
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
wotr::Use use_of(const Desk& desk, const table::Gesture& gesture) {
  if (const auto use = answer_of(gesture, ActionKind::kUse)) return static_cast<wotr::Use>(use->a);
  using Asked = wotr::DecisionKind;
  switch (static_cast<Asked>(desk.decision.kind)) {
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
json arguments_of(const Desk& desk, const table::Gesture& gesture) {
  json args = json::object();
  for (const core::Action action : gesture.answers) {
    args.update(wotr::Game::action_json(desk.rules, action));
    if (wotr::is(action, ActionKind::kFigure)) {
      args.update(json{{"figure", wotr::id_of(wotr::figure_of(action))}});
    }
  }
  if (gesture.to.region != table::kNoRegion) {
    args["region"] = wotr::region_of(desk.rules, static_cast<wotr::RegionId>(gesture.to.region)).id;
  }
  return args;
}

std::string names_of_companions(const Desk& desk) {
  std::string names;
  for (const Touchable& one : desk.sheet.state.held) {
    if (wotr_table::part_of(one.thing) != FramePart::kCompanion) continue;
    names += (names.empty() ? "" : ", ") + name_of(desk, static_cast<wotr::Character>(one.thing.a));
  }
  return names;
}

std::string words_of_thing(const Desk& desk, const table::FrameThing& thing) {
  switch (wotr_table::part_of(thing)) {
    case FramePart::kDie:
      return say(desk, "screen.held.die", json{{"die", face_of(table::touchable(thing))}});
    case FramePart::kCompanion:
      return say(desk, "screen.held.companions", json{{"names", names_of_companions(desk)}});
    case FramePart::kNation: return name_of(desk, static_cast<wotr::Nation>(thing.a));
    case FramePart::kCard: return name_of(desk, static_cast<wotr::CardId>(thing.a));
    case FramePart::kDeck: return say(desk, "screen.held.deck");
    default: return say(desk, "screen.held.fellowship");
  }
}

bool is_card(const Touchable& one) {
  return one.region == table::kNoRegion && wotr_table::part_of(one.thing) == FramePart::kCard;
}

}  // namespace

std::string row_words(const Desk& desk, core::Action action) {
  if (wotr_table::is_recruit_row(action)) return name_of_recruit(desk, action);
  if (wotr::is(action, ActionKind::kLeave)) return name_of(desk, wotr::figure_of(action));
  if (wotr::is(action, ActionKind::kTake)) return with_level(desk, wotr::character_of(action));
  // Where there is little room, a name alone is a loss.
  const bool is_loss = wotr::is(action, ActionKind::kRemove) && desk.compact();
  const std::string words =
      is_loss ? name_of(desk, wotr::figure_of(action))
              : lang::option_words<wotr::Game>(desk.words, desk.rules, desk.decision, action);
  return hits_borne_by(action) > 1 ? say(desk, "screen.costs-two", {{"words", words}}) : words;
}

std::string held_words(const Desk& desk) {
  const Touchable& last = desk.sheet.state.held.back();
  if (last.region == table::kNoRegion) return words_of_thing(desk, last.thing);
  const auto region = static_cast<wotr::RegionId>(last.region);
  return say(desk, "screen.held.region", json{{"region", wotr::region_of(desk.rules, region).id}});
}

std::string touchable_words(const Desk& desk, const Touchable& one) {
  if (wotr_table::part_of(one.thing) != FramePart::kCompanion) return {};
  return with_level(desk, static_cast<wotr::Character>(one.thing.a));
}

std::string touchable_tip(const Desk& desk, const Touchable& one) {
  if (wotr_table::part_of(one.thing) != FramePart::kCompanion) return {};
  return words_about_walker(desk, static_cast<wotr::Character>(one.thing.a));
}

std::string gesture_words(const Desk& desk, const table::Gesture& gesture) {
  if (is_card(gesture.from) && screens::is_hand_covered(desk.sheet)) return {};
  const wotr::Use use = use_of(desk, gesture);
  if (use == wotr::Use::kAttack && gesture.from == gesture.to) {
    const bool storms = wotr::side_of(desk.rules, desk.decision.seat) == wotr::Side::kShadow;
    return say(desk, storms ? "screen.gesture.assault" : "screen.gesture.sortie",
               arguments_of(desk, gesture));
  }
  const std::string key = "screen.gesture." + std::string(wotr::id_of(use));
  if (!desk.words.has(key)) return desk.words.name("use", wotr::id_of(use));
  return say(desk, key, arguments_of(desk, gesture));
}

}  // namespace wotr_screens
