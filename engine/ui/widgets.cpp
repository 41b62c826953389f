#include "engine/ui/widgets.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <string>
#include <string_view>

#include <imgui_internal.h>

#include "engine/ui/frame_notes.h"
#include "engine/ui/slider.h"
#include "engine/ui/tip_picture.h"

namespace engine {
namespace {

/// The colours of one kind of button: at rest, under the pointer, pressed.
struct ButtonInk {
  ImU32 rest;
  ImU32 hovered;
  ImU32 pressed;
  ImU32 edge;
  ImU32 text;
};

constexpr ButtonInk kWaxInk{ink::kWax, IM_COL32(0xA8, 0x39, 0x2D, 0xFF),
                            IM_COL32(0x6E, 0x1F, 0x19, 0xFF), IM_COL32(0x5A, 0x17, 0x12, 0xFF),
                            ink::kVellum};
constexpr ButtonInk kVellumInk{IM_COL32(0xDC, 0xCC, 0xA6, 0xFF), IM_COL32(0xF2, 0xE8, 0xCE, 0xFF),
                               ink::kVellumShade, ink::kSoftInk, ink::kInk};
constexpr ButtonInk kChosenInk{ink::kSoftInk, IM_COL32(0x6B, 0x59, 0x44, 0xFF), ink::kInk,
                               ink::kInk, ink::kVellum};
constexpr ButtonInk kQuietInk{IM_COL32(0, 0, 0, 0), IM_COL32(0xDC, 0xCC, 0xA6, 0xB0),
                              ink::kVellumShade, IM_COL32(0x5A, 0x4A, 0x38, 0x90), ink::kSoftInk};
constexpr ButtonInk kFadedInk{IM_COL32(0xDC, 0xCC, 0xA6, 0x80), IM_COL32(0xDC, 0xCC, 0xA6, 0xA0),
                              IM_COL32(0xDC, 0xCC, 0xA6, 0xA0), IM_COL32(0x5A, 0x4A, 0x38, 0x70),
                              IM_COL32(0x5A, 0x4A, 0x38, 0xC0)};

struct Pressable {
  ImVec2 from;
  ImVec2 to;
  bool is_pressed;
  ImU32 text;
};

bool has_key_focus() {
  const ImGuiContext& context = *ImGui::GetCurrentContext();
  return !context.NavDisableHighlight && ImGui::IsItemFocused();
}

/// Brass between two lines of ink.
void draw_key_ring(const Theme& theme, ImDrawList& list, ImVec2 from, ImVec2 to) {
  const float brass = std::max(3.0F, theme.scale * 3);
  const float edge = std::max(1.0F, theme.scale * 1.5F);
  const float out = brass / 2;
  const auto ring = [&](float away, ImU32 colour, float weight) {
    list.AddRect({from.x - away, from.y - away}, {to.x + away, to.y + away}, colour,
                 theme.grid + away, 0, weight);
  };
  ring(out, ink::kInk, brass + 2 * edge);
  ring(out, IM_COL32(0xE4, 0xCB, 0x8C, 0xFF), brass);
}

void draw_face(ImDrawList& list, ImVec2 from, ImVec2 to, ImU32 fill, float line, float rounding) {
  list.AddRectFilled({from.x, from.y + line}, {to.x, to.y + line * 2},
                     IM_COL32(0x2B, 0x21, 0x18, 60), rounding);
  list.AddRectFilled(from, to, fill, rounding);
  list.AddLine({from.x + rounding, from.y + line * 1.5F}, {to.x - rounding, from.y + line * 1.5F},
               IM_COL32(0xFF, 0xF4, 0xD8, 60), line);
}

/// The body of a button: a rounded face, lit from above.
Pressable draw_body(const Theme& theme, const char* id, ImVec2 size, const ButtonInk& colours) {
  const bool is_pressed = press_area(id, size);
  const ImVec2 from = ImGui::GetItemRectMin();
  const ImVec2 to = ImGui::GetItemRectMax();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float rounding = theme.grid;
  const ImU32 fill = ImGui::IsItemActive()    ? colours.pressed
                     : ImGui::IsItemHovered() ? colours.hovered
                                              : colours.rest;
  const float line = std::max(1.0F, theme.scale);
  const bool has_body = (fill & IM_COL32_A_MASK) != 0;
  if (has_body) draw_face(list, from, to, fill, line, rounding);
  list.AddRect(from, to, colours.edge, rounding, 0, line);
  return {from, to, is_pressed, colours.text};
}

/// What ImGui shows of a label: the part before "##".
std::string_view shown_part(const char* label) {
  return {label, ImGui::FindRenderedTextEnd(label)};
}

ImVec2 text_size(std::string_view text) {
  return ImGui::CalcTextSize(text.data(), text.data() + text.size());
}

bool text_button(const Theme& theme, const char* label, float width, const ButtonInk& colours) {
  const std::string_view text = shown_part(label);
  const ImVec2 extent = text_size(text);
  const float padding = theme.grid * 5;
  const ImVec2 size(width > 0 ? width : extent.x + 2 * padding,
                    std::max(theme.touch, extent.y + theme.grid * 4));
  const Pressable body = draw_body(theme, label, size, colours);
  // Words that are longer than a button may be are written smaller, and never cut off.
  const float fits = std::min(1.0F, (size.x - 2 * theme.grid) / std::max(extent.x, 1.0F));
  const ImVec2 at((body.from.x + body.to.x - extent.x * fits) / 2,
                  (body.from.y + body.to.y - extent.y * fits) / 2);
  ImGui::GetWindowDrawList()->AddText(ImGui::GetFont(), ImGui::GetFontSize() * fits, at, body.text,
                                      text.data(), text.data() + text.size());
  return body.is_pressed;
}

constexpr std::size_t kMostLead = 34;  // bytes
constexpr float kTipWidth = 320;       // points

/// Over or under the sheet, where there is more room; false where there is none for a few lines.
bool place_tip_over(const Theme& theme, const ImRect& sheet, float width) {
  constexpr float kRoom = 100;  // points
  const ImVec2 screen = ImGui::GetIO().DisplaySize;
  const float above = sheet.Min.y;
  const float below = screen.y - sheet.Max.y;
  if (std::max(above, below) < kRoom * theme.scale) return false;
  const bool is_above = above > below;
  const float left = std::max(std::min(ImGui::GetItemRectMin().x, screen.x - width), 0.0F);
  const float y = is_above ? sheet.Min.y - theme.grid : sheet.Max.y + theme.grid;
  ImGui::SetNextWindowPos({left, y}, ImGuiCond_Always, {0, is_above ? 1.0F : 0.0F});
  return true;
}

bool place_tip_beside(const Theme& theme, const ImRect& sheet, float width) {
  const ImVec2 screen = ImGui::GetIO().DisplaySize;
  const bool is_right = sheet.Max.x + theme.grid + width < screen.x;
  if (!is_right && sheet.Min.x - theme.grid - width < 0) return false;
  const bool is_low = ImGui::GetItemRectMin().y > screen.y / 2;
  const ImVec2 at(is_right ? sheet.Max.x + theme.grid : sheet.Min.x - theme.grid,
                  is_low ? ImGui::GetItemRectMax().y : ImGui::GetItemRectMin().y);
  ImGui::SetNextWindowPos(at, ImGuiCond_Always, {is_right ? 0.0F : 1.0F, is_low ? 1.0F : 0.0F});
  return true;
}

/// Off the sheet that the item is on, so that no button of it is covered; on one that fills the
/// screen, beside the pointer.
void place_tip(const Theme& theme) {
  const ImGuiWindow& window = *ImGui::GetCurrentWindow();
  if (window.IsFallbackWindow) return;
  const ImRect sheet = window.RootWindow->Rect();
  const float width = (kTipWidth + theme.grid * 6) * theme.scale;
  const bool is_tall = sheet.GetHeight() > sheet.GetWidth();
  if (is_tall && place_tip_beside(theme, sheet, width)) return;
  place_tip_over(theme, sheet, width);
}

/// "Corruption: 3 of 12": so many of its letters say what the line is about.
std::size_t lead_of(std::string_view line) {
  const std::size_t colon = line.find(": ");
  return colon != std::string_view::npos && colon <= kMostLead ? colon + 1 : 0;
}

void write(std::string_view words) {
  ImGui::TextUnformatted(words.data(), words.data() + words.size());
}

void write_bold(const Theme& theme, std::string_view words) {
  ImGui::PushFont(theme.bold);
  write(words);
  ImGui::PopFont();
}

/// Its lead in bold; the rest goes on behind it, and below from the edge on.
void write_led(const Theme& theme, std::string_view line, float width) {
  const std::size_t lead = lead_of(line);
  if (lead == 0) return write(line);
  write_bold(theme, line.substr(0, lead));
  const float scale = ImGui::GetIO().FontGlobalScale;
  ImGui::SameLine(0, theme.text->FontSize * scale * 0.25F);
  std::string_view rest = line.substr(lead + 1);
  const char* const end = rest.data() + rest.size();
  const float room = width - ImGui::GetCursorPosX();
  const char* cut =
      theme.text->CalcWordWrapPositionA(scale, rest.data(), end, std::max(room, 1.0F));
  const auto beside = static_cast<std::size_t>(cut - rest.data());
  write(rest.substr(0, beside));
  rest.remove_prefix(std::min(rest.size(), rest.find_first_not_of(' ', beside)));
  if (!rest.empty()) write(rest);
}

/// Of several lines the first is what the tip is about.
void write_lines(const Theme& theme, std::string_view text, float width) {
  bool is_title = text.find('\n') != std::string_view::npos && lead_of(text) == 0;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    if (is_title && !line.ends_with('.')) {
      write_bold(theme, line);
    } else {
      write_led(theme, line, width);
    }
    is_title = false;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

void write_tip(const Theme& theme, const char* text, const TipPicture* picture = nullptr) {
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {theme.grid * 3, theme.grid * 2});
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
  ImGui::BeginTooltip();
  ImGui::PushFont(theme.text);
  // Beside a place on the table there is half of it at least, less what keeps the tip away.
  const float half = ImGui::GetIO().DisplaySize.x / 2 - 8 * theme.grid;
  const float width = std::min(kTipWidth * theme.scale, std::max(half, theme.touch));
  if (picture != nullptr && picture->draw && picture->size.x <= width) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImGui::Dummy({picture->size.x, picture->size.y + theme.grid});
    picture->draw(*ImGui::GetWindowDrawList(), at);
  }
  ImGui::PushTextWrapPos(width);
  write_lines(theme, text, width);
  ImGui::PopTextWrapPos();
  ImGui::PopFont();
  ImGui::EndTooltip();
  ImGui::PopStyleVar(2);
}

bool was_pressed_here() {
  const ImGuiIO& io = ImGui::GetIO();
  const ImVec2 pressed = io.MouseClickedPos[0];
  constexpr float kSamePlace = 4;
  return std::abs(io.MousePos.x - pressed.x) < kSamePlace &&
         std::abs(io.MousePos.y - pressed.y) < kSamePlace;
}

/// A tip lies out of the way of what was pressed, but not of a finger that asks for it.
bool tells_whoever_asks() {
  FrameNotes* notes = current_notes();
  if (notes == nullptr || !notes->is_asked) return false;
  notes->has_told = true;
  return true;
}

}  // namespace

