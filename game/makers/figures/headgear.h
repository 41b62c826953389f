#pragma once

#include <glm/vec3.hpp>
#include <glm/vec4.hpp>

#include "game/makers/figures/sculpture.h"

// What sits on a head. `head` is the middle of the skull, kHeadRadius from it to the crown. These
// are a little too large on purpose: from above, a figure is its hat.
namespace figures {

struct Helm {
  glm::vec4 paint = paints::kSteel;
  glm::vec4 trim = paints::kBrass;
  float point = 0.05F;  ///< how far it rises above a round cap
  float spike = 0;
  bool nasal = true;
  bool cheeks = true;
  float brim = 0;
};
void add_helm(Sculpture& sculpture, const glm::vec3& head, const Helm& helm);

/// Two wings of feathers that sweep up and back from the temples.
void add_helm_wings(Sculpture& sculpture, const glm::vec3& head, const glm::vec4& paint,
                    const glm::vec4& root);

/// A horse-tail that rises from the crown and falls behind.
void add_horse_tail(Sculpture& sculpture, const glm::vec3& head, const glm::vec4& paint);

/// A crest of hair from brow to nape, like a fin.
void add_crest(Sculpture& sculpture, const glm::vec3& head, const glm::vec4& paint, float height);

/// Horns, one to each side.
void add_horns(Sculpture& sculpture, const glm::vec3& head, const glm::vec4& paint, float length);

void add_hood(Sculpture& sculpture, const glm::vec3& head, const glm::vec4& paint);

/// The wizard's hat: wide brim, tall bent point.
void add_pointed_hat(Sculpture& sculpture, const glm::vec3& head, const glm::vec4& paint);

/// A ring of points. `height` of the points makes it a king's or a wraith's.
void add_crown(Sculpture& sculpture, const glm::vec3& head, const glm::vec4& paint, float height,
               float radius = 0.15F);

/// Falls to `length` below the middle of the head.
void add_hair(Sculpture& sculpture, const glm::vec3& head, const glm::vec4& paint, float length);
void add_curls(Sculpture& sculpture, const glm::vec3& head, const glm::vec4& paint);

enum class BeardCut { kFull, kForked, kBraided };
void add_beard(Sculpture& sculpture, const glm::vec3& head, const glm::vec4& paint, float length,
               float width = 1, BeardCut cut = BeardCut::kFull);

/// A cloth wound about the head, with a spike on top, and a veil over the mouth.
void add_turban(Sculpture& sculpture, const glm::vec3& head, const glm::vec4& cloth_paint,
                const glm::vec4& spike);

}  // namespace figures
