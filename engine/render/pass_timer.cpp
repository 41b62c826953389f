#include "engine/render/pass_timer.h"

#include <algorithm>

#include <glad/gl.h>

namespace engine {

void PassTimer::start() {
  glFinish();
  since_ = std::chrono::steady_clock::now();
}

void PassTimer::end(std::string_view name) {
  glFinish();
  const auto now = std::chrono::steady_clock::now();
  auto pass = std::find_if(passes_.begin(), passes_.end(),
                           [&](const Pass& one) { return one.name == name; });
  if (pass == passes_.end()) pass = passes_.insert(passes_.end(), Pass{name});
  pass->milliseconds += std::chrono::duration<double, std::milli>(now - since_).count();
  since_ = now;
}

}  // namespace engine
