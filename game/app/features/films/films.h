#pragma once

#include <functional>
#include <span>

#include "game/app/shell/feature.h"
#include "game/film/film_maker.h"

namespace app {

/// Films of the match, and of what the window shows.
class Films final : public Feature {
 public:
  /// `hear` gives what a recording sounds like; what it reads outlives the feature.
  Films(const Shell& shell, engine::LiveFilm::Hear hear);
  bool take(Shell& shell, commands::Command& command) override;
  void update(Shell& shell, const commands::Read& input, double seconds) override;
  void show(Shell& shell, Frame& frame) override;
  void see(Shell& shell) override;

 private:
  film::FilmMaker maker_;
};

}  // namespace app
