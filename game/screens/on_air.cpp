#include "game/screens/on_air.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <span>
#include <vector>

#include "engine/ui/widgets.h"
#include "game/screens/cards/card_preview.h"
#include "game/screens/controls/sheet.h"
#include "game/screens/moment_banner.h"
#include "game/screens/top_bar.h"

namespace screens {
namespace {

constexpr float kBannerRoom = 132;  // points: three lines, and the cloth that hangs over
constexpr float kSideMark = 18;
constexpr float kBeside = 12;
constexpr float kAround = 10;
constexpr float kBelowBar = 6;

/// A slip of paper beside the bar's middle, if it need not be much higher than the bar.
void draw_slip(Sheet& sheet, float left, float right, const std::string& words,
               const core::Event* event) {
  ImFont* const font = sheet.theme.text;
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  const float around = sheet.unit(kAround);
  const float mark = event != nullptr ? sheet.unit(kSideMark + kBeside / 2) : 0;
  const float most = right - left - 2 * around - mark;
  const ImVec2 size = font->CalcTextSizeA(font->FontSize, 1e4F, most, words.c_str());
  const float middle = bar_height(sheet.theme) / 2 + sheet.unit(2);
  const float half = size.y / 2 + sheet.unit(6);
  if (half > middle + sheet.unit(kBelowBar)) return;  // no room for so many words
  const float width = size.x + 2 * around + mark;
  engine::draw_sheet(list, ImVec2(left, middle - half), ImVec2(left + width, middle + half),
                     sheet.theme);
  if (event != nullptr) {
    const ImVec2 centre(left + around + sheet.unit(kSideMark) / 2, middle);
    sheet.state.game.draw_side_mark(sheet, list, *event, centre, sheet.unit(kSideMark) * 0.7F);
  }
  list.AddText(font, font->FontSize, ImVec2(left + around + mark, middle - size.y / 2),
               engine::ink::kInk, words.c_str(), nullptr, most);
}

/// What the log said last.
void draw_last(Sheet& sheet, float right) {
  if (sheet.state.log.empty()) return;
  const match::LogLine& line = sheet.state.log.back();
  draw_slip(sheet, gap(sheet.theme), right - sheet.unit(kBeside), line.sentence, &line.event);
}

void draw_decider(Sheet& sheet, float left) {
  const core::Decision& decision = decision_of(sheet.state);
  if (decision.is_over() || decision.is_chance()) return;
  const std::string words = say(sheet, "film.decides") + "\n" + name_of(sheet, decision.seat);
  ImFont* const font = sheet.theme.text;
  const ImVec2 size = font->CalcTextSizeA(font->FontSize, 1e4F, 0, words.c_str());
  const float from = sheet.screen.x - gap(sheet.theme) - size.x - 2 * sheet.unit(kAround);
  if (from > left + sheet.unit(kBeside)) {
    draw_slip(sheet, from, sheet.screen.x - gap(sheet.theme) + 1, words, nullptr);
  }
}

/// Lines on a sheet of their own, one below the other.
void draw_lines(Sheet& sheet, ImVec2 from, float width, std::span<const std::string> lines) {
  ImFont* const font = sheet.theme.text;
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  const float around = sheet.unit(kAround);
  float height = 2 * around;
  std::vector<float> heights;
  for (const std::string& line : lines) {
    const float inner = width - 2 * around;
    heights.push_back(font->CalcTextSizeA(font->FontSize, 1e4F, inner, line.c_str()).y);
    height += heights.back();
  }
  engine::draw_sheet(list, from, ImVec2(from.x + width, from.y + height), sheet.theme);
  float y = from.y + around;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const ImU32 colour = i + 1 == lines.size() ? engine::ink::kInk : engine::ink::kSoftInk;
    list.AddText(font, font->FontSize, ImVec2(from.x + around, y), colour, lines[i].c_str(),
                 nullptr, width - 2 * around);
    y += heights[i];
  }
}

/// What happened last, the newest at the foot.
void draw_last_lines(Sheet& sheet, int most) {
  constexpr float kShare = 0.24F;  // of the screen
  const auto log = sheet.state.log;
  const std::size_t count = std::min(log.size(), static_cast<std::size_t>(most));
  if (count == 0) return;
  std::vector<std::string> lines;
  for (const match::LogLine& line : log.last(count)) lines.push_back(line.sentence);
  draw_lines(sheet, ImVec2(gap(sheet.theme), bar_height(sheet.theme) + gap(sheet.theme)),
             kShare * sheet.screen.x, lines);
}

/// What each seat holds, and a frame that nobody takes for the public's.
void draw_commentary(Sheet& sheet) {
  constexpr float kShare = 0.2F;
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  list.AddRect(ImVec2(0, 0), ImVec2(sheet.screen.x, sheet.screen.y), engine::ink::kWax, 0, 0,
               sheet.unit(10));
  const float width = kShare * sheet.screen.x;
  float y = bar_height(sheet.theme) + gap(sheet.theme);
  const std::size_t seats = sheet.state.game.seats(sheet.state.view).size();
  for (std::size_t seat = 0; seat < seats; ++seat) {
    const auto number = static_cast<core::Seat>(seat);
    std::vector<std::string> lines = sheet.state.game.hand_titles(sheet, number);
    if (lines.empty()) continue;
    lines.insert(lines.begin(), name_of(sheet, number));
    draw_lines(sheet, ImVec2(sheet.screen.x - width - gap(sheet.theme), y), width, lines);
    y += (static_cast<float>(lines.size()) * sheet.theme.text->FontSize) + sheet.unit(34);
  }
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
  if (!sheet.answer.read) return;
  const ShownCard& card = *sheet.answer.read;
  const bool is_left = card.from.x + card.to.x < sheet.screen.x;
  if (is_left) {
    sheet.answer.clear_from.x = std::max(0.0F, card.to.x);
  } else {
    sheet.answer.clear_to.x = std::min(sheet.screen.x, card.from.x);
  }
}

}  // namespace

void draw_on_air(const engine::Theme& theme, glm::vec2 screen, const ScreenState& state,
                 Memory& memory, const OnAir& on_air) {
  Answer answer;
  Sheet sheet{theme, screen, state, memory, answer};
  const float margin = sheet.unit(16);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(margin, margin));
  sheet.situation = state.game.situation(sheet);
  const engine::ScreenPart clear = clear_on_air(theme, screen);
  answer.clear_from = {0, clear.from.y};
  answer.clear_to = screen;
  const ImVec2 plate = draw_turn(sheet);
  if (on_air.last_lines > 1) {
    draw_last_lines(sheet, on_air.last_lines);
  } else {
    draw_last(sheet, plate.x);
  }
  if (on_air.is_commentator) draw_commentary(sheet);
  draw_decider(sheet, plate.y);
  state.game.finish(sheet);
  draw_card_preview(sheet);
  make_way_for_card(sheet);
  draw_moment_on_air(sheet);
  ImGui::PopStyleVar();
  if (on_air.is_standby) draw_standby(sheet, on_air.seconds_to_begin);
}

engine::ScreenPart clear_on_air(const engine::Theme& theme, glm::vec2 screen) {
  const float bottom = screen.y - kBannerRoom * theme.scale;
  return {{0, bar_height(theme)}, {screen.x, std::max(bottom, screen.y / 2)}};
}

}  // namespace screens
