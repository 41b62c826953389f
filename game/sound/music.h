#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/scatter.h"
#include "engine/audio/mixer.h"
#include "game/sound/book/theme.h"
#include "game/sound/library.h"
#include "game/sound/voice_clock.h"

namespace sound {

/// A bar that was given to the mixer: for whoever checks the music.
struct BarPlayed {
  double at = 0;
  double seconds = 0;
  std::string theme;
  int bar = 0;
  int layers = 0;
};

/// The music of the table: phrases of the themes of those who act, in more layers the more is at
/// stake, and long silences between. Everything changes at bar lines, themes where a phrase begins.
class Music {
 public:
  Music(const std::vector<Theme>& themes, Library& library, engine::Mixer& mixer)
      : themes_(themes), library_(library), mixer_(mixer) {}

  /// Whose theme follows: the value of a fact. Others than a theme has are passed over.
  void turn_to(std::string_view people);
  /// `tension` is 0 to 1. Without `is_awake` no new phrase begins.
  void update(const VoiceClock& clock, float tension, bool is_awake);
  /// Off, it ends at once.
  void set_on(bool is_on);
  const std::vector<BarPlayed>& played() const { return played_; }

 private:
  void begin_phrase(bool rests_after);
  void play_bar(const VoiceClock& clock, float tension);
  void play_melody(const Bar& bar, const VoiceClock& clock);
  void play_drone(const VoiceClock& clock);
  void play_figure(const Bar& bar, const VoiceClock& clock);
  void play_drum(const VoiceClock& clock, float tension);
  void play(std::string_view instrument, int pitch, double at, float seconds, float gain,
            float side, const VoiceClock& clock);
  const Theme& theme() const { return themes_[theme_]; }
  float beat() const { return 60 / theme().tempo; }

  const std::vector<Theme>& themes_;
  Library& library_;
  engine::Mixer& mixer_;
  base::Scatter scatter_{4242};
  bool is_on_ = true;
  std::size_t theme_ = 0;
  std::size_t wanted_ = 0;
  std::size_t phrase_ = 0;
  std::size_t bar_ = 0;  ///< of the phrase that is next; at its end a phrase is chosen
  bool in_phrase_ = false;
  int phrases_ = 0;  ///< since the last silence
  double next_ = 0;  ///< seconds of the clock at which the next bar begins
  std::vector<engine::VoiceId> sounding_;
  std::vector<BarPlayed> played_;
};

}  // namespace sound
