#include "game/app/screen/table_show.h"

#include <algorithm>
#include <utility>

#include "game/app/screen/framing.h"
#include "game/app/screen/table_hand.h"
#include "game/app/start/goals_shown.h"
#include "game/screens/gathers.h"

namespace app {
namespace {

constexpr double kBreath = 0.25;    // seconds between two beats of others
constexpr int kFramesOfLayout = 3;  // ImGui's sheets grow to their size in two

}  // namespace

TableShow::TableShow(TableScreen& screen, const lang::Sentences& words)
    : screen_(screen),
      words_(words),
      own_view_(screen.camera().goal()),
      frames_to_follow_(kFramesOfLayout) {}

bool TableShow::gathers(const match::AnyView& view, std::span<const core::Event> events) {
  return screens::gathers(screen_.game_screens(), words_, screen_.tabletop().game(), view, events);
}

std::optional<std::vector<core::Event>> TableShow::next_beat(session::Session& session,
                                                             const std::function<bool()>& advance) {
  std::vector<core::Event> all;
  int steps = 0;
  while (steps < screens::kMostTogether && session.is_machine_next() && advance()) {
    ++steps;
    const std::vector<core::Event> events = session.screen().take_events();
    all.insert(all.end(), events.begin(), events.end());
    if (!gathers(session.screen().view(), events)) break;
  }
  return steps > 0 ? std::optional(std::move(all)) : std::nullopt;
}

void TableShow::tell(const match::AnyView& view, std::span<const core::Event> events,
                     screens::Origin origin) {
  moment_queue_.set_pace(screen_.settings().pace);
  const screens::GameScreens& game = screen_.game_screens();
  std::vector<screens::Moment> moments = game.moments->moments(view, words_, events);
  game.panels.note(screen_.memory(), events);
  const bool has_words = !moments.empty();
  moment_queue_.tell(std::move(moments), origin);
  happening_ = screen_.tabletop().game().regions_of(events);
  frames_to_follow_ = kFramesOfLayout;
  is_asked_anew_ = true;
  pause_ = is_instant() || !has_words ? 0 : kBreath;
  screen_.tabletop().tell(view, events);
  if (origin == screens::Origin::kOthers && is_instant()) screen_.tabletop().skip();
}

void TableShow::tell_goals(std::vector<screens::GoalShown> goals, bool begins) {
  std::optional<screens::Moment> moment;
  if (begins && !goals.empty()) {
    moment = moment_of_goals(goals, words_);
  } else if (!begins) {
    moment = moment_of_settled(goals_, goals, words_);
  }
  if (moment) moment_queue_.tell({std::move(*moment)}, screens::Origin::kOthers);
  goals_ = std::move(goals);
}

void TableShow::hush() {
  moment_queue_.hush();
  frames_to_follow_ = kFramesOfLayout;
  is_asked_anew_ = true;
}

bool TableShow::update(double seconds) {
  moment_queue_.set_pace(screen_.settings().pace);
  const bool was_told = moment_queue_.has_more();
  moment_queue_.update(seconds, screen_.tabletop().has_falling_dice());
  if (!screen_.tabletop().is_moving() && !moment_queue_.is_holding()) pause_ -= seconds;
  return was_told || moment_queue_.has_more() || pause_ > 0;
}

bool TableShow::is_seen() const {
  return !screen_.tabletop().is_moving() && !moment_queue_.is_holding() && pause_ <= 0;
}

void TableShow::go_on() {
  screen_.tabletop().skip();
  moment_queue_.go_on();
}

/// A moment that has a place comes before a battle that goes on elsewhere, where its banner is
/// seen: it does not lie over an open hand when something is asked.
table::Staged TableShow::staged_now(const match::AnyView& view,
                                    const screens::Drawn& answer) const {
  const bool is_seen = answer.question.empty() || !screens::is_hand_open(screen_.memory());
  const auto shown = is_seen ? moment_queue_.shown() : std::nullopt;
  const bool has_place = shown && shown->moment->near > 0 && !shown->moment->places.empty();
  table::Staged staged = screen_.tabletop().game().staged(view);
  const bool is_of_fight =
      has_place && staged.is_fight && (shown->moment->places - staged.regions).empty();
  if (has_place && !is_of_fight && !is_instant() && shown->left > 0) {
    return {.regions = shown->moment->places,
            .things = {},
            .near = shown->moment->near,
            .dims_rest = shown->moment->is_staged};
  }
  return is_told_beside(staged, answer) ? table::Staged() : staged;
}

/// Who looks on is told of somebody who has left for another place.
bool TableShow::is_told_beside(const table::Staged& staged, const screens::Drawn& answer) const {
  const auto told = moment_queue_.shown();
  if (!told || !answer.question.empty() || staged.regions.empty()) return false;
  return !(told->moment->places - staged.regions).empty();
}

/// A sheet that came since may lie over what is asked about.
void TableShow::follow_panels(const screens::Drawn& answer) {
  const engine::ScreenPart clear = screens::clear_of_sheets(answer);
  const bool is_smaller = clear.to.y < led_beside_.to.y - 1 || clear.to.x < led_beside_.to.x - 1 ||
                          clear.from.x > led_beside_.from.x + 1;
  const bool is_larger = clear.to.y > led_beside_.to.y + 1;
  if ((!is_smaller && !is_larger) || frames_to_follow_ > 0) return;
  frames_to_follow_ = kFramesOfLayout;
  is_asked_anew_ = !is_smaller;  // wood would lie bare below
}

bool TableShow::lead_camera(const match::AnyView& view, const screens::Drawn& answer) {
  light_stage(view);
  lead_goal(view, answer);
  return uncover_places(answer);
}

/// A way that nobody has seen is lit as far as it may have led.
void TableShow::light_stage(const match::AnyView& view) {
  table::RegionSet lands;
  const auto shown = moment_queue_.shown();
  if (shown && shown->left > 0 && shown->moment->is_staged && !is_instant()) {
    lands = shown->moment->places | shown->moment->lit;
  } else if (const table::Staged staged = screen_.tabletop().game().staged(view);
             staged.dims_rest) {
    lands = staged.regions;
  }
  const table::Stage& stage = screen_.tabletop().stage();
  const table::Piece* bearer = table::bearer_of_ring(stage);
  if (bearer != nullptr && !stage.ring().is_seen) {
    const glm::vec3 at = bearer->pose.position;
    const table::RegionId land = screen_.tabletop().board().regions.at({at.x, at.z});
    if (land != table::kNoRegion && lands.contains(land)) {
      for (const table::RegionId region : stage.ring().may_be_in) lands.insert(region);
    }
  }
  screen_.tabletop().light_only(lands);
}

/// Where the camera has come to rest. The log gives way to what can be chosen, or is told of; a
/// hand is laid down once for each set of places, so that a person may open it again.
bool TableShow::uncover_places(const screens::Drawn& answer) {
  const table::RegionSet open = regions_to_choose(screen_);
  if (open != open_) is_uncovered_ = false;
  open_ = open;
  if (screen_.camera().is_moving()) return false;
  table::RegionSet seen = open;
  const auto told = moment_queue_.shown();
  for (const table::RegionId region : told ? told->moment->places : open) seen.insert(region);
  const bool has_changed = let_log_yield_to(screen_, seen, answer);
  if (is_uncovered_ || frames_to_follow_ > 0 || screen_.tabletop().is_moving()) return has_changed;
  is_uncovered_ = true;
  return lay_down_hand_over(screen_, open, answer) || has_changed;
}

void TableShow::lead_goal(const match::AnyView& view, const screens::Drawn& answer) {
  if (!screen_.settings().follow_action) return;
  table::Staged wanted = staged_now(view, answer);
  // What is told last of a battle or a Hunt is told where it was.
  if (wanted.is_empty() && moment_queue_.is_holding() && !is_told_beside(staged_, answer))
    wanted = staged_;
  // Nobody is led away with an Army in the hand.
  const bool turns = wanted != staged_ && !screen_.has_in_hand();
  if (turns) {
    staged_ = std::move(wanted);
    if (staged_.is_empty()) is_hand_on_ = false;
    frames_to_follow_ = std::max(frames_to_follow_, 1);
    is_asked_anew_ = true;
  }
  if (screen_.tabletop().is_rolling() && !turns) return;  // the next question is not shown yet
  follow_panels(answer);
  if (frames_to_follow_ == 0 || --frames_to_follow_ > 0 || is_hand_on_) return;
  led_beside_ = screens::clear_of_sheets(answer);
  const bool is_same = !std::exchange(is_asked_anew_, true);
  const table::RegionSet asked =
      is_same ? regions_to_choose(screen_) : screen_.tabletop().game().in_question(view);
  // What is pressed next lies where it lay.
  if (is_same && sees(screen_, asked.empty() ? staged_.regions : asked, answer)) return;
  if (staged_.is_empty()) {
    lead_to_question(view.decision().seat, asked, answer);
  } else {
    lead_to_stage(asked, answer);
  }
  is_uncovered_ = false;
}

void TableShow::lead_to_stage(const table::RegionSet& asked, const screens::Drawn& answer) {
  table::Staged seen = staged_;
  if (!seen.regions.empty()) {
    for (const table::RegionId region : asked) seen.regions.insert(region);
  }
  led_for_.reset();
  screen_.camera().set_goal(own_view_);
  approach(screen_, seen, answer);
  screen_.camera().travel();
}

void TableShow::lead_to_question(core::Seat decider, const table::RegionSet& asked,
                                 const screens::Drawn& answer) {
  const bool looks_on = asked.empty() || answer.question.empty();
  const table::RegionSet& wanted = looks_on && !happening_.empty() ? happening_ : asked;
  // Between two questions of one action nothing moves that need not.
  const bool goes_on = std::exchange(led_for_, decider) == decider;
  if (goes_on && !wanted.empty() && shows(screen_, wanted, answer)) return;
  screen_.camera().set_goal(own_view_);
  show_regions(screen_, wanted, answer);
  screen_.camera().travel();
}

void TableShow::take_hand() {
  own_view_ = screen_.camera().goal();
  is_hand_on_ = !staged_.is_empty();
}

void TableShow::keep_home() {
  if (screen_.is_home()) own_view_ = screen_.camera().goal();
}

}  // namespace app
