#pragma once

#include <string>
#include <string_view>

#include "rules/wotr/state/ids.h"

namespace wotr_data {

/// The engraving that shows the face of a Character, by his id.
inline std::string portrait_of(std::string_view character) {
  return "portrait-" + std::string(character);
}
/// Those who may guide have one.
inline constexpr wotr::CharacterSet kPortrayed =
    wotr::join(wotr::kWalkers, wotr::only(wotr::Character::kGollum));

}  // namespace wotr_data
