#include "game/makers/engrave/things.h"

#include <array>

#include "engine/geometry/mesh_edit.h"

namespace engrave {
namespace {

constexpr float kCrease = 42;  // edges that bend more stay edges

}  // namespace

Shape built_thing(std::string_view name) {
  for (const auto makers : {things_of_the_land(), things_that_were_built(), relics(), beasts()}) {
    for (const ThingMaker& maker : makers) {
      if (maker.name != name) continue;
      engine::Mesh mesh = maker.make();
      if (maker.material != Material::kStone) engine::smooth_normals(mesh, kCrease);
      return {std::make_shared<engine::Mesh>(std::move(mesh)), maker.material};
    }
  }
  return {};
}

}  // namespace engrave
