#pragma once

#include <string>
#include <vector>

namespace engine {

/// What the program that encodes films is told, word by word.
struct FilmOptions {
  std::vector<std::string> picture;    ///< how pictures are encoded
  std::vector<std::string> sound;      ///< how the sound is
  std::vector<std::string> recording;  ///< of the file while it grows
  std::vector<std::string> ending;     ///< of the finished file
};

}  // namespace engine
