#include "game/app/features/saves/saved_games.h"

#include <utility>

#include "game/app/features/saves/save_pictures.h"
#include "game/app/features/saves/saves_shown.h"
#include "game/app/shell/shell.h"
#include "game/commands/ids.h"
#include "game/screens/sheets/saves_sheet.h"
#include "game/session/open_game.h"
#include "game/session/saves.h"

namespace app {
namespace {

std::string folder_of(const Shell& shell) { return shell.playing.slot->folder(); }

/// What lies on the table now. A picture that cannot be kept is told of, and missed by nobody.
void keep_picture_as(Shell& shell, const std::string& save_path) {
  if (shell.source.is_blind()) return;
  tell_failure(shell, keep_picture(folder_of(shell), save_path,
                                   shell.screen.picture_of_table(shell.source.pixel_size())));
}

/// Replaces a save of the same name: whoever types it again means it.
void save_as(Shell& shell, const std::string& name) {
  const base::Result<void> saved = session::save_under_name(
      *shell.playing.session, folder_of(shell), name, session::Existing::kReplace);
  if (!saved) return add_notice(shell, saved.error());
  shell.memory().own<screens::SavesMemory>().name.clear();
  const auto path = session::path_of_save(folder_of(shell), shell.resources().game, name);
  if (path) keep_picture_as(shell, *path);
}

bool load(Shell& shell, const std::string& path) {
  auto opened = session::open_save(*shell.playing.game.opener, path);
  if (!opened) {
    add_notice(shell, opened.error());
    return false;
  }
  shell.memory().sheets.close(screens::kSavesSheet);
  take_over(shell, std::move(opened->session));
  look_home(shell);
  add_notice(shell, opened->notice);
  return true;
}

void watch(Shell& shell, const std::string& path) {
  if (!load(shell, path)) return;
  obey(shell, {commands::kReplay});
  obey(shell, {commands::kReplaySeek, std::size_t{0}});
}

void delete_save(Shell& shell, const screens::SaveShown& save) {
  const std::string& game = shell.resources().game;
  drop_picture(folder_of(shell), save.path);
  tell_failure(shell, save.name.empty() ? session::delete_aside(save.path, game)
                                        : session::delete_save(folder_of(shell), game, save.name));
}

bool obey_save(Shell& shell, const commands::Command& command) {
  const auto* text = commands::argument_of<std::string>(command);
  const auto* save = commands::argument_of<screens::SaveShown>(command);
  if (text != nullptr && command.id == commands::kSave) {
    save_as(shell, *text);
  } else if (text != nullptr && command.id == commands::kSaveLoad) {
    load(shell, *text);
  } else if (text != nullptr && command.id == commands::kSaveWatch) {
    watch(shell, *text);
  } else if (save != nullptr && command.id == commands::kSaveDelete) {
    delete_save(shell, *save);
  } else {
    return false;
  }
  return true;
}

}  // namespace

bool SavedGames::take(Shell& shell, commands::Command& command) {
  if (!shell.playing.slot || !obey_save(shell, command)) return false;
  is_listed_ = false;
  return true;
}

/// The list is read when it is opened, and after each change.
void SavedGames::show(Shell& shell, Frame& frame) {
  const bool is_open =
      shell.memory().sheets.is_open(screens::kSavesSheet) && shell.playing.slot.has_value();
  if (is_open && !is_listed_) {
    const std::string folder = folder_of(shell);
    if (shell.laid == Laid::kMatch) keep_picture_as(shell, shell.playing.slot->path());
    pictures_ =
        engine::InkPictures(folder_of_pictures(folder), engine::InkPictures::Kind::kPainted);
    shown_ = {.saves = saves_shown(folder, shell.resources()), .pictures = &pictures_};
  }
  is_listed_ = is_open;
  frame.parts.show(shown_);
}

}  // namespace app
