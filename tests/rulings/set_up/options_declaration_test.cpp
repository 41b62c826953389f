// The options of a round of battle: Combat cards declared together, one round more.

#include <gtest/gtest.h>

#include "tests/cards/combat.h"

namespace rulings {
namespace {

/// Both sides hold a Combat card that may be used.
Game declared(const json& free_hand, const json& shadow_hand) {
  Game game(cards::shadow_attacks("sauron 3R", "gondor 3R, strider")
                .option("battle.cardDeclaration", "together")
                .set("/hands/free", free_hand)
                .set("/hands/shadow", shadow_hand));
  attack(game);
  return game;
}
const json kFreeHand{"guards-of-the-citadel", "the-red-arrow"};
const json kShadowHand{"corsairs-of-umbar", "isildurs-bane"};

/// A card of the hand that may be used, whichever it is.
std::string any_card(const Game& game) {
  for (const std::string& option : game.options()) {
    if (option != "stop") return option;
  }
  return "";
}

TEST(Rulings, R212_ByOptionBothDeclareBeforeEitherChooses) {
  Game game = declared(kFreeHand, kShadowHand);
  EXPECT_EQ(game.question(), "declare-combat-card");
  EXPECT_EQ(game.ruling(), "R-212");
  EXPECT_EQ(game.seat(), "shadow");
  EXPECT_EQ(game.options(), (Options{"accept", "stop"}));
  game.play("accept");
  EXPECT_EQ(game.question(), "declare-combat-card");
  EXPECT_EQ(game.seat(), "free");
  game.play("accept");
  EXPECT_EQ(game.question(), "combat-card");
  EXPECT_EQ(game.seat(), "shadow");
  game.forbids("stop");  // it is declared
  game.play(any_card(game));
  EXPECT_EQ(game.seat(), "free");
  EXPECT_EQ(game.question(), "combat-card");
  EXPECT_TRUE(game.events("combat-card").empty());
  game.play(any_card(game));
  EXPECT_EQ(game.events("combat-card").size(), 2u);
}

TEST(Rulings, R212_ByOptionWhoDeclaresNoneChoosesNone) {
  Game game = declared(kFreeHand, kShadowHand);
  game.play({"stop", "accept"});
  EXPECT_EQ(game.seat(), "free");
  EXPECT_EQ(game.question(), "combat-card");
  game.play(any_card(game));
  EXPECT_EQ(game.events("combat-card").size(), 1u);
  EXPECT_EQ(game.events("combat-card-declared").size(), 1u);
  EXPECT_EQ(game.events("declined").size(), 1u);
}

TEST(Rulings, R212_ByOptionNoneAtAll) {
  Game game = declared(kFreeHand, kShadowHand);
  game.play({"stop", "stop"});
  EXPECT_EQ(game.seat(), "chance");
  EXPECT_TRUE(game.events("combat-card").empty());
}

TEST(Rulings, R212_ByOptionAnEmptyHandIsNotAsked) {
  Game game = declared(kFreeHand, json::array());
  EXPECT_EQ(game.seat(), "free");
  EXPECT_EQ(game.question(), "declare-combat-card");
  Game none = declared(json::array(), json::array());
  EXPECT_EQ(none.seat(), "chance");
}

TEST(Rulings, R212_R331_ByOptionWhoHasNothingToUseIsAskedAllTheSame) {
  // It Is a Gift wants the defenders where the Fellowship is.
  Game game = declared(json{"athelas"}, json::array());
  EXPECT_EQ(game.seat(), "free");
  EXPECT_EQ(game.question(), "declare-combat-card");
}

TEST(Rulings, R212_ByOptionAPositionInTheMidstOfItIsReadAgain) {
  Game game = declared(kFreeHand, kShadowHand);
  game.play("accept");
  const auto again =
      wotr::Game::parse_position(game.rules(), wotr::Game::state_json(game.rules(), game.value()));
  ASSERT_TRUE(again) << again.error();
  EXPECT_TRUE(*again == game.value());
}

TEST(Rulings, R212_TheDeclarationIsFinal) {
  const Game game = declared(kFreeHand, kShadowHand);
  EXPECT_TRUE(wotr::Game::is_final(wotr::Game::decision(game.rules(), game.value())));
}

/// The last round of a field battle is over.
Game after_the_last_round(std::string_view attackers, bool extends) {
  Game game(cards::shadow_attacks(attackers, "gondor 5R")
                .option("battle.maxRounds", 1)
                .option("battle.extendField", extends));
  attack(game);
  miss(game);
  return game;
}

TEST(Rulings, R221_ByOptionAnEliteBuysOneRoundMore) {
  Game game = after_the_last_round("sauron 2R 2E", true);
  EXPECT_EQ(game.question(), "cease-or-continue");
  EXPECT_EQ(game.options(), (Options{"reduce sauron.elite", "cease"}));
  game.play({"reduce sauron.elite", "stand"});
  EXPECT_EQ(game.at("/battle/round"), 2);
  EXPECT_EQ(game.standing("dagorlad"), "sauron 3R 1E");
  miss(game);
  EXPECT_TRUE(game.offers("reduce sauron.elite"));  // and again
  game.play("cease");
  EXPECT_TRUE(is_turn_of(game, "free"));
}

TEST(Rulings, R220_R221_BeforeTheRoundMoreTheDefenderMayRetreat) {
  Game game = after_the_last_round("sauron 2R 2E", true);
  game.play("reduce sauron.elite");
  EXPECT_EQ(game.question(), "retreat");
  EXPECT_EQ(game.seat(), "free");
}

TEST(Rulings, R221_WithoutAnEliteItIsOver) {
  EXPECT_TRUE(is_turn_of(after_the_last_round("sauron 4R", true), "free"));
  EXPECT_TRUE(is_turn_of(after_the_last_round("sauron 2R 2E", false), "free"));
}

TEST(Rulings, R221_BeforeTheLastRoundNobodyIsReduced) {
  Game game(cards::shadow_attacks("sauron 2R 2E", "gondor 5R")
                .option("battle.maxRounds", 2)
                .option("battle.extendField", true));
  attack(game);
  miss(game);
  EXPECT_EQ(game.options(), (Options{"continue", "cease"}));
}

}  // namespace
}  // namespace rulings
