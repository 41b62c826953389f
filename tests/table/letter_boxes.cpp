#include "letter_boxes.h"

#include <algorithm>
#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <gtest/gtest.h>

#include "engine/render/marks/label_mesh.h"

namespace table_test {
namespace {

constexpr float kAtlasMargin = 7.0F / 56;  // of the font size: room for the halo around a letter

/// Without the halo, which may lie on a neighbour's.
LetterBox shrunk(const LetterBox& box, float by) {
  const glm::vec2 across = glm::normalize(box[1] - box[0]) * by;
  const glm::vec2 down = glm::normalize(box[3] - box[0]) * by;
  return {{box[0] + across + down, box[1] - across + down, box[2] - across - down,
           box[3] + across - down},
          box.level};
}

bool is_apart_along(const LetterBox& one, const LetterBox& other, glm::vec2 axis) {
  const auto span = [&](const LetterBox& box) {
    glm::vec2 range(glm::dot(box[0], axis));
    for (const glm::vec2& corner : box) {
      const float at = glm::dot(corner, axis);
      range = {std::min(range.x, at), std::max(range.y, at)};
    }
    return range;
  };
  const glm::vec2 a = span(one);
  const glm::vec2 b = span(other);
  return a.y <= b.x || b.y <= a.x;
}

float step(float low, float high, float value) {
  const float t = std::clamp((value - low) / (high - low), 0.0F, 1.0F);
  return t * t * (3 - 2 * t);
}

}  // namespace

engine::GlyphAtlas open_atlas() {
  const auto files = engine::find_fonts();
  if (!files) ADD_FAILURE() << files.error();
  auto atlas = engine::GlyphAtlas::open(*files);
  if (!atlas) ADD_FAILURE() << atlas.error();
  return atlas.take();
}

std::vector<LetterBox> letter_boxes(const engine::Label& label, engine::GlyphAtlas& atlas,
                                    const engine::HeightField& ground) {
  std::vector<engine::LabelVertex> vertices;
  engine::add_label(vertices, label, atlas, ground);
  std::vector<LetterBox> boxes;
  for (std::size_t i = 0; i + 5 < vertices.size(); i += 6) {
    const auto corner = [&](std::size_t k) {
      return glm::vec2(vertices[i + k].position.x, vertices[i + k].position.z);
    };
    boxes.push_back(shrunk({{corner(0), corner(2), corner(5), corner(1)}, vertices[i].position.y},
                           kAtlasMargin * label.size));
  }
  return boxes;
}

std::vector<LetterBox> on_screen(const std::vector<LetterBox>& letters,
                                 const engine::CameraView& camera) {
  std::vector<LetterBox> boxes;
  for (const LetterBox& letter : letters) {
    LetterBox box{};
    bool is_before = true;
    for (std::size_t i = 0; i < letter.corners.size(); ++i) {
      const auto at = engine::screen_point(camera, {letter[i].x, letter.level, letter[i].y});
      is_before = is_before && at.has_value();
      if (at) box.corners[i] = *at;
    }
    if (is_before) boxes.push_back(box);
  }
  return boxes;
}

bool overlap(const LetterBox& one, const LetterBox& other) {
  for (const LetterBox* box : {&one, &other}) {
    for (std::size_t i = 0; i < 2; ++i) {
      if (is_apart_along(one, other, (*box)[i + 1] - (*box)[i])) return false;
    }
  }
  return true;
}

bool overlap(const std::vector<LetterBox>& one, const std::vector<LetterBox>& other) {
  return std::any_of(one.begin(), one.end(), [&](const LetterBox& a) {
    return std::any_of(other.begin(), other.end(),
                       [&](const LetterBox& b) { return overlap(a, b); });
  });
}

float opacity_at(const engine::Label& label, float camera_distance) {
  const auto [nearest, farthest] = label.seen;
  const float from = nearest > 0 ? step(nearest * 0.8F, nearest, camera_distance) : 1;
  return from * (1 - step(farthest, farthest * 1.25F, camera_distance));
}

}  // namespace table_test
