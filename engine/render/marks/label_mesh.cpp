#include "engine/render/marks/label_mesh.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/vec2.hpp>

#include "engine/scene/easing.h"

namespace engine {
namespace {

constexpr float kLevelReach = 1.5F;  // sizes of a letter
constexpr float kUsualTilt = 0.9F;   // radians above the horizon: a little below the first view

/// A place on the baseline and the direction of the writing there.
struct Spot {
  glm::vec2 place;
  glm::vec2 ahead;
};

/// The spot `distance` from the middle of the baseline; beyond its ends it goes on straight.
Spot spot_at(const Label& label, float length, float distance) {
  if (label.baseline.size() < 2) {
    return {label.baseline.front() + glm::vec2(distance, 0), {1, 0}};
  }
  const float from_start = distance + length / 2;
  const float t = std::clamp(from_start / length, 0.0F, 1.0F);
  const glm::vec2 ahead = heading(label.baseline, t);
  return {along(label.baseline, t) + ahead * (from_start - t * length), ahead};
}

struct Letter {
  const Glyph* glyph;
  float pen;  // where it begins on the line, in board units
};

/// Puts the letters one after the other; answers the whole width.
float set_line(const Label& label, GlyphAtlas& atlas, float spacing, std::vector<Letter>& letters) {
  float pen = 0;
  for (char32_t character : decode_utf8(label.text)) {
    const Glyph& glyph = atlas.glyph(label.face, character);
    letters.push_back({&glyph, pen});
    pen += (glyph.advance + spacing) * label.size;
  }
  return pen - spacing * label.size;
}

/// How far relief reaches before a place, seen as the table mostly is: from the south.
float relief_before(const HeightField& ground, const glm::vec3& place) {
  constexpr int kSteps = 32;
  constexpr float kStep = 0.25F;
  const glm::vec3 to_eye{0, std::sin(kUsualTilt), std::cos(kUsualTilt)};
  for (int step = kSteps; step > 0; --step) {
    const float way = kStep * static_cast<float>(step);
    const glm::vec3 before = place + to_eye * way;
    const bool is_on_board = before.z < ground.size().y;
    if (is_on_board && ground.height_at({before.x, before.z}) > before.y) return way;
  }
  return 0;
}

/// The same for a whole letter, between its corners too: nw, ne, sw, se.
float relief_before(const HeightField& ground, const std::array<glm::vec3, 4>& corners) {
  constexpr int kParts = 4;
  float most = 0;
  for (int row = 0; row <= kParts; ++row) {
    for (int column = 0; column <= kParts; ++column) {
      const glm::vec2 share = glm::vec2(column, row) / static_cast<float>(kParts);
      const glm::vec3 north = glm::mix(corners[0], corners[1], share.x);
      const glm::vec3 south = glm::mix(corners[2], corners[3], share.x);
      most = std::max(most, relief_before(ground, glm::mix(north, south, share.y)));
    }
  }
  return most;
}

void add_letter(std::vector<LabelVertex>& vertices, const Label& label, const HeightField& ground,
                const Glyph& glyph, const Spot& spot) {
  // Down the page is to the right of the writing direction, seen from above.
  const glm::vec2 down{-spot.ahead.y, spot.ahead.x};
  const float middle = glyph.advance / 2;
  const float level =
      label.level.value_or(letter_level(ground, spot.place, label.size) + label.above);
  const auto corner = [&](float x, float y, glm::vec2 in_atlas) {
    const glm::vec2 place = spot.place + (spot.ahead * (x - middle) - down * y) * label.size;
    return LabelVertex{{place.x, level, place.y},
                       in_atlas,
                       label.ink,
                       label.halo,
                       {label.seen.nearest, label.seen.farthest},
                       0};
  };
  LabelVertex nw = corner(glyph.from.x, glyph.from.y, glyph.atlas_from);
  LabelVertex ne = corner(glyph.to.x, glyph.from.y, {glyph.atlas_to.x, glyph.atlas_from.y});
  LabelVertex sw = corner(glyph.from.x, glyph.to.y, {glyph.atlas_from.x, glyph.atlas_to.y});
  LabelVertex se = corner(glyph.to.x, glyph.to.y, glyph.atlas_to);
  const float relief =
      label.level ? 0 : relief_before(ground, {nw.position, ne.position, sw.position, se.position});
  for (LabelVertex* vertex : {&nw, &ne, &sw, &se}) vertex->nearer = relief + label.before;
  vertices.insert(vertices.end(), {nw, sw, ne, ne, sw, se});
}

}  // namespace

/// One bent over each crag is not read.
float letter_level(const HeightField& ground, glm::vec2 place, float size) {
  constexpr int kEachWay = 2;
  const float reach = kLevelReach * size;
  float sum = 0;
  for (int row = -kEachWay; row <= kEachWay; ++row) {
    for (int column = -kEachWay; column <= kEachWay; ++column) {
      const glm::vec2 beside = glm::vec2(column, row) * (reach / kEachWay);
      sum += ground.height_at(glm::clamp(place + beside, glm::vec2(0), ground.size()));
    }
  }
  constexpr int kSide = 2 * kEachWay + 1;
  return sum / (kSide * kSide);
}

void add_label(std::vector<LabelVertex>& vertices, const Label& label, GlyphAtlas& atlas,
               const HeightField& ground) {
  if (label.baseline.empty() || label.text.empty()) return;
  const float length = std::max(length_of(label.baseline), 1e-4F);
  std::vector<Letter> letters;
  float width = set_line(label, atlas, label.spacing, letters);
  if (label.spread && letters.size() > 1 && width < length) {
    const float gaps = static_cast<float>(letters.size() - 1);
    const float spacing = label.spacing + (length - width) / (gaps * label.size);
    letters.clear();
    width = set_line(label, atlas, spacing, letters);
  }
  for (const Letter& letter : letters) {
    if (letter.glyph->atlas_to == letter.glyph->atlas_from) continue;
    const float middle = letter.pen + letter.glyph->advance * label.size / 2 - width / 2;
    add_letter(vertices, label, ground, *letter.glyph, spot_at(label, length, middle));
  }
}

// The shader fades by the same shares.
bool LabelRange::is_seen_from(float distance) const {
  return distance >= seen.nearest * 0.8F && distance <= seen.farthest * 1.25F;
}

LabelMesh build_label_mesh(std::span<const Label> labels, GlyphAtlas& atlas,
                           const HeightField& ground) {
  std::vector<const Label*> sorted;
  for (const Label& label : labels) sorted.push_back(&label);
  const auto seen = [](const Label* label) {
    return std::pair(label->seen.nearest, label->seen.farthest);
  };
  std::ranges::stable_sort(sorted, {}, seen);
  LabelMesh mesh;
  for (const Label* label : sorted) {
    const auto first = static_cast<int>(mesh.vertices.size());
    if (mesh.ranges.empty() || mesh.ranges.back().seen != label->seen)
      mesh.ranges.push_back({.seen = label->seen, .first = first});
    add_label(mesh.vertices, *label, atlas, ground);
    mesh.ranges.back().count += static_cast<int>(mesh.vertices.size()) - first;
  }
  return mesh;
}

}  // namespace engine
