#pragma once

#include <cstdint>
#include <optional>

#include "engine/platform/clock.h"
#include "engine/platform/windows/window.h"
#include "engine/speech/speaker.h"
#include "engine/ui/turn.h"
#include "game/app/shell/sound_target.h"
#include "game/screens/screens.h"
#include "game/session/beginning.h"

namespace session {
class Session;
}

namespace app {

class TableScreen;

/// Of a plain screen.
inline constexpr float kPlainPointsPerMillimetre = 96 / 25.4F;

/// What somebody before the screen knows after a frame.
struct Seen {
  TableScreen& screen;
  session::Session& session;
  const screens::Drawn& shown;                       ///< of the last frame that was laid out
  const screens::Answer& given;                      ///< what was pressed in that
  const screens::TutorialShown* tutorial = nullptr;  ///< the step of a lesson that is told
  std::optional<screens::MomentShown> moment{};      ///< that is told
  bool lets_answer = false;            ///< a question is asked, and has been for long enough
  bool is_moving = false;              ///< the table, the camera, or a machine's thoughts
  std::optional<engine::Edge> side{};  ///< of a touch table, where only that is looked at
};

/// Where the input of a table comes from, and how its time passes.
class InputSource {
 public:
  InputSource() = default;
  InputSource(const InputSource&) = delete;
  InputSource& operator=(const InputSource&) = delete;
  InputSource(InputSource&&) = delete;
  InputSource& operator=(InputSource&&) = delete;
  virtual ~InputSource() = default;

  virtual void set_hit_test(engine::HitTest test) = 0;
  /// As Window::next_input.
  virtual engine::Input next_input(double wait_seconds) = 0;
  /// Seconds since the last tick.
  virtual double tick() = 0;
  /// Of what is drawn.
  virtual glm::ivec2 pixel_size() const = 0;
  virtual void present() = 0;
  virtual void set_full_screen(bool /*is_on*/) {}
  /// What somebody has measured on the screen, points per millimetre; nothing leaves it to the
  /// screen. How large a point is from then on.
  virtual float set_ruler(std::optional<float> points_per_millimetre) {
    return points_per_millimetre.value_or(kPlainPointsPerMillimetre);
  }
  /// Nobody looks at the table itself: only the panels are laid out.
  virtual bool is_blind() const { return false; }
  /// Who says what is spoken, in place of the computer's voice.
  virtual engine::Speaker* speaker() { return nullptr; }
  /// Of the luck of a game that is begun on the screen.
  virtual std::uint64_t fresh_seed() { return session::fresh_seed(); }
  /// Where the sound of the table goes.
  virtual SoundTarget sound_target() const { return SoundTarget::kNone; }
  /// Where windows for others can be opened beside it; null: there are none.
  virtual engine::Window* window() { return nullptr; }
  /// After each frame. False leaves the table.
  virtual bool look(const Seen& /*seen*/) { return true; }
};

/// A person before a window.
class WindowInput final : public InputSource {
 public:
  explicit WindowInput(engine::Window& window) : window_(window) {}

  void set_hit_test(engine::HitTest test) override { window_.set_hit_test(std::move(test)); }
  engine::Input next_input(double wait_seconds) override {
    return window_.next_input(wait_seconds);
  }
  double tick() override { return clock_.tick(); }
  glm::ivec2 pixel_size() const override { return window_.pixel_size(); }
  void present() override { window_.present(); }
  engine::Window* window() override { return &window_; }
  SoundTarget sound_target() const override { return SoundTarget::kSpeakers; }
  void set_full_screen(bool is_on) override { window_.set_fullscreen(is_on); }
  float set_ruler(std::optional<float> points_per_millimetre) override {
    window_.set_ruler(points_per_millimetre);
    return window_.points_per_millimetre();
  }

 private:
  engine::Window& window_;
  engine::Clock clock_;
};

}  // namespace app
