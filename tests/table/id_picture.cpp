#include "id_picture.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace table_test {
namespace {

constexpr float kStep = 0.4F;  // of the grid that stands for the relief

float cross(const glm::vec3& a, const glm::vec3& b, glm::vec2 at) {
  return (b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x);
}

}  // namespace

IdPicture::IdPicture(const engine::CameraView& camera)
    : to_clip_(camera.matrix()),
      size_(camera.screen),
      depth_(static_cast<std::size_t>(size_.x * size_.y), 1.0F),
      ids_(depth_.size(), kNothing) {}

void IdPicture::fill(const glm::vec4& a, const glm::vec4& b, const glm::vec4& c, int id) {
  std::array<glm::vec3, 3> p{};
  std::size_t k = 0;
  for (const glm::vec4* corner : {&a, &b, &c}) {
    if (corner->w <= 0) return;
    const glm::vec3 unit = glm::vec3(*corner) / corner->w;
    p[k++] = {(unit.x + 1) / 2 * static_cast<float>(size_.x),
              (1 - unit.y) / 2 * static_cast<float>(size_.y), unit.z};
  }
  const float area = cross(p[0], p[1], p[2]);
  if (area >= 0) return;  // y runs down the screen, so a facing triangle runs the other way
  const auto [left, right] = std::minmax({p[0].x, p[1].x, p[2].x});
  const auto [top, bottom] = std::minmax({p[0].y, p[1].y, p[2].y});
  for (int y = std::max(0, static_cast<int>(top)); y < size_.y && static_cast<float>(y) <= bottom;
       ++y) {
    for (int x = std::max(0, static_cast<int>(left)); x < size_.x && static_cast<float>(x) <= right;
         ++x) {
      const glm::vec2 middle{static_cast<float>(x) + 0.5F, static_cast<float>(y) + 0.5F};
      const float u = cross(p[1], p[2], middle) / area;
      const float v = cross(p[2], p[0], middle) / area;
      const float w = 1 - u - v;
      if (u < 0 || v < 0 || w < 0) continue;
      const float depth = u * p[0].z + v * p[1].z + w * p[2].z;
      const auto pixel = static_cast<std::size_t>(y * size_.x + x);
      if (depth >= depth_[pixel]) continue;
      depth_[pixel] = depth;
      ids_[pixel] = id;
    }
  }
}

void IdPicture::draw(const engine::Mesh& mesh, const glm::mat4& transform, int id) {
  const glm::mat4 to_clip = to_clip_ * transform;
  std::vector<glm::vec4> corners;
  corners.reserve(mesh.vertices.size());
  for (const engine::Vertex& vertex : mesh.vertices) {
    corners.push_back(to_clip * glm::vec4(vertex.position, 1));
  }
  for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3) {
    fill(corners[mesh.indices[i]], corners[mesh.indices[i + 1]], corners[mesh.indices[i + 2]], id);
  }
}

void IdPicture::draw_ground(const engine::HeightField& ground, glm::vec2 middle, float reach) {
  const auto corner = [&](float x, float y) {
    return to_clip_ * glm::vec4(ground.on_surface(middle + glm::vec2(x, y)), 1);
  };
  for (float y = -reach; y < reach; y += kStep) {
    for (float x = -reach; x < reach; x += kStep) {
      const glm::vec4 nw = corner(x, y);
      const glm::vec4 ne = corner(x + kStep, y);
      const glm::vec4 sw = corner(x, y + kStep);
      const glm::vec4 se = corner(x + kStep, y + kStep);
      fill(nw, sw, ne, kGround);
      fill(ne, sw, se, kGround);
    }
  }
}

int IdPicture::at(glm::ivec2 pixel) const {
  if (pixel.x < 0 || pixel.y < 0 || pixel.x >= size_.x || pixel.y >= size_.y) return kNothing;
  return ids_[static_cast<std::size_t>(pixel.y * size_.x + pixel.x)];
}

std::vector<int> IdPicture::count(int ids) const {
  std::vector<int> pixels(static_cast<std::size_t>(ids));
  for (const int id : ids_) {
    if (id >= 0 && id < ids) ++pixels[static_cast<std::size_t>(id)];
  }
  return pixels;
}

}  // namespace table_test
