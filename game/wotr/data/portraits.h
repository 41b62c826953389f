#pragma once

#include <string>
#include <string_view>

namespace wotr_data {

/// The engraving that shows the face of a Character, by his id. Everyone has one.
inline std::string portrait_of(std::string_view character) {
  return "portrait-" + std::string(character);
}

}  // namespace wotr_data
