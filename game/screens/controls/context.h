#pragma once

#include <any>
#include <optional>
#include <string>
#include <vector>

#include <imgui.h>

#include "engine/ui/theme.h"
#include "game/screens/state/answer.h"
#include "game/screens/state/drawn.h"
#include "game/screens/state/memory.h"
#include "game/screens/state/screen_state.h"

struct ImGuiWindow;

namespace screens {

/// Where the keys can go.
struct TabStop {
  ImGuiID item = 0;
  ImGuiWindow* window = nullptr;
  glm::vec2 from{0};
  glm::vec2 to{0};
  bool gives_up = false;  ///< the keys never begin there
};

/// A card that moves between its place and the place where it is read.
struct CardFlight {
  glm::vec2 from{0};         ///< the middle of it, where it has no size yet
  float share = 1;           ///< of the way: 0 to 1
  bool comes_hidden = true;  ///< its back is seen first, and it turns
};

/// A card that is pointed at, and by what.
struct CardPreview {
  CardId card = kNoCard;
  bool is_missing = false;  ///< what it asks for is not there
  glm::vec2 item_from{0};
  glm::vec2 item_to{0};
  glm::vec2 sheet_from{0};
  glm::vec2 sheet_to{0};
  std::optional<glm::vec2> foot{};  ///< it is lifted out of a hand: the middle of its lower edge
  std::optional<CardFlight> flight{};
};

/// What every panel gets to draw with.
struct Context {
  const engine::Theme& theme;
  glm::vec2 screen;  ///< in points
  const ScreenState& state;
  Memory& memory;
  Answer& answer;
  Drawn& drawn;
  Situation situation{};                 ///< what the game says in this frame
  std::vector<TabStop> stops{};          ///< in this frame
  std::optional<CardPreview> preview{};  ///< in this frame; the last card that was pointed at
  std::string sign{};                    ///< what the sign that is pointed at means

  float unit(float points) const { return points * theme.scale; }
  bool compact() const;
};

/// A sentence of data/lang, with arguments by name.
std::string say(const Context& context, std::string_view key);
std::string say(const Context& context, std::string_view key, const nlohmann::json& args);

/// What the person asks for.
void ask(Context& context, commands::Id id, std::any argument = {});

/// What the seat is called in data/lang.
std::string_view id_of(const Context& context, core::Seat seat);
/// The key of a sentence that each seat has its own words for.
std::string key_for(const Context& context, std::string_view key, core::Seat seat);
/// The name of the seat.
std::string name_of(const Context& context, core::Seat seat);

/// How wide a text is in a font of the theme, in points.
float width_of(const ImFont* font, const std::string& text);
/// Sheets never grow over the bar or out of the screen; call before begin_panel.
void limit_height(const Context& context);
/// The height that it allows.
float most_height(const Context& context);
/// The same of a sheet that begins there and, where there is little room, leaves the prompt in
/// sight.
void limit_height_below(const Context& context, float top);
/// Where the prompt begins, which grows with its question.
float prompt_top(const Context& context);

/// Text in one of the theme's fonts and colours, wrapped at the sheet's edge.
void write(ImFont* font, ImU32 colour, const std::string& text);

/// Little room for the interface's size: the columns say less and the log waits to be asked for.
bool is_compact(const engine::Theme& theme, glm::vec2 screen);
/// Letters so large that a sheet needs the whole screen.
bool is_tiny(const Context& context);
/// The widths of the columns at the sides, in points at this screen's size.
float column_width(const engine::Theme& theme, glm::vec2 screen);
/// What lies at the sides now.
Columns columns_of(const Context& context);
/// The width of a folded sheet of a side.
float tab_width(const engine::Theme& theme);
/// What the prompt usually takes at the lower edge, in points.
float prompt_room(const engine::Theme& theme, glm::vec2 screen);
/// What each place at a touch table keeps for itself, at the left of its edge: name and tools.
glm::vec2 size_of_tools(const engine::Theme& theme);
/// Of the plate with the name.
float width_of_plate(const engine::Theme& theme);
/// What is left of that edge for what is asked and told, in points of who sits there.
struct RoomAtEdge {
  float left = 0;
  float right = 0;
  float bottom = 0;
};
RoomAtEdge room_at_station(const Context& context);
/// The height of the bar at the upper edge.
float bar_height(const engine::Theme& theme);
/// How wide a sheet between the columns may be.
float middle_width(const engine::Theme& theme, glm::vec2 screen);
/// Where a large sheet begins: below the bar, or over it where there is little room.
float sheet_top(const Context& context);
/// The least room left free around the sheets.
float gap(const engine::Theme& theme);

}  // namespace screens
