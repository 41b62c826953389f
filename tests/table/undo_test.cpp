// Taking back at the table.

#include <gtest/gtest.h>

#include "game/app/offer.h"
#include "game/app/open_game.h"

namespace {

TEST(Undo, OfNothingSaysSoAndLeavesTheTableAlone) {
  auto resources = app::load_resources(DATA_FOLDER);
  ASSERT_TRUE(resources) << resources.error();
  auto setup = app::setup_of(*resources, {});
  ASSERT_TRUE(setup) << setup.error();
  auto session = app::new_session(*resources, std::move(*setup), "human");
  ASSERT_TRUE(session) << session.error();
  session->take_events();
  EXPECT_FALSE(session->undo());
  EXPECT_FALSE(session->take_undone());
  EXPECT_TRUE(session->take_events().empty());
}

}  // namespace
