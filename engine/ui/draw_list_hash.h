#pragma once

#include <cstdint>
#include <span>

#include <imgui.h>

namespace engine {

/// All that the commands of a list draw: corners, colours, letters, pictures, clipping. Two that
/// look different differ; `first_corner` is what the indices are counted from.
std::uint64_t looks_of(const ImDrawList& list, std::span<const ImDrawCmd> commands,
                       int first_corner, int end_corner);

}  // namespace engine
