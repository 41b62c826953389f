#pragma once

#include <deque>
#include <glm/mat4x4.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <glm/vec4.hpp>
#include <span>
#include <vector>

#include "game/figures/bases.h"
#include "game/figures/palette.h"

// A figure as its sculptor builds it: lumps of putty, pressed together or cut away, in parts of one
// paint each. Only plain data; field.h measures it and carve.h makes triangles of it.
namespace figures {

/// How a paint is laid on, and how it wears.
enum class Finish { kSkin, kCloth, kLeather, kMetal, kHair, kHide, kWood, kBone, kStone, kFlat };

/// What the surface is worked with.
enum class Tool { kSmooth, kKnife, kHair, kMail, kScales };

enum class Form { kBall, kRod, kBlock, kHoop, kPlate, kTurned, kSheet };

struct Lump {
  Form form = Form::kBall;
  glm::vec3 a{0};   ///< a rod's first end; the half sizes of a ball or block
  glm::vec3 b{0};   ///< a rod's other end
  float thick = 0;  ///< a rod's first radius, a hoop's tube; half the thickness of plate and sheet
  float thin = 0;   ///< a rod's other radius, a hoop's radius; how far in a plate's edge is ground
  float round = 0;  ///< of edges
  float folds = 0;  ///< of something turned: how many run down it
  float fold_depth = 0;
  glm::vec2 bend{0};                    ///< of a plate: how it bulges with the squares of x and y
  glm::vec2 wave{0};                    ///< of a plate: how far it waves along x, and how often
  std::vector<glm::vec2> outline = {};  ///< of a plate; of what is turned, (radius, height)
  std::vector<glm::vec3> points = {};   ///< of a sheet, row by row
  int columns = 0;

  glm::mat4 to_local{1};
  float scale = 1;      ///< of the world, for each unit of the lump's own
  glm::vec3 centre{0};  ///< of a sphere around it, in the world
  float reach = 0;
  float blend = 0.01F;  ///< how far it flows into what is there
  bool carves = false;  ///< it is taken away, not added
};

struct Material {
  glm::vec4 paint;
  Finish finish = Finish::kCloth;
  Tool tool = Tool::kSmooth;
  float grain = 0.011F;      ///< the finest thing that shows
  bool is_ornament = false;  ///< painted on what is below it, and not seen from afar
};

struct Part {
  Material material;
  std::vector<Lump> lumps = {};
};

struct Sculpture {
  std::deque<Part> parts = {};
};

Lump ball(const glm::vec3& at, const glm::vec3& radius);
Lump ball(const glm::vec3& at, float radius);
Lump rod(const glm::vec3& a, const glm::vec3& b, float radius_a, float radius_b);
/// `half` the sizes; in the frame of `placed`.
Lump block(const glm::vec3& half, float round, const glm::mat4& placed);
/// Lies flat about the y axis of `placed`.
Lump hoop(float radius, float tube, const glm::mat4& placed);
/// Drawn in x/y. `ground` is how far in from its edge it is ground sharp.
Lump plate(std::vector<glm::vec2> outline, float half_thickness, float ground,
           const glm::mat4& placed);
/// A closed outline of (radius, height) about the y axis of `placed`.
Lump turned(std::vector<glm::vec2> outline, const glm::mat4& placed);
/// Cloth through a grid of points, row by row; in patches, so that what is far is soon seen to be.
void add_sheet(Part& part, std::span<const glm::vec3> points, int columns, float half_thickness);

Lump blended(Lump lump, float blend);
Lump carved(Lump lump, float blend = 0.008F);

/// A bent rod through `path`; radius for each point.
void add_rope(Part& part, std::span<const glm::vec3> path, std::span<const float> radius,
              float blend = 0.03F);

Part& add_part(Sculpture& sculpture, const Material& material);
/// Moves, turns, and scales alike in all directions.
void place(Sculpture& sculpture, const glm::mat4& placed);
void add(Sculpture& sculpture, Sculpture other, const glm::mat4& placed = glm::mat4(1));
/// The same figure, larger or smaller about its feet, and shifted.
Sculpture resized(Sculpture sculpture, float scale, const glm::vec3& shift = glm::vec3(0));
/// Turns beasts and riders so that their length shows to a viewer in the south.
Sculpture three_quarters(Sculpture sculpture);

/// A frame at `at`: its y along `up`, its z as near to `front` as that leaves it.
glm::mat4 frame(const glm::vec3& at, const glm::vec3& up, const glm::vec3& front);
glm::mat4 moved_to(const glm::vec3& at);

inline Material cloth(const glm::vec4& paint) { return {paint, Finish::kCloth}; }
inline Material leather(const glm::vec4& paint = paints::kLeather) {
  return {paint, Finish::kLeather};
}
inline Material metal(const glm::vec4& paint) {
  return {paint, Finish::kMetal, Tool::kSmooth, 0.009F};
}
inline Material mail(const glm::vec4& paint) {
  return {engine::shaded(paint, 0.7F), Finish::kMetal, Tool::kMail, 0.009F};
}
inline Material skin(const glm::vec4& paint) {
  return {paint, Finish::kSkin, Tool::kSmooth, 0.008F};
}
inline Material hair(const glm::vec4& paint) { return {paint, Finish::kHair, Tool::kHair, 0.008F}; }
inline Material fur(const glm::vec4& paint) { return {paint, Finish::kHair, Tool::kHair, 0.012F}; }
inline Material hide(const glm::vec4& paint) {
  return {paint, Finish::kHide, Tool::kSmooth, 0.012F};
}
inline Material wood(const glm::vec4& paint) { return {paint, Finish::kWood, Tool::kKnife, 0.01F}; }
inline Material ornament(const glm::vec4& paint, Finish finish, float grain) {
  return {paint, finish, Tool::kSmooth, grain, true};
}
inline Material bone(const glm::vec4& paint) {
  return {paint, Finish::kBone, Tool::kSmooth, 0.01F};
}

}  // namespace figures
