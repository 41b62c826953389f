#pragma once

#include <bitset>

#include "engine/gl/program.h"
#include "engine/render/frame/effects.h"

namespace engine {

/// Paint and light of the whole land as one picture, half as wide as the paint: from where the
/// paint's widest level is too fine to be seen, a software rasteriser then reads one texture for
/// each pixel instead of two. It is composed strip by strip, in frames that have the time, and only
/// where it was missed.
class LitGround {
 public:
  static constexpr int kStrips = 16;

  static base::Result<LitGround> create(const std::filesystem::path& shaders);
  /// Where it looks like paint and light read apart, and is cheaper.
  static bool serves(const Effects& effects);

  /// For a paint so large with so many levels: with one alone there is no picture.
  void resize(glm::ivec2 paint, std::size_t levels);
  /// The paint or its light has changed.
  void invalidate() { fresh_.reset(); }

  /// May the land from one of its edges to the other be drawn with it? Both in shares of the board,
  /// from the north. If not, those strips are the next.
  bool has(float from, float to);
  /// Composes one strip that was missed. `square` as for TerrainLightmap.
  void compose(const gl::Texture& paint, const gl::Texture& light, const gl::VertexArray& square);

  const gl::Texture& texture() const { return picture_; }

 private:
  using Strips = std::bitset<kStrips>;

  void compose(std::size_t strip, int level) const;

  gl::Program program_;
  glm::ivec2 size_{0};
  int levels_ = 0;
  gl::Texture picture_;
  gl::Framebuffer framebuffer_ = gl::Framebuffer::make();
  Strips fresh_;
  Strips missed_;
};

}  // namespace engine
