#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "game/app/screen/spot.h"
#include "game/screens/screens.h"
#include "game/session/opener.h"
#include "game/session/session.h"
#include "game/tutorial/guide.h"

namespace app {

/// What the window knows of a chapter of the tutorial that is played.
class TaughtChapter {
 public:
  /// `chapter` outlives it. With it waits the start sheet, if the chapter was begun there.
  TaughtChapter(const tutorial::Chapter& chapter, bool has_next, bool from_start);

  const tutorial::Guide& guide() const { return guide_; }
  /// Those of the answers that are offered to the learner which the step asks for.
  std::vector<core::Action> expected(const session::Session& taught) const;
  /// Whether the answer may be given; if not, it is remembered that something else was answered. An
  /// undo of it leads the guide back to where it was.
  bool take(const session::Session& taught, core::Action action);
  /// The same of one that follows it in the same gesture.
  bool take_next(const session::Session& taught, core::Action action);
  /// The lesson has gone back to its first `steps` steps, and the guide with it.
  void take_back_to(std::size_t steps);
  void read() {
    is_wrong_ = false;
    guide_.read();
  }

  /// `spot` is where on the screen the thing is that the step is about.
  screens::TutorialShown shown(const session::Session& taught,
                               const std::optional<Spot>& spot) const;

  bool is_from_start() const { return from_start_; }

 private:
  /// The step asks for none of the answers that are offered: nobody is held up by it.
  bool asks_besides(const session::Session& taught) const;
  bool asks_for(const session::Session& taught, std::span<const core::Action> answers) const;

  struct Answered {
    std::size_t step = 0;  ///< of the lesson's match
    tutorial::Guide::Place place;
  };

  tutorial::Guide guide_;
  std::vector<Answered> answered_;
  bool has_next_ = false;
  bool from_start_ = false;
  bool is_wrong_ = false;
};

/// Begins the chapter: the learner is a person, the others do as it says.
base::Result<std::unique_ptr<session::Session>> begin_chapter(const session::Opener& opener,
                                                              const tutorial::Chapter& chapter);

}  // namespace app
