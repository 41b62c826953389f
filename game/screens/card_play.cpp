#include "game/screens/card_play.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <optional>

#include "game/screens/cards.h"
#include "game/screens/option.h"
#include "rules/wotr/game.h"

namespace screens {
namespace {

using nlohmann::json;
using wotr::DieFace;

/// An Event die does little else; the Will of the West does everything.
constexpr std::array kCheapestFirst{DieFace::kEvent,      DieFace::kMuster,    DieFace::kArmy,
                                    DieFace::kMusterArmy, DieFace::kCharacter, DieFace::kWill};

core::Refusal ask_about(const Sheet& sheet, const json& intent) {
  const auto refusal = wotr::Game::why_not(sheet.model.rules, sheet.model.view, intent);
  return refusal ? *refusal : core::Refusal{};
}

core::Refusal why_not_card(const Sheet& sheet, wotr::CardId card) {
  return ask_about(sheet, {{"card", wotr::card_of(sheet.model.rules, card).id}});
}

bool plays(const Sheet& sheet, DieFace die, wotr::CardId card) {
  if (!sheet.model.view.decision.offers(wotr::act(wotr::ActionKind::kDie, die))) return false;
  const json intent{{"card", wotr::card_of(sheet.model.rules, card).id}, {"die", wotr::id_of(die)}};
  return !ask_about(sheet, intent).refused();
}

/// The next answer on the way to the wish, by what is asked.
std::optional<core::Action> next_answer(const CardWish& wish, wotr::DecisionKind asked) {
  using Kind = wotr::DecisionKind;
  if (asked == wish.answered) return std::nullopt;  // the last answer led nowhere
  switch (asked) {
    case Kind::kChooseDie:
      if (wish.answered != Kind::kNone) return std::nullopt;  // it is a new action already
      return wotr::act(wotr::ActionKind::kDie, wish.die);
    case Kind::kChooseUse: return wotr::act(wotr::ActionKind::kUse, wotr::Use::kPlayCard);
    case Kind::kPlayCard: return wotr::act(wotr::ActionKind::kPlay, wish.card);
    default: return std::nullopt;
  }
}

}  // namespace

bool is_time_for_cards(const Sheet& sheet, core::Seat seat) {
  const core::Decision& decision = sheet.model.view.decision;
  return is_asked(sheet.model) && decision.seat == seat &&
         static_cast<wotr::DecisionKind>(decision.kind) == wotr::DecisionKind::kChooseDie;
}

std::vector<DieFace> dice_for(const Sheet& sheet, wotr::CardId card) {
  std::vector<DieFace> dice;
  if (why_not_card(sheet, card).refused()) return dice;
  std::copy_if(kCheapestFirst.begin(), kCheapestFirst.end(), std::back_inserter(dice),
               [&](DieFace die) { return plays(sheet, die, card); });
  return dice;
}

bool lacks_condition(const Sheet& sheet, wotr::CardId card) {
  return why_not_card(sheet, card).reason == wotr::byte_of(wotr::Reason::kCardCondition);
}

std::string why_unplayable(const Sheet& sheet, wotr::CardId id) {
  const wotr::Card& card = wotr::card_of(sheet.model.rules, id);
  const core::Refusal refusal = why_not_card(sheet, id);
  if (!refusal.refused()) {
    const std::string type = sheet.model.words.name("card-type", wotr::id_of(card.icon));
    return say(sheet, "screen.no-die-for-card", {{"type", type}});
  }
  if (refusal.reason == wotr::byte_of(wotr::Reason::kCardCondition) &&
      !card.condition_text.empty()) {
    return say(sheet, "screen.card-needs", {{"condition", card.condition_text}});
  }
  const json row = wotr::Game::refusal_json(sheet.model.rules, refusal);
  return say(sheet, "refusal." + row.value("do", ""), row);
}

int playable_cards(const Sheet& sheet, core::Seat seat) {
  if (!is_time_for_cards(sheet, seat)) return 0;
  const std::vector<wotr::CardId> hand = cards_in(sheet, wotr::hand_of(seat));
  return static_cast<int>(std::count_if(
      hand.begin(), hand.end(), [&](wotr::CardId card) { return !dice_for(sheet, card).empty(); }));
}

void wish_for(Sheet& sheet, wotr::CardId card, DieFace die) {
  sheet.memory.card_wish = CardWish{.card = card, .die = die};
  sheet.memory.hand_shown = {};  // the table is what matters now
}

void follow_wish(Sheet& sheet) {
  std::optional<CardWish>& wish = sheet.memory.card_wish;
  if (!wish || sheet.answer.action) return;
  const core::Decision& decision = sheet.model.view.decision;
  const auto asked = static_cast<wotr::DecisionKind>(decision.kind);
  const auto answer = is_asked(sheet.model) ? next_answer(*wish, asked) : std::nullopt;
  if (!answer || !decision.offers(*answer)) return wish.reset();
  sheet.answer.action = answer;
  wish->answered = asked;
}

}  // namespace screens
