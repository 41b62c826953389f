#pragma once

#include <optional>

#include "engine/gl/program.h"
#include "engine/render/frame/frame_block.h"
#include "engine/scene/height_field.h"

namespace engine {

/// Whether the lightmap includes the shadows on the terrain: a software rasteriser would otherwise
/// sample the shadow map for each pixel of each frame. They are softer then, and independent of the
/// camera.
bool lightmap_has_shadows(const Effects& effects);

/// The light on the whole terrain as a texture: at low quality a pixel costs two lookups, however
/// fine the relief is and however many lamps there are. Rendered again only when the light changes.
class TerrainLightmap {
 public:
  static base::Result<TerrainLightmap> create(const std::filesystem::path& shaders,
                                              const Effects& effects);

  /// The inputs: normals with heights, ambient occlusion, and the shadow map.
  struct Shape {
    const gl::Texture& normals;
    const gl::Texture& occlusion;
    const gl::Texture& shadows;
  };

  /// Answers whether it had to be rendered again. `square` is a vertex array with the four corners
  /// -1..1 as a strip.
  bool update(const FrameBlock& block, const HeightField& heights, const Shape& shape,
              const gl::VertexArray& square);
  void invalidate() { shown_.reset(); }
  const gl::Texture& texture() const { return light_; }

 private:
  gl::Program program_;
  glm::ivec2 size_{0};
  gl::Texture light_;
  gl::Framebuffer framebuffer_ = gl::Framebuffer::make();
  std::optional<FrameBlock> shown_;
};

}  // namespace engine
