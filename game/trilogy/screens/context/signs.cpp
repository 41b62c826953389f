#include "game/trilogy/screens/context/signs.h"

#include <array>
#include <cmath>
#include <numbers>
#include <vector>

#include "game/screens/controls/pip_die.h"

namespace trilogy_screens {
namespace {

constexpr float kPi = std::numbers::pi_v<float>;
constexpr ImU32 kBone = IM_COL32(0xF0, 0xE8, 0xD4, 0xFF);

/// Points of the sign's own square, from -1 to 1.
class Pen {
 public:
  Pen(ImDrawList& list, ImVec2 centre, float radius, ImU32 colour)
      : list_(list), centre_(centre), radius_(radius), colour_(colour) {}

  ImVec2 at(float x, float y) const { return {centre_.x + x * radius_, centre_.y + y * radius_}; }
  float wide(float share) const { return share * radius_; }

  void box(float x, float y, float to_x, float to_y) const {
    list_.AddRectFilled(at(x, y), at(to_x, to_y), colour_);
  }
  void disc(float x, float y, float radius) const {
    list_.AddCircleFilled(at(x, y), wide(radius), colour_);
  }
  void ring(float x, float y, float radius, float weight) const {
    list_.AddCircle(at(x, y), wide(radius), colour_, 0, wide(weight));
  }
  void line(float x, float y, float to_x, float to_y, float weight) const {
    list_.AddLine(at(x, y), at(to_x, to_y), colour_, wide(weight));
  }
  /// Around the middle, from one angle to the other; 0 is to the right, and it goes clockwise.
  void arc(float radius, float from, float to, float weight) const {
    list_.PathArcTo(centre_, wide(radius), from, to);
    list_.PathStroke(colour_, 0, wide(weight));
  }
  /// Between two bows that meet at both ends.
  void almond(float half_length, float half_width) const {
    std::vector<ImVec2> edge;
    constexpr int kSteps = 10;
    for (int i = 0; i < 2 * kSteps; ++i) {
      const float along = static_cast<float>(i % kSteps) / kSteps;
      const bool is_below = i >= kSteps;
      const float x = (is_below ? 1 - 2 * along : 2 * along - 1) * half_length;
      edge.push_back(at(x, (is_below ? 1.0F : -1.0F) * half_width * std::sin(along * kPi)));
    }
    list_.AddConvexPolyFilled(edge.data(), static_cast<int>(edge.size()), colour_);
  }
  /// With a point above; its arms are that much shorter between the points.
  void star(int points, float inner) const {
    for (int i = 0; i < points; ++i) {
      const float middle = 2 * kPi * static_cast<float>(i) / static_cast<float>(points) - kPi / 2;
      const float half = kPi / static_cast<float>(points);
      const auto on = [&](float angle, float radius) {
        return at(radius * std::cos(angle), radius * std::sin(angle));
      };
      const std::array arm{at(0, 0), on(middle - half, inner), on(middle, 1),
                           on(middle + half, inner)};
      list_.AddConvexPolyFilled(arm.data(), static_cast<int>(arm.size()), colour_);
    }
  }
  void shape(std::span<const ImVec2> corners) const {
    std::vector<ImVec2> placed;
    for (const ImVec2& corner : corners) placed.push_back(at(corner.x, corner.y));
    list_.AddConvexPolyFilled(placed.data(), static_cast<int>(placed.size()), colour_);
  }

