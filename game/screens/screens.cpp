#include "game/screens/screens.h"

#include <algorithm>

#include "game/screens/captions.h"
#include "game/screens/cards/card_preview.h"
#include "game/screens/controls/bundle_rows.h"
#include "game/screens/controls/held_row.h"
#include "game/screens/controls/hidden_hand.h"
#include "game/screens/controls/lay_sheets.h"
#include "game/screens/controls/tab_stops.h"
#include "game/screens/controls/tip.h"
#include "game/screens/heard.h"
#include "game/screens/layers.h"
#include "game/screens/log_panel.h"
#include "game/screens/moment_banner.h"
#include "game/screens/prompt.h"
#include "game/screens/replay_bar.h"
#include "game/screens/sheets/game_over.h"
#include "game/screens/sheets/menu.h"
#include "game/screens/thinking_sign.h"
#include "game/screens/top_bar.h"
#include "game/screens/tutorial_slip.h"

namespace screens {
namespace {

/// Enter or Space takes the primary option, unless a field is being typed in or the keys are on
/// some button: then they press that one.
void read_keys(Sheet& sheet) {
  const ImGuiIO& io = ImGui::GetIO();
  if (sheet.memory.keys_on_map || io.WantTextInput || io.NavVisible || !is_asked(sheet.state))
    return;
  if (are_options_covered(sheet)) return;  // whoever decides has not seen them yet
  if (sheet.drawn.takes_letters && !sheet.memory.typed_region.empty()) return;
  const bool confirm = ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_Enter), false) ||
                       ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_Space), false);
  if (!confirm || sheet.answer.action || holds_something(sheet)) return;
  if (const core::Whole* whole = gathered_whole(sheet)) return answer_with(sheet, *whole);
  for (const Option& option : sheet.situation.question.options) {
    if (option.is_primary) sheet.answer.action = option.action;
  }
}

float column_width_of(const Sheet& sheet, Column column) {
  if (column == Column::kNone) return 0;
  const bool folded = column == Column::kTab;
  const float width = folded ? tab_width(sheet.theme) : column_width(sheet.theme, sheet.screen);
  return width + 2 * gap(sheet.theme);
}

/// Sheets that lie here while a question is asked take their part off again.
void begin_clear_part(Sheet& sheet) {
  const Columns columns = columns_of(sheet);
  sheet.drawn.clear_from = {column_width_of(sheet, columns.left), bar_height(sheet.theme)};
  sheet.drawn.clear_to = {sheet.screen.x - column_width_of(sheet, columns.right), sheet.screen.y};
}

/// What lies there only because nothing else is told.
bool has_been_told(const ScreenState& state) {
  return state.moment && state.moment->left <= 0 && !state.moment->is_held;
}

/// What lies below a sheet that was opened is not pointed at.
void draw_tip_of_land(Sheet& sheet) {
  if (!is_sheet_open(sheet.memory)) draw_tip(sheet);
}

/// A card that was just played waits until no sheet is open.
void finish(Sheet& sheet) {
  const std::optional<CardPreview> read = sheet.preview;
  sheet.state.game.panels.finish(sheet);
  if (is_sheet_open(sheet.memory)) sheet.preview = read;
}

/// The sheets, and what must be read before them.
void draw_what_is_open(Sheet& sheet) {
  draw_open_sheets(sheet);
  draw_lock(sheet);
  draw_notice(sheet);
}

/// The sheet before which nothing of the table is seen; null where there is none.
const SheetRow* lies_alone(const Sheet& sheet) {
  const SheetRow* row = find_covering(sheet.memory.sheets, sheet.state.sheets, Covers::kTable);
  return row != nullptr && has_something(*row, sheet) ? row : nullptr;
}

/// A table with a station for each person: what lies in the middle belongs to nobody.
void draw_middle(Sheet& sheet) {
  cover_hands(sheet);
  sheet.situation = sheet.state.game.words.situation(sheet);
  keep_sheets(sheet);
  sheet.drawn.clear_to = sheet.screen;
  if (sheet.state.find<ReplayShown>() != nullptr) draw_replay_bar(sheet);
  draw_captions(sheet);
  draw_told(sheet);
  draw_tutorial_slip(sheet);
  draw_what_is_open(sheet);
}

/// Nothing but the table, and what can be begun.
void draw_beginning(Sheet& sheet) {
  cover_hands(sheet);
  sheet.situation = sheet.state.game.words.situation(sheet);
  keep_sheets(sheet);
  sheet.drawn.clear_to = sheet.screen;
  draw_what_is_open(sheet);
}

