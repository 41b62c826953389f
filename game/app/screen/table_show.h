#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "game/app/screen/table_screen.h"
#include "game/screens/moment_queue.h"
#include "game/session/session.h"

namespace app {

/// Shows what happens: tells the table, says it on banners, and leads the camera to what is decided
/// and back to the person's own view. `screen` outlives it.
class TableShow {
 public:
  TableShow(TableScreen& screen, const lang::Sentences& words);

  /// What is done next, each time by `advance`: one step, or several that are looked at together.
  /// Nothing where it did nothing.
  std::optional<std::vector<core::Event>> next_beat(session::Session& session,
                                                    const std::function<bool()>& advance);
  /// Events that led to the view, both as the same viewer knows them.
  void tell(const match::AnyView& view, std::span<const core::Event> events,
            screens::Origin origin);
  /// Of the scenario: at its beginning, and when one is settled. They are told after what `tell`
  /// told last.
  void tell_goals(std::vector<screens::GoalShown> goals, bool begins);
  /// A machine answers next: what it may choose is not lit for those who look on.
  void ask_nobody() { screen_.tabletop().ask_nobody(); }
  /// Another game, an undo, an answer: nothing more is told of what was before.
  void hush();
  /// Call in every frame. True while something is told, or will be.
  bool update(double seconds);
  /// Others may go on: what they did last has been seen and read.
  bool is_seen() const;
  /// The camera has not yet been told where to go.
  bool is_following() const { return frames_to_follow_ > 0; }
  /// To the next moment; what still moves is there at once.
  void go_on();
  void toggle_hold() { moment_queue_.toggle_hold(); }
  std::optional<screens::MomentShown> shown() const { return moment_queue_.shown(); }
  bool has_unread() const { return moment_queue_.has_unread(); }

  /// Leads the camera, after the panels have been laid out. True where panels have to be again.
  bool lead_camera(const match::AnyView& view, const screens::Drawn& answer);
  /// The person has put the camera where it goes.
  void take_hand();
  /// What changes the view of the whole board changes the person's own view, if it is that.
  void keep_home();

 private:
  bool gathers(const match::AnyView& view, std::span<const core::Event> events);
  void light_stage(const match::AnyView& view);
  void lead_goal(const match::AnyView& view, const screens::Drawn& answer);
  bool uncover_places(const screens::Drawn& answer);
  void lead_to_stage(const table::RegionSet& asked, const screens::Drawn& answer);
  void lead_to_question(core::Seat decider, const table::RegionSet& asked,
                        const screens::Drawn& answer);
  void follow_panels(const screens::Drawn& answer);
  bool is_instant() const { return screen_.settings().pace == screens::Pace::kInstant; }
  bool is_told_beside(const table::Staged& staged, const screens::Drawn& answer) const;
  table::Staged staged_now(const match::AnyView& view, const screens::Drawn& answer) const;

  TableScreen& screen_;
  const lang::Sentences& words_;
  screens::MomentQueue moment_queue_;
  std::vector<screens::GoalShown> goals_;  ///< as they were told last
  engine::CameraPose own_view_;            ///< where the person last put the camera
  table::RegionSet happening_;             ///< where the last events happened
  table::RegionSet open_;                  ///< what could be chosen in the last frame
  table::Staged staged_;                   ///< what the camera has gone to
  engine::ScreenPart led_beside_;          ///< what panels left clear when the camera was led last
  std::optional<core::Seat> led_for_;      ///< who decided then; nobody: something was staged
  bool is_uncovered_ = false;              ///< no hand lies over `open_`
  bool is_asked_anew_ = true;              ///< else the panels of the same question have grown
  bool is_hand_on_ = false;                ///< the person looks elsewhere while it is staged
  int frames_to_follow_ = 0;  ///< until the panels of the new question have found their size
  double pause_ = 0;          ///< seconds before others go on
};

}  // namespace app
