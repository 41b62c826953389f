#pragma once

#include <filesystem>
#include <glm/vec2.hpp>
#include <memory>

#include "base/result.h"

namespace engine {

/// One picture over the whole target: the cheapest frame there can be, to compare others with.
class TexturedQuad {
 public:
  static base::Result<TexturedQuad> create(const std::filesystem::path& shaders);
  TexturedQuad(TexturedQuad&&) noexcept;
  TexturedQuad& operator=(TexturedQuad&&) noexcept;
  ~TexturedQuad();

  void draw(glm::ivec2 pixels) const;

 private:
  struct Parts;
  explicit TexturedQuad(std::unique_ptr<Parts> parts);
  std::unique_ptr<Parts> parts_;
};

}  // namespace engine
