#pragma once

#include "engine/ui/icons.h"
#include "game/screens/controls/context.h"

namespace screens {

// Buttons that are no options of the game. What is drawn is among `answer.controls`.

/// Wide enough for its words, or as wide as it is told.
bool plain_control(Context& context, const std::string& label, float width = 0);
bool primary_control(Context& context, const std::string& label, float width = 0);
/// One of a few that exclude each other.
bool choice_control(Context& context, const std::string& label, bool is_chosen, float width = 0);
/// One that cannot be pressed now, and says why when pointed at.
void refused_control(Context& context, const std::string& label, const std::string& reason,
                     float width = 0);
/// The name of a page.
bool tab_control(Context& context, const std::string& label, bool is_chosen, float width);
/// A row of a list, as wide as the sheet.
bool row_control(Context& context, const std::string& label, bool is_chosen);
bool icon_control(Context& context, const char* id, engine::Icon icon, std::string_view tip);
/// The same with a tip that is said already.
bool icon_control_saying(Context& context, const char* id, engine::Icon icon,
                         const std::string& tip);

/// The item drawn last is a control of another look; `label_width` must fit between its edges.
void note_control(Context& context, const std::string& label, float label_width);

/// How wide a control is that fits its words.
float control_width(const Context& context, const std::string& label);

}  // namespace screens
