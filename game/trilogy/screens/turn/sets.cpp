#include "game/trilogy/screens/turn/sets.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "game/screens/controls/control.h"
#include "game/screens/controls/option_button.h"
#include "game/trilogy/screens/cards/card_tile.h"
#include "rules/trilogy/cards/sets.h"

namespace trilogy_screens {
namespace {

using trilogy::CardId;
using Cards = std::array<CardId, 3>;

Cards cards_of(core::Action set) { return {CardId{set.a}, CardId{set.b}, CardId{set.c}}; }

bool is_set(core::Action action) { return trilogy::is(action, trilogy::ActionKind::kTurnIn); }

int value_of(const Desk& desk, core::Action set) {
  const Cards cards = cards_of(set);
  int value = trilogy::value_of_set(desk.rules, cards[0], cards[1], cards[2]);
  for (const CardId card : cards) {  // T-025, by option
    const bool is_held =
        !trilogy::is_wild(card) &&
        trilogy::held_by(desk.board, desk.decision.seat).contains(trilogy::territory_of(card));
    if (is_held) value += desk.rules.options.held_bonus;
  }
  return value;
}

int wilds_in(core::Action set) {
  const Cards cards = cards_of(set);
  return static_cast<int>(std::ranges::count_if(cards, trilogy::is_wild));
}

/// Worth most, and of those the one that keeps the wild cards.
core::Action best_set(const Desk& desk) {
  std::optional<core::Action> best;
  const auto rank = [&](core::Action set) {
    return std::pair(value_of(desk, set), -wilds_in(set));
  };
  for (const core::Action action : desk.decision.actions) {
    if (is_set(action) && (!best || rank(action) > rank(*best))) best = action;
  }
  return *best;
}

trilogy::CardSet set_of(const Cards& cards) {
  trilogy::CardSet set;
  for (const CardId card : cards) set.insert(card);
  return set;
}

void keep_set(Desk& desk) {
  ChosenSet& chosen = desk.memory.set;
  if (chosen.asked == desk.decision) return;
  chosen = {.asked = desk.decision, .cards = set_of(cards_of(best_set(desk)))};
}

std::array<trilogy::Symbol, 3> symbols_of(const Desk& desk, const trilogy::CardSet& cards) {
  std::array<trilogy::Symbol, 3> symbols{};
  std::size_t place = 0;
  for (const CardId card : cards) symbols[place++] = trilogy::symbol_of(desk.rules, card);
  std::ranges::sort(symbols);
  return symbols;
}

/// The answer for the chosen cards. Of a very large hand only one set of each kind is offered: it
/// stands for all that are alike.
std::optional<core::Action> chosen_set(const Desk& desk) {
  const trilogy::CardSet& chosen = desk.memory.set.cards;
  if (chosen.size() != 3) return std::nullopt;
  std::optional<core::Action> alike;
  for (const core::Action action : desk.decision.actions) {
    if (!is_set(action)) continue;
    const trilogy::CardSet offered = set_of(cards_of(action));
    if (offered == chosen) return action;
    if (symbols_of(desk, offered) == symbols_of(desk, chosen)) alike = action;
  }
  return alike;
}

/// A fourth card begins another set.
void choose(Desk& desk, CardId card) {
  trilogy::CardSet& cards = desk.memory.set.cards;
  if (cards.contains(card)) return cards.erase(card);
  if (cards.size() == 3) cards = {};
  cards.insert(card);
}

/// Beside what else is offered, where something is.
void draw_hand(Desk& desk) {
  const trilogy::CardSet hand =
      desk.view.piles.hands[trilogy::at(desk.decision.seat)] & desk.rules.territory_cards;
  bool is_first = std::ranges::all_of(desk.decision.actions, is_set);
  for (const CardId card : hand) {
    if (!is_first) screens::flow(desk, tile_size(desk, card).x);
    is_first = false;
    const bool is_chosen = desk.memory.set.cards.contains(card);
    if (card_tile(desk, card, {.is_lit = is_chosen, .is_chosen = is_chosen})) choose(desk, card);
    screens::note_control(desk, name_of(desk, card), tile_words(desk, card) - desk.unit(9));
    const bool shows_land = ImGui::IsItemHovered() && !trilogy::is_wild(card);
    if (shows_land) desk.drawn.lit.insert(on_table(trilogy::territory_of(card)));
    screens::read_pointed_card(desk, shown(card));
  }
}

}  // namespace

bool offers_sets(const core::Decision& decision) {
  return std::ranges::any_of(decision.actions, is_set);
}

void draw_sets(Desk& desk) {
  keep_set(desk);
  draw_hand(desk);
  const std::optional<core::Action> set = chosen_set(desk);
  if (!set) {
    const std::string words = say(desk, "screen.no-set");
    screens::flow(desk, screens::control_width(desk, words));
    return screens::refused_control(desk, words, say(desk, "screen.what-is-set"));
  }
  screens::Option option;
  option.action = *set;
  option.label = say(desk, "screen.turn-in", nlohmann::json{{"count", value_of(desk, *set)}});
  option.tip = say(desk, "screen.set-values");
  const bool is_forced = std::ranges::all_of(desk.decision.actions, is_set);
  option.is_primary = is_forced;
  screens::flow(desk, screens::option_width(desk, option));
  screens::draw_option(desk, option);
}

}  // namespace trilogy_screens
