#include "game/app/features/match/undo.h"

#include "game/app/shell/shell.h"
#include "game/commands/ids.h"

namespace app {
namespace {

bool practises(const Shell& shell) {
  return shell.settings().practice && shell.laid == Laid::kMatch;
}

bool can_undo(const Shell& shell) {
  if (shell.laid == Laid::kReplay) return false;
  const session::Session& session = *shell.playing.session;
  return session.can_undo() || (practises(shell) && session.last_choice());
}

/// The match goes on as a branch of itself from the last choice of a person: the same luck follows,
/// and the branch is marked.
void take_back_past_dice(Shell& shell) {
  const std::optional<std::size_t> choice = shell.playing.session->last_choice();
  std::unique_ptr<session::Replay> past = shell.playing.session->replay();
  if (!choice || past == nullptr) return;
  while (past->screen().cursor() > *choice) past->step_back();
  const auto text = past->branch_text();
  past.reset();  // it looks at the match that is left now
  auto opened = text ? shell.playing.game.opener->load(*text, "branch")
                     : base::Result<session::OpenedGame>(text.failure());
  if (!opened) return add_notice(shell, opened.error());
  take_over(shell, std::move(opened->session));
}

/// Where nothing can be taken back, whoever asks for it is told why.
void take_back(Shell& shell) {
  if (shell.laid == Laid::kReplay) return;
  session::Session& session = *shell.playing.session;
  if (!can_undo(shell)) {
    return obey(shell, {commands::kTell, std::string(session.why_no_undo())});
  }
  if (session.undo()) return show_changes(shell, screens::Origin::kSelf);
  if (practises(shell)) take_back_past_dice(shell);
}

}  // namespace

bool Undo::take(Shell& shell, commands::Command& command) {
  if (command.id != commands::kTakeBack) return false;
  take_back(shell);
  return true;
}

void Undo::show(Shell& shell, Frame& frame) { frame.can_undo = can_undo(shell); }

}  // namespace app