bool primary_button(const Theme& theme, const char* label, float width) {
  ImGui::PushFont(theme.prompt);
  const bool is_pressed = text_button(theme, label, width, kWaxInk);
  ImGui::PopFont();
  return is_pressed;
}

bool plain_button(const Theme& theme, const char* label, float width) {
  return text_button(theme, label, width, kVellumInk);
}

bool quiet_button(const Theme& theme, const char* label, float width) {
  ImGui::PushFont(theme.italic);
  const bool is_pressed = text_button(theme, label, width, kQuietInk);
  ImGui::PopFont();
  return is_pressed;
}

void refused_button(const Theme& theme, const char* label, const char* reason, float width) {
  text_button(theme, label, width, kFadedInk);
  if (!ImGui::IsItemHovered() && !has_key_focus()) return;
  place_tip(theme);
  write_tip(theme, reason);
}

bool icon_button(const Theme& theme, const char* id, Icon icon, const char* text) {
  const Pressable body = draw_body(theme, id, {theme.touch, theme.touch}, kVellumInk);
  const ImVec2 centre((body.from.x + body.to.x) / 2, (body.from.y + body.to.y) / 2);
  draw_icon(*ImGui::GetWindowDrawList(), icon, centre, theme.touch * 0.5F, body.text);
  if (ImGui::IsItemHovered() && text != nullptr) tip(theme, text);
  return body.is_pressed;
}

