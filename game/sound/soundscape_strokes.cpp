#include <algorithm>
#include <array>

#include "engine/audio/struck_body.h"
#include "game/sound/soundscape.h"
#include "game/sound/spatial.h"

namespace sound {
namespace {

constexpr double kStrokesAhead = 0.13;  // seconds: longer than any frame that is still pleasant

/// How a stroke is heard: by a sound that was baked, or as a body that is struck.
struct StrokeSound {
  table::StrokeKind kind;
  std::string_view sound;
  float gain;
  float hall;
  bool is_body;
};

constexpr std::array kStrokeSounds{
    StrokeSound{table::StrokeKind::kDieOnFelt, "die-on-felt", 0.5F, 0.08F, true},
    StrokeSound{table::StrokeKind::kDieOnWood, "die-on-wood", 0.42F, 0.12F, true},
    StrokeSound{table::StrokeKind::kDieOnDie, "die-on-die", 0.26F, 0.1F, true},
    StrokeSound{table::StrokeKind::kDiceTaken, "dice-taken", 0.12F, 0.06F, false},
    StrokeSound{table::StrokeKind::kFigureSet, "figure-set", 0.4F, 0.12F, false},
    StrokeSound{table::StrokeKind::kFigureFalls, "figure-falls", 0.34F, 0.15F, false},
    StrokeSound{table::StrokeKind::kClash, "sword", 0.22F, 0.25F, false},
    StrokeSound{table::StrokeKind::kCounterSlides, "counter-slide", 0.2F, 0.06F, false},
    StrokeSound{table::StrokeKind::kCardSlides, "card-slide", 0.24F, 0.06F, false}};

const StrokeSound& sound_of_stroke(table::StrokeKind kind) {
  return kStrokeSounds[static_cast<std::size_t>(kind)];
}

}  // namespace

/// What will touch within the next moment is given to the mixer with its time: the frames may come
/// as they like.
void Soundscape::pass_strokes(const SceneHeard& scene) {
  const table::Stage& stage = scene.stage;
  if (stage.beat() != beat_) {
    beat_ = stage.beat();
    strokes_ = table::strokes_of(stage.actors());
    next_stroke_ = 0;
  }
  if (!stage.is_playing() || scene.speed <= 0) return;
  const double clock = stage.clock();
  while (next_stroke_ < strokes_.size()) {
    const table::Stroke& stroke = strokes_[next_stroke_];
    const double wait = (static_cast<double>(stroke.seconds) - clock) / scene.speed;
    if (wait > kStrokesAhead) return;
    ++next_stroke_;
    play(stroke, clock_.now() + std::max(wait, 0.0), scene);
  }
}

void Soundscape::play(const table::Stroke& stroke, double at, const SceneHeard& scene) {
  const StrokeSound& sound = sound_of_stroke(stroke.kind);
  const Spatial from = spatialize(scene.camera, stroke.place);
  engine::Play play{.clip = nullptr,
                    .at = clock_.in_mixer(at),
                    .gain = sound.gain * stroke.strength * from.gain,
                    .side = from.side,
                    .hall = sound.hall};
  Variant variant;
  if (sound.is_body) {
    const auto body = bodies_.find(sound.sound);
    if (body == bodies_.end()) return;
    const engine::Blow blow{.impulse = stroke.impulse, .seed = ++knocks_};
    play.clip = std::make_shared<const engine::Clip>(engine::ring(body->second, blow));
    variant.clip = knocks_;
  } else {
    const std::optional<Chosen> chosen = library_.choose(sound.sound);
    if (!chosen) return;
    play.clip = chosen->clip;
    play.pitch = chosen->pitch;
    variant = chosen->variant;
  }
  mixer_.play(play);
  note(std::string(sound.sound), variant, at, false);
}

}  // namespace sound
