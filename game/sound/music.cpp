#include "game/sound/music.h"

#include <algorithm>
#include <cmath>

namespace sound {
namespace {

constexpr double kAhead = 0.25;      // seconds before its time a bar is given to the mixer
constexpr double kFirstSilence = 6;  // before the first phrase
constexpr int kPhrasesTogether = 3;  // between two silences
constexpr float kShortestSilence = 17;
constexpr float kLongestSilence = 27;
constexpr std::size_t kBarsKept = 4096;  // bars

// From these tensions on there is a drone, a figure below the melody, a drum.
constexpr float kDroneFrom = 0.08F;
constexpr float kFigureFrom = 0.25F;
constexpr float kDrumFrom = 0.5F;

constexpr float kMelodyGain = 0.26F;
constexpr float kDroneGain = 0.1F;
constexpr float kFigureGain = 0.15F;
constexpr float kDrumGain = 0.24F;
constexpr float kHall = 0.55F;
constexpr float kRelease = 0.25F;  // seconds
constexpr float kHuman = 0.012F;   // seconds that a hand is late at most

}  // namespace

void Music::turn_to(std::string_view people) {
  const auto found = std::ranges::find_if(
      themes_, [&](const Theme& one) { return std::ranges::find(one.of, people) != one.of.end(); });
  if (found != themes_.end()) wanted_ = static_cast<std::size_t>(found - themes_.begin());
}

void Music::set_on(bool is_on) {
  if (is_on_ && !is_on) {
    for (const engine::VoiceId voice : sounding_) mixer_.stop(voice, kRelease);
    sounding_.clear();
    in_phrase_ = false;
    bar_ = 0;
  }
  is_on_ = is_on;
}

void Music::update(const VoiceClock& clock, float tension, bool is_awake) {
  if (!is_on_ || themes_.empty()) return;
  if (next_ == 0) next_ = clock.now() + kFirstSilence;
  while (clock.now() + kAhead >= next_) {
    if (next_ < clock.now() - 1) next_ = clock.now();  // it was off, or nobody was there
    if (!in_phrase_) {
      if (!is_awake) return;
      theme_ = wanted_;
      phrase_ = scatter_.next() % theme().phrases.size();
      bar_ = 0;
      in_phrase_ = true;
    }
    play_bar(clock, tension);
    next_ += bar_seconds(theme());
    if (++bar_ < theme().phrases[phrase_].size()) continue;
    in_phrase_ = false;
    if (++phrases_ % kPhrasesTogether != 0) continue;
    next_ += scatter_.between(kShortestSilence, kLongestSilence);
  }
}

void Music::play_bar(const VoiceClock& clock, float tension) {
  const int number = theme().phrases[phrase_][bar_];
  const Bar& bar = theme().bars[static_cast<std::size_t>(number)];
  sounding_.clear();
  int layers = 1;
  play_melody(bar, clock);
  if (tension >= kDroneFrom && ++layers > 0) play_drone(clock);
  if (tension >= kFigureFrom && ++layers > 0) play_figure(bar, clock);
  if (tension >= kDrumFrom && ++layers > 0) play_drum(clock, tension);
  if (played_.size() >= kBarsKept) played_.erase(played_.begin());
  played_.push_back({.at = next_,
                     .seconds = bar_seconds(theme()),
                     .theme = theme().id,
                     .bar = number,
                     .layers = layers});
}

void Music::play_melody(const Bar& bar, const VoiceClock& clock) {
  double at = next_;
  for (const Note& note : bar) {
    const float seconds = note.beats * beat();
    if (note.step) {
      play(theme().melody, theme().tonic + 12 + half_tones(theme(), *note.step), at,
           seconds * 0.95F, kMelodyGain, -0.15F, clock);
    }
    at += seconds;
  }
}

void Music::play_drone(const VoiceClock& clock) {
  const auto seconds = static_cast<float>(bar_seconds(theme()));
  play(theme().drone, theme().tonic - 12, next_, seconds, kDroneGain, 0.4F, clock);
  play(theme().drone, theme().tonic - 5, next_, seconds, 0.7F * kDroneGain, 0.5F, clock);
}

/// Broken chords, up and down from the tone that the bar begins with.
void Music::play_figure(const Bar& bar, const VoiceClock& clock) {
  const int root = bar.empty() ? 0 : bar.front().step.value_or(0);
  constexpr std::array kSteps{0, 2, 4, 2};
  for (int i = 0; i < 2 * theme().beats; ++i) {
    const int step = root + kSteps[static_cast<std::size_t>(i) % kSteps.size()];
    play(theme().figure, theme().tonic + half_tones(theme(), step),
         next_ + 0.5 * beat() * static_cast<double>(i), beat(), kFigureGain, 0.25F, clock);
  }
}

void Music::play_drum(const VoiceClock& clock, float tension) {
  for (int i = 0; i < theme().beats; ++i) {
    const bool is_first = i == 0;
    if (!is_first && tension < kDrumFrom + 0.15F && i % 2 == 1) continue;
    play(theme().drum, is_first ? 35 : 40, next_ + beat() * static_cast<double>(i), 2 * beat(),
         is_first ? kDrumGain : 0.6F * kDrumGain, 0, clock);
  }
}

void Music::play(std::string_view instrument, int pitch, double at, float seconds, float gain,
                 float side, const VoiceClock& clock) {
  const std::optional<Tone> tone = library_.tone(instrument, pitch);
  if (!tone) return;
  const float late = scatter_.between(0, kHuman);
  const float touch = scatter_.between(0.85F, 1);
  sounding_.push_back(mixer_.play({.clip = tone->clip,
                                   .at = clock.in_mixer(at + late),
                                   .bus = engine::Bus::kMusic,
                                   .gain = gain * touch,
                                   .pitch = tone->pitch,
                                   .side = side,
                                   .hall = kHall,
                                   .lasts = seconds,
                                   .fade_out = kRelease}));
}

}  // namespace sound
