#include <glm/geometric.hpp>
#include <vector>

#include "game/figures/contours.h"
#include "game/figures/emblem.h"
#include "game/makers/figures/arms.h"

namespace figures {
namespace {

using glm::vec2;
using glm::vec3;

constexpr float kThick = 0.018F;

/// A face drawn in x/y looks along `direction`, its top stays up.
glm::mat4 facing(const vec3& at, const vec3& direction) {
  const vec3 out = glm::normalize(direction);
  const vec3 right = glm::normalize(glm::cross(vec3(0, 1, 0), out));
  return {glm::vec4(right, 0), glm::vec4(glm::cross(out, right), 0), glm::vec4(out, 0),
          glm::vec4(at, 1)};
}

std::vector<vec2> shrunk(std::vector<vec2> outline, float by) {
  for (vec2& p : outline) p *= by;
  return outline;
}

void add_boards(Sculpture& sculpture, const Shield& shield, const std::vector<vec2>& outline,
                const vec2& bend, const vec2& sign_at, float sign_radius) {
  const glm::mat4 placed = facing(shield.at, shield.facing);
  const auto bent = [&](Lump lump) {
    lump.bend = bend;
    lump.blend = 0;
    return lump;
  };
  Part& rim = add_part(sculpture, metal(shield.rim));
  rim.lumps.push_back(bent(plate(outline, kThick * 1.8F, 0, placed)));
  rim.lumps.back().round = 0.01F;
  rim.lumps.push_back(carved(bent(plate(shrunk(outline, 0.87F), 0.1F, 0, placed)), 0));
  rim.lumps.back().bend = bend;
  Part& face = add_part(sculpture, {shield.paint, Finish::kWood, Tool::kKnife, 0.01F});
  face.lumps.push_back(bent(plate(shrunk(outline, 0.92F), kThick, 0, placed)));
  if (shield.emblem == nullptr) {
    rim.lumps.push_back(
        blended(ball(shield.at + glm::normalize(shield.facing) * 0.01F, shield.size * 0.22F), 0));
    return;
  }
  Part& sign = add_part(sculpture, ornament(paints::kVellum, Finish::kBone, 0.006F));
  for (std::vector<vec2> contour : shield.emblem->contours) {
    for (vec2& p : contour) p = p * sign_radius + sign_at;
    sign.lumps.push_back(bent(plate(contour, kThick + 0.012F, 0, placed)));
  }
}

}  // namespace

void add_round_shield(Sculpture& sculpture, const Shield& shield) {
  add_boards(sculpture, shield, disc({0, 0}, shield.size, 24), {-0.4F, -0.4F}, {0, 0},
             shield.size * 0.6F);
}

void add_tall_shield(Sculpture& sculpture, const Shield& shield) {
  const float w = shield.size;
  const std::vector<vec2> outline{
      {0.0F, -w * 1.5F},        {w * 0.4F, -w * 1.2F}, {w * 0.72F, -w * 0.75F},
      {w * 0.88F, -w * 0.1F},   {w * 0.9F, w * 0.7F},  {w * 0.62F, w * 1.12F},
      {w * 0.3F, w * 1.24F},    {0.0F, w * 1.28F},     {-w * 0.3F, w * 1.24F},
      {-w * 0.62F, w * 1.12F},  {-w * 0.9F, w * 0.7F}, {-w * 0.88F, -w * 0.1F},
      {-w * 0.72F, -w * 0.75F}, {-w * 0.4F, -w * 1.2F}};
  add_boards(sculpture, shield, outline, {-0.75F, -0.12F}, {0.0F, w * 0.1F}, w * 0.66F);
}

}  // namespace figures
