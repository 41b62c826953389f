// The examples that the source documents work out, each by its name.

#include <gtest/gtest.h>

#include "tests/cards/combat.h"
#include "tests/rulings/hunt/the_hunt.h"
#include "tests/rulings/teams/teams.h"

namespace rulings {
namespace {

/// Everybody in the region goes on into the next one.
void march(Game& game, const std::string& from, const std::string& to) {
  game.play({"die muster-army", "use move-armies"});
  if (game.question() == "army-from") game.play("region " + from);
  game.play("region " + to);
  if (game.question() == "army-group") game.play("go");
  if (game.question() == "army-from") game.play("stop");
}

TEST(Rulings, R086_Example_TenGondorRegularsInLossarnach) {
  Setting setting =
      turn_of("free", {"muster-army", "event"}, {"event"}).army("lossarnach", "gondor 8R");
  Game full(Setting(setting).army("pelargir", "gondor 2R"));
  march(full, "pelargir", "lossarnach");
  EXPECT_EQ(full.standing("lossarnach"), "gondor 10R");  // as many as may stand there
  EXPECT_EQ(full.reinforcements("gondor"), "5R 5E 4L");

  Game over(Setting(setting).army("pelargir", "gondor 4R"));
  march(over, "pelargir", "lossarnach");
  EXPECT_EQ(over.standing("lossarnach"), "gondor 10R");
  EXPECT_EQ(over.reinforcements("gondor"), "5R 5E 4L");  // two came back, and are no casualties
  EXPECT_EQ(over.casualties("gondor"), "");
}

TEST(Rulings, R208_Example_CombatStrengthThreeAndOneAndSixAndTwo) {
  const auto dice = [](std::string_view defenders) {
    Game game(cards::shadow_attacks("sauron 1R", defenders));
    attack(game);
    miss(game);
    return dice_thrown(game, "free");
  };
  EXPECT_EQ(dice("gondor 3R, boromir"), 4);
  EXPECT_EQ(dice("gondor 4R 2E, boromir, strider"), 5);
}

TEST(Rulings, R209_R216_Example_FiveUnitsThreeLeadersTwoRerollsFourHits) {
  Game game(cards::free_attacks("gondor 5R 3L", "sauron 10R"));
  attack(game);
  game.roll({1, 3, 5, 5, 6});
  game.roll({1, 1, 1, 1, 1});  // the defenders
  EXPECT_EQ(game.question(), "combat-reroll-free");
  game.roll({6, 2});
  EXPECT_EQ(dice_rerolled(game, "free"), 2);  // two had failed
  EXPECT_EQ(cards::hits(game, "free"), 4);
}

/// Whether the first die of the Free Peoples hits with this value, one being added to it by Valour.
bool hits_with_one_added(const Setting& setting, int value) {
  const std::string valour = "dain-ironfoots-guard";
  Game game = cards::battle(setting, valour);
  game.play("play " + valour);
  game.roll({value});
  return last_die_hits(game);
}

void expect_hits_from(const Setting& setting, int least) {
  EXPECT_TRUE(hits_with_one_added(setting, least)) << least;
  EXPECT_FALSE(hits_with_one_added(setting, least - 1)) << least - 1;
}

TEST(Rulings, R211_R215_Example_OneAddedTurnsAFourIntoAHitWhereverFiveHits) {
  const std::string army = "gondor 2R 1E";
  expect_hits_from(cards::free_attacks(army, "sauron 3R"), 4);
  // Before a City, in the first round, and before walls: five and one are needed.
  expect_hits_from(free_attacks({"gondor"})
                       .control("pelargir", "shadow")
                       .army("lossarnach", army)
                       .army("pelargir", "sauron 3R"),
                   5);
  expect_hits_from(free_attacks({"gondor"})
                       .control("dol-amroth", "shadow")
                       .army("dol-amroth", army)
                       .garrison("dol-amroth", "sauron 3R"),
                   5);
}

TEST(Rulings, R042_R043_Example_PelargirDeclared) {
  Game game(fellowship_phase("lossarnach", 1)
                .politics("gondor", 2, false)
                .fellowship({{"corruption", 3}}));
  EXPECT_FALSE(is_active(game, "gondor"));
  game.play("region pelargir");
  EXPECT_TRUE(is_active(game, "gondor"));
  EXPECT_EQ(step_of(game, "gondor"), 2);  // roused, not advanced
  EXPECT_EQ(game.at("/fellowship/corruption"), 2);
}

TEST(Rulings, R306_Example_RecruitGondorThenMoveGondor) {
  Game game(of_three()
                .empty_map()
                .at_war({"gondor", "rohan"})
                .army("minas-tirith", "gondor 2R")
                .army("edoras", "rohan 2R")
                .dice("free", {"muster", "muster-army", "event"})
                .dice("shadow", {"event", "event", "event"}));
  game.play({"die muster", "use recruit", "figure gondor.elite", "region minas-tirith"});
  if (game.question() == "choose-use") game.play("use skip");
  while (game.seat() != "free") skip(game);
  EXPECT_EQ(game.why_not({{"do", "move-armies"}, {"from", "minas-tirith"}, {"to", "lossarnach"}}),
            "R-306");
  EXPECT_EQ(game.why_not({{"do", "move-armies"}, {"from", "edoras"}, {"to", "folde"}}), "");
}

TEST(Rulings, R312_Example_SixOfGondorAndFiveOfRohanInMinasTirith) {
  Game game(of_four()
                .empty_map()
                .at_war({"gondor", "rohan"})
                .to_act("rohan")
                .army("minas-tirith", "gondor 5R 1E")
                .army("druadan-forest", "rohan 4R 1E")
                .dice("free", {"muster-army", "event"})
                .dice("shadow", {"event", "event"}));
  march(game, "druadan-forest", "minas-tirith");
  // One too many: the Gondor player leads, so that Rohan gives it.
  EXPECT_EQ(game.question(), "excess");
  EXPECT_EQ(game.seat(), "rohan");
  game.play("remove rohan.regular");
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 5R 1E, rohan 3R 1E");
}

/// Isengard's five join seven of Sauron's; the leading player is this one.
Game in_dol_guldur(std::string_view leading) {
  Game game(of_four()
                .set("/leading", {{"free", "gondor"}, {"shadow", leading}})
                .empty_map()
                .at_war({"isengard"})
                .to_act("saruman")
                .army("dol-guldur", "sauron 6R 1E")
                .army("north-anduin-vale", "isengard 4R 1E")
                .dice("shadow", {"army", "event"})
                .dice("free", {"event", "event"}));
  game.play({"die army", "use move-armies"});
  if (game.question() == "army-from") game.play("region north-anduin-vale");
  game.play({"region dol-guldur", "go"});
  if (game.question() == "army-from") game.play("stop");
  return game;
}

TEST(Rulings, R312_Example_SevenOfSauronAndFiveOfIsengardInDolGuldur) {
  Game witch_king_leads = in_dol_guldur("witch-king");
  EXPECT_EQ(witch_king_leads.seat(), "saruman");
  witch_king_leads.play("remove isengard.regular");
  EXPECT_EQ(witch_king_leads.seat(), "witch-king");
  witch_king_leads.play("remove sauron.regular");
  EXPECT_EQ(witch_king_leads.standing("dol-guldur"), "isengard 3R 1E, sauron 5R 1E");

  Game saruman_leads = in_dol_guldur("saruman");
  EXPECT_EQ(saruman_leads.seat(), "witch-king");
  saruman_leads.play("remove sauron.elite");
  EXPECT_EQ(saruman_leads.seat(), "saruman");
  saruman_leads.play("remove isengard.regular");
  EXPECT_EQ(saruman_leads.standing("dol-guldur"), "isengard 3R 1E, sauron 6R");
}

TEST(Rulings, R086_Example_TwelveUnitsInMinasTirith) {
  Game game(turn_of("free", {"muster-army", "event"}, {"event"})
                .army("minas-tirith", "gondor 7R 1E 1L")
                .army("osgiliath", "gondor 3R 1E"));
  march(game, "osgiliath", "minas-tirith");
  EXPECT_EQ(game.question(), "excess");
  game.play({"remove gondor.regular", "remove gondor.elite"});
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 9R 1E 1L");
  EXPECT_EQ(game.reinforcements("gondor"), "6R 4E 3L");
  EXPECT_EQ(game.casualties("gondor"), "");
}

TEST(Rulings, R235_Example_AnEliteReplacedFromTheFallenAndFromTheReserve) {
  // A Regular has fallen before: he comes first, the next from the reinforcements.
  Game game(cards::shadow_attacks("sauron 5R", "gondor 1R 2E")
                .set("/offBoard/free/graveyard/gondor/regular", 1));
  attack(game);
  game.roll({5, 5, 1, 1, 1, 1, 1, 1});
  game.play("reduce gondor.elite");
  EXPECT_EQ(game.casualties("gondor"), "1E");
  EXPECT_EQ(game.reinforcements("gondor"), "13R 3E 4L");
  game.play("reduce gondor.elite");
  EXPECT_EQ(game.casualties("gondor"), "2E");
  EXPECT_EQ(game.reinforcements("gondor"), "12R 3E 4L");
  EXPECT_EQ(game.standing("north-ithilien"), "gondor 3R");
}

TEST(Rulings, R209_R311_R313_Example_AMixedArmyAttacksWithTwoLeaders) {
  Game game(of_four()
                .empty_map()
                .at_war({"gondor", "rohan"})
                .to_act("rohan")
                .mixed_army("osgiliath", "gondor 1R 1L, rohan 3R 1L")
                .army("north-ithilien", "sauron 8R")
                .dice("free", {"muster-army", "event"})
                .dice("shadow", {"event", "event"}));
  attack(game);
  game.roll({1, 1, 1, 1});
  game.roll({1, 1, 1, 1, 1});
  EXPECT_EQ(game.question(), "combat-reroll-free");
  game.roll({1, 1});
  EXPECT_EQ(dice_rerolled(game, "free"), 2);
}

/// The defenders of Dagorlad, three Elites, have taken two hits.
Game two_hits_on_elites() {
  Game game(cards::free_attacks("gondor 2R", "sauron 3E"));
  attack(game);
  game.roll({5, 5, 1, 1, 1});
  return game;
}

TEST(Rulings, R234_Example_TwoShadowHitsAsTwoReductionsAndAsOneElite) {
  Game reductions = two_hits_on_elites();
  reductions.play({"reduce sauron.elite", "reduce sauron.elite"});
  EXPECT_EQ(reductions.standing("dagorlad"), "sauron 2R 1E");
  EXPECT_EQ(reductions.reinforcements("sauron"), "34R 5E");
  Game removed = two_hits_on_elites();
  removed.play("remove sauron.elite");
  EXPECT_EQ(removed.standing("dagorlad"), "sauron 2E");
  EXPECT_EQ(removed.reinforcements("sauron"), "36R 4E");
}

TEST(Rulings, R234_Example_TwoAndThreeRegularsLost) {
  for (const int hits : {2, 3}) {
    Game game(cards::shadow_attacks("sauron 5R", "gondor 4R 1E"));
    attack(game);
    for (int die = 1; die <= 5; ++die) game.roll({die <= hits ? 6 : 1});
    game.roll({1, 1, 1, 1, 1});
    for (int hit = 0; hit < hits; ++hit) game.play("remove gondor.regular");
    EXPECT_EQ(game.question(), "cease-or-continue");
    EXPECT_EQ(game.casualties("gondor"), std::to_string(hits) + "R");
    EXPECT_EQ(game.standing("north-ithilien"), "gondor " + std::to_string(4 - hits) + "R 1E");
  }
}

TEST(Rulings, R152_Example_BoromirTakesTwoOffTheDamage) {
  Game game(hunting(1)
                .fellowship(company({"boromir", "meriadoc"}, "boromir"))
                .fellowship({{"region", "hollin"}})
                .set("/huntPool", {"3", "1"}));
  move_into_tile(game, "3");
  game.play("lose-guide");
  EXPECT_EQ(whereabouts(game, "boromir"), "eliminated");
  EXPECT_EQ(game.at("/inProgress/hunt/damage"), 1);
}

TEST(Rulings, R302_Example_CardsOfTeams) {
  // On turn one everybody draws two cards, one of each deck.
  Game game(of_four().phase("recover").set("/turn", 1));
  for (int draws = 0; draws < 2; ++draws) {
    let_chance_decide(game);
    while (game.question() == "offer-swap") game.play("stop");
  }
  let_chance_decide(game);
  while (game.question() == "offer-swap") game.play("stop");
  for (const char* seat : {"gondor", "rohan", "witch-king", "saruman"}) {
    EXPECT_EQ(game.at("/hands/" + std::string(seat)).size(), 2u) << seat;
  }
}

}  // namespace
}  // namespace rulings
