#include <algorithm>
#include <utility>

#include "game/app/loop/table_loop.h"
#include "game/session/opener.h"

namespace app {

/// The match waits; the chapter is played on the same table, and nobody keeps it.
void TableLoop::begin_chapter(const std::string& id) {
  const auto& chapters = playing_.game.resources.chapters;
  const auto chapter = std::ranges::find(chapters, id, &tutorial::Chapter::id);
  if (chapter == chapters.end()) return;
  close_replay();
  auto begun = app::begin_chapter(*playing_.game.opener, *chapter);
  if (!begun) {
    playing_.notice = begun.error();
    return;
  }
  leave_chapter();
  std::unique_ptr<session::Session> match = std::exchange(playing_.session, std::move(*begun));
  match->drop_hint();
  const bool from_start = std::exchange(screen_.memory().start_open, false);
  tutorial_.emplace(std::move(match), *chapter, chapter + 1 != chapters.end(), from_start);
  lay_anew();
  screen_.look_home();
  show_.take_hand();
}

void TableLoop::leave_chapter() {
  if (!tutorial_) return;
  playing_.session = tutorial_->take_match();
  screen_.memory().start_open = tutorial_->is_from_start();
  tutorial_.reset();
  lay_anew();
}

/// Another session has come to the table.
void TableLoop::lay_anew() {
  screens::forget(screen_.memory(), screen_.panels());
  screen_.tabletop().skip();
  screen_.tabletop().reset(view());
  show_.hush();
  tell_goals();
  redraw_.keep_for(kSettleSeconds);
}

void TableLoop::obey(const screens::TutorialWish& wish) {
  using screens::TutorialDeed;
  redraw_.keep_for(kSettleSeconds);
  switch (wish.deed) {
    case TutorialDeed::kBegin: return begin_chapter(wish.chapter);
    case TutorialDeed::kLeave: return leave_chapter();
    case TutorialDeed::kRead:
      if (tutorial_) tutorial_->read();
      return;
    case TutorialDeed::kNext: {
      if (!tutorial_) return;
      const auto& chapters = playing_.game.resources.chapters;
      const auto now =
          std::ranges::find(chapters, tutorial_->guide().chapter().id, &tutorial::Chapter::id);
      if (now != chapters.end() && now + 1 != chapters.end()) begin_chapter((now + 1)->id);
    }
  }
}

/// Of what somebody who learns wants to answer, as much as the step asks for.
std::vector<core::Action> TableLoop::taught(core::Action action,
                                            const std::vector<core::Action>& followed_by) {
  if (!tutorial_->take(*playing_.session, action)) return {};
  std::vector<core::Action> taken{action};
  for (const core::Action next : followed_by) {
    if (!tutorial_->take_next(*playing_.session, next)) break;
    taken.push_back(next);
  }
  return taken;
}

/// A step is told as soon as its question is asked, or before others go on; and from then on until
/// all that it asks for was done.
std::optional<screens::TutorialShown> TableLoop::find_tutorial_shown() {
  if (!tutorial_) return std::nullopt;
  const tutorial::Guide& guide = tutorial_->guide();
  const bool waits = playing_.session->is_machine_next() || !(show_.is_seen() || guide.is_begun());
  if (waits && !guide.holds_others() && !guide.is_done()) return std::nullopt;
  const std::string place = guide.is_done() ? std::string() : guide.step().place;
  return tutorial_->shown(*playing_.session, screen_.place_of(place, shown_));
}

}  // namespace app
