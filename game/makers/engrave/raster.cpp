#include "game/makers/engrave/raster.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/common.hpp>
#include <glm/vec2.hpp>
#include <glm/vec4.hpp>

namespace engrave {
namespace {

constexpr float kNear = 0.05F;  // of w

/// A corner after clipping, with its shares of the triangle's own corners.
struct Corner {
  glm::vec4 at;
  glm::vec3 shares;
};

Corner between(const Corner& a, const Corner& b, float t) {
  return {glm::mix(a.at, b.at, t), glm::mix(a.shares, b.shares, t)};
}

int clip(const std::array<Corner, 3>& in, std::array<Corner, 4>& out) {
  int count = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    const Corner& a = in[i];
    const Corner& b = in[(i + 1) % 3];
    const float da = a.at.w - kNear;
    const float db = b.at.w - kNear;
    if (da >= 0) out[static_cast<std::size_t>(count++)] = a;
    if ((da >= 0) != (db >= 0))
      out[static_cast<std::size_t>(count++)] = between(a, b, da / (da - db));
  }
  return count;
}

struct Target {
  int width;
  int height;
  Paint paint;
  void* into;
};

void fill(const Target& target, const Prop& prop, const engine::Vertex* const* corners,
          const Corner& a, const Corner& b, const Corner& c) {
  const auto on_screen = [&](const Corner& corner) {
    return glm::vec2((corner.at.x / corner.at.w * 0.5F + 0.5F) * static_cast<float>(target.width),
                     (0.5F - corner.at.y / corner.at.w * 0.5F) * static_cast<float>(target.height));
  };
  const glm::vec2 p = on_screen(a);
  const glm::vec2 q = on_screen(b);
  const glm::vec2 r = on_screen(c);
  const auto cross = [](glm::vec2 u, glm::vec2 v) { return u.x * v.y - u.y * v.x; };
  const float area = cross(q - p, r - p);
  if (std::abs(area) < 1e-9F) return;
  const auto edge = [](float value, int most) {
    return static_cast<int>(std::clamp(value, 0.0F, static_cast<float>(most)));
  };
  const int left = edge(std::floor(std::min({p.x, q.x, r.x})), target.width);
  const int right = edge(std::ceil(std::max({p.x, q.x, r.x})), target.width);
  const int top = edge(std::floor(std::min({p.y, q.y, r.y})), target.height);
  const int bottom = edge(std::ceil(std::max({p.y, q.y, r.y})), target.height);
  for (int y = top; y < bottom; ++y) {
    for (int x = left; x < right; ++x) {
      const glm::vec2 at(static_cast<float>(x) + 0.5F, static_cast<float>(y) + 0.5F);
      const glm::vec3 flat =
          glm::vec3(cross(q - at, r - at), cross(r - at, p - at), cross(p - at, q - at)) / area;
      if (flat.x < 0 || flat.y < 0 || flat.z < 0) continue;
      const glm::vec3 far(flat.x / a.at.w, flat.y / b.at.w, flat.z / c.at.w);
      const float depth = 1 / (far.x + far.y + far.z);
      const glm::vec3 shares = (a.shares * far.x + b.shares * far.y + c.shares * far.z) * depth;
      target.paint(target.into, prop, corners, {x, y, depth, shares});
    }
  }
}

}  // namespace

void raster(std::span<const Prop> props, const glm::mat4& project, int width, int height,
            Paint paint, void* into) {
  const Target target{width, height, paint, into};
  std::vector<glm::vec4> projected;
  for (const Prop& prop : props) {
    const engine::Mesh& mesh = *prop.mesh;
    const glm::mat4 to_screen = project * prop.placed;
    projected.clear();
    for (const engine::Vertex& vertex : mesh.vertices)
      projected.push_back(to_screen * glm::vec4(vertex.position, 1));
    for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3) {
      const std::array<std::uint32_t, 3> at{mesh.indices[i], mesh.indices[i + 1],
                                            mesh.indices[i + 2]};
      const std::array<Corner, 3> whole{{{projected[at[0]], {1, 0, 0}},
                                         {projected[at[1]], {0, 1, 0}},
                                         {projected[at[2]], {0, 0, 1}}}};
      std::array<Corner, 4> kept;
      const int count = clip(whole, kept);
      const std::array<const engine::Vertex*, 3> corners{
          &mesh.vertices[at[0]], &mesh.vertices[at[1]], &mesh.vertices[at[2]]};
      for (int n = 2; n < count; ++n)
        fill(target, prop, corners.data(), kept[0], kept[static_cast<std::size_t>(n - 1)],
             kept[static_cast<std::size_t>(n)]);
    }
  }
}

}  // namespace engrave
