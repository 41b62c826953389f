#include "engine/render/static_scene_cache.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>

#include "base/hash.h"

namespace engine {
namespace {

constexpr std::size_t kVisibleBytes = offsetof(Instance, above_all) + sizeof(bool);

/// What fades is drawn last, over everything else, and never into the cache.
bool is_solid(const Instance& instance) { return instance.opacity >= 1; }

std::uint64_t hash_of(const Instance& instance) {
  return base::fnv1a({reinterpret_cast<const char*>(&instance), kVisibleBytes});
}

}  // namespace

void StaticSceneCache::invalidate() {
  is_rendered_ = is_behind_ = false;
  before_.clear();
  view_ = {};
}

SplitScene StaticSceneCache::split(std::span<const Instance> instances, CachedView view,
                                   bool moving_throw_shadows) {
  Hashes now;
  now.reserve(instances.size());
  for (const Instance& instance : instances) {
    if (is_solid(instance)) now.push_back(hash_of(instance));
  }
  std::ranges::sort(now);
  Hashes resting;
  std::ranges::set_intersection(now, before_, std::back_inserter(resting));

  if (before_.empty()) resting = now;  // the first frame: nothing is known to move
  SplitScene scene = split_by(next_use(now, resting, view == view_), instances);
  if (moving_throw_shadows && std::ranges::any_of(scene.moving, &Instance::casts_shadow)) {
    is_rendered_ = false;
    scene = split_by(CacheUse::kNone, instances);
  }
  for (const Instance& instance : instances) {
    if (!is_solid(instance) || std::ranges::binary_search(resting, hash_of(instance)))
      scene.at_rest.push_back(instance);
  }
  is_behind_ =
      std::ranges::any_of(scene.moving, is_solid) || scene.at_rest.size() < instances.size();
  view_ = std::move(view);
  before_ = std::move(now);
  return scene;
}

SplitScene StaticSceneCache::split_by(CacheUse use, std::span<const Instance> instances) const {
  SplitScene scene{.use = use, .still = {}, .moving = {}, .at_rest = {}};
  for (const Instance& instance : instances) {
    const bool is_held =
        use == CacheUse::kNone ||
        (is_solid(instance) && std::ranges::binary_search(cached_, hash_of(instance)));
    (is_held ? scene.still : scene.moving).push_back(instance);
  }
  return scene;
}

CacheUse StaticSceneCache::next_use(const Hashes& now, const Hashes& resting, bool is_same_view) {
  if (!is_same_view) {
    is_rendered_ = false;
    return CacheUse::kNone;
  }
  // Rendering the cache is expensive: it waits until nothing moves any more.
  const bool is_there = std::ranges::includes(now, cached_);
  const bool has_all = std::ranges::includes(cached_, resting);
  const bool something_moves = resting.size() < now.size();
  if (is_rendered_ && is_there && (has_all || something_moves)) return CacheUse::kReuse;
  cached_ = resting;
  is_rendered_ = true;
  return CacheUse::kRender;
}

}  // namespace engine
