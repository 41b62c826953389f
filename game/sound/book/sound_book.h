#pragma once

#include <glm/vec2.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "game/sound/book/event_sounds.h"
#include "game/sound/book/theme.h"

namespace sound {

/// What is heard of the land below the camera.
struct Bed {
  std::string sound;
  float gain = 1;
  float reach = 10;  ///< board units
  std::vector<std::string> regions;
  std::vector<glm::vec2> places;
};

/// What the music answers.
struct Tension {
  std::string event;
  std::string by;   ///< a number of the event; empty: it jumps
  float full = 1;   ///< of that number
  float jumps = 0;  ///< to this, of 1
  float fades = 0;  ///< seconds until half of it is left; 0: it stays
};

/// All that data says of a game's sounds.
struct SoundBook {
  EventSounds events;
  std::vector<Bed> beds;
  std::vector<Tension> tension;
  std::vector<Theme> themes;
};

/// The texts of data/<game>/sounds.json and data/<game>/music.json. An Error names the file, the
/// place and the reason.
base::Result<SoundBook> read_sound_book(std::string_view sounds, std::string_view music);

inline constexpr std::string_view kSoundsFile = "sounds.json";
inline constexpr std::string_view kMusicFile = "music.json";
/// What all games share, below the data and below what is baked.
inline constexpr std::string_view kSoundsFolder = "sounds";
inline constexpr std::string_view kBodiesFile = "bodies.json";
inline constexpr std::string_view kBakedSounds = "sounds.clips";

}  // namespace sound