 private:
  ImDrawList& list_;
  ImVec2 centre_;
  float radius_;
  ImU32 colour_;
};

void draw_sun(const Pen& pen) {
  pen.star(8, 0.45F);
  pen.disc(0, 0, 0.5F);
}

void draw_leaf(const Pen& pen, const Pen& vein) {
  const std::array leaf{ImVec2(0, -1),         ImVec2(0.5F, -0.45F), ImVec2(0.58F, 0.05F),
                        ImVec2(0.35F, 0.5F),   ImVec2(0, 0.72F),     ImVec2(-0.35F, 0.5F),
                        ImVec2(-0.58F, 0.05F), ImVec2(-0.5F, -0.45F)};
  pen.shape(leaf);
  pen.line(0, 0.6F, 0, 1, 0.18F);
  vein.line(0, -0.6F, 0, 0.6F, 0.12F);
}

void draw_eye(const Pen& pen, const Pen& pupil) {
  pen.almond(1, 0.62F);
  pupil.disc(0, 0, 0.34F);
}

void draw_tower(const Pen& pen) {
  pen.box(-0.38F, -0.35F, 0.38F, 0.9F);
  for (const float x : {-0.6F, -0.15F, 0.3F}) pen.box(x, -0.95F, x + 0.3F, -0.55F);
  pen.box(-0.6F, -0.62F, 0.6F, -0.3F);
}

void draw_bow(const Pen& pen) {
  pen.arc(0.85F, -kPi / 2, kPi / 2, 0.2F);
  pen.line(0, -0.85F, 0, 0.85F, 0.1F);
  pen.line(-0.9F, 0, 0.9F, 0, 0.16F);
}

void draw_horseshoe(const Pen& pen) {
  pen.arc(0.62F, -kPi - 0.5F, 0.5F, 0.32F);
  pen.line(-0.55F, 0.3F, -0.4F, 0.85F, 0.32F);
  pen.line(0.55F, 0.3F, 0.4F, 0.85F, 0.32F);
}

void draw_wings(const Pen& pen) {
  const std::array wing{ImVec2(0, -0.1F), ImVec2(0.55F, -0.62F), ImVec2(1, -0.5F),
                        ImVec2(0.62F, 0.15F), ImVec2(0, 0.42F)};
  pen.shape(wing);
  std::vector<ImVec2> other;
  for (auto corner = wing.rbegin(); corner != wing.rend(); ++corner) {
    other.emplace_back(-corner->x, corner->y);
  }
  pen.shape(other);
  pen.disc(0, -0.25F, 0.2F);
  pen.line(0, 0, 0, 0.75F, 0.26F);
}

}  // namespace

ImU32 ink_of(trilogy::Colour colour) {
  switch (colour) {
    case trilogy::Colour::kYellow: return IM_COL32(0xB9, 0x8A, 0x1C, 0xFF);
    case trilogy::Colour::kGreen: return IM_COL32(0x3F, 0x7D, 0x3A, 0xFF);
    case trilogy::Colour::kRed: return IM_COL32(0xA0, 0x2B, 0x22, 0xFF);
    case trilogy::Colour::kBlack: return IM_COL32(0x2A, 0x26, 0x28, 0xFF);
  }
  return engine::ink::kSoftInk;
}

void draw_colour_disc(ImDrawList& list, ImVec2 centre, float radius, trilogy::Colour colour) {
  const ImU32 ink = ink_of(colour);
  list.AddCircleFilled(centre, radius, ink);
  list.AddCircle(centre, radius, engine::ink::kInk, 0, 1.2F);
  const Pen sign(list, centre, radius * 0.62F, engine::ink::kVellum);
  const Pen hole(list, centre, radius * 0.62F, ink);
  switch (colour) {
    case trilogy::Colour::kYellow: return draw_sun(sign);
    case trilogy::Colour::kGreen: return draw_leaf(sign, hole);
    case trilogy::Colour::kRed: return draw_eye(sign, hole);
    case trilogy::Colour::kBlack: return draw_tower(sign);
  }
}

void draw_symbol(ImDrawList& list, ImVec2 centre, float radius, trilogy::Symbol symbol,
                 ImU32 colour) {
  const Pen pen(list, centre, radius, colour);
  switch (symbol) {
    case trilogy::Symbol::kArcher: return draw_bow(pen);
    case trilogy::Symbol::kRider: return draw_horseshoe(pen);
    case trilogy::Symbol::kEagle: return draw_wings(pen);
    case trilogy::Symbol::kWild: return pen.star(5, 0.42F);
  }
}

void draw_die(ImDrawList& list, ImVec2 centre, float size, int value, trilogy::Colour colour) {
  screens::draw_pip_die(list, centre, size, value,
                        {.body = ink_of(colour), .rim = engine::ink::kInk, .pips = kBone});
}

void draw_sword(ImDrawList& list, ImVec2 centre, float radius) {
  const Pen pen(list, centre, radius, ink_of(trilogy::Colour::kRed));
  pen.line(-0.75F, 0.75F, 0.8F, -0.8F, 0.2F);
  pen.line(-0.7F, 0.05F, -0.05F, 0.7F, 0.2F);
}

void draw_shield(ImDrawList& list, ImVec2 centre, float radius) {
  const std::array shield{ImVec2(-0.75F, -0.8F), ImVec2(0.75F, -0.8F), ImVec2(0.7F, 0.1F),
                          ImVec2(0, 0.95F), ImVec2(-0.7F, 0.1F)};
  Pen(list, centre, radius, ink_of(trilogy::Colour::kBlack)).shape(shield);
  Pen(list, centre, radius, engine::ink::kVellum).disc(0, -0.2F, 0.2F);
}

void draw_ring(ImDrawList& list, ImVec2 centre, float radius) {
  list.AddCircle(centre, radius * 0.75F, engine::ink::kBrass, 0, radius * 0.42F);
  list.AddCircle(centre, radius * 0.98F, engine::ink::kInk, 0, 1);
  list.AddCircle(centre, radius * 0.52F, engine::ink::kInk, 0, 1);
}

}  // namespace trilogy_screens
