// Taking back at the table.

#include <gtest/gtest.h>

#include "game/app/start/new_game_choices.h"
#include "loaded_game.h"

namespace {

TEST(Undo, OfNothingSaysSoAndLeavesTheTableAlone) {
  const app::LoadedGame& game = table_test::loaded_game();
  auto session = game.opener->begin({}, "human");
  ASSERT_TRUE(session) << session.error();
  session::Outlook& outlook = (*session)->screen();
  outlook.take_events();
  EXPECT_FALSE((*session)->undo());
  EXPECT_FALSE(outlook.take_undone());
  EXPECT_TRUE(outlook.take_events().empty());
}

}  // namespace
