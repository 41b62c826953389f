#pragma once

#include <optional>

#include "game/app/features/lessons/taught_chapter.h"
#include "game/app/shell/feature.h"

namespace app {

/// A chapter of the tutorial is taught on the table, while the match waits.
class Lessons final : public Feature {
 public:
  bool take(Shell& shell, commands::Command& command) override;
  bool holds_others(const Shell& shell) const override;
  bool is_read(const Shell& shell) const override;
  void show(Shell& shell, Frame& frame) override;
  void tell(Shell& shell, const Change& change) override;
  void part(Shell& shell) override;

 private:
  void begin(Shell& shell, const std::string& id);
  void begin_next(Shell& shell);
  void leave(Shell& shell);
  void keep_to_the_step(Shell& shell, commands::Command& command);
  std::optional<screens::TutorialShown> find_shown(Shell& shell) const;

  std::optional<TaughtChapter> taught_;
  std::optional<screens::TutorialShown> shown_;  ///< in the last frame
};

}  // namespace app
