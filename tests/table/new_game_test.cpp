// What is asked for on the new-game screen or on the command line begins as a match.

#include <algorithm>

#include <gtest/gtest.h>

#include "game/app/new_game_choices.h"
#include "game/app/open_game.h"

namespace {

const app::Resources& resources() {
  static const app::Resources loaded = [] {
    auto read = app::load_resources(DATA_FOLDER);
    EXPECT_TRUE(read) << read.error();
    return std::move(*read);
  }();
  return loaded;
}

base::Result<app::Session> begin(const screens::NewGame& game) {
  auto setup = app::setup_of(resources(), game);
  if (!setup) return base::Error{setup.error()};
  return app::new_session(resources(), std::move(*setup), "human");
}

TEST(NewGame, OffersPlayersScenariosAndOptions) {
  const screens::NewGameChoices choices = app::read_choices(resources());
  using Names = std::vector<std::string>;
  EXPECT_EQ(choices.tables.at(2)[0].machines, (Names{"random", "fellowship-first", "squire"}));
  EXPECT_EQ(choices.tables.at(2)[1].machines, (Names{"random", "squire"}));
  EXPECT_GE(choices.scenarios.size(), 9U);
  EXPECT_EQ(choices.rules.size(), wotr::option_table().size() - 1);
}

TEST(NewGame, BeginsWithEveryNumberOfPlayers) {
  const screens::NewGameChoices choices = app::read_choices(resources());
  for (int people = 1; people <= 4; ++people) {
    screens::NewGame game;
    game.people = 0;
    screens::set_people(choices, game, people);
    screens::use_profile(choices, 1, game.rules);
    const auto session = begin(game);
    ASSERT_TRUE(session) << session.error();
    const std::vector<std::string> seated = session->players();
    EXPECT_EQ(static_cast<int>(seated.size()), screens::seats_of(game));
    EXPECT_EQ(std::count(seated.begin(), seated.end(), "human"), people);
    EXPECT_EQ(session->rules().options.max_rounds, 5);
  }
}

TEST(NewGame, BeginsWithEveryScenario) {
  const screens::NewGameChoices choices = app::read_choices(resources());
  for (const screens::ScenarioChoice& scenario : choices.scenarios) {
    screens::NewGame game;
    screens::set_people(choices, game, 1);
    screens::choose_scenario(choices, game, &scenario);
    const auto session = begin(game);
    ASSERT_TRUE(session) << scenario.id << ": " << session.error();
    EXPECT_TRUE(session->match().setup().position.has_value());
  }
}

TEST(NewGame, FollowsTheSeatsThatAreNamed) {
  app::Options options;
  options.seats = "gondor=human";
  const auto four = app::open_game(resources(), options, "random");
  ASSERT_TRUE(four) << four.error();
  EXPECT_EQ(four->session.players(),
            (std::vector<std::string>{"human", "random", "random", "random"}));
  options.seats = "saruman=human";
  const auto three = app::open_game(resources(), options, "random");
  ASSERT_TRUE(three) << three.error();
  EXPECT_EQ(three->session.players().size(), 3U);
  options.seats = "gondor=human";
  options.players = 2;
  EXPECT_FALSE(app::open_game(resources(), options, "random"));
  options.seats = "free=nobody-knows";
  EXPECT_FALSE(app::open_game(resources(), options, "random"));
}

TEST(NewGame, MachinesPlayAGameOfFourToItsEnd) {
  app::Options options;
  options.players = 4;
  options.seed = 3;
  auto game = app::open_game(resources(), options, "random");
  ASSERT_TRUE(game) << game.error();
  for (int steps = 0; steps < 200000 && !game->session.is_over(); ++steps) game->session.advance();
  EXPECT_TRUE(game->session.is_over());
}

}  // namespace
