#include "game/screens/station.h"

#include <algorithm>
#include <cfloat>
#include <string>
#include <vector>

#include <imgui_internal.h>

#include "engine/ui/widgets.h"
#include "game/commands/ids.h"
#include "game/screens/cards/card_preview.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/hidden_hand.h"
#include "game/screens/controls/lay_sheets.h"
#include "game/screens/controls/tab_stops.h"
#include "game/screens/controls/tip.h"
#include "game/screens/layers.h"
#include "game/screens/moment_banner.h"
#include "game/screens/prompt.h"
#include "game/screens/sheets/game_over.h"
#include "game/screens/sheets/menu.h"
#include "game/screens/top_bar.h"

namespace screens {
namespace {

constexpr double kHandLingers = 8;  // seconds that a hand stays open after the last touch
constexpr double kTapTold = 3;      // that a tap in vain is answered

struct StationMemory {
  double hand_until = 0;      ///< it stays open for so long
  double hand_tapped = -1e3;  ///< in vain
  CardId peeked = kNoCard;    ///< that the finger has slid onto
  bool is_hand_held = false;  ///< a finger holds the hand open
  bool is_folded = false;
};

/// A hand is seen while a finger holds its button, and for a while longer where the finger slid
/// onto a card: no tap opens it, and nobody finds it left open.
void keep_hand(Context& context, core::Seat seat) {
  Memory& memory = context.memory;
  StationMemory& own = memory.own<StationMemory>();
  bool& is_shown = memory.hand_shown[static_cast<std::size_t>(core::index(seat))];
  const double now = ImGui::GetTime();
  const bool is_down = ImGui::IsMouseDown(ImGuiMouseButton_Left);
  if (!is_shown && !own.is_hand_held) own.hand_until = 0;  // it was put away
  if (own.is_hand_held && !is_down) {
    own.is_hand_held = false;
    memory.card = own.peeked;
    own.hand_until = own.peeked == kNoCard ? 0 : now + kHandLingers;
  } else if (own.is_hand_held) {
    own.peeked = context.preview ? context.preview->card : kNoCard;
  } else if (is_down && own.hand_until > now) {
    own.hand_until = now + kHandLingers;
  }
  is_shown = own.is_hand_held || own.hand_until > now;
  if (!is_shown) own.peeked = kNoCard;
}

void draw_hand_button(Context& context) {
  StationMemory& own = context.memory.own<StationMemory>();
  const bool is_tapped = engine::icon_button(context.theme, "hand", engine::Icon::kCard, nullptr);
  if (is_tapped) own.hand_tapped = ImGui::GetTime();
  if (turns_cards_up(context, false)) {
    own.is_hand_held = true;
    own.hand_tapped = 0;
    ImGui::ClearActiveID();  // the finger may slide onto a card
  }
  note_control(context, "hand", 0);
  ImGui::SameLine();
}

/// What its owner may press at any time, at the left end of their edge, always in the same places.
void draw_tools(Context& context) {
  StationMemory& own = context.memory.own<StationMemory>();
  const float left =
      gap(context.theme) + width_of_plate(context.theme) + ImGui::GetStyle().ItemSpacing.x;
  ImGui::SetNextWindowPos(ImVec2(left, context.screen.y - gap(context.theme) / 2), ImGuiCond_Always,
                          ImVec2(0, 1));
  engine::begin_bare_window("station", ImGuiWindowFlags_AlwaysAutoResize);
  if (bar_button(context, "fold", own.is_folded ? engine::Icon::kUp : engine::Icon::kDown,
                 own.is_folded ? "station.unfold" : "station.fold")) {
    own.is_folded = !own.is_folded;
  }
  if (!own.is_folded) {
    draw_hand_button(context);
    if (context.state.rule_book != nullptr &&
        bar_button(context, "rules", engine::Icon::kQuestion, "rules.title")) {
      context.memory.sheets.command(kRuleBookSheet);
    }
    if (bar_button(context, "menu", engine::Icon::kMenu, "screen.menu")) {
      context.memory.sheets.turn(kMenuSheet);
    }
    if (bar_button(context, "move", engine::Icon::kAround, "station.move")) {
      ask(context, commands::kMovePlace);
    }
    if (context.state.can_undo && bar_button(context, "undo", engine::Icon::kUndo, "screen.undo")) {
      ask(context, commands::kTakeBack);
    }
  }
  ImGui::End();
}

/// The points of each party on its colour, from the right. Answers where they begin.
float draw_points(const Context& context, ImDrawList& list, ImVec2 right_middle) {
  const std::vector<match::Chart> charts = context.state.game.words.counted(context.state.view);
  const auto points = std::ranges::find(charts, "course.points", &match::Chart::title);
  float x = right_middle.x;
  if (points == charts.end()) return x;
  ImFont* font = context.theme.bold;
  const float size = font->FontSize * ImGui::GetIO().FontGlobalScale * 0.85F;
  const float half = context.unit(12);
  for (auto series = points->series.rbegin(); series != points->series.rend(); ++series) {
    const match::Series& one = *series;
    if (one.values.empty()) continue;
    const std::string number = std::to_string(one.values.back());
    const ImVec2 middle(x - half, right_middle.y);
    list.AddRectFilled(ImVec2(middle.x - half, middle.y - context.unit(9)),
                       ImVec2(middle.x + half, middle.y + context.unit(9)),
                       context.state.game.panels.party_ink(one.party), context.unit(9));
    const float width = font->CalcTextSizeA(size, FLT_MAX, 0, number.c_str()).x;
    list.AddText(font, size, ImVec2(middle.x - width / 2, middle.y - size / 2),
                 engine::ink::kVellum, number.c_str());
    x -= 2 * half + context.unit(2);
  }
  return x - context.unit(4);
}

/// One line, written smaller where it would not fit.
void write_line(ImDrawList& list, ImFont* font, ImVec2 from, float room, ImU32 colour,
                const std::string& words) {
  const float fits = std::min(1.0F, room / std::max(1.0F, width_of(font, words)));
  list.AddText(font, font->FontSize * ImGui::GetIO().FontGlobalScale * fits, from, colour,
               words.c_str());
}

/// Whose place it is, in their colour; the turn and the points, for who sits at every side.
void draw_plate(Context& context, core::Seat seat) {
  const float edge = gap(context.theme);
  const ImVec2 to(edge + width_of_plate(context.theme), context.screen.y - edge / 2);
  const ImVec2 from(edge, to.y - context.theme.touch);
  ImGui::SetNextWindowPos(from);
  ImGui::SetNextWindowSize(ImVec2(to.x - from.x, to.y - from.y));
  engine::begin_bare_window("place", ImGuiWindowFlags_NoFocusOnAppearing);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.PushClipRectFullScreen();
  engine::draw_sheet(list, from, to, context.theme);
  const ImU32 colour = context.state.game.panels.party_ink(id_of(context, seat));
  const float cloth = context.unit(10);
  list.AddRectFilled(from, ImVec2(from.x + cloth, to.y), colour);
  const float left = from.x + cloth + context.unit(7);
  const float right = to.x - context.unit(8);
  const float middle = (from.y + to.y) / 2;
  const float end = draw_points(context, list, ImVec2(right, from.y + (to.y - from.y) * 0.3F));
  const float line = context.theme.text->FontSize * ImGui::GetIO().FontGlobalScale;
  write_line(list, context.theme.bold, ImVec2(left, middle - line), end - left, engine::ink::kInk,
             name_of(context, seat));
  const bool is_told =
      ImGui::GetTime() - context.memory.own<StationMemory>().hand_tapped < kTapTold;
  const std::string below = is_told ? say(context, "station.hold-hand") : context.situation.turn;
  write_line(list, context.theme.text, ImVec2(left, middle), right - left,
             is_told ? engine::ink::kWax : engine::ink::kInk, below);
  list.PopClipRect();
  ImGui::End();
}

bool is_asked_here(const Context& context, core::Seat seat) {
  return is_asked(context.state) && decision_of(context.state).seat == seat;
}

void draw_place(Context& context, core::Seat seat) {
  const bool asked = is_asked_here(context, seat);
  draw_plate(context, seat);
  if (context.memory.own<StationMemory>().is_folded && !asked) return draw_tools(context);
  if (asked) {
    context.answer.by_itself = context.situation.question.by_itself;
    context.state.game.panels.draw_boards(context);
    draw_prompt(context);
  } else {
    context.state.game.panels.draw_hand_of(context, seat);
    if (!context.situation.ending && !draw_moment(context)) draw_prompt(context);
  }
  draw_game_over(context);
  draw_tools(context);
}

}  // namespace

Outcome draw_station(const engine::Theme& theme, glm::vec2 screen, const ScreenState& state,
                     Memory& memory, core::Seat seat) {
  Outcome outcome;
  Context context{theme, screen, state, memory, outcome.answer, outcome.drawn};
  const float margin = context.unit(16);
  const float space = context.unit(6);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(margin, margin));
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(space, space));
  // What was asked of somebody else meanwhile is not shown to who looked at the last question.
  if (decision_of(state).seat != memory.decider) memory.options_shown = false;
  memory.decider = decision_of(state).seat;
  context.situation = state.game.words.situation(context);
  keep_sheets(context);
  cover_what_is_left(context);
  context.drawn.clear_from = {0, 0};
  context.drawn.clear_to = {screen.x, room_at_station(context).bottom};
  draw_place(context, seat);
  keep_hand(context, seat);
  draw_open_sheets(context);
  draw_lock(context);
  draw_notice(context);
  draw_tip(context);
  if (is_asked_here(context, seat)) state.game.panels.finish(context);
  draw_card_preview(context);
  move_between_stops(context);
  stack_layers();
  ImGui::PopStyleVar(2);
  return outcome;
}

}  // namespace screens
