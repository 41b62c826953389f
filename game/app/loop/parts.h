#pragma once

#include <span>

#include "game/app/loop/usual_features.h"
#include "game/commands/table.h"
#include "game/screens/state/sheet_row.h"

namespace app {

/// What meets in the window beside the table: rows of commands and of sheets, and the features. The
/// rows outlive the window.
struct Parts {
  std::span<const commands::Row> commands = commands::table();
  std::span<const screens::SheetRow> sheets = screens::usual_sheets();
  MakeFeatures features = usual_features;
};

}  // namespace app
