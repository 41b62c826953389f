#pragma once

#include <span>

#include "game/screens/controls/sheet.h"

namespace screens {

/// The tutorial asks for this answer.
bool is_taught(const Sheet& sheet, core::Action action);

/// A brass ring around the item drawn last, if it is the button of such an answer.
void mark_taught(const Sheet& sheet, core::Action action);
/// The same of a button that gives several answers, one after the other.
void mark_taught(const Sheet& sheet, std::span<const core::Action> answers);

}  // namespace screens
