#pragma once

#include <span>

#include "game/screens/settings/setting_rows.h"

namespace screens {

/// The control of each setting, in groups with a heading: beside each other where there is room.
/// What is pressed is in `settings`.
void draw_setting_rows(Context& context, Settings& settings,
                       std::span<const SettingRow> rows = setting_rows());

// What controls of a kind of their own are made of.

/// How wide each is of so many beside each other.
float width_of_one_in(int columns);
/// One of a row of choices without gaps: the number `i` of `count`, all as wide as the sheet. With
/// a picture it is higher, and drawn by `swatch` of the row.
struct Segment {
  int i = 0;
  int count = 1;
  bool is_chosen = false;
};
bool segment_control(Context& context, const std::string& label, const Segment& segment,
                     const SettingRow& row, int value = 0);
void draw_caption(Context& context, std::string_view key);
/// A switch says in words whether it is on; its knob only repeats it. With a reason it cannot be
/// pressed.
bool switch_control(Context& context, std::string_view key, bool is_on, float width,
                    const std::string& reason = {});

}  // namespace screens
