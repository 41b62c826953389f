#include <gtest/gtest.h>

#include "game/table/board/ranks.h"
#include "game/wotr/map/map_plan.h"
#include "game/wotr/table/pieces.h"
#include "rules/wotr/state/state.h"
#include "world.h"

namespace {

using namespace table_test;
using wotr_table::PieceKind;

/// Every figure on the map stands inside the border of the region that the rules have it in.
void expect_inside(const wotr::Board& where) {
  for (const table::Piece& piece : wotr_table::mirror(world(), where).pieces) {
    if (wotr_table::kind_of(piece.model) != PieceKind::kFigure &&
        wotr_table::kind_of(piece.model) != PieceKind::kSettlement) {
      continue;
    }
    if (wotr::Place{piece.spot.value} == wotr::kInFellowship) continue;  // Gollum
    const wotr::RegionId region = wotr::region_of(wotr::Place{piece.spot.value});
    ASSERT_NE(region, wotr::kNoRegion);
    EXPECT_TRUE(table::is_inside(wotr_table::layout_of(layout(), region).border,
                                 {piece.pose.position.x, piece.pose.position.z}))
        << rules().regions[static_cast<std::size_t>(region)].id;
  }
}

/// Nobody is left out who has room: a badge tells the rest.
int figures_shown(const wotr::Board& where) {
  int shown = 0;
  for (const table::Formation& formation : wotr_table::mirror(world(), where).formations) {
    shown += formation.shown;
  }
  return shown;
}

TEST(Layout, EveryFigureOfTheOpeningStandsInItsRegion) { expect_inside(opening().board); }

TEST(Layout, EveryFigureOfTheOpeningIsShown) { EXPECT_EQ(figures_shown(opening().board), 100); }

TEST(Layout, FiguresStayInTheirRegionsThroughRandomGames) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    int step = 0;
    play_randomly(seed, 4000, [&](const wotr::State& state, const core::EventSink&) {
      if (++step % 50 == 0) expect_inside(state.board);
    });
  }
}

TEST(Layout, RanksDoNotOverlap) {
  for (const table::RegionLayout& region : layout().regions) {
    const table::Ranks ranks = table::form_ranks(
        {.region = region, .slot = region.armies[0], .radius = 0.66F, .count = 10}, {});
    ASSERT_FALSE(ranks.places.empty());
    for (std::size_t i = 0; i < ranks.places.size(); ++i) {
      for (std::size_t k = 0; k < i; ++k) {
        EXPECT_GE(glm::distance(ranks.places[i], ranks.places[k]), 2 * 0.66F * ranks.scale - 0.01F);
      }
    }
  }
}

TEST(Layout, SaysWhichFileAndPlaceIsWrong) {
  std::vector<core::DataFile> files = data_files(wotr_table::layout_files());
  const std::string good = files[0].text;
  files[0].text.replace(files[0].text.find("\"bree\""), 6, "\"brie\"");
  const auto unknown = wotr_table::load_layout(files, rules());
  ASSERT_FALSE(unknown);
  EXPECT_NE(unknown.error().find("regions-layout.json"), std::string::npos) << unknown.error();
  EXPECT_NE(unknown.error().find("brie"), std::string::npos) << unknown.error();

  files[0].text = good;
  files[1].text.replace(files[1].text.find("\"points\""), 8, "\"pionts\"");
  const auto broken = wotr_table::load_layout(files, rules());
  ASSERT_FALSE(broken);
  EXPECT_NE(broken.error().find("borders.json"), std::string::npos) << broken.error();
}

}  // namespace
