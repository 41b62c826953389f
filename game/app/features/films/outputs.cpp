#include "game/app/features/films/outputs.h"

#include <algorithm>
#include <array>

#include "game/app/features/films/film_studio.h"
#include "game/app/shell/shell.h"
#include "game/commands/ids.h"

namespace app {
namespace {

constexpr double kLooksForOutputs = 60;  // times a second

constexpr std::array kOutputCommands{
    commands::kAirOpen,    commands::kAirClose,   commands::kAirDelay, commands::kAirDecisions,
    commands::kAirQuality, commands::kAirOverlay, commands::kAirWhole, commands::kAirHold,
    commands::kAirFree,    commands::kAirStandby};

}  // namespace

Outputs::Outputs(Shell& shell)
    : outputs_(shell.source.window(),
               [&shell] { return film_studio(shell.playing.game, shell.settings().level); }) {}

bool Outputs::take(Shell& shell, commands::Command& command) {
  if (std::ranges::find(kOutputCommands, command.id) == kOutputCommands.end()) return false;
  outputs_.take(command, *shell.playing.session, shell.screen.tabletop());
  shell.screen.ui().make_current();
  add_notice(shell, outputs_.take_notice());
  return true;
}

void Outputs::update(Shell& shell, const commands::Read&, double seconds) {
  if (!outputs_.is_on_air()) return;
  outputs_.update(seconds, shell.screen.camera().goal());
  shell.screen.ui().make_current();
  shell.look_often(kLooksForOutputs);
  if (shell.memory().sheets.is_open(screens::kOutputsSheet)) shell.keep_drawing(kMovingSeconds);
}

void Outputs::show(Shell&, Frame& frame) {
  if (const screens::OutputsShown* shown = outputs_.shown()) frame.parts.show(*shown);
}

void Outputs::part(Shell&) { outputs_.let_go(); }
void Outputs::meet(Shell& shell) { outputs_.attach(*shell.playing.session); }

}  // namespace app
