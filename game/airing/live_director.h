#pragma once

#include <deque>
#include <span>

#include "game/director/beat.h"
#include "game/director/framing.h"
#include "game/director/plan.h"
#include "game/screens/state/outputs_shown.h"

namespace airing {

using screens::CameraHand;

/// Frames what is about to be shown, by the rules of a film's director, without knowing the end: of
/// the beats that are foreseen, those of the first scene.
class LiveDirector {
 public:
  LiveDirector(director::Set set, director::Rules rules);

  /// Of these beats the first is due. How many seconds it must wait until the camera is there.
  float prepare(std::span<const director::Beat> foreseen);
  /// Nothing happens: to the first of the places that is not looked at already. False where there
  /// is none, or the shot is too short yet.
  bool wander(std::span<const glm::vec2> matters);
  /// The camera so many seconds later.
  engine::CameraPose update(double seconds);
  engine::CameraPose pose() const { return now_; }
  /// Where it will rest.
  engine::CameraPose goal() const { return to_; }
  director::ShotKind shown() const { return kind_; }

  /// The picture has another size: it begins with the whole board.
  void stand_on(director::Set set);

  /// The whole board, as soon as the shot has been long enough; the camera stays; it is
  /// led by hand.
  void show_whole() { wants_whole_ = true; }
  void set_hand(CameraHand hand) { hand_ = hand; }
  CameraHand hand() const { return hand_; }
  void lead(const engine::CameraPose& pose);

 private:
  bool shows(std::span<const glm::vec2> places) const;
  bool may_cut() const;
  float turn_to(director::ShotKind kind, const engine::CameraPose& pose);

  director::Set set_;
  director::Rules rules_;
  CameraHand hand_ = CameraHand::kDirector;
  bool wants_whole_ = false;
  director::ShotKind kind_ = director::ShotKind::kWhole;
  engine::CameraPose from_{};
  engine::CameraPose to_{};
  engine::CameraPose now_{};
  float glides_ = 0;    ///< seconds that the way takes; 0: it is there
  float underway_ = 0;  ///< of them, gone
  double time_ = 0;     ///< seconds since the beginning
  double shot_since_ = 0;
  std::deque<double> cuts_;  ///< of the last minute
};

}  // namespace airing
