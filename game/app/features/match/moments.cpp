#include "game/app/features/match/moments.h"

#include "game/app/shell/shell.h"
#include "game/commands/ids.h"

namespace app {
namespace {

/// The key of a question may go on as well, while nobody is asked.
bool goes_on(const Shell& shell, commands::Id id) {
  const bool is_key = id == commands::kConfirm || id == commands::kPlay;
  return is_key && shell.laid != Laid::kReplay && shell.show.shown() &&
         shell.playing.session->is_machine_next();
}

}  // namespace

bool Moments::take(Shell& shell, commands::Command& command) {
  if (command.id == commands::kGoOn) {
    const bool waits = shell.playing.session->is_thinking() && shell.show.is_seen();
    obey(shell, {waits ? commands::kAnswerNow : commands::kNextMoment});
  } else if (command.id == commands::kNextMoment || goes_on(shell, command.id)) {
    shell.show.go_on();
  } else if (command.id == commands::kHoldMoments) {
    shell.show.toggle_hold();
  } else {
    return false;
  }
  return true;
}

void Moments::show(Shell& shell, Frame& frame) { frame.moment = shell.show.shown(); }

}  // namespace app
