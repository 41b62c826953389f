#pragma once

#include <span>

#include "engine/scene/camera.h"
#include "game/match/any_view.h"
#include "game/table/board/layout.h"
#include "game/table/motion/stage.h"
#include "rules/core/event.h"

namespace film {

/// What is heard of a table in one frame of a film.
struct FrameHeard {
  double seconds = 0;  ///< that it lasts
  const table::Stage& stage;
  const table::Layout& layout;
  const engine::CameraView& camera;
};

/// How a film sounds: told what its viewer may know, it gives the samples of each frame.
class FilmSound {
 public:
  FilmSound() = default;
  FilmSound(const FilmSound&) = delete;
  FilmSound& operator=(const FilmSound&) = delete;
  FilmSound(FilmSound&&) = delete;
  FilmSound& operator=(FilmSound&&) = delete;
  virtual ~FilmSound() = default;

  /// Events that led to the view, both as the film's viewer knows them.
  virtual void tell(const match::AnyView& view, std::span<const core::Event> events) = 0;
  /// The film goes on at another time of the match.
  virtual void hush() = 0;
  /// The samples of the frame, left and right in turn, from -1 to 1, at engine::kFilmSampleRate.
  virtual void render(const FrameHeard& frame, std::span<float> stereo) = 0;
};

}  // namespace film
