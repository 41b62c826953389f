#include "game/app/features/sound/table_sound.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <utility>

#include "engine/audio/clip_file.h"

namespace app {
namespace {

constexpr double kFaultSeconds = 8;  // that a sentence is shown
constexpr int kPassesBefore = 3;     // the table is seen first
constexpr double kSoundLooks = 12;   // a second, while something sounds
constexpr float kMakeUp = 2;         // of all: with the usual settings as loud as a film

float loudness(int hundredths) {
  const float share = static_cast<float>(hundredths) / 100;
  return share * share;
}

engine::Mix mix_of(const screens::SoundSettings& settings) {
  const int music = settings.has_music ? settings.music : 0;
  return {.buses = {loudness(settings.effects), loudness(settings.bed), loudness(music)},
          .listening = {.gain = kMakeUp * loudness(settings.all),
                        .is_mono = settings.mono,
                        .is_night = settings.night}};
}

/// On the screen, clockwise from above.
std::optional<float> direction_to(const engine::CameraView& camera, glm::vec2 place) {
  const auto seen = engine::screen_point(camera, {place.x, 0, place.y});
  if (!seen) return std::nullopt;
  const glm::vec2 way = *seen - camera.screen / 2.0F;
  return std::atan2(way.x, -way.y);
}

}  // namespace

TableSound::TableSound(const Resources& resources, SoundTarget target)
    : resources_(resources), target_(target) {}

bool TableSound::is_needed() const {
  return resources_.sounds && (target_ != SoundTarget::kNone || settings_.captions);
}

void TableSound::say_fault(std::string_view key, const std::string& reason) {
  fault_ = resources_.words.say(key, nlohmann::json{{"reason", reason}});
  fault_until_ = seconds_ + kFaultSeconds;
}

void TableSound::open() {
  is_opened_ = true;
  base::Result<engine::Clips> clips = engine::read_clips(resources_.sounds->baked);
  if (!clips) return say_fault("sound.none", clips.error());
  base::Result<std::unique_ptr<engine::Mixer>> mixer = engine::Mixer::create();
  if (!mixer) return say_fault("sound.none", mixer.error());
  mixer_ = mixer.take();
  soundscape_.emplace(resources_.sounds->book, resources_.sounds->bodies, *clips, *mixer_);
  if (target_ == SoundTarget::kSpeakers) open_speakers();
  apply(settings_);
}

void TableSound::open_speakers() {
  base::Result<std::unique_ptr<engine::AudioDevice>> speakers = engine::AudioDevice::open(*mixer_);
  if (!speakers) return say_fault("sound.no-device", speakers.error());
  speakers_ = speakers.take();
  speakers_->set_tap(is_recorded_ ? &tap_ : nullptr);
}

/// Nothing is mixed that nobody hears.
void TableSound::listen() {
  const bool hears = speakers_ || target_ == SoundTarget::kRender || is_recorded_;
  mixer_->set_deaf(!hears || settings_.all == 0);
}

void TableSound::set_recorded(bool is_recorded) {
  if (std::exchange(is_recorded_, is_recorded) == is_recorded || !mixer_) return;
  if (speakers_) speakers_->set_tap(is_recorded ? &tap_ : nullptr);
  listen();
}

void TableSound::record(std::span<float> stereo) {
  if (speakers_) return tap_.read(stereo);
  render(stereo);
}

/// Whoever sets something wants to hear it: speakers that had gone are looked for again.
void TableSound::apply(const screens::SoundSettings& settings) {
  const bool changes = settings != std::exchange(settings_, settings);
  if (!soundscape_) return;
  if (changes && target_ == SoundTarget::kSpeakers && !speakers_) open_speakers();
  listen();
  mixer_->set_mix(mix_of(settings));
  soundscape_->set_music(settings.has_music && settings.music > 0);
  if (changes) soundscape_->begin_beds_anew();
}

void TableSound::tell(const table::GameTable& game, const match::AnyView& view,
                      std::span<const core::Event> events) {
  if (!soundscape_) return;
  std::vector<sound::Happening> happenings;
  for (const core::Event& event : events) {
    const table::RegionSet regions = game.regions_of(std::span(&event, 1));
    const table::RegionId region = regions.empty() ? table::kNoRegion : *regions.begin();
    happenings.push_back({.facts = game.facts_of(view, event), .region = region});
  }
  soundscape_->tell(std::move(happenings));
}

void TableSound::hush() {
  if (soundscape_) soundscape_->hush();
}

bool TableSound::update(double seconds, const sound::SceneHeard& scene) {
  seconds_ += seconds;
  const int before = target_ == SoundTarget::kRender ? 0 : kPassesBefore;
  if (!is_opened_ && is_needed() && ++passes_ > before) open();
  const bool is_told = soundscape_ && pass_soundscape(seconds, scene);
  const bool was_shown = std::exchange(was_fault_shown_, is_fault_shown());
  return is_told || was_shown != was_fault_shown_;
}

bool TableSound::pass_soundscape(double seconds, sound::SceneHeard scene) {
  if (speakers_ && speakers_->is_lost()) {
    speakers_.reset();
    listen();
    say_fault("sound.lost");
  }
  if (speakers_) scene.heard_at = mixer_->now() + speakers_->delay();
  soundscape_->update(seconds, scene);
  if (speakers_ && !mixer_->is_silent() && speakers_->is_paused()) speakers_->wake();
  const std::span<const sound::Caption> told = soundscape_->captions();
  const double latest = told.empty() ? 0 : told.back().since;
  const bool is_new = told.size() != captions_ || latest != last_caption_;
  captions_ = told.size();
  last_caption_ = latest;
  return settings_.captions && is_new;
}

double TableSound::looks() const {
  if (!soundscape_) return 0;
  const bool sounds = speakers_ && !mixer_->is_silent();
  return sounds || soundscape_->is_waiting() ? kSoundLooks : 0;
}

std::vector<screens::CaptionShown> TableSound::captions(const engine::CameraView& camera,
                                                        const table::Layout& layout) const {
  std::vector<screens::CaptionShown> shown;
  if (is_fault_shown()) shown.push_back({.words = fault_});
  if (!soundscape_ || !settings_.captions) return shown;
  for (const sound::Caption& one : soundscape_->captions()) {
    const std::string what = resources_.words.name("caption", one.id);
    if (!one.place) {
      shown.push_back({.words = what});
      continue;
    }
    const nlohmann::json told{{"what", what}, {"place", table::layout_of(layout, one.region).name}};
    shown.push_back({.words = resources_.words.say("sound.from", told),
                     .direction = direction_to(camera, *one.place)});
  }
  return shown;
}

void TableSound::render(std::span<float> stereo) {
  if (mixer_) {
    mixer_->render(stereo);
  } else {
    std::ranges::fill(stereo, 0.0F);
  }
}

}  // namespace app
