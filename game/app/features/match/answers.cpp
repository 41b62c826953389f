#include "game/app/features/match/answers.h"

#include <span>
#include <vector>

#include "game/app/shell/shell.h"
#include "game/commands/ids.h"
#include "game/screens/log_panel.h"

namespace app {

bool Answers::take(Shell& shell, commands::Command& command) {
  const auto* answers = commands::argument_of<std::vector<core::Action>>(command);
  if (command.id != commands::kAnswer || answers == nullptr) return false;
  if (answers->empty()) return true;
  const std::span rest = std::span(*answers).subspan(1);
  if (!shell.playing.session->submit(answers->front(), rest)) return true;
  shell.memory().own<screens::LogMemory>().read = shell.playing.session->screen().log().size();
  shell.memory().sheets.close(screens::kRecentSheet);
  shell.show.hush();
  show_changes(shell, screens::Origin::kSelf);
  return true;
}

}  // namespace app
