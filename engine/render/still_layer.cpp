#include "engine/render/still_layer.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>

#include "engine/render/fingerprint.h"

namespace engine {
namespace {

constexpr std::size_t kBytesThatShow = offsetof(Instance, above_all) + sizeof(bool);

/// What fades is drawn over all else, and never into the layer.
bool is_solid(const Instance& instance) { return instance.opacity >= 1; }

std::uint64_t print_of(const Instance& instance) { return fingerprint(&instance, kBytesThatShow); }

}  // namespace

void StillLayer::forget() {
  is_painted_ = is_behind_ = false;
  before_.clear();
  view_ = {};
}

SplitScene StillLayer::split(std::span<const Instance> instances, LayerView view,
                             bool moving_throw_shadows) {
  Prints now;
  now.reserve(instances.size());
  for (const Instance& instance : instances) {
    if (is_solid(instance)) now.push_back(print_of(instance));
  }
  std::ranges::sort(now);
  Prints resting;
  std::ranges::set_intersection(now, before_, std::back_inserter(resting));

  if (before_.empty()) resting = now;  // the first frame: nothing is known to move
  SplitScene scene = split_by(next_use(now, resting, view == view_), instances);
  if (moving_throw_shadows && std::ranges::any_of(scene.moving, &Instance::casts_shadow)) {
    is_painted_ = false;
    scene = split_by(LayerUse::kNone, instances);
  }
  for (const Instance& instance : instances) {
    if (!is_solid(instance) || std::ranges::binary_search(resting, print_of(instance)))
      scene.at_rest.push_back(instance);
  }
  is_behind_ =
      std::ranges::any_of(scene.moving, is_solid) || scene.at_rest.size() < instances.size();
  view_ = std::move(view);
  before_ = std::move(now);
  return scene;
}

SplitScene StillLayer::split_by(LayerUse use, std::span<const Instance> instances) const {
  SplitScene scene{.use = use, .still = {}, .moving = {}, .at_rest = {}};
  for (const Instance& instance : instances) {
    const bool is_held =
        use == LayerUse::kNone ||
        (is_solid(instance) && std::ranges::binary_search(painted_, print_of(instance)));
    (is_held ? scene.still : scene.moving).push_back(instance);
  }
  return scene;
}

LayerUse StillLayer::next_use(const Prints& now, const Prints& resting, bool is_same_view) {
  if (!is_same_view) {
    is_painted_ = false;
    return LayerUse::kNone;
  }
  // Painting is dear: who has come to rest waits for the others that still move.
  const bool is_there = std::ranges::includes(now, painted_);
  const bool has_all = std::ranges::includes(painted_, resting);
  const bool something_moves = resting.size() < now.size();
  if (is_painted_ && is_there && (has_all || something_moves)) return LayerUse::kKeep;
  painted_ = resting;
  is_painted_ = true;
  return LayerUse::kPaint;
}

}  // namespace engine