bool choice_button(const Theme& theme, const char* label, bool is_chosen, float width) {
  return text_button(theme, label, width, is_chosen ? kChosenInk : kVellumInk);
}

bool tab_button(const Theme& theme, const char* label, bool is_chosen, float width) {
  const bool is_pressed = press_area(label, {width, theme.touch});
  const ImVec2 from = ImGui::GetItemRectMin();
  const ImVec2 to = ImGui::GetItemRectMax();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float line = std::max(1.0F, theme.scale);
  if (ImGui::IsItemHovered() || has_key_focus()) {
    list.AddRectFilled(from, to, kVellumInk.hovered, theme.grid);
  }
  ImGui::PushFont(theme.small_caps);
  const ImVec2 extent = text_size(label);
  const ImVec2 at((from.x + to.x - extent.x) / 2, (from.y + to.y - extent.y) / 2);
  list.AddText(at, is_chosen ? ink::kInk : ink::kSoftInk, label);
  ImGui::PopFont();
  list.AddLine({from.x, to.y - line}, {to.x, to.y - line}, ink::kSoftInk, line);
  if (is_chosen) {
    list.AddRectFilled({from.x, to.y - 4 * line}, {to.x, to.y}, ink::kWax, line);
  }
  return is_pressed;
}

void ring_keys(const Theme& theme) {
  if (!has_key_focus()) return;
  draw_key_ring(theme, *ImGui::GetWindowDrawList(), ImGui::GetItemRectMin(),
                ImGui::GetItemRectMax());
}

