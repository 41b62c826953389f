#pragma once

#include <optional>
#include <span>

#include <imgui.h>

#include "engine/scene/camera.h"
#include "engine/ui/theme.h"
#include "game/table/motion/stage.h"
#include "game/table/seals/ring_thread.h"

// The marker of the Ring, over who bears it: gold, and larger than a seal. In points.
namespace table {

struct RingPlace {
  glm::vec2 middle{0};
  glm::vec2 bearer{0};
  engine::ScreenPart part;  ///< that it covers
};

/// Over the head of who bears it, or so far from there; at the edge of `clear` while that is beyond
/// it; nothing if nobody bears it.
std::optional<RingPlace> place_of_ring(const engine::CameraView& camera, const Stage& stage,
                                       const engine::Theme& theme, const engine::ScreenPart& clear,
                                       glm::vec2 aside = glm::vec2(0));
/// Who bears it, if anybody does.
const Piece* bearer_of_ring(const Stage& stage);

/// With its state and its corruption, which fills it.
void draw_ring(ImDrawList& list, const engine::Theme& theme, const RingPlace& place,
               const RingState& state);
/// A thin thread of gold.
void draw_thread(ImDrawList& list, const engine::Theme& theme, const engine::CameraView& camera,
                 const Stage& stage, std::span<const ThreadStroke> strokes);

}  // namespace table
