// What is asked for on the new-game screen or on the command line begins as a match.

#include <algorithm>

#include <gtest/gtest.h>

#include "game/app/offer.h"
#include "game/app/open_game.h"
#include "game/table/load_layout.h"
#include "rules/wotr/game.h"

namespace {

const app::Resources& resources() {
  static const app::Resources loaded = [] {
    auto read = app::load_resources(
        DATA_FOLDER, {wotr::Game::kId, wotr::Game::data_files(), table::layout_files()});
    EXPECT_TRUE(read) << read.error();
    return std::move(*read);
  }();
  return loaded;
}

base::Result<std::unique_ptr<session::Session>> begin(const screens::NewGame& wish) {
  auto setup = app::setup_of(resources(), wish);
  if (!setup) return base::Error{setup.error()};
  return app::new_session(resources(), std::move(*setup), "human");
}

TEST(NewGame, OffersPlayersScenariosAndOptions) {
  const screens::Offer offer = app::read_offer(resources());
  using Names = std::vector<std::string>;
  EXPECT_EQ(offer.machines[0], (Names{"random", "fellowship-first", "squire"}));
  EXPECT_EQ(offer.machines[1], (Names{"random", "squire"}));
  EXPECT_GE(offer.scenarios.size(), 9U);
  EXPECT_EQ(offer.options.size(), wotr::option_table().size() - 1);
}

TEST(NewGame, BeginsWithEveryNumberOfPlayers) {
  const screens::Offer offer = app::read_offer(resources());
  for (int people = 1; people <= 4; ++people) {
    screens::NewGame wish;
    wish.people = 0;
    screens::set_people(offer, wish, people);
    screens::use_guide(offer, wish.options);
    const auto session = begin(wish);
    ASSERT_TRUE(session) << session.error();
    const std::vector<std::string> seated = (*session)->players();
    EXPECT_EQ(static_cast<int>(seated.size()), screens::seats_of(wish));
    EXPECT_EQ(std::count(seated.begin(), seated.end(), "human"), people);
    EXPECT_EQ(app::rules_of(**session).options.max_rounds, 5);
  }
}

TEST(NewGame, BeginsWithEveryScenario) {
  const screens::Offer offer = app::read_offer(resources());
  for (const screens::OfferedScenario& scenario : offer.scenarios) {
    screens::NewGame wish;
    screens::set_people(offer, wish, 1);
    screens::choose_scenario(offer, wish, &scenario);
    const auto session = begin(wish);
    ASSERT_TRUE(session) << scenario.id << ": " << session.error();
    const std::string header =
        (*session)->save_text().substr(0, (*session)->save_text().find('\n'));
    EXPECT_NE(header.find("\"position\""), std::string::npos);
  }
}

TEST(NewGame, FollowsTheSeatsThatAreNamed) {
  app::Options options;
  options.seats = "gondor=human";
  const auto four = app::open_game(resources(), options, "random");
  ASSERT_TRUE(four) << four.error();
  EXPECT_EQ(four->session->players(),
            (std::vector<std::string>{"human", "random", "random", "random"}));
  options.seats = "saruman=human";
  const auto three = app::open_game(resources(), options, "random");
  ASSERT_TRUE(three) << three.error();
  EXPECT_EQ(three->session->players().size(), 3U);
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
  for (int steps = 0; steps < 200000 && !game->session->is_over(); ++steps) {
    game->session->advance_and_wait();
  }
  EXPECT_TRUE(game->session->is_over());
}

}  // namespace