void scroll_by_dragging() {
  ImGuiWindow* window = ImGui::GetCurrentWindow();
  const ImGuiContext& context = *ImGui::GetCurrentContext();
  const ImGuiIO& io = ImGui::GetIO();
  if (window->ScrollMax.y <= 0 || !ImGui::IsMouseDragging(ImGuiMouseButton_Left)) return;
  if (!window->InnerClipRect.Contains(io.MouseClickedPos[ImGuiMouseButton_Left])) return;
  if (context.ActiveId == ImGui::GetWindowScrollbarID(window, ImGuiAxis_Y)) return;
  if (context.ActiveId != 0 && context.ActiveIdUsingNavDirMask == kSideways) return;
  const ImGuiWindow* pressed = context.ActiveIdWindow;
  if (pressed != nullptr && pressed->RootWindow != window->RootWindow) return;
  if (context.ActiveId != 0) ImGui::ClearActiveID();
  ImGui::SetScrollY(window->Scroll.y - io.MouseDelta.y);
}

bool choice_row(const Theme& theme, const char* label, bool is_chosen) {
  const std::string_view text = shown_part(label);
  const float padding = theme.grid * 3;
  const float width = ImGui::GetContentRegionAvail().x;
  const float wrap = width - 2 * padding;
  const ImVec2 extent = ImGui::CalcTextSize(text.data(), text.data() + text.size(), false, wrap);
  const ImVec2 size(width, std::max(theme.touch, extent.y + theme.grid * 4));
  const Pressable body = draw_body(theme, label, size, kVellumInk);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  if (is_chosen) {
    list.AddRectFilled(body.from, {body.from.x + theme.grid * 1.5F, body.to.y}, ink::kWax,
                       theme.grid, ImDrawFlags_RoundCornersLeft);
  }
  const ImVec2 at(body.from.x + padding, (body.from.y + body.to.y - extent.y) / 2);
  list.AddText(ImGui::GetFont(), ImGui::GetFontSize(), at, body.text, text.data(),
               text.data() + text.size(), wrap);
  return body.is_pressed;
}

void count_badge(ImDrawList& list, const Theme& theme, ImVec2 centre, int count, ImU32 wax) {
  std::array<char, 12> digits{};
  const int length = std::snprintf(digits.data(), digits.size(), "%d", count);
  const float size = theme.bold->FontSize * ImGui::GetIO().FontGlobalScale;
  const float radius = size * (length > 2 ? 0.85F : 0.68F);
  list.AddCircleFilled({centre.x + theme.scale, centre.y + theme.scale * 1.5F}, radius * 1.06F,
                       IM_COL32(0x2B, 0x21, 0x18, 90));
  list.AddCircleFilled(centre, radius, wax);
  list.AddCircle(centre, radius * 0.84F, IM_COL32(0, 0, 0, 70), 0, std::max(1.0F, theme.scale));
  list.AddCircle({centre.x - theme.scale * 0.5F, centre.y - theme.scale * 0.5F}, radius * 0.86F,
                 IM_COL32(0xFF, 0xE8, 0xD0, 50), 0, std::max(1.0F, theme.scale));
  const ImVec2 extent = theme.bold->CalcTextSizeA(size, FLT_MAX, 0, digits.data());
  list.AddText(theme.bold, size, {centre.x - extent.x / 2, centre.y - extent.y / 2}, ink::kVellum,
               digits.data());
}

