// What is asked for on the new-game screen or on the command line begins as a match.

#include <algorithm>

#include <gtest/gtest.h>

#include "game/app/start/new_game_choices.h"
#include "game/session/open_game.h"
#include "game/wotr/session/opener_of.h"
#include "loaded_game.h"
#include "rules/wotr/load/option_table.h"

namespace {

using table_test::loaded_game;
using SessionOfWotr = session::SessionOf<wotr::Game>;

base::Result<std::unique_ptr<session::Session>> begin(const screens::NewGame& game) {
  auto setup = app::setup_of(loaded_game(), game);
  if (!setup) return setup.failure();
  return loaded_game().opener->begin(setup.take(), "human");
}

base::Result<session::OpenedGame> open(const session::Beginning& beginning) {
  return session::open_game(*loaded_game().opener, beginning, "random");
}

TEST(NewGame, OffersPlayersScenariosAndOptions) {
  const screens::NewGameChoices choices = app::read_choices(loaded_game());
  using Names = std::vector<std::string>;
  EXPECT_EQ(choices.tables.at(2)[0].machines,
            (Names{"random", "fellowship-first", "squire", "ranger", "steward", "captain",
                   "wizard:1s", "wizard:instant", "wizard:5s", "wizard:20s"}));
  EXPECT_EQ(choices.tables.at(2)[1].machines,
            (Names{"random", "squire", "ranger", "steward", "captain", "wizard:1s",
                   "wizard:instant", "wizard:5s", "wizard:20s"}));
  EXPECT_GE(choices.scenarios.size(), 9U);
  EXPECT_EQ(choices.rules.size(), wotr::option_table().size() - 1);
}

TEST(NewGame, BeginsWithEveryNumberOfPlayers) {
  const screens::NewGameChoices choices = app::read_choices(loaded_game());
  for (int people = 1; people <= 4; ++people) {
    screens::NewGame game;
    game.people = 0;
    screens::set_people(choices, game, people);
    screens::use_profile(choices, 1, game.rules);
    const auto session = begin(game);
    ASSERT_TRUE(session) << session.error();
    const std::vector<std::string> seated = (*session)->players();
    EXPECT_EQ(static_cast<int>(seated.size()), screens::seats_of(game));
    EXPECT_EQ(std::count(seated.begin(), seated.end(), "human"), people);
    EXPECT_EQ((*session)->screen().view().rules<wotr::Game>().options.max_rounds, 5);
  }
}

TEST(NewGame, BeginsWithEveryScenario) {
  const screens::NewGameChoices choices = app::read_choices(loaded_game());
  for (const screens::ScenarioChoice& scenario : choices.scenarios) {
    screens::NewGame game;
    screens::set_people(choices, game, 1);
    screens::choose_scenario(choices, game, &scenario);
    const auto session = begin(game);
    ASSERT_TRUE(session) << scenario.id << ": " << session.error();
    EXPECT_TRUE(dynamic_cast<const SessionOfWotr&>(**session).match().setup().position.has_value());
  }
}

TEST(NewGame, FollowsTheSeatsThatAreNamed) {
  session::Beginning beginning;
  beginning.seats = "gondor=human";
  const auto four = open(beginning);
  ASSERT_TRUE(four) << four.error();
  EXPECT_EQ(four->session->players(),
            (std::vector<std::string>{"human", "random", "random", "random"}));
  beginning.seats = "saruman=human";
  const auto three = open(beginning);
  ASSERT_TRUE(three) << three.error();
  EXPECT_EQ(three->session->players().size(), 3U);
  beginning.seats = "gondor=human";
  beginning.players = 2;
  EXPECT_FALSE(open(beginning));
  beginning.seats = "free=nobody-knows";
  EXPECT_FALSE(open(beginning));
}

TEST(NewGame, MachinesPlayAGameOfFourToItsEnd) {
  session::Beginning beginning;
  beginning.players = 4;
  beginning.seed = 3;
  auto game = open(beginning);
  ASSERT_TRUE(game) << game.error();
  for (int steps = 0; steps < 200000 && !game->session->is_over(); ++steps) {
    game->session->advance_and_wait();
  }
  EXPECT_TRUE(game->session->is_over());
}

}  // namespace
