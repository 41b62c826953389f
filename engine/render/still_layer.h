#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/render/covered.h"
#include "engine/render/drawn_picture.h"
#include "engine/render/frame_block.h"
#include "engine/render/scene.h"

namespace engine {

/// What a frame does with the layer.
enum class LayerUse : std::uint8_t {
  kNone,   ///< the view itself moves: everything is drawn straight away
  kPaint,  ///< what stands still is drawn into the layer first
  kKeep    ///< the layer holds it already
};

/// A frame's instances: those that the layer holds (with None: all), and the others.
struct SplitScene {
  LayerUse use = LayerUse::kNone;
  std::vector<Instance> still;
  std::vector<Instance> moving;
  std::vector<Instance> at_rest;  ///< whatever is as it was one frame ago
};

/// Whatever the look of the table hangs on, but for its instances.
struct LayerView {
  FrameBlock block{};
  std::vector<PixelRect> covered{};
  glm::vec3 table_colour{0};
  float table_level = 0;
  bool draw_terrain = true;
  int ground_version = 0;

  bool operator==(const LayerView&) const = default;
};

/// The land and whatever stands still on it, painted once and kept with its depth: for who draws
/// slowly. The table seldom moves while its pieces do, and one figure is quicker drawn than all.
class StillLayer {
 public:
  /// Compares with the frame before: what did not change since then stands still. Where even what
  /// moves throws its shadow on the land, the layer serves only while nothing does.
  SplitScene split(std::span<const Instance> instances, LayerView view, bool moving_throw_shadows);
  /// What is on the board has changed by other ways.
  void forget();

  /// The last frame showed something that the layer would hold if it stayed where it is.
  bool is_behind() const { return is_behind_; }

  DrawnPicture& picture() { return picture_; }

 private:
  using Prints = std::vector<std::uint64_t>;  // sorted

  LayerUse next_use(const Prints& now, const Prints& resting, bool is_same_view);
  SplitScene split_by(LayerUse use, std::span<const Instance> instances) const;

  LayerView view_;
  Prints before_;
  Prints painted_;
  bool is_painted_ = false;
  bool is_behind_ = false;
  DrawnPicture picture_;
};

}  // namespace engine
