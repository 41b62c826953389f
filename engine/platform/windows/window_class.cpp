#include "engine/platform/windows/window_parts.h"

// X11 calls its macros as others call their names, so it comes last.
#include <SDL_syswm.h>

#if defined(SDL_VIDEO_DRIVER_X11)
#include <X11/Xutil.h>
#include <dlfcn.h>
#endif

namespace engine {

#if defined(SDL_VIDEO_DRIVER_X11)
/// SDL gives all windows of a program one class. Its own libX11, which it has loaded, names each.
void set_window_class(SDL_Window* window, const std::string& name) {
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (SDL_GetWindowWMInfo(window, &info) != SDL_TRUE || info.subsystem != SDL_SYSWM_X11) return;
  void* library = dlopen("libX11.so.6", RTLD_LAZY);
  if (library == nullptr) return;
  using SetClassHint = int (*)(Display*, ::Window, XClassHint*);
  const auto set = reinterpret_cast<SetClassHint>(dlsym(library, "XSetClassHint"));
  if (set != nullptr) {
    std::string own = name;
    XClassHint hint{.res_name = own.data(), .res_class = own.data()};
    set(info.info.x11.display, info.info.x11.window, &hint);
  }
  dlclose(library);
}
#else
void set_window_class(SDL_Window*, const std::string&) {}
#endif

}  // namespace engine
