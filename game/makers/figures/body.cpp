#include "game/makers/figures/body.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/gtc/matrix_transform.hpp>

namespace figures {
namespace {

using glm::vec3;

constexpr float kUpperArm = 0.27F;
constexpr float kLowerArm = 0.27F;
constexpr float kWaist = 0.8F;

glm::mat4 leaning(const Body& body) {
  glm::mat4 lean = moved_to({0, kHipHeight, 0});
  lean = glm::rotate(lean, glm::radians(body.lean), vec3(1, 0, 0));
  return glm::translate(lean, vec3(0, -kHipHeight, 0));
}

vec3 leaned(const Body& body, const vec3& p) { return vec3(leaning(body) * glm::vec4(p, 1)); }

bool has_paint(const glm::vec4& paint) { return paint.r + paint.g + paint.b > 0; }

/// Where the joint between two bones lies, pushed towards `hint`.
vec3 joint_between(const vec3& from, const vec3& to, float upper, float lower, const vec3& hint) {
  const vec3 way = to - from;
  const float reach = std::clamp(glm::length(way), 0.05F, (upper + lower) * 0.998F);
  const vec3 along = glm::normalize(way);
  const float first = (reach * reach + upper * upper - lower * lower) / (2 * reach);
  const float out = std::sqrt(std::max(upper * upper - first * first, 0.0F));
  const vec3 side = hint - along * glm::dot(hint, along);
  return from + along * first * (glm::length(way) / reach) + glm::normalize(side) * out;
}

void add_torso(Sculpture& sculpture, const Body& body) {
  const float b = body.breadth;
  Sculpture upper;
  Part& coat = add_part(upper, body.coat);
  const auto put = [&](Lump lump, float blend) {
    coat.lumps.push_back(blended(std::move(lump), blend));
  };
  put(ball({0, 0.99F, 0.005F}, {0.2F * b, 0.17F, 0.14F * b}), 0);
  put(ball({0, 0.8F, 0.0F}, {0.155F * b, 0.13F, 0.12F * b}), 0.1F);
  for (const float side : {-1.0F, 1.0F}) {
    put(rod({side * 0.05F, 1.1F, -0.02F}, {side * 0.235F * b, 1.085F, -0.01F}, 0.075F, 0.085F * b),
        0.06F);
    put(ball({side * 0.085F * b, 1.02F, 0.075F * b}, {0.085F * b, 0.07F, 0.06F * b}), 0.05F);
  }
  put(rod({0, 1.08F, -0.02F}, {0, 1.19F, -0.02F}, 0.1F, 0.075F), 0.05F);
  place(upper, leaning(body));
  add(sculpture, std::move(upper));
}

void add_belt(Sculpture& sculpture, const Body& body) {
  const float b = body.breadth;
  const glm::mat4 squashed = glm::scale(moved_to({0, kWaist - 0.03F, 0}), vec3(1, 1.7F, 0.8F));
  add_part(sculpture, leather(body.belt)).lumps.push_back(hoop(0.165F * b, 0.018F, squashed));
  Part& buckle = add_part(sculpture, metal(body.buckle));
  buckle.lumps.push_back(
      block({0.034F, 0.034F, 0.014F}, 0.008F, moved_to({0, kWaist - 0.03F, 0.138F * b + 0.012F})));
  buckle.lumps.push_back(carved(
      block({0.016F, 0.016F, 0.03F}, 0.004F, moved_to({0, kWaist - 0.03F, 0.138F * b + 0.02F})),
      0.004F));
  Part& pouch = add_part(sculpture, leather(body.belt * 1.3F));
  pouch.lumps.push_back(
      block({0.04F, 0.05F, 0.025F}, 0.02F, moved_to({0.13F * b, kWaist - 0.1F, 0.1F * b})));
}

/// Cloth that hangs in folds from the belt to `hem`.
void add_skirt(Sculpture& sculpture, const Body& body, float hem, const glm::vec2& out) {
  const float b = body.breadth;
  Part& part = add_part(sculpture, body.skirt);
  const float waist = 0.15F * b;
  const float foot = out.x * b;
  Lump skirt = turned({{foot, hem},
                       {foot * 0.9F + waist * 0.1F, hem + 0.12F},
                       {waist, kWaist + 0.02F},
                       {0, kWaist + 0.02F},
                       {0, kWaist - 0.06F},
                       {waist - 0.05F, kWaist - 0.06F},
                       {foot - 0.035F, hem}},
                      glm::scale(glm::mat4(1), vec3(1, 1, out.y / out.x)));
  skirt.folds = hem < 0.1F ? 9.0F : 8.0F;
  skirt.fold_depth = hem < 0.1F ? 0.032F : 0.022F;
  skirt.round = kWaist - hem;
  part.lumps.push_back(std::move(skirt));
}

void add_foot(Part& boots, const vec3& ankle, const vec3& toes, float thick) {
  boots.lumps.push_back(blended(
      rod(ankle + vec3(0, 0.0F, -0.02F), ankle + toes * 0.14F, 0.05F * thick, 0.038F * thick),
      0.03F));
  boots.lumps.push_back(blended(
      ball(ankle + toes * 0.13F - vec3(0, 0.005F, 0), {0.045F * thick, 0.036F, 0.055F}), 0.03F));
}

/// Thigh and shin, and a boot to below the knee.
void add_leg(Part& trousers, Part& boots, const vec3& hip, const vec3& ankle, const vec3& bend,
             const vec3& toes, float thick) {
  const float length = std::max(glm::distance(hip, ankle) * 0.515F, 0.29F);
  const vec3 knee = joint_between(hip, ankle, length, length, bend);
  trousers.lumps.push_back(blended(rod(hip, knee, 0.1F * thick, 0.07F * thick), 0.03F));
  trousers.lumps.push_back(blended(rod(knee, ankle, 0.07F * thick, 0.05F * thick), 0.03F));
  const vec3 calf = knee + (ankle - knee) * 0.35F;
  boots.lumps.push_back(blended(rod(calf, ankle, 0.074F * thick, 0.052F * thick), 0.02F));
  boots.lumps.push_back(
      blended(hoop(0.07F * thick, 0.016F, frame(calf, calf - ankle, vec3(0, 0, 1))), 0.008F));
  add_foot(boots, ankle, toes, thick);
}

void add_legs(Sculpture& sculpture, const Body& body) {
  if (body.legs == Legs::kRobe) return;
  Part& trousers = add_part(sculpture, cloth(body.trousers));
  Part& boots = add_part(sculpture, leather(body.boots));
  const float b = body.breadth;
  const float stride = body.legs == Legs::kStriding ? 0.19F : 0.035F;
  for (const float side : {-1.0F, 1.0F}) {
    if (body.legs == Legs::kRiding) {
      add_leg(trousers, boots, {side * 0.1F, 0.64F, 0.0F}, {side * 0.3F, 0.2F, 0.06F},
              {side * 0.3F, 0.1F, 1}, {side * 0.1F, -0.1F, 0.98F}, 0.9F);
      continue;
    }
    const float turn = side * 0.25F;
    add_leg(trousers, boots, {side * 0.095F * b, 0.66F, 0.0F},
            {side * 0.135F * b, 0.05F, -side * stride}, {side * 0.15F, 0, 1},
            glm::normalize(vec3(turn, -0.06F, 1)), b);
  }
}

void add_fist(Sculpture& sculpture, const glm::vec4& paint, const vec3& hand, const vec3& arm,
              float b) {
  Material material = skin(paint);
  material.grain = 0.007F;
  Part& fist = add_part(sculpture, material);
  const float size = 0.8F + 0.2F * b;
  fist.lumps.push_back(ball(hand, glm::vec3(0.045F, 0.052F, 0.046F) * size));
  fist.lumps.push_back(blended(rod(hand - arm * 0.06F, hand, 0.034F * size, 0.042F * size), 0.02F));
  for (int finger = 0; finger < 4; ++finger) {
    const float up = 0.034F - 0.022F * static_cast<float>(finger);
    fist.lumps.push_back(
        blended(ball(hand + (arm * 0.034F + vec3(0, up, 0.014F)) * size, 0.0155F * size), 0.004F));
  }
  fist.lumps.push_back(
      blended(rod(hand + vec3(0, 0.03F, 0.03F) * size,
                  hand + vec3(0, 0.045F, 0.0F) * size + arm * 0.03F, 0.016F, 0.014F),
              0.006F));
}

void add_arm(Sculpture& sculpture, const Body& body, const vec3& shoulder, const vec3& hand) {
  const float side = shoulder.x < 0.0F ? -1.0F : 1.0F;
  const float b = body.breadth;
  const float reach = std::max(1.0F, glm::distance(shoulder, hand) / (kUpperArm + kLowerArm));
  const vec3 elbow = joint_between(shoulder, hand, kUpperArm * reach, kLowerArm * reach,
                                   {side * 0.75F, -0.75F, -0.45F});
  Part& sleeve = add_part(sculpture, body.sleeves);
  sleeve.lumps.push_back(rod(shoulder, elbow, 0.085F * b, 0.062F * b));
  sleeve.lumps.push_back(blended(rod(elbow, hand, 0.062F * b, 0.042F * b), 0.03F));
  const vec3 wrist = elbow + (hand - elbow) * 0.86F;
  Part& bracer = add_part(sculpture, leather(body.bracers));
  const vec3 cuff = elbow + (hand - elbow) * 0.42F;
  bracer.lumps.push_back(rod(cuff, wrist, 0.06F * b, 0.05F * b));
  for (const vec3& at : {cuff, wrist}) {
    bracer.lumps.push_back(
        blended(hoop(0.052F * b, 0.013F, frame(at, hand - elbow, vec3(0.1F, 0.2F, 1))), 0.006F));
  }
  add_fist(sculpture, body.skin, hand, glm::normalize(hand - elbow), b);
  if (!has_paint(body.pauldrons)) return;
  Part& plates = add_part(sculpture, metal(body.pauldrons));
  const vec3 out = glm::normalize(elbow - shoulder);
  for (int i = 0; i < 3; ++i) {
    const float down = 0.055F * static_cast<float>(i);
    const float wide = (0.112F - 0.008F * static_cast<float>(i)) * b;
    const vec3 at = shoulder + vec3(0, 0.02F, 0) + out * down;
    Lump shell = ball(at, wide);
    plates.lumps.push_back(blended(std::move(shell), 0));
    plates.lumps.push_back(carved(ball(at + out * (wide * 1.02F), vec3(wide * 1.02F)), 0.004F));
  }
}

}  // namespace

Joints add_body(Sculpture& sculpture, const Body& body) {
  const bool robe = body.legs == Legs::kRobe;
  add_torso(sculpture, body);
  add_belt(sculpture, body);
  if (robe) add_skirt(sculpture, body, 0.0F, {0.31F, 0.25F});
  if (!robe && body.legs != Legs::kRiding) add_skirt(sculpture, body, 0.4F, {0.235F, 0.2F});
  if (body.legs == Legs::kRiding) add_skirt(sculpture, body, 0.6F, {0.22F, 0.2F});
  add_legs(sculpture, body);

  const float shoulder = 0.255F * body.breadth;
  const Joints joints{leaned(body, {0.0F, 1.355F, 0.02F}),
                      leaned(body, {0.0F, 1.18F, 0.0F}),
                      leaned(body, {-shoulder, 1.085F, 0.0F}),
                      leaned(body, {shoulder, 1.085F, 0.0F}),
                      body.right_hand,
                      body.left_hand,
                      body.breadth};
  add_arm(sculpture, body, joints.right_shoulder, joints.right_hand);
  add_arm(sculpture, body, joints.left_shoulder, joints.left_hand);
  add_head(sculpture, joints.head, body.face, body.skin);
  return joints;
}

}  // namespace figures
