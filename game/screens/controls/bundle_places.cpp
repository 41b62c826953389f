#include "game/screens/controls/bundle_places.h"

#include <algorithm>
#include <utility>

#include "engine/ui/widgets.h"
#include "game/screens/controls/bundle_rows.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/option_button.h"

namespace screens {
namespace {

constexpr std::size_t kMostPlaces = 9;  // on one page
constexpr float kChoicesApart = 4;      // points, between what is chosen in one place
constexpr float kPlacesApart = 20;      // between two places

struct RowAt {
  std::size_t number;
  RowPlace at;
};

/// The rows of one place.
using Place = std::vector<RowAt>;

std::vector<Place> places_of(Context& context, const core::Bundle& bundle) {
  std::vector<Place> places;
  for (std::size_t row = 0; row < bundle.rows.size(); ++row) {
    RowPlace at = context.state.game.words.row_place(context, bundle.rows[row]);
    const bool is_new = places.empty() || places.back().front().at.region != at.region;
    if (is_new) places.emplace_back();
    places.back().push_back({row, std::move(at)});
  }
  return places;
}

std::vector<std::string> sections_of(const std::vector<Place>& places) {
  std::vector<std::string> sections;
  for (const Place& place : places) {
    const std::string& section = place.front().at.section;
    if (std::ranges::find(sections, section) == sections.end()) sections.push_back(section);
  }
  return sections;
}

int counted_in(const Place& place, std::span<const int> counts) {
  int sum = 0;
  for (const RowAt& row : place) sum += counts[row.number];
  return sum;
}

/// The name of a page says how many are chosen on it.
std::string words_of_page(const std::string& section, const std::vector<Place>& places,
                          std::span<const int> counts) {
  int sum = 0;
  for (const Place& place : places) {
    if (place.front().at.section == section) sum += counted_in(place, counts);
  }
  return sum == 0 ? section : section + " · " + std::to_string(sum);
}

void draw_pages(Context& context, const std::vector<Place>& places, std::span<const int> counts) {
  const std::vector<std::string> sections = sections_of(places);
  std::string& page = context.memory.own<BundleMemory>().page;
  if (std::ranges::find(sections, page) == sections.end()) page = sections.front();
  const bool is_one_page = places.size() <= kMostPlaces || sections.size() < 2;
  if (is_one_page) return page.clear();
  for (const std::string& section : sections) {
    const std::string words = words_of_page(section, places, counts);
    const float width = width_of(context.theme.small_caps, section + " · 0") + context.unit(32);
    if (section != sections.front()) flow(context, width);
    if (tab_control(context, words, section == page, width)) page = section;
  }
}

const std::string& words_of(const RowAt& row) {
  return row.at.words.empty() ? row.at.place : row.at.words;
}

float width_of_choices(const Context& context, const core::Bundle& bundle, const Place& place) {
  float width = 0;
  for (const RowAt& row : place) {
    width += row_width(context, bundle, row.number, words_of(row)) + context.unit(kChoicesApart);
  }
  return width;
}

/// A place whose rows have no words is chosen itself.
bool has_name(const Place& place) { return !place.front().at.words.empty(); }

struct PlaceColumn {
  float name = 0;
  float choices = 0;
  float width(const Context& context) const { return name + choices + context.unit(kPlacesApart); }
};

/// As few lines as there is room for; read downwards.
struct PlaceColumns {
  std::size_t lines = 1;
  std::vector<PlaceColumn> columns;
};

PlaceColumns columns_of_lines(const Context& context, const core::Bundle& bundle,
                              const std::vector<Place>& places, std::size_t lines) {
  PlaceColumns found{.lines = lines, .columns = {}};
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (i % lines == 0) found.columns.emplace_back();
    PlaceColumn& column = found.columns.back();
    const float name = width_of(context.theme.bold, places[i].front().at.place) + context.unit(10);
    if (has_name(places[i])) column.name = std::max(column.name, name);
    column.choices = std::max(column.choices, width_of_choices(context, bundle, places[i]));
  }
  return found;
}

PlaceColumns columns_that_fit(const Context& context, const core::Bundle& bundle,
                              const std::vector<Place>& places, float room) {
  for (std::size_t lines = 1; lines < places.size(); ++lines) {
    PlaceColumns columns = columns_of_lines(context, bundle, places, lines);
    float width = -context.unit(kPlacesApart);
    for (const PlaceColumn& column : columns.columns) width += column.width(context);
    if (width <= room) return columns;
  }
  return columns_of_lines(context, bundle, places, places.size());
}

/// In the middle of the line of buttons that it belongs to.
void write_name(const Context& context, const std::string& name, bool is_counted) {
  const float down = (context.theme.touch - ImGui::GetTextLineHeight()) / 2;
  const ImVec2 at = ImGui::GetCursorPos();
  ImGui::SetCursorPosY(at.y + down);
  write(is_counted ? context.theme.bold : context.theme.text, engine::ink::kInk, name);
}

void draw_place(Context& context, const core::Bundle& bundle, const Place& place, float name_width,
                std::vector<int>& counts) {
  ImGui::BeginGroup();
  const ImVec2 at = ImGui::GetCursorPos();
  if (has_name(place)) write_name(context, place.front().at.place, counted_in(place, counts) > 0);
  for (const RowAt& row : place) {
    const bool is_first = row.number == place.front().number;
    if (!is_first) ImGui::SameLine(0, context.unit(kChoicesApart));
    if (is_first) ImGui::SetCursorPos(ImVec2(at.x + name_width, at.y));
    draw_row(context, bundle, {row.number, words_of(row), row.at.tip}, counts);
  }
  ImGui::EndGroup();
  const bool is_pointed =
      ImGui::IsMouseHoveringRect(ImGui::GetItemRectMin(), ImGui::GetItemRectMax());
  if (is_pointed && place.front().at.region != table::kNoRegion) {
    context.drawn.lit.insert(place.front().at.region);
  }
}

/// Those of the page that is open.
std::vector<Place> shown_places(Context& context, const core::Bundle& bundle,
                                std::span<const int> counts) {
  std::vector<Place> places = places_of(context, bundle);
  draw_pages(context, places, counts);
  const std::string& page = context.memory.own<BundleMemory>().page;
  if (!page.empty()) {
    std::erase_if(places, [&](const Place& place) { return place.front().at.section != page; });
  }
  return places;
}

void draw_lines(Context& context, const core::Bundle& bundle, const std::vector<Place>& places,
                const PlaceColumns& columns, std::vector<int>& counts) {
  const float left = ImGui::GetCursorPosX();
  for (std::size_t line = 0; line < columns.lines; ++line) {
    float x = left;
    for (std::size_t c = 0; c < columns.columns.size(); ++c) {
      const std::size_t i = c * columns.lines + line;
      if (i >= places.size()) continue;
      if (c > 0) ImGui::SameLine();
      ImGui::SetCursorPosX(x);
      draw_place(context, bundle, places[i], columns.columns[c].name, counts);
      x += columns.columns[c].width(context);
    }
  }
}

/// Where letters are large, more lines than fit are dragged through; true if they are.
bool begin_scrolled(const Context& context, std::size_t lines) {
  const float line = context.theme.touch + ImGui::GetStyle().ItemSpacing.y;
  const float most = context.screen.y - bar_height(context.theme) - 2 * gap(context.theme);
  const float room = most - ImGui::GetCursorPosY() - ImGui::GetStyle().WindowPadding.y -
                     ImGui::GetStyle().ItemSpacing.y;
  if (static_cast<float>(lines) * line <= room) return false;
  ImGui::BeginChild("places", ImVec2(0, room));
  engine::scroll_by_dragging();
  return true;
}

}  // namespace

