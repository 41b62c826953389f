#include "game/screens/controls/place_words.h"

#include <cctype>
#include <string_view>
#include <vector>

#include <imgui_internal.h>

#include "engine/ui/theme.h"
#include "engine/ui/widgets.h"
#include "game/commands/ids.h"

namespace screens {
namespace {

struct Line {
  std::string_view words;
  float top = 0;
};

/// The lines that the text was broken into, as ImGui breaks it.
std::vector<Line> lines_of(const ImFont* font, const std::string& words, ImRect box, float room) {
  std::vector<Line> lines;
  const float scale = ImGui::GetIO().FontGlobalScale;
  const float height = font->FontSize * scale;
  const char* from = words.data();
  const char* const end = from + words.size();
  for (float top = box.Min.y; from < end; top += height) {
    const char* to = font->CalcWordWrapPositionA(scale, from, end, room);
    if (to == from) to = end;
    lines.push_back({{from, to}, top});
    from = to;
    while (from < end && *from == ' ') ++from;
  }
  return lines;
}

/// Where the words stand in the line on their own, and are no part of a longer word.
std::size_t find_words(std::string_view line, std::string_view words) {
  const std::size_t at = line.find(words);
  const bool is_part = at != std::string_view::npos && at > 0 &&
                       std::isalnum(static_cast<unsigned char>(line[at - 1]));
  return is_part ? std::string_view::npos : at;
}

/// Takes no room: it lies over letters that stand there already.
void draw_place(Context& context, const ImFont* font, const NamedPlace& place, ImRect box) {
  const ImGuiID id = ImGui::GetID(("place " + place.name).c_str());  // no answer of that name
  if (!ImGui::ItemAdd(box, id)) return;
  bool is_hovered = false;
  bool is_held = false;
  const bool is_pressed = ImGui::ButtonBehavior(box, id, &is_hovered, &is_held);
  if (is_pressed || engine::was_pressed_where_it_lay(id))
    ask(context, commands::kLookAt, place.region);
  if (is_hovered) context.drawn.lit.insert(place.region);
  ImGui::GetWindowDrawList()->AddLine({box.Min.x, box.Max.y}, box.Max,
                                      is_hovered ? engine::ink::kWax : engine::ink::kBrass,
                                      context.unit(is_hovered ? 2.0F : 1.5F));
  context.drawn.controls.push_back({.label = place.name,
                                    .from = {box.Min.x, box.Min.y},
                                    .to = {box.Max.x, box.Max.y},
                                    .label_width = width_of(font, place.name),
                                    .only_shows = true,
                                    .window = ImGui::GetCurrentWindow()->RootWindow->ID});
}

}  // namespace

void write_with_places(Context& context, ImFont* font, ImU32 colour, const std::string& words,
                       std::span<const NamedPlace> places) {
  const float room = ImGui::GetContentRegionAvail().x;
  write(font, colour, words);
  ImGuiContext& imgui = *ImGui::GetCurrentContext();
  const ImGuiLastItemData text = imgui.LastItemData;
  for (const Line& line : lines_of(font, words, text.Rect, room)) {
    for (const NamedPlace& place : places) {
      const std::size_t at = find_words(line.words, place.name);
      if (at == std::string_view::npos) continue;
      const float left = text.Rect.Min.x + width_of(font, std::string(line.words.substr(0, at)));
      const float height = font->FontSize * ImGui::GetIO().FontGlobalScale;
      draw_place(context, font, place,
                 {{left, line.top}, {left + width_of(font, place.name), line.top + height}});
    }
  }
  imgui.LastItemData = text;
}

}  // namespace screens
