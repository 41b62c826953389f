#include "game/app/features/window/sheets.h"

#include "game/app/shell/shell.h"
#include "game/commands/ids.h"

namespace app {

bool Sheets::take(Shell& shell, commands::Command& command) {
  screens::Memory& memory = shell.memory();
  if (command.id == commands::kBack) {
    screens::leave_sheet(memory, shell.screen.game_screens());
  } else if (command.id == commands::kRules) {
    memory.rule_wished = true;
  } else if (command.id == commands::kKeys) {
    memory.keys_open = !memory.keys_open;
  } else if (command.id == commands::kMenu) {
    memory.menu_open = !memory.menu_open;
  } else if (command.id == commands::kQuit) {
    shell.quits = true;
  } else {
    return false;
  }
  return true;
}

bool Sheets::is_read(const Shell& shell) const {
  const screens::Memory& memory = shell.screen.memory();
  return memory.start_open || memory.new_game_open;
}

}  // namespace app
