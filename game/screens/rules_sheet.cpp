#include "game/screens/rules_sheet.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/screens/control.h"
#include "game/screens/new_game_sheet.h"

namespace screens {
namespace {

void draw_seats(Sheet& sheet) {
  const auto names = sheet.model.rules.teams.names;
  for (std::size_t seat = 0; seat < names.size() && seat < sheet.model.players.size(); ++seat) {
    const std::string player = say(sheet, "player." + sheet.model.players[seat]);
    write(sheet.theme.text, engine::ink::kInk,
          say(sheet, "screen.seat-player",
              nlohmann::json{{"seat", names[seat]}, {"player", player}}));
  }
}

/// Only what is not as published.
void draw_differences(Sheet& sheet, const Offer& offer) {
  const wotr::Options& options = sheet.model.rules.options;
  for (const OfferedOption& option : offer.options) {
    const std::uint8_t value = option.row->get(options);
    if (value == option.published || !matters(option, options.players)) continue;
    const std::string title = say(sheet, "option." + std::string(option.row->id));
    write(sheet.theme.bold, engine::ink::kInk,
          say(sheet, "screen.option-value",
              nlohmann::json{{"option", title}, {"value", value_name(sheet, option, value)}}));
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() - sheet.unit(4));
    write(sheet.theme.italic, engine::ink::kSoftInk, option.text);
  }
}

}  // namespace

void draw_rules_of_this_game(Sheet& sheet) {
  const Offer* offer = sheet.model.offer;
  if (!sheet.memory.rules_open || offer == nullptr) return;
  const wotr::Options& options = sheet.model.rules.options;
  const bool is_long = differing_from_published(*offer, options) > 3;
  const float prompt = sheet.unit(88);  // it stays in sight below
  const float most = sheet.screen.y - bar_height(sheet.theme) - 2 * gap(sheet.theme) - prompt;
  const engine::PanelPlace place{
      .position = {sheet.screen.x / 2, bar_height(sheet.theme) + gap(sheet.theme)},
      .size = {std::min(sheet.unit(560), sheet.screen.x - 2 * gap(sheet.theme)),
               is_long ? std::min(most, sheet.unit(600)) : 0},
      .pivot = {0.5F, 0}};
  limit_height(sheet);
  if (engine::begin_panel(sheet.theme, "rules-sheet", say(sheet, "screen.rules-here").c_str(),
                          place)) {
    const float foot = sheet.theme.touch + ImGui::GetStyle().ItemSpacing.y;
    if (is_long) begin_page("rules-page", ImVec2(0, ImGui::GetContentRegionAvail().y - foot));
    draw_seats(sheet);
    write(sheet.theme.prompt, engine::ink::kWax, rules_name(sheet, options));
    draw_differences(sheet, *offer);
    if (is_long) end_page();
    if (plain_control(sheet, say(sheet, "screen.close"))) {
      sheet.memory.rules_open = false;
    }
  }
  engine::end_panel();
}

}  // namespace screens
