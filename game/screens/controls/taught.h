#pragma once

#include <span>

#include "game/screens/controls/context.h"

namespace screens {

/// The tutorial asks for this answer.
bool is_taught(const Context& context, core::Action action);

/// A brass ring around the item drawn last, if it is the button of such an answer.
void mark_taught(const Context& context, core::Action action);
/// The same of a button that gives several answers, one after the other.
void mark_taught(const Context& context, std::span<const core::Action> answers);

}  // namespace screens
