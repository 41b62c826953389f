#include "game/table/motion/stage.h"

#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

#include "game/wotr/table/animations.h"
#include "rules/wotr/state/event_kind.h"
#include "rules/wotr/state/rules.h"
#include "rules/wotr/state/state.h"
#include "world.h"

namespace {

using namespace table_test;

std::vector<table::Piece> pieces_of(const table::Stage& stage) {
  std::vector<table::Piece> pieces;
  for (const table::Actor& actor : stage.actors()) pieces.push_back(actor.piece);
  return pieces;
}

TEST(Animations, EveryKindOfEventIsListed) {
  const auto rows = wotr_table::animation_table();
  ASSERT_EQ(rows.size(), static_cast<std::size_t>(wotr::EventKind::kCount));
  for (std::size_t i = 0; i < rows.size(); ++i) {
    EXPECT_EQ(static_cast<std::size_t>(rows[i].kind), i);
    EXPECT_FALSE(rows[i].name.empty());
    EXPECT_EQ(rows[i].name == "none", rows[i].show == wotr_table::Show::kNone) << rows[i].name;
  }
}

/// Whatever was played, and however it was interrupted, the table ends as the rules have it.
TEST(Stage, EndsEqualToTheViewThroughRandomGames) {
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    table::Stage stage(world());
    stage.reset(wotr_table::mirror(world(), opening().board));
    int step = 0;
    play_randomly(seed, 1500, [&](const wotr::State& state, const core::EventSink& events) {
      table::Mirror after = wotr_table::mirror(world(), state.board);
      const std::vector<table::Piece> expected = after.pieces;
      stage.tell({.cues = cues(events), .after = std::move(after)});
      if (++step % 7 == 0) stage.update(0.21);  // told again while it is still moving
      if (step % 3 != 0) return;
      if (step % 2 == 0) {
        stage.skip();
      } else {
        for (int i = 0; i < 2000 && stage.update(0.05); ++i) {
        }
      }
      ASSERT_FALSE(stage.is_moving());
      ASSERT_EQ(pieces_of(stage), expected) << "seed " << seed << ", step " << step;
    });
  }
}

TEST(Stage, NothingIsLeftOutOrDoubledWhileItMoves) {
  table::Stage stage(world());
  stage.reset(wotr_table::mirror(world(), opening().board));
  play_randomly(9, 600, [&](const wotr::State& state, const core::EventSink& events) {
    const table::Mirror after = wotr_table::mirror(world(), state.board);
    stage.skip();
    stage.tell({.cues = cues(events), .after = after});
    const auto staying = std::count_if(stage.actors().begin(), stage.actors().end(),
                                       [](const table::Actor& actor) { return !actor.leaves; });
    if (stage.is_moving()) {
      ASSERT_EQ(static_cast<std::size_t>(staying), after.pieces.size());
    }
    for (float clock = 0; clock < 2; clock += 0.25F) {
      for (const table::Actor& actor : stage.actors()) {
        const table::Actor::Look look = table::look_at(actor, clock);
        ASSERT_TRUE(std::isfinite(look.pose.position.x + look.pose.position.y));
        ASSERT_GE(look.opacity, 0);
        ASSERT_LE(look.opacity, 1);
      }
    }
  });
}

TEST(Stage, AMarchGoesFromWhereTheFigureStoodToWhereItStands) {
  table::Stage stage(world());
  table::Mirror before = wotr_table::mirror(world(), opening().board);
  stage.reset(before);
  wotr::Board board = opening().board;
  const auto edoras =
      std::find_if(rules().regions.begin(), rules().regions.end(),
                   [](const wotr::Region& region) { return region.id == "edoras"; });
  const auto from = static_cast<wotr::RegionId>(edoras - rules().regions.begin());
  const wotr::RegionId to = edoras->neighbours.front();
  const wotr::Figure rider = wotr::regular_of(wotr::Nation::kRohan);
  wotr::remove(wotr::figures_in(board, from), rider);
  wotr::add(wotr::figures_in(board, to), rider);
  const core::Event event{wotr::byte_of(wotr::EventKind::kFigures),
                          {wotr::byte_of(rider), 1, wotr::byte_of(wotr::in_region(from)),
                           wotr::byte_of(wotr::in_region(to)), 0}};
  stage.tell({.cues = cues({event}), .after = wotr_table::mirror(world(), board)});
  const auto marching = std::find_if(
      stage.actors().begin(), stage.actors().end(),
      [](const table::Actor& actor) { return actor.motion.kind == table::MotionKind::kMarch; });
  ASSERT_NE(marching, stage.actors().end());
  EXPECT_GE(marching->motion.seconds, 0.6F);
  EXPECT_LE(marching->motion.seconds, 0.9F);
  const table::Actor::Look halfway = table::look_at(*marching, marching->motion.seconds / 2);
  EXPECT_GT(halfway.pose.position.y, marching->piece.pose.position.y + 0.5F);
}

}  // namespace
