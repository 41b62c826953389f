#pragma once

#include <deque>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/audio/mixer.h"
#include "engine/scene/camera.h"
#include "game/sound/book/bodies_file.h"
#include "game/sound/book/sound_book.h"
#include "game/sound/caption.h"
#include "game/sound/land_beds.h"
#include "game/sound/library.h"
#include "game/sound/music.h"
#include "game/sound/voice_clock.h"
#include "game/table/facts.h"
#include "game/table/motion/stage.h"
#include "game/table/motion/strokes.h"

namespace sound {

/// Something that happened, as those before the table may know it.
struct Happening {
  table::Facts facts;
  table::RegionId region = table::kNoRegion;
};

/// What of the table is heard in a frame. Refers to what lives elsewhere.
struct SceneHeard {
  const table::Stage& stage;
  const table::Layout& layout;
  const engine::CameraView& camera;
  double speed = 1;       ///< of what moves; time passes as it does for the person
  bool is_awake = false;  ///< somebody moves something, or something moves
  /// Before speakers: when what is given now is heard, in the mixer's time.
  std::optional<double> heard_at{};
};

/// A sound that was given to the mixer: for whoever checks what is heard.
struct Given {
  double at = 0;
  std::string sound;
  Variant variant;
  bool is_told = false;  ///< it has a caption
};

/// Makes the sounds of a table: of what happens, of what is set down, slid and thrown, of the land
/// and of music. It knows masked events only, and no clock but the seconds it is told of, so the
/// same table always sounds the same.
class Soundscape {
 public:
  /// All of them outlive it.
  Soundscape(const SoundBook& book, const sound::Bodies& bodies, const engine::Clips& clips,
             engine::Mixer& mixer);

  void tell(std::vector<Happening> happenings);
  /// Another match, an undo: nothing more is heard of what was before.
  void hush();
  /// In every frame, after the table has moved.
  void update(double seconds, const SceneHeard& scene);
  void set_music(bool is_on) { music_.set_on(is_on); }
  /// Somebody begins to hear it.
  void begin_beds_anew() { beds_.stop(); }

  /// The oldest first.
  std::span<const Caption> captions() const { return captions_; }
  double now() const { return clock_.now(); }
  /// Something waits to be heard that no frame has asked for yet.
  bool is_waiting() const { return !waiting_.empty() || !captions_.empty(); }
  float tension() const;
  const Music& music() const { return music_; }
  const LandBeds& beds() const { return beds_; }
  /// The last of them.
  std::span<const Given> given() const { return given_; }

 private:
  void pass_strokes(const SceneHeard& scene);
  void play(const table::Stroke& stroke, double at, const SceneHeard& scene);
  void pass_happenings(const SceneHeard& scene);
  void sound_of(const Happening& happening, const SceneHeard& scene);
  void caption(const std::string& id, const Happening& happening, const table::Layout& layout);
  void remember(const table::Facts& facts);
  float growth(const EventSound& row, const table::Facts& facts) const;
  void note(const std::string& sound, const Variant& variant, double at, bool is_told);

  const SoundBook& book_;
  const sound::Bodies& bodies_;
  engine::Mixer& mixer_;
  Library library_;
  VoiceClock clock_;
  LandBeds beds_;
  Music music_;
  double moved_at_ = 0;  ///< seconds of the clock
  std::deque<Happening> waiting_;
  double next_ = 0;  ///< the first of them may be heard then
  std::map<std::string, double, std::less<>> heard_last_;
  std::map<std::string, float, std::less<>> numbers_;  ///< that events told last
  struct Strain {
    float height = 0;
    double since = 0;
  };
  std::vector<Strain> strains_;  ///< by book_.tension
  std::vector<Caption> captions_;
  std::uint32_t beat_ = 0;
  std::vector<table::Stroke> strokes_;  ///< of the beat
  std::size_t next_stroke_ = 0;
  std::uint32_t knocks_ = 0;  ///< so far: no two are alike
  std::vector<Given> given_;
};

}  // namespace sound
