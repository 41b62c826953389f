#include "game/trilogy/screens/seats/seats_column.h"

#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/commands/ids.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/key_words.h"
#include "game/screens/seats_panel.h"
#include "game/screens/state/settings.h"
#include "game/trilogy/screens/cards/card_play.h"
#include "game/trilogy/screens/context/signs.h"
#include "rules/trilogy/board/scores.h"
#include "rules/trilogy/names/read_names.h"

namespace trilogy_screens {
namespace {

using nlohmann::json;

bool is_folded(const Context& context) {
  const screens::Settings* settings = context.neutral.state.settings;
  return settings != nullptr && screens::is_folded(*settings, kSeatsColumn);
}

void turn_sheet(Context& context) {
  const screens::Settings* settings = context.neutral.state.settings;
  if (settings == nullptr) return;
  screens::ask(context, commands::kFoldPanel, std::string(kSeatsColumn));
}

int cards_of(const Context& context, core::Seat seat) {
  const trilogy::CountByDeck& hand = context.view.hands[trilogy::at(seat)];
  return hand[0] + hand[1];
}

int battalions_of(const Context& context, core::Seat seat) {
  int sum = 0;
  for (const Territory territory : trilogy::held_by(context.board, seat)) {
    sum += trilogy::battalions_in(context.board, territory);
  }
  return sum;
}

/// The regions that the seat holds whole: "Rohan, Rhûn".
std::string regions_of(const Context& context, core::Seat seat) {
  std::string names;
  for (const trilogy::RegionRow& region : context.rules.regions) {
    if (!(region.territories - trilogy::held_by(context.board, seat)).empty()) continue;
    names += (names.empty() ? "" : ", ") + context.words.name("region", region.id);
  }
  return names;
}

std::string words_of_holdings(const Context& context, core::Seat seat) {
  return say(context, "screen.holds",
             json{{"territories", trilogy::held_by(context.board, seat).size()},
                  {"battalions", battalions_of(context, seat)}});
}

screens::SeatButton button_of(const Context& context, core::Seat seat) {
  const trilogy::CountByDeck& hand = context.view.hands[trilogy::at(seat)];
  const json args{{"seat", trilogy::seat_id(context.rules, seat)},
                  {"cards", cards_of(context, seat)},
                  {"territory", hand[trilogy::of(trilogy::Deck::kTerritory)]},
                  {"adventure", hand[trilogy::of(trilogy::Deck::kAdventure)]}};
  screens::SeatButton button;
  button.seat = seat;
  button.tip = words_about(context, seat) + "\n" + say(context, "screen.hand-tip", args);
  button.playable = playable_cards(context, seat);
  button.leads = context.board.first == seat;
  return button;
}

bool fold_control(Context& context, ImVec2 size) {
  const bool pressed = engine::press_area("fold", size);
  screens::note_control(context, "fold", 0);
  const bool has_keys = ImGui::IsItemFocused() && ImGui::GetIO().NavVisible;
  if (ImGui::IsItemHovered() || has_keys) {
    ImGui::GetWindowDrawList()->AddRect(ImGui::GetItemRectMin(), ImGui::GetItemRectMax(),
                                        engine::ink::kBrass, context.unit(3), 0,
                                        context.unit(1.5F));
  }
  if (ImGui::IsItemHovered()) {
    const std::string_view key = is_folded(context) ? "screen.unfold" : "screen.fold";
    engine::tip(context.theme, screens::say_with_key(context, key, commands::kFold).c_str());
  }
  return pressed;
}

void draw_title(Context& context) {
  const ImVec2 start = ImGui::GetCursorPos();
  const ImVec2 place = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  write(context.theme.small_caps, engine::ink::kInk, say(context, "screen.players"));
  ImGui::SetCursorPos(start);
  if (fold_control(context, ImVec2(width, context.theme.touch))) turn_sheet(context);
  engine::draw_icon(*ImGui::GetWindowDrawList(), engine::Icon::kLeft,
                    ImVec2(place.x + width - context.unit(7), place.y + context.unit(11)),
                    context.unit(15), engine::ink::kSoftInk);
}

std::string points_words(const Context& context, core::Seat seat) {
  if (!trilogy::is_in_play(context.board, seat)) return say(context, "screen.is-out");
  const int points = trilogy::score_of(context.rules, open_state(context.view), seat);
  return say(context, "screen.points", json{{"points", points}});
}

/// The one whose turn it is has a name of wax.
void draw_name(Context& context, core::Seat seat) {
  const float radius = context.unit(12);
  const ImVec2 start = ImGui::GetCursorScreenPos();
  const float middle = start.y + context.theme.touch / 2;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  draw_colour_disc(list, {start.x + radius, middle}, radius, colour_of(context.rules, seat));
  const bool acts = context.board.phase == trilogy::Phase::kTurn && context.board.to_act == seat;
  const float size = context.theme.bold->FontSize * ImGui::GetIO().FontGlobalScale;
  const float x = start.x + 2 * radius + context.unit(8);
  list.AddText(context.theme.bold, size, {x, middle - size},
               acts ? engine::ink::kWax : engine::ink::kInk, name_of(context, seat).c_str());
  list.AddText(context.theme.italic, size, {x, middle}, engine::ink::kSoftInk,
               points_words(context, seat).c_str());
}

/// Name and points, and at the right edge the hand.
void draw_seat(Context& context, core::Seat seat) {
  const ImVec2 start = ImGui::GetCursorPos();
  const float width = ImGui::GetContentRegionAvail().x;
  draw_name(context, seat);
  if (trilogy::is_in_play(context.board, seat)) {
    ImGui::SetCursorPos({start.x + width - context.theme.touch, start.y});
    screens::draw_seat_icon(context, button_of(context, seat));
  } else {
    ImGui::Dummy(ImVec2(width, context.theme.touch));
  }
  if (!context.compact())
    write(context.theme.text, engine::ink::kInk, words_of_holdings(context, seat));
}

void draw_folded(Context& context) {
  const float width = ImGui::GetContentRegionAvail().x;
  const ImVec2 place = ImGui::GetCursorScreenPos();
  if (fold_control(context, ImVec2(width, context.theme.touch))) turn_sheet(context);
  engine::draw_icon(*ImGui::GetWindowDrawList(), engine::Icon::kRight,
                    ImVec2(place.x + width / 2, place.y + context.theme.touch / 2),
                    context.unit(18), engine::ink::kSoftInk);
  for (const core::Seat seat : seats_of(context.rules)) {
    if (!trilogy::is_in_play(context.board, seat)) continue;
    screens::draw_seat_icon(context, button_of(context, seat));
    const ImVec2 corner(ImGui::GetItemRectMin().x + context.unit(6),
                        ImGui::GetItemRectMax().y - context.unit(6));
    draw_colour_disc(*ImGui::GetWindowDrawList(), corner, context.unit(8),
                     colour_of(context.rules, seat));
  }
}

}  // namespace

std::string words_about(const Context& context, core::Seat seat) {
  const trilogy::TerritorySet& held = trilogy::held_by(context.board, seat);
  std::string words = words_of_holdings(context, seat) + "\n" +
                      say(context, "screen.holds-places",
                          json{{"strongholds", (held & context.rules.strongholds).size()},
                               {"income", trilogy::income_of(context.rules, context.board, seat)}});
  const std::string regions = regions_of(context, seat);
  return regions.empty() ? words : words + "\n" + regions;
}

void draw_seats_column(Context& context) {
  const bool folded = is_folded(context);
  const float edge = gap(context.theme);
  const float width =
      folded ? tab_width(context.theme) : column_width(context.theme, context.screen);
  limit_height(context);
  const ImVec2 slim(context.unit(12), context.unit(12));
  if (folded) ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, slim);
  const bool is_drawn = engine::begin_panel(
      context.theme, "seats", "",
      {.position = {edge, bar_height(context.theme) + edge}, .size = {width, 0}});
  if (folded) ImGui::PopStyleVar();
  if (is_drawn && folded) draw_folded(context);
  if (is_drawn && !folded) {
    draw_title(context);
    for (const core::Seat seat : seats_of(context.rules)) draw_seat(context, seat);
  }
  engine::end_panel();
}

}  // namespace trilogy_screens
