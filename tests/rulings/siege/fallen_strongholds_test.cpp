// Sieges of Strongholds that have changed hands.

#include <gtest/gtest.h>

#include "tests/rulings/battle/battles.h"

namespace rulings {
namespace {

/// The Shadow has taken Minas Tirith; Gondor is before it, in Lossarnach.
Game before_fallen_minas_tirith(std::string_view attackers, std::string_view defenders) {
  Game game(free_attacks({"gondor"})
                .army("lossarnach", attackers)
                .control("minas-tirith", "shadow")
                .army("minas-tirith", defenders));
  attack(game);
  return game;
}
Setting fallen_minas_tirith(const Setting& acting, std::string_view besiegers,
                            std::string_view garrison) {
  return Setting(acting)
      .control("minas-tirith", "shadow")
      .garrison("minas-tirith", garrison)
      .army("minas-tirith", besiegers);
}
/// The Free Peoples have taken Orthanc, and Isengard besieges them there.
Setting fallen_orthanc(const Setting& acting, std::string_view besiegers,
                       std::string_view garrison) {
  return Setting(acting)
      .control("orthanc", "free")
      .garrison("orthanc", garrison)
      .army("orthanc", besiegers);
}

TEST(Rulings, R245_R273_TheCaptorMayWithdrawIntoIt) {
  Game game = before_fallen_minas_tirith("gondor 3R", "sauron 2R, 1N");
  EXPECT_EQ(game.question(), "withdraw");
  EXPECT_EQ(game.seat(), "shadow");
  game.play({"withdraw", "go"});
  EXPECT_EQ(game.inside("minas-tirith"), "sauron 2R, 1N");
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 3R");
  // the Stronghold stays the garrison's, and so do its points.
  EXPECT_EQ(game.control("minas-tirith"), "shadow");
  EXPECT_EQ(points_of(game, "shadow"), 2);
}

TEST(Rulings, R246_R273_WithoutAnAdvanceHeStaysInTheRegion) {
  Game game = before_fallen_minas_tirith("gondor 3R", "sauron 2R");
  game.play({"withdraw", "stop"});
  EXPECT_EQ(game.standing("minas-tirith"), "sauron 2R");
  EXPECT_EQ(game.inside("minas-tirith"), "");
}

TEST(Rulings, R250_R273_TheCaptorIsTrimmedAtFive) {
  Game game = before_fallen_minas_tirith("gondor 3R", "sauron 5R 1E");
  game.play({"withdraw", "go"});
  EXPECT_EQ(game.seat(), "shadow");
  EXPECT_EQ(game.ruling(), "R-250");
  game.play("remove sauron.elite");
  EXPECT_EQ(game.inside("minas-tirith"), "sauron 5R");
  EXPECT_EQ(game.reinforcements("sauron"), "31R 6E");
}

TEST(Rulings, R211_R273_HisBesiegerNeedsASix) {
  Game game(fallen_minas_tirith(free_attacks({"gondor"}), "gondor 2R", "sauron 2R"));
  attack(game);
  EXPECT_EQ(game.events("battle-began").back()["battle"], "siege");
  game.roll({5, 6, 5, 1});
  EXPECT_EQ(game.inside("minas-tirith"), "sauron 1R");
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 1R");
}

TEST(Rulings, R254_R271_TheOldOwnerTakesItBack) {
  Game game(fallen_minas_tirith(free_attacks({"gondor"}), "gondor 2R", "sauron 1R, 2N"));
  attack(game);
  game.roll({6, 1, 1, 1});
  EXPECT_EQ(game.inside("minas-tirith"), "");
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 2R");
  EXPECT_EQ(game.control("minas-tirith"), "free");
  EXPECT_EQ(points_of(game, "shadow"), 0);
  EXPECT_EQ(points_of(game, "free"), 0);
  EXPECT_EQ(game.events("captured").back()["recaptured"], true);
}

TEST(Rulings, R241_R273_BothWipedOutItStaysTheCaptors) {
  Game game(fallen_minas_tirith(free_attacks({"gondor"}), "gondor 1R", "sauron 1R"));
  attack(game);
  game.roll({6, 6});
  EXPECT_EQ(game.control("minas-tirith"), "shadow");
  EXPECT_EQ(points_of(game, "shadow"), 2);
  EXPECT_EQ(game.standing("minas-tirith"), "");
}

TEST(Rulings, R252_R235_TheFreePeoplesExtendWithARegularFromTheirDead) {
  Game game(fallen_minas_tirith(free_attacks({"gondor"}), "gondor 1R 1E", "sauron 2R"));
  attack(game);
  game.roll({1, 1, 6, 1});
  game.play("remove gondor.regular");
  EXPECT_EQ(game.question(), "extend-siege");
  EXPECT_EQ(game.seat(), "free");
  game.play("reduce gondor.elite");
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 1R");
  EXPECT_EQ(game.casualties("gondor"), "1E");
  EXPECT_EQ(game.reinforcements("gondor"), "14R 4E 4L");
}

TEST(Rulings, R256_R273_TheShadowSalliesOutOfIt) {
  Game game(fallen_minas_tirith(shadow_attacks({"sauron"}), "gondor 2R", "sauron 2R, 1N"));
  attack(game);
  EXPECT_EQ(game.events("battle-began").back()["battle"], "sortie");
  miss_and_continue(game);
  EXPECT_EQ(game.seat(), "free");
  game.play("region lossarnach");
  EXPECT_EQ(game.standing("lossarnach"), "gondor 2R");
  EXPECT_EQ(game.standing("minas-tirith"), "sauron 2R, 1N");
  EXPECT_EQ(game.inside("minas-tirith"), "");
  EXPECT_EQ(game.control("minas-tirith"), "shadow");
}

TEST(Rulings, R254_R256_ALostSortieGivesItBack) {
  Game game(fallen_minas_tirith(shadow_attacks({"sauron"}), "gondor 2R", "sauron 1R, 1N"));
  attack(game);
  game.roll({1, 6, 1, 1});
  EXPECT_EQ(game.control("minas-tirith"), "free");
  EXPECT_EQ(points_of(game, "shadow"), 0);
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 2R");
}

TEST(Rulings, R257_R273_TheShadowRelievesItsOwnInMinasTirith) {
  Game game(fallen_minas_tirith(shadow_attacks({"sauron"}), "gondor 1R", "sauron 2R")
                .army("osgiliath", "sauron 3R"));
  declare(game);
  game.play({"region osgiliath", "go"});
  EXPECT_EQ(game.question(), "combat-roll-shadow");  // Gondor cannot withdraw: it is not inside
  game.roll({5, 1, 1, 1});
  game.play("go");
  EXPECT_EQ(game.standing("minas-tirith"), "sauron 5R");
  EXPECT_EQ(game.control("minas-tirith"), "shadow");
}

TEST(Rulings, R247_AroundAFallenStrongholdTheRegionIsTheBesiegers) {
  // Gondor besieges the Shadow in Minas Tirith: its Armies may flee there.
  Game game(fallen_minas_tirith(shadow_attacks({"sauron"}), "gondor 1R", "sauron 2R")
                .army("south-ithilien", "sauron 2R")
                .army("osgiliath", "gondor 2R"));
  declare(game);
  game.play("region south-ithilien");
  all_go(game);
  miss_and_continue(game);
  game.play("region minas-tirith");
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 3R");
  EXPECT_EQ(game.inside("minas-tirith"), "sauron 2R");
  EXPECT_EQ(game.control("minas-tirith"), "shadow");
}

TEST(Rulings, R245_R273_TheFreePeoplesWithdrawIntoAShadowStronghold) {
  Game game(shadow_attacks({"isengard"})
                .army("gap-of-rohan", "isengard 3R")
                .control("orthanc", "free")
                .army("orthanc", "rohan 2R 1L, gimli"));
  attack(game);
  EXPECT_EQ(game.seat(), "free");
  game.play({"withdraw", "go"});
  EXPECT_EQ(game.inside("orthanc"), "rohan 2R 1L, gimli");
  EXPECT_EQ(game.standing("orthanc"), "isengard 3R");
  EXPECT_EQ(game.control("orthanc"), "free");
  EXPECT_EQ(points_of(game, "free"), 2);
}

TEST(Rulings, R254_R271_IsengardTakesOrthancBack) {
  Game game(fallen_orthanc(shadow_attacks({"isengard"}), "isengard 3R", "rohan 1R 1L"));
  attack(game);
  game.roll({6, 1, 1, 1, 1});
  EXPECT_EQ(game.control("orthanc"), "shadow");
  EXPECT_EQ(points_of(game, "free"), 0);
  EXPECT_EQ(points_of(game, "shadow"), 0);
  EXPECT_EQ(game.casualties("rohan"), "1R 1L");
}

TEST(Rulings, R255_R273_TheBesiegersOfOrthancDead) {
  Game game(fallen_orthanc(shadow_attacks({"isengard"}), "isengard 1R", "rohan 2R 1L"));
  attack(game);
  game.roll({1, 6, 1, 1});
  EXPECT_EQ(game.standing("orthanc"), "rohan 2R 1L");
  EXPECT_EQ(game.inside("orthanc"), "");
  EXPECT_EQ(game.control("orthanc"), "free");
  EXPECT_EQ(points_of(game, "free"), 2);
}

TEST(Rulings, R256_R273_TheFreePeoplesSallyOutOfOrthanc) {
  Game game(fallen_orthanc(free_attacks({"rohan"}), "isengard 1R", "rohan 2R, gondor 1R"));
  declare(game);  // Gondor is at peace and stays inside
  all_go(game);
  game.roll({5, 1, 1});
  EXPECT_EQ(game.standing("orthanc"), "gondor 1R, rohan 2R");
  EXPECT_EQ(game.inside("orthanc"), "");
}

TEST(Rulings, R257_R273_TheFreePeoplesAreRelievedInOrthanc) {
  Game game(fallen_orthanc(free_attacks({"rohan"}), "isengard 2R", "rohan 1R")
                .army("fords-of-isen", "rohan 2R"));
  declare(game);
  game.play({"region fords-of-isen", "go"});
  EXPECT_EQ(game.question(), "combat-roll-free");
  miss_and_continue(game);
  // The besiegers may go to the Gap of Rohan, their own land, but nowhere inside.
  EXPECT_EQ(game.seat(), "shadow");
  game.play("region gap-of-rohan");
  game.play("go");
  EXPECT_EQ(game.standing("orthanc"), "rohan 3R");
  EXPECT_EQ(game.control("orthanc"), "free");
}

}  // namespace
}  // namespace rulings
