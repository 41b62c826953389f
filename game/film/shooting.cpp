#include "game/film/shooting.h"

#include <nlohmann/json.hpp>

namespace film {

std::vector<engine::Chapter> Shooting::chapters(const lang::Sentences& words) const {
  std::vector<engine::Chapter> chapters;
  int turn = -1;
  for (std::size_t i = 0; i < screenplay_.size(); ++i) {
    if (screenplay_[i].turn == turn) continue;
    turn = screenplay_[i].turn;
    const std::size_t frame = chapters.empty() ? 0 : frame_at(plan_.begins[i]);
    chapters.push_back({frame, words.say("film.chapter", nlohmann::json{{"turn", turn}})});
  }
  return chapters;
}

/// As it stood after so many steps; nothing led there.
void Shooting::lay_anew(std::size_t step) {
  replay_.seek(step);
  replay_.screen().take_events();
  replay_.screen().take_undone();
  table_.tabletop().reset(replay_.screen().view());
  table_.tabletop().ask_nobody();
  table_.forget();
  moment_queue_.hush();
  timeline_ = whole_timeline_;
  note();
  if (sound_ != nullptr) sound_->hush();
}

void Shooting::note() {
  timeline_.note(replay_.turn(), table_.game_screens().words.counted(replay_.screen().view()));
}

/// Where a shot begins at another time of the match.
void Shooting::jump() {
  while (next_shot_ < plan_.shots.size() && frame_at(plan_.shots[next_shot_].from) <= frame_) {
    const std::size_t first = plan_.shots[next_shot_++].first_beat;
    const bool is_elsewhen = first == 0 || screenplay_[first].seen.is_elsewhen;
    if (is_elsewhen) lay_anew(screenplay_[first].first_step);
  }
}

void Shooting::tell_due() {
  while (next_beat_ < screenplay_.size() && frame_at(plan_.begins[next_beat_]) <= frame_) {
    const FilmedBeat& beat = screenplay_[next_beat_++];
    std::vector<core::Event> events;
    lines_before_ = replay_.screen().log().size();
    while (replay_.screen().cursor() < beat.end_step && replay_.step_on()) {
      const std::vector<core::Event> more = replay_.screen().take_events();
      events.insert(events.end(), more.begin(), more.end());
    }
    table_.tabletop().tell(replay_.screen().view(), events);
    table_.tabletop().ask_nobody();
    note();
    if (sound_ != nullptr) sound_->tell(replay_.screen().view(), events);
    moment_queue_.tell(beat.moments, screens::Origin::kOthers);
  }
}

/// As many samples as the film is long by then: a rate that no frame divides is kept all the same.
void Shooting::hear() {
  const auto frames = static_cast<std::size_t>(fps_);
  const std::size_t before = frame_ * engine::kFilmSampleRate / frames;
  const std::size_t after = (frame_ + 1) * engine::kFilmSampleRate / frames;
  samples_.assign((after - before) * engine::kFilmChannels, 0);
  const float time = static_cast<float>(frame_) / static_cast<float>(fps_);
  const engine::CameraView camera =
      engine::view_from(director::pose_at(plan_, time), table_.set().screen);
  const table::Tabletop& tabletop = table_.tabletop();
  sound_->render({.seconds = 1.0 / fps_,
                  .stage = tabletop.stage(),
                  .layout = tabletop.layout(),
                  .camera = camera},
                 samples_);
}

std::shared_ptr<const engine::Pixels> Shooting::shoot() {
  const double seconds = 1.0 / fps_;
  jump();
  tell_due();
  const float time = static_cast<float>(frame_) / static_cast<float>(fps_);
  const director::Shot& shot = director::shot_at(plan_, time);
  const bool is_whole = shot.kind == director::ShotKind::kWhole;
  auto picture = table_.draw(
      replay_,
      {.moment = moment_queue_.shown(),
       .log_lines = moment_queue_.has_next() ? lines_before_ : replay_.screen().log().size(),
       .timeline = is_whole ? timeline_.charts() : std::span<const match::Chart>(),
       .pose = director::pose_at(plan_, time),
       .rest = shot.pose},
      seconds);
  table_.tabletop().update(seconds);
  moment_queue_.update(seconds, table_.tabletop().has_falling_dice());
  if (sound_ != nullptr) hear();
  ++frame_;
  return picture;
}

}  // namespace film
