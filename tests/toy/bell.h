#pragma once

#include <vector>

#include "game/app/loop/parts.h"

// A feature that no window has but this one: a bell, its sheet, and two commands. All that it needs
// is here and in bell.cpp.
namespace toy {

/// The usual rows with those of the bell before them.
std::vector<commands::Row> commands_with_bell();
std::vector<screens::SheetRow> sheets_with_bell();
/// The usual features, and the bell.
void features_with_bell(app::Shell& shell, app::KeptSettings settings);

}  // namespace toy
