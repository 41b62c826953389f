#pragma once

namespace app {

/// Who hears a table.
enum class Ears {
  kSpeakers,  ///< of the computer
  kRender,    ///< whoever asks for samples: a film, a test
  kNone,      ///< captions are told all the same
};

}  // namespace app
