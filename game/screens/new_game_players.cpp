#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/screens/control.h"
#include "game/screens/dice_icon.h"
#include "game/screens/new_game_sheet.h"
#include "game/screens/option_button.h"

namespace screens {
namespace {

constexpr int kMostPeople = 4;
constexpr std::string_view kPerson = "human";

void draw_numbers(Sheet& sheet, NewGame& wish) {
  ImGui::TableNextRow();
  ImGui::TableNextColumn();
  ImGui::AlignTextToFramePadding();
  write(sheet.theme.bold, engine::ink::kInk, say(sheet, "screen.how-many"));
  ImGui::TableNextColumn();
  const float space = ImGui::GetStyle().ItemSpacing.x;
  const float width =
      std::min(sheet.unit(120),
               (ImGui::GetContentRegionAvail().x - (kMostPeople - 1) * space) / kMostPeople);
  for (int people = 1; people <= kMostPeople; ++people) {
    if (people > 1) ImGui::SameLine();
    const std::string label =
        say(sheet, "screen.player-count", nlohmann::json{{"players", people}});
    if (choice_control(sheet, label, wish.people == people, width)) {
      set_people(*sheet.model.offer, wish, people);
    }
  }
}

std::string seat_name(const Sheet& sheet, const wotr::TeamLayout& seating, std::size_t seat) {
  return sheet.model.words.name("seat", seating.names[seat]);
}

/// Whose Nations these are.
void draw_nations(Sheet& sheet, const wotr::TeamLayout& seating, std::size_t seat) {
  const float radius = sheet.unit(9);
  const ImVec2 start = ImGui::GetCursorScreenPos();
  float x = start.x + radius;
  std::string names;
  for (int n = 0; n < wotr::kNationCount; ++n) {
    if (static_cast<std::size_t>(core::index(seating.owner[static_cast<std::size_t>(n)])) != seat) {
      continue;
    }
    const auto nation = static_cast<wotr::Nation>(n);
    draw_nation_disc(*ImGui::GetWindowDrawList(), ImVec2(x, start.y + radius), radius, nation,
                     Strength::kFull);
    x += 2 * radius + sheet.unit(5);
    names += (names.empty() ? "" : ", ") + name_of(sheet, nation);
  }
  ImGui::Dummy(ImVec2(x - start.x, 2 * radius));
  if (ImGui::IsItemHovered()) engine::tip(sheet.theme, names.c_str());
}

/// The name of a row on the left, over the Nations of the seat; the controls go to its right.
void begin_row(Sheet& sheet, const std::string& name, const wotr::TeamLayout& seating,
               std::size_t seat) {
  ImGui::TableNextRow();
  ImGui::TableNextColumn();
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(sheet.unit(5), sheet.unit(3)));
  write(sheet.theme.bold, engine::ink::kInk, name);
  draw_nations(sheet, seating, seat);
  ImGui::PopStyleVar();
  ImGui::TableNextColumn();
  ImGui::PushID(static_cast<int>(seat));
}

void end_row() { ImGui::PopID(); }

/// Returns the player that was chosen, or nothing.
std::string draw_players(Sheet& sheet, const std::string& seated, wotr::Side side,
                         bool with_person) {
  std::vector<std::string> names = sheet.model.offer->machines[static_cast<std::size_t>(side)];
  if (with_person) names.insert(names.begin(), std::string(kPerson));
  std::string chosen;
  for (const std::string& name : names) {
    const std::string label = say(sheet, "screen.seated." + name);
    if (name != names.front()) flow(sheet, control_width(sheet, label));
    if (choice_control(sheet, label, seated == name)) chosen = name;
  }
  return chosen;
}

void draw_seats(Sheet& sheet, NewGame& wish, const wotr::TeamLayout& seating) {
  for (std::size_t seat = 0; seat < seating.names.size(); ++seat) {
    begin_row(sheet, seat_name(sheet, seating, seat), seating, seat);
    const std::string chosen = draw_players(sheet, wish.players[seat], seating.side[seat], true);
    if (!chosen.empty()) wish.players[seat] = chosen;
    end_row();
  }
}

/// One person: which side, and against whom.
void draw_side_and_opponent(Sheet& sheet, NewGame& wish, const wotr::TeamLayout& seating) {
  const std::size_t own = wish.players[0] == kPerson ? 0 : 1;
  begin_row(sheet, say(sheet, "screen.you-play"), seating, own);
  for (std::size_t seat = 0; seat < seating.names.size(); ++seat) {
    const std::string label = seat_name(sheet, seating, seat);
    if (seat > 0) flow(sheet, control_width(sheet, label));
    if (choice_control(sheet, label, seat == own)) {
      play_alone_as(*sheet.model.offer, wish, static_cast<core::Seat>(seat));
    }
  }
  end_row();
  begin_row(sheet, say(sheet, "screen.against"), seating, 1 - own);
  const std::string chosen =
      draw_players(sheet, wish.players[1 - own], seating.side[1 - own], false);
  if (!chosen.empty()) wish.players[1 - own] = chosen;
  end_row();
}

}  // namespace

void draw_players_page(Sheet& sheet, NewGame& wish) {
  constexpr std::array<std::string_view, kMostPeople> kAbout{
      "screen.about-one", "screen.about-two", "screen.about-three", "screen.about-four"};
  if (!ImGui::BeginTable("seats", 2)) return;
  ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthFixed, sheet.unit(190));
  ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthStretch);
  draw_numbers(sheet, wish);
  const wotr::TeamLayout seating = wotr::team_layout_for(seats_of(wish));
  if (wish.people == 1) {
    draw_side_and_opponent(sheet, wish, seating);
  } else {
    draw_seats(sheet, wish, seating);
  }
  ImGui::EndTable();
  if (sheet.compact()) return;
  ImGui::Dummy(ImVec2(0, sheet.unit(4)));
  write(sheet.theme.italic, engine::ink::kSoftInk,
        say(sheet, kAbout[static_cast<std::size_t>(wish.people - 1)]));
}

}  // namespace screens
