#pragma once

#include <cstddef>
#include <string_view>

// What reader and writer of model files agree on.
namespace engine {

/// A node whose name ends with one of these is the model for half way, or for afar.
inline constexpr std::string_view kMiddleSuffix = ".lod1";
inline constexpr std::string_view kCoarseSuffix = ".lod2";

/// Indices of sixteen bits reach them all.
inline constexpr std::size_t kMostGltfVertices = 65535;

}  // namespace engine
