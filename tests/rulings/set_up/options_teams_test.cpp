// The options of teams: who moves Companions, and whom Nazgûl lead.

#include <gtest/gtest.h>

#include "rules/wotr/battle/force.h"
#include "rules/wotr/names/read_id.h"
#include "tests/rulings/hunt/the_hunt.h"
#include "tests/rulings/teams/teams.h"

namespace rulings {
namespace {

/// Each walks by himself, beside an Army of his seat.
Setting companions_on_the_map(std::string_view seat) {
  return of_four()
      .option("mp4.companionOwner", "nation")
      .empty_map()
      .at_war({"gondor", "rohan"})
      .to_act(seat)
      .fellowship(company({"gandalf-the-grey", "meriadoc"}, "gandalf-the-grey"))
      .army("bree", "boromir")
      .army("dale", "legolas")
      .army("hollin", "strider")
      .army("erebor", "gimli")
      .army("edoras", "peregrin")
      .dice("free", {"character", "event"})
      .dice("shadow", {"event"});
}

std::string why_not_walk(const Game& game, std::string_view who) {
  return game.why_not({{"do", "move-companions"}, {"who", who}});
}

TEST(Rulings, R309_ByOptionACompanionIsMovedByThePlayerOfHisNation) {
  const Game gondor(companions_on_the_map("gondor"));
  const Game rohan(companions_on_the_map("rohan"));
  for (const std::string_view who : {"boromir", "legolas"}) {
    EXPECT_EQ(why_not_walk(gondor, who), "") << who;
    EXPECT_EQ(why_not_walk(rohan, who), "R-309") << who;
  }
  for (const std::string_view who : {"strider", "gimli"}) {
    EXPECT_EQ(why_not_walk(gondor, who), "R-309") << who;
    EXPECT_EQ(why_not_walk(rohan, who), "") << who;
  }
  EXPECT_EQ(why_not_walk(gondor, "peregrin"), "");
  EXPECT_EQ(why_not_walk(rohan, "peregrin"), "");
}

TEST(Rulings, R309_ByOptionAPlaceOrACompanionAloneCitesIt) {
  const Game gondor(companions_on_the_map("gondor"));
  EXPECT_EQ(gondor.why_not({{"do", "move-companions"}, {"from", "hollin"}}), "R-309");
  EXPECT_EQ(gondor.why_not({{"who", "gimli"}}), "R-309");
  EXPECT_EQ(gondor.why_not({{"do", "move-companions"}, {"from", "bree"}}), "");
}

TEST(Rulings, R309_ByOptionOnlyHisOwnAreOffered) {
  Game game(companions_on_the_map("rohan"));
  game.play({"die character", "use move-companions"});
  EXPECT_EQ(sorted(game.options()), (Options{"region edoras", "region erebor", "region hollin"}));
}

TEST(Rulings, R309_WithoutTheOptionEitherMovesAll) {
  Game game(companions_on_the_map("rohan").option("mp4.companionOwner", "any"));
  game.play({"die character", "use move-companions"});
  EXPECT_EQ(game.options().size(), 5u);
}

TEST(Rulings, R309_ThisOptionGoesBeforeTheOneOfTheFellowship) {
  const Game game(companions_on_the_map("gondor").option("mp4.fellowshipOwner", "rohan"));
  EXPECT_EQ(why_not_walk(game, "boromir"), "");
  EXPECT_EQ(game.why_not({{"do", "move-fellowship"}}), "R-309");
}

TEST(Rulings, R309_ByOptionNeitherDoesHeGoWithTheTeammatesArmy) {
  Game game(of_four()
                .option("mp4.companionOwner", "nation")
                .empty_map()
                .at_war({"rohan"})
                .fellowship(company({"gandalf-the-grey"}, "gandalf-the-grey"))
                .army("edoras", "rohan 2R, boromir, gimli")
                .dice("free", {"muster-army", "event"})
                .dice("shadow", {"event"}));
  EXPECT_EQ(game.why_not(
                {{"do", "move-armies"}, {"from", "edoras"}, {"to", "folde"}, {"who", "boromir"}}),
            "R-309");
  game.play({"die muster-army", "use move-armies", "region folde", "go"});
  EXPECT_EQ(game.standing("folde"), "rohan 2R, gimli");
  EXPECT_EQ(game.standing("edoras"), "boromir");
}

/// The Saruman player acts; Isengard's Army has a Nazgûl beside it.
Setting nazgul_beside(std::string_view army, std::string_view option, std::string_view die) {
  return of_four()
      .option("mp.nazgulLead", option)
      .empty_map()
      .at_war({"isengard", "sauron", "gondor", "rohan"})
      .to_act("saruman")
      .army("gap-of-rohan", army)
      .army("fords-of-isen", "rohan 5R")
      .dice("shadow", {die, "event"})
      .dice("free", {"event"});
}
const json kMarch{{"die", "character"}, {"do", "move-army"}, {"from", "gap-of-rohan"}};
const json kAttack{
    {"die", "character"}, {"do", "attack"}, {"from", "gap-of-rohan"}, {"to", "fords-of-isen"}};

TEST(Rulings, R313_ByOptionNazgulLeadNoArmyOfTheSarumanPlayer) {
  for (const std::string_view army : {"isengard 5R, 2N", "isengard 5R, witch-king"}) {
    const Game any(nazgul_beside(army, "any", "character"));
    EXPECT_EQ(any.why_not(kMarch), "");
    EXPECT_EQ(any.why_not(kAttack), "");
    const Game owner(nazgul_beside(army, "owner", "character"));
    EXPECT_EQ(owner.why_not(kMarch), "R-083");
    EXPECT_EQ(owner.why_not(kAttack), "R-204");
  }
}

int rerolls_of_shadow(const Setting& setting) {
  Game game(setting);
  game.play({"die army", "use attack"});
  if (game.question() == "attack-group") game.play("go");
  game.roll({1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
  int rerolls = 0;
  while (game.question() == "combat-reroll-shadow") {
    game.roll({1});
    ++rerolls;
  }
  return rerolls;
}

TEST(Rulings, R313_ByOptionTheyGiveItNoLeadership) {
  EXPECT_EQ(rerolls_of_shadow(nazgul_beside("isengard 5R, 2N", "any", "army")), 2);
  EXPECT_EQ(rerolls_of_shadow(nazgul_beside("isengard 5R, 2N", "owner", "army")), 0);
}

TEST(Rulings, R313_ByOptionTheyLeadWhatIsMixedWithUnitsOfTheirPlayer) {
  const auto mixed = [](std::string_view die) {
    return nazgul_beside("", "owner", die).mixed_army("gap-of-rohan", "isengard 4R, sauron 1R, 2N");
  };
  EXPECT_EQ(Game(mixed("character")).why_not(kMarch), "");
  EXPECT_EQ(rerolls_of_shadow(mixed("army")), 2);
}

TEST(Rulings, R308_R313_ByOptionEitherStillFliesThem) {
  const Game game(nazgul_beside("isengard 5R, 2N", "owner", "character"));
  EXPECT_EQ(game.why_not({{"die", "character"}, {"do", "move-minions"}, {"to", "bree"}}), "");
}

TEST(Rulings, R313_TheOptionIsOfTeams) {
  Game game(turn_of("shadow", {"event"}, {"character", "event"})
                .option("mp.nazgulLead", "owner")
                .at_war({"isengard"})
                .army("gap-of-rohan", "isengard 5R, 2N"));
  EXPECT_EQ(game.why_not(kMarch), "");
}

TEST(Rulings, R313_TheLeadershipOfAMixedArmyByPlayer) {
  const Game game(of_four().empty_map().mixed_army("folde", "gondor 2R 1L, rohan 3R 2L, gimli"));
  const wotr::Board& board = game.value().board;
  const auto folde = static_cast<std::size_t>(wotr::find_region(game.rules(), "folde"));
  const auto shares =
      wotr::leadership_by_owner(game.rules(), board, board.regions[folde], wotr::Side::kFree);
  EXPECT_EQ(shares.of_seat[0], 1);  // Gondor
  EXPECT_EQ(shares.of_seat[1], 2);  // Rohan
  EXPECT_EQ(shares.of_either, 1);
}

}  // namespace
}  // namespace rulings
