#include "game/wotr/driver/laboratory.h"

#include <utility>

#include "game/laboratory/laboratory_of.h"

namespace wotr_driver {

std::unique_ptr<const laboratory::Laboratory> make_laboratory(
    std::shared_ptr<const set_up::PreparedGame<wotr::Game>> game) {
  return std::make_unique<laboratory::LaboratoryOf<wotr::Game>>(std::move(game));
}

}  // namespace wotr_driver