void draw_sheets(Sheet& sheet) {
  const GameScreens& game = sheet.state.game;
  cover_hands(sheet);
  sheet.situation = game.words.situation(sheet);
  keep_sheets(sheet);
  if (is_asked(sheet.state)) sheet.answer.by_itself = sheet.situation.question.by_itself;
  begin_clear_part(sheet);
  draw_top_bar(sheet);
  draw_captions(sheet);
  draw_told(sheet);
  const float bottom = game.panels.draw_columns(sheet);
  draw_log(sheet, bottom + gap(sheet.theme));
  game.panels.draw_boards(sheet);
  const bool gives_way = has_been_told(sheet.state) && is_long_thought(sheet.state);
  const bool is_told = sheet.state.moment && !gives_way;
  if (sheet.state.find<ReplayShown>() != nullptr) {
    draw_replay_bar(sheet);
  } else if (!is_told || is_asked(sheet.state)) {
    draw_prompt(sheet);
  }
  if (!sheet.situation.ending && !gives_way) draw_moment(sheet);  // else it is told where it lies
  draw_tutorial_slip(sheet);
  draw_game_over(sheet);
  if (is_sheet_open(sheet.memory)) sheet.preview.reset();  // it would lie over that sheet
  draw_what_is_open(sheet);
  draw_tip_of_land(sheet);
  finish(sheet);
  draw_card_preview(sheet);
  read_keys(sheet);
  if (sheet.answer.action) sheet.memory.card = kNoCard;
}

}  // namespace

Outcome draw(const engine::Theme& theme, glm::vec2 screen, const ScreenState& state,
             Memory& memory) {
  Outcome outcome;
  Sheet sheet{theme, screen, state, memory, outcome.answer, outcome.drawn};
  const bool tight = sheet.compact();
  const float wide = tight ? 16 : 20;
  const float margin = sheet.unit(is_tiny(sheet) ? 10.0F : wide);
  const float space = sheet.unit(tight ? 5 : 8);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(margin, margin));
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(space, space));
  if (const SheetRow* alone = lies_alone(sheet)) {
    alone->draw(sheet);
    draw_notice(sheet);
  } else if (find_covering(memory.sheets, state.sheets, Covers::kPanels) != nullptr) {
    draw_beginning(sheet);
  } else if (state.has_stations) {
    draw_middle(sheet);
  } else {
    draw_sheets(sheet);
  }
  move_between_stops(sheet);
  stack_layers();
  note_heard(sheet);
  ImGui::PopStyleVar(2);
  return outcome;
}

bool is_hand_open(const Memory& memory) {
  return std::ranges::find(memory.hand_shown, true) != memory.hand_shown.end();
}

bool is_sheet_open(const Memory& memory) { return !memory.sheets.is_empty(); }

void leave_sheet(Memory& memory, const GameScreens& game) {
  if (memory.sheets.back() || game.panels.close_top_sheet(memory)) return;
  if (!is_hand_open(memory)) memory.sheets.open(kMenuSheet);
  memory.hand_shown = {};
}

void forget(Memory& memory, const GameScreens& game) {
  memory.hand_shown = {};  // other people may sit here now
  memory.options_shown = false;
  memory.never_asked.clear();
  memory.refused.reset();
  memory.decider = core::kChance;
  memory.own<LogMemory>().read = 0;
  memory.sheets.close(kRecentSheet);
  memory.sheets.close(kCourseSheet);
  memory.sheets.close(kGoalsSheet);
  forget_game(game, memory);
}

void fold_all(Settings& settings, const GameScreens& game) {
  const auto panels = game.panels.folding();
  const bool any_open = std::any_of(panels.begin(), panels.end(), [&](std::string_view panel) {
    return !is_folded(settings, panel);
  });
  for (const std::string_view panel : panels) settings.folded[std::string(panel)] = any_open;
}

/// The columns lie in the corners that a board seen at a slant leaves free: only where one is open
/// does the board make way.
Margins margins(const engine::Theme& theme, glm::vec2 screen, const Settings& settings,
                const GameScreens& game) {
  const auto beside = [&](Column column) {
    const bool open = column == Column::kOpen;
    return open ? 0.25F * (column_width(theme, screen) + 2 * gap(theme)) : 0;
  };
  const Columns columns = game.panels.columns(settings);
  return {{beside(columns.left), bar_height(theme) + gap(theme)},
          {beside(columns.right), prompt_room(theme, screen)}};
}

}  // namespace screens
