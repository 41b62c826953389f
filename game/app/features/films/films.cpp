#include "game/app/features/films/films.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <system_error>
#include <utility>

#include "engine/render/canvas.h"
#include "game/app/shell/shell.h"
#include "game/commands/ids.h"

namespace app {
namespace {

constexpr double kLooksForFilms = 30;  // times a second

constexpr std::array kFilmCommands{commands::kFilmWhole, commands::kFilmReel, commands::kFilmLast,
                                   commands::kFilmRecord, commands::kFilmStop};

/// Which makes films of saved games as well.
std::filesystem::path this_program() {
  std::error_code error;
  return std::filesystem::read_symlink("/proc/self/exe", error);
}

}  // namespace

Films::Films(const Shell& shell, RecordedSound sound)
    : maker_({.program = this_program(),
              .data = shell.resources().data,
              .language = shell.resources().language,
              .hear = std::move(sound.hear)},
             shell.resources().words),
      listen_(std::move(sound.listen)) {
  if (!shell.playing.slot) return;
  maker_.keep_in(std::filesystem::path(shell.playing.slot->folder()) / "films",
                 shell.resources().game);
}

bool Films::take(Shell& shell, commands::Command& command) {
  if (std::ranges::find(kFilmCommands, command.id) == kFilmCommands.end()) return false;
  const glm::ivec2 pixels = shell.source.pixel_size();
  if (const auto* file = commands::argument_of<std::string>(command)) {
    maker_.record_into(*file, pixels);
  } else {
    maker_.take(
        command.id, [&] { return shell.playing.session->save_text(); }, pixels);
  }
  return true;
}

/// What is recorded keeps its time even where nothing moves; a film that is made is waited for.
void Films::update(Shell& shell, const commands::Read&, double seconds) {
  const bool is_recorded = maker_.is_recording();
  maker_.update(seconds);
  listen_(is_recorded);  // a recording that has ended has read what was heard
  const std::string notice = maker_.take_notice();
  add_notice(shell, notice);
  if (!notice.empty()) shell.keep_drawing();
  if (!maker_.is_busy()) return;
  shell.look_often(kLooksForFilms);
  if (shell.memory().sheets.is_open(screens::kFilmsSheet)) shell.keep_drawing(kMovingSeconds);
}

void Films::show(Shell&, Frame& frame) { frame.parts.show(maker_.shown()); }

void Films::see(Shell& shell) {
  if (maker_.is_recording()) maker_.show(engine::read_frame(shell.source.pixel_size()));
}

}  // namespace app
