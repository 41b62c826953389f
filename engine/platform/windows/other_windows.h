#pragma once

#include <set>

#include <SDL.h>

namespace engine {

/// Tells the events of the first window from those of output windows.
class OtherWindows {
 public:
  void add(SDL_Window* window) { numbers_.insert(SDL_GetWindowID(window)); }
  void remove(SDL_Window* window) {
    numbers_.erase(SDL_GetWindowID(window));
    closed_.erase(SDL_GetWindowID(window));
  }
  bool is_closed(SDL_Window* window) const { return closed_.contains(SDL_GetWindowID(window)); }

  /// True if the event is of one of them: the table must not see it.
  bool take(const SDL_Event& event);

 private:
  std::set<std::uint32_t> numbers_;
  std::set<std::uint32_t> closed_;
};

/// The window that an event belongs to; 0 for none.
std::uint32_t window_of(const SDL_Event& event);

}  // namespace engine
