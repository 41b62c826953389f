#include "game/film/screenplay.h"

#include <algorithm>
#include <utility>

#include "game/film/motion_places.h"
#include "game/film/timeline_of.h"
#include "game/moments/moment_table.h"
#include "game/screens/gathers.h"
#include "game/screens/moment_queue.h"
#include "game/table/dice/dice_tray.h"
#include "game/table/motion/stage.h"

namespace film {
namespace {

using Events = std::span<const core::Event>;

constexpr int kLongestBeat = 60000;  // frames: none lasts so long
constexpr int kLeastTold = 2;        // weight: a film has no time for less
constexpr int kDecides = 7;          // weight of what counts for victory

/// A film's own time for its moments, and seconds between two beats.
struct Tempo {
  double telling = 1;
  float rests = 0.3F;
};
Tempo tempo_of(Pace pace) {
  switch (pace) {
    case Pace::kSlow: return {1.35, 0.7F};
    case Pace::kBrisk: return {0.5, 0.1F};
    case Pace::kNormal: break;
  }
  return {1, 0.3F};
}

/// Plays the match on a stage that nobody sees, and takes the time.
class Rehearsal {
 public:
  Rehearsal(session::Replay& replay, const Reading& reading)
      : reading_(reading), turns_(replay.turns()), stage_(reading.world) {
    replay.seek(0);
    stage_.set_reduced(reading.is_still);
    stage_.reset(reading.table.mirror(reading.world, replay.screen().view()));
    reading_.game.moments->forget();
  }

  void see(std::size_t step, const match::AnyView& view, Events events) {
    end_step_ = step;
    view_ = view;
    if (events.empty()) return;
    gathered_.insert(gathered_.end(), events.begin(), events.end());
    if (++steps_ == screens::kMostTogether || !gathers(view, events)) end_beat();
  }

  Screenplay end() {
    if (!gathered_.empty()) end_beat();
    return std::move(screenplay_);
  }

 private:
  bool gathers(const match::AnyView& view, Events events);
  director::ShotKind shot_of(const director::Part& part) const;
  void end_beat();
  void time(FilmedBeat& filmed, table::Beat beat);
  void look_at_moments(FilmedBeat& filmed) const;
  std::vector<glm::vec2> matters() const;
  void note(const director::Beat& beat);

