#include "game/app/features/match/hints.h"

#include <utility>

#include "game/app/shell/shell.h"
#include "game/commands/ids.h"

namespace app {
namespace {

constexpr double kThinkingRate = 4;  // frames a second, to show for how long somebody thinks
constexpr double kLooksForAnswer = 30;

/// Asked again, it is put away.
void toggle_hint(session::Session& session) {
  if (session.hint() != nullptr || session.hint_thinking()) {
    session.drop_hint();
  } else {
    session.ask_hint();
  }
}

}  // namespace

bool Hints::take(Shell& shell, commands::Command& command) {
  session::Session& session = *shell.playing.session;
  if (command.id == commands::kHint) {
    toggle_hint(session);
  } else if (command.id == commands::kAnswerNow) {
    session.answer_now();
  } else {
    return false;
  }
  return true;
}

/// A thought needs no frames but to show how long it takes.
void Hints::update(Shell& shell, const commands::Read&, double) {
  const session::Session& session = *shell.playing.session;
  const bool is_hinting = session.hint_thinking().has_value();
  if (std::exchange(was_hinting_, is_hinting) && !is_hinting) shell.keep_drawing();
  if (!is_hinting && !session.is_thinking()) return;
  shell.look_often(kLooksForAnswer);
  shell.idle_rate = std::max(shell.idle_rate, kThinkingRate);
}

}  // namespace app
