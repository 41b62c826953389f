#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/audio/audio_device.h"
#include "engine/audio/mixer.h"
#include "game/app/shelf/resources.h"
#include "game/app/shell/sound_target.h"
#include "game/screens/state/caption_shown.h"
#include "game/screens/state/sound_settings.h"
#include "game/sound/soundscape.h"
#include "game/table/game_table.h"

namespace app {

/// The sound of a table: what it mixes, who hears it, and what is said of it in words. All is read
/// and opened when a table has been seen, so that no start waits for it.
class TableSound {
 public:
  /// `resources` outlives the sound.
  TableSound(const Resources& resources, SoundTarget target);

  void apply(const screens::SoundSettings& settings);
  /// Events that led to the view, masked for those who hear.
  void tell(const table::GameTable& game, const match::AnyView& view,
            std::span<const core::Event> events);
  /// Another match, an undo.
  void hush();
  /// In every frame. True if what is said in words is not what it was.
  bool update(double seconds, const sound::SceneHeard& scene);
  /// How often a second it has to be passed while nothing is drawn.
  double looks() const;
  /// What is heard, and for a while why nothing is: nobody has to answer that, play goes on.
  std::vector<screens::CaptionShown> captions(const engine::CameraView& camera,
                                              const table::Layout& layout) const;

  /// Of SoundTarget::kRender: the samples of so much time as the table has passed, left and right
  /// in turn.
  void render(std::span<float> stereo);
  /// What is heard is recorded from now on; then it sounds there even without speakers.
  void set_recorded(bool is_recorded);
  /// The next samples of a recording, for as much time as has gone by.
  void record(std::span<float> stereo);
  const sound::Soundscape* soundscape() const { return soundscape_ ? &*soundscape_ : nullptr; }

 private:
  void open();
  void open_speakers();
  void listen();
  bool pass_soundscape(double seconds, sound::SceneHeard scene);
  void say_fault(std::string_view key, const std::string& reason = {});
  bool is_fault_shown() const { return seconds_ < fault_until_; }
  bool is_needed() const;

  const Resources& resources_;
  SoundTarget target_;
  screens::SoundSettings settings_;
  bool is_opened_ = false;
  int passes_ = 0;
  double seconds_ = 0;  ///< so far
  std::string fault_;   ///< why nothing is heard
  double fault_until_ = 0;
  bool was_fault_shown_ = false;  ///< in the last frame
  std::unique_ptr<engine::Mixer> mixer_;
  std::optional<sound::Soundscape> soundscape_;
  engine::AudioTap tap_;
  std::unique_ptr<engine::AudioDevice> speakers_;
  bool is_recorded_ = false;
  std::size_t captions_ = 0;  ///< in the last frame
  double last_caption_ = 0;   ///< when the latest of them began
};

}  // namespace app
