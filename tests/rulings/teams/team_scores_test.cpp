// Who of the winners did best, and whose a capture is: R-315.

#include <gtest/gtest.h>

#include "tests/rulings/teams/teams.h"

namespace rulings {
namespace {

struct Capture {
  std::string region, by;
};

/// Nobody has a die: the turn ends with these Settlements captured.
Game ends_with(int players, std::initializer_list<Capture> captures) {
  Setting setting = players == 2 ? Setting().set("/elvenRings", {{"free", 0}, {"shadow", 0}})
                                 : of_players(players);
  setting.empty_map();
  for (const Capture& one : captures) {
    setting.control(one.region, side_of(one.by));
    if (players > 2) setting.set("/regions/" + one.region + "/capturedBy", one.by);
  }
  return Game(setting);
}

TEST(Rulings, R315_ShadowWinsCapturedLessLost) {
  // Captured: Witch-king 2+2+2, Saruman 2+1+1; 10 points together.
  const std::initializer_list<Capture> ten{
      {"minas-tirith", "witch-king"}, {"dol-amroth", "witch-king"}, {"lorien", "witch-king"},
      {"helms-deep", "saruman"},      {"edoras", "saruman"},        {"pelargir", "saruman"}};
  const Game ahead = ends_with(4, ten);
  EXPECT_EQ(ahead.winner(), "shadow shadow-military");
  EXPECT_EQ(ahead.at("/winnerSeat"), "witch-king");
}

TEST(Rulings, R315_WhatHisOwnNationsLostCountsAgainstHim) {
  // Witch-king: 6 less Barad-dûr (2) and Angmar (1); Saruman: 4.
  const Game game = ends_with(4, {{"minas-tirith", "witch-king"},
                                  {"dol-amroth", "witch-king"},
                                  {"lorien", "witch-king"},
                                  {"helms-deep", "saruman"},
                                  {"edoras", "saruman"},
                                  {"pelargir", "saruman"},
                                  {"barad-dur", "gondor"},
                                  {"angmar", "rohan"}});
  EXPECT_EQ(game.winner(), "shadow shadow-military");
  EXPECT_EQ(game.at("/winnerSeat"), "saruman");
}

TEST(Rulings, R315_EqualIsShared) {
  // Six less two, and four.
  const Game game = ends_with(4, {{"minas-tirith", "witch-king"},
                                  {"dol-amroth", "witch-king"},
                                  {"lorien", "witch-king"},
                                  {"helms-deep", "saruman"},
                                  {"edoras", "saruman"},
                                  {"pelargir", "saruman"},
                                  {"barad-dur", "gondor"}});
  EXPECT_EQ(game.winner(), "shadow shadow-military");
  EXPECT_TRUE(game.at("/winnerSeat").is_null());
}

TEST(Rulings, R315_TownsAreWorthNothing) {
  // Five each with Strongholds and Cities; Saruman's Towns do not put him ahead.
  const Game game = ends_with(4, {{"minas-tirith", "witch-king"},
                                  {"dol-amroth", "witch-king"},
                                  {"pelargir", "witch-king"},
                                  {"helms-deep", "saruman"},
                                  {"erebor", "saruman"},
                                  {"edoras", "saruman"},
                                  {"folde", "saruman"},
                                  {"bree", "saruman"}});
  EXPECT_EQ(game.winner(), "shadow shadow-military");
  EXPECT_TRUE(game.at("/winnerSeat").is_null());
}

TEST(Rulings, R315_FreePeoplesWinFewerPointsLost) {
  // Four points with Barad-dûr and Orthanc. What each captured is of no concern.
  const Capture barad_dur{"barad-dur", "gondor"};
  const Capture orthanc{"orthanc", "gondor"};
  const Game rohan = ends_with(4, {barad_dur, orthanc, {"pelargir", "saruman"}});
  EXPECT_EQ(rohan.winner(), "free free-military");
  EXPECT_EQ(rohan.at("/winnerSeat"), "rohan");
  // Gondor and Elves have lost 2, Rohan, North and Dwarves 1+1+2.
  const Game gondor = ends_with(4, {barad_dur,
                                    orthanc,
                                    {"lorien", "witch-king"},
                                    {"edoras", "saruman"},
                                    {"dale", "witch-king"},
                                    {"erebor", "witch-king"}});
  EXPECT_EQ(gondor.at("/winnerSeat"), "gondor");
  const Game both =
      ends_with(4, {barad_dur, orthanc, {"lorien", "witch-king"}, {"helms-deep", "saruman"}});
  EXPECT_EQ(both.winner(), "free free-military");
  EXPECT_TRUE(both.at("/winnerSeat").is_null());
}

TEST(Rulings, R315_WhoPlaysASideAloneWinsAlone) {
  EXPECT_EQ(ends_with(3, {{"barad-dur", "free"}, {"orthanc", "free"}}).at("/winnerSeat"), "free");
  EXPECT_EQ(ends_with(2, {{"barad-dur", "free"}, {"orthanc", "free"}}).at("/winnerSeat"), "free");
}

TEST(Rulings, R315_AVictoryByCorruptionIsCountedTheSame) {
  // Idle on the Mordor Track: the twelfth point. Saruman's player has a City.
  const Game game(of_four()
                      .empty_map()
                      .fellowship({{"corruption", 11}, {"mordorStep", 1}})
                      .control("edoras", "shadow")
                      .set("/regions/edoras/capturedBy", "saruman"));
  EXPECT_EQ(game.winner(), "shadow corruption");
  EXPECT_EQ(game.at("/winnerSeat"), "saruman");
}

/// Shadow Armies beside Pelargir, which stands empty.
Game takes_pelargir(std::string_view seat, const Setting& setting) {
  Setting begun = setting;
  Game game(begun.to_act(seat).dice("shadow", {"army", "event"}).dice("free", {"event", "event"}));
  game.play({"die army", "use move-armies", "region pelargir"});
  if (game.question() == "army-group") game.play("go");
  return game;
}
Setting all_at_war() { return of_four().empty_map().at_war({"sauron", "southrons", "gondor"}); }
json captor(const Game& game) { return game.at("/regions/pelargir/capturedBy"); }

TEST(Rulings, R270_R315_CreditedToTheOwnerOfTheUnits) {
  EXPECT_EQ(captor(takes_pelargir("witch-king", all_at_war().army("west-harondor", "sauron 1R"))),
            "witch-king");
  EXPECT_EQ(captor(takes_pelargir("saruman", all_at_war().army("west-harondor", "southrons 1R"))),
            "saruman");
  // Beside a teammate's Army that stays where it is.
  EXPECT_EQ(captor(takes_pelargir("witch-king",
                                  all_at_war().army("west-harondor", "sauron 1R, southrons 4R"))),
            "witch-king");
}

TEST(Rulings, R311_R315_OfAMixedArmyToItsController) {
  EXPECT_EQ(captor(takes_pelargir(
                "saruman", all_at_war().mixed_army("west-harondor", "sauron 1R, southrons 2R"))),
            "saruman");
  // A tie is the leading player's.
  EXPECT_EQ(captor(takes_pelargir(
                "witch-king", all_at_war().mixed_army("west-harondor", "sauron 2R, southrons 2R"))),
            "witch-king");
}

TEST(Rulings, R315_ATeammateWhoEntersLaterDoesNotTakeItOver) {
  const Game game = takes_pelargir("saruman", all_at_war()
                                                  .control("pelargir", "shadow")
                                                  .set("/regions/pelargir/capturedBy", "witch-king")
                                                  .army("west-harondor", "southrons 1R"));
  EXPECT_EQ(game.standing("pelargir"), "southrons 1R");
  EXPECT_EQ(captor(game), "witch-king");
}

TEST(Rulings, R271_R315_WhatIsTakenBackIsNobodys) {
  Game game(of_four()
                .empty_map()
                .at_war({"gondor"})
                .to_act("gondor")
                .control("pelargir", "shadow")
                .set("/regions/pelargir/capturedBy", "saruman")
                .army("lossarnach", "gondor 1R")
                .dice("free", {"muster-army", "event"})
                .dice("shadow", {"event", "event"}));
  EXPECT_EQ(captor(game), "saruman");
  game.play({"die muster-army", "use move-armies", "region pelargir"});
  EXPECT_TRUE(captor(game).is_null());
}

}  // namespace
}  // namespace rulings
