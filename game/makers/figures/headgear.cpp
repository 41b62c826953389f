#include "game/makers/figures/headgear.h"

#include <array>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <vector>

#include "game/makers/figures/head.h"

namespace figures {
namespace {

using glm::vec2;
using glm::vec3;

constexpr float kR = kHeadRadius;

/// Stands a plate drawn in x/y on its edge, its +x forward, and leans it sideways.
glm::mat4 in_profile(const vec3& at, float lean) {
  glm::mat4 placed = moved_to(at);
  placed = glm::rotate(placed, glm::radians(lean), vec3(0, 0, 1));
  return glm::rotate(placed, glm::radians(-90.0F), vec3(0, 1, 0));
}

/// A feather or a leaf: from its root up to its point.
std::vector<vec2> leaf(float length, float width) {
  return {{-width * 0.4F, 0},
          {width * 0.4F, 0},
          {width, length * 0.45F},
          {width * 0.8F, length * 0.75F},
          {0, length},
          {-width * 0.8F, length * 0.75F},
          {-width, length * 0.45F}};
}

}  // namespace

void add_helm(Sculpture& sculpture, const vec3& head, const Helm& helm) {
  Part& cap = add_part(sculpture, metal(helm.paint));
  const float top = kR + 0.025F + helm.point;
  cap.lumps.push_back(turned({{0, -0.12F},
                              {0.158F, -0.12F},
                              {0.155F, 0.0F},
                              {0.143F, 0.07F},
                              {0.108F, 0.13F},
                              {0.05F, 0.17F + helm.point * 0.6F},
                              {0, top}},
                             glm::scale(moved_to(head), vec3(0.97F, 1, 1.06F))));
  const float open = helm.cheeks ? 0.082F : 0.25F;
  const float back = helm.cheeks ? 0.2F : 0.16F;
  cap.lumps.push_back(
      carved(block({open, 0.2F, 0.2F}, 0.05F, moved_to(head + vec3(0, -0.157F, back))), 0.012F));
  cap.lumps.push_back(carved(ball(head + vec3(0, -0.02F, 0), {0.118F, 0.135F, 0.13F}), 0.004F));
  cap.lumps.push_back(
      carved(block({0.2F, 0.06F, 0.1F}, 0.02F, moved_to(head + vec3(0, -0.175F, 0.06F))), 0.01F));

  Part& band = add_part(sculpture, metal(helm.trim));
  const glm::mat4 around = glm::scale(moved_to(head + vec3(0, 0.05F, 0)), vec3(0.97F, 1.5F, 1.06F));
  band.lumps.push_back(hoop(0.15F, 0.013F, around));
  if (helm.nasal) {
    band.lumps.push_back(
        blended(rod(head + vec3(0, 0.06F, 0.166F), head + vec3(0, -0.035F, 0.174F), 0.016F, 0.012F),
                0.01F));
  }
  band.lumps.push_back(
      blended(rod(head + vec3(0, 0.05F, 0.164F), head + vec3(0, top, 0), 0.011F, 0.014F), 0));
  if (helm.spike > 0) {
    band.lumps.push_back(blended(rod(head + vec3(0, top - 0.02F, 0),
                                     head + vec3(0, top + helm.spike, -0.01F), 0.026F, 0.004F),
                                 0.01F));
  }
  if (helm.brim > 0) {
    cap.lumps.push_back(blended(turned({{0.13F, 0.045F},
                                        {0.15F + helm.brim, 0.02F},
                                        {0.15F + helm.brim, 0.035F},
                                        {0.13F, 0.075F}},
                                       moved_to(head)),
                                0.01F));
  }
}

void add_helm_wings(Sculpture& sculpture, const vec3& head, const glm::vec4& paint,
                    const glm::vec4& root) {
  Part& feathers = add_part(sculpture, {paint, Finish::kBone, Tool::kSmooth, 0.009F});
  Part& boss = add_part(sculpture, metal(root));
  for (const float side : {-1.0F, 1.0F}) {
    const vec3 temple = head + vec3(side * 0.158F, 0.045F, 0.02F);
    boss.lumps.push_back(ball(temple, {0.022F, 0.045F, 0.05F}));
    for (int i = 0; i < 5; ++i) {
      const auto step = static_cast<float>(i);
      const float length = 0.39F - 0.045F * step;
      glm::mat4 placed = in_profile(temple + vec3(side * 0.008F * step, 0, 0), side * -13.0F);
      placed = glm::rotate(placed, glm::radians(-6.0F + 17.0F * step), vec3(0, 0, 1));
      Lump feather = plate(leaf(length, 0.034F), 0.014F, 0.025F, placed);
      feather.bend = {0, 0.25F};
      feathers.lumps.push_back(blended(std::move(feather), 0.002F));
    }
  }
}

void add_horse_tail(Sculpture& sculpture, const vec3& head, const glm::vec4& paint) {
  Part& holder = add_part(sculpture, metal(paints::kGold));
  holder.lumps.push_back(
      rod(head + vec3(0, kR, 0), head + vec3(0, kR + 0.11F, -0.02F), 0.035F, 0.028F));
  Part& tail = add_part(sculpture, hair(paint));
  const std::array path{head + vec3(0, kR + 0.09F, -0.02F), head + vec3(0, kR + 0.17F, -0.1F),
                        head + vec3(0, kR + 0.08F, -0.26F), head + vec3(0, -0.08F, -0.36F),
                        head + vec3(0.02F, -0.3F, -0.38F)};
  add_rope(tail, path, std::array{0.032F, 0.06F, 0.075F, 0.06F, 0.008F});
}

void add_crest(Sculpture& sculpture, const vec3& head, const glm::vec4& paint, float height) {
  Part& crest = add_part(sculpture, hair(paint));
  const float h = height;
  crest.lumps.push_back(plate({{0.17F, 0.0F},
                               {0.16F, h * 0.75F},
                               {0.06F, h},
                               {-0.08F, h * 0.95F},
                               {-0.2F, h * 0.6F},
                               {-0.27F, -0.02F},
                               {-0.25F, -0.16F},
                               {-0.19F, -0.02F},
                               {-0.1F, 0.04F},
                               {0.06F, 0.05F}},
                              0.03F, 0.05F, in_profile(head + vec3(0, kR * 0.85F, 0), 0)));
}

void add_horns(Sculpture& sculpture, const vec3& head, const glm::vec4& paint, float length) {
  Part& horns = add_part(sculpture, bone(paint));
  for (const float side : {-1.0F, 1.0F}) {
    const vec3 root = head + vec3(side * 0.13F, 0.07F, 0);
    const vec3 knee = root + vec3(side * length * 0.5F, length * 0.2F, 0.02F);
    const vec3 bend = knee + vec3(side * length * 0.18F, length * 0.35F, 0.04F);
    const vec3 tip = bend + vec3(-side * length * 0.05F, length * 0.4F, 0.05F);
    add_rope(horns, std::array{root, knee, bend, tip}, std::array{0.05F, 0.042F, 0.028F, 0.004F},
             0.02F);
    for (const float ring : {0.15F, 0.45F, 0.75F}) {
      horns.lumps.push_back(
          blended(hoop(0.046F - 0.006F * ring, 0.009F,
                       frame(root + (knee - root) * ring, knee - root, vec3(0, 0, 1))),
                  0.008F));
    }
  }
}

void add_hood(Sculpture& sculpture, const vec3& head, const glm::vec4& paint) {
  Part& hood = add_part(sculpture, cloth(paint));
  const auto put = [&](Lump lump, float blend) {
    hood.lumps.push_back(blended(std::move(lump), blend));
  };
  put(ball(head + vec3(0, 0.025F, -0.025F), {0.158F, 0.165F, 0.178F}), 0);
  put(rod(head + vec3(0, 0.11F, -0.07F), head + vec3(0, 0.12F, -0.24F), 0.1F, 0.025F), 0.08F);
  put(rod(head + vec3(0, -0.16F, -0.04F), head + vec3(0, -0.22F, -0.02F), 0.14F, 0.2F), 0.08F);
  // Its edge, rolled round the face.
  const glm::mat4 edge =
      glm::scale(frame(head + vec3(0, -0.005F, 0.105F), vec3(0, 0.12F, 1), vec3(0, 1, 0)),
                 vec3(0.92F, 1, 1.22F));
  put(hoop(0.116F, 0.028F, edge), 0.03F);
  hood.lumps.push_back(
      carved(ball(head + vec3(0, -0.005F, 0.1F), {0.096F, 0.128F, 0.15F}), 0.012F));
  for (const float x : {-0.12F, 0.0F, 0.11F}) {
    hood.lumps.push_back(carved(
        rod(head + vec3(x, -0.12F, -0.17F), head + vec3(x * 1.5F, -0.3F, -0.2F), 0.012F, 0.02F),
        0.03F));
  }
}

void add_pointed_hat(Sculpture& sculpture, const vec3& head, const glm::vec4& paint) {
  Part& hat = add_part(sculpture, cloth(paint));
  Lump brim =
      turned({{0.1F, 0.05F},
              {0.22F, 0.035F},
              {0.31F, 0.01F},
              {0.315F, 0.03F},
              {0.22F, 0.06F},
              {0.12F, 0.1F},
              {0.1F, 0.1F}},
             glm::rotate(moved_to(head + vec3(0, 0.01F, 0)), glm::radians(-9.0F), vec3(1, 0, 0)));
  brim.folds = 3;
  brim.fold_depth = 0.02F;
  brim.round = 0.3F;
  hat.lumps.push_back(std::move(brim));
  add_rope(hat,
           std::array{head + vec3(0, 0.07F, 0), head + vec3(0.01F, 0.2F, -0.02F),
                      head + vec3(-0.01F, 0.34F, -0.03F), head + vec3(0.03F, 0.46F, -0.11F),
                      head + vec3(0.05F, 0.52F, -0.22F)},
           std::array{0.165F, 0.122F, 0.077F, 0.045F, 0.008F}, 0.035F);
  for (const float up : {0.24F, 0.36F}) {
    hat.lumps.push_back(
        carved(hoop(0.098F - (up - 0.24F) * 0.25F, 0.012F,
                    frame(head + vec3(0, up, -0.025F), vec3(0.2F, 1, -0.2F), vec3(0, 0, 1))),
               0.03F));
  }
  Part& band = add_part(sculpture, leather(paints::kOak));
  band.lumps.push_back(hoop(0.158F, 0.016F, moved_to(head + vec3(0, 0.095F, 0))));
}

void add_crown(Sculpture& sculpture, const vec3& head, const glm::vec4& paint, float height,
               float radius) {
  Part& crown = add_part(sculpture, metal(paint));
  const vec3 at = head + vec3(0, 0.06F, -0.005F);
  crown.lumps.push_back(hoop(radius, 0.018F, glm::scale(moved_to(at), vec3(1, 1.9F, 1))));
  constexpr int kPoints = 8;
  for (int i = 0; i < kPoints; ++i) {
    const float angle = glm::two_pi<float>() * static_cast<float>(i) / kPoints;
    const vec3 out{std::sin(angle), 0, std::cos(angle)};
    const float up = height * (i % 2 == 0 ? 1.0F : 0.62F);
    const vec3 root = at + out * radius;
    crown.lumps.push_back(
        blended(rod(root, root + out * 0.035F + vec3(0, up, 0), 0.026F, 0.005F), 0.012F));
  }
}

void add_hair(Sculpture& sculpture, const vec3& head, const glm::vec4& paint, float length) {
  Part& locks = add_part(sculpture, hair(paint));
  const auto put = [&](Lump lump, float blend) {
    locks.lumps.push_back(blended(std::move(lump), blend));
  };
  put(ball(head + vec3(0, 0.035F, -0.03F), {0.126F, 0.132F, 0.136F}), 0);
  put(rod(head + vec3(0, 0.0F, -0.085F), head + vec3(0, -length, -0.14F), 0.1F, 0.05F), 0.06F);
  for (const float side : {-1.0F, 1.0F}) {
    put(rod(head + vec3(side * 0.1F, 0.03F, 0.0F),
            head + vec3(side * 0.13F, -length * 0.85F, -0.04F), 0.04F, 0.025F),
        0.04F);
    put(rod(head + vec3(side * 0.06F, 0.0F, -0.1F),
            head + vec3(side * 0.09F, -length * 1.08F, -0.13F), 0.07F, 0.02F),
        0.03F);
  }
  // The face stays free, with a parting above it.
  locks.lumps.push_back(carved(ball(head + vec3(0, -0.07F, 0.12F), {0.088F, 0.15F, 0.1F}), 0.03F));
  locks.lumps.push_back(carved(
      rod(head + vec3(0, 0.165F, 0.09F), head + vec3(0, 0.175F, -0.06F), 0.012F, 0.006F), 0.03F));
}

void add_curls(Sculpture& sculpture, const vec3& head, const glm::vec4& paint) {
  Part& curls = add_part(sculpture, {paint, Finish::kHair, Tool::kSmooth, 0.009F});
  curls.lumps.push_back(ball(head + vec3(0, 0.045F, -0.035F), {0.135F, 0.13F, 0.14F}));
  constexpr int kCurls = 44;
  for (int i = 0; i < kCurls; ++i) {
    // Spread evenly over a ball, by the golden angle; none before the face.
    const float up = 1.0F - 1.5F * (static_cast<float>(i) + 0.5F) / kCurls;
    const float angle = 2.39996F * static_cast<float>(i);
    const float out = std::sqrt(std::max(1.0F - up * up, 0.0F));
    const vec3 way{out * std::sin(angle), up, out * std::cos(angle)};
    if (way.z > 0.35F && way.y < 0.38F) continue;
    const float size = 0.042F + 0.012F * std::sin(static_cast<float>(i) * 4.1F);
    curls.lumps.push_back(blended(
        ball(head + vec3(0, 0.045F, -0.03F) + way * vec3(0.142F, 0.136F, 0.148F), size), 0.008F));
  }
}

void add_beard(Sculpture& sculpture, const vec3& head, const glm::vec4& paint, float length,
               float width, BeardCut cut) {
  Part& beard = add_part(sculpture, hair(paint));
  const auto put = [&](Lump lump, float blend) {
    beard.lumps.push_back(blended(std::move(lump), blend));
  };
  const float w = width;
  const vec3 chin = head + vec3(0, -0.125F, 0.085F);
  const vec3 tip = chin + vec3(0, -length, 0.07F + 0.05F * length);
  for (const float side : {-1.0F, 1.0F}) {
    const auto on = [&](float x, float y, float z) { return head + vec3(side * x, y, z); };
    put(rod(on(0.096F, 0.0F, 0.03F), on(0.07F * w, -0.12F, 0.075F), 0.022F, 0.04F * w), 0.03F);
    // Moustaches from under the nose.
    put(rod(on(0.006F, -0.062F, 0.13F), on(0.055F * w, -0.1F, 0.118F), 0.017F, 0.015F), 0.006F);
    put(rod(on(0.055F * w, -0.1F, 0.118F), on(0.075F * w, -0.1F - length * 0.35F, 0.13F), 0.016F,
            0.006F),
        0.008F);
    const float part = cut == BeardCut::kForked ? 0.075F : 0.03F;
    put(rod(chin + vec3(side * 0.03F * w, 0, 0), tip + vec3(side * part * w, 0.06F * length, 0),
            0.055F * w, 0.02F),
        0.03F);
  }
  if (cut != BeardCut::kForked) put(rod(chin, tip, 0.06F * w, 0.014F), 0.03F);
  beard.lumps.push_back(carved(rod(head + vec3(-0.02F, -0.087F, 0.135F),
                                   head + vec3(0.02F, -0.087F, 0.135F), 0.009F, 0.009F),
                               0.006F));
  if (cut != BeardCut::kBraided) return;
  Part& rings = add_part(sculpture, metal(paints::kGold));
  for (const float share : {0.5F, 0.75F}) {
    rings.lumps.push_back(hoop(0.05F * w * (1.3F - share), 0.014F,
                               frame(chin + (tip - chin) * share, tip - chin, vec3(1, 0, 0.1F))));
  }
}

void add_turban(Sculpture& sculpture, const vec3& head, const glm::vec4& cloth_paint,
                const glm::vec4& spike) {
  Part& wound = add_part(sculpture, cloth(cloth_paint));
  for (int i = 0; i < 5; ++i) {
    const float up = 0.02F + 0.032F * static_cast<float>(i);
    const float lean = (i % 2 == 0 ? 0.22F : -0.2F);
    const float radius = 0.128F - 0.012F * static_cast<float>(std::abs(i - 1));
    wound.lumps.push_back(
        blended(hoop(radius, 0.042F,
                     frame(head + vec3(0, up, -0.01F), vec3(lean, 1, lean * 0.5F), vec3(0, 0, 1))),
                0.006F));
  }
  wound.lumps.push_back(blended(ball(head + vec3(0, 0.09F, 0), {0.12F, 0.1F, 0.12F}), 0.02F));
  // The end of the cloth, across the mouth and down behind.
  wound.lumps.push_back(blended(ball(head + vec3(0, -0.105F, 0.05F), {0.1F, 0.075F, 0.1F}), 0.02F));
  wound.lumps.push_back(blended(
      rod(head + vec3(0.06F, -0.05F, -0.12F), head + vec3(0.1F, -0.32F, -0.18F), 0.05F, 0.03F),
      0.04F));
  Part& point = add_part(sculpture, metal(spike));
  point.lumps.push_back(
      rod(head + vec3(0, 0.15F, -0.01F), head + vec3(0, 0.36F, -0.02F), 0.05F, 0.005F));
  point.lumps.push_back(blended(ball(head + vec3(0, 0.17F, -0.01F), {0.06F, 0.03F, 0.06F}), 0.01F));
  point.lumps.push_back(
      blended(ball(head + vec3(0, 0.075F, 0.165F), {0.028F, 0.036F, 0.02F}), 0.01F));
}

}  // namespace figures
