#include "game/screens/screens.h"

#include "game/screens/announcement.h"
#include "game/screens/card_play.h"
#include "game/screens/conflict.h"
#include "game/screens/hand.h"
#include "game/screens/log_panel.h"
#include "game/screens/menu.h"
#include "game/screens/new_game_sheet.h"
#include "game/screens/option.h"
#include "game/screens/played_cards.h"
#include "game/screens/pools.h"
#include "game/screens/prompt.h"
#include "game/screens/reading.h"
#include "game/screens/region_tip.h"
#include "game/screens/rules_sheet.h"
#include "game/screens/secrets.h"
#include "game/screens/settings_sheet.h"
#include "game/screens/side_panel.h"
#include "game/screens/tab_stops.h"
#include "game/screens/top_bar.h"

namespace screens {
namespace {

/// Enter or Space takes the primary option, unless a field is being typed in or the keys are on
/// some button: then they press that one.
void read_keys(Sheet& sheet) {
  const ImGuiIO& io = ImGui::GetIO();
  if (io.WantTextInput || io.NavVisible || !is_asked(sheet.model)) return;
  const bool confirm = ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_Enter), false) ||
                       ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_Space), false);
  if (confirm && !sheet.answer.action) {
    sheet.answer.action = primary_option(sheet.model.view.decision);
  }
}

/// Returns where the side's sheet ends.
float draw_column(Sheet& sheet, wotr::Side side) {
  const bool is_covered = is_column_covered(sheet, side);
  return is_covered ? bar_height(sheet.theme) : draw_side_panel(sheet, side);
}

/// Sheets that lie here while a question is asked take their part off again.
void begin_clear_part(Sheet& sheet) {
  const auto column = [&](wotr::Side side) {
    const bool folded = is_folded(sheet.model, side);
    const float width = folded ? tab_width(sheet.theme) : column_width(sheet.theme, sheet.screen);
    return width + 2 * gap(sheet.theme);
  };
  sheet.answer.clear_from = {column(wotr::Side::kFree), bar_height(sheet.theme)};
  sheet.answer.clear_to = {sheet.screen.x - column(wotr::Side::kShadow), sheet.screen.y};
}

void draw_sheets(Sheet& sheet) {
  begin_clear_part(sheet);
  cover_hands(sheet);
  draw_top_bar(sheet);
  draw_table_cards(sheet, draw_column(sheet, wotr::Side::kFree));
  const float bottom = draw_column(sheet, wotr::Side::kShadow);
  draw_log(sheet, bottom + gap(sheet.theme));
  draw_conflict(sheet);
  draw_hands(sheet);
  draw_played_cards(sheet);
  draw_pools(sheet);
  if (!is_prompt_covered(sheet)) draw_prompt(sheet);
  draw_game_over(sheet);
  draw_menu(sheet);
  draw_rules_of_this_game(sheet);
  draw_settings(sheet);
  draw_notice(sheet);
  draw_region_tip(sheet);
  draw_announcement(sheet);
  draw_reading(sheet);
  follow_wish(sheet);
  read_keys(sheet);
  if (sheet.answer.action) sheet.memory.card = wotr::kNoCard;
}

}  // namespace

Answer draw(const engine::Theme& theme, glm::vec2 screen, const Model& model, Memory& memory) {
  Answer answer;
  Sheet sheet{theme, screen, model, memory, answer};
  const bool tight = sheet.compact();
  const float margin = sheet.unit(tight ? 16 : 20);
  const float space = sheet.unit(tight ? 5 : 8);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(margin, margin));
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(space, space));
  if (memory.new_game_open && model.offer != nullptr) {
    draw_new_game(sheet);
    draw_notice(sheet);
  } else {
    draw_sheets(sheet);
  }
  move_between_stops(sheet);
  ImGui::PopStyleVar(2);
  return answer;
}

/// The sheets of the sides lie in the corners that a board seen at a slant leaves free: only where
/// one is open does the board make way.
Margins margins(const engine::Theme& theme, glm::vec2 screen, const Settings& settings) {
  const auto beside = [&](wotr::Side side) {
    const bool folded = settings.folded[static_cast<std::size_t>(side)];
    return folded ? 0 : 0.25F * (column_width(theme, screen) + 2 * gap(theme));
  };
  return {{beside(wotr::Side::kFree), 0.52F * bar_height(theme)},
          {beside(wotr::Side::kShadow), prompt_room(theme, screen)}};
}

}  // namespace screens
