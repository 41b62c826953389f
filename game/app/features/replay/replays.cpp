#include "game/app/features/replay/replays.h"

#include <array>
#include <utility>

#include "game/app/shell/shell.h"
#include "game/commands/ids.h"
#include "game/screens/log_panel.h"

namespace app {
namespace {

/// What the keys of the map do while a match is looked at again.
constexpr std::array<std::pair<commands::Id, commands::Id>, 5> kKeys{{
    {commands::kPanLeft, commands::kReplayStepBack},
    {commands::kPanRight, commands::kReplayStepOn},
    {commands::kPreviousPlace, commands::kReplayTurnBack},
    {commands::kNextPlace, commands::kReplayTurnOn},
    {commands::kPlay, commands::kReplayPlay},
}};

}  // namespace

void Replays::take_input(Shell&, commands::Read& input, const engine::Input&, double) {
  if (!replay_) return;
  for (const auto& [key, command] : kKeys) {
    std::erase(input.held, key);
    for (commands::Pressed& pressed : input.pressed) {
      if (pressed.id != key || (pressed.repeats && key == commands::kPlay)) continue;
      pressed.id = command;
      pressed.repeats = false;
    }
  }
}

bool Replays::take(Shell& shell, commands::Command& command) {
  const commands::Id id = command.id;
  if (id == commands::kReplay) return open(shell), true;
  if (!replay_) return false;
  if (id == commands::kBack && !screens::is_sheet_open(shell.memory())) return close(shell), true;
  if (id == commands::kReplayClose) return close(shell), true;
  if (id == commands::kReplayBranch) return branch(shell), true;
  if (id == commands::kReplayPlay) return toggle_play(shell), true;
  if (id == commands::kReplayStepOn) return step_on(shell), true;
  if (id == commands::kReplaySpeed) {
    if (const auto* speed = commands::argument_of<std::size_t>(command)) replay_->set_speed(*speed);
    return true;
  }
  return jump(shell, command);
}

/// The match waits; what the table shows is what was played of it.
void Replays::open(Shell& shell) {
  if (shell.laid != Laid::kMatch) return;
  std::unique_ptr<session::Replay> replay = shell.playing.session->replay();
  if (replay == nullptr || replay->length() == 0) return;
  session::Replay& shown = *replay;
  lay_aside(shell, std::move(replay), Laid::kReplay);
  replay_.emplace(shown, shell.screen.game_screens(), shell.resources().words);
  shell.memory().own<screens::LogMemory>().read = 0;
  show_jump(shell);
}

void Replays::part(Shell& shell) {
  if (!replay_) return;
  replay_.reset();
  lay_match_again(shell);
}

void Replays::close(Shell& shell) {
  part(shell);
  lay_anew(shell);
}

void Replays::branch(Shell& shell) {
  const auto text = replay_->replay().branch_text();
  if (!text) {
    shell.playing.notice = text.error();
    return;
  }
  auto opened = shell.playing.game.opener->load(*text, "branch");
  if (!opened) {
    shell.playing.notice = opened.error();
  } else {
    take_over(shell, std::move(opened->session));
  }
}

/// From its end it plays from the beginning.
void Replays::toggle_play(Shell& shell) {
  session::Replay& replay = replay_->replay();
  if (!replay.is_playing() && replay.screen().cursor() == replay.length()) {
    replay.seek(0);
    show_jump(shell);
  }
  replay.set_playing(!replay.is_playing());
}

void Replays::step_on(Shell& shell) {
  session::Replay& replay = replay_->replay();
  replay.set_playing(false);
  shell.show.hush();
  if (replay.step_on()) show_changes(shell, screens::Origin::kOthers);
}

bool Replays::jump(Shell& shell, const commands::Command& command) {
  session::Replay& replay = replay_->replay();
  const auto* number = commands::argument_of<std::size_t>(command);
  if (command.id == commands::kReplayEyes && number != nullptr) {
    replay_->lend(*number);
    screens::forget(shell.memory(), shell.screen.game_screens(), shell.screen.sheets());
    return show_jump(shell), true;
  }
  if (command.id == commands::kReplaySeek && number != nullptr) {
    replay.seek(*number);
  } else if (command.id == commands::kReplayStepBack) {
    replay.step_back();
  } else if (command.id == commands::kReplayTurnOn) {
    replay_->turn_on();
  } else if (command.id == commands::kReplayTurnBack) {
    replay_->turn_back();
  } else {
    return false;
  }
  replay.set_playing(false);
  return show_jump(shell), true;
}

bool Replays::is_read(const Shell&) const { return replay_ && !replay_->replay().is_playing(); }

void Replays::show(Shell&, Frame& frame) {
  if (replay_) frame.parts.show(replay_->shown());
}

}  // namespace app
