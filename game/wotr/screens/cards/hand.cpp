#include "game/wotr/screens/cards/hand.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/commands/ids.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/option_button.h"
#include "game/screens/rules/ruling_links.h"
#include "game/wotr/screens/cards/card_play.h"
#include "game/wotr/screens/cards/cards.h"
#include "game/wotr/screens/cards/hand_fan.h"
#include "game/wotr/screens/context/context.h"
#include "game/wotr/table/frame/frame_things.h"
#include "rules/wotr/game.h"
#include "rules/wotr/names/names.h"

namespace wotr_screens {
namespace {

using nlohmann::json;

std::size_t index_of(core::Seat seat) { return static_cast<std::size_t>(core::index(seat)); }

/// Whether a second press comes so soon that it may belong to the first.
constexpr double kNotYet = 0.25;

bool is_chosen(const Context& context, wotr::CardId card) {
  return own(context.neutral.memory.card) == card;
}

bool is_time_for_battle(const Context& context, core::Seat seat) {
  return screens::is_asked(context.neutral.state) && context.decision.seat == seat &&
         asks_for_combat_card(context);
}

FanLook fan_look_of(const Context& context, core::Seat seat, wotr::CardId card) {
  if (is_time_for_battle(context, seat)) {
    const bool is_usable = use_in_battle(context, card).has_value();
    return {.is_raised = is_usable, .is_faded = !is_usable};
  }
  if (!is_time_for_cards(context, seat)) return {};
  const bool is_playable = !dice_for(context, card).empty() && !is_in_vain(context, card);
  return {.is_raised = is_playable, .is_faded = !is_playable};
}

/// The first press lifts a card to read, the second plays it with the die that is missed least, or
/// uses it in the battle.
void press_card(Context& context, core::Seat seat, wotr::CardId card) {
  const double now = ImGui::GetTime();
  if (!is_chosen(context, card)) {
    context.neutral.memory.card = shown(card);
    context.memory.lifted_since = now;
    return;
  }
  if (now - context.memory.lifted_since < kNotYet) return;
  if (const auto use = use_in_battle(context, card)) return void(context.answer.action = *use);
  const bool may_play = is_time_for_cards(context, seat) && !dice_for(context, card).empty();
  if (may_play) return play_from_hand(context, card, dice_for(context, card).front());
  context.neutral.memory.card = screens::kNoCard;
}

/// Of a card that was slid onto the board.
std::string why_not_played(const Context& context, core::Seat seat, wotr::CardId card) {
  if (is_in_vain(context, card)) return say(context, "screen.card-would-be-in-vain");
  if (is_time_for_cards(context, seat)) return why_unplayable(context, card);
  const json intent{{"do", "play-card"}, {"card", wotr::card_of(context.rules, card).id}};
  const auto refusal = wotr::Game::why_not(context.rules, context.view, intent);
  return refusal && refusal->refused() ? words_of(context, *refusal) : std::string();
}

/// True if something was told.
bool draw_refused(Context& context, core::Seat seat, const std::vector<wotr::CardId>& hand) {
  const wotr::CardId card = own(screens::refused_card(context.neutral));
  const bool is_here = std::ranges::find(hand, card) != hand.end();
  if (!is_here || fan_look_of(context, seat, card).is_raised) return false;
  const std::string why = why_not_played(context, seat, card);
  if (why.empty()) return false;
  write(context.theme.bold, engine::ink::kInk, name_of(context, card));
  screens::write_with_links(context, context.theme.italic, engine::ink::kWax, screens::cited(why));
  return true;
}

/// Lifted out of the fan, with the condition marked where it is not met.
void lift(Context& context, core::Seat seat, const HandFan& fan, int number, wotr::CardId card) {
  const bool is_missing = is_time_for_cards(context, seat) &&
                          fan_look_of(context, seat, card).is_faded &&
                          lacks_condition(context, card);
  screens::lift_from_fan(context, fan, number, shown(card),
                         is_missing ? CardLook::kMissing : CardLook::kAsPrinted);
}

/// It is carried to the table: under the finger, as large as it lies in the hand.
void draw_carried(const Context& context, core::Seat seat, const HandFan& fan, wotr::CardId card) {
  const bool is_playable = fan_look_of(context, seat, card).is_raised;
  draw_in_fan(context, *ImGui::GetForegroundDrawList(), screens::carried_fan(fan), 0, card,
              {.is_faded = !is_playable});
}

/// What shows of a card in the fan can be pressed, and dragged onto the table.
screens::FanPress press_in_fan(Context& context, core::Seat seat, const HandFan& fan, int number,
                               wotr::CardId card) {
  const std::string title = name_of(context, card);
  const screens::FanPress done = screens::press_in_fan(context, fan, number, shown(card), title);
  if (done.is_pressed) press_card(context, seat, card);
  const bool is_refused = done.is_let_go && !fan_look_of(context, seat, card).is_raised;
  if (is_refused) screens::note_refused_card(context.neutral, shown(card));
  // Of which nothing would follow must be pressed: then it says so before it is spent.
  if (done.is_dragged && !is_in_vain(context, card)) {
    screens::ask(
        context, commands::kCarry,
        table::touchable(wotr_table::thing(wotr_table::FramePart::kCard, wotr::byte_of(card))));
  }
  return done;
}

void draw_seen_cards(Context& context, core::Seat seat, const HandFan& fan,
                     const std::vector<wotr::CardId>& hand) {
  screens::begin_fan(fan, "hand-fan");
  int lifted = -1;
  int keys = -1;
  int carried = -1;
  for (int i = 0; i < fan.count; ++i) {
    const wotr::CardId card = hand[static_cast<std::size_t>(i)];
    const screens::FanPress done = press_in_fan(context, seat, fan, i, card);
    if (done.is_dragged) {
      carried = i;
      context.neutral.memory.card = screens::kNoCard;  // it does not stay lifted where it is let go
    }
    if (done.has_keys) keys = i;
    if (done.is_pointed || (lifted < 0 && is_chosen(context, card))) lifted = i;
  }
  ImDrawList& list = *ImGui::GetWindowDrawList();
  for (int i = 0; i < fan.count; ++i) {
    const wotr::CardId card = hand[static_cast<std::size_t>(i)];
    FanLook look = fan_look_of(context, seat, card);
    look.has_keys = i == keys;
    if (i != lifted && i != carried) draw_in_fan(context, list, fan, i, card, look);
  }
  if (carried < 0 && lifted >= 0)
    lift(context, seat, fan, lifted, hand[static_cast<std::size_t>(lifted)]);
  screens::end_fan();
  if (carried >= 0) draw_carried(context, seat, fan, hand[static_cast<std::size_t>(carried)]);
}

/// The cards of somebody else, from behind: how many of each deck everybody may know.
void draw_backs(Context& context, core::Seat seat, const HandFan& fan) {
  const wotr::CountByDeck& held = context.view.hands[index_of(seat)];
  const wotr::Side side = wotr::side_of(context.rules, seat);
  screens::begin_fan(fan, "hand-fan");
  ImDrawList& list = *ImGui::GetWindowDrawList();
  int number = 0;
  for (const auto deck : {wotr::Deck::kCharacter, wotr::Deck::kStrategy}) {
    for (int n = 0; n < held[static_cast<std::size_t>(deck)]; ++n)
      draw_back_in_fan(context, list, fan, number++, side, deck);
  }
  screens::end_fan();
}

/// Every die that plays the card is a button; the first is missed least.
bool draw_dice(Context& context, wotr::CardId card) {
  const std::vector<wotr::DieFace> dice = dice_for(context, card);
  if (is_in_vain(context, card)) {
    write(context.theme.italic, engine::ink::kWax, say(context, "screen.card-would-be-in-vain"));
  }
  for (const wotr::DieFace die : dice) {
    const std::string label =
        say(context, "screen.play-with", nlohmann::json{{"die", wotr::id_of(die)}});
    const bool is_first = die == dice.front();
    if (!is_first) screens::flow(context, screens::control_width(context, label));
    const bool pressed = is_first ? screens::primary_control(context, label)
                                  : screens::plain_control(context, label);
    if (pressed) play_from_hand(context, card, die);
  }
  return !dice.empty();
}

/// True if the card may be used.
bool draw_use_in_battle(Context& context, wotr::CardId card) {
  const auto use = use_in_battle(context, card);
  if (use && screens::primary_control(context, say(context, "screen.use-in-battle"))) {
    context.answer.action = *use;
  }
  return use.has_value();
}

/// What can be done with the card that was pressed. True if buttons stand there.
bool draw_chosen(Context& context, core::Seat seat, const std::vector<wotr::CardId>& hand) {
  const wotr::CardId card = own(context.neutral.memory.card);
  const bool is_here = std::find(hand.begin(), hand.end(), card) != hand.end();
  if (!is_here && draw_refused(context, seat, hand)) return false;
  const bool fights = is_time_for_battle(context, seat);
  if (!fights && !is_time_for_cards(context, seat)) return false;
  if (!is_here) {
    write(context.theme.italic, engine::ink::kSoftInk, say(context, "screen.choose-card"));
    return false;
  }
  if (fights) return draw_use_in_battle(context, card);
  if (draw_dice(context, card)) return true;
  write(context.theme.italic, engine::ink::kWax, why_unplayable(context, card));
  return false;
}

void draw_close(Context& context, core::Seat seat, bool is_beside) {
  const std::string label = say(context, "screen.close");
  if (is_beside) screens::flow(context, screens::control_width(context, label));
  if (screens::plain_control(context, label))
    context.neutral.memory.hand_shown[index_of(seat)] = false;
}

void draw_hand_words(Context& context, core::Seat seat, const std::vector<wotr::CardId>& hand) {
  const int held = wotr::total_of(context.view.hands[index_of(seat)]);
  const bool is_seen = static_cast<int>(hand.size()) >= held;
  bool has_buttons = false;
  if (held == 0) {
    write(context.theme.italic, engine::ink::kSoftInk, say(context, "screen.hand-empty"));
  } else if (is_seen) {
    has_buttons = draw_chosen(context, seat, hand);
  } else {
    write(context.theme.italic, engine::ink::kSoftInk,
          say(context, "screen.hand-hidden", nlohmann::json{{"cards", held}}));
  }
  draw_close(context, seat, has_buttons);
}

/// The widest button that may stand there, so that the cards need not move when it does.
float hand_sheet_width(const Context& context) {
  float widest = 0;
  for (std::size_t die = 0; die < static_cast<std::size_t>(wotr::kFaceCount); ++die) {
    const auto face = static_cast<wotr::DieFace>(die);
    const json name{{"die", wotr::id_of(face)}};
    widest =
        std::max(widest, screens::control_width(context, say(context, "screen.play-with", name)));
  }
  return widest + 2 * ImGui::GetStyle().WindowPadding.x;
}

/// Beside the fan: whose hand it is, and what can be done with the card that was lifted.
void draw_hand_sheet(Context& context, core::Seat seat, const HandFan& fan,
                     const std::vector<wotr::CardId>& hand) {
  limit_height(context);
  const std::string title = say(context, key_for(context, "screen.hand-of", seat));
  const std::string id = std::string(id_of(context.rules, seat)) + "-hand";
  const engine::PanelPlace place{
      .position = {fan.room.y + gap(context.theme), foot_beside(context, fan)},
      .size = {hand_sheet_width(context), 0},
      .pivot = {0, 1}};
  if (engine::begin_panel(context.theme, id.c_str(), "", place)) {
    write(context.theme.bold, engine::ink::kInk, title);
    draw_hand_words(context, seat, hand);
  }
  engine::end_panel();
}

void draw_hand(Context& context, core::Seat seat) {
  const std::vector<wotr::CardId> hand = cards_in(context, wotr::hand_of(seat));
  const int held = wotr::total_of(context.view.hands[index_of(seat)]);
  const HandFan fan = fan_for(context, held, hand_sheet_width(context));
  const bool is_seen = static_cast<int>(hand.size()) >= held;
  if (held > 0 && is_seen) draw_seen_cards(context, seat, fan, hand);
  if (held > 0 && !is_seen) draw_backs(context, seat, fan);
  draw_hand_sheet(context, seat, fan, hand);
}

/// One hand at a time lies at the edge: the one that was asked for last.
void keep_one_hand(Context& context) {
  auto& open = context.neutral.memory.hand_shown;
  std::size_t& last = context.memory.hand_open;
  for (std::size_t seat = 0; seat < open.size(); ++seat) {
    if (open[seat] && seat != last &&
        (last >= open.size() || !open[last] || !context.memory.hands_were[seat]))
      last = seat;
  }
  for (std::size_t seat = 0; seat < open.size(); ++seat) open[seat] = open[seat] && seat == last;
  context.memory.hands_were = open;
}

}  // namespace

engine::PanelPlace place_of_cards(const Context& context, wotr::Side side) {
  const bool free = side == wotr::Side::kFree;
  const float edge = gap(context.theme);
  const float column = column_width(context.theme, context.screen) + 2 * edge;
  const float x = context.compact() ? edge : column;
  return {.position = {free ? x : context.screen.x - x, bar_height(context.theme) + edge},
          .size = {context.unit(context.compact() ? 404 : 424), 0},
          .pivot = {free ? 0 : 1, 0}};
}

bool is_column_covered(const Context& context, wotr::Side side) {
  if (!context.compact()) return false;
  const bool is_played_open = context.neutral.memory.game_sheets.is_open(kPlayedSheet);
  if (side == wotr::Side::kFree && is_played_open) return true;
  const std::vector<core::Seat> seats = seats_of(context.rules, side);
  return std::any_of(seats.begin(), seats.end(), [&](core::Seat seat) {
    return context.neutral.memory.hand_shown[index_of(seat)];
  });
}

void draw_hands(Context& context) {
  keep_one_hand(context);
  for (std::size_t seat = 0; seat < context.rules.teams.names.size(); ++seat) {
    if (context.neutral.memory.hand_shown[seat]) draw_hand(context, static_cast<core::Seat>(seat));
  }
}

}  // namespace wotr_screens
