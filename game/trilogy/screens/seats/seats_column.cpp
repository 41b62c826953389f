#include "game/trilogy/screens/seats/seats_column.h"

#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/commands/ids.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/key_words.h"
#include "game/screens/seats_panel.h"
#include "game/screens/state/settings.h"
#include "game/trilogy/screens/cards/card_play.h"
#include "game/trilogy/screens/desk/signs.h"
#include "rules/trilogy/board/scores.h"
#include "rules/trilogy/names/read_names.h"

namespace trilogy_screens {
namespace {

using nlohmann::json;

bool is_folded(const Desk& desk) {
  const screens::Settings* settings = desk.sheet.state.settings;
  return settings != nullptr && screens::is_folded(*settings, kSeatsColumn);
}

void turn_sheet(Desk& desk) {
  const screens::Settings* settings = desk.sheet.state.settings;
  if (settings == nullptr) return;
  screens::ask(desk, commands::kFoldPanel, std::string(kSeatsColumn));
}

int cards_of(const Desk& desk, core::Seat seat) {
  const trilogy::CountByDeck& hand = desk.view.hands[trilogy::at(seat)];
  return hand[0] + hand[1];
}

int battalions_of(const Desk& desk, core::Seat seat) {
  int sum = 0;
  for (const Territory territory : trilogy::held_by(desk.board, seat)) {
    sum += trilogy::battalions_in(desk.board, territory);
  }
  return sum;
}

/// The regions that the seat holds whole: "Rohan, Rhûn".
std::string regions_of(const Desk& desk, core::Seat seat) {
  std::string names;
  for (const trilogy::RegionRow& region : desk.rules.regions) {
    if (!(region.territories - trilogy::held_by(desk.board, seat)).empty()) continue;
    names += (names.empty() ? "" : ", ") + desk.words.name("region", region.id);
  }
  return names;
}

std::string words_of_holdings(const Desk& desk, core::Seat seat) {
  return say(desk, "screen.holds",
             json{{"territories", trilogy::held_by(desk.board, seat).size()},
                  {"battalions", battalions_of(desk, seat)}});
}

screens::SeatButton button_of(const Desk& desk, core::Seat seat) {
  const trilogy::CountByDeck& hand = desk.view.hands[trilogy::at(seat)];
  const json args{{"seat", trilogy::seat_id(desk.rules, seat)},
                  {"cards", cards_of(desk, seat)},
                  {"territory", hand[trilogy::of(trilogy::Deck::kTerritory)]},
                  {"adventure", hand[trilogy::of(trilogy::Deck::kAdventure)]}};
  screens::SeatButton button;
  button.seat = seat;
  button.tip = words_about(desk, seat) + "\n" + say(desk, "screen.hand-tip", args);
  button.playable = playable_cards(desk, seat);
  button.leads = desk.board.first == seat;
  return button;
}

bool fold_control(Desk& desk, ImVec2 size) {
  const bool pressed = engine::press_area("fold", size);
  screens::note_control(desk, "fold", 0);
  const bool has_keys = ImGui::IsItemFocused() && ImGui::GetIO().NavVisible;
  if (ImGui::IsItemHovered() || has_keys) {
    ImGui::GetWindowDrawList()->AddRect(ImGui::GetItemRectMin(), ImGui::GetItemRectMax(),
                                        engine::ink::kBrass, desk.unit(3), 0, desk.unit(1.5F));
  }
  if (ImGui::IsItemHovered()) {
    const std::string_view key = is_folded(desk) ? "screen.unfold" : "screen.fold";
    engine::tip(desk.theme, screens::say_with_key(desk, key, commands::kFold).c_str());
  }
  return pressed;
}

void draw_title(Desk& desk) {
  const ImVec2 start = ImGui::GetCursorPos();
  const ImVec2 place = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  write(desk.theme.small_caps, engine::ink::kInk, say(desk, "screen.players"));
  ImGui::SetCursorPos(start);
  if (fold_control(desk, ImVec2(width, desk.theme.touch))) turn_sheet(desk);
  engine::draw_icon(*ImGui::GetWindowDrawList(), engine::Icon::kLeft,
                    ImVec2(place.x + width - desk.unit(7), place.y + desk.unit(11)), desk.unit(15),
                    engine::ink::kSoftInk);
}

std::string points_words(const Desk& desk, core::Seat seat) {
  if (!trilogy::is_in_play(desk.board, seat)) return say(desk, "screen.is-out");
  const int points = trilogy::score_of(desk.rules, open_state(desk.view), seat);
  return say(desk, "screen.points", json{{"points", points}});
}

/// The one whose turn it is has a name of wax.
void draw_name(Desk& desk, core::Seat seat) {
  const float radius = desk.unit(12);
  const ImVec2 start = ImGui::GetCursorScreenPos();
  const float middle = start.y + desk.theme.touch / 2;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  draw_colour_disc(list, {start.x + radius, middle}, radius, colour_of(desk.rules, seat));
  const bool acts = desk.board.phase == trilogy::Phase::kTurn && desk.board.to_act == seat;
  const float size = desk.theme.bold->FontSize * ImGui::GetIO().FontGlobalScale;
  const float x = start.x + 2 * radius + desk.unit(8);
  list.AddText(desk.theme.bold, size, {x, middle - size},
               acts ? engine::ink::kWax : engine::ink::kInk, name_of(desk, seat).c_str());
  list.AddText(desk.theme.italic, size, {x, middle}, engine::ink::kSoftInk,
               points_words(desk, seat).c_str());
}

/// Name and points, and at the right edge the hand.
void draw_seat(Desk& desk, core::Seat seat) {
  const ImVec2 start = ImGui::GetCursorPos();
  const float width = ImGui::GetContentRegionAvail().x;
  draw_name(desk, seat);
  if (trilogy::is_in_play(desk.board, seat)) {
    ImGui::SetCursorPos({start.x + width - desk.theme.touch, start.y});
    screens::draw_seat_icon(desk, button_of(desk, seat));
  } else {
    ImGui::Dummy(ImVec2(width, desk.theme.touch));
  }
  if (!desk.compact()) write(desk.theme.text, engine::ink::kInk, words_of_holdings(desk, seat));
}

void draw_folded(Desk& desk) {
  const float width = ImGui::GetContentRegionAvail().x;
  const ImVec2 place = ImGui::GetCursorScreenPos();
  if (fold_control(desk, ImVec2(width, desk.theme.touch))) turn_sheet(desk);
  engine::draw_icon(*ImGui::GetWindowDrawList(), engine::Icon::kRight,
                    ImVec2(place.x + width / 2, place.y + desk.theme.touch / 2), desk.unit(18),
                    engine::ink::kSoftInk);
  for (const core::Seat seat : seats_of(desk.rules)) {
    if (!trilogy::is_in_play(desk.board, seat)) continue;
    screens::draw_seat_icon(desk, button_of(desk, seat));
    const ImVec2 corner(ImGui::GetItemRectMin().x + desk.unit(6),
                        ImGui::GetItemRectMax().y - desk.unit(6));
    draw_colour_disc(*ImGui::GetWindowDrawList(), corner, desk.unit(8),
                     colour_of(desk.rules, seat));
  }
}

}  // namespace

std::string words_about(const Desk& desk, core::Seat seat) {
  const trilogy::TerritorySet& held = trilogy::held_by(desk.board, seat);
  std::string words = words_of_holdings(desk, seat) + "\n" +
                      say(desk, "screen.holds-places",
                          json{{"strongholds", (held & desk.rules.strongholds).size()},
                               {"income", trilogy::income_of(desk.rules, desk.board, seat)}});
  const std::string regions = regions_of(desk, seat);
  return regions.empty() ? words : words + "\n" + regions;
}

void draw_seats_column(Desk& desk) {
  const bool folded = is_folded(desk);
  const float edge = gap(desk.theme);
  const float width = folded ? tab_width(desk.theme) : column_width(desk.theme, desk.screen);
  limit_height(desk);
  const ImVec2 slim(desk.unit(12), desk.unit(12));
  if (folded) ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, slim);
  const bool is_drawn =
      engine::begin_panel(desk.theme, "seats", "",
                          {.position = {edge, bar_height(desk.theme) + edge}, .size = {width, 0}});
  if (folded) ImGui::PopStyleVar();
  if (is_drawn && folded) draw_folded(desk);
  if (is_drawn && !folded) {
    draw_title(desk);
    for (const core::Seat seat : seats_of(desk.rules)) draw_seat(desk, seat);
  }
  engine::end_panel();
}

}  // namespace trilogy_screens
