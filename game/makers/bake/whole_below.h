#pragma once

namespace bake {

/// std::floor for what fits an int; without SSE 4.1 that is a call, and half of the map is noise.
inline int whole_below(float value) {
  const int whole = static_cast<int>(value);
  return whole - static_cast<int>(value < static_cast<float>(whole));
}

}  // namespace bake
