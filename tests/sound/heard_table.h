#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "game/app/features/sound/table_sound.h"
#include "game/app/shelf/loaded_game.h"
#include "game/table/board/board_assets.h"
#include "game/table/motion/stage.h"

namespace sound_test {

const app::LoadedGame& wotr_game();
const app::LoadedGame& trilogy_game();

/// A table that is heard and not seen: its stage, its sound, and what was rendered of it frame by
/// frame.
class HeardTable {
 public:
  static constexpr int kRate = engine::Mixer::kRate;
  static constexpr double kFrame = 1.0 / 30;

  explicit HeardTable(const app::LoadedGame& game, screens::SoundSettings settings = {},
                      app::SoundTarget target = app::SoundTarget::kRender);

  /// One frame goes by.
  void pass();
  void pass_for(double seconds);
  void lay(const match::AnyView& view);
  /// Events that led to the view.
  void tell(const match::AnyView& view, std::span<const core::Event> events);
  /// Dice are thrown, and nothing is told of them.
  void throw_dice(const match::AnyView& view, std::span<const core::Event> dice);
  void look_at(glm::vec2 place, float distance);
  /// Nobody touches the table.
  void leave_alone() { is_awake_ = false; }

  table::Stage& stage() { return stage_; }
  app::TableSound& sound() { return sound_; }
  const sound::Soundscape& soundscape() const { return *sound_.soundscape(); }
  const engine::CameraView& camera() const { return camera_; }
  const table::Layout& layout() const { return layout_; }
  /// Left and right in turn, from the first frame on.
  const std::vector<float>& samples() const { return samples_; }
  void forget_samples() { samples_.clear(); }
  std::vector<float> take_samples() { return std::move(samples_); }

 private:
  const app::LoadedGame& game_;
  std::shared_ptr<const table::GameTable> table_;
  table::Layout layout_;
  table::BoardAssets board_;
  table::Stage stage_;
  app::SoundTarget target_;
  app::TableSound sound_;
  engine::CameraView camera_;
  bool is_awake_ = true;
  std::vector<float> samples_;
};

/// A new game of machines that choose at random.
std::unique_ptr<session::Session> random_session(const app::LoadedGame& game, std::uint64_t seed);

/// Machines play while `seconds` of the table go by; between two steps it is read for a moment.
/// What is heard is what the public hears.
void play_for(HeardTable& table, session::Session& session, double seconds);

/// Energy of the samples between two times.
double energy(std::span<const float> stereo, double from, double to);

}  // namespace sound_test