void draw_count(ImDrawList& list, ImFont* font, float size, ImVec2 right_top, ImU32 colour,
                std::string_view digits) {
  float cell = 0;
  for (char digit = '0'; digit <= '9'; ++digit) {
    cell = std::max(cell, font->CalcTextSizeA(size, FLT_MAX, 0, &digit, &digit + 1).x);
  }
  float x = right_top.x;
  for (auto sign = digits.rbegin(); sign != digits.rend(); ++sign) {
    const char* text = &*sign;
    const bool is_digit = *sign >= '0' && *sign <= '9';
    const float width = font->CalcTextSizeA(size, FLT_MAX, 0, text, text + 1).x;
    const float room = is_digit ? cell : width;
    x -= room;
    list.AddText(font, size, {x + (room - width) / 2, right_top.y}, colour, text, text + 1);
  }
}

ImGuiWindowFlags quiet_beside_hand() {
  const bool is_pressing = ImGui::IsAnyItemActive() && ImGui::IsAnyMouseDown();
  const bool is_writing = ImGui::GetIO().WantTextInput;
  return is_pressing || is_writing ? ImGuiWindowFlags_NoFocusOnAppearing : ImGuiWindowFlags_None;
}

void begin_bare_window(const char* id, ImGuiWindowFlags more) {
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(0, 0));
  ImGui::Begin(id, nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoBackground |
                   ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoMove |
                   quiet_beside_hand() | more);
  ImGui::PopStyleVar();
}

bool was_pressed_where_it_lay(ImGuiID item) {
  const ImGuiContext& context = *ImGui::GetCurrentContext();
  const bool is_let_go = context.ActiveIdPreviousFrame == item && context.ActiveId != item;
  if (!is_let_go || !ImGui::IsMouseReleased(ImGuiMouseButton_Left)) return false;
  return ImGui::IsMousePosValid() && was_pressed_here();
}

bool press_area(const char* id, ImVec2 size) {
  const bool is_pressed = ImGui::InvisibleButton(id, size);
  return is_pressed || was_pressed_where_it_lay(ImGui::GetItemID());
}

bool is_last_item_dragged() {
  return ImGui::IsItemActive() && ImGui::IsMouseDragging(ImGuiMouseButton_Left);
}

void heading(const Theme& theme, const char* text) {
  ImGui::PushFont(theme.small_caps);
  ImGui::PushTextWrapPos(0);
  ImGui::TextUnformatted(text);
  ImGui::PopTextWrapPos();
  ImGui::PopFont();
  ink_rule(theme);
}

void ink_rule(const Theme& theme) {
  const ImVec2 from = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  const float y = from.y + theme.grid;
  const float gap = theme.grid * 2;
  const float middle = from.x + width / 2;
  const float line = std::max(1.0F, theme.scale);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddLine({from.x, y}, {middle - gap, y}, ink::kSoftInk, line);
  list.AddLine({middle + gap, y}, {from.x + width, y}, ink::kSoftInk, line);
  list.AddNgonFilled({middle, y}, theme.grid, ink::kSoftInk, 4);
  ImGui::Dummy({0, theme.grid * 2});
}

void tip(const Theme& theme, const char* text) {
  if (was_pressed_here() && !tells_whoever_asks()) return;
  place_tip(theme);
  write_tip(theme, text);
}

void tip_on_table(const Theme& theme, const char* text) {
  if (!was_pressed_here() || tells_whoever_asks()) write_tip(theme, text);
}

TipPicture one_below_other(TipPicture first, TipPicture second, float apart) {
  if (!first.draw) return second;
  if (!second.draw) return first;
  const float lower = first.size.y + apart;
  const ImVec2 size(std::max(first.size.x, second.size.x), lower + second.size.y);
  return {.size = size,
          .draw = [upper = std::move(first.draw), below = std::move(second.draw), lower](
                      ImDrawList& list, ImVec2 from) {
            upper(list, from);
            below(list, {from.x, from.y + lower});
          }};
}

void tip_with_picture(const Theme& theme, const char* text, const TipPicture& picture) {
  if (was_pressed_here() && !tells_whoever_asks()) return;
  place_tip(theme);
  write_tip(theme, text, &picture);
}

void tip_on_table_with_picture(const Theme& theme, const char* text, const TipPicture& picture) {
  if (!was_pressed_here() || tells_whoever_asks()) write_tip(theme, text, &picture);
}

}  // namespace engine
