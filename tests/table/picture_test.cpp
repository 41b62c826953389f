#include <algorithm>
#include <cstdlib>
#include <optional>

#include <gtest/gtest.h>

#include "engine/platform/windows/window.h"
#include "engine/render/canvas.h"
#include "game/table/tabletop.h"
#include "game/wotr/map/map_plan.h"
#include "rules/wotr/view/view.h"
#include "world.h"

namespace {

using namespace table_test;

constexpr glm::ivec2 kPictureSize{1280, 720};

engine::Pixels picture(table::Tabletop& tabletop, const wotr::View& view,
                       const engine::CameraView& camera) {
  tabletop.reset(any_view(view));
  const engine::Canvas canvas(kPictureSize);
  tabletop.draw(camera, kPictureSize);
  return canvas.read();
}

/// Pixels around a place that are clearly not the same in both pictures.
int differences(const engine::Pixels& one, const engine::Pixels& other, glm::vec2 centre,
                int reach) {
  int count = 0;
  for (int y = -reach; y <= reach; ++y) {
    for (int x = -reach; x <= reach; ++x) {
      const glm::ivec2 at = glm::ivec2(centre) + glm::ivec2(x, y);
      if (at.x < 0 || at.y < 0 || at.x >= kPictureSize.x || at.y >= kPictureSize.y) continue;
      int difference = 0;
      for (int c = 0; c < 3; ++c) difference += std::abs(one.at(at)[c] - other.at(at)[c]);
      count += difference > 60;
    }
  }
  return count;
}

/// The first one of a random game that is asked on the map.
wotr::View view_with_question() {
  std::optional<wotr::View> found;
  play_randomly(3, 400, [&](const wotr::State& state, const core::EventSink&) {
    const wotr::View view = wotr::view(rules(), state, core::kAll);
    const bool is_asked = !game_table()->spotlight(any_view(view)).lit.empty();
    if (is_asked && !found) found = view;
  });
  return *found;
}

long brightness(const engine::Pixels& picture) {
  long sum = 0;
  for (int y = 0; y < kPictureSize.y; ++y) {
    for (int x = 0; x < kPictureSize.x; ++x) sum += picture.at({x, y})[1];
  }
  return sum / kPictureSize.x / kPictureSize.y;
}

TEST(Picture, WhatAMachineMayChooseDimsTheLandForNobody) {
  auto window = engine::Window::open(
      {.title = "test", .size = kPictureSize, .mode = engine::WindowMode::kOffscreen});
  ASSERT_TRUE(window) << window.error();
  const std::vector<core::DataFile> files = data_files(wotr_table::layout_files());
  auto tabletop = table::Tabletop::create(
      game_table(),
      {.shader_folder = SHADER_FOLDER, .baked_folder = BAKED_FOLDER, .layout = files});
  ASSERT_TRUE(tabletop) << tabletop.error();
  const engine::CameraView camera =
      engine::TableCamera(layout().size, glm::vec2(kPictureSize)).view();
  const engine::Canvas canvas(kPictureSize);
  tabletop->reset(any_view(view_with_question()));
  tabletop->draw(camera, kPictureSize);
  const long asked = brightness(canvas.read());
  tabletop->ask_nobody();
  tabletop->draw(camera, kPictureSize);
  EXPECT_GT(brightness(canvas.read()), asked + 10);
}

TEST(Picture, EveryArmyOfTheOpeningIsSeenFromAfar) {
  auto window = engine::Window::open(
      {.title = "test", .size = kPictureSize, .mode = engine::WindowMode::kOffscreen});
  ASSERT_TRUE(window) << window.error();
  const std::vector<core::DataFile> files = data_files(wotr_table::layout_files());
  auto tabletop = table::Tabletop::create(
      game_table(),
      {.shader_folder = SHADER_FOLDER, .baked_folder = BAKED_FOLDER, .layout = files});
  ASSERT_TRUE(tabletop) << tabletop.error();
  const engine::CameraView camera =
      engine::TableCamera(layout().size, glm::vec2(kPictureSize)).view();

  wotr::View bare = opening();
  for (wotr::Figures& figures : bare.board.regions) figures = {};
  const engine::Pixels empty = picture(*tabletop, bare, camera);
  const engine::Pixels full = picture(*tabletop, opening(), camera);
  const table::Mirror mirror = wotr_table::mirror(world(), opening().board);
  const auto armies =
      std::count_if(rules().regions.begin(), rules().regions.end(),
                    [](const wotr::Region& region) { return !wotr::is_empty(region.setup); });
  EXPECT_EQ(mirror.formations.size(), static_cast<std::size_t>(armies));
  for (const table::Formation& formation : mirror.formations) {
    const auto screen = engine::screen_point(camera, formation.speaker + glm::vec3(0, 1, 0));
    ASSERT_TRUE(screen);
    EXPECT_GT(differences(empty, full, *screen, 12), 25)
        << table::layout_of(layout(), formation.region).id;
  }
}

}  // namespace
