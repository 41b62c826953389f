#include "game/film/shooting.h"

#include <nlohmann/json.hpp>

#include "game/moments/moment_table.h"

namespace film {

namespace {

constexpr float kTurnCard = 2;  // seconds
constexpr float kBeforeFirst = 0.6F;
constexpr float kAfterLast = 0.8F;

/// What is told, as it is read below the picture.
std::string caption_of(const screens::MomentShown& shown) {
  const screens::Moment& moment = *shown.moment;
  const bool is_unknown = shown.is_coming || is_opening(shown);
  if (is_unknown && !moment.before.empty()) return moment.before;
  std::string words = moment.by.empty() ? moment.title : moment.by + "\n" + moment.title;
  if (!moment.where.empty()) words += " (" + moment.where + ")";
  return words;
}

std::string caption_of(const screens::AirCard& card) {
  std::string words = card.above + "\n" + card.title;
  for (const screens::AirCard::Line& line : card.lines) {
    words += "\n" + line.lead + (line.lead.empty() || line.words.empty() ? "" : ": ") + line.words;
  }
  return words;
}

}  // namespace

std::vector<engine::Chapter> Shooting::chapters() const {
  std::vector<engine::Chapter> chapters;
  int turn = -1;
  for (std::size_t i = 0; i < screenplay_.size(); ++i) {
    if (screenplay_[i].turn == turn) continue;
    turn = screenplay_[i].turn;
    const std::size_t frame = chapters.empty() ? 0 : frame_at(plan_.begins[i]);
    chapters.push_back({frame, words_.say("film.chapter", nlohmann::json{{"turn", turn}})});
  }
  return chapters;
}

/// The end itself is kept for who watches.
std::size_t Shooting::greatest_frame() const {
  std::size_t greatest = 0;
  for (std::size_t i = 0; i < screenplay_.size(); ++i) {
    const director::Beat& beat = screenplay_[i].seen;
    const bool is_end = beat.weight >= moments::kMostWeight && screenplay_.size() > 1;
    if (!is_end && beat.weight >= screenplay_[greatest].seen.weight) greatest = i;
  }
  return frame_at(plan_.begins[greatest] + 0.7F * screenplay_[greatest].seen.seconds);
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
  timeline_ = script_.timeline;
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
  const engine::CameraView camera =
      engine::view_from(director::pose_at(plan_, time()), table_.set().screen);
  const table::Tabletop& tabletop = table_.tabletop();
  sound_->render({.seconds = 1.0 / fps_,
                  .stage = tabletop.stage(),
                  .layout = tabletop.layout(),
                  .camera = camera},
                 samples_);
}

bool Shooting::has_ended() const {
  if (!script_.end || next_beat_ < screenplay_.size()) return false;
  const director::Beat& last = screenplay_.back().seen;
  return time() >= plan_.begins.back() + last.seconds + kAfterLast;
}

/// The film's own words, while they take the place of what is told.
std::optional<screens::AirCard> Shooting::card() const {
  if (time() < plan_.begins.front() - kBeforeFirst) return script_.title;
  if (has_ended()) return script_.end;
  const std::size_t beat = next_beat_ == 0 ? 0 : next_beat_ - 1;
  const float since = time() - plan_.begins[beat];
  const director::Beat& seen = screenplay_[beat].seen;
  const bool is_new = seen.begins_turn || seen.is_elsewhen;
  if (!is_new || since < 0 || since >= kTurnCard) return std::nullopt;
  return turn_card(screenplay_[beat].turn, words_,
                   table_.game_screens().words.counted(replay_.screen().view()));
}

/// The caption before lasts until another one follows, or nothing is told.
void Shooting::caption(const std::string& words) {
  if (words == captioned_) return;
  if (!captioned_.empty()) captions_.back().end = frame_;
  captioned_ = words;
  if (!words.empty()) captions_.push_back({frame_, length(), words});
}

std::shared_ptr<const engine::Pixels> Shooting::shoot() {
  const double seconds = 1.0 / fps_;
  jump();
  tell_due();
  const director::Shot& shot = director::shot_at(plan_, time());
  const std::optional<screens::MomentShown> moment = moment_queue_.shown();
  const std::optional<screens::AirCard> said = card();
  caption(said ? caption_of(*said) : moment ? caption_of(*moment) : std::string());
  const bool is_whole = shot.kind == director::ShotKind::kWhole && !said;
  auto picture = table_.draw(
      replay_,
      {.moment = moment,
       .log_lines = moment_queue_.has_next() ? lines_before_ : replay_.screen().log().size(),
       .timeline = is_whole ? timeline_.charts() : std::span<const match::Chart>(),
       .card = said,
       .pose = director::pose_at(plan_, time()),
       .rest = shot.pose},
      seconds);
  table_.tabletop().update(seconds);
  moment_queue_.update(seconds, table_.tabletop().has_falling_dice());
  if (sound_ != nullptr) hear();
  ++frame_;
  return picture;
}

}  // namespace film
