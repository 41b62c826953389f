#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/audio/audio_device.h"
#include "engine/audio/mixer.h"
#include "game/app/ears.h"
#include "game/app/resources.h"
#include "game/screens/state/caption_shown.h"
#include "game/screens/state/sound_settings.h"
#include "game/sound/soundscape.h"
#include "game/table/game_table.h"

namespace app {

/// The sound of a table: what it mixes, who hears it, and what is said of it in words. All is read
/// and opened when a table has been seen, so that no start waits for it.
class SoundDesk {
 public:
  /// `resources` outlives the desk.
  SoundDesk(const Resources& resources, Ears ears);

  void apply(const screens::SoundSettings& settings);
  /// Events that led to the view, masked for those who hear.
  void tell(const table::GameTable& game, const match::AnyView& view,
            std::span<const core::Event> events);
  /// Another match, an undo.
  void hush();
  /// In every frame. True if what is said in words is not what it was.
  bool pass(double seconds, const sound::SceneHeard& scene);
  /// How often a second it has to be passed while nothing is drawn.
  double looks() const;
  std::vector<screens::CaptionShown> captions(const engine::CameraView& camera,
                                              const table::Layout& layout) const;
  /// Why nothing is heard: one sentence, once.
  std::string take_fault();

  /// Of Ears::kRender: the samples of so much time as the table has passed, left and right in turn.
  void render(std::span<float> stereo);
  const sound::Soundscape* soundscape() const { return soundscape_ ? &*soundscape_ : nullptr; }

 private:
  void open();
  void open_speakers();
  void say_fault(std::string_view key, const std::string& reason);
  bool is_needed() const;

  const Resources& resources_;
  Ears ears_;
  screens::SoundSettings settings_;
  bool is_opened_ = false;
  int passes_ = 0;
  std::string fault_;
  std::unique_ptr<engine::Mixer> mixer_;
  std::optional<sound::Soundscape> soundscape_;
  std::unique_ptr<engine::AudioDevice> speakers_;
  std::size_t captions_ = 0;  ///< in the last frame
  double last_caption_ = 0;   ///< when the latest of them began
};

}  // namespace app
