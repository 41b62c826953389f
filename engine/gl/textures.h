#pragma once

#include <span>

#include "engine/assets/image_file.h"
#include "engine/gl/handles.h"

namespace engine::gl {

enum class Wrap { kClamp, kRepeat };

/// Uploads an image with all the levels it holds.
Texture upload_image(const Image& image, Wrap wrap);
/// One pixel of one colour, for a slot that must not be empty.
Texture solid_texture(unsigned char red, unsigned char green, unsigned char blue,
                      unsigned char alpha);
/// An Rgba8 picture to draw into, each of its levels by itself.
Texture target_texture(glm::ivec2 size, int levels = 1);
/// An Rgba8 picture without content that repeats: to be filled part by part.
Texture repeating_texture(glm::ivec2 size);
/// Writes over a part of a texture's largest level, from its upper left corner, in pixels.
void replace_part(const Texture& texture, glm::ivec2 corner, glm::ivec2 size, PixelFormat format,
                  std::span<const std::uint8_t> bytes);
/// A depth to draw with that can be looked up afterwards.
Texture depth_texture(glm::ivec2 size);
/// A depth map whose lookups compare: for shadows.
Texture shadow_texture(int side, bool is_smooth);

void bind_texture(int slot, const Texture& texture);

}  // namespace engine::gl
