#pragma once

#include <memory>
#include <optional>
#include <string>

#include "game/airing/feed.h"
#include "game/airing/live_director.h"
#include "game/film/on_air_table.h"
#include "game/match/timeline.h"
#include "game/screens/moment_queue.h"
#include "game/screens/state/outputs_shown.h"

namespace airing {

/// A match as others see it while it is played: late, directed, and re-timed. Each thing that
/// happens is shown for as long as it takes to be seen, whenever somebody decided it.
/// Session and studio outlive it.
class Airing {
 public:
  Airing(const film::Studio& studio, session::Session& session, film::OnAirTable table,
         screens::OutputKind kind, Delay delay);

  /// The match that it shows goes, until another one is attached.
  void let_go() { feed_.reset(); }
  void attach(session::Session& session);
  /// The next frame would differ from the last one.
  bool is_moving() const;
  void set_delay(Delay delay);
  Delay delay() const { return delay_; }

  /// Who chooses the camera.
  LiveDirector& director() { return director_; }
  /// A sheet instead of the table, which goes on behind it.
  void set_standby(bool is_on) { is_standby_ = is_on; }
  bool is_standby() const { return is_standby_; }
  void set_overlays(const screens::Overlays& overlays) { overlays_ = overlays; }

  void update(double seconds);
  void draw(glm::ivec2 pixels, double seconds);

  const Feed& feed() const { return *feed_; }
  const table::Tabletop& tabletop() const { return table_.tabletop(); }

 private:
  director::Beat beat_of(const Happening& happening, int turn_before) const;
  std::vector<director::Beat> foreseen() const;
  void recall();
  void lay_anew();
  void note();
  bool is_seen() const;
  void show_next();
  void wander(double seconds);
  screens::OnAir on_air() const;
  std::span<const match::LogLine> log_so_far() const;

  const film::Studio& studio_;
  session::Session* session_;
  film::OnAirTable table_;
  screens::OutputKind kind_;
  Delay delay_;
  std::unique_ptr<Feed> feed_;
  LiveDirector director_;
  screens::MomentQueue moment_queue_;
  std::size_t lines_before_ = 0;          ///< of the log, before what is told now
  match::Timeline timeline_;              ///< as far as it has been shown
  double turn_since_ = 0;                 ///< seconds since the turn began
  double idle_ = 0;                       ///< seconds in which nothing was shown
  std::optional<glm::vec2> fought_at_{};  ///< the last battle
  screens::Overlays overlays_;
  bool is_standby_ = false;
  double waits_ = 0;  ///< seconds until the camera is where something will happen
  double rests_ = 0;  ///< seconds before the next
};

}  // namespace airing
