#include "engine/platform/about_system.h"

#include <SDL.h>
#include <glad/gl.h>

namespace engine {
namespace {

std::string gl_string(GLenum name) {
  const auto* text = reinterpret_cast<const char*>(glGetString(name));
  return text != nullptr ? text : "";
}

std::string sdl_version() {
  SDL_version version;
  SDL_GetVersion(&version);
  return std::to_string(version.major) + "." + std::to_string(version.minor) + "." +
         std::to_string(version.patch);
}

std::string video_driver() {
  const char* name = SDL_GetCurrentVideoDriver();
  return name != nullptr ? name : "none";
}

}  // namespace

std::map<std::string, std::string> about_system() {
  return {{"system", SDL_GetPlatform()},
          {"cores", std::to_string(SDL_GetCPUCount())},
          {"memory", std::to_string(SDL_GetSystemRAM()) + " MiB"},
          {"sdl", sdl_version()},
          {"video", video_driver()},
          {"gl-vendor", gl_string(GL_VENDOR)},
          {"gl-renderer", gl_string(GL_RENDERER)},
          {"gl-version", gl_string(GL_VERSION)},
          {"glsl-version", gl_string(GL_SHADING_LANGUAGE_VERSION)}};
}

}  // namespace engine
