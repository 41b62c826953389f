#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace sound {

struct Note {
  std::optional<int> step;  ///< of the mode, 0 is its first tone; nothing: a rest
  float beats = 1;
};

using Bar = std::vector<Note>;

/// The music of a people: a melody in bars, and phrases that are made of them.
struct Theme {
  std::string id;
  std::vector<std::string> of;        ///< whose it is: values of the facts "nation" and "side"
  std::vector<int> mode;              ///< half tones of its steps within an octave
  int tonic = 57;                     ///< the pitch of step 0; 69 is 440 hertz
  float tempo = 66;                   ///< beats in a minute
  int beats = 4;                      ///< in a bar
  std::string melody, drone, figure;  ///< instruments
  std::string drum;                   ///< the same
  std::vector<Bar> bars;
  std::vector<std::vector<int>> phrases;  ///< numbers of bars
};

base::Result<std::vector<Theme>> read_themes(std::string_view text, std::string_view name);

/// Half tones above the tonic.
int half_tones(const Theme& theme, int step);
double bar_seconds(const Theme& theme);

}  // namespace sound
