#include "game/wotr/screens/cards/card_play.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <nlohmann/json.hpp>
#include <optional>
#include <type_traits>

#include "game/lang/prose.h"
#include "game/wotr/screens/cards/cards.h"
#include "rules/wotr/game.h"
#include "rules/wotr/names/names.h"
#include "rules/wotr/state/reasons.h"
#include "rules/wotr/why_not/vain_card.h"
#include "rules/wotr/why_not/why_not.h"

namespace wotr_screens {
namespace {

using nlohmann::json;
using wotr::DieFace;

/// An Event die does little else; the Will of the West does everything.
constexpr std::array kCheapestFirst{DieFace::kEvent,      DieFace::kMuster,    DieFace::kArmy,
                                    DieFace::kMusterArmy, DieFace::kCharacter, DieFace::kWill};

bool is_same(const wotr::View& one, const wotr::View& other) {
  static_assert(std::has_unique_object_representations_v<wotr::Board>);
  return one.viewer == other.viewer && one.decision == other.decision && one.cards == other.cards &&
         std::memcmp(&one.board, &other.board, sizeof(wotr::Board)) == 0;
}

core::Refusal ask(Context& context, wotr::CardId card, std::optional<DieFace> die) {
  ++context.memory.plays.questions;
  return wotr::why_not_play(context.rules, context.view, card, die);
}

CardPlay play_of(Context& context, wotr::CardId card) {
  CardPlay play{.card = card, .dice = {}, .refusal = ask(context, card, std::nullopt)};
  if (play.refusal.refused()) return play;
  for (const DieFace die : kCheapestFirst) {
    if (!context.decision.offers(wotr::act(wotr::ActionKind::kDie, die))) continue;
    if (!ask(context, card, die).refused()) play.dice.push_back(die);
  }
  play.is_in_vain =
      !play.dice.empty() && wotr::would_change_nothing(context.rules, context.view, card);
  return play;
}

/// What is known of a card; of one that is not in the hand that it cannot be played.
const CardPlay& known(const Context& context, wotr::CardId card) {
  static const CardPlay kUnknown;
  const std::vector<CardPlay>& cards = context.memory.plays.cards;
  const auto found = std::find_if(cards.begin(), cards.end(),
                                  [&](const CardPlay& play) { return play.card == card; });
  return found == cards.end() ? kUnknown : *found;
}

/// The next answer on the way, by what is asked.
std::optional<core::Action> next_answer(const CardToPlay& play, wotr::DecisionKind asked) {
  using Kind = wotr::DecisionKind;
  if (asked == play.answered) return std::nullopt;  // the last answer led nowhere
  switch (asked) {
    case Kind::kChooseDie:
      if (play.answered != Kind::kNone) return std::nullopt;  // it is a new action already
      return wotr::act(wotr::ActionKind::kDie, play.die);
    case Kind::kChooseUse: return wotr::act(wotr::ActionKind::kUse, wotr::Use::kPlayCard);
    case Kind::kPlayCard: return wotr::act(wotr::ActionKind::kPlay, play.card);
    default: return std::nullopt;
  }
}

}  // namespace

void keep_plays(Context& context) {
  HandPlays& plays = context.memory.plays;
  const core::Seat seat = context.decision.seat;
  if (!is_time_for_cards(context, seat)) return;
  if (plays.asked_of && is_same(*plays.asked_of, context.view)) return;
  plays.asked_of = context.view;
  plays.cards.clear();
  for (const wotr::CardId card : cards_in(context, wotr::hand_of(seat))) {
    plays.cards.push_back(play_of(context, card));
  }
}

bool is_time_for_cards(const Context& context, core::Seat seat) {
  return screens::is_asked(context.neutral.state) && context.decision.seat == seat &&
         static_cast<wotr::DecisionKind>(context.decision.kind) == wotr::DecisionKind::kChooseDie;
}

const std::vector<DieFace>& dice_for(const Context& context, wotr::CardId card) {
  return known(context, card).dice;
}

bool lacks_condition(const Context& context, wotr::CardId card) {
  return known(context, card).refusal.reason == wotr::byte_of(wotr::Reason::kCardCondition);
}

bool is_in_vain(const Context& context, wotr::CardId card) {
  return known(context, card).is_in_vain;
}

std::string why_unplayable(const Context& context, wotr::CardId id) {
  const wotr::Card& card = wotr::card_of(context.rules, id);
  const core::Refusal& refusal = known(context, id).refusal;
  if (refusal.reason == wotr::byte_of(wotr::Reason::kNoDieFor)) {
    const std::string type = context.words.name("card-type", wotr::id_of(card.icon));
    return say(context, "screen.no-die-for-card", {{"type", type}});
  }
  const std::string condition = lang::prose(context.words, "cards", card.id, "requires");
  if (refusal.reason == wotr::byte_of(wotr::Reason::kCardCondition) && !condition.empty()) {
    return say(context, "screen.card-needs", {{"condition", condition}});
  }
  const json row = wotr::Game::refusal_json(context.rules, refusal);
  return say(context, "refusal." + row.value("do", ""), row);
}

int playable_cards(const Context& context, core::Seat seat) {
  if (!is_time_for_cards(context, seat)) return 0;
  const std::vector<CardPlay>& cards = context.memory.plays.cards;
  return static_cast<int>(std::count_if(cards.begin(), cards.end(),
                                        [](const CardPlay& play) { return !play.dice.empty(); }));
}

void play_from_hand(Context& context, wotr::CardId card, DieFace die) {
  context.memory.card_play = CardToPlay{.card = card, .die = die};
  context.neutral.memory.hand_shown = {};  // the table is what matters now
}

void go_on_playing(Context& context) {
  std::optional<CardToPlay>& play = context.memory.card_play;
  if (!play || context.answer.action) return;
  const auto asked = static_cast<wotr::DecisionKind>(context.decision.kind);
  const bool is_asked = screens::is_asked(context.neutral.state);
  const auto answer = is_asked ? next_answer(*play, asked) : std::nullopt;
  if (!answer || !context.decision.offers(*answer)) return play.reset();
  context.answer.action = answer;
  play->answered = asked;
}

}  // namespace wotr_screens
