#include "game/app/features/replay/open_replay.h"

namespace app {
namespace {

std::string name_of(const lang::Sentences& words, const session::Replay& replay,
                    core::Viewer viewer) {
  if (viewer == core::kPublic) return words.say("replay.public");
  if (viewer == core::kAll) return words.say("replay.all");
  const auto seats = replay.seats();
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (viewer == core::viewer_of(static_cast<core::Seat>(i))) return words.name("seat", seats[i]);
  }
  return {};
}

}  // namespace

OpenReplay::OpenReplay(session::Replay& replay, const screens::GameScreens& game,
                       const lang::Sentences& words)
    : replay_(replay), game_(game), words_(words), viewers_(replay.viewers()) {
  for (const core::Viewer viewer : viewers_) {
    shown_.eyes.push_back(name_of(words_, replay_, viewer));
  }
  shown_.length = replay_.length();
  shown_.turns = replay_.turns();
  lend(viewers_.size() - 1);
}

const screens::ReplayShown& OpenReplay::shown() {
  shown_.cursor = replay_.screen().cursor();
  shown_.is_playing = replay_.is_playing();
  return shown_;
}

void OpenReplay::lend(std::size_t eyes) {
  shown_.lent = eyes;
  replay_.look_as(viewers_[eyes]);
  find_marks();
}

/// What nobody may miss is what is looked for again; of one step the weightiest.
void OpenReplay::find_marks() {
  shown_.marks.clear();
  replay_.walk(
      [&](std::size_t step, const match::AnyView& view, std::span<const core::Event> events) {
        const screens::Moment* weightiest = nullptr;
        const std::vector<screens::Moment> moments = game_.moments->moments(view, words_, events);
        for (const screens::Moment& moment : moments) {
          if (!screens::is_great(moment)) continue;
          if (weightiest == nullptr || moment.weight > weightiest->weight) weightiest = &moment;
        }
        if (weightiest == nullptr) return;
        shown_.marks.push_back({step, weightiest->title, weightiest->colour});
      });
}

void OpenReplay::turn_back() {
  std::size_t goal = 0;
  for (const session::TurnStart& turn : shown_.turns) {
    if (turn.step < replay_.screen().cursor()) goal = turn.step;
  }
  replay_.seek(goal);
}

void OpenReplay::turn_on() {
  for (const session::TurnStart& turn : shown_.turns) {
    if (turn.step > replay_.screen().cursor()) return replay_.seek(turn.step);
  }
  replay_.seek(replay_.length());
}

}  // namespace app
