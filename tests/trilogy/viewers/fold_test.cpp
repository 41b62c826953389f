// The masked events, folded over the first view, give every view that follows.

#include "tests/trilogy/viewers/fold.h"

#include <gtest/gtest.h>

#include "game/match/match.h"
#include "game/players/random_player.h"
#include "rules/trilogy/game.h"

namespace trilogy_tests {
namespace {

using Match = match::Match<trilogy::Game>;

/// What one viewer makes of what it is told.
struct Follower {
  core::Viewer viewer;
  json view;
  std::size_t heard = 0;

  void hear(const Match& match) {
    for (; heard < match.events().size(); ++heard) {
      const core::Event seen = trilogy::Game::mask(match.events()[heard], viewer);
      fold(match.rules(), trilogy::Game::event_json(match.rules(), seen), view);
    }
  }
};

json view_of(const Match& match, core::Viewer viewer) {
  return trilogy::Game::view_json(match.rules(), match.view(viewer));
}

/// Of a whole game the views are compared every so many steps; what was told wrong stays wrong.
void follow(int players, std::uint64_t seed, int look_every) {
  const json options{{"players", players}, {"setup.placeAtATime", 5}};
  const auto made = match::make_tables<trilogy::Game>(data_files(), options);
  ASSERT_TRUE(made.ok());
  auto match = Match::begin(*made, {.options = options, .seed = seed});
  ASSERT_TRUE(match.ok());
  std::vector<Follower> followers;
  for (int seats = 0; seats < (1 << players); ++seats) {
    const core::Viewer viewer{static_cast<std::uint8_t>(seats)};
    if (seats > 2 && seats != (1 << players) - 1) continue;  // nobody, two seats, all of them
    followers.push_back({viewer, view_of(*match, viewer)});
  }
  players::RandomChoice choice(seed);
  for (int step = 0; !match->pending().is_over(); ++step) {
    if (match->pending().is_chance()) {
      match->roll();
    } else {
      ASSERT_FALSE(match->play(choice.pick(match->pending())).refused());
    }
    if (step % look_every != 0 && !match->pending().is_over()) continue;
    for (Follower& follower : followers) {
      follower.hear(*match);
      const json seen = told_part(view_of(*match, follower.viewer));
      const json told = told_part(follower.view);
      ASSERT_EQ(told, seen) << "viewer " << int{follower.viewer.seats} << ", step " << step << ": "
                            << json::diff(seen, told);
    }
  }
}

// One game of each number of players is looked at closely; two more bring rarer events.
constexpr int kOften = 7;
constexpr int kSeldom = 31;

TEST(TrilogyViewers, MaskedEventsGiveEveryFollowingView) {
  for (const int players : {2, 3, 4}) {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      SCOPED_TRACE(players);
      SCOPED_TRACE(seed);
      follow(players, seed, seed == 1 ? kOften : kSeldom);
      if (HasFatalFailure()) return;
    }
  }
}

TEST(TrilogyViewers, HandsDecksAndSecretsAreHidden) {
  const Game game(turn_of_yellow("combat", {{"harad", 3}},
                                 {{"territoryCards", {{"yellow", {"moria", "lorien"}}}},
                                  {"adventureCards", {{"yellow", list("power-ambush")}}},
                                  {"secretCards", {{"yellow", list("khand")}}}}));
  const json own = game.seen_by("yellow");
  EXPECT_EQ(own["territoryCards"]["yellow"], json({"moria", "lorien"}));
  for (const char* other : {"red", "public"}) {
    const json seen = game.seen_by(other);
    EXPECT_EQ(seen["territoryCards"]["yellow"], json({{"hidden", 2}}));
    EXPECT_EQ(seen["adventureCards"]["yellow"], json({{"hidden", 1}}));
    EXPECT_EQ(seen["secretCards"]["yellow"], json({{"hidden", 1}}));
    EXPECT_EQ(seen["decks"]["adventure"], 59);
  }
}

TEST(TrilogyViewers, ABridgeClosedTwiceIsToldAsOne) {
  Game game(turn_of_yellow(
      "reinforce", {{"harad", 3}},
      {{"adventureCards",
        {{"yellow", list("power-you-shall-not-pass-1", "power-you-shall-not-pass-2")}}}}));
  json seen = game.seen_by("public");
  for (const char* card : {"power-you-shall-not-pass-1", "power-you-shall-not-pass-2"}) {
    game.play("play-card " + std::string(card));
    game.play("bridge harad:harondor");
  }
  for (const char* name : {"card-played", "bridge-closed"}) {
    for (const json& event : game.events(name)) fold(game.rules(), event, seen);
  }
  EXPECT_EQ(seen["effects"], game.seen_by("public")["effects"]);
}

TEST(TrilogyViewers, WhoMightHaveACardIsAskedAlsoWithoutOne) {
  const auto asked = [](const char* card) {
    json position = turn_of_yellow(
        "fellowship", {{"harad", 2}},
        {{"ring", {{"territory", "moria"}}}, {"adventureCards", {{"red", list(card)}}}});
    Game game(position);
    game.roll({6});
    return game.question() + " " + game.seat();
  };
  EXPECT_EQ(asked("power-smeagol"), "fellowship-answer red");
  EXPECT_EQ(asked("mission-bree"), asked("power-smeagol")) << "the question tells nothing";
}

}  // namespace
}  // namespace trilogy_tests
