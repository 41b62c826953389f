#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "engine/render/frame/effects.h"
#include "game/screens/state/moment.h"

namespace screens {

/// What a person chooses for this computer.
struct Settings {
  engine::Level level = engine::Level::kLow;
  /// Effects that are not as the level has them, in the order of engine::kEffectSwitches.
  std::array<std::optional<bool>, engine::kEffectSwitches.size()> own_effects{};
  int resolution = 100;  ///< of the scene, in hundredths
  int letters = 0;       ///< their size in hundredths; 0 leaves it to the screen
  bool reduced_motion = false;
  bool ambient_life = true;
  bool follow_action = true;
  int animation_speed = 1;
  Pace pace = Pace::kRead;
  std::string language{};    ///< empty: that of the computer
  bool strict_play = false;  ///< nobody tells odds
  /// By the name that the game gives a panel: it is a slim tab, so that the things on the table lie
  /// free. A panel that nobody has touched is folded.
  std::map<std::string, bool, std::less<>> folded;

  /// By the name of a seat: on a shared screen it asks for the screen before each of its turns to
  /// decide, not only before secrets.
  std::map<std::string, bool, std::less<>> hand_over;

  bool operator==(const Settings&) const = default;
};

inline constexpr std::array kResolutions{50, 67, 75, 100};
inline constexpr std::array kLetterSizes{0, 75, 100, 125, 150, 200, 300};
inline constexpr std::array kAnimationSpeeds{1, 2, 4};
/// By the number of the pace.
inline constexpr std::array<std::string_view, 3> kPaces{"read", "brisk", "instant"};

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
