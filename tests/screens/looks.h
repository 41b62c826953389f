#pragma once

#include <span>
#include <string>

#include "tests/screens/headless.h"

namespace screen {

/// What a picture is judged by, as far as numbers can, for the frame drawn last.

/// A window of this name is drawn.
bool is_open(const char* name);

/// On the screen, in their sheets, apart, big enough for a finger, with room for their words.
void expect_good_buttons(std::span<const screens::ShownOption> shown, const Format& format);
/// The same of what else can be pressed.
void expect_good_controls(std::span<const screens::ShownControl> shown, const Format& format);
/// Every sheet lies on the screen and holds what it says without a scroll bar; the log and the
/// pages of long sheets may have one.
void expect_good_sheets(const Format& format);
/// The columns, the log, the prompt and the battle do not lie over each other.
void expect_apart(const Format& format);

/// All that is written in the last frame, without blanks.
std::string written();

}  // namespace screen
