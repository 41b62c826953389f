#include "engine/gl/capabilities.h"

#include <string_view>

#include <glad/gl.h>

namespace engine::gl {

bool is_software_rasteriser() {
  const auto* name = reinterpret_cast<const char*>(glGetString(GL_RENDERER));
  const std::string_view renderer = name != nullptr ? name : "";
  return renderer.find("llvmpipe") != std::string_view::npos ||
         renderer.find("softpipe") != std::string_view::npos ||
         renderer.find("swrast") != std::string_view::npos;
}

bool take_error() {
  bool any = false;
  while (glGetError() != GL_NO_ERROR) any = true;
  return any;
}

}  // namespace engine::gl
