#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/audio/clip_file.h"

namespace sound {

/// One way in which a sound is heard: which of its clips, bent by how much.
struct Variant {
  std::size_t clip = 0;
  int bend = 0;

  friend bool operator==(const Variant&, const Variant&) = default;
};

struct Chosen {
  engine::SharedClip clip;
  float pitch = 1;
  Variant variant;
};

/// A note of an instrument, and how far it is bent to the pitch that is wanted.
struct Tone {
  engine::SharedClip clip;
  float pitch = 1;
};

/// The baked sounds by what they are called, each in its variants. Of five times
/// that a sound is asked for in a row, none is like another.
class Library {
 public:
  static constexpr std::size_t kRemembered = 5;

  explicit Library(const engine::Clips& clips);

  bool has(std::string_view sound) const { return sounds_.find(sound) != sounds_.end(); }
  std::size_t variants(std::string_view sound) const;
  /// Nothing where there is no such sound.
  std::optional<Chosen> choose(std::string_view sound);
  /// "harp-57.0" and its neighbours are the notes of the instrument "harp".
  std::optional<Tone> tone(std::string_view instrument, int pitch) const;
  bool has_instrument(std::string_view instrument) const;

 private:
  struct Sound {
    std::vector<engine::SharedClip> clips;
    std::vector<Variant> last;  ///< chosen, the latest at the end
    std::uint32_t count = 0;
  };

  std::map<std::string, Sound, std::less<>> sounds_;
};

}  // namespace sound
