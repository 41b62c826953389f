#include "game/trilogy/driver/laboratory.h"

#include <utility>

#include "game/laboratory/laboratory_of.h"

namespace trilogy_driver {

std::unique_ptr<const laboratory::Laboratory> make_laboratory(
    std::shared_ptr<const set_up::PreparedGame<trilogy::Game>> game) {
  return std::make_unique<laboratory::LaboratoryOf<trilogy::Game>>(std::move(game));
}

}  // namespace trilogy_driver
