#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "game/makers/figures/surface_nets.h"

namespace figures {

/// With fewer triangles, nowhere further off than `error` if it can be helped.
Skin reduced(const Skin& skin, std::size_t triangles, float error);

/// All of them together with at most about so many triangles, each as far off as its `care` says: 1
/// for most, less for a face.
std::vector<Skin> reduced_together(const std::vector<Skin>& skins, std::span<const float> care,
                                   std::size_t triangles);

}  // namespace figures
