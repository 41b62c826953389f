#pragma once

#include <glm/vec2.hpp>
#include <string_view>

#include "engine/ui/icons.h"
#include "engine/ui/theme.h"

namespace engine {

/// Where a sheet lies, in points. A size of 0 fits the content.
struct PanelPlace {
  glm::vec2 position{0};
  glm::vec2 size{0};
  glm::vec2 pivot{
      0};  ///< which share of the sheet is at `position`: (1, 0) is its right top corner
};

/// A vellum sheet with an ink rule and brass corners. Call end_panel whatever begin_panel says.
/// `title` may be empty; `id` names the window for ImGui.
bool begin_panel(const Theme& theme, const char* id, const char* title, const PanelPlace& place);
void end_panel();
/// The same sheet around a place of an own window, for panels that lay themselves out.
void draw_sheet(ImDrawList& list, ImVec2 from, ImVec2 to, const Theme& theme);

/// Buttons are at least `theme.touch` high; a width of 0 fits the label.
bool primary_button(const Theme& theme, const char* label, float width = 0);  ///< wax: decide now
bool plain_button(const Theme& theme, const char* label, float width = 0);
/// What gives something up: a thin line around slanted words, and no body.
bool quiet_button(const Theme& theme, const char* label, float width = 0);
bool icon_button(const Theme& theme, const char* id, Icon icon, const char* tip);
/// A button that cannot be pressed, and says why when pointed at.
void refused_button(const Theme& theme, const char* label, const char* reason, float width = 0);
/// One of a few that exclude each other: the chosen one is dark.
bool choice_button(const Theme& theme, const char* label, bool is_chosen, float width = 0);
/// The name of a page; a wax line runs under the chosen one.
bool tab_button(const Theme& theme, const char* label, bool is_chosen, float width);
/// A row of a list that can be chosen: a wide, left-aligned plain button.
bool choice_row(const Theme& theme, const char* label, bool is_chosen);

/// A ring around what was drawn last, while the keys are on it; seen from a metre away.
void ring_keys(const Theme& theme);

/// Lets a finger, or the mouse, drag what the current window holds; what it began on is not pressed
/// then. Call it before the window's content.
void scroll_by_dragging();

/// A wax seal with a number in it, centred at a place of the screen.
void count_badge(ImDrawList& list, const Theme& theme, ImVec2 centre, int count,
                 ImU32 wax = ink::kWax);
/// Text with all digits equally wide, so that counts do not jump.
void draw_count(ImDrawList& list, ImFont* font, float size, ImVec2 right_top, ImU32 colour,
                std::string_view digits);

/// For a window that may appear while somebody presses a button or writes: it would take from them
/// what they have begun.
ImGuiWindowFlags quiet_beside_hand();

/// A window without a sheet, a frame or air of its own; its place stays where the caller has put
/// it.
void begin_bare_window(const char* id, ImGuiWindowFlags more = 0);

/// A part of a window that is pressed as a button is, and draws nothing. A hand that holds still
/// has pressed it, though it moves away beneath: others go on while somebody presses.
bool press_area(const char* id, ImVec2 size);
/// The same of an item that ImGui says was not pressed.
bool was_pressed_where_it_lay(ImGuiID item);

/// The pressed thing that was drawn last goes with the pointer.
bool is_last_item_dragged();

void heading(const Theme& theme, const char* text);
/// An ink rule across the sheet with a small diamond in its middle.
void ink_rule(const Theme& theme);
/// A tip on vellum, its text wrapped, beside the sheet of the item that was drawn last; call it
/// while that is hovered. What has just been pressed is known already: the tip waits until the
/// pointer moves on.
void tip(const Theme& theme, const char* text);
/// The same where the caller has put it (ImGui::SetNextWindowPos).
void tip_on_table(const Theme& theme, const char* text);

}  // namespace engine
