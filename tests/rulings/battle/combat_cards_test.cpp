// Combat cards: who chooses, in secret, and what the choice tells,
//

#include <gtest/gtest.h>

#include "tests/rulings/battle/battles.h"

namespace rulings {
namespace {

constexpr core::Viewer kFree = core::viewer_of(core::Seat{0});
constexpr core::Viewer kShadow = core::viewer_of(core::Seat{1});

json seen(const Game& game, core::Viewer viewer) {
  return wotr::Game::view_json(game.rules(), wotr::Game::view(game.rules(), game.value(), viewer));
}

/// Sauron attacks North Ithilien from Dagorlad; both hold these cards.
Setting with_hands(const json& free, const json& shadow, std::string_view attackers = "sauron 2R",
                   std::string_view defenders = "gondor 2R") {
  return shadow_attacks({"sauron"})
      .army("dagorlad", attackers)
      .army("north-ithilien", defenders)
      .set("/hands/free", free)
      .set("/hands/shadow", shadow);
}
Game battle(const Setting& setting) {
  Game game(setting);
  attack(game);
  return game;
}

TEST(Rulings, R212_R332_TheAttackerChoosesFirst) {
  Game game = battle(with_hands({"the-last-battle"}, {"monsters-roused"}));
  EXPECT_EQ(game.question(), "combat-card");
  EXPECT_EQ(game.ruling(), "R-212");
  EXPECT_EQ(game.seat(), "shadow");
  game.play("stop");
  EXPECT_EQ(game.seat(), "free");  // also if the attacker uses none
  game.play("play the-last-battle");
  EXPECT_EQ(game.question(), "combat-roll-shadow");
}

TEST(Rulings, R212_AnyCardOfTheHandWhoseConditionHolds) {
  // Two of three: nobody of the Fellowship is there.
  const Game game =
      battle(with_hands(json::array(), {"monsters-roused", "shelobs-lair", "stormcrow"}));
  EXPECT_EQ(game.options(),
            (std::vector<std::string>{"play stormcrow", "play monsters-roused", "stop"}));
}

TEST(Rulings, R212_BothAreRevealedTogether) {
  Game game = battle(with_hands({"the-last-battle"}, {"monsters-roused"}));
  game.play("play monsters-roused");
  EXPECT_TRUE(game.events("combat-card").empty());
  game.play("play the-last-battle");
  const std::vector<json> revealed = game.events("combat-card");
  ASSERT_EQ(revealed.size(), 2u);
  EXPECT_EQ(revealed[0], json({{"do", "combat-card"},
                               {"seat", "shadow"},
                               {"card", "monsters-roused"},
                               {"half", "desperate-battle"}}));
  EXPECT_EQ(revealed[1]["card"], "the-last-battle");
}

TEST(Rulings, R212_R334_UntilThenOnlyTheBackIsSeen) {
  Game game = battle(with_hands({"the-last-battle"}, {"monsters-roused", "orc-patrol"}));
  game.play("play monsters-roused");
  EXPECT_EQ(seen(game, kShadow)["battle"]["cards"]["shadow"]["card"], "monsters-roused");
  for (const core::Viewer viewer : {kFree, core::kPublic}) {
    const json view = seen(game, viewer);
    EXPECT_EQ(view["battle"]["cards"]["shadow"]["card"], "hidden");
    EXPECT_EQ(view["hands"]["shadow"], json({{"hidden", {{"character", 1}, {"strategy", 1}}}}));
    EXPECT_EQ(view["discards"]["shadow"], json::array());
  }
}

TEST(Rulings, R212_R334_TwoCardsWithTheSameBackLookAlike) {
  const auto seen_after = [](const std::string& card) {
    Game game = battle(with_hands({"the-last-battle"}, {card}));
    game.play("play " + card);
    return seen(game, kFree);
  };
  EXPECT_EQ(seen_after("monsters-roused"), seen_after("stormcrow"));
}

TEST(Rulings, R212_R334_TheEventShowsTheCardToItsOwnerOnly) {
  const Game game = battle(with_hands({"the-last-battle"}, {"monsters-roused"}));
  wotr::State state = game.value();
  core::EventSink events;
  const auto play =
      wotr::Game::parse_action(game.rules(), {{"do", "play"}, {"card", "monsters-roused"}});
  ASSERT_FALSE(wotr::Game::apply(game.rules(), state, *play, &events).refused());
  ASSERT_EQ(events.size(), 1u);
  const auto card_for = [&](core::Viewer viewer) {
    return wotr::Game::event_json(game.rules(), wotr::Game::mask(events[0], viewer))["card"];
  };
  EXPECT_EQ(card_for(kShadow), "monsters-roused");
  EXPECT_EQ(card_for(kFree), "hidden");
  EXPECT_EQ(card_for(core::kPublic), "hidden");
}

TEST(Rulings, R212_NotEvenATeammateSeesTheCard) {
  Setting team = Setting()
                     .option("players", 3)
                     .empty_map()
                     .at_war({"sauron"})
                     .to_act("witch-king")
                     .dice("shadow", {"army", "event"})
                     .dice("free", {"event"})
                     .army("dagorlad", "sauron 2R")
                     .army("north-ithilien", "gondor 2R")
                     .set("/hands/witch-king", {"monsters-roused"})
                     .set("/hands/free", {"the-last-battle"});
  Game game = battle(team);
  game.play("play monsters-roused");
  const auto card_for = [&game](int seat) {
    const core::Viewer viewer = core::viewer_of(static_cast<core::Seat>(seat));
    return seen(game, viewer)["battle"]["cards"]["shadow"]["card"];
  };
  EXPECT_EQ(card_for(1), "monsters-roused");
  EXPECT_EQ(card_for(2), "hidden");
}

TEST(Rulings, R212_DiscardedWithoutADie) {
  Game game = battle(with_hands({"the-last-battle"}, {"monsters-roused"}));
  game.play({"play monsters-roused", "play the-last-battle"});
  miss(game);
  EXPECT_EQ(game.at("/discards/free"), json({"the-last-battle"}));
  EXPECT_EQ(game.at("/discards/shadow"), json({"monsters-roused"}));
  EXPECT_EQ(game.at("/dice/shadow"), json({"event"}));
}

TEST(Rulings, R212_AnotherRoundAnotherCard) {
  Game game = battle(with_hands({"the-last-battle", "a-power-too-great"}, json::array()));
  game.play("play the-last-battle");
  miss_and_continue(game);
  game.play("stand");
  EXPECT_EQ(game.options(), (std::vector<std::string>{"play a-power-too-great", "stop"}));
}

TEST(Rulings, R212_R331_AskedWithNothingToUseForTheOtherMustNotKnow) {
  // Neither card can be used: the question comes all the same.
  Game game = battle(with_hands({"elven-cloaks"}, {"shelobs-lair"}));
  EXPECT_EQ(game.seat(), "shadow");
  EXPECT_EQ(game.options(), std::vector<std::string>{"stop"});
  game.play("stop");
  EXPECT_EQ(game.seat(), "free");
  EXPECT_EQ(game.options(), std::vector<std::string>{"stop"});
}

TEST(Rulings, R212_R331_NobodyIsAskedWithAnEmptyHand) {
  // The number of cards lies open: the absence of the question tells nothing.
  const Game game = battle(with_hands(json::array(), json::array()));
  EXPECT_EQ(game.question(), "combat-roll-shadow");
}

TEST(Rulings, R212_WhyNotNamesTheRuling) {
  const Game game = battle(with_hands(json::array(), {"shelobs-lair"}));
  EXPECT_EQ(game.why_not({{"do", "play"}, {"card", "shelobs-lair"}}), "R-212");
  EXPECT_EQ(game.why_not({{"do", "play"}, {"card", "stormcrow"}}), "R-212");  // not in hand
}

TEST(Rulings, R212_AGameInTheMidstOfItIsSavedAndGoesOn) {
  Game game = battle(with_hands({"the-last-battle"}, {"candles-of-corpses"}, "sauron 3R, 2N"));
  game.play({"play candles-of-corpses", "stop", "amount 2"});
  const auto again =
      wotr::Game::parse_position(game.rules(), wotr::Game::state_json(game.rules(), game.value()));
  ASSERT_TRUE(again.ok()) << again.error();
  EXPECT_TRUE(*again == game.value());
}

// Denethor's Folly: in Minas Tirith the Free Peoples are not asked.
TEST(Rulings, R212_ACardOnTheTableMayForbidIt) {
  Setting setting = shadow_attacks({"sauron"})
                        .army("minas-tirith", "sauron 3R")
                        .garrison("minas-tirith", "gondor 2R")
                        .set("/hands/free", {"the-last-battle"})
                        .set("/tableCards/shadow", {"denethors-folly"});
  const Game game = battle(setting);
  EXPECT_EQ(game.question(), "combat-roll-shadow");
}

Setting with_witch_king(const json& shadow) {
  return with_hands(json::array(), shadow, "sauron 3R, witch-king");
}

TEST(Rulings, R115_TheSorcererDrawsForTheCardOfTheFirstRound) {
  Game game = battle(with_witch_king({"monsters-roused"}));
  game.play("play monsters-roused");
  EXPECT_EQ(game.seat(), "shadow");
  EXPECT_EQ(game.ruling(), "R-115");
  EXPECT_EQ(game.options(), (std::vector<std::string>{"deck strategy", "stop"}));
  game.play("deck strategy");
  EXPECT_EQ(game.question(), "draw-shadow-strategy");
  game.play("draw olog-hai");
  EXPECT_EQ(game.at("/hands/shadow"), json({"olog-hai"}));
  EXPECT_EQ(game.question(), "combat-roll-shadow");
}

TEST(Rulings, R115_NotInALaterRoundUnlessTheOptionSaysSo) {
  const auto question_of_round_two = [](const Setting& setting) {
    Game game = battle(setting);
    game.play("stop");
    miss_and_continue(game);
    game.play({"stand", "play monsters-roused"});
    return game.question();
  };
  EXPECT_EQ(question_of_round_two(with_witch_king({"monsters-roused"})), "combat-roll-shadow");
  EXPECT_EQ(question_of_round_two(
                with_witch_king({"monsters-roused"}).option("minion.sorcererEveryRound", true)),
            "after-card-draw");
}

TEST(Rulings, R115_NotWithoutTheWitchKingInTheBattle) {
  Game game = battle(with_hands(json::array(), {"monsters-roused"}).army("morannon", "witch-king"));
  game.play("play monsters-roused");
  EXPECT_EQ(game.question(), "combat-roll-shadow");
}

// The defending Army has to be shut in, not only to stand where a Stronghold is.
TEST(Rulings, R343_DevilryOfOrthancIsForSiegesOnly) {
  const auto offers_it = [](Setting setting) {
    Game game(setting.set("/hands/shadow", {"dreadful-spells"}));
    attack(game);
    if (game.question() == "withdraw") game.play("stand");
    EXPECT_EQ(game.question(), "combat-card");
    return game.offers("play dreadful-spells");
  };
  EXPECT_TRUE(offers_it(shadow_attacks({"isengard"})
                            .army("helms-deep", "isengard 2R")
                            .garrison("helms-deep", "rohan 1R")));
  EXPECT_FALSE(offers_it(shadow_attacks({"isengard"})
                             .army("fords-of-isen", "isengard 2R")
                             .army("helms-deep", "rohan 1R")));
}

// Two hits of the roll, one of the re-roll: Boromir's Level is too high.
TEST(Rulings, R343_BlackBreathLooksAtTheRerollAlone) {
  Game game =
      battle(with_hands(json::array(), {"morgul-wound"}, "sauron 3R, 1N", "gondor 4R, boromir"));
  game.play("play morgul-wound");
  game.roll({5, 5, 1, 1, 1, 1, 1, 1, 5, 1});
  EXPECT_EQ(game.question(), "cease-or-continue");
  EXPECT_EQ(game.standing("north-ithilien"), "gondor 1R, boromir");
}

}  // namespace
}  // namespace rulings
