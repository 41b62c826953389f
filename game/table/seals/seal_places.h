#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/scene/camera.h"
#include "engine/ui/theme.h"
#include "game/table/motion/stage.h"
#include "game/table/seals/seal_ground.h"

namespace table {

/// From where seals will be seen once the camera has come there, and what of the screen is theirs.
struct SealView {
  engine::CameraView goal;
  engine::ScreenPart clear;                      ///< of bars, in points
  std::span<const engine::ScreenPart> panels{};  ///< that lie in it all the same
};

/// Where the seals of a stage lie: over their own lands, none over another. The same from frame to
/// frame, until a force, the view or the panels change.
class SealPlaces {
 public:
  /// The ground must outlive them.
  explicit SealPlaces(const SealGround& ground) : ground_(&ground) {}

  /// The middle of the wax for each of the stage's formations.
  std::span<const glm::vec3> update(const Stage& stage, const engine::Theme& theme,
                                    const SealView& view);
  /// How far the Ring's marker lies from its usual place, in points.
  glm::vec2 ring_aside() const { return ring_aside_; }

 private:
  /// What the places depend on.
  struct Cause {
    glm::mat4 view{0};
    glm::vec2 screen{0};
    engine::ScreenPart clear;
    std::vector<engine::ScreenPart> panels;
    float scale = 0;
    std::uint32_t beat = 0;
    std::vector<Formation> formations;
  };
  bool is_new(const Stage& stage, const engine::Theme& theme, const SealView& view) const;
  std::optional<glm::vec3> before(const Formation& formation) const;

  const SealGround* ground_;
  Cause cause_;
  std::vector<glm::vec3> places_;  ///< of the formations of the cause
  glm::vec2 ring_aside_{0};
};

}  // namespace table
