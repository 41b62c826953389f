#include "engine/render/label_mesh.h"

#include <algorithm>
#include <array>
#include <glm/geometric.hpp>
#include <glm/vec2.hpp>

#include "engine/scene/easing.h"

namespace engine {
namespace {

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

void add_letter(std::vector<LabelVertex>& vertices, const Label& label, const HeightField& ground,
                const Glyph& glyph, const Spot& spot) {
  // Down the page is to the right of the writing direction, seen from above.
  const glm::vec2 down{-spot.ahead.y, spot.ahead.x};
  const float middle = glyph.advance / 2;
  const auto corner = [&](float x, float y, glm::vec2 in_atlas) {
    const glm::vec2 place = spot.place + (spot.ahead * (x - middle) - down * y) * label.size;
    return LabelVertex{label.level ? glm::vec3(place.x, *label.level, place.y)
                                   : ground.on_surface(place, label.above),
                       in_atlas,
                       label.ink,
                       label.halo,
                       {label.seen.nearest, label.seen.farthest}};
  };
  const LabelVertex nw = corner(glyph.from.x, glyph.from.y, glyph.atlas_from);
  const LabelVertex ne = corner(glyph.to.x, glyph.from.y, {glyph.atlas_to.x, glyph.atlas_from.y});
  const LabelVertex sw = corner(glyph.from.x, glyph.to.y, {glyph.atlas_from.x, glyph.atlas_to.y});
  const LabelVertex se = corner(glyph.to.x, glyph.to.y, glyph.atlas_to);
  vertices.insert(vertices.end(), {nw, sw, ne, ne, sw, se});
}

}  // namespace

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
