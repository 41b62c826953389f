#include "game/app/saves_shown.h"
#include "game/app/table_loop.h"
#include "game/session/open_game.h"
#include "game/session/saves.h"

namespace app {

/// The list is read when it is opened, and after each change.
void TableLoop::keep_saves() {
  const bool is_open = screen_.memory().saves_open && playing_.slot.has_value();
  if (is_open && !saves_listed_) {
    screen_.show_saves(saves_shown(playing_.slot->folder(), playing_.game.resources));
  }
  saves_listed_ = is_open;
}

/// Replaces a save of the same name: whoever types it again means it.
std::string TableLoop::save_as(const std::string& name) {
  const std::string fault = session::save_under_name(*playing_.session, playing_.slot->folder(),
                                                     name, session::Existing::kReplace);
  if (fault.empty()) screen_.memory().save_name.clear();
  return fault;
}

void TableLoop::load(const std::string& path, bool watches) {
  auto opened = session::open_save(*playing_.game.opener, path);
  if (!opened) {
    add_notice(opened.error());
    return;
  }
  screen_.memory().saves_open = false;
  take_over(std::move(opened->session));
  add_notice(opened->notice);
  if (!watches) return;
  open_replay();
  if (!replay_) return;
  replay_->replay().seek(0);
  show_jump();
}

void TableLoop::obey(const screens::SaveWish& wish) {
  using screens::SaveDeed;
  if (!playing_.slot) return;
  redraw_.keep_for(kSettleSeconds);
  saves_listed_ = false;
  switch (wish.deed) {
    case SaveDeed::kSave: add_notice(save_as(wish.name)); break;
    case SaveDeed::kDelete:
      add_notice(
          session::delete_save(playing_.slot->folder(), playing_.game.resources.game, wish.name));
      break;
    case SaveDeed::kLoad: load(wish.path, false); break;
    case SaveDeed::kWatch: load(wish.path, true); break;
  }
}

}  // namespace app
