#include "game/trilogy/screens/cards/hand.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/commands/ids.h"
#include "game/screens/cards/hand_fan.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/option_button.h"
#include "game/trilogy/screens/cards/card_face.h"
#include "game/trilogy/screens/cards/card_play.h"
#include "game/trilogy/table/frame/frame.h"
#include "rules/trilogy/names/read_names.h"
#include "rules/trilogy/state/actions.h"

namespace trilogy_screens {
namespace {

using nlohmann::json;
using screens::HandFan;
using trilogy::CardId;

/// Whether a second press comes so soon that it may belong to the first.
constexpr double kNotYet = 0.25;
constexpr float kBesideWidth = 220;  // points

/// What a seat holds: the cards that are seen, and how many backs besides.
struct Hand {
  std::vector<CardId> seen;
  int hidden_territory = 0;
  int hidden_adventure = 0;

  int count() const { return static_cast<int>(seen.size()) + hidden_territory + hidden_adventure; }
};

/// Adventure cards first, then territory cards by their symbol, wild ones last.
std::pair<int, int> rank_of(const Context& context, CardId card) {
  if (trilogy::is_adventure(card)) {
    return {0, static_cast<int>(trilogy::adventure_of(context.rules, card).kind)};
  }
  return {1, static_cast<int>(trilogy::symbol_of(context.rules, card))};
}

Hand hand_of(const Context& context, core::Seat seat) {
  const std::size_t s = trilogy::at(seat);
  Hand hand;
  const trilogy::CardSet& held = context.view.piles.hands[s];
  const trilogy::CardSet& secrets = context.view.piles.secrets[s];
  for (const CardId card : held | secrets) hand.seen.push_back(card);
  std::ranges::stable_sort(hand.seen, {}, [&](CardId card) { return rank_of(context, card); });
  const auto hidden = [&](trilogy::Deck deck, const trilogy::CardSet& of_deck) {
    return context.view.hands[s][trilogy::of(deck)] - (held & of_deck).size();
  };
  hand.hidden_territory = hidden(trilogy::Deck::kTerritory, context.rules.territory_cards) +
                          context.view.secrets[s] - secrets.size();
  hand.hidden_adventure = hidden(trilogy::Deck::kAdventure, context.rules.adventure_cards);
  return hand;
}

bool is_chosen(const Context& context, CardId card) {
  return own(context.neutral.memory.card) == card;
}

screens::FanLook look_of(const Context& context, core::Seat seat, CardId card) {
  const bool decides = context.is_asked() && context.decision.seat == seat;
  const bool may_play = decides && play_of(context, card).has_value();
  return {.is_raised = may_play, .is_faded = false};
}

/// The first press lifts a card to read, the second plays it.
void press_card(Context& context, core::Seat seat, CardId card) {
  const double now = ImGui::GetTime();
  if (!is_chosen(context, card)) {
    context.neutral.memory.card = shown(card);
    context.memory.lifted_since = now;
    return;
  }
  if (now - context.memory.lifted_since < kNotYet) return;
  if (look_of(context, seat, card).is_raised) {
    context.answer.action = play_of(context, card);
    context.neutral.memory.hand_shown = {};
  } else {
    context.neutral.memory.card = screens::kNoCard;
  }
}

/// Dragged onto the map, it is played.
table::Touchable carried(CardId card) {
  using trilogy_table::FramePart;
  return table::touchable(trilogy_table::thing(FramePart::kCard, static_cast<std::uint8_t>(card)));
}

void draw_seen_cards(Context& context, core::Seat seat, const HandFan& fan, const Hand& hand) {
  int lifted = -1;
  int keys = -1;
  for (int i = 0; i < static_cast<int>(hand.seen.size()); ++i) {
    const CardId card = hand.seen[static_cast<std::size_t>(i)];
    const screens::FanPress done =
        screens::press_in_fan(context, fan, i, shown(card), name_of(context, card));
    if (done.is_pressed) press_card(context, seat, card);
    const bool is_refused = done.is_let_go && !look_of(context, seat, card).is_raised;
    if (is_refused) screens::note_refused_card(context.neutral, shown(card));
    if (done.has_keys) keys = i;
    if (done.is_dragged && look_of(context, seat, card).is_raised)
      screens::ask(context, commands::kCarry, carried(card));
    if (done.is_pointed || (lifted < 0 && is_chosen(context, card))) lifted = i;
  }
  ImDrawList& list = *ImGui::GetWindowDrawList();
  for (int i = 0; i < static_cast<int>(hand.seen.size()); ++i) {
    const CardId card = hand.seen[static_cast<std::size_t>(i)];
    screens::FanLook look = look_of(context, seat, card);
    look.has_keys = i == keys;
    if (i == lifted) continue;
    screens::draw_in_fan(context, list, fan, i, look, [&](ImVec2 from, ImVec2 to, float shows) {
      draw_small_face(context, list, card, from, to, shows);
    });
  }
  if (lifted < 0) return;
  const CardId card = hand.seen[static_cast<std::size_t>(lifted)];
  screens::lift_from_fan(context, fan, lifted, shown(card), CardLook::kAsPrinted);
}

/// How many of each deck everybody may know.
void draw_backs(const Context& context, const HandFan& fan, const Hand& hand) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  auto number = static_cast<int>(hand.seen.size());
  const auto draw = [&](trilogy::Deck deck, int count) {
    for (int n = 0; n < count; ++n) {
      screens::draw_in_fan(context, list, fan, number++, {},
                           [&](ImVec2 from, ImVec2 to, float /*shows*/) {
                             draw_card_back(context, list, deck, from, to);
                           });
    }
  };
  draw(trilogy::Deck::kAdventure, hand.hidden_adventure);
  draw(trilogy::Deck::kTerritory, hand.hidden_territory);
}

std::string words_for_play(const Context& context, core::Action play, CardId card) {
  if (trilogy::is(play, trilogy::ActionKind::kDiscard)) return say(context, "screen.discard");
  if (trilogy::is(play, trilogy::ActionKind::kShowCard)) return say(context, "screen.show-card");
  if (trilogy::is(play, trilogy::ActionKind::kMission)) {
    return say(context, "screen.mission-done",
               json{{"points", points_of(context, card, context.decision.seat)}});
  }
  return say(context, "screen.play");
}

/// The card that was pressed; else the one that was slid onto the board in vain.
CardId card_spoken_of(const Context& context, core::Seat seat, const Hand& hand) {
  const CardId chosen = own(context.neutral.memory.card);
  if (std::ranges::find(hand.seen, chosen) != hand.seen.end()) return chosen;
  const CardId refused = own(screens::refused_card(context.neutral));
  const bool is_here = std::ranges::find(hand.seen, refused) != hand.seen.end();
  return is_here && !look_of(context, seat, refused).is_raised ? refused : chosen;
}

/// What can be done with the card that was pressed, or why nothing can.
void draw_chosen(Context& context, core::Seat seat, const Hand& hand) {
  const CardId card = card_spoken_of(context, seat, hand);
  const bool is_here = std::ranges::find(hand.seen, card) != hand.seen.end();
  const engine::Theme& theme = context.theme;
  if (!is_here) {
    return write(theme.italic, engine::ink::kSoftInk, say(context, "screen.choose-card"));
  }
  if (look_of(context, seat, card).is_raised) {
    const core::Action play = *play_of(context, card);
    if (!screens::primary_control(context, words_for_play(context, play, card))) return;
    context.answer.action = play;
    context.neutral.memory.hand_shown = {};
    return;
  }
  const bool is_turn = context.is_asked() && context.decision.seat == seat;
  write(theme.italic, is_turn ? engine::ink::kWax : engine::ink::kSoftInk,
        why_unplayable(context, card));
}

float beside_width(const Context& context) {
  return context.unit(kBesideWidth) + 2 * ImGui::GetStyle().WindowPadding.x;
}

/// Beside the fan: whose hand it is, and what can be done with it.
void draw_hand_sheet(Context& context, core::Seat seat, const HandFan& fan, const Hand& hand) {
  limit_height(context);
  const std::string id(trilogy::seat_id(context.rules, seat));
  const engine::PanelPlace place{
      .position = {fan.room.y + gap(context.theme), foot_beside(context, fan)},
      .size = {beside_width(context), 0},
      .pivot = {0, 1}};
  if (engine::begin_panel(context.theme, (id + "-hand").c_str(), "", place)) {
    write(context.theme.bold, engine::ink::kInk,
          say(context, "screen.hand-of", json{{"seat", id}}));
    if (hand.count() == 0) {
      write(context.theme.italic, engine::ink::kSoftInk, say(context, "screen.hand-empty"));
    } else if (hand.seen.empty()) {
      write(context.theme.italic, engine::ink::kSoftInk,
            say(context, "screen.hand-hidden", json{{"cards", hand.count()}}));
    } else {
      draw_chosen(context, seat, hand);
    }
    const std::string close = say(context, "screen.close");
    if (screens::plain_control(context, close)) {
      context.neutral.memory.hand_shown[trilogy::at(seat)] = false;
    }
  }
  engine::end_panel();
}

void draw_hand(Context& context, core::Seat seat) {
  const Hand hand = hand_of(context, seat);
  const HandFan fan =
      screens::fan_for(context, hand.count(), beside_width(context), is_column_covered(context));
  if (hand.count() > 0) {
    screens::begin_fan(fan, "hand-fan");
    draw_seen_cards(context, seat, fan, hand);
    draw_backs(context, fan, hand);
    screens::end_fan();
  }
  draw_hand_sheet(context, seat, fan, hand);
}

}  // namespace

bool is_column_covered(const Context& context) {
  const auto& open = context.neutral.memory.hand_shown;
  return context.compact() && std::ranges::find(open, true) != open.end();
}

void draw_hands(Context& context) {
  for (const core::Seat seat : seats_of(context.rules)) {
    if (context.neutral.memory.hand_shown[trilogy::at(seat)]) return draw_hand(context, seat);
  }
}

}  // namespace trilogy_screens
