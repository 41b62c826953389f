#include "game/screens/cards.h"

#include "rules/wotr/game.h"

namespace screens {
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

wotr::CardPlace place_of(const Sheet& sheet, wotr::CardId card) {
  return sheet.model.view.cards[static_cast<std::size_t>(card)];
}

wotr::Side side_of(const Sheet& sheet, wotr::CardId card) {
  return wotr::card_of(sheet.model.rules, card).side;
}

bool lies_on_table(wotr::CardPlace place) {
  return place != wotr::kUnseen && wotr::is_on_table(place);
}

}  // namespace

std::vector<wotr::CardId> cards_in(const Sheet& sheet, wotr::CardPlace place) {
  return cards_that([&](wotr::CardId card) { return place_of(sheet, card) == place; });
}

std::vector<wotr::CardId> discards_of(const Sheet& sheet, wotr::Side side) {
  return cards_that([&](wotr::CardId card) {
    return place_of(sheet, card) == wotr::CardPlace::kDiscard && side_of(sheet, card) == side;
  });
}

std::vector<wotr::CardId> table_cards_of(const Sheet& sheet, wotr::Side side) {
  return cards_that([&](wotr::CardId card) {
    return lies_on_table(place_of(sheet, card)) && side_of(sheet, card) == side;
  });
}

wotr::CardId card_of(core::Action action) {
  const core::Field& first = wotr::action_schema()[action.kind].fields[0];
  const bool is_card = first.type == static_cast<std::uint8_t>(wotr::FieldType::kCard);
  return is_card ? static_cast<wotr::CardId>(action.a) : wotr::kNoCard;
}

wotr::CardId card_named_in(const Sheet& sheet, std::string_view text) {
  wotr::CardId found = wotr::kNoCard;
  std::size_t length = 0;
  for (int card = 0; card < wotr::kCardCount; ++card) {
    const std::string& title = sheet.model.rules.cards[static_cast<std::size_t>(card)].title;
    if (title.size() <= length || text.find(title) == std::string_view::npos) continue;
    found = static_cast<wotr::CardId>(card);
    length = title.size();
  }
  return found;
}

std::string initiative_of(const wotr::CombatHalf& half) {
  std::string numbers = std::to_string(half.initiative[0]);
  if (half.initiative[1] != 0) numbers += " · " + std::to_string(half.initiative[1]);
  return numbers;
}

bool asks_for_combat_card(const Sheet& sheet) {
  return wotr::Game::decision_name(sheet.model.view.decision) == "combat-card";
}

wotr::CardId card_in_play(const Sheet& sheet) { return sheet.model.view.board.event.card; }

}  // namespace screens
