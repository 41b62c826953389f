#pragma once

#include <glm/vec2.hpp>
#include <vector>

#include "engine/geometry/mesh.h"
#include "game/table/board/frame.h"
#include "game/trilogy/table/frame/frame.h"
#include "rules/trilogy/state/rules.h"

// The measures that the parts of the frame share.
namespace trilogy_table {

// The tables of regions and sets stand in one column by the western edge.
inline constexpr float kTableMiddle = 8.35F;
inline constexpr float kTableHalf = 6.1F;
inline constexpr float kRowHeight = 2.2F;
inline constexpr float kHeadingHeight = 2.1F;
inline constexpr float kRegionsTop = 62.3F;
inline constexpr float kSetsTop = 50.7F;
/// Numbers stand so far right of the middle of a row, names so far left.
inline constexpr float kNumberAside = 4.8F;
inline constexpr float kNameAside = -0.95F;

inline constexpr glm::vec2 kStepHalf{2.78F, 2.8F};

/// From the middle of the battleground to its corner: so large is the tray there.
glm::vec2 battleground_half();

std::vector<table::FramePlace> frame_places(std::size_t players);
std::vector<engine::Mesh> frame_meshes();
std::vector<engine::Label> frame_labels(const trilogy::Rules& rules, const FrameWords& words);

}  // namespace trilogy_table
