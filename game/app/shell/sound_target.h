#pragma once

namespace app {

/// Where the sound of a table goes.
enum class SoundTarget {
  kSpeakers,  ///< of the computer
  kRender,    ///< to whoever asks for samples: a film, a test
  kNone,      ///< captions are told all the same
};

}  // namespace app
