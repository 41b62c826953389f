#include "game/engrave/things.h"

#include <array>

namespace engrave {

Shape built_thing(std::string_view name) {
  for (const auto makers : {things_of_the_land(), things_that_were_built(), relics(), beasts()}) {
    for (const ThingMaker& maker : makers) {
      if (maker.name != name) continue;
      return {std::make_shared<engine::Mesh>(maker.make()), maker.material};
    }
  }
  return {};
}

}  // namespace engrave
