#pragma once

#include <glm/vec3.hpp>
#include <glm/vec4.hpp>

#include "game/figures/emblem.h"
#include "game/makers/figures/sculpture.h"

// What a hand holds. Weapons are placed by the points they run between; all are thicker than life,
// or they would vanish at the distance of play.
namespace figures {

/// From butt to tip, with a leaf-shaped head.
void add_spear(Sculpture& sculpture, const glm::vec3& butt, const glm::vec3& tip,
               const glm::vec4& head = paints::kSteel);

/// A head like a broken saw.
void add_jagged_spear(Sculpture& sculpture, const glm::vec3& butt, const glm::vec3& tip);

/// The grip lies in `hand`; the blade points along `direction`.
void add_sword(Sculpture& sculpture, const glm::vec3& hand, const glm::vec3& direction,
               float length, const glm::vec4& blade = paints::kSteel);

/// A sword snapped off short, its point lost.
void add_broken_sword(Sculpture& sculpture, const glm::vec3& hand, const glm::vec3& direction);

/// A broad single-edged blade that widens to a hook, held like a sword.
void add_cleaver(Sculpture& sculpture, const glm::vec3& hand, const glm::vec3& direction,
                 float length);

/// A haft with curved blades at its end, to one side (towards +x) or to both.
enum class AxeHead { kSingle, kDouble };
void add_axe(Sculpture& sculpture, const glm::vec3& butt, const glm::vec3& top, float blade,
             AxeHead head = AxeHead::kSingle);

/// A haft with a heavy block across its end.
void add_mattock(Sculpture& sculpture, const glm::vec3& butt, const glm::vec3& top, float head);

/// A spiked ball on a haft.
void add_mace(Sculpture& sculpture, const glm::vec3& hand, const glm::vec3& top, float ball_radius);

enum class BowPose { kDrawn, kCarried };

/// A bow upright in the hand, aimed along `aim`; when drawn, its string runs to `string_hand`.
void add_bow(Sculpture& sculpture, const glm::vec3& hand, const glm::vec3& string_hand,
             float length, BowPose pose);

void add_quiver(Sculpture& sculpture, const glm::vec3& back, const glm::vec4& fletching);

/// Shields look along `facing`. The face carries the emblem, if there is one.
struct Shield {
  glm::vec3 at;
  glm::vec3 facing{0.0F, 0.1F, 1.0F};
  glm::vec4 paint;
  glm::vec4 rim = paints::kOak;
  float size = 0.34F;
  const Emblem* emblem = nullptr;
};
void add_round_shield(Sculpture& sculpture, const Shield& shield);
void add_tall_shield(Sculpture& sculpture, const Shield& shield);

}  // namespace figures
