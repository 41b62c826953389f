#pragma once

#include <string>

namespace screens {

/// Said for a while to whoever asked for what there is not.
struct Said {
  std::string words;
};

}  // namespace screens
