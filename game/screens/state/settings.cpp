#include "game/screens/state/settings.h"

#include <algorithm>

namespace screens {
namespace {

/// Of 1080 points, so that text is read on a telephone that shows the whole picture.
constexpr float kBroadcastPoints = 1080.0F / 2;

}  // namespace

float letter_scale(const Settings& settings, float own, float window_height) {
  if (settings.letters == 0) return own;
  if (settings.letters == kBroadcastLetters) {
    return std::clamp(window_height / kBroadcastPoints, 1.0F, 3.0F);
  }
  return static_cast<float>(settings.letters) / 100;
}

bool hands_over(const Settings& settings, std::string_view seat) {
  const auto found = settings.hand_over.find(seat);
  return found != settings.hand_over.end() && found->second;
}

bool is_folded(const Settings& settings, std::string_view panel) {
  const auto known = settings.folded.find(panel);
  return known == settings.folded.end() || known->second;
}

engine::Effects effects_of(const Settings& settings) {
  engine::Effects effects = engine::effects_of(settings.level);
  for (std::size_t i = 0; i < settings.own_effects.size(); ++i) {
    if (settings.own_effects[i])
      effects.*engine::kEffectSwitches[i].field = *settings.own_effects[i];
  }
  effects.resolution_scale = static_cast<float>(settings.resolution) / 100;
  return effects;
}

void switch_effect(Settings& settings, std::size_t effect) {
  const auto field = engine::kEffectSwitches[effect].field;
  const bool wanted = !(effects_of(settings).*field);
  const bool as_level = engine::effects_of(settings.level).*field == wanted;
  settings.own_effects[effect] = as_level ? std::optional<bool>() : wanted;
}

void choose_level(Settings& settings, engine::Level level) {
  settings.level = level;
  settings.own_effects = {};
}

bool may_have_ambient_life(const Settings& settings) {
  return !settings.reduced_motion && settings.level != engine::Level::kLow;
}

bool has_ambient_life(const Settings& settings) {
  return settings.ambient_life && may_have_ambient_life(settings);
}

}  // namespace screens
