#pragma once

#include <cstdint>
#include <functional>
#include <glm/mat4x4.hpp>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/assets/image_file.h"
#include "engine/geometry/mesh.h"
#include "game/makers/engrave/composition.h"

namespace engrave {

/// What a graver does with a surface.
enum class Material : std::uint8_t {
  kNothing,
  kFigure,
  kStone,   ///< courses
  kRock,    ///< hachures down the slope
  kGround,  ///< strokes along the horizon
  kWater,
  kLeaf,
  kGlow,  ///< left bare
};

/// A shape somewhere in the picture.
struct Prop {
  std::shared_ptr<const engine::Mesh> mesh;
  glm::mat4 placed{1};
  Material material = Material::kFigure;
  float tone = 0;
  std::uint16_t number = 0;  ///< what has another number has an outline of its own
};

struct Shape {
  std::shared_ptr<const engine::Mesh> mesh;
  Material material = Material::kFigure;
};

/// What a game brings: its figures and places by name; null for a name that it does not know.
using ModelSource = std::function<std::shared_ptr<const engine::Mesh>(std::string_view)>;

/// The land of a board, as it was baked.
struct Land {
  engine::Image heights;  ///< R16
  glm::vec2 board{1};     ///< its size in board units
  float height_scale = 1;
  float sea_level = 0;
};

/// A picture's ground: its height and what it is made of.
class GroundField {
 public:
  GroundField(const Composition& composition, const Land* land);

  float height(glm::vec2 at) const;
  Material material(glm::vec2 at, float slope) const;

 private:
  float land_height(glm::vec2 at) const;

  const Composition& composition_;
  const Land* land_;
  std::uint32_t seed_;
};

/// All that is to be engraved. The composition's names must be known.
std::vector<Prop> build_stage(const Composition& composition, const ModelSource& models,
                              const GroundField& ground);

/// A thing of the built set, about its foot; for things that hang or fly about their middle.
Shape built_thing(std::string_view name);

/// A steady number for a name.
std::uint32_t seed_of(std::string_view name);

}  // namespace engrave
