#include "game/screens/moment_banner.h"

#include <algorithm>
#include <array>
#include <cfloat>

#include <imgui_internal.h>

#include "engine/ui/widgets.h"
#include "game/commands/ids.h"
#include "game/moments/moment_table.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/key_words.h"
#include "game/screens/screens.h"
#include "game/screens/staged_moment.h"

namespace screens {
namespace {

// In points.
constexpr float kLeastWidth = 430;
constexpr float kMostWidth = 900;
constexpr float kPadding = 10;  // the banner lies low: Harad is seen above it
constexpr float kBetweenLines = 2;
constexpr float kCloth = 58;  // the breadth of the banner that hangs at the left
constexpr float kGreatCloth = 76;
constexpr float kOverhang = 7;  // of the cloth, above and below the sheet
constexpr float kTail = 12;     // the cut in its lower edge
constexpr float kTimeLine = 3;

constexpr ImU32 kClothShade = IM_COL32(0, 0, 0, 0x38);
constexpr ImU32 kClothLight = IM_COL32(0xFF, 0xFF, 0xFF, 0x26);

/// One line of the banner.
struct Line {
  ImFont* font;
  ImU32 colour;
  const std::string* words;

  ImVec2 size(float most) const {
    return font->CalcTextSizeA(font->FontSize, FLT_MAX, most, words->c_str());
  }
};

std::vector<Line> lines_of(const Context& context, const MomentShown& shown) {
  const engine::Theme& theme = context.theme;
  const Moment& moment = *shown.moment;
  ImFont* title = is_great(moment) && !context.compact() ? theme.title : theme.prompt;
  if (context.state.has_corners) title = theme.bold;  // it must not reach around the corner
  std::vector<Line> lines;
  if (!moment.by.empty()) lines.push_back({theme.small_caps, engine::ink::kSoftInk, &moment.by});
  const bool is_known = !shown.is_coming && (!moment.is_staged || opened(context, shown) >= 1);
  const bool says_before = !is_known && !moment.before.empty();
  lines.push_back({title, engine::ink::kInk, says_before ? &moment.before : &moment.title});
  if (!moment.where.empty()) lines.push_back({theme.italic, engine::ink::kInk, &moment.where});
  return lines;
}

/// A banner of the colour of who acts, its lower edge cut like a swallow's tail.
void draw_cloth(const Context& context, ImDrawList& list, ImVec2 from, ImVec2 to, ImU32 colour) {
  const float tail = context.unit(kTail);
  const float middle = (from.x + to.x) / 2;
  const auto half = [&](float outer) {
    const std::array corners{ImVec2(outer, from.y), ImVec2(middle, from.y),
                             ImVec2(middle, to.y - tail), ImVec2(outer, to.y)};
    list.AddQuadFilled(corners[0], corners[1], corners[2], corners[3], colour);
  };
  half(from.x);
  half(to.x);
  const float fold = (to.x - from.x) * 0.16F;
  list.AddRectFilled(from, ImVec2(from.x + fold, to.y - tail), kClothLight);
  list.AddRectFilled(ImVec2(to.x - fold, from.y), ImVec2(to.x, to.y - tail), kClothShade);
  const float rod = context.unit(4);
  list.AddRectFilled(ImVec2(from.x - rod, from.y - rod), ImVec2(to.x + rod, from.y),
                     engine::ink::kBrass, rod / 2);
  list.AddRect(ImVec2(from.x - rod, from.y - rod), ImVec2(to.x + rod, from.y), engine::ink::kInk,
               rod / 2);
}

/// How much of its time is left; nothing while it is held.
void draw_time(const Context& context, ImDrawList& list, ImVec2 from, ImVec2 to, float left) {
  const float height = context.unit(kTimeLine);
  const ImVec2 start(from.x, to.y - height);
  list.AddRectFilled(start, ImVec2(from.x + (to.x - from.x) * left, to.y), engine::ink::kBrass);
}

/// Whoever only looks on presses nothing.
enum class Hand { kHasButtons, kHasNone };

float buttons_width(const Context& context, Hand hand) {
  if (hand == Hand::kHasNone) return 0;
  return 2 * context.theme.touch + ImGui::GetStyle().ItemSpacing.x;
}

void draw_buttons(Context& context, const MomentShown& shown) {
  const bool held = shown.is_held;
  if (icon_control(context, "hold", held ? engine::Icon::kPlay : engine::Icon::kPause,
                   held ? "screen.go-on" : "screen.hold")) {
    ask(context, commands::kHoldMoments);
  }
  ImGui::SameLine();
  const std::string next = say_with_key(context, "screen.next-moment", commands::kPlay);
  if (icon_control_saying(context, "next", engine::Icon::kForward, next)) {
    ask(context, commands::kNextMoment);
  }
}

/// Where the sheet lies, and what it leaves for words.
struct Place {
  ImVec2 from;
  ImVec2 to;
  float words_x;
  float cloth;
};

constexpr const char* kWindow = "moment";

/// Of the banner before: where one follows the other, what is pressed again lies where it lay.
float width_before() {
  const ImGuiWindow* banner = ImGui::FindWindowByName(kWindow);
  return banner != nullptr && banner->WasActive ? banner->Size.x : 0;
}

/// Above the prompt, and above what stands over its ends where the banner would lie on it.
float bottom_beside_buttons(const Context& context, float left, float right) {
  const float away = gap(context.theme) + context.unit(kOverhang);
  float bottom = context.drawn.clear_to.y - away;
  for (const char* name : {"back", "help"}) {
    const ImGuiWindow* buttons = ImGui::FindWindowByName(name);
    if (buttons == nullptr || !buttons->Active) continue;
    const ImRect part = buttons->Rect();
    if (part.Min.x < right && part.Max.x > left) bottom = std::min(bottom, part.Min.y - away);
  }
  return bottom;
}

Place place_of(const Context& context, const Moment& moment, const std::vector<Line>& lines,
               Hand hand) {
  const float padding = context.unit(kPadding);
  const float cloth = context.unit(is_great(moment) ? kGreatCloth : kCloth);
  const float beside = cloth + 4 * padding + buttons_width(context, hand);
  const bool is_on_air = hand == Hand::kHasNone;
  const RoomAtEdge room =
      context.state.has_stations ? room_at_station(context) : RoomAtEdge{.right = context.screen.x};
  const float left = is_on_air ? context.drawn.clear_from.x : room.left;
  const float right = is_on_air ? context.drawn.clear_to.x : room.right;
  const float most = std::min(context.unit(kMostWidth), right - left - 2 * gap(context.theme));
  float width = context.unit(kLeastWidth);
  float height = 0;
  for (const Line& line : lines) {
    const ImVec2 size = line.size(most - beside);
    width = std::max(width, size.x + beside);
    height += size.y + context.unit(kBetweenLines);
  }
  height = std::max(height, context.theme.touch) + 2 * padding;
  width = std::min(std::max(width, width_before()), most);
  const float x = (left + right - width) / 2;
  const float whole = height + context.unit(kOverhang);  // on the screen, whatever lies below it
  const float bottom = std::max(bottom_beside_buttons(context, x, x + width), whole);
  const ImVec2 from(x, bottom - height);
  return {from, ImVec2(from.x + width, bottom), from.x + cloth + 2 * padding, cloth};
}

void draw_words(const Context& context, ImDrawList& list, const Place& place,
                const std::vector<Line>& lines, Hand hand) {
  const float most =
      place.to.x - place.words_x - buttons_width(context, hand) - 2 * context.unit(kPadding);
  float height = 0;
  for (const Line& line : lines) height += line.size(most).y + context.unit(kBetweenLines);
  float y = (place.from.y + place.to.y - height) / 2;
  for (const Line& line : lines) {
    list.AddText(line.font, line.font->FontSize, ImVec2(place.words_x, y), line.colour,
                 line.words->c_str(), nullptr, most);
    y += line.size(most).y + context.unit(kBetweenLines);
  }
}

void draw_sign(Context& context, ImDrawList& list, const Place& place, const Moment& moment) {
  const float padding = context.unit(kPadding);
  const float over = context.unit(kOverhang);
  const ImVec2 from(place.from.x + padding, place.from.y - over);
  const ImVec2 to(from.x + place.cloth, place.to.y + over);
  draw_cloth(context, list, from, to, moment.colour);
  const ImVec2 centre((from.x + to.x) / 2, (place.from.y + place.to.y) / 2);
  const float size = place.cloth * 0.62F;
  if (moment.sign) return engine::draw_icon(list, *moment.sign, centre, size, engine::ink::kVellum);
  context.state.game.panels.draw_moment_sign(context, list, moment, centre, size);
}

void draw_banner(Context& context, const MomentShown& shown, Hand hand) {
  const std::vector<Line> lines = lines_of(context, shown);
  const Place place = place_of(context, *shown.moment, lines, hand);
  const float over = context.unit(kOverhang);
  ImGui::SetNextWindowPos(ImVec2(place.from.x, place.from.y - over));
  ImGui::SetNextWindowSize(ImVec2(place.to.x - place.from.x, place.to.y - place.from.y + 2 * over));
  engine::begin_bare_window(kWindow, ImGuiWindowFlags_NoFocusOnAppearing);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.PushClipRect(ImVec2(0, 0), ImVec2(context.screen.x, context.screen.y));
  engine::draw_sheet(list, place.from, place.to, context.theme);
  const bool has_buttons = hand == Hand::kHasButtons;
  if (!shown.is_held && has_buttons) draw_time(context, list, place.from, place.to, shown.left);
  draw_sign(context, list, place, *shown.moment);
  draw_words(context, list, place, lines, hand);
  list.PopClipRect();
  if (has_buttons) {
    const float right = place.to.x - buttons_width(context, hand) - context.unit(kPadding);
    ImGui::SetCursorScreenPos(ImVec2(right, (place.from.y + place.to.y - context.theme.touch) / 2));
    draw_buttons(context, shown);
  }
  ImGui::End();
  context.drawn.clear_to.y = std::min(context.drawn.clear_to.y, place.from.y - over);
  draw_staged_moment(context, shown);
}

}  // namespace

bool is_great(const Moment& moment) { return moment.weight >= moments::kGreat; }

bool is_opening(const MomentShown& shown) {
  return shown.moment->is_staged && !shown.is_coming && shown.left > 1 - kOpens;
}

bool draw_moment(Context& context) {
  if (!context.state.moment) return false;
  const MomentShown& shown = *context.state.moment;
  // Once it has been told, or something is asked, it does not lie over a hand of cards, or over
  // what a lesson speaks of.
  const bool gives_way = is_asked(context.state) || (shown.left <= 0 && !shown.is_held);
  const bool is_told = shown.left <= 0 && !shown.is_held;
  if (is_told && is_asked(context.state))
    return false;  // it lies over the land that is asked about
  const bool is_taught = context.state.find<TutorialShown>() != nullptr;
  if (gives_way && (is_taught || is_hand_open(context.memory))) return false;
  draw_banner(context, shown, Hand::kHasButtons);
  return true;
}

void draw_moment_on_air(Context& context) {
  if (context.state.moment) draw_banner(context, *context.state.moment, Hand::kHasNone);
}

}  // namespace screens
