#pragma once

namespace screens {

/// How a person hears the table. Loudness is in hundredths.
struct SoundSettings {
  int all = 80;
  int effects = 100;  ///< of what happens and what is thrown
  int bed = 70;       ///< of the land below the camera
  int music = 70;
  bool has_music = true;
  bool mono = false;
  bool night = false;     ///< loud and soft are brought together
  bool captions = false;  ///< sounds that inform are said in words

  bool operator==(const SoundSettings&) const = default;
};

}  // namespace screens
