#pragma once

#include <cmath>
#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#include "engine/film/film_writer.h"
#include "game/film/film_sound.h"
#include "game/film/script.h"
#include "game/screens/moment_queue.h"

namespace film {

/// Plays the beats of a script on the table, frame by frame. All of it outlives the shooting.
class Shooting {
 public:
  /// `sound` may be null.
  Shooting(FilmTable& table, session::Replay& replay, const Script& script,
           const lang::Sentences& words, int fps, FilmSound* sound)
      : table_(table),
        replay_(replay),
        script_(script),
        screenplay_(script.screenplay),
        plan_(script.plan),
        words_(words),
        fps_(fps),
        sound_(sound) {}

  std::size_t length() const { return frame_at(plan_.seconds); }
  /// The frame that says best what the film is about: of the last of its greatest moments.
  std::size_t greatest_frame() const;
  std::vector<engine::Chapter> chapters() const;
  /// What has been told so far, in words.
  const std::vector<engine::Caption>& captions() const { return captions_; }
  /// The next frame, and what is heard in it.
  std::shared_ptr<const engine::Pixels> shoot();
  std::vector<float> take_samples() { return std::exchange(samples_, {}); }

 private:
  std::size_t frame_at(float seconds) const {
    return static_cast<std::size_t>(std::lround(seconds * static_cast<float>(fps_)));
  }
  void lay_anew(std::size_t step);
  void jump();
  void tell_due();
  void note();
  void hear();
  float time() const { return static_cast<float>(frame_) / static_cast<float>(fps_); }
  bool has_ended() const;
  std::optional<screens::AirCard> card() const;
  void caption(const std::string& words);

  FilmTable& table_;
  session::Replay& replay_;
  const Script& script_;
  const Screenplay& screenplay_;
  const director::Plan& plan_;
  const lang::Sentences& words_;
  match::Timeline timeline_;  ///< as far as it has been shown
  int fps_;
  FilmSound* sound_;
  std::vector<float> samples_;
  screens::MomentQueue moment_queue_;
  std::size_t lines_before_ = 0;  ///< of the log, before what is told now
  std::size_t frame_ = 0;
  std::size_t next_beat_ = 0;
  std::size_t next_shot_ = 0;
  std::vector<engine::Caption> captions_;
  std::string captioned_;  ///< what is told now; empty: nothing
};

}  // namespace film
