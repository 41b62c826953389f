#include "game/app/features/match/new_games.h"

#include <utility>

#include "game/app/shell/shell.h"
#include "game/app/start/new_game_choices.h"
#include "game/app/start/new_game_file.h"
#include "game/commands/ids.h"
#include "game/players/registry.h"
#include "game/screens/new_game/new_game_sheet.h"

namespace app {
namespace {

void begin(Shell& shell, const screens::NewGame& choice) {
  const LoadedGame* game = game_of(shell, choice.game);
  if (game == nullptr) return;
  base::Result<match::Setup> setup = setup_of(*game, choice);
  if (!setup) {
    shell.playing.notice = setup.error();
    return;
  }
  if (game != &shell.playing.game) return leave_for(shell, {.game = choice.game, .begins = choice});
  setup->seed = shell.source.fresh_seed();
  auto begun = game->opener->begin(std::move(*setup), players::kHuman);
  if (!begun) {
    shell.playing.notice = begun.error();
  } else {
    take_over(shell, std::move(*begun));
    look_home(shell);
  }
}

}  // namespace

/// The choices of an earlier evening; a file that is no good leaves those of the game on the table.
NewGames::NewGames(Shell& shell) {
  if (!shell.playing.slot) return;
  const std::string& folder = shell.playing.slot->folder();
  shell.screen.know_saves_in(folder);
  base::Result<std::optional<screens::NewGame>> kept = recall_new_game(shell.playing.game, folder);
  if (!kept) {
    add_notice(shell, kept.error());
  } else if (*kept) {
    shell.memory().own<screens::NewGameMemory>().chosen = std::move(**kept);
  }
}

bool NewGames::take(Shell& shell, commands::Command& command) {
  if (const auto* choice = commands::argument_of<screens::NewGame>(command)) {
    begin(shell, *choice);
    return true;
  }
  if (command.id != commands::kOtherGame) return false;
  if (const auto* game = commands::argument_of<std::string>(command)) {
    Departure departure{.game = *game};
    if (shell.memory().sheets.is_open(screens::kTutorialSheet)) {
      departure.sheets = {std::string(screens::kStartSheet), std::string(screens::kTutorialSheet)};
    }
    leave_for(shell, std::move(departure));
  }
  return true;
}

/// Kept when the screen is left, for whatever.
void NewGames::see(Shell& shell) {
  const bool is_choosing = shell.memory().sheets.is_open(screens::kNewGameSheet);
  const bool left = std::exchange(was_choosing_, is_choosing) && !is_choosing;
  const auto& chosen = shell.memory().own<screens::NewGameMemory>().chosen;
  if (!left || !shell.playing.slot || !chosen) return;
  const LoadedGame* game = game_of(shell, chosen->game);
  if (game == nullptr) return;
  const base::Result<void> done = keep_new_game(*game, shell.playing.slot->folder(), *chosen);
  if (!done) shell.playing.notice = done.error();
}

}  // namespace app
