#include "game/film/clips.h"

#include <algorithm>

namespace film {
namespace {

void mark_gaps(Screenplay& clips) {
  for (std::size_t i = 1; i < clips.size(); ++i) {
    clips[i].seen.is_elsewhen = clips[i].first_step != clips[i - 1].end_step;
  }
}

Screenplay in_turns(const Screenplay& whole, std::pair<int, int> turns) {
  Screenplay clips;
  for (const FilmedBeat& beat : whole) {
    if (beat.turn >= turns.first && beat.turn <= turns.second) clips.push_back(beat);
  }
  return clips;
}

Screenplay last_seconds(const Screenplay& whole, float seconds) {
  float taken = 0;
  std::size_t first = whole.size();
  while (first > 0 && taken < seconds) {
    --first;
    taken += whole[first].seen.seconds + whole[first].seen.rests;
  }
  return {whole.begin() + static_cast<std::ptrdiff_t>(first), whole.end()};
}

}  // namespace

std::vector<director::Beat> beats_of(const Screenplay& screenplay) {
  std::vector<director::Beat> beats;
  for (const FilmedBeat& beat : screenplay) beats.push_back(beat.seen);
  return beats;
}

base::Result<Screenplay> cut(const Screenplay& whole, const Order& order, const Cutting& cutting) {
  if (whole.empty()) return base::Error{"Nothing has happened in this match yet."};
  Screenplay clips;
  switch (order.extent) {
    case Extent::kWhole: clips = whole; break;
    case Extent::kTurns: clips = in_turns(whole, order.turns); break;
    case Extent::kReel: clips = cut_reel(whole, cutting); break;
    case Extent::kLast: clips = last_seconds(whole, order.seconds); break;
  }
  if (clips.empty()) {
    return base::Error{"The match has no such turns: the last one is " +
                       std::to_string(whole.back().turn) + "."};
  }
  mark_gaps(clips);
  return clips;
}

}  // namespace film
