#pragma once

#include <functional>
#include <span>

#include "game/app/shell/feature.h"
#include "game/film/film_maker.h"

namespace app {

/// Where a recording has its sound from.
struct RecordedSound {
  engine::LiveFilm::Hear hear;
  std::function<void(bool is_recorded)> listen;  ///< it is told so in every frame
};

/// Films of the match, and of what the window shows.
class Films final : public Feature {
 public:
  /// What gives the sound outlives the feature.
  Films(const Shell& shell, RecordedSound sound);
  bool take(Shell& shell, commands::Command& command) override;
  void update(Shell& shell, const commands::Read& input, double seconds) override;
  void show(Shell& shell, Frame& frame) override;
  void see(Shell& shell) override;

 private:
  film::FilmMaker maker_;
  std::function<void(bool)> listen_;
};

}  // namespace app
