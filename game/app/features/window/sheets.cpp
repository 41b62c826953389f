#include "game/app/features/window/sheets.h"

#include "game/app/shell/shell.h"
#include "game/commands/ids.h"

namespace app {

bool Sheets::take(Shell& shell, commands::Command& command) {
  screens::Memory& memory = shell.memory();
  if (command.id == commands::kBack) {
    screens::leave_sheet(memory);
  } else if (command.id == commands::kQuit) {
    shell.quits = true;
  } else if (const auto* row = screens::sheet_of_command(shell.screen.sheets(), command.id)) {
    memory.sheets.command(row->id);
  } else {
    return false;
  }
  return true;
}

bool Sheets::is_read(const Shell& shell) const {
  return shell.screen.lies_covered(screens::Covers::kPanels) ||
         shell.screen.lies_covered(screens::Covers::kTable);
}

}  // namespace app
