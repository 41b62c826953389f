#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "game/table/facts.h"

namespace base {
class JsonReader;
}

namespace sound {

/// What is heard of a kind of event.
struct EventSound {
  std::string event;  ///< as the game's events are called in JSON
  /// What else must be true of it: one of the values, for each fact.
  std::vector<std::pair<std::string, std::vector<std::string>>> when;
  std::string sound;  ///< empty: silent. {nation} stands for that fact, here and in the caption
  float gain = 1;
  float hall = 0;        ///< how much of it the hall gives back
  std::string caption;   ///< "caption.<id>" names it, where it informs
  std::string grows_by;  ///< louder with this number of the event, or of one before
  float full = 0;        ///< at which it is as loud as it gets
};

using EventSounds = std::vector<EventSound>;

EventSounds read_event_sounds(const base::JsonReader& rows);

/// The first row that is true of the event; nothing where it has none.
const EventSound* find(const EventSounds& rows, const table::Facts& facts);

/// The text with each {fact} replaced.
std::string filled(std::string_view text, const table::Facts& facts);

/// From decibels below what was baked.
float gain_of(float decibels);

}  // namespace sound
