#include "game/app/screen/match_shown.h"

#include "game/app/start/goals_shown.h"
#include "game/app/start/new_game_choices.h"

namespace app {
namespace {

std::vector<screens::TurnShown> turning_points_of(const session::Session& session) {
  std::vector<screens::TurnShown> shown;
  for (session::TurningPoint& point : session.turning_points()) {
    shown.push_back({.turn = point.turn,
                     .what = std::move(point.line.sentence),
                     .who = std::move(point.party),
                     .before = point.before,
                     .after = point.after});
  }
  return shown;
}

}  // namespace

MatchShown::MatchShown(const LoadedGame& game) : game_(&game) {
  for (const tutorial::Chapter& chapter : game.resources.chapters) {
    chapters_.push_back({chapter.id, chapter.title, chapter.text});
  }
}

const screens::NewGameChoices& MatchShown::choices() {
  if (!choices_) choices_ = read_choices(*game_);
  return *choices_;
}

std::span<const screens::GameOffer> MatchShown::offers() {
  if (!offers_) offers_.emplace(*game_, saves_);
  return offers_->all();
}

void MatchShown::follow(const session::Session& session, bool is_over) {
  goals_ = goals_shown(session, game_->resources.words);
  if (!is_over) {
    turning_points_.reset();
    course_.reset();
    return;
  }
  if (!turning_points_) turning_points_ = turning_points_of(session);
  if (!course_) course_ = session.course();
}

void MatchShown::show(screens::ScreenState& state, const screens::Memory& memory) {
  const screens::Needs needed = screens::most_needed(memory.sheets, state.sheets);
  if (needed >= screens::Needs::kChoices) state.choices = &choices();
  if (needed >= screens::Needs::kOffers) state.offers = offers();
  state.chapters = chapters_;
  state.goals = goals_;
  if (turning_points_) state.turning_points = *turning_points_;
  if (course_) state.course = *course_;
}

}  // namespace app
