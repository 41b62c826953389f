#pragma once

#include <functional>
#include <random>
#include <set>
#include <string>

#include "engine/platform/scripted_input.h"
#include "game/app/shell/input_source.h"
#include "rules/trilogy/view/view.h"

namespace trilogy_window_tests {

/// Somebody with a mouse before the window's loop, who plays for all people at the screen. It
/// presses what the panels show and the land where the question asks for it, and nothing else.
class Hand final : public app::InputSource {
 public:
  explicit Hand(std::uint32_t seed) : luck_(seed) {}

  void set_hit_test(engine::HitTest test) override { mouse_.set_hit_test(std::move(test)); }
  engine::Input next_input(double wait_seconds) override;
  double tick() override;
  glm::ivec2 pixel_size() const override { return mouse_.window_size(); }
  void present() override {}
  bool is_blind() const override { return true; }
  bool look(const app::Seen& seen) override;

  /// What was pressed: the answers' names in JSON, and the seats that gave them.
  const std::set<std::string>& given() const { return given_; }
  const std::set<core::Seat>& seats() const { return seats_; }
  int presses() const { return presses_; }
  bool has_begun_anew() const { return has_begun_anew_; }
  const std::string& stuck() const { return stuck_; }
  const trilogy::View& last() const { return last_; }

 private:
  using Suits = std::function<bool(core::Action)>;

  int any(int limit) { return std::uniform_int_distribution<int>(0, limit - 1)(luck_); }
  void click(glm::vec2 place);
  bool press(const app::Seen& seen, const std::string& beginning);
  bool choose(const app::Seen& seen, const Suits& suits);
  bool click_land(const app::Seen& seen, const std::vector<trilogy::Territory>& wanted);
  bool uncover(const app::Seen& seen);
  bool answer(const app::Seen& seen);
  bool reinforce(const app::Seen& seen);
  bool attack(const app::Seen& seen);
  bool invade(const app::Seen& seen);
  bool lay_down(const app::Seen& seen);
  bool send(const app::Seen& seen);
  bool finish(const app::Seen& seen);

  std::mt19937 luck_;
  engine::ScriptedInput mouse_{{1280, 720}};
  double now_ = 0;
  double rest_ = 0;    ///< seconds until the hand moves again
  double waited_ = 0;  ///< seconds without a question
  const trilogy::Rules* rules_ = nullptr;
  trilogy::View last_;
  std::size_t asked_ = 0;  ///< the number of the question
  int tries_ = 0;          ///< presses at it
  int turn_ = 0;
  int invasions_ = 0;  ///< in this turn
  int presses_ = 0;
  std::set<std::string> given_;
  std::set<core::Seat> seats_;
  bool has_begun_anew_ = false;
  std::string stuck_;
};

}  // namespace trilogy_window_tests
