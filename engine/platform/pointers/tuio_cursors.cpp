#include "engine/platform/pointers/tuio_cursors.h"

#include <algorithm>
#include <limits>

namespace engine {
namespace {

constexpr std::int64_t kLongAgo = 100;  // frames: the source has begun anew

/// SDL gives its devices small numbers, or addresses.
constexpr std::int64_t kFirstDevice = std::numeric_limits<std::int64_t>::min();

bool is_late(std::int32_t number, std::int32_t latest) {
  const std::int64_t behind = std::int64_t{latest} - number;
  return number > 0 && behind > 0 && behind <= kLongAgo;
}

bool is_alive(const TuioFrame& frame, std::int32_t id) {
  return std::find(frame.alive.begin(), frame.alive.end(), id) != frame.alive.end();
}

}  // namespace

TuioCursors::Source* TuioCursors::source_of(const TuioFrame& frame, double seconds) {
  const auto known = std::find_if(sources_.begin(), sources_.end(), [&](const Source& source) {
    return source.name == frame.source;
  });
  if (known != sources_.end()) return &*known;
  if (sources_.size() >= kMostSources) return nullptr;
  sources_.push_back({frame.source, kFirstDevice + devices_++, frame.number, seconds});
  return &sources_.back();
}

std::vector<ContactEvent> TuioCursors::take(const TuioFrame& frame, double seconds) {
  std::vector<ContactEvent> events = advance(seconds);
  Source* source = source_of(frame, seconds);
  if (source == nullptr) return events;
  source->heard = seconds;
  if (is_late(frame.number, source->number)) return events;
  if (frame.number > 0) source->number = frame.number;
  const auto tell = [&](ContactChange change, const TuioCursor& cursor) {
    events.push_back({change, {source->device, cursor.id}, cursor.place, seconds});
  };
  std::erase_if(source->cursors, [&](const TuioCursor& cursor) {
    if (is_alive(frame, cursor.id)) return false;
    tell(ContactChange::kUp, cursor);
    return true;
  });
  for (const TuioCursor& set : frame.set) {
    if (!is_alive(frame, set.id)) continue;
    const auto cursor = std::find_if(source->cursors.begin(), source->cursors.end(),
                                     [&](const TuioCursor& one) { return one.id == set.id; });
    if (cursor == source->cursors.end()) {
      source->cursors.push_back(set);
      tell(ContactChange::kDown, set);
    } else if (cursor->place != set.place) {
      *cursor = set;
      tell(ContactChange::kMoves, set);
    }
  }
  return events;
}

std::vector<ContactEvent> TuioCursors::advance(double seconds) {
  std::vector<ContactEvent> events;
  std::erase_if(sources_, [&](const Source& source) {
    if (seconds - source.heard <= kSilence) return false;
    for (const TuioCursor& cursor : source.cursors) {
      events.push_back(
          {ContactChange::kCancelled, {source.device, cursor.id}, cursor.place, seconds});
    }
    return true;
  });
  return events;
}

}  // namespace engine
