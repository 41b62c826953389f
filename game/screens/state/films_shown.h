#pragma once

#include <string>

namespace screens {

/// What the sheet of films knows.
struct FilmsShown {
  std::string fault;          ///< why there can be no films, in one sentence; or nothing
  bool is_made = false;       ///< one is being made meanwhile
  bool is_recording = false;  ///< what the window shows
  int seconds = 0;            ///< of the recording
};

}  // namespace screens
