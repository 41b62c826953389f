#include "game/app/desks/save_pictures.h"
#include "game/app/desks/saves_shown.h"
#include "game/app/loop/table_loop.h"
#include "game/session/open_game.h"
#include "game/session/saves.h"

namespace app {

/// The list is read when it is opened, and after each change.
void TableLoop::keep_saves() {
  const bool is_open = screen_.memory().saves_open && playing_.slot.has_value();
  if (is_open && !saves_listed_) {
    const std::string folder = playing_.slot->folder();
    if (!replay_ && !tutorial_) keep_picture_as(playing_.slot->path());
    screen_.show_saves(saves_shown(folder, playing_.game.resources), folder_of_pictures(folder));
  }
  saves_listed_ = is_open;
}

/// What lies on the table now. A picture that cannot be kept is told of, and missed by nobody.
void TableLoop::keep_picture_as(const std::string& save_path) {
  if (source_.is_blind()) return;
  add_notice(keep_picture(playing_.slot->folder(), save_path,
                          screen_.picture_of_table(source_.pixel_size())));
}

/// Replaces a save of the same name: whoever types it again means it.
std::string TableLoop::save_as(const std::string& name) {
  std::string fault = session::save_under_name(*playing_.session, playing_.slot->folder(), name,
                                               session::Existing::kReplace);
  if (!fault.empty()) return fault;
  screen_.memory().save_name.clear();
  const auto path =
      session::path_of_save(playing_.slot->folder(), playing_.game.resources.game, name);
  if (path) keep_picture_as(*path);
  return {};
}

void TableLoop::load(const std::string& path, bool watches) {
  auto opened = session::open_save(*playing_.game.opener, path);
  if (!opened) {
    add_notice(opened.error());
    return;
  }
  screen_.memory().saves_open = screen_.memory().start_open = false;
  take_over(std::move(opened->session));
  screen_.look_home();
  show_.take_hand();
  add_notice(opened->notice);
  if (!watches) return;
  open_replay();
  if (!replay_) return;
  replay_->replay().seek(0);
  show_jump();
}

std::string TableLoop::delete_save(const screens::SaveWish& wish) const {
  const std::string& game = playing_.game.resources.game;
  return wish.name.empty() ? session::delete_aside(wish.path, game)
                           : session::delete_save(playing_.slot->folder(), game, wish.name);
}

void TableLoop::obey(const screens::SaveWish& wish) {
  using screens::SaveDeed;
  if (!playing_.slot) return;
  redraw_.keep_for(kSettleSeconds);
  saves_listed_ = false;
  switch (wish.deed) {
    case SaveDeed::kSave: add_notice(save_as(wish.name)); break;
    case SaveDeed::kDelete:
      drop_picture(playing_.slot->folder(), wish.path);
      add_notice(delete_save(wish));
      break;
    case SaveDeed::kLoad: load(wish.path, false); break;
    case SaveDeed::kWatch: load(wish.path, true); break;
  }
}

}  // namespace app
