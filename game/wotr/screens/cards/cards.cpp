#include "game/wotr/screens/cards/cards.h"

#include "rules/wotr/json/schema.h"

namespace wotr_screens {
namespace {

template <class Belongs>
std::vector<wotr::CardId> cards_that(Belongs belongs) {
  std::vector<wotr::CardId> cards;
  for (int card = 0; card < wotr::kCardCount; ++card) {
    const auto id = static_cast<wotr::CardId>(card);
    if (belongs(id)) cards.push_back(id);
  }
  return cards;
}

wotr::CardPlace place_of(const Context& context, wotr::CardId card) {
  return context.view.cards[static_cast<std::size_t>(card)];
}

wotr::Side side_of(const Context& context, wotr::CardId card) {
  return wotr::card_of(context.rules, card).side;
}

bool lies_on_table(wotr::CardPlace place) {
  return place != wotr::kUnseen && wotr::is_on_table(place);
}

}  // namespace

std::vector<wotr::CardId> cards_in(const Context& context, wotr::CardPlace place) {
  return cards_that([&](wotr::CardId card) { return place_of(context, card) == place; });
}

std::vector<wotr::CardId> discards_of(const Context& context, wotr::Side side) {
  return cards_that([&](wotr::CardId card) {
    return place_of(context, card) == wotr::CardPlace::kDiscard && side_of(context, card) == side;
  });
}

std::vector<wotr::CardId> table_cards_of(const Context& context, wotr::Side side) {
  return cards_that([&](wotr::CardId card) {
    return lies_on_table(place_of(context, card)) && side_of(context, card) == side;
  });
}

wotr::CardId card_of(core::Action action) {
  const core::Field& first = wotr::action_schema()[action.kind].fields[0];
  const bool is_card = first.type == static_cast<std::uint8_t>(wotr::FieldType::kCard);
  return is_card ? static_cast<wotr::CardId>(action.a) : wotr::kNoCard;
}

wotr::CardId card_of(const core::Event& event) {
  const core::SchemaRow& row = wotr::event_schema()[event.kind];
  for (std::size_t i = 0; i < event.args.size(); ++i) {
    const bool is_card = row.fields[i].type == static_cast<std::uint8_t>(wotr::FieldType::kCard);
    if (is_card && event.args[i] < wotr::kCardCount)
      return static_cast<wotr::CardId>(event.args[i]);
  }
  return wotr::kNoCard;
}

std::string initiative_of(const wotr::CombatHalf& half) {
  std::string numbers = std::to_string(half.initiative[0]);
  if (half.initiative[1] != 0) numbers += " · " + std::to_string(half.initiative[1]);
  return numbers;
}

bool asks_for_combat_card(const Context& context) {
  return static_cast<wotr::DecisionKind>(context.decision.kind) == wotr::DecisionKind::kCombatCard;
}

std::optional<core::Action> use_in_battle(const Context& context, wotr::CardId card) {
  const core::Action use = wotr::act(wotr::ActionKind::kPlay, card);
  const bool is_offered = screens::is_asked(context.neutral.state) &&
                          asks_for_combat_card(context) && context.decision.offers(use);
  return is_offered ? std::optional(use) : std::nullopt;
}

wotr::CardId card_in_play(const Context& context) { return context.view.board.event.card; }

}  // namespace wotr_screens
