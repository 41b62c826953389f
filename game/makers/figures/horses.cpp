#include <array>
#include <cmath>
#include <glm/common.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <vector>

#include "game/makers/figures/beasts.h"
#include "game/makers/figures/body.h"

namespace figures {
namespace {

using glm::vec3;

const glm::vec4 kHoof = engine::paint_from_srgb(0x2E2620);

struct HorseLeg {
  vec3 hip;
  vec3 knee;
  vec3 hoof;
  bool is_hind;
};

void add_horse_leg(Part& coat, Part& hooves, const HorseLeg& leg) {
  const vec3 fetlock = glm::mix(leg.hoof, leg.knee, 0.24F) + vec3(0, 0.01F, -0.015F);
  const auto put = [&](Lump lump, float blend) {
    coat.lumps.push_back(blended(std::move(lump), blend));
  };
  if (leg.is_hind) put(ball(leg.hip + vec3(0, -0.02F, 0.01F), {0.085F, 0.15F, 0.13F}), 0.06F);
  if (!leg.is_hind) put(ball(leg.hip, {0.075F, 0.12F, 0.095F}), 0.06F);
  put(rod(leg.hip, leg.knee, leg.is_hind ? 0.1F : 0.085F, 0.05F), 0.04F);
  put(ball(leg.knee, {0.048F, 0.055F, 0.052F}), 0.02F);
  put(rod(leg.knee, fetlock, 0.042F, 0.033F), 0.02F);
  put(ball(fetlock, 0.042F), 0.015F);
  put(rod(fetlock, leg.hoof + vec3(0, 0.06F, 0.015F), 0.034F, 0.042F), 0.02F);
  hooves.lumps.push_back(blended(
      rod(leg.hoof + vec3(0, 0.02F, 0.022F), leg.hoof + vec3(0, 0.065F, 0.008F), 0.056F, 0.042F),
      0));
}

std::array<HorseLeg, 4> horse_legs(Gait gait) {
  const auto hind = [](float x, float step) {
    return HorseLeg{{x, 0.6F, -0.36F},
                    {x * 1.1F, 0.31F, -0.46F + step * 0.55F},
                    {x * 1.1F, 0.0F, -0.4F + step},
                    true};
  };
  const auto fore = [](float x, float step, float lift) {
    return HorseLeg{{x, 0.58F, 0.28F},
                    {x * 1.05F, 0.31F + lift, 0.32F + step * 0.75F},
                    {x * 1.05F, lift * 1.25F, 0.3F + step * 0.75F},
                    false};
  };
  if (gait == Gait::kStanding) {
    return {hind(-0.14F, -0.03F), hind(0.14F, 0.05F), fore(-0.13F, 0.0F, 0.0F),
            fore(0.13F, 0.03F, 0.0F)};
  }
  if (gait == Gait::kTrotting) {
    return {hind(-0.14F, -0.12F), hind(0.14F, 0.16F), fore(-0.13F, 0.2F, 0.14F),
            fore(0.13F, -0.1F, 0.0F)};
  }
  return {hind(-0.16F, 0.02F), hind(0.16F, 0.06F), fore(-0.13F, 0.28F, 0.16F),
          fore(0.13F, 0.2F, 0.05F)};
}

void add_barrel(Part& coat) {
  const auto put = [&](Lump lump, float blend) {
    coat.lumps.push_back(blended(std::move(lump), blend));
  };
  put(ball({0, 0.7F, -0.34F}, {0.2F, 0.215F, 0.235F}), 0);
  put(ball({0, 0.67F, -0.02F}, {0.195F, 0.2F, 0.33F}), 0.1F);
  put(ball({0, 0.7F, 0.26F}, {0.185F, 0.215F, 0.2F}), 0.1F);
  put(ball({0, 0.62F, 0.36F}, {0.15F, 0.13F, 0.12F}), 0.08F);
  put(rod({0, 0.86F, 0.14F}, {0, 0.84F, -0.3F}, 0.06F, 0.07F), 0.1F);
}

const vec3 kPoll{0.0F, 1.18F, 0.54F};

void add_neck_and_head(Part& coat) {
  const auto put = [&](Lump lump, float blend) {
    coat.lumps.push_back(blended(std::move(lump), blend));
  };
  put(rod({0, 0.74F, 0.3F}, {0, 1.0F, 0.47F}, 0.16F, 0.11F), 0.08F);
  put(rod({0, 0.88F, 0.3F}, {0, 1.12F, 0.44F}, 0.1F, 0.075F), 0.06F);
  put(rod({0, 1.0F, 0.45F}, kPoll + vec3(0, 0.01F, -0.02F), 0.105F, 0.075F), 0.05F);
  const vec3 muzzle = kPoll + vec3(0, -0.23F, 0.25F);
  put(rod(kPoll + vec3(0, 0.01F, 0.02F), muzzle, 0.078F, 0.046F), 0.03F);
  put(ball(kPoll + vec3(0, -0.1F, 0.045F), {0.06F, 0.085F, 0.07F}), 0.03F);
  put(ball(muzzle + vec3(0, -0.01F, 0.005F), {0.048F, 0.045F, 0.05F}), 0.03F);
  put(rod(muzzle + vec3(0, -0.05F, -0.035F), muzzle + vec3(0, -0.045F, 0.0F), 0.03F, 0.028F),
      0.012F);
  for (const float side : {-1.0F, 1.0F}) {
    const auto on = [&](float x, float y, float z) { return kPoll + vec3(side * x, y, z); };
    put(rod(on(0.045F, 0.05F, -0.02F), on(0.062F, 0.155F, -0.01F), 0.03F, 0.006F), 0.02F);
    put(ball(on(0.062F, -0.035F, 0.07F), {0.018F, 0.022F, 0.028F}), 0.015F);
    coat.lumps.push_back(carved(ball(muzzle + vec3(side * 0.034F, 0.0F, 0.04F), 0.012F), 0.01F));
    coat.lumps.push_back(carved(ball(on(0.06F, -0.12F, 0.15F), 0.022F), 0.03F));
  }
}

void add_mane_and_tail(Sculpture& sculpture, const glm::vec4& paint) {
  Part& mane = add_part(sculpture, hair(paint));
  const auto put = [&](Lump lump, float blend) {
    mane.lumps.push_back(blended(std::move(lump), blend));
  };
  for (int lock = 0; lock < 6; ++lock) {
    const float t = static_cast<float>(lock) / 5.0F;
    const vec3 root = glm::mix(vec3(0, 1.24F, 0.5F), vec3(0, 0.94F, 0.2F), t);
    put(rod(root, root + vec3(0.09F, -0.1F, -0.05F), 0.035F, 0.032F), 0.03F);
    put(rod(root + vec3(0.09F, -0.1F, -0.05F), root + vec3(0.125F, -0.24F, -0.06F), 0.032F, 0.008F),
        0.02F);
  }
  put(rod(kPoll + vec3(0, 0.07F, 0.0F), kPoll + vec3(0.01F, -0.05F, 0.1F), 0.035F, 0.01F), 0.02F);
  add_rope(mane,
           std::array{vec3(0, 0.78F, -0.52F), vec3(0, 0.78F, -0.62F), vec3(0.01F, 0.62F, -0.7F),
                      vec3(0.0F, 0.4F, -0.69F), vec3(0.02F, 0.2F, -0.73F)},
           std::array{0.04F, 0.055F, 0.07F, 0.065F, 0.012F});
}

void add_strap(Part& straps, const vec3& from, const vec3& to) {
  straps.lumps.push_back(blended(rod(from, to, 0.012F, 0.012F), 0.004F));
}

void add_tack(Sculpture& sculpture) {
  Part& straps = add_part(sculpture, leather(paints::kBoot));
  straps.lumps.push_back(
      hoop(0.062F, 0.012F,
           frame(kPoll + vec3(0, -0.15F, 0.165F), vec3(0, -0.62F, 0.68F), vec3(1, 0, 0))));
  straps.lumps.push_back(hoop(
      0.09F, 0.012F, frame(kPoll + vec3(0, -0.03F, 0.04F), vec3(0, -0.75F, 0.6F), vec3(1, 0, 0))));
  for (const float side : {-1.0F, 1.0F}) {
    const auto on = [&](float x, float y, float z) { return kPoll + vec3(side * x, y, z); };
    add_strap(straps, on(0.066F, -0.15F, 0.16F), on(0.085F, -0.02F, 0.04F));
    add_strap(straps, on(0.064F, -0.17F, 0.15F), vec3(side * 0.1F, 0.98F, 0.3F));
    add_strap(straps, vec3(side * 0.1F, 0.98F, 0.3F), vec3(side * 0.05F, 0.98F, 0.14F));
    add_strap(straps, vec3(side * 0.19F, 0.74F, 0.2F), vec3(side * 0.1F, 0.66F, 0.46F));
  }
  add_strap(straps, vec3(-0.1F, 0.66F, 0.46F), vec3(0.1F, 0.66F, 0.46F));
  Part& saddle = add_part(sculpture, leather());
  saddle.lumps.push_back(ball({0, 0.89F, -0.04F}, {0.15F, 0.05F, 0.2F}));
  saddle.lumps.push_back(blended(ball({0, 0.95F, -0.23F}, {0.14F, 0.08F, 0.04F}), 0.03F));
  saddle.lumps.push_back(blended(ball({0, 0.95F, 0.14F}, {0.08F, 0.07F, 0.035F}), 0.03F));
}

/// Half way round the horse's barrel from the left to the right: `u` from -1 to 1.
vec3 over_back(float u, float z, float drop, float wide, float flare) {
  const float angle = u * 1.35F;
  const float down = std::max(std::abs(u) - 0.55F, 0.0F) / 0.45F;
  return {std::sin(angle) * wide + glm::sign(u) * flare * down,
          0.69F + 0.225F * std::cos(angle) - drop * down * down, z};
}

void add_blanket(Sculpture& sculpture, const glm::vec4& paint, const glm::vec4& trim, float front,
                 float back, float drop, float flare) {
  constexpr int kColumns = 17;
  constexpr int kRows = 9;
  std::vector<vec3> points;
  Part& hem = add_part(sculpture, {trim, Finish::kCloth, Tool::kSmooth, 0.01F});
  for (int row = 0; row < kRows; ++row) {
    const float t = static_cast<float>(row) / (kRows - 1);
    const float z = glm::mix(back, front, t);
    const float fold = drop > 0.2F ? std::sin(t * 19.0F) : 0.0F;
    for (int column = 0; column < kColumns; ++column) {
      const float u = 2.0F * static_cast<float>(column) / (kColumns - 1) - 1.0F;
      points.push_back(over_back(u, z, drop, 0.225F, flare + 0.028F * fold));
    }
    if (row == 0) continue;
    for (const std::size_t edge : {std::size_t{0}, std::size_t{kColumns - 1}}) {
      const std::size_t at = static_cast<std::size_t>(row) * kColumns + edge;
      hem.lumps.push_back(blended(rod(points[at - kColumns], points[at], 0.026F, 0.026F), 0));
    }
  }
  add_sheet(add_part(sculpture, cloth(paint)), points, kColumns, 0.018F);
}

}  // namespace

void add_barding(Sculpture& sculpture, const glm::vec4& paint, const glm::vec4& trim) {
  add_blanket(sculpture, paint, trim, 0.38F, -0.6F, 0.33F, 0.07F);
}

glm::mat4 add_horse(Sculpture& sculpture, const Horse& horse) {
  Sculpture beast;
  Part& coat = add_part(beast, hide(horse.coat));
  Part& hooves = add_part(beast, bone(kHoof));
  add_barrel(coat);
  add_neck_and_head(coat);
  Part& eyes = add_part(beast, {paints::kInk, Finish::kFlat, Tool::kSmooth, 0.006F});
  for (const float side : {-1.0F, 1.0F}) {
    eyes.lumps.push_back(ball(kPoll + vec3(side * 0.068F, -0.035F, 0.077F), 0.016F));
  }
  add_mane_and_tail(beast, horse.mane);
  add_tack(beast);
  add_blanket(beast, horse.cloth, horse.trim, 0.2F, -0.3F, 0.06F, 0.02F);

  const std::array<HorseLeg, 4> legs = horse_legs(horse.gait);
  for (std::size_t i = 2; i < 4; ++i) add_horse_leg(coat, hooves, legs[i]);
  if (horse.gait != Gait::kRearing) {
    for (std::size_t i = 0; i < 2; ++i) add_horse_leg(coat, hooves, legs[i]);
    add(sculpture, std::move(beast));
    return moved_to({0.0F, 0.9F - kHipHeight, -0.04F});
  }
  // It turns about its hind quarters; its hind legs stay on the ground and so are made after.
  glm::mat4 stance = moved_to({0.0F, 0.5F, -0.18F});
  stance = glm::rotate(stance, glm::radians(-34.0F), vec3(1, 0, 0));
  stance = glm::translate(stance, vec3(0.0F, -0.5F, 0.36F));
  place(beast, stance);
  for (std::size_t i = 0; i < 2; ++i) {
    HorseLeg leg = legs[i];
    for (vec3* joint : {&leg.hip, &leg.knee, &leg.hoof}) joint->z += 0.2F;
    add_horse_leg(beast.parts[0], beast.parts[1], leg);
  }
  add(sculpture, std::move(beast));
  return stance * moved_to({0.0F, 0.9F - kHipHeight, -0.04F});
}

}  // namespace figures
