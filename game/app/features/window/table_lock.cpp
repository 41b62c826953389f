#include "game/app/features/window/table_lock.h"

#include <algorithm>
#include <cmath>

#include "game/app/shell/shell.h"
#include "game/commands/ids.h"

namespace app {
namespace {

constexpr double kCleaningSeconds = 30;

/// Only what the window itself says is left.
void clear(commands::Read& read) {
  engine::Input& input = read.input;
  input.pointers.clear();
  input.pinch.reset();
  input.pointed.reset();
  input.keys.clear();
  input.held.clear();
  input.text.clear();
  input.pads.clear();
  input.wheel = 0;
  read.pressed.clear();
  read.held.clear();
}

}  // namespace

void TableLock::take_input(Shell& shell, commands::Read& input, const engine::Input&,
                           double seconds) {
  if (locked_for_ <= 0) return;
  const bool is_woken = input.is_pressed(commands::kBack);
  locked_for_ = is_woken ? 0 : std::max(locked_for_ - seconds, 0.0);
  clear(input);
  shell.memory().locked_for = static_cast<int>(std::ceil(locked_for_));
  shell.keep_drawing(kMovingSeconds);
}

bool TableLock::take(Shell&, commands::Command& command) {
  if (command.id != commands::kLock) return false;
  locked_for_ = kCleaningSeconds;
  return true;
}

}  // namespace app
