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

int value_of(const Context& context, core::Action set) {
  const Cards cards = cards_of(set);
  int value = trilogy::value_of_set(context.rules, cards[0], cards[1], cards[2]);
  for (const CardId card : cards) {  // T-025, by option
    const bool is_held =
        !trilogy::is_wild(card) && trilogy::held_by(context.board, context.decision.seat)
                                       .contains(trilogy::territory_of(card));
    if (is_held) value += context.rules.options.held_bonus;
  }
  return value;
}

int wilds_in(core::Action set) {
  const Cards cards = cards_of(set);
  return static_cast<int>(std::ranges::count_if(cards, trilogy::is_wild));
}

/// Worth most, and of those the one that keeps the wild cards.
core::Action best_set(const Context& context) {
  std::optional<core::Action> best;
  const auto rank = [&](core::Action set) {
    return std::pair(value_of(context, set), -wilds_in(set));
  };
  for (const core::Action action : context.decision.actions) {
    if (is_set(action) && (!best || rank(action) > rank(*best))) best = action;
  }
  return *best;
}

trilogy::CardSet set_of(const Cards& cards) {
  trilogy::CardSet set;
  for (const CardId card : cards) set.insert(card);
  return set;
}

void keep_set(Context& context) {
  ChosenSet& chosen = context.memory.set;
  if (chosen.asked == context.decision) return;
  chosen = {.asked = context.decision, .cards = set_of(cards_of(best_set(context)))};
}

std::array<trilogy::Symbol, 3> symbols_of(const Context& context, const trilogy::CardSet& cards) {
  std::array<trilogy::Symbol, 3> symbols{};
  std::size_t place = 0;
  for (const CardId card : cards) symbols[place++] = trilogy::symbol_of(context.rules, card);
  std::ranges::sort(symbols);
  return symbols;
}

/// The answer for the chosen cards. Of a very large hand only one set of each kind is offered: it
/// stands for all that are alike.
std::optional<core::Action> chosen_set(const Context& context) {
  const trilogy::CardSet& chosen = context.memory.set.cards;
  if (chosen.size() != 3) return std::nullopt;
  std::optional<core::Action> alike;
  for (const core::Action action : context.decision.actions) {
    if (!is_set(action)) continue;
    const trilogy::CardSet offered = set_of(cards_of(action));
    if (offered == chosen) return action;
    if (symbols_of(context, offered) == symbols_of(context, chosen)) alike = action;
  }
  return alike;
}

/// A fourth card begins another set.
void choose(Context& context, CardId card) {
  trilogy::CardSet& cards = context.memory.set.cards;
  if (cards.contains(card)) return cards.erase(card);
  if (cards.size() == 3) cards = {};
  cards.insert(card);
}

/// Beside what else is offered, where something is.
void draw_hand(Context& context) {
  const trilogy::CardSet hand =
      context.view.piles.hands[trilogy::at(context.decision.seat)] & context.rules.territory_cards;
  bool is_first = std::ranges::all_of(context.decision.actions, is_set);
  for (const CardId card : hand) {
    if (!is_first) screens::flow(context, tile_size(context, card).x);
    is_first = false;
    const bool is_chosen = context.memory.set.cards.contains(card);
    if (card_tile(context, card, {.is_lit = is_chosen, .is_chosen = is_chosen}))
      choose(context, card);
    screens::note_control(context, name_of(context, card),
                          tile_words(context, card) - context.unit(9));
    const bool shows_land = ImGui::IsItemHovered() && !trilogy::is_wild(card);
    if (shows_land) context.drawn.lit.insert(on_table(trilogy::territory_of(card)));
    screens::read_pointed_card(context, shown(card));
  }
}

}  // namespace

bool offers_sets(const core::Decision& decision) {
  return std::ranges::any_of(decision.actions, is_set);
}

void draw_sets(Context& context) {
  keep_set(context);
  draw_hand(context);
  const std::optional<core::Action> set = chosen_set(context);
  if (!set) {
    const std::string words = say(context, "screen.no-set");
    screens::flow(context, screens::control_width(context, words));
    return screens::refused_control(context, words, say(context, "screen.what-is-set"));
  }
  screens::Option option;
  option.action = *set;
  option.label = say(context, "screen.turn-in", nlohmann::json{{"count", value_of(context, *set)}});
  option.tip = say(context, "screen.set-values");
  const bool is_forced = std::ranges::all_of(context.decision.actions, is_set);
  option.is_primary = is_forced;
  screens::flow(context, screens::option_width(context, option));
  screens::draw_option(context, option);
}

}  // namespace trilogy_screens
