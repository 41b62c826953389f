#pragma once

#include "engine/geometry/mesh.h"
#include "game/makers/engrave/stage.h"

// The built set: what engravings show beside figures and places. A man is two units high.
namespace engrave {

struct ThingMaker {
  std::string_view name;
  Material material;
  engine::Mesh (*make)();
};

std::span<const ThingMaker> things_of_the_land();
std::span<const ThingMaker> things_that_were_built();
std::span<const ThingMaker> relics();
std::span<const ThingMaker> beasts();

}  // namespace engrave
