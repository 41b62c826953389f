#include <array>
#include <glm/geometric.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <vector>

#include "engine/geometry/mesh_edit.h"
#include "game/makers/figures/arms.h"

namespace figures {
namespace {

using glm::vec2;
using glm::vec3;

constexpr float kShaft = 0.026F;

/// Its +y runs from `at` along `direction`, its flat side to the front.
glm::mat4 along_blade(const vec3& at, const vec3& direction) {
  const vec3 front = std::abs(glm::normalize(direction).z) > 0.9F ? vec3(0, 1, 0) : vec3(0, 0, 1);
  return frame(at, direction, front);
}

void add_shaft(Sculpture& sculpture, const vec3& from, const vec3& to, const glm::vec4& paint,
               float radius = kShaft) {
  add_part(sculpture, wood(paint)).lumps.push_back(rod(from, to, radius, radius));
}

/// Cross-guard, grip and pommel.
void add_hilt(Sculpture& sculpture, const vec3& hand, const vec3& along, const glm::vec4& paint,
              float guard) {
  const glm::mat4 placed = along_blade(hand + along * 0.075F, along);
  Part& fittings = add_part(sculpture, metal(paint));
  const vec3 side(placed[0]);
  const vec3 middle(placed[3]);
  fittings.lumps.push_back(rod(middle - side * guard + along * 0.02F, middle, 0.018F, 0.024F));
  fittings.lumps.push_back(
      blended(rod(middle, middle + side * guard + along * 0.02F, 0.024F, 0.018F), 0.01F));
  fittings.lumps.push_back(ball(hand - along * 0.125F, 0.034F));
  Part& grip = add_part(sculpture, leather());
  grip.lumps.push_back(rod(hand - along * 0.11F, middle, 0.021F, 0.023F));
}

}  // namespace

void add_spear(Sculpture& sculpture, const vec3& butt, const vec3& tip, const glm::vec4& head) {
  const vec3 along = glm::normalize(tip - butt);
  const vec3 neck = tip - along * 0.32F;
  add_shaft(sculpture, butt, neck, paints::kPine);
  Part& point = add_part(sculpture, metal(head));
  point.lumps.push_back(plate({{-0.02F, 0},
                               {0.02F, 0},
                               {0.062F, 0.09F},
                               {0.05F, 0.17F},
                               {0, 0.32F},
                               {-0.05F, 0.17F},
                               {-0.062F, 0.09F}},
                              0.022F, 0.05F, along_blade(neck, along)));
  point.lumps.push_back(
      blended(rod(neck - along * 0.07F, neck + along * 0.05F, 0.032F, 0.02F), 0.01F));
  Part& binding = add_part(sculpture, leather());
  binding.lumps.push_back(rod(neck - along * 0.12F, neck - along * 0.06F, 0.033F, 0.033F));
}

void add_jagged_spear(Sculpture& sculpture, const vec3& butt, const vec3& tip) {
  const vec3 along = glm::normalize(tip - butt);
  const vec3 neck = tip - along * 0.44F;
  add_shaft(sculpture, butt, neck, paints::kOak, kShaft * 1.1F);
  Part& saw = add_part(sculpture, metal(paints::kIron));
  saw.lumps.push_back(plate({{0.03F, 0.0F},
                             {0.15F, 0.03F},
                             {0.075F, 0.1F},
                             {0.125F, 0.2F},
                             {0.05F, 0.24F},
                             {0.0F, 0.46F},
                             {-0.05F, 0.26F},
                             {-0.16F, 0.22F},
                             {-0.06F, 0.1F},
                             {-0.03F, 0.0F}},
                            0.022F, 0.035F, along_blade(neck, along)));
  saw.lumps.push_back(
      blended(rod(neck - along * 0.07F, neck + along * 0.06F, 0.034F, 0.024F), 0.01F));
  Part& binding = add_part(sculpture, leather());
  for (const float down : {0.08F, 0.12F, 0.16F}) {
    binding.lumps.push_back(
        hoop(0.03F, 0.013F, frame(neck - along * down, along, vec3(0.3F, 0, 1))));
  }
}

void add_sword(Sculpture& sculpture, const vec3& hand, const vec3& direction, float length,
               const glm::vec4& blade) {
  const vec3 along = glm::normalize(direction);
  const float w = 0.046F;
  Part& edge = add_part(sculpture, metal(blade));
  const glm::mat4 placed = along_blade(hand + along * 0.08F, along);
  edge.lumps.push_back(
      plate({{-w, 0}, {w, 0}, {w * 0.8F, length * 0.82F}, {0, length}, {-w * 0.8F, length * 0.82F}},
            0.02F, 0.03F, placed));
  for (const float face : {-1.0F, 1.0F}) {
    edge.lumps.push_back(
        carved(rod(vec3(placed * glm::vec4(0, 0.02F, face * 0.027F, 1)),
                   vec3(placed * glm::vec4(0, length * 0.6F, face * 0.027F, 1)), 0.013F, 0.011F),
               0.004F));
  }
  add_hilt(sculpture, hand, along, paints::kBrass, 0.13F);
}

void add_broken_sword(Sculpture& sculpture, const vec3& hand, const vec3& direction) {
  const vec3 along = glm::normalize(direction);
  Part& stump = add_part(sculpture, metal(paints::kSteel));
  stump.lumps.push_back(plate({{-0.07F, 0},
                               {0.07F, 0},
                               {0.066F, 0.38F},
                               {0.025F, 0.52F},
                               {-0.015F, 0.36F},
                               {-0.066F, 0.45F}},
                              0.022F, 0.035F, along_blade(hand + along * 0.08F, along)));
  add_hilt(sculpture, hand, along, paints::kGold, 0.2F);
}

void add_cleaver(Sculpture& sculpture, const vec3& hand, const vec3& direction, float length) {
  const vec3 along = glm::normalize(direction);
  Part& blade = add_part(sculpture, metal(paints::kIron));
  blade.lumps.push_back(plate({{-0.045F, 0},
                               {0.05F, 0},
                               {0.085F, length * 0.5F},
                               {0.11F, length * 0.8F},
                               {0.23F, length},
                               {0.02F, length * 0.95F},
                               {-0.075F, length * 0.8F},
                               {-0.07F, length * 0.45F}},
                              0.022F, 0.04F, along_blade(hand + along * 0.08F, along)));
  add_hilt(sculpture, hand, along, paints::kIron, 0.08F);
}

void add_axe(Sculpture& sculpture, const vec3& butt, const vec3& top, float blade, AxeHead head) {
  const vec3 along = glm::normalize(top - butt);
  add_shaft(sculpture, butt, top + along * 0.05F, paints::kPine, kShaft * 1.2F);
  Part& iron = add_part(sculpture, metal(paints::kSteel));
  const std::vector<vec2> crescent{{0, -0.075F},
                                   {blade * 0.4F, -0.1F},
                                   {blade * 0.86F, -0.3F},
                                   {blade * 1.08F, -0.18F},
                                   {blade * 1.16F, -0.04F},
                                   {blade * 1.08F, 0.12F},
                                   {blade * 0.86F, 0.2F},
                                   {blade * 0.4F, 0.05F},
                                   {0, 0.06F}};
  const glm::mat4 placed = along_blade(top - along * 0.08F, along);
  const int blades = head == AxeHead::kSingle ? 1 : 2;
  for (int i = 0; i < blades; ++i) {
    const float turn = glm::radians(-20.0F + 180.0F * static_cast<float>(i));
    iron.lumps.push_back(plate(crescent, 0.034F, 0.09F, glm::rotate(placed, turn, vec3(0, 1, 0))));
  }
  iron.lumps.push_back(
      blended(rod(top - along * 0.15F, top + along * 0.0F, 0.045F, 0.045F), 0.012F));
  Part& binding = add_part(sculpture, leather());
  for (const float share : {0.3F, 0.38F, 0.46F}) {
    binding.lumps.push_back(hoop(kShaft * 1.2F, 0.012F,
                                 frame(butt + (top - butt) * share, along, vec3(0.3F, 0.1F, 1))));
  }
}

void add_mattock(Sculpture& sculpture, const vec3& butt, const vec3& top, float head) {
  const vec3 along = glm::normalize(top - butt);
  add_shaft(sculpture, butt, top, paints::kPine, kShaft * 1.5F);
  Part& iron = add_part(sculpture, metal(paints::kSteel));
  iron.lumps.push_back(plate({{-head * 0.55F, -0.13F},
                              {head * 0.25F, -0.11F},
                              {head, -0.18F},
                              {head * 0.35F, 0.09F},
                              {-head * 0.55F, 0.13F},
                              {-head * 0.66F, 0.0F}},
                             0.1F, 0.07F, along_blade(top - along * 0.05F, along)));
  Part& bands = add_part(sculpture, metal(paints::kGold));
  const vec3 side(along_blade(top, along)[0]);
  for (const float x : {-0.36F, 0.12F}) {
    bands.lumps.push_back(block({0.022F, 0.125F, 0.108F}, 0.012F,
                                along_blade(top - along * 0.05F + side * head * x, along)));
  }
}

void add_mace(Sculpture& sculpture, const vec3& hand, const vec3& top, float ball_radius) {
  const vec3 along = glm::normalize(top - hand);
  Part& iron = add_part(sculpture, metal(paints::kIron));
  iron.lumps.push_back(rod(hand - along * 0.18F, top, 0.034F, 0.044F));
  iron.lumps.push_back(blended(ball(top, ball_radius), 0.02F));
  iron.lumps.push_back(blended(ball(hand - along * 0.19F, 0.05F), 0.01F));
  Part& spikes = add_part(sculpture, metal(paints::kSteel));
  for (const vec3& out :
       {vec3(1, 0, 0), vec3(-1, 0, 0), vec3(0, 0, 1), vec3(0, 0, -1), along, vec3(0.7F, 0.3F, 0.7F),
        vec3(-0.7F, 0.3F, 0.7F), vec3(0.7F, 0.3F, -0.7F), vec3(-0.7F, 0.3F, -0.7F)}) {
    spikes.lumps.push_back(
        rod(top + out * ball_radius * 0.85F, top + out * ball_radius * 1.65F, 0.045F, 0.005F));
  }
}

void add_bow(Sculpture& sculpture, const vec3& hand, const vec3& string_hand, float length,
             BowPose pose) {
  const vec3 aim = glm::normalize(hand - string_hand);
  const vec3 side = glm::normalize(glm::cross(aim, vec3(0, 1, 0)));
  const vec3 up = glm::normalize(glm::cross(side, aim));
  const float half = length / 2.0F;
  const vec3 top = hand + up * half - aim * half * 0.5F;
  const vec3 low = hand - up * half - aim * half * 0.5F;
  Part& stave = add_part(sculpture, wood(paints::kPine));
  add_rope(stave,
           std::array{low, hand - up * half * 0.8F - aim * half * 0.32F,
                      hand - up * half * 0.45F - aim * 0.05F, hand + aim * 0.03F,
                      hand + up * half * 0.45F - aim * 0.05F,
                      hand + up * half * 0.8F - aim * half * 0.32F, top},
           std::array{0.012F, 0.026F, 0.034F, 0.036F, 0.034F, 0.026F, 0.012F}, 0.02F);
  Part& grip = add_part(sculpture, leather());
  grip.lumps.push_back(
      rod(hand - up * 0.08F + aim * 0.015F, hand + up * 0.08F + aim * 0.015F, 0.04F, 0.04F));
  Part& string = add_part(sculpture, {paints::kVellum, Finish::kFlat, Tool::kSmooth, 0.007F});
  if (pose == BowPose::kCarried) {
    string.lumps.push_back(rod(low, top, 0.009F, 0.009F));
    return;
  }
  string.lumps.push_back(rod(low, string_hand, 0.009F, 0.009F));
  string.lumps.push_back(rod(top, string_hand, 0.009F, 0.009F));
  Part& arrow = add_part(sculpture, wood(paints::kVellum));
  arrow.lumps.push_back(rod(string_hand, hand + aim * 0.16F, 0.013F, 0.013F));
  Part& point = add_part(sculpture, metal(paints::kSteel));
  point.lumps.push_back(rod(hand + aim * 0.14F, hand + aim * 0.25F, 0.028F, 0.003F));
}

void add_quiver(Sculpture& sculpture, const vec3& back, const glm::vec4& fletching) {
  const vec3 low = back + vec3(0.08F, -0.34F, -0.02F);
  const vec3 high = back + vec3(-0.12F, 0.08F, -0.05F);
  Part& body = add_part(sculpture, leather());
  body.lumps.push_back(rod(low, high, 0.052F, 0.066F));
  body.lumps.push_back(
      blended(hoop(0.06F, 0.014F, frame(high, high - low, vec3(1, 0, 0))), 0.006F));
  body.lumps.push_back(blended(
      hoop(0.055F, 0.012F, frame(low + (high - low) * 0.3F, high - low, vec3(1, 0, 0))), 0.006F));
  Part& shafts = add_part(sculpture, {fletching, Finish::kBone, Tool::kSmooth, 0.009F});
  for (const vec2& off :
       {vec2(-0.03F, 0.02F), vec2(0.02F, 0.03F), vec2(0.0F, -0.03F), vec2(0.04F, -0.01F)}) {
    const vec3 nock = high + vec3(off.x - 0.05F, 0.17F + off.y, off.y);
    shafts.lumps.push_back(blended(rod(high + vec3(off.x, 0, off.y), nock, 0.012F, 0.012F), 0));
    shafts.lumps.push_back(
        blended(block({0.03F, 0.045F, 0.008F}, 0.006F,
                      frame(nock - vec3(-0.01F, 0.04F, 0), nock - high, vec3(off.y, 0, 1))),
                0));
  }
}

}  // namespace figures
