#include "engine/render/frame/effects.h"

namespace engine {

Effects effects_of(Level level) {
  Effects effects;
  if (level == Level::kLow) return effects;
  effects.soft_shadows = true;
  effects.fine_ground = true;
  effects.smooth_edges = true;
  effects.water_shine = true;
  if (level == Level::kMedium) return effects;
  effects.mountain_shadows = true;
  effects.pixel_light = true;
  effects.fine_shapes = true;
  return effects;
}

std::string_view id_of(Level level) { return kLevelNames[static_cast<std::size_t>(level)]; }

std::vector<std::string_view> shader_defines(const Effects& effects) {
  std::vector<std::string_view> defines;
  if (effects.shadows) defines.push_back("SHADOWS");
  if (effects.soft_shadows) defines.push_back("SOFT_SHADOWS");
  if (effects.pixel_light) defines.push_back("PIXEL_LIGHT");
  if (effects.water_shine) defines.push_back("WATER_SHINE");
  return defines;
}

}  // namespace engine
