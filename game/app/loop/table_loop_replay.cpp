#include <utility>

#include "game/app/loop/table_loop.h"

namespace app {

using engine::Key;

double TableLoop::speed() const {
  const int chosen = screen_.settings().animation_speed;
  const double own = chosen == screens::kAtOnce ? 1 : chosen / 100.0;
  return own * (replay_ ? replay_->speed() : 1);
}

/// The match waits; what the table shows is what was played of it.
void TableLoop::open_replay() {
  const bool is_free = !replay_ && !tutorial_;
  std::unique_ptr<session::Replay> replay = is_free ? playing_.session->replay() : nullptr;
  if (replay == nullptr || replay->length() == 0) return;
  session::Replay& shown = *replay;
  std::unique_ptr<session::Session> match = std::move(playing_.session);
  match->drop_hint();
  playing_.session = std::move(replay);
  replay_.emplace(std::move(match), shown, screen_.panels(), playing_.game.resources.words);
  screen_.memory().log_read = 0;
  show_jump();
}

void TableLoop::close_replay() {
  if (!replay_) return;
  playing_.session = replay_->take_match();  // the replay goes first: it looks at the match
  replay_.reset();
  lay_anew();
}

/// The table is laid as it was then.
void TableLoop::show_jump() {
  session::Outlook& outlook = playing_.session->screen();
  outlook.take_events();
  outlook.take_undone();
  show_.hush();
  screen_.tabletop().skip();
  screen_.tabletop().reset(view());
  show_.ask_nobody();
  redraw_.keep_for(kSettleSeconds);
}

void TableLoop::branch() {
  const auto text = replay_->replay().branch_text();
  if (!text) {
    playing_.notice = text.error();
    return;
  }
  auto opened = playing_.game.opener->load(*text, "branch");
  if (!opened) {
    playing_.notice = opened.error();
  } else {
    take_over(std::move(opened->session));
  }
}

void TableLoop::obey(const screens::ReplayWish& wish) {
  using screens::ReplayDeed;
  if (!replay_) return;
  redraw_.keep_for(kSettleSeconds);
  session::Replay& replay = replay_->replay();
  switch (wish.deed) {
    case ReplayDeed::kTogglePlay:
      if (!replay.is_playing() && replay.screen().cursor() == replay.length()) {
        replay.seek(0);
        show_jump();
      }
      return replay.set_playing(!replay.is_playing());
    case ReplayDeed::kSetSpeed: return replay_->set_speed(wish.number);
    case ReplayDeed::kBranch: return branch();
    case ReplayDeed::kClose: return close_replay();
    case ReplayDeed::kStepOn:
      replay.set_playing(false);
      show_.hush();
      if (replay.step_on()) show_changes(screens::Doer::kOthers);
      return;
    case ReplayDeed::kSeek: replay.seek(wish.number); break;
    case ReplayDeed::kStepBack: replay.step_back(); break;
    case ReplayDeed::kTurnOn: replay_->turn_on(); break;
    case ReplayDeed::kTurnBack: replay_->turn_back(); break;
    case ReplayDeed::kLendEyes:
      replay_->lend(wish.number);
      screens::forget(screen_.memory(), screen_.panels());
      break;
  }
  if (wish.deed != ReplayDeed::kLendEyes) replay.set_playing(false);
  show_jump();
}

void TableLoop::take_replay_keys(const engine::Input& input) {
  using screens::ReplayDeed;
  const auto does = [&](Key key, ReplayDeed deed) {
    if (replay_ && engine::is_pressed_or_repeats(input, key)) obey(screens::ReplayWish{deed});
  };
  does(Key::kLeft, ReplayDeed::kStepBack);
  does(Key::kRight, ReplayDeed::kStepOn);
  does(Key::kPageUp, ReplayDeed::kTurnBack);
  does(Key::kPageDown, ReplayDeed::kTurnOn);
  if (is_pressed(input, Key::kSpace)) obey(screens::ReplayWish{ReplayDeed::kTogglePlay});
}

}  // namespace app
