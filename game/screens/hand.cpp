#include "game/screens/hand.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/screens/card_play.h"
#include "game/screens/cards.h"
#include "game/screens/control.h"
#include "game/screens/option_button.h"
#include "game/screens/reading.h"
#include "game/screens/shelf.h"
#include "rules/wotr/game.h"

namespace screens {
namespace {

std::size_t index_of(core::Seat seat) { return static_cast<std::size_t>(core::index(seat)); }

TileLook look_of(const Sheet& sheet, core::Seat seat, wotr::CardId card) {
  TileLook look{.is_chosen = sheet.memory.card == card};
  if (!is_time_for_cards(sheet, seat)) return look;
  look.is_lit = !dice_for(sheet, card).empty();
  look.is_faded = !look.is_lit;
  return look;
}

void draw_tile(Sheet& sheet, core::Seat seat, wotr::CardId card, const Shelf& shelf) {
  const TileLook look = look_of(sheet, seat, card);
  const Condition condition =
      look.is_faded && lacks_condition(sheet, card) ? Condition::kMissing : Condition::kAsPrinted;
  if (card_tile(sheet, card, shelf.tile, look)) {
    sheet.memory.card = look.is_chosen ? wotr::kNoCard : card;
  }
  note_control(sheet, wotr::card_of(sheet.model.rules, card).title,
               tile_words(sheet, card) - sheet.unit(8));
  if (look.is_chosen && !sheet.reading) read_card(sheet, card, condition);
  read_pointed_card(sheet, card, condition);
}

void draw_seen_cards(Sheet& sheet, core::Seat seat, const std::vector<wotr::CardId>& hand) {
  const Shelf shelf = shelf_for(sheet, hand, ImGui::GetContentRegionAvail().x);
  for (std::size_t i = 0; i < hand.size(); ++i) {
    place_tile(sheet, shelf, i);
    draw_tile(sheet, seat, hand[i], shelf);
  }
}

/// The cards of somebody else, from behind: how many of each deck everybody may know.
void draw_backs(Sheet& sheet, core::Seat seat) {
  const wotr::CountByDeck& held = sheet.model.view.hands[index_of(seat)];
  const wotr::Side side = wotr::side_of(sheet.model.rules, seat);
  const ImVec2 size(sheet.unit(40), sheet.unit(56));
  bool first = true;
  for (const auto deck : {wotr::Deck::kCharacter, wotr::Deck::kStrategy}) {
    for (int n = 0; n < held[static_cast<std::size_t>(deck)]; ++n) {
      if (!first) flow(sheet, size.x);
      first = false;
      ImGui::Dummy(size);
      draw_card_back(sheet, *ImGui::GetWindowDrawList(), side, deck, ImGui::GetItemRectMin(),
                     ImGui::GetItemRectMax());
    }
  }
  write(sheet.theme.italic, engine::ink::kSoftInk,
        say(sheet, "screen.hand-hidden", nlohmann::json{{"cards", wotr::total_of(held)}}));
}

/// Every die that plays the card is a button; the first is missed least.
bool draw_dice(Sheet& sheet, wotr::CardId card) {
  const std::vector<wotr::DieFace> dice = dice_for(sheet, card);
  for (const wotr::DieFace die : dice) {
    const std::string label =
        say(sheet, "screen.play-with", nlohmann::json{{"die", wotr::id_of(die)}});
    const bool is_first = die == dice.front();
    if (!is_first) flow(sheet, control_width(sheet, label));
    const bool pressed = is_first ? primary_control(sheet, label) : plain_control(sheet, label);
    if (pressed) wish_for(sheet, card, die);
  }
  return !dice.empty();
}

/// What can be done with the card that was pressed. True if buttons stand there.
bool draw_chosen(Sheet& sheet, core::Seat seat, const std::vector<wotr::CardId>& hand) {
  const wotr::CardId card = sheet.memory.card;
  const bool is_here = std::find(hand.begin(), hand.end(), card) != hand.end();
  if (!is_time_for_cards(sheet, seat)) return false;
  if (!is_here) {
    if (sheet.compact()) return false;  // the rims must do
    write(sheet.theme.italic, engine::ink::kSoftInk, say(sheet, "screen.choose-card"));
    return false;
  }
  if (draw_dice(sheet, card)) return true;
  write(sheet.theme.italic, engine::ink::kWax, why_unplayable(sheet, card));
  return false;
}

void draw_close(Sheet& sheet, core::Seat seat, bool is_beside) {
  const std::string label = say(sheet, "screen.close");
  if (is_beside) flow(sheet, control_width(sheet, label));
  if (plain_control(sheet, label)) sheet.memory.hand_shown[index_of(seat)] = false;
}

void draw_content(Sheet& sheet, core::Seat seat) {
  const std::vector<wotr::CardId> hand = cards_in(sheet, wotr::hand_of(seat));
  const int held = wotr::total_of(sheet.model.view.hands[index_of(seat)]);
  const bool is_seen = static_cast<int>(hand.size()) >= held;
  if (held == 0) {
    write(sheet.theme.italic, engine::ink::kSoftInk, say(sheet, "screen.hand-empty"));
  } else if (is_seen) {
    draw_seen_cards(sheet, seat, hand);
  } else {
    draw_backs(sheet, seat);
  }
  const bool has_buttons = held > 0 && is_seen && draw_chosen(sheet, seat, hand);
  draw_close(sheet, seat, has_buttons);
}

void draw_hand(Sheet& sheet, core::Seat seat) {
  const wotr::Side side = wotr::side_of(sheet.model.rules, seat);
  limit_height(sheet);
  const std::string title = say(sheet, key_for(sheet, "screen.hand-of", seat));
  const std::string id = std::string(id_of(sheet.model.rules, seat)) + "-hand";
  const char* heading = sheet.compact() ? "" : title.c_str();
  if (engine::begin_panel(sheet.theme, id.c_str(), heading, place_of_cards(sheet, side))) {
    if (sheet.compact()) write(sheet.theme.bold, engine::ink::kInk, title);
    draw_content(sheet, seat);
  }
  engine::end_panel();
}

}  // namespace

engine::PanelPlace place_of_cards(const Sheet& sheet, wotr::Side side) {
  const bool free = side == wotr::Side::kFree;
  const float edge = gap(sheet.theme);
  const float column = column_width(sheet.theme, sheet.screen) + 2 * edge;
  const float x = sheet.compact() ? edge : column;
  return {.position = {free ? x : sheet.screen.x - x, bar_height(sheet.theme) + edge},
          .size = {sheet.unit(sheet.compact() ? 404 : 424), 0},
          .pivot = {free ? 0 : 1, 0}};
}

bool is_column_covered(const Sheet& sheet, wotr::Side side) {
  if (!sheet.compact()) return false;
  if (side == wotr::Side::kFree && sheet.memory.played_open) return true;
  const std::vector<core::Seat> seats = seats_of(sheet.model.rules, side);
  return std::any_of(seats.begin(), seats.end(),
                     [&](core::Seat seat) { return sheet.memory.hand_shown[index_of(seat)]; });
}

bool is_prompt_covered(const Sheet& sheet) {
  const core::Seat seat = sheet.model.view.decision.seat;
  return sheet.compact() && is_time_for_cards(sheet, seat) &&
         sheet.memory.hand_shown[index_of(seat)];
}

void draw_hands(Sheet& sheet) {
  for (std::size_t seat = 0; seat < sheet.model.rules.teams.names.size(); ++seat) {
    if (sheet.memory.hand_shown[seat]) draw_hand(sheet, static_cast<core::Seat>(seat));
  }
}

}  // namespace screens
