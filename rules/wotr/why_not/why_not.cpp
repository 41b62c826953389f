#include "rules/wotr/why_not/why_not.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/json_reader.h"
#include "rules/wotr/board/distance.h"
#include "rules/wotr/fellowship/fellowship.h"
#include "rules/wotr/fellowship/mordor.h"
#include "rules/wotr/json/schema.h"
#include "rules/wotr/names/read_id.h"
#include "rules/wotr/why_not/why_parts.h"

namespace wotr {
namespace {

using base::JsonReader;
using core::kAccepted;
using core::Refusal;

Wish wish_of(std::string_view name) {
  if (name == "pass") return Wish::kPass;
  if (name == "ring") return Wish::kRing;
  if (name == "declare") return Wish::kDeclare;
  if (name == "enter-mordor") return Wish::kEnterMordor;
  if (name == "play-card") return Wish::kPlayCard;
  return Wish::kUse;
}

/// A use of a die, or an answer by the name that it has as an action.
void read_do(const JsonReader& what, Intent& intent) {
  const std::string name = what.text();
  intent.wish = wish_of(name);
  if (intent.wish != Wish::kUse) return;
  const core::Schema actions = action_schema();
  const auto row = std::find_if(actions.begin(), actions.end(),
                                [&](const core::SchemaRow& one) { return one.name == name; });
  if (find_id<Use>(name) || row == actions.end()) {
    intent.use = read_id<Use>(what, "use");
  } else {
    intent.wish = Wish::kAnswer;
    intent.answer = static_cast<ActionKind>(row - actions.begin());
  }
}

void read_who(const JsonReader& who, Intent& intent) {
  const std::string id = who.text();
  intent.nation = find_id<Nation>(id);
  intent.who = find_figure(id);
  if (intent.who && !is_character(*intent.who)) intent.nation = nation_of(*intent.who);
  if (!intent.who && !intent.nation) who.fail("there is no such figure or Nation");
}

void read_target(const Rules& rules, const JsonReader& target, Intent& intent) {
  if (target.value().is_number()) {
    intent.amount = target.integer(0, 255);
    return;
  }
  const std::string id = target.text();
  const RegionId region = find_region(rules, id);
  if (region != kNoRegion) {
    intent.to = region;
  } else if (const auto nation = find_id<Nation>(id)) {
    intent.nation = nation;
  } else if (const auto face = find_id<DieFace>(id)) {
    intent.target_face = face;
  } else {
    target.fail("there is no such region, Nation or face");
  }
}

Intent read_intent(const Rules& rules, const JsonReader& json) {
  json.allow({"die", "do", "card", "from", "who", "to", "target"});
  Intent intent;
  if (const auto what = json.find("do")) read_do(*what, intent);
  if (const auto die = json.find("die")) intent.die = read_id<DieFace>(*die, "face");
  if (const auto card = json.find("card")) intent.card = read_card(rules, *card);
  if (const auto from = json.find("from")) intent.from = read_region(rules, *from);
  if (const auto to = json.find("to")) intent.to = read_region(rules, *to);
  if (const auto who = json.find("who")) read_who(*who, intent);
  if (const auto target = json.find("target")) read_target(rules, *target, intent);
  return intent;
}

Refusal why_not_declare(const Rules& rules, const View& view, const Intent& intent) {
  const Fellowship& fellowship = view.board.fellowship;
  if (in_mordor(fellowship)) return refuse(Reason::kOnTrack, 180);
  if (fellowship.hidden == 0) return refuse(Reason::kRevealed, 46);
  if (static_cast<DecisionKind>(view.decision.kind) != DecisionKind::kDeclare) {
    return refuse(Reason::kDeclarationOver, 42);
  }
  if (!intent.to) return kAccepted;
  const RegionSet reach = regions_within(rules, fellowship.region, fellowship.progress);
  if (reach.contains(*intent.to)) return kAccepted;
  return refuse(Reason::kTooFar, 41, fellowship.region, *intent.to);
}

/// While the declaration is still asked for, it may come.
Refusal why_not_enter(const Rules& rules, const View& view) {
  const Board& board = view.board;
  if (in_mordor(board.fellowship)) return refuse(Reason::kOnTrack, 171);
  if (!can_enter_mordor(rules, board)) return refuse(Reason::kNotAtMordorsGates, 171);
  const bool declares = static_cast<DecisionKind>(view.decision.kind) == DecisionKind::kDeclare;
  if (!rules.options.entry_requires_declaration || declares) return kAccepted;
  const bool offered = view.decision.offers(act(ActionKind::kEnterMordor));
  return offered ? kAccepted : refuse(Reason::kNotDeclared, 171);
}

Refusal why_not_in_phase_2(const Rules& rules, const View& view, const Intent& intent) {
  const Board& board = view.board;
  if (intent.side != Side::kFree) return refuse(Reason::kNotYourSide, 40, Side::kFree);
  if (board.phase != Phase::kFellowship) {
    return refuse(Reason::kNotThisPhase, 40, Phase::kFellowship);
  }
  if (intent.wish == Wish::kDeclare) return why_not_declare(rules, view, intent);
  return why_not_enter(rules, view);
}

Refusal why_not_use(const Rules& rules, const View& view, const Intent& intent) {
  const Board& board = view.board;
  switch (intent.use) {
    case Use::kMoveArmy:
    case Use::kMoveArmies: return why_not_move(rules, board, intent);
    case Use::kAttack: return why_not_attack(rules, board, intent);
    case Use::kMoveFellowship:
    case Use::kHide:
    case Use::kSeparate: return why_not_fellowship(rules, board, intent);
    case Use::kMoveCompanions:
    case Use::kMoveMinions: return why_not_travel(rules, board, intent);
    case Use::kDiplomacy:
    case Use::kRecruit:
    case Use::kMinion:
    case Use::kVoice:
    case Use::kAragorn:
    case Use::kGandalfTheWhite:
    case Use::kCompanionAbility: return why_not_muster(rules, board, intent);
    case Use::kDrawCard:
      if (total_of(view.decks[static_cast<std::size_t>(intent.side)]) > 0) return kAccepted;
      return refuse(Reason::kEmptyDecks, 32);
    case Use::kPlayCard: return why_not_card(rules, view, intent);
    case Use::kRansom:
    case Use::kNone:
    case Use::kSkip:
    case Use::kCount: return kAccepted;
  }
  return kAccepted;
}

/// Passing and Rings come before a die is chosen.
int ruling_of_interruption(Wish wish) {
  if (wish == Wish::kPass) return 61;
  return wish == Wish::kRing ? 64 : 67;
}

/// Only a new action can begin with a die; amid one its own use goes on.
Refusal why_not_now(const View& view, Intent& intent) {
  const auto question = static_cast<DecisionKind>(view.decision.kind);
  const bool before_dice = intent.wish == Wish::kPass || intent.wish == Wish::kRing;
  const bool begins = question == DecisionKind::kChooseDie ||
                      (question == DecisionKind::kChooseUse && !before_dice);
  if (begins) return kAccepted;
  const auto current = static_cast<Use>(view.board.acting_as);
  const bool goes_on =
      intent.wish == Wish::kNothing || (intent.wish == Wish::kUse && intent.use == current);
  if (view.board.phase != Phase::kAction) {
    if (intent.wish == Wish::kNothing && !intent.die && !intent.card) return kAccepted;
    return refuse(Reason::kNotThisPhase, 60, Phase::kAction);
  }
  if (!goes_on || intent.card)
    return refuse(Reason::kFinishFirst, ruling_of_interruption(intent.wish));
  intent.use = current;
  intent.die = view.board.acting_die;
  return kAccepted;
}

/// "Play this card" is a wish while a die or its use is chosen, and an answer after that.
bool wishes_to_play(const View& view, const Intent& intent) {
  const auto question = static_cast<DecisionKind>(view.decision.kind);
  const bool chooses = question == DecisionKind::kChooseDie || question == DecisionKind::kChooseUse;
  return chooses && intent.wish == Wish::kAnswer && intent.answer == ActionKind::kPlay;
}

Refusal answer(const Rules& rules, const View& view, Intent& intent) {
  if (wishes_to_play(view, intent)) intent.wish = Wish::kPlayCard;
  if (intent.wish == Wish::kDeclare || intent.wish == Wish::kEnterMordor) {
    return why_not_in_phase_2(rules, view, intent);
  }
  if (intent.wish == Wish::kAnswer) return why_not_answer(rules, view, intent);
  if (const Refusal refusal = why_not_now(view, intent); refusal.refused()) return refusal;
  if (intent.wish == Wish::kPass) return why_not_pass(view.board, intent.side);
  if (intent.wish == Wish::kRing) return why_not_ring(rules, view.board, intent);
  if (const Refusal refusal = why_not_die(rules, view, intent); refusal.refused()) return refusal;
  if (intent.card || intent.wish == Wish::kPlayCard) return why_not_card(rules, view, intent);
  return why_not_use(rules, view, intent);
}

}  // namespace

namespace {

/// The seat that decides wants this.
Refusal refusal_of(const Rules& rules, const View& view, Intent intent) {
  const core::Decision& pending = view.decision;
  if (pending.is_over()) return refuse(Reason::kGameOver, 280);
  if (pending.is_chance()) return refuse(Reason::kChanceDecides, 330);
  intent.seat = pending.seat;
  intent.side = side_of(rules, pending.seat);
  if (!view.viewer.includes(pending.seat)) {
    return refuse(Reason::kNotYourDecision, 60, intent.seat);
  }
  return answer(rules, view, intent);
}

}  // namespace

base::Result<Refusal> why_not(const Rules& rules, const View& view, const nlohmann::json& json) {
  base::Fault fault{"intent"};
  const Intent intent = read_intent(rules, JsonReader(json, fault));
  if (fault.any()) return fault.error();
  return refusal_of(rules, view, intent);
}

Refusal why_not_play(const Rules& rules, const View& view, CardId card,
                     std::optional<DieFace> die) {
  Intent intent;
  intent.card = card;
  intent.die = die;
  return refusal_of(rules, view, intent);
}

Refusal why_not_action(const Rules& rules, const View& view, core::Action action) {
  const Refusal refusal = refusal_of(rules, view, intent_of(action));
  return refusal.refused() ? refusal : refuse(Reason::kNotOffered, 68);
}

}  // namespace wotr
