#include "game/screens/on_air/on_air.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "game/screens/cards/card_preview.h"
#include "game/screens/controls/sheet.h"
#include "game/screens/moment_banner.h"
#include "game/screens/on_air/air_column.h"
#include "game/screens/on_air/slip.h"
#include "game/screens/top_bar.h"

namespace screens {
namespace {

constexpr float kBannerRoom = 132;  // points: three lines, and the cloth that hangs over
constexpr float kBeside = 12;

/// What the log said last.
void draw_last(Sheet& sheet, float right) {
  if (sheet.state.log.empty()) return;
  const match::LogLine& line = sheet.state.log.back();
  const std::array lines{AirLine{sheet.theme.text, engine::ink::kInk, line.sentence}};
  draw_slip(sheet, SlipEnd::kLeft, gap(sheet.theme), right - sheet.unit(kBeside), lines,
            &line.event);
}

/// Who decides, and what is at stake or what is asked; without that where there is no room.
void draw_decider(Sheet& sheet, float left, bool tells_odds) {
  const core::Decision& decision = decision_of(sheet.state);
  if (decision.is_over() || decision.is_chance()) return;
  std::string matter = tells_odds ? sheet.state.game.words.odds(sheet) : std::string();
  if (matter.empty()) matter = sheet.situation.question.words;
  const AirLine who{sheet.theme.bold, engine::ink::kInk, name_of(sheet, decision.seat)};
  const std::array both{who, AirLine{sheet.theme.text, engine::ink::kInk, matter}};
  const float from = left + sheet.unit(kBeside);
  const float to = sheet.screen.x - gap(sheet.theme);
  if (!matter.empty() && draw_slip(sheet, SlipEnd::kRight, from, to, both)) return;
  const std::array alone{
      AirLine{sheet.theme.text, engine::ink::kSoftInk, say(sheet, "film.decides")}, who};
  draw_slip(sheet, SlipEnd::kRight, from, to, alone);
}

/// The table goes on behind it.
void draw_standby(Sheet& sheet, int seconds) {
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  list.AddRectFilled(ImVec2(0, 0), ImVec2(sheet.screen.x, sheet.screen.y), engine::ink::kOak);
  const auto write_line = [&](ImFont* font, const std::string& words, float y) {
    const float width = width_of(font, words);
    list.AddText(font, font->FontSize, ImVec2((sheet.screen.x - width) / 2, y),
                 engine::ink::kVellum, words.c_str());
  };
  write_line(sheet.theme.title, say(sheet, "air.standby"), sheet.screen.y * 0.42F);
  if (seconds <= 0) return;
  write_line(sheet.theme.prompt, say(sheet, "air.begins-in", nlohmann::json{{"seconds", seconds}}),
             sheet.screen.y * 0.53F);
}

/// What is told stands beside a card that is read.
void make_way_for_card(Sheet& sheet) {
  if (!sheet.drawn.read) return;
  const ShownCard& card = *sheet.drawn.read;
  const bool is_left = card.from.x + card.to.x < sheet.screen.x;
  if (is_left) {
    sheet.drawn.clear_from.x = std::max(0.0F, card.to.x);
  } else {
    sheet.drawn.clear_to.x = std::min(sheet.screen.x, card.from.x);
  }
}

void draw_beside_table(Sheet& sheet, const AirLayout& layout, const OnAir& on_air) {
  const ImVec2 plate = draw_turn(sheet);
  if (layout.has_column) {
    draw_air_column(sheet, on_air);
  } else {
    if (on_air.overlays.last) draw_last(sheet, plate.x);
    draw_timeline(sheet, on_air.timeline);
  }
  if (layout.is_commentator) draw_commentary(sheet, on_air);
  draw_decider(sheet, plate.y, on_air.overlays.odds && !layout.has_column);
}

}  // namespace

void draw_on_air(const engine::Theme& theme, glm::vec2 screen, const ScreenState& state,
                 Memory& memory, const AirLayout& layout, const OnAir& on_air) {
  Outcome outcome;
  Sheet sheet{theme, screen, state, memory, outcome.answer, outcome.drawn};
  const float margin = sheet.unit(16);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(margin, margin));
  sheet.situation = state.game.words.situation(sheet);
  const engine::ScreenPart clear = clear_on_air(theme, screen, layout);
  outcome.drawn.clear_from = {clear.from.x, clear.from.y};
  outcome.drawn.clear_to = {clear.to.x, screen.y};
  draw_beside_table(sheet, layout, on_air);
  state.game.panels.finish(sheet);
  draw_card_preview(sheet);
  make_way_for_card(sheet);
  draw_moment_on_air(sheet);
  ImGui::PopStyleVar();
  if (on_air.is_standby) draw_standby(sheet, on_air.seconds_to_begin);
}

engine::ScreenPart clear_on_air(const engine::Theme& theme, glm::vec2 screen,
                                const AirLayout& layout) {
  const float bottom = screen.y - kBannerRoom * theme.scale;
  const float left = layout.has_column ? gap(theme) + air_column_width(screen) : 0;
  const float right = layout.is_commentator ? gap(theme) + commentary_width(screen) : 0;
  return {{left, bar_height(theme)}, {screen.x - right, std::max(bottom, screen.y / 2)}};
}

}  // namespace screens
