#pragma once

#include <cstddef>
#include <string_view>

// What reader and writer of model files agree on.
namespace engine {

/// A node whose name ends with it is the model for afar.
inline constexpr std::string_view kCoarseSuffix = ".lod1";

/// Indices of sixteen bits reach them all.
inline constexpr std::size_t kMostGltfVertices = 65535;

}  // namespace engine
