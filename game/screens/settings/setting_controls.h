#pragma once

#include <span>

#include "game/screens/settings/setting_rows.h"

namespace screens {

/// The control of each setting below that of the one before. What is pressed is in `settings`.
void draw_setting_rows(Context& context, Settings& settings,
                       std::span<const SettingRow> rows = setting_rows());

// What controls of a kind of their own are made of.

/// How wide each is of so many beside each other.
float width_of_one_in(int columns);
void draw_caption(Context& context, std::string_view key);
/// "Captions: on"
std::string switch_label(const Context& context, std::string_view key, bool is_on);
/// A switch says in words whether it is on; the dark of the button only repeats it.
bool switch_control(Context& context, std::string_view key, bool is_on, float width);

}  // namespace screens
