#include "game/makers/figures/dress.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/mat4x4.hpp>
#include <glm/trigonometric.hpp>
#include <vector>

namespace figures {
namespace {

using glm::vec3;

constexpr float kCloth = 0.016F;  // half as thick as it is
constexpr int kCloakColumns = 25;
constexpr int kCloakRows = 11;

/// A place on a cloak: `u` from the right shoulder (-1) to the left, `down` from collar to hem.
vec3 on_cloak(const Joints& joints, const Cloak& cloak, float u, float down) {
  const float b = joints.breadth;
  const float shoulder = std::abs(joints.left_shoulder.x - joints.right_shoulder.x) * 0.5F + 0.03F;
  const float wide = glm::mix(shoulder * 0.92F, 0.25F + 0.14F * cloak.width, std::pow(down, 0.75F));
  const float loose = glm::smoothstep(0.0F, 0.35F, down);
  const float fold = std::cos(u * 11.0F + 0.6F) + 0.5F * std::cos(u * 19.0F + 2.0F);
  const float top = joints.neck.y + 0.045F - 0.07F * u * u;
  const float wrap = -0.1F * b + 0.15F * b * u * u * u * u;
  const float hang = -(0.12F * b + 0.09F * (1.0F - u * u)) - 0.36F * cloak.sweep * down;
  const vec3 neck = joints.neck * (1.0F - down);
  return {neck.x + wide * u + 0.02F * down * std::sin(u * 14.0F),
          glm::mix(top, cloak.hem + 0.03F * fold * down, down),
          neck.z + glm::mix(wrap, hang, loose) - 0.04F * fold * (0.25F + down) * loose};
}

std::vector<glm::vec2> scaled_up(std::vector<glm::vec2> outline, float by, const glm::vec2& to) {
  for (glm::vec2& p : outline) p = p * by + to;
  return outline;
}

}  // namespace

void add_cloak(Sculpture& sculpture, const Joints& joints, const Cloak& cloak) {
  std::vector<vec3> points;
  for (int row = 0; row < kCloakRows; ++row) {
    for (int column = 0; column < kCloakColumns; ++column) {
      points.push_back(on_cloak(joints, cloak,
                                2.0F * static_cast<float>(column) / (kCloakColumns - 1) - 1.0F,
                                static_cast<float>(row) / (kCloakRows - 1)));
    }
  }
  add_sheet(add_part(sculpture, cloth(cloak.paint)), points, kCloakColumns, kCloth);
  const float b = joints.breadth;
  if (cloak.collar.r + cloak.collar.g + cloak.collar.b > 0) {
    Part& collar = add_part(sculpture, fur(cloak.collar));
    for (const float side : {-1.0F, 1.0F}) {
      add_rope(collar,
               std::array{joints.neck + vec3(0, 0.02F, -0.12F * b),
                          joints.neck + vec3(side * 0.14F * b, 0.0F, -0.07F),
                          joints.neck + vec3(side * 0.17F * b, -0.05F, 0.06F * b),
                          joints.neck + vec3(side * 0.07F, -0.1F, 0.14F * b)},
               std::array{0.075F, 0.075F, 0.065F, 0.04F});
    }
  }
  Part& brooch = add_part(sculpture, metal(cloak.brooch));
  for (const float side : {-1.0F, 1.0F}) {
    const vec3 at = on_cloak(joints, cloak, side, 0) + vec3(-side * 0.02F, 0.012F, 0.03F);
    brooch.lumps.push_back(ball(at, {0.03F, 0.03F, 0.018F}));
  }
}

void add_banner(Sculpture& sculpture, const Banner& banner) {
  const vec3 up = glm::normalize(banner.top - banner.butt);
  Part& staff = add_part(sculpture, wood(paints::kPine));
  staff.lumps.push_back(rod(banner.butt, banner.top + up * 0.03F, 0.026F, 0.022F));
  Part& finial = add_part(sculpture, metal(paints::kGold));
  finial.lumps.push_back(ball(banner.top + up * 0.04F, 0.036F));
  finial.lumps.push_back(
      blended(rod(banner.top + up * 0.05F, banner.top + up * 0.19F, 0.03F, 0.005F), 0.01F));

  const float w = banner.size.x;
  const float h = banner.size.y / 2.0F;
  const vec3 across = glm::normalize(banner.flies - up * glm::dot(banner.flies, up));
  const glm::mat4 placed(glm::vec4(across, 0), glm::vec4(up, 0),
                         glm::vec4(glm::cross(across, up), 0),
                         glm::vec4(banner.top - up * (h + 0.02F), 1));
  const auto waving = [&](Lump lump) {
    lump.wave = {0.045F, 11.0F};
    return lump;
  };
  Part& flag = add_part(sculpture, cloth(banner.cloth));
  flag.lumps.push_back(waving(
      plate({{0, -h}, {w * 0.5F, -h * 0.97F}, {w, -h * 0.9F}, {w * 0.8F, 0}, {w, h * 0.9F}, {0, h}},
            0.015F, 0, placed)));
  Part& trim = add_part(sculpture, ornament(paints::kGold, Finish::kCloth, 0.008F));
  for (const float edge : {-h * 0.94F, h * 0.86F}) {
    const float far = edge < 0 ? -h * 0.86F : h * 0.8F;
    trim.lumps.push_back(waving(
        plate({{0.02F, edge}, {w * 0.9F, far}, {w * 0.9F, far + 0.02F}, {0.02F, edge + 0.03F}},
              0.02F, 0, placed)));
  }
  Part& sign = add_part(sculpture, ornament(paints::kVellum, Finish::kCloth, 0.008F));
  const float radius = std::min(w, h * 2) * 0.37F;
  for (const std::vector<glm::vec2>& contour : banner.sign.contours) {
    sign.lumps.push_back(
        waving(plate(scaled_up(contour, radius, {w * 0.43F, 0}), 0.024F, 0, placed)));
  }
}

void add_pennon(Sculpture& sculpture, const vec3& top, const vec3& foot, const vec3& end,
                const glm::vec4& paint) {
  constexpr int kAlong = 9;
  std::vector<vec3> points;
  for (int i = 0; i < kAlong; ++i) {
    const float t = static_cast<float>(i) / (kAlong - 1);
    const vec3 wave(0.05F * std::sin(t * 8.0F), 0.02F * std::sin(t * 5.0F), 0);
    points.push_back(glm::mix(top, end, t) + wave);
    points.push_back(glm::mix(foot, end - vec3(0, 0.05F, 0), t) + wave);
  }
  add_sheet(add_part(sculpture, cloth(paint)), points, 2, 0.02F);
}

}  // namespace figures
