#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/render/frame/frame_block.h"
#include "engine/render/frame/scene.h"
#include "engine/render/targets/render_texture.h"
#include "engine/render/targets/screen_mask.h"

namespace engine {

/// What a frame does with the cache.
enum class CacheUse : std::uint8_t {
  kNone,    ///< the camera moves: everything is drawn directly
  kRender,  ///< the static part is drawn into the cache first
  kReuse    ///< the cache is up to date
};

/// A frame's instances: the static ones, which the cache holds (with kNone: all), and the others.
struct SplitScene {
  CacheUse use = CacheUse::kNone;
  std::vector<Instance> still;
  std::vector<Instance> moving;
  std::vector<Instance> at_rest;  ///< unchanged since the previous frame
};

/// Everything but the instances that the picture depends on.
struct CachedView {
  FrameBlock block{};
  std::vector<PixelRect> covered{};
  glm::vec3 table_colour{0};
  float table_level = 0;
  bool draw_terrain = true;
  int ground_version = 0;

  bool operator==(const CachedView&) const = default;
};

/// The static part of the scene, rendered once and kept with its depth buffer, for software
/// rasterisers. While the camera rests, a frame copies it and draws only what moves.
class StaticSceneCache {
 public:
  /// Compares with the previous frame: what did not change since then is static. If moving things
  /// cast shadows, the cache is used only while no shadow caster moves.
  SplitScene split(std::span<const Instance> instances, CachedView view, bool moving_throw_shadows);
  /// Something else on the board has changed: the cache must be rendered again.
  void invalidate();

  /// The last frame drew something as moving that will be part of the cache if it stays at rest.
  bool is_behind() const { return is_behind_; }

  RenderTexture& picture() { return picture_; }

 private:
  using Hashes = std::vector<std::uint64_t>;  // of instances, sorted

  CacheUse next_use(const Hashes& now, const Hashes& resting, bool is_same_view);
  SplitScene split_by(CacheUse use, std::span<const Instance> instances) const;

  CachedView view_;
  Hashes before_;
  Hashes cached_;
  bool is_rendered_ = false;
  bool is_behind_ = false;
  RenderTexture picture_;
};

}  // namespace engine