  const Reading& reading_;
  std::vector<session::TurnStart> turns_;
  table::Stage stage_;
  Screenplay screenplay_;
  match::AnyView view_;
  std::vector<core::Event> gathered_;
  int steps_ = 0;
  std::size_t first_step_ = 0;
  std::size_t end_step_ = 0;
  std::vector<glm::vec2> fought_at_;   ///< the last battle
  std::vector<glm::vec2> decided_at_;  ///< what was the last to count for victory
};

bool Rehearsal::gathers(const match::AnyView& view, Events events) {
  return screens::gathers(reading_.game, reading_.words, reading_.table, view, events);
}

/// What a card does on the board is looked at, and the card is read over that.
director::ShotKind Rehearsal::shot_of(const director::Part& part) const {
  using director::ShotKind;
  if (part.shot != ShotKind::kCard && part.shot != ShotKind::kHold) return part.shot;
  director::Part weightiest;
  for (const core::Event& event : gathered_) {
    const director::Part one = director::part_of(reading_.cast, std::span(&event, 1));
    const bool is_on_board = one.shot == ShotKind::kFollow || one.shot == ShotKind::kDuel;
    if (is_on_board && one.weight > weightiest.weight) weightiest = one;
  }
  return weightiest.weight > 0 ? weightiest.shot : part.shot;
}

/// As long as the film will take for it, frame by frame.
void Rehearsal::time(FilmedBeat& filmed, table::Beat beat) {
  const table::Cues cues = beat.cues;
  screens::MomentQueue queue;
  stage_.tell(std::move(beat));
  MotionPlaces places = motion_places(stage_, cues, reading_.world.layout);
  filmed.seen.places = std::move(places.to);
  filmed.seen.leads = std::move(places.from);
  queue.tell(filmed.moments, screens::Origin::kOthers);
  const double frame = 1.0 / reading_.fps;
  int frames = 0;
  int moving = 0;
  while ((stage_.is_moving() || queue.is_holding()) && frames < kLongestBeat) {
    ++frames;
    stage_.update(frame);
    if (stage_.is_moving()) moving = frames;
    queue.update(frame, stage_.has_falling_dice());
  }
  filmed.seen.seconds = static_cast<float>(frames) / static_cast<float>(reading_.fps);
  filmed.seen.moves = static_cast<float>(moving) / static_cast<float>(reading_.fps);
}

/// What ends the game is seen where it ends, and not where everything began that led there; where
/// the end has no place, at what decided it.
void Rehearsal::look_at_moments(FilmedBeat& filmed) const {
  std::span<const screens::Moment> seen = filmed.moments;
  const bool ends_game = filmed.seen.weight >= moments::kMostWeight;
  if (!ends_game || seen.empty()) {
    return add_moment_places(filmed.seen.places, seen, reading_.world.layout);
  }
  filmed.seen.leads.clear();
  filmed.seen.places.clear();
  add_moment_places(filmed.seen.places, seen.last(1), reading_.world.layout);
  if (filmed.seen.places.empty()) filmed.seen.places = decided_at_;
}

/// Where the Ring may be, and where the war was fought last.
std::vector<glm::vec2> Rehearsal::matters() const {
  std::vector<glm::vec2> places;
  if (const auto ring = place_of_ring(stage_)) places.push_back(*ring);
  if (!fought_at_.empty()) places.push_back(fought_at_.back());
  return places;
}

/// Remembers what the film may come back to.
void Rehearsal::note(const director::Beat& beat) {
  if (!director::is_placed(beat)) return;
  if (beat.shot == director::ShotKind::kDuel) fought_at_ = beat.places;
  if (beat.weight >= kDecides) decided_at_ = beat.places;
}

void Rehearsal::end_beat() {
  const Tempo tempo = tempo_of(reading_.pace);
  FilmedBeat filmed{.first_step = first_step_,
                    .end_step = end_step_,
                    .turn = turn_at(turns_, end_step_),
                    .moments = reading_.game.moments->moments(view_, reading_.words, gathered_),
                    .seen = {}};
  std::erase_if(filmed.moments,
                [](const screens::Moment& moment) { return moment.weight < kLeastTold; });
  const director::Part part = director::part_of(reading_.cast, gathered_);
  filmed.seen.weight = part.weight;
  filmed.seen.shot = shot_of(part);
  for (screens::Moment& moment : filmed.moments) {
    moment.seconds *= tempo.telling;
    if (part.weight > 0) filmed.seen.weight = std::max(filmed.seen.weight, moment.weight);
  }
  table::Beat beat{.cues = reading_.table.cues(view_, gathered_),
                   .after = reading_.table.mirror(reading_.world, view_)};
  if (beat.cues.has_throw()) beat.tray = table::dice_tray_home(reading_.world.layout);
  filmed.seen.matters = matters();
  time(filmed, std::move(beat));
  look_at_moments(filmed);
  note(filmed.seen);
  if (!filmed.moments.empty()) filmed.seen.rests = tempo.rests;
  filmed.seen.begins_turn = screenplay_.empty() || screenplay_.back().turn != filmed.turn;
  screenplay_.push_back(std::move(filmed));
  gathered_.clear();
  steps_ = 0;
  first_step_ = end_step_;
}

}  // namespace

Screenplay read_screenplay(session::Replay& replay, const Reading& reading) {
  Rehearsal rehearsal(replay, reading);
  replay.walk([&](std::size_t step, const match::AnyView& view, Events events) {
    rehearsal.see(step, view, events);
  });
  return rehearsal.end();
}

}  // namespace film
