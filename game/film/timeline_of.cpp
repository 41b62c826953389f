#include "game/film/timeline_of.h"

namespace film {

int turn_at(std::span<const session::TurnStart> turns, std::size_t step) {
  int turn = turns.empty() ? 0 : turns.front().turn;
  for (const session::TurnStart& start : turns) {
    if (start.step <= step) turn = start.turn;
  }
  return turn;
}

match::Timeline timeline_of(const session::Replay& replay, const screens::GameWords& words,
                            std::size_t most_steps) {
  const std::vector<session::TurnStart> turns = replay.turns();
  match::Timeline timeline;
  replay.walk([&](std::size_t step, const match::AnyView& view, std::span<const core::Event>) {
    if (step <= most_steps) timeline.note(turn_at(turns, step), words.counted(view));
  });
  return timeline;
}

}  // namespace film
