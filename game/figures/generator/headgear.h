#pragma once

#include <glm/vec3.hpp>
#include <glm/vec4.hpp>

#include "game/figures/clay.h"

// What sits on a head. `head` is the middle of the skull, kHeadRadius from it to the crown. These
// are made too large on purpose: from above, a figure is its hat.
namespace figures {

/// A round cap with a small point: the helm of most soldiers, and the ground for every crest.
void add_helm(Clay& clay, const glm::vec3& head, const glm::vec4& paint, float point = 0.06F);

/// Two wings that sweep up and back from the temples.
void add_helm_wings(Clay& clay, const glm::vec3& head, const glm::vec4& paint);

/// A plume or horse-tail that rises and falls behind.
void add_horse_tail(Clay& clay, const glm::vec3& head, const glm::vec4& paint);

/// A crest from brow to nape, like a fin.
void add_crest(Clay& clay, const glm::vec3& head, const glm::vec4& paint, float height);

/// Horns or long ears, one to each side.
void add_horns(Clay& clay, const glm::vec3& head, const glm::vec4& paint, float length);

/// `face` is what shows in its opening.
void add_hood(Clay& clay, const glm::vec3& head, const glm::vec4& paint, const glm::vec4& face);

/// The wizard's hat: wide brim, tall bent point.
void add_pointed_hat(Clay& clay, const glm::vec3& head, const glm::vec4& paint);

/// A ring of points. `height` of the points makes it a king's or a wraith's.
void add_crown(Clay& clay, const glm::vec3& head, const glm::vec4& paint, float height);

void add_hair(Clay& clay, const glm::vec3& head, const glm::vec4& paint, float length);
void add_beard(Clay& clay, const glm::vec3& head, const glm::vec4& paint, float length);

/// A cloth wound about the head, with a spike on top.
void add_turban(Clay& clay, const glm::vec3& head, const glm::vec4& cloth, const glm::vec4& spike);

}  // namespace figures
