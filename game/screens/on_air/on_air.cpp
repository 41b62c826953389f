#include "game/screens/on_air/on_air.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "game/screens/cards/card_preview.h"
#include "game/screens/controls/context.h"
#include "game/screens/moment_banner.h"
#include "game/screens/on_air/bar_panel.h"
#include "game/screens/on_air/open_hands.h"
#include "game/screens/on_air/timeline_corner.h"
#include "game/screens/top_bar.h"

namespace screens {
namespace {

constexpr float kBannerRoom = 132;  // points: three lines, and the cloth that hangs over
constexpr float kBeside = 12;

/// What the log said last.
void draw_last(Context& context, float right) {
  if (context.state.log.empty()) return;
  const match::LogLine& line = context.state.log.back();
  const std::array lines{AirLine{context.theme.text, engine::ink::kInk, line.sentence}};
  draw_bar_panel(context, BarSide::kLeft, gap(context.theme), right - context.unit(kBeside), lines,
                 &line.event);
}

/// Who decides, and what is at stake or what is asked; without that where there is no room.
void draw_decider(Context& context, float left, bool tells_odds) {
  const core::Decision& decision = decision_of(context.state);
  if (decision.is_over() || decision.is_chance()) return;
  std::string matter = tells_odds ? context.state.game.words.odds(context) : std::string();
  if (matter.empty()) matter = context.situation.question.words;
  const AirLine who{context.theme.bold, engine::ink::kInk, name_of(context, decision.seat)};
  const std::array both{who, AirLine{context.theme.text, engine::ink::kInk, matter}};
  const float from = left + context.unit(kBeside);
  const float to = context.screen.x - gap(context.theme);
  if (!matter.empty() && draw_bar_panel(context, BarSide::kRight, from, to, both)) return;
  const std::array alone{
      AirLine{context.theme.text, engine::ink::kSoftInk, say(context, "film.decides")}, who};
  draw_bar_panel(context, BarSide::kRight, from, to, alone);
}

/// The table goes on behind it.
void draw_standby(Context& context, int seconds) {
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  list.AddRectFilled(ImVec2(0, 0), ImVec2(context.screen.x, context.screen.y), engine::ink::kOak);
  const auto write_line = [&](ImFont* font, const std::string& words, float y) {
    const float width = width_of(font, words);
    list.AddText(font, font->FontSize, ImVec2((context.screen.x - width) / 2, y),
                 engine::ink::kVellum, words.c_str());
  };
  write_line(context.theme.title, say(context, "air.standby"), context.screen.y * 0.42F);
  if (seconds <= 0) return;
  write_line(context.theme.prompt,
             say(context, "air.begins-in", nlohmann::json{{"seconds", seconds}}),
             context.screen.y * 0.53F);
}

/// What is told stands beside a card that is read.
void make_way_for_card(Context& context) {
  if (!context.drawn.read) return;
  const ShownCard& card = *context.drawn.read;
  const bool is_left = card.from.x + card.to.x < context.screen.x;
  if (is_left) {
    context.drawn.clear_from.x = std::max(0.0F, card.to.x);
  } else {
    context.drawn.clear_to.x = std::min(context.screen.x, card.from.x);
  }
}

void draw_beside_table(Context& context, const AirLayout& layout, const OnAir& on_air) {
  const ImVec2 plate = draw_turn(context);
  if (on_air.overlays.last) draw_last(context, plate.x);
  if (on_air.overlays.timeline) draw_timeline(context, on_air.timeline);
  if (layout.is_commentator) draw_red_frame(context);
  if (layout.is_commentator && on_air.overlays.hands) draw_open_hands(context);
  draw_decider(context, plate.y, on_air.overlays.odds);
}

}  // namespace

void draw_on_air(const engine::Theme& theme, glm::vec2 screen, const ScreenState& state,
                 Memory& memory, const AirLayout& layout, const OnAir& on_air) {
  Outcome outcome;
  Context context{theme, screen, state, memory, outcome.answer, outcome.drawn};
  const float margin = context.unit(16);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(margin, margin));
  context.situation = state.game.words.situation(context);
  const engine::ScreenPart clear = clear_on_air(theme, screen, layout);
  outcome.drawn.clear_from = {clear.from.x, clear.from.y};
  outcome.drawn.clear_to = {clear.to.x, screen.y};
  draw_beside_table(context, layout, on_air);
  state.game.panels.finish(context);
  draw_card_preview(context);
  make_way_for_card(context);
  if (on_air.card) {
    draw_air_card(context, *on_air.card);
  } else {
    draw_moment_on_air(context);
  }
  ImGui::PopStyleVar();
  if (on_air.is_standby) draw_standby(context, on_air.seconds_to_begin);
}

std::optional<Ending> ending_on_air(const engine::Theme& theme, glm::vec2 screen,
                                    const ScreenState& state, Memory& memory) {
  Outcome outcome;
  Context context{theme, screen, state, memory, outcome.answer, outcome.drawn};
  return state.game.words.situation(context).ending;
}

engine::ScreenPart clear_on_air(const engine::Theme& theme, glm::vec2 screen,
                                const AirLayout& layout) {
  const float bottom = screen.y - kBannerRoom * theme.scale;
  const float hands = layout.is_commentator ? open_hand_height(theme) : 0;
  const float top = std::min(bar_height(theme) + hands, screen.y / 3);
  return {{0, top}, {screen.x, std::max(bottom, screen.y / 2)}};
}

}  // namespace screens
