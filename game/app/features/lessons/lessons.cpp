#include "game/app/features/lessons/lessons.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "game/app/screen/places.h"
#include "game/app/shell/shell.h"
#include "game/commands/ids.h"
#include "game/session/opener.h"

namespace app {

bool Lessons::take(Shell& shell, commands::Command& command) {
  if (command.id == commands::kLessonBegin) {
    if (const auto* id = commands::argument_of<std::string>(command)) begin(shell, *id);
    return true;
  }
  if (!taught_) return false;
  if (command.id == commands::kAnswer) return keep_to_the_step(shell, command), false;
  if (command.id == commands::kLessonRead) return taught_->read(), true;
  if (command.id == commands::kLessonLeave) return leave(shell), true;
  if (command.id == commands::kLessonNext) return begin_next(shell), true;
  return false;
}

/// The match waits; the chapter is played on the same table, and nobody keeps it.
void Lessons::begin(Shell& shell, const std::string& id) {
  const auto& chapters = shell.resources().chapters;
  const auto chapter = std::ranges::find(chapters, id, &tutorial::Chapter::id);
  if (chapter == chapters.end()) return;
  if (shell.laid == Laid::kReplay) obey(shell, {commands::kReplayClose});
  auto begun = begin_chapter(*shell.playing.game.opener, *chapter);
  if (!begun) {
    shell.playing.notice = begun.error();
    return;
  }
  if (taught_) leave(shell);
  const bool from_start = shell.memory().sheets.is_open(screens::kStartSheet);
  lay_aside(shell, std::move(*begun), Laid::kLesson);
  taught_.emplace(*chapter, chapter + 1 != chapters.end(), from_start);
  lay_anew(shell);
  look_home(shell);
}

void Lessons::begin_next(Shell& shell) {
  const auto& chapters = shell.resources().chapters;
  const auto now =
      std::ranges::find(chapters, taught_->guide().chapter().id, &tutorial::Chapter::id);
  if (now != chapters.end() && now + 1 != chapters.end()) begin(shell, (now + 1)->id);
}

void Lessons::part(Shell& shell) {
  if (!taught_) return;
  // The same lesson is begun again in other words.
  if (shell.departure && shell.departure->reworded) {
    shell.departure->reworded->chapter = taught_->guide().chapter().id;
  }
  if (taught_->is_from_start()) shell.memory().sheets.open_below(screens::kStartSheet);
  taught_.reset();
  lay_match_again(shell);
}

void Lessons::leave(Shell& shell) {
  part(shell);
  lay_anew(shell);
}

/// Of what somebody who learns wants to answer, as much as the step asks for.
void Lessons::keep_to_the_step(Shell& shell, commands::Command& command) {
  const auto* requested = commands::argument_of<std::vector<core::Action>>(command);
  if (requested == nullptr || requested->empty()) return;
  const session::Session& session = *shell.playing.session;
  std::vector<core::Action> taken;
  if (taught_->take(session, requested->front())) {
    taken.push_back(requested->front());
    for (std::size_t i = 1; i < requested->size(); ++i) {
      if (!taught_->take_next(session, (*requested)[i])) break;
      taken.push_back((*requested)[i]);
    }
  }
  command.argument = std::move(taken);
}

void Lessons::tell(Shell& shell, const Change& change) {
  if (!taught_ || !change.is_undone) return;
  taught_->take_back_to(shell.playing.session->screen().cursor());
}

bool Lessons::holds_others(const Shell&) const {
  return taught_ && taught_->guide().holds_others();
}

bool Lessons::is_read(const Shell&) const {
  return taught_ && (taught_->guide().holds_others() || taught_->guide().is_at_end());
}

/// A step is told as soon as its question is asked, or before others go on; and from then on until
/// all that it asks for was done.
std::optional<screens::TutorialShown> Lessons::find_shown(Shell& shell) const {
  if (!taught_) return std::nullopt;
  const tutorial::Guide& guide = taught_->guide();
  const session::Session& session = *shell.playing.session;
  const bool waits = session.is_machine_next() || !(shell.show.is_seen() || guide.is_begun());
  if (waits && !guide.holds_others() && !guide.is_done()) return std::nullopt;
  const std::string place = guide.is_done() ? std::string() : guide.step().place;
  return taught_->shown(session, place_of(shell.screen, place, shell.drawn));
}

void Lessons::show(Shell& shell, Frame& frame) {
  shown_ = find_shown(shell);
  if (shown_) frame.parts.show(*shown_);
}

}  // namespace app
