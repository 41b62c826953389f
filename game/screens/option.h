#pragma once

#include <optional>
#include <string>

#include "game/screens/sheet.h"

namespace screens {

/// What a button for the action says.
std::string label_of(const Sheet& sheet, core::Action action);

/// The option that a person takes most often, drawn as the primary button; Enter takes it too.
std::optional<core::Action> primary_option(const core::Decision& decision);

bool is_region(core::Action action);

/// Whether the person before the screen is asked: the view holds options and nobody thinks.
bool is_asked(const Model& model);

}  // namespace screens
