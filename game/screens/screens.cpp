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
#include "game/screens/tutorial_panel.h"

namespace screens {
namespace {

/// Enter or Space takes the primary option, unless a field is being typed in or the keys are on
/// some button: then they press that one.
void obey_keys(Context& context) {
  const ImGuiIO& io = ImGui::GetIO();
  if (context.memory.keys_on_map || io.WantTextInput || io.NavVisible || !is_asked(context.state))
    return;
  if (are_options_covered(context)) return;  // whoever decides has not seen them yet
  if (context.drawn.takes_letters && !context.memory.typed_region.empty()) return;
  const bool confirm = ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_Enter), false) ||
                       ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_Space), false);
  if (!confirm || context.answer.action || holds_something(context)) return;
  if (const core::Whole* whole = gathered_whole(context)) return answer_with(context, *whole);
  for (const Option& option : context.situation.question.options) {
    if (option.is_primary) context.answer.action = option.action;
  }
}

float column_width_of(const Context& context, Column column) {
  if (column == Column::kNone) return 0;
  const bool folded = column == Column::kTab;
  const float width =
      folded ? tab_width(context.theme) : column_width(context.theme, context.screen);
  return width + 2 * gap(context.theme);
}

/// Sheets that lie here while a question is asked take their part off again.
void begin_clear_part(Context& context) {
  const Columns columns = columns_of(context);
  context.drawn.clear_from = {column_width_of(context, columns.left), bar_height(context.theme)};
  context.drawn.clear_to = {context.screen.x - column_width_of(context, columns.right),
                            context.screen.y};
}

/// What lies there only because nothing else is told.
bool has_been_told(const ScreenState& state) {
  return state.moment && state.moment->left <= 0 && !state.moment->is_held;
}

/// What lies below a sheet that was opened is not pointed at.
void draw_tip_of_land(Context& context) {
  if (!is_sheet_open(context.memory)) draw_tip(context);
}

/// A card that was just played waits until no sheet is open.
void finish(Context& context) {
  const std::optional<CardPreview> read = context.preview;
  context.state.game.panels.finish(context);
  if (is_sheet_open(context.memory)) context.preview = read;
}

/// The sheets, and what must be read before them.
void draw_what_is_open(Context& context) {
  draw_open_sheets(context);
  draw_lock(context);
  draw_notice(context);
}

/// The sheet before which nothing of the table is seen; null where there is none.
const SheetRow* lies_alone(const Context& context) {
  const SheetRow* row = find_covering(context.memory.sheets, context.state.sheets, Covers::kTable);
  return row != nullptr && has_something(*row, context) ? row : nullptr;
}

/// A table with a station for each person: what lies in the middle belongs to nobody.
void draw_middle(Context& context) {
  cover_hands(context);
  context.situation = context.state.game.words.situation(context);
  keep_sheets(context);
  context.drawn.clear_to = context.screen;
  if (context.state.find<ReplayShown>() != nullptr) draw_replay_bar(context);
  draw_captions(context);
  draw_told(context);
  draw_tutorial_panel(context);
  draw_what_is_open(context);
}

/// Nothing but the table, and what can be begun.
void draw_beginning(Context& context) {
  cover_hands(context);
  context.situation = context.state.game.words.situation(context);
  keep_sheets(context);
  context.drawn.clear_to = context.screen;
  draw_what_is_open(context);
}

void draw_sheets(Context& context) {
  const GameScreens& game = context.state.game;
  cover_hands(context);
  context.situation = game.words.situation(context);
  keep_sheets(context);
  if (is_asked(context.state)) context.answer.by_itself = context.situation.question.by_itself;
  begin_clear_part(context);
  draw_top_bar(context);
  draw_captions(context);
  draw_told(context);
  const float bottom = game.panels.draw_columns(context);
  draw_log(context, bottom + gap(context.theme));
  game.panels.draw_boards(context);
  const bool gives_way = has_been_told(context.state) && is_long_thought(context.state);
  const bool is_told = context.state.moment && !gives_way;
  if (context.state.find<ReplayShown>() != nullptr) {
    draw_replay_bar(context);
  } else if (!is_told || is_asked(context.state)) {
    draw_prompt(context);
  }
  if (!context.situation.ending && !gives_way)
    draw_moment(context);  // else it is told where it lies
  draw_tutorial_panel(context);
  draw_game_over(context);
  if (is_sheet_open(context.memory)) context.preview.reset();  // it would lie over that sheet
  draw_what_is_open(context);
  draw_tip_of_land(context);
  finish(context);
  draw_card_preview(context);
  obey_keys(context);
  if (context.answer.action) context.memory.card = kNoCard;
}

}  // namespace

Outcome draw(const engine::Theme& theme, glm::vec2 screen, const ScreenState& state,
             Memory& memory) {
  Outcome outcome;
  Context context{theme, screen, state, memory, outcome.answer, outcome.drawn};
  const bool tight = context.compact();
  const float wide = tight ? 16 : 20;
  const float margin = context.unit(is_tiny(context) ? 10.0F : wide);
  const float space = context.unit(tight ? 5 : 8);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(margin, margin));
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(space, space));
  if (const SheetRow* alone = lies_alone(context)) {
    alone->draw(context);
    draw_notice(context);
  } else if (find_covering(memory.sheets, state.sheets, Covers::kPanels) != nullptr) {
    draw_beginning(context);
  } else if (state.has_stations) {
    draw_middle(context);
  } else {
    draw_sheets(context);
  }
  move_between_stops(context);
  stack_layers();
  note_heard(context);
  ImGui::PopStyleVar(2);
  return outcome;
}

bool is_hand_open(const Memory& memory) {
  return std::ranges::find(memory.hand_shown, true) != memory.hand_shown.end();
}

bool is_sheet_open(const Memory& memory) { return !memory.sheets.is_empty(); }

void leave_sheet(Memory& memory) {
  if (memory.sheets.back() || memory.game_sheets.back()) return;
  if (!is_hand_open(memory)) memory.sheets.open(kMenuSheet);
  memory.hand_shown = {};
}

void forget(Memory& memory, const GameScreens& game, std::span<const SheetRow> sheets) {
  memory.hand_shown = {};  // other people may sit here now
  memory.options_shown = false;
  memory.never_asked.clear();
  memory.refused.reset();
  memory.decider = core::kChance;
  memory.own<LogMemory>().read = 0;
  for (const SheetRow& row : sheets) {
    if (row.is_of_match) stack_of(memory, row).close(row.id);
  }
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
