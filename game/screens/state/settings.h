#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "engine/render/frame/colour_vision.h"
#include "engine/render/frame/effects.h"
#include "game/commands/bindings.h"
#include "game/screens/state/moment.h"
#include "game/screens/state/sound_settings.h"

namespace screens {

/// What a person chooses for this computer. Each has a row in setting_rows.cpp; what it is at first
/// stands here.
struct Settings {
  engine::Level level = engine::Level::kLow;
  /// Effects that are not as the level has them, in the order of engine::kEffectSwitches.
  std::array<std::optional<bool>, engine::kEffectSwitches.size()> own_effects{};
  int resolution = 100;  ///< of the scene, in hundredths
  /// Their size in hundredths; 0 leaves it to the screen, kBroadcastLetters to who watches afar.
  int letters = 0;
  engine::ColourVision colour_vision = engine::ColourVision::kFull;
  bool high_contrast = false;
  bool reduced_motion = false;
  bool ambient_life = true;
  bool follow_action = true;
  int animation_speed = 100;  ///< in hundredths; 0: what moves is there at once
  Pace pace = Pace::kRead;
  bool full_screen = false;
  bool touch_table = false;  ///< a station for each person, at the edges of the screen
  int ruler = 0;             ///< points that 100 mm of the screen take; 0: nobody has measured
  bool practice = false;     ///< what was decided before dice fell may be taken back, and is marked
  bool plain_words = false;  ///< questions are asked in simple words
  std::string language{};    ///< empty: that of the computer
  bool strict_play = false;  ///< nobody tells odds
  bool spoken = false;       ///< what happens is said aloud
  SoundSettings sound{};
  commands::Bindings bindings{};
  /// By the name that the game gives a panel: it is a slim tab, so that the things on the table lie
  /// free. A panel that nobody has touched is folded.
  std::map<std::string, bool, std::less<>> folded;

  /// By the name of a seat: on a shared screen it asks for the screen before each of its turns to
  /// decide, not only before secrets.
  std::map<std::string, bool, std::less<>> hand_over;

  bool operator==(const Settings&) const = default;
};

inline constexpr int kLeastRuler = 60;
inline constexpr int kMostRuler = 3000;
inline constexpr int kBroadcastLetters = -1;
inline constexpr int kAtOnce = 0;

/// How large letters are drawn, of 1, in a window so many points high; `own` is the screen's.
float letter_scale(const Settings& settings, float own, float window_height);

bool hands_over(const Settings& settings, std::string_view seat);
bool is_folded(const Settings& settings, std::string_view panel);

/// The level with what was switched by hand.
engine::Effects effects_of(const Settings& settings);
void switch_effect(Settings& settings, std::size_t effect);
/// The level as it is: what was switched by hand is forgotten.
void choose_level(Settings& settings, engine::Level level);
/// The level and the motion that were chosen let water and smoke move.
bool may_have_ambient_life(const Settings& settings);
/// They do.
bool has_ambient_life(const Settings& settings);

}  // namespace screens
