// A game that knows nothing of Middle-earth stands on the same table.

#include <cstdlib>

#include <gtest/gtest.h>

#include "engine/platform/windows/window.h"
#include "engine/render/canvas.h"
#include "game/table/tabletop.h"
#include "tests/harness/done.h"
#include "tests/toy/race_on_table.h"

namespace {

constexpr glm::ivec2 kWindow{640, 360};

class SecondGame : public testing::Test {
 protected:
  match::AnyView view() const {
    return match::AnyView::of<toy::Race>(match_.tables().rules, core::kAll,
                                         match_.view(core::kAll));
  }
  engine::CameraView camera() const {
    engine::TableCamera camera(tabletop_->layout().size, glm::vec2(kWindow));
    camera.settle();
    return camera.view();
  }
  engine::Pixels picture() {
    const engine::Canvas canvas(kWindow);
    tabletop_->draw(camera(), kWindow);
    return canvas.read();
  }
  /// The touched action, and what chance makes of it; then the table is told.
  void play(core::Action action, std::uint8_t pips) {
    const std::size_t before = match_.events().size();
    ASSERT_FALSE(match_.play(action).refused());
    ASSERT_FALSE(match_.play({toy::kPips, pips}).refused());
    tabletop_->tell(view(), match_.events().subspan(before));
  }

  match::Match<toy::Race> match_ = toy::dealt_match();
  engine::Window window_ =
      engine::Window::open(
          {.title = "test", .size = kWindow, .mode = engine::WindowMode::kOffscreen})
          .take();
  base::Result<table::Tabletop> tabletop_ =
      table::Tabletop::create(std::make_shared<toy::RaceTable>(match_.rules().goal),
                              {.shader_folder = SHADER_FOLDER, .baked_folder = {}, .layout = {}});
};

/// How many pixels around a place of the board are not the same.
int changes(const engine::Pixels& one, const engine::Pixels& other, glm::vec2 centre) {
  constexpr int kReach = 14;
  int count = 0;
  for (int y = -kReach; y <= kReach; ++y) {
    for (int x = -kReach; x <= kReach; ++x) {
      const glm::ivec2 at = glm::ivec2(centre) + glm::ivec2(x, y);
      if (at.x < 0 || at.y < 0 || at.x >= kWindow.x || at.y >= kWindow.y) continue;
      int difference = 0;
      for (int c = 0; c < 3; ++c) difference += std::abs(one.at(at)[c] - other.at(at)[c]);
      count += difference > 60 ? 1 : 0;
    }
  }
  return count;
}

TEST_F(SecondGame, IsPlayedByTouchAndItsPawnIsSeenToMove) {
  ASSERT_TRUE(tabletop_) << tabletop_.error();
  EXPECT_TRUE(tabletop_->faults().empty()) << tabletop_->faults().front();
  tabletop_->reset(view());
  const engine::Pixels before = picture();

  const glm::vec2 start = tabletop_->layout().regions[0].settlement;
  const auto on_screen = [&](glm::vec2 place) {
    return *engine::screen_point(camera(), tabletop_->board().ground.on_surface(place, 1));
  };
  const table::RegionId touched = tabletop_->point_at(camera(), on_screen(start)).region;
  ASSERT_EQ(touched, table::RegionId{0});
  const auto action = tabletop_->game().action_at(view(), touched);
  ASSERT_TRUE(action);
  play(*action, 6);
  EXPECT_TRUE(tabletop_->is_rolling());
  for (int i = 0; i < 1000 && tabletop_->is_moving(); ++i) tabletop_->update(0.05);
  tabletop_->skip();

  const engine::Pixels after = picture();
  const std::vector<table::RegionLayout>& spaces = tabletop_->layout().regions;
  EXPECT_GT(changes(before, after, on_screen(spaces[0].armies[0])), 10) << "it left";
  EXPECT_GT(changes(before, after, on_screen(spaces[6].armies[0])), 10) << "it came";
  EXPECT_FALSE(tabletop_->game().action_at(view(), touched) &&
               view().decision().seat == core::Seat{0});
  const auto file = std::filesystem::path(testing::TempDir()) / "race-on-the-table.png";
  EXPECT_TRUE(harness::is_done(engine::write_png(file, after))) << file;
}

TEST_F(SecondGame, ADieShowsWhatWasRolled) {
  ASSERT_TRUE(tabletop_) << tabletop_.error();
  tabletop_->reset(view());
  play({toy::kRoll}, 5);
  int dice = 0;
  for (const table::Actor& actor : tabletop_->stage().actors()) {
    if (actor.piece.traits.role != table::PieceRole::kDie) continue;
    ++dice;
    const float rests = actor.motion.start + actor.motion.seconds;
    const glm::quat shown = table::look_at(actor, rests).pose.rotation;
    EXPECT_EQ(engine::face_up(shown), toy::kFaces[4]);
  }
  EXPECT_EQ(dice, 1);
}

}  // namespace
