// Pictures for eyes that tell fewer colours apart.

#include "engine/render/frame/colour_vision.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <gtest/gtest.h>

namespace engine {
namespace {

constexpr std::array kPoor{ColourVision::kProtan, ColourVision::kDeutan, ColourVision::kTritan};

TEST(ColourVision, GreyStaysGrey) {
  for (const ColourVision vision : kPoor) {
    for (const glm::mat3& change : {seen_by(vision), correction_for(vision)}) {
      const glm::vec3 grey = change * glm::vec3(0.5F);
      EXPECT_LT(glm::distance(grey, glm::vec3(0.5F)), 0.02F);
    }
  }
}

TEST(ColourVision, ACorrectedPairIsToldApartBetter) {
  struct Pair {
    ColourVision vision;
    glm::vec3 one, other;
  };
  const std::array pairs{Pair{ColourVision::kProtan, {0.4F, 0.02F, 0.02F}, {0.05F, 0.12F, 0.02F}},
                         Pair{ColourVision::kDeutan, {0.4F, 0.05F, 0.02F}, {0.1F, 0.2F, 0.02F}},
                         Pair{ColourVision::kTritan, {0.1F, 0.2F, 0.5F}, {0.1F, 0.25F, 0.1F}}};
  for (const Pair& pair : pairs) {
    const glm::mat3 seen = seen_by(pair.vision);
    const glm::mat3 corrected = seen * correction_for(pair.vision);
    EXPECT_GT(glm::distance(corrected * pair.one, corrected * pair.other),
              glm::distance(seen * pair.one, seen * pair.other));
  }
}

TEST(ColourVision, FullEyesSeeWhatIsPainted) {
  EXPECT_EQ(correction_for(ColourVision::kFull), glm::mat3(1));
}

}  // namespace
}  // namespace engine
