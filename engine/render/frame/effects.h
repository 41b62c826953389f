#pragma once

#include <array>
#include <string_view>
#include <vector>

namespace engine {

/// What a frame is drawn with. Each effect can be switched alone, at any time.
struct Effects {
  bool shadows = true;            ///< cast by figures
  bool soft_shadows = false;      ///< a larger shadow map, with filtered edges
  bool mountain_shadows = false;  ///< the relief casts them too
  bool occlusion = true;          ///< ambient occlusion of the relief, and contact shadows
  bool pixel_light = false;       ///< lighting per pixel instead of per vertex
  bool fine_shapes = false;       ///< full detail farther away too, and a finer terrain mesh
  bool fine_ground = false;       ///< the ground near the camera has a finer texture
  bool water_shine = false;       ///< the sun glitters on water
  bool smooth_edges = false;      ///< antialiasing
  bool fog = true;                ///< what is far away fades
  bool toning = true;             ///< tone mapping of highlights, and a vignette
  bool depth_of_field = false;    ///< leaning in, what is nearer or farther blurs: for films
  float resolution_scale = 1;     ///< of the scene, 0.5 to 1; the interface stays sharp

  bool operator==(const Effects&) const = default;
};

inline constexpr float kLeastResolution = 0.5F;

/// Presets. Low runs well on a software rasteriser; High takes what looks best.
enum class Level { kLow, kMedium, kHigh };
inline constexpr std::array kLevels{Level::kLow, Level::kMedium, Level::kHigh};
Effects effects_of(Level level);
inline constexpr std::array<std::string_view, kLevels.size()> kLevelNames{"low", "medium", "high"};
std::string_view id_of(Level level);  ///< "low" …

/// One switch, by its name.
struct EffectSwitch {
  std::string_view id;
  bool Effects::*field;
};
inline constexpr std::array kEffectSwitches{
    EffectSwitch{"shadows", &Effects::shadows},
    EffectSwitch{"soft-shadows", &Effects::soft_shadows},
    EffectSwitch{"mountain-shadows", &Effects::mountain_shadows},
    EffectSwitch{"occlusion", &Effects::occlusion},
    EffectSwitch{"pixel-light", &Effects::pixel_light},
    EffectSwitch{"fine-shapes", &Effects::fine_shapes},
    EffectSwitch{"fine-ground", &Effects::fine_ground},
    EffectSwitch{"water-shine", &Effects::water_shine},
    EffectSwitch{"smooth-edges", &Effects::smooth_edges},
    EffectSwitch{"fog", &Effects::fog},
    EffectSwitch{"toning", &Effects::toning},
};

/// What the shaders must be told: see load_program.
std::vector<std::string_view> shader_defines(const Effects& effects);

}  // namespace engine