bool has_places(Context& context, const core::Bundle& bundle) {
  return !bundle.rows.empty() &&
         !context.state.game.words.row_place(context, bundle.rows.front()).place.empty();
}

/// What was chosen there gives way to what comes next to it, and after the last to nothing.
void count_touched_place(Context& context, const core::Bundle& bundle, std::vector<int>& counts) {
  const table::RegionId touched =
      std::exchange(context.memory.own<BundleMemory>().touched, table::kNoRegion);
  if (touched == table::kNoRegion) return;
  for (const Place& place : places_of(context, bundle)) {
    if (place.front().at.region != touched) continue;
    context.memory.own<BundleMemory>().page = place.front().at.section;
    std::size_t next = 0;
    for (std::size_t i = 0; i < place.size(); ++i) {
      if (counts[place[i].number] > 0) next = i + 1;
      counts[place[i].number] = 0;
    }
    for (; next < place.size(); ++next) {
      if (!can_add(bundle, counts, place[next].number)) continue;
      ++counts[place[next].number];
      return;
    }
  }
}

void draw_places(Context& context, const core::Bundle& bundle, std::vector<int>& counts) {
  const std::vector<Place> places = shown_places(context, bundle, counts);
  const float room = ImGui::GetContentRegionAvail().x;
  const PlaceColumns columns = columns_that_fit(context, bundle, places, room);
  const bool is_scrolled = begin_scrolled(context, columns.lines);
  draw_lines(context, bundle, places, columns, counts);
  if (is_scrolled) ImGui::EndChild();
}

}  // namespace screens
