#pragma once

#include <glm/mat4x4.hpp>
#include <glm/vec2.hpp>
#include <vector>

#include "engine/geometry/mesh.h"
#include "engine/scene/camera.h"
#include "engine/scene/height_field.h"

namespace table_test {

/// A picture whose pixels say which thing is seen there; drawn without a window.
class IdPicture {
 public:
  static constexpr int kNothing = -1;
  static constexpr int kGround = 0;

  explicit IdPicture(const engine::CameraView& camera);

  void draw(const engine::Mesh& mesh, const glm::mat4& transform, int id);
  /// The relief around a place, as kGround.
  void draw_ground(const engine::HeightField& ground, glm::vec2 middle, float reach);

  int at(glm::ivec2 pixel) const;
  /// How many pixels show each thing, by id; `ids` is one more than the highest.
  std::vector<int> count(int ids) const;
  glm::ivec2 size() const { return size_; }

 private:
  void fill(const glm::vec4& a, const glm::vec4& b, const glm::vec4& c, int id);

  glm::mat4 to_clip_;
  glm::ivec2 size_;
  std::vector<float> depth_;
  std::vector<int> ids_;
};

}  // namespace table_test
