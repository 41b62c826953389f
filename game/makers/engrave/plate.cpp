#include <algorithm>
#include <cmath>
#include <glm/ext/matrix_clip_space.hpp>
#include <glm/ext/matrix_transform.hpp>
#include <glm/geometric.hpp>
#include <glm/mat3x3.hpp>
#include <glm/matrix.hpp>
#include <glm/trigonometric.hpp>

#include "game/makers/engrave/picture.h"
#include "game/makers/engrave/raster.h"

namespace engrave {
namespace {

constexpr float kFarthest = 600;

/// How light a linear paint looks.
float seen_paint(const glm::vec4& paint) {
  const float light = 0.2126F * paint.r + 0.7152F * paint.g + 0.0722F * paint.b;
  return std::pow(std::clamp(light, 0.0F, 1.0F), 1 / 2.2F);
}

void paint_pixel(void* into, const Prop& prop, const engine::Vertex* const* corners,
                 const Fragment& fragment) {
  Plate& plate = *static_cast<Plate*>(into);
  Seen& seen =
      plate.pixels[static_cast<std::size_t>(fragment.y) * static_cast<std::size_t>(plate.width) +
                   static_cast<std::size_t>(fragment.x)];
  if (seen.depth > 0 && seen.depth <= fragment.depth) return;
  glm::vec3 place(0);
  glm::vec3 normal(0);
  glm::vec4 paint(0);
  for (int i = 0; i < 3; ++i) {
    place += corners[i]->position * fragment.shares[i];
    normal += corners[i]->normal * fragment.shares[i];
    paint += corners[i]->paint * fragment.shares[i];
  }
  seen.place = glm::vec3(prop.placed * glm::vec4(place, 1));
  seen.normal = glm::normalize(glm::mat3(prop.placed) * normal);
  if (glm::dot(seen.normal, seen.place - plate.lens.eye) > 0) seen.normal = -seen.normal;
  seen.depth = fragment.depth;
  seen.paint = seen_paint(paint);
  seen.tone = prop.tone;
  seen.material = prop.material;
  seen.number = prop.number;
}

}  // namespace

Lens lens_of(const Camera& camera, float aspect) {
  Lens lens;
  lens.eye = camera.from;
  lens.ahead = glm::normalize(camera.to - camera.from);
  const glm::mat4 upright = glm::lookAt(camera.from, camera.to, glm::vec3(0, 1, 0));
  lens.view = glm::rotate(glm::mat4(1), glm::radians(camera.roll), glm::vec3(0, 0, 1)) * upright;
  lens.project = glm::perspective(glm::radians(camera.angle), aspect, 0.05F, kFarthest);
  lens.inverse = glm::inverse(lens.project * lens.view);
  return lens;
}

glm::vec3 Plate::way(float x, float y) const {
  const glm::vec4 far = lens.inverse * glm::vec4(2 * x / static_cast<float>(width) - 1,
                                                 1 - 2 * y / static_cast<float>(height), 1, 1);
  return glm::normalize(glm::vec3(far) / far.w - lens.eye);
}

Plate draw_plate(const Composition& composition, std::span<const Prop> props, int width,
                 int height) {
  Plate plate{width,
              height,
              lens_of(composition.camera, static_cast<float>(width) / static_cast<float>(height)),
              {}};
  plate.pixels.resize(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
  raster(props, plate.lens.project * plate.lens.view, width, height, paint_pixel, &plate);
  return plate;
}

}  // namespace engrave
