#include "game/app/features/speech/speech.h"

#include "game/app/shell/shell.h"

namespace app {

Speech::Speech(Shell& shell) : spoken_(shell.screen, shell.resources(), shell.source.speaker()) {}

/// Its keys are seen by nobody else.
void Speech::take_input(Shell& shell, commands::Read& input, const engine::Input&, double) {
  const std::optional<Spoken> said = spoken_.take_keys(input, *shell.playing.session);
  if (!said) return;
  shell.keep_drawing();
  if (said->closes_notice) shell.playing.notice.clear();
  if (said->action) answer(shell, {*said->action});
}

void Speech::see(Shell& shell) {
  spoken_.listen(shell.drawn, *shell.playing.session);
  const std::string fault = spoken_.take_fault();
  if (fault.empty()) return;
  add_notice(shell, fault);
  shell.keep_drawing();
}

}  // namespace app
