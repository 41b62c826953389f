#include "game/app/features/films/rendered_sound.h"

#include <utility>

#include "game/app/features/sound/table_sound.h"

namespace app {
namespace {

class RenderedSound final : public film::FilmSound {
 public:
  RenderedSound(const Resources& resources, std::shared_ptr<const table::GameTable> game)
      : sound_(resources, SoundTarget::kRender), game_(std::move(game)) {
    sound_.apply({});
  }

  void tell(const match::AnyView& view, std::span<const core::Event> events) override {
    sound_.tell(*game_, view, events);
  }
  void hush() override { sound_.hush(); }
  void render(const film::FrameHeard& frame, std::span<float> stereo) override {
    sound_.update(frame.seconds, {.stage = frame.stage,
                                  .layout = frame.layout,
                                  .camera = frame.camera,
                                  .speed = 1,
                                  .is_awake = true});
    sound_.render(stereo);
  }

 private:
  TableSound sound_;
  std::shared_ptr<const table::GameTable> game_;
};

}  // namespace

std::unique_ptr<film::FilmSound> rendered_sound(const Resources& resources,
                                                std::shared_ptr<const table::GameTable> game) {
  return std::make_unique<RenderedSound>(resources, std::move(game));
}

}  // namespace app
