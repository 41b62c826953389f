#include "game/wotr/screens/hand.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/screens/control.h"
#include "game/screens/option_button.h"
#include "game/wotr/screens/card_play.h"
#include "game/wotr/screens/card_row.h"
#include "game/wotr/screens/cards.h"
#include "game/wotr/screens/desk.h"
#include "rules/wotr/game.h"

namespace wotr_screens {
namespace {

std::size_t index_of(core::Seat seat) { return static_cast<std::size_t>(core::index(seat)); }

TileLook look_of(const Desk& desk, core::Seat seat, wotr::CardId card) {
  TileLook look{.is_chosen = own(desk.sheet.memory.card) == card};
  if (!is_time_for_cards(desk, seat)) return look;
  look.is_lit = !dice_for(desk, card).empty();
  look.is_faded = !look.is_lit;
  return look;
}

void draw_tile(Desk& desk, core::Seat seat, wotr::CardId card, const CardRow& row) {
  const TileLook look = look_of(desk, seat, card);
  const CardLook words =
      look.is_faded && lacks_condition(desk, card) ? CardLook::kMissing : CardLook::kAsPrinted;
  if (card_tile(desk, card, row.tile, look)) {
    desk.sheet.memory.card = look.is_chosen ? screens::kNoCard : shown(card);
  }
  screens::note_control(desk, wotr::card_of(desk.rules, card).title,
                        tile_words(desk, card) - desk.unit(8));
  if (look.is_chosen && !desk.sheet.preview) read_card(desk, card, words);
  read_pointed_card(desk, card, words);
}

void draw_seen_cards(Desk& desk, core::Seat seat, const std::vector<wotr::CardId>& hand) {
  const CardRow row = card_row_for(desk, hand, ImGui::GetContentRegionAvail().x);
  for (std::size_t i = 0; i < hand.size(); ++i) {
    place_tile(desk, row, i);
    draw_tile(desk, seat, hand[i], row);
  }
}

/// The cards of somebody else, from behind: how many of each deck everybody may know.
void draw_backs(Desk& desk, core::Seat seat) {
  const wotr::CountByDeck& held = desk.view.hands[index_of(seat)];
  const wotr::Side side = wotr::side_of(desk.rules, seat);
  const ImVec2 size(desk.unit(40), desk.unit(56));
  bool first = true;
  for (const auto deck : {wotr::Deck::kCharacter, wotr::Deck::kStrategy}) {
    for (int n = 0; n < held[static_cast<std::size_t>(deck)]; ++n) {
      if (!first) screens::flow(desk, size.x);
      first = false;
      ImGui::Dummy(size);
      draw_card_back(desk, *ImGui::GetWindowDrawList(), side, deck, ImGui::GetItemRectMin(),
                     ImGui::GetItemRectMax());
    }
  }
  write(desk.theme.italic, engine::ink::kSoftInk,
        say(desk, "screen.hand-hidden", nlohmann::json{{"cards", wotr::total_of(held)}}));
}

/// Every die that plays the card is a button; the first is missed least.
bool draw_dice(Desk& desk, wotr::CardId card) {
  const std::vector<wotr::DieFace> dice = dice_for(desk, card);
  for (const wotr::DieFace die : dice) {
    const std::string label =
        say(desk, "screen.play-with", nlohmann::json{{"die", wotr::id_of(die)}});
    const bool is_first = die == dice.front();
    if (!is_first) screens::flow(desk, screens::control_width(desk, label));
    const bool pressed =
        is_first ? screens::primary_control(desk, label) : screens::plain_control(desk, label);
    if (pressed) play_from_hand(desk, card, die);
  }
  return !dice.empty();
}

/// What can be done with the card that was pressed. True if buttons stand there.
bool draw_chosen(Desk& desk, core::Seat seat, const std::vector<wotr::CardId>& hand) {
  const wotr::CardId card = own(desk.sheet.memory.card);
  const bool is_here = std::find(hand.begin(), hand.end(), card) != hand.end();
  if (!is_time_for_cards(desk, seat)) return false;
  if (!is_here) {
    if (desk.compact()) return false;  // the rims must do
    write(desk.theme.italic, engine::ink::kSoftInk, say(desk, "screen.choose-card"));
    return false;
  }
  if (draw_dice(desk, card)) return true;
  write(desk.theme.italic, engine::ink::kWax, why_unplayable(desk, card));
  return false;
}

void draw_close(Desk& desk, core::Seat seat, bool is_beside) {
  const std::string label = say(desk, "screen.close");
  if (is_beside) screens::flow(desk, screens::control_width(desk, label));
  if (screens::plain_control(desk, label)) desk.sheet.memory.hand_shown[index_of(seat)] = false;
}

void draw_content(Desk& desk, core::Seat seat) {
  const std::vector<wotr::CardId> hand = cards_in(desk, wotr::hand_of(seat));
  const int held = wotr::total_of(desk.view.hands[index_of(seat)]);
  const bool is_seen = static_cast<int>(hand.size()) >= held;
  if (held == 0) {
    write(desk.theme.italic, engine::ink::kSoftInk, say(desk, "screen.hand-empty"));
  } else if (is_seen) {
    draw_seen_cards(desk, seat, hand);
  } else {
    draw_backs(desk, seat);
  }
  const bool has_buttons = held > 0 && is_seen && draw_chosen(desk, seat, hand);
  draw_close(desk, seat, has_buttons);
}

void draw_hand(Desk& desk, core::Seat seat) {
  const wotr::Side side = wotr::side_of(desk.rules, seat);
  limit_height(desk);
  const std::string title = say(desk, key_for(desk, "screen.hand-of", seat));
  const std::string id = std::string(id_of(desk.rules, seat)) + "-hand";
  const char* heading = desk.compact() ? "" : title.c_str();
  if (engine::begin_panel(desk.theme, id.c_str(), heading, place_of_cards(desk, side))) {
    if (desk.compact()) write(desk.theme.bold, engine::ink::kInk, title);
    draw_content(desk, seat);
  }
  engine::end_panel();
}

}  // namespace

engine::PanelPlace place_of_cards(const Desk& desk, wotr::Side side) {
  const bool free = side == wotr::Side::kFree;
  const float edge = gap(desk.theme);
  const float column = column_width(desk.theme, desk.screen) + 2 * edge;
  const float x = desk.compact() ? edge : column;
  return {.position = {free ? x : desk.screen.x - x, bar_height(desk.theme) + edge},
          .size = {desk.unit(desk.compact() ? 404 : 424), 0},
          .pivot = {free ? 0 : 1, 0}};
}

bool is_column_covered(const Desk& desk, wotr::Side side) {
  if (!desk.compact()) return false;
  if (side == wotr::Side::kFree && desk.memory.played_open) return true;
  const std::vector<core::Seat> seats = seats_of(desk.rules, side);
  return std::any_of(seats.begin(), seats.end(),
                     [&](core::Seat seat) { return desk.sheet.memory.hand_shown[index_of(seat)]; });
}

bool is_prompt_covered(const Desk& desk) {
  const core::Seat seat = desk.decision.seat;
  return desk.compact() && is_time_for_cards(desk, seat) &&
         desk.sheet.memory.hand_shown[index_of(seat)];
}

void draw_hands(Desk& desk) {
  if (is_prompt_covered(desk)) desk.sheet.is_prompt_covered = true;
  for (std::size_t seat = 0; seat < desk.rules.teams.names.size(); ++seat) {
    if (desk.sheet.memory.hand_shown[seat]) draw_hand(desk, static_cast<core::Seat>(seat));
  }
}

}  // namespace wotr_screens
