#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/result.h"
#include "game/sound/book/bodies_file.h"

namespace timbre {

/// A blow on one of the bodies, or several.
struct Struck {
  std::string body;
  float impulse = 1;
  float pitch = 1;
};

/// Breath, cloth, wind: noise between two frequencies.
struct Brushed {
  float low = 200;  ///< hertz
  float high = 2000;
  float attack = 0.02F;  ///< seconds
  float hold = 0.1F;
  float release = 0.1F;
  float grains = 0;  ///< bursts in a second; 0 is smooth
  float swell = 0;   ///< hertz of a slow coming and going
  float sweep = 1;   ///< times as high at the end
};

/// A tone that glides, as birds have it.
struct Whistled {
  float from = 2000;  ///< hertz
  float to = 2500;
  float seconds = 0.1F;
};

enum class Instrument : std::uint8_t { kHorn, kHarp, kFiddle, kFlute };

/// A note of a wind or string, by a waveguide.
struct Played {
  Instrument instrument = Instrument::kHorn;
  float hertz = 220;
  float seconds = 1;  ///< that it is blown or bowed
  float release = 0.3F;
  float force = 0.8F;  ///< 0 to 1
};

struct Layer {
  std::variant<Struck, Brushed, Whistled, Played> model;
  float at = 0;  ///< seconds
  float gain = 1;
  int times = 1;       ///< that it is repeated
  float every = 0.1F;  ///< seconds, about
  float loose = 0;     ///< share of `every` and of the gain that chance takes
};

/// A sound, and of how many kinds it is.
struct Recipe {
  std::string id;
  int variants = 1;
  int rate = 48000;
  float seconds = 0;  ///< 0: as long as it sounds
  bool loops = false;
  float peak = 1;
  std::vector<Layer> layers;
};

using Recipes = std::vector<Recipe>;

/// `text` is a file of recipes, `name` what it is called in a fault.
base::Result<Recipes> read_recipes(std::string_view text, std::string_view name);

/// Each strikes what is a body, and is there once; else an Error says which does not.
base::Result<void> check_recipes(const Recipes& recipes, const sound::Bodies& bodies);

}  // namespace timbre
