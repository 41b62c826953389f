#include "game/table/seals/seal.h"

#include <algorithm>
#include <array>
#include <cfloat>
#include <cmath>
#include <glm/vec2.hpp>
#include <numbers>
#include <span>
#include <string>
#include <vector>

namespace table {
namespace {

constexpr float kWaxShade = 0.72F;
constexpr float kPaleWax = 0.3F;
constexpr float kSlipLetters = 15;
constexpr float kSlipStep = 1.35F;  // of its letters, from one kind to the next
constexpr float kSlipBeside = 6;    // where it comes out, from the middle of the seal
constexpr float kSmoothing = 1;     // of the outlines of a sign
constexpr int kDiscCorners = 32;
constexpr float kWithinRim = 0.87F;   // of the radius
constexpr float kSignSize = 0.62F;    // of the radius
constexpr float kSignRaised = 0.16F;  // of the radius, above the middle: the slip is below
constexpr float kTagTop = 0.52F;      // of the radius, below the middle
constexpr float kTagHeight = 17;
constexpr float kTagDigits = 20;
constexpr float kTagMargin = 4;
constexpr float kPennantStep = 12;      // from one number to the next
constexpr float kPennantReach = 1.36F;  // of the radius, where a pennant stands at the corner
constexpr float kBeyondRadius = 1.1F;   // a hexagon's corners

/// A heater shield in a square of side 2, y down; convex.
constexpr std::array kShield{
    glm::vec2(-0.94F, -0.98F), glm::vec2(0.94F, -0.98F), glm::vec2(0.94F, -0.05F),
    glm::vec2(0.8F, 0.36F),    glm::vec2(0.52F, 0.72F),  glm::vec2(0, 1.04F),
    glm::vec2(-0.52F, 0.72F),  glm::vec2(-0.8F, 0.36F),  glm::vec2(-0.94F, -0.05F)};

/// The others, in a square of side 2.
constexpr std::array kHexagon{glm::vec2(-0.56F, -1), glm::vec2(0.56F, -1), glm::vec2(1.1F, 0),
                              glm::vec2(0.56F, 1),   glm::vec2(-0.56F, 1), glm::vec2(-1.1F, 0)};
constexpr std::array kSquare{glm::vec2(-0.8F, -0.96F), glm::vec2(0.8F, -0.96F),
                             glm::vec2(0.96F, -0.8F),  glm::vec2(0.96F, 0.8F),
                             glm::vec2(0.8F, 0.96F),   glm::vec2(-0.8F, 0.96F),
                             glm::vec2(-0.96F, 0.8F),  glm::vec2(-0.96F, -0.8F)};

std::span<const glm::vec2> outline_of(SealShape shape) {
  switch (shape) {
    case SealShape::kDisc: break;
    case SealShape::kShield: return kShield;
    case SealShape::kHexagon: return kHexagon;
    case SealShape::kSquare: return kSquare;
  }
  return {};
}

}  // namespace

SealPaint seal_paint(const glm::vec4& paint) {
  // Darker than the figures' paint, as wax is, so that vellum is read on it.
  const auto channel = [](float linear) {
    return static_cast<int>(std::clamp(std::sqrt(linear) * kWaxShade, 0.0F, 1.0F) * 255);
  };
  const bool is_pale = 0.3F * paint.r + 0.6F * paint.g + 0.1F * paint.b > kPaleWax;
  const float shade = is_pale ? 1 / kWaxShade : 1;
  const ImU32 wax = IM_COL32(channel(paint.r * shade * shade), channel(paint.g * shade * shade),
                             channel(paint.b * shade * shade), 255);
  return {wax, is_pale ? engine::ink::kInk : engine::ink::kVellum};
}

ImU32 faded(ImU32 colour, float opacity) {
  const auto alpha = static_cast<ImU32>(static_cast<float>(colour >> IM_COL32_A_SHIFT) * opacity);
  return (colour & ~IM_COL32_A_MASK) | (alpha << IM_COL32_A_SHIFT);
}

void draw_emblem(ImDrawList& list, ImVec2 centre, float radius, const figures::InkedEmblem& sign,
                 ImU32 colour) {
  const auto at = [&](glm::vec2 corner) {
    return ImVec2(centre.x + corner.x * radius, centre.y - corner.y * radius);
  };
  // Triangles share edges: smoothing each alone would leave hairlines between them, so only the
  // outlines are smoothed.
  const ImDrawListFlags flags = list.Flags;
  list.Flags &= ~ImDrawListFlags_AntiAliasedFill;
  const std::vector<glm::vec2>& corners = sign.triangles;
  for (std::size_t i = 0; i + 2 < corners.size(); i += 3) {
    list.AddTriangleFilled(at(corners[i]), at(corners[i + 1]), at(corners[i + 2]), colour);
  }
  list.Flags = flags;
  for (const std::vector<glm::vec2>& contour : sign.emblem.contours) {
    for (const glm::vec2& corner : contour) list.PathLineTo(at(corner));
    list.PathStroke(colour, ImDrawFlags_Closed, kSmoothing);
  }
}

namespace {

/// The outline of the wax.
void trace(ImDrawList& list, ImVec2 centre, float radius, SealShape shape) {
  if (shape == SealShape::kDisc) {
    list.PathArcTo(centre, radius, 0, 2 * std::numbers::pi_v<float>, kDiscCorners);
    return;
  }
  for (const glm::vec2& corner : outline_of(shape))
    list.PathLineTo({centre.x + corner.x * radius, centre.y + corner.y * radius});
}

void draw_wax(ImDrawList& list, const engine::Theme& theme, ImVec2 centre, float radius,
              const Seal& seal, float opacity) {
  trace(list, {centre.x + theme.scale * 0.8F, centre.y + theme.scale * 1.4F}, radius * 1.06F,
        seal.shape);
  list.PathFillConvex(faded(engine::ink::kInk, 0.45F * opacity));
  const bool is_pale = has_pale_rim(seal.shape);
  trace(list, centre, radius, seal.shape);
  list.PathFillConvex(faded(is_pale ? engine::ink::kVellum : engine::ink::kInk, opacity));
  trace(list, centre, radius * kWithinRim, seal.shape);
  list.PathFillConvex(faded(seal.paint.wax, opacity));
}

void draw_number(ImDrawList& list, ImFont* font, float size, ImVec2 centre, ImU32 colour,
                 const std::string& number) {
  const ImVec2 extent = font->CalcTextSizeA(size, FLT_MAX, 0, number.c_str());
  list.AddText(font, size, {centre.x - extent.x / 2, centre.y - extent.y / 2}, colour,
               number.c_str());
}

/// The sign of those who lead, `size` points high, to the right of `left_middle`.
void draw_pennant(ImDrawList& list, ImVec2 left_middle, float size, ImU32 ink, float line) {
  const float top = left_middle.y - size * 0.5F;
  list.AddTriangleFilled({left_middle.x, top}, {left_middle.x + size * 0.72F, top + size * 0.3F},
                         {left_middle.x, top + size * 0.6F}, ink);
  list.AddLine({left_middle.x, top}, {left_middle.x, top + size}, ink, line);
}

float width_of(const ImFont& font, float size, const std::string& text) {
  return font.CalcTextSizeA(size, FLT_MAX, 0, text.c_str()).x;
}

/// The slip below a great seal, in points of the screen.
struct Tag {
  std::string units;
  std::string leaders;  ///< empty when nobody leads
  float units_width = 0;
  float width = 0;
  float height = 0;
};

Tag tag_of(const engine::Theme& theme, const Seal& seal) {
  Tag tag{.units = std::to_string(seal.units),
          .leaders = seal.leaders > 0 ? std::to_string(seal.leaders) : "",
          .height = kTagHeight * theme.scale};
  tag.units_width = width_of(*theme.numerals, kTagDigits * theme.scale, tag.units);
  tag.width = tag.units_width + 2 * kTagMargin * theme.scale;
  if (seal.leaders > 0) {
    tag.width += kPennantStep * theme.scale +
                 width_of(*theme.numerals, kTagDigits * theme.scale, tag.leaders);
  }
  return tag;
}

void draw_tag(ImDrawList& list, const engine::Theme& theme, ImVec2 top_middle, const Tag& tag,
              float opacity) {
  const float scale = theme.scale;
  const ImVec2 from{top_middle.x - tag.width / 2, top_middle.y};
  const ImVec2 to{top_middle.x + tag.width / 2, top_middle.y + tag.height};
  list.AddRectFilled({from.x + scale, from.y + scale}, {to.x + scale, to.y + 1.6F * scale},
                     faded(engine::ink::kInk, 0.4F * opacity), 3 * scale);
  list.AddRectFilled(from, to, faded(engine::ink::kVellum, opacity), 3 * scale);
  list.AddRect(from, to, faded(engine::ink::kInk, 0.75F * opacity), 3 * scale, 0, scale);
  const ImU32 ink = faded(engine::ink::kInk, opacity);
  const float middle = (from.y + to.y) / 2;
  const float size = kTagDigits * scale;
  float pen = from.x + kTagMargin * scale;
  draw_number(list, theme.numerals, size, {pen + tag.units_width / 2, middle}, ink, tag.units);
  if (tag.leaders.empty()) return;
  pen += tag.units_width;
  draw_pennant(list, {pen + 3 * scale, middle}, 9 * scale, ink, scale);
  pen += kPennantStep * scale;
  const float leaders_width = to.x - kTagMargin * scale - pen;
  draw_number(list, theme.numerals, size, {pen + leaders_width / 2, middle}, ink, tag.leaders);
}

/// Over the corner of a seal that has its number in the wax: somebody leads them.
void draw_leader_mark(ImDrawList& list, ImVec2 seal, float radius, float opacity) {
  const ImVec2 centre{seal.x + radius * 0.86F, seal.y - radius * 0.86F};
  const float reach = radius * (kPennantReach - 0.86F);
  list.AddCircleFilled(centre, reach * 1.1F, faded(engine::ink::kInk, opacity));
  list.AddCircleFilled(centre, reach * 0.95F, faded(engine::ink::kVellum, opacity));
  draw_pennant(list, {centre.x - reach * 0.38F, centre.y}, reach * 1.3F,
               faded(engine::ink::kInk, opacity), reach * 0.16F);
}

}  // namespace

SealReach reach_of(const engine::Theme& theme, const Seal& seal, float radius) {
  if (seal.sign == nullptr) {
    const float further = radius * (seal.leaders > 0 ? kPennantReach : kBeyondRadius);
    return {.aside = further, .above = further, .below = radius * kBeyondRadius};
  }
  const Tag tag = tag_of(theme, seal);
  return {.aside = std::max(radius, tag.width / 2),
          .above = radius,
          .below = radius * kTagTop + tag.height};
}

void draw_great_seal(ImDrawList& list, const engine::Theme& theme, ImVec2 centre, float radius,
                     const Seal& seal, float opacity) {
  if (seal.sign == nullptr) {
    draw_small_seal(list, theme, centre, radius, seal, opacity);
    if (seal.leaders > 0) draw_leader_mark(list, centre, radius, opacity);
    return;
  }
  draw_wax(list, theme, centre, radius, seal, opacity);
  draw_emblem(list, {centre.x, centre.y - radius * kSignRaised}, radius * kSignSize, *seal.sign,
              faded(seal.paint.number, opacity));
  draw_tag(list, theme, {centre.x, centre.y + radius * kTagTop}, tag_of(theme, seal), opacity);
}

void draw_small_seal(ImDrawList& list, const engine::Theme& theme, ImVec2 centre, float radius,
                     const Seal& seal, float opacity) {
  draw_wax(list, theme, centre, radius, seal, opacity);
  draw_number(list, theme.numerals, radius * 1.6F, centre, faded(seal.paint.number, opacity),
              std::to_string(seal.units));
}

float slip_end(const engine::Theme& theme, const KindCounts& kinds) {
  float width = kSlipBeside + 5;
  for (const int count : {kinds.squares, kinds.diamonds, kinds.pennants})
    width += count > 0 ? kSlipLetters * kSlipStep : 0;
  return width * theme.scale;
}

void draw_slip(ImDrawList& list, const engine::Theme& theme, ImVec2 seal, const KindCounts& kinds,
               float opacity) {
  const float size = kSlipLetters * theme.scale;
  const float mark = 3.2F * theme.scale;
  const std::array counts{kinds.squares, kinds.diamonds, kinds.pennants};
  const ImVec2 left_middle{seal.x + kSlipBeside * theme.scale, seal.y};
  const ImVec2 from{left_middle.x, left_middle.y - size * 0.62F};
  const ImVec2 to{seal.x + slip_end(theme, kinds), left_middle.y + size * 0.62F};
  list.AddRectFilled(from, to, faded(engine::ink::kVellum, opacity * 0.92F), 2 * theme.scale);
  list.AddRect(from, to, faded(engine::ink::kSoftInk, opacity * 0.8F), 2 * theme.scale);
  const ImU32 ink = faded(engine::ink::kInk, opacity);
  float pen = left_middle.x + 6 * theme.scale;
  for (std::size_t kind = 0; kind < counts.size(); ++kind) {
    if (counts[kind] == 0) continue;
    const ImVec2 at{pen + mark * 0.5F, left_middle.y};
    if (kind == 0) {
      list.AddRectFilled({at.x - mark * 0.8F, at.y - mark * 0.8F},
                         {at.x + mark * 0.8F, at.y + mark * 0.8F}, ink);
    } else if (kind == 1) {
      list.AddNgonFilled(at, mark * 1.25F, ink, 4);
    } else {
      draw_pennant(list, {at.x - mark * 0.7F, at.y}, mark * 2.5F, ink, theme.scale);
    }
    const std::string number = std::to_string(counts[kind]);
    list.AddText(theme.numerals, size, {pen + mark * 2.1F, left_middle.y - size / 2}, ink,
                 number.c_str());
    pen += size * kSlipStep;
  }
}

}  // namespace table
