// The reason that is named: the ruling that the intent breaks first, whatever is asked just now.

#include <gtest/gtest.h>

#include "tests/cards/hands.h"
#include "tests/rulings/hunt/the_hunt.h"
#include "tests/rulings/teams/teams.h"

namespace rulings {
namespace {

Setting shadow_marches() {
  return Setting()
      .empty_map()
      .at_war({"sauron", "isengard"})
      .to_act("shadow")
      .dice("free", {"event", "event"})
      .dice("shadow", {"army", "character"});
}

json attack(const char* from, const char* to) {
  return {{"do", "attack"}, {"from", from}, {"to", to}};
}

TEST(Rulings, R074_WhatACardClosesIsNeitherEnteredNorAttacked) {
  const Game game(shadow_marches()
                      .set("/tableCards/free", {"a-power-too-great", "the-power-of-tom-bombadil"})
                      .army("dimrill-dale", "sauron 3R")
                      .army("lorien", "elves 2R")
                      .army("rivendell", "isengard 2R")
                      .garrison("rivendell", "elves 2R")
                      .army("bree", "isengard 2R")
                      .control("bree", "shadow"));
  EXPECT_EQ(game.why_not(attack("dimrill-dale", "lorien")), "R-074");
  EXPECT_EQ(game.why_not(attack("rivendell", "rivendell")), "R-074");
  EXPECT_EQ(game.why_not({{"do", "move-armies"}, {"from", "bree"}, {"to", "buckland"}}), "R-074");
}

TEST(Rulings, R080_WhoHasMovedDoesNotMoveAgain) {
  Game game(shadow_marches().army("dagorlad", "sauron 1R, 1N").army("north-ithilien", "sauron 2R"));
  game.play({"die army", "use move-armies", "region dagorlad", "region north-ithilien", "go"});
  const json on{{"do", "move-armies"}, {"from", "north-ithilien"}};
  const auto why_not = [&](const char* who) {
    json intent = on;
    intent["who"] = who;
    return game.why_not(intent);
  };
  EXPECT_EQ(why_not("nazgul"), "R-080");
  EXPECT_EQ(why_not("sauron.regular"), "");  // two have not moved
}

TEST(Rulings, R081_WhoIsNotThereDoesNotGo) {
  const Game game(shadow_marches().army("dagorlad", "sauron 2R"));
  const auto why_not = [&](const char* who) {
    return game.why_not({{"do", "move-armies"}, {"from", "dagorlad"}, {"who", who}});
  };
  EXPECT_EQ(why_not("sauron.elite"), "R-081");
  EXPECT_EQ(why_not("isengard"), "R-081");
  EXPECT_EQ(why_not("witch-king"), "R-081");
  EXPECT_EQ(why_not("sauron.regular"), "");
}

TEST(Rulings, R120_R122_ALeaderMayComeWhereNoUnitIsLeft) {
  const Game game(hunting(0)
                      .dice("free", {"muster", "character"})
                      .at_war({"rohan"})
                      .army("edoras", "rohan 5R 5E")  // all that there are
                      .army("westemnet", "rohan 5R"));
  EXPECT_EQ(game.why_not({{"do", "recruit"}, {"who", "rohan"}}), "");
  EXPECT_EQ(game.why_not({{"do", "recruit"}, {"to", "edoras"}}), "");
  EXPECT_EQ(game.why_not({{"do", "recruit"}, {"who", "rohan.elite"}}), "R-123");
  EXPECT_EQ(game.why_not({{"do", "recruit"}, {"who", "rohan.leader"}, {"to", "folde"}}), "R-122");
}

TEST(Rulings, R095_R097_TravellersSetOutFromWhereTheyAre) {
  const Game shadow(shadow_marches().army("minas-morgul", "1N"));
  const auto flies = [&](const json& words) {
    json intent{{"do", "move-minions"}};
    intent.update(words);
    return shadow.why_not(intent);
  };
  EXPECT_EQ(flies({{"from", "nurn"}}), "R-097");
  EXPECT_EQ(flies({{"who", "witch-king"}}), "R-097");
  EXPECT_EQ(flies({{"to", "minas-morgul"}}), "R-097");  // all are there
  EXPECT_EQ(flies({{"from", "minas-morgul"}, {"to", "bree"}}), "");

  const Game free(hunting(0).dice("free", {"character", "event"}).army("bree", "gimli"));
  const auto walks = [&](const json& words) {
    json intent{{"do", "move-companions"}};
    intent.update(words);
    return free.why_not(intent);
  };
  EXPECT_EQ(walks({{"from", "the-shire"}}), "R-095");
  EXPECT_EQ(walks({{"who", "legolas"}}), "R-095");
  EXPECT_EQ(walks({{"to", "bree"}}), "R-095");
  EXPECT_EQ(walks({{"from", "bree"}, {"to", "buckland"}}), "");
}

TEST(Rulings, R304_WhoDoesNotLeadNeitherDeclaresNorEntersMordor) {
  const Game game(of_four()
                      .empty_map()
                      .set("/leading", {{"free", "gondor"}, {"shadow", "witch-king"}})
                      .phase("fellowship")
                      .fellowship({{"region", "morannon"}, {"progress", 1}}));
  ASSERT_EQ(game.seat(), "gondor");
  EXPECT_EQ(game.why_not("rohan", {{"do", "declare"}}), "R-304");
  EXPECT_EQ(game.why_not("rohan", {{"do", "enter-mordor"}}), "R-304");
  EXPECT_EQ(game.why_not("gondor", {{"do", "declare"}}), "");
}

TEST(Rulings, R304_WhoDoesNotLeadDoesNotAllocate) {
  const Game game(of_four().phase("hunt-allocation"));
  ASSERT_EQ(game.seat(), "witch-king");
  for (const char* seat : {"saruman", "gondor", "rohan"}) {
    EXPECT_EQ(game.why_not(seat, {{"do", "allocate"}, {"target", 1}}), "R-304") << seat;
  }
  EXPECT_EQ(game.why_not("witch-king", {{"do", "allocate"}, {"target", 1}}), "");
}

TEST(Rulings, R304_WhoActsButDoesNotLeadDoesNotAnswerTheHunt) {
  Game game(of_four()
                .empty_map()
                .to_act("rohan")
                .fellowship({{"region", "hollin"}})
                .set("/huntBox/shadow", 1)
                .dice("free", {"character", "event"})
                .dice("shadow", {"event"}));
  move_into_tile(game, "3");
  ASSERT_EQ(game.question(), "hunt-damage");
  ASSERT_EQ(game.seat(), "gondor");
  EXPECT_EQ(game.why_not("rohan", {{"do", "suffer"}}), "R-304");
  EXPECT_EQ(game.why_not("rohan", {{"do", "lose-guide"}}), "R-304");
  EXPECT_EQ(game.why_not("rohan", {{"die", "event"}, {"do", "draw-card"}}), "R-060");
  EXPECT_EQ(game.why_not("witch-king", {{"do", "suffer"}}), "R-304");
  EXPECT_EQ(game.why_not("saruman", {{"do", "lose-guide"}}), "R-304");
}

TEST(Rulings, R304_WhoActsButDoesNotLeadDoesNotSendAHobbitAway) {
  Game game(
      of_four()
          .empty_map()
          .to_act("rohan")
          .fellowship(
              {{"region", "hollin"}, {"companions", {"meriadoc", "gimli"}}, {"guide", "gimli"}})
          .set("/huntBox/shadow", 1)
          .dice("free", {"character", "event"})
          .dice("shadow", {"event"}));
  move_into_tile(game, "1");
  game.play({"lose-random", "companion meriadoc"});
  ASSERT_EQ(game.question(), "separate-to");
  ASSERT_EQ(game.seat(), "gondor");
  EXPECT_EQ(game.why_not("rohan", {{"to", "moria"}}), "R-304");
  EXPECT_EQ(game.why_not("rohan", {{"do", "region"}, {"to", "moria"}}), "R-304");
  EXPECT_EQ(game.why_not("gondor", {{"do", "region"}, {"to", "moria"}}), "");
}

TEST(Rulings, R304_R309_WhereOnesOwnCompanionsGoIsForWhoActs) {
  Game game(of_four()
                .empty_map()
                .to_act("rohan")
                .fellowship({{"region", "hollin"}})
                .dice("free", {"character", "event"})
                .dice("shadow", {"event"}));
  game.play({"die character", "use separate", "take legolas", "go"});
  ASSERT_EQ(game.seat(), "rohan");
  EXPECT_EQ(game.why_not("gondor", {{"do", "region"}, {"to", "moria"}}), "R-060");
}

TEST(Rulings, R072_OfACardThatAsksNothingAPlaceIsNoPart) {
  const Game game(Setting()
                      .phase("action")
                      .to_act("free")
                      .dice("free", {"character", "event"})
                      .dice("shadow", {"event"})
                      .set("/hands/free", {"the-spirit-of-mordor"}));
  const json card{{"do", "play-card"}, {"card", "the-spirit-of-mordor"}};
  json with_place = card;
  with_place["to"] = "bree";
  EXPECT_EQ(game.why_not(card), "");
  EXPECT_EQ(game.why_not(with_place), "R-072");
}

TEST(Rulings, R041_R304_OfTwoNobodyLeads) {
  const Game game(Setting().phase("fellowship").fellowship({{"progress", 1}}));
  ASSERT_EQ(game.question(), "declare");
  EXPECT_EQ(game.why_not("shadow", {{"do", "declare"}}), "R-041");
}

TEST(Rulings, R041_APlaceAloneIsWhereTheFellowshipDeclaresItself) {
  const Game game(Setting().phase("fellowship").fellowship({{"progress", 1}}));
  EXPECT_EQ(game.why_not({{"to", "minas-tirith"}}), "R-041");
  EXPECT_EQ(game.why_not({{"to", "trollshaws"}}), "");
  EXPECT_EQ(game.why_not({{"who", "strider"}}), "R-041");
}

TEST(Rulings, R051_AnAllocationNamesNoPlace) {
  const Game game(Setting().phase("hunt-allocation"));
  EXPECT_EQ(game.why_not({{"to", "minas-tirith"}}), game.ruling());
  EXPECT_EQ(game.why_not({{"who", "nazgul"}}), game.ruling());
}

TEST(Rulings, R307_ATeammatesPlaceOrNationBeginsNothingWithoutAVerb) {
  const Game game(of_four()
                      .empty_map()
                      .at_war({"gondor", "rohan"})
                      .to_act("rohan")
                      .army("minas-tirith", "gondor 2R 1L")
                      .army("edoras", "rohan 2R")
                      .dice("free", {"muster-army", "event"})
                      .dice("shadow", {"event"}));
  EXPECT_EQ(game.why_not({{"from", "minas-tirith"}}), "R-307");
  EXPECT_EQ(game.why_not({{"who", "gondor.regular"}}), "R-307");
  EXPECT_EQ(game.why_not({{"from", "edoras"}}), "");
  EXPECT_EQ(game.why_not({{"who", "rohan.regular"}}), "");
}

TEST(Rulings, R307_ATeammatesFiguresHaveNotMovedButAreNotHis) {
  const Game game(of_four()
                      .empty_map()
                      .at_war({"gondor", "rohan"})
                      .to_act("rohan")
                      .army("folde", "gondor 2R 1L, rohan 2R")
                      .army("westemnet", "isengard 1R")
                      .control("westemnet", "shadow")
                      .dice("free", {"muster-army", "event"})
                      .dice("shadow", {"event"}));
  for (const char* who : {"gondor", "gondor.regular", "gondor.leader"}) {
    const json march{{"do", "move-armies"}, {"from", "folde"}, {"to", "edoras"}, {"who", who}};
    EXPECT_EQ(game.why_not(march), "R-307") << who;
    const json assault{{"do", "attack"}, {"from", "folde"}, {"to", "westemnet"}, {"who", who}};
    EXPECT_EQ(game.why_not(assault), "R-307") << who;
  }
  EXPECT_EQ(
      game.why_not({{"do", "move-armies"}, {"from", "folde"}, {"to", "edoras"}, {"who", "rohan"}}),
      "");
}

TEST(Rulings, R347_ARegionThatACardDoesNotReachIsAgainstTheCardsRuling) {
  Setting setting;
  setting.empty_map().at_war({"southrons"}).army("umbar", "southrons 2R");
  Game game(cards::holding(setting, "shadow", {"corsairs-of-umbar"}));
  const auto sail = [&](const char* to) {
    return game.why_not({{"do", "play-card"}, {"card", "corsairs-of-umbar"}, {"to", to}});
  };
  EXPECT_EQ(sail("lossarnach"), "R-347");
  EXPECT_EQ(sail("pelargir"), "");
  EXPECT_EQ(game.why_not({{"do", "play-card"}, {"card", "corsairs-of-umbar"}, {"from", "umbar"}}),
            "");
  cards::play_event(game, "corsairs-of-umbar");
  ASSERT_EQ(game.question(), "army-to");
  EXPECT_EQ(game.why_not({{"do", "region"}, {"to", "lossarnach"}}), "R-347");
  EXPECT_EQ(game.why_not({{"to", "lossarnach"}}), "R-347");
  EXPECT_EQ(game.why_not({{"to", "pelargir"}}), "");
  // What was said before may be said again.
  for (const char* verb : {"play-card", "play"}) {
    json again{{"do", verb}, {"card", "corsairs-of-umbar"}, {"to", "lossarnach"}};
    EXPECT_EQ(game.why_not(again), "R-347") << verb;
    again["to"] = "pelargir";
    EXPECT_EQ(game.why_not(again), "") << verb;
  }
  EXPECT_EQ(game.why_not({{"card", "corsairs-of-umbar"}, {"to", "lossarnach"}}), "R-347");
  EXPECT_EQ(game.why_not({{"card", "corsairs-of-umbar"}, {"from", "umbar"}}), "");
}

TEST(Rulings, R072_R347_WhereNoCardOfTheHandReaches) {
  Setting setting;
  setting.empty_map().at_war({"southrons"}).army("umbar", "southrons 2R");
  const json inland{{"do", "play-card"}, {"to", "lossarnach"}};
  const Game one(cards::holding(setting, "shadow", {"corsairs-of-umbar"}));
  EXPECT_EQ(one.why_not(inland), "R-347");
  EXPECT_EQ(one.why_not({{"do", "play-card"}, {"to", "pelargir"}}), "");
  const Game two(cards::holding(setting, "shadow", {"corsairs-of-umbar", "the-shadow-lengthens"}));
  EXPECT_EQ(two.why_not({{"do", "play-card"}, {"to", "erebor"}}), "R-072");
}

TEST(Rulings, R072_TheConditionComesBeforeWhereTheCardReaches) {
  Setting setting;
  setting.empty_map().politics("southrons", 2).army("umbar", "southrons 2R");
  const Game game(cards::holding(setting, "shadow", {"corsairs-of-umbar"}));
  EXPECT_EQ(
      game.why_not({{"do", "play-card"}, {"card", "corsairs-of-umbar"}, {"to", "lossarnach"}}),
      "R-072");
}

TEST(Rulings, R105_R106_TheyComeByAWillOfTheWestOnly) {
  const Game game(hunting(0)
                      .dice("free", {"character", "muster", "will"})
                      .army("minas-tirith", "strider")
                      .set("/minionsSeen", json::array({"saruman"})));
  EXPECT_EQ(game.why_not({{"do", "aragorn"}, {"die", "character"}}), "R-105");
  EXPECT_EQ(game.why_not({{"do", "gandalf-the-white"}, {"die", "muster"}}), "R-106");
  EXPECT_EQ(game.why_not({{"do", "aragorn"}, {"die", "will"}}), "");
}

// The question cites R-082; what keeps the Army at home is the border.
TEST(Rulings, R084_ABorderIsTheReasonAtEveryStage) {
  Game game(turn_of("free", {"muster-army", "event"}, {"muster", "event"})
                .army("iron-hills", "dwarves 2R"));
  const json north{{"do", "region"}, {"to", "dale"}};
  EXPECT_EQ(game.why_not({{"do", "move-armies"}, {"from", "iron-hills"}, {"to", "dale"}}), "R-084");
  game.play({"die muster-army", "use move-armies"});
  ASSERT_EQ(game.question(), "army-to");
  EXPECT_EQ(game.why_not(north), "R-084");
}

// The sentence and the ruling, for the commonest of intents.

constexpr core::Viewer kFreeSide = core::viewer_of(core::Seat{0});
constexpr core::Viewer kShadowSide = core::viewer_of(core::Seat{1});

core::Viewer decider(const Game& game) {
  return core::viewer_of(wotr::Game::decision(game.rules(), game.value()).seat);
}

/// The name of the refusal's sentence and its ruling; "" when something legal is left.
std::string sentence_against(const Game& game, const json& intent, core::Viewer viewer) {
  const wotr::View view = wotr::Game::view(game.rules(), game.value(), viewer);
  const auto refusal = wotr::Game::why_not(game.rules(), view, intent);
  if (!refusal) return refusal.error();
  if (!refusal->refused()) return "";
  const json row = wotr::Game::refusal_json(game.rules(), *refusal);
  return row["do"].get<std::string>() + " " + row["ruling"].get<std::string>();
}

std::string sentence_against(const Game& game, const json& intent) {
  return sentence_against(game, intent, decider(game));
}

// The armies of the set-up, and dice of many faces.
Setting free_choosing() {
  return Setting()
      .dice("free", {"character", "muster", "event", "will"})
      .dice("shadow", {"character", "army", "muster", "muster-army", "event"});
}
Setting shadow_choosing() { return free_choosing().to_act("shadow"); }

std::string against_free(const json& intent) {
  return sentence_against(Game(free_choosing()), intent);
}
std::string against_shadow(const json& intent) {
  return sentence_against(Game(shadow_choosing()), intent);
}

TEST(Rulings, R060_R330_WhoDecides) {
  EXPECT_EQ(sentence_against(Game(free_choosing()), {{"do", "pass"}}, kShadowSide),
            "not-your-decision R-060");
  EXPECT_EQ(sentence_against(Game(Setting().phase("recover")), {{"do", "pass"}}, kFreeSide),
            "chance-decides R-330");
}

TEST(Rulings, R040_R041_R060_R171_EachInItsPhase) {
  EXPECT_EQ(against_free({{"do", "declare"}}), "not-this-phase R-040");
  const Game game(Setting().phase("fellowship").fellowship({{"progress", 1}}));
  EXPECT_EQ(sentence_against(game, {{"do", "declare"}, {"to", "bree"}}), "too-far R-041");
  EXPECT_EQ(sentence_against(game, {{"do", "enter-mordor"}}), "not-at-mordors-gates R-171");
  EXPECT_EQ(sentence_against(game, {{"do", "attack"}}), "not-this-phase R-060");
}

TEST(Rulings, R060_R067_NoSuchDie) {
  const Game game(free_choosing().dice("free", {"event"}));
  EXPECT_EQ(sentence_against(game, {{"die", "muster"}}), "no-such-die R-060");
  EXPECT_EQ(sentence_against(game, {{"do", "diplomacy"}}), "no-die-for R-067");
}

TEST(Rulings, R061_WhoHasMoreDiceCannotPass) {
  EXPECT_EQ(against_free({{"do", "pass"}}), "");
  EXPECT_EQ(against_shadow({{"do", "pass"}}), "cannot-pass R-061");
}

TEST(Rulings, R064_R065_WhyNoRingIsUsed) {
  EXPECT_EQ(against_free({{"do", "ring"}, {"die", "muster"}}), "");
  EXPECT_EQ(against_free({{"do", "ring"}, {"target", "will"}}), "ring-face R-064");
  EXPECT_EQ(against_shadow({{"do", "ring"}}), "no-ring R-064");
  const Game used(free_choosing().set("/ringUsed/free", true));
  EXPECT_EQ(sentence_against(used, {{"do", "ring"}}), "ring-used R-065");
}

TEST(Rulings, R067_ADieDoesWhatItShows) {
  EXPECT_EQ(against_free({{"die", "event"}, {"do", "recruit"}}), "die-cannot R-067");
  EXPECT_EQ(against_free({{"die", "muster"}, {"do", "diplomacy"}}), "");
  EXPECT_EQ(against_free({{"do", "minion"}}), "not-your-side R-067");
}

TEST(Rulings, R071_OnlyACardOfTheHandIsPlayed) {
  const Game game(free_choosing().set("/hands/free", json::array({"elven-cloaks"})));
  EXPECT_EQ(sentence_against(game, {{"card", "elven-cloaks"}}), "");
  EXPECT_EQ(sentence_against(game, {{"card", "elven-rope"}}), "not-in-hand R-071");
}

TEST(Rulings, R081_R082_AnArmyMovesToTheNextRegion) {
  const auto move = [](std::string_view from, std::string_view to) {
    return against_shadow({{"die", "army"}, {"do", "move-army"}, {"from", from}, {"to", to}});
  };
  EXPECT_EQ(move("minas-morgul", "south-ithilien"), "");
  EXPECT_EQ(move("minas-morgul", "bree"), "not-adjacent R-082");
  EXPECT_EQ(move("north-ithilien", "osgiliath"), "no-army R-081");
}

TEST(Rulings, R082_EnemyUnitsMustBeAttacked) {
  const Game game(shadow_choosing().army("north-ithilien", "sauron 2R"));
  EXPECT_EQ(sentence_against(
                game, {{"do", "move-armies"}, {"from", "north-ithilien"}, {"to", "osgiliath"}}),
            "enemy-there R-082");
}

TEST(Rulings, R083_ACharacterDieNeedsALeader) {
  const auto move = [](std::string_view from) {
    return against_shadow({{"die", "character"}, {"do", "move-army"}, {"from", from}});
  };
  EXPECT_EQ(move("gorgoroth"), "needs-leader R-083");
  EXPECT_EQ(move("minas-morgul"), "");
}

TEST(Rulings, R084_NationsNotAtWarKeepToTheirBorders) {
  const auto move = [](const Setting& setting, std::string_view from, std::string_view to) {
    return sentence_against(Game(setting), {{"do", "move-army"}, {"from", from}, {"to", to}});
  };
  const Setting peace = free_choosing().dice("free", {"muster-army"});
  EXPECT_EQ(move(peace, "edoras", "westemnet"), "");
  EXPECT_EQ(move(peace, "fords-of-isen", "gap-of-rohan"), "border R-084");
  EXPECT_EQ(move(peace, "iron-hills", "vale-of-the-carnen"), "");
  EXPECT_EQ(move(Setting(peace).at_war({"rohan"}), "fords-of-isen", "gap-of-rohan"), "");
}

TEST(Rulings, R090_R095_CompanionsLeaveAsFarAsTheyMay) {
  const auto separate = [](std::string_view who, std::string_view to) {
    return against_free({{"do", "separate"}, {"who", who}, {"to", to}});
  };
  EXPECT_EQ(separate("strider", "trollshaws"), "");
  // Three regions: not alone, but in a group with Gandalf.
  EXPECT_EQ(separate("peregrin", "bree"), "");
  EXPECT_EQ(separate("peregrin", "tharbad"), "too-far R-090");
  EXPECT_EQ(against_free({{"do", "separate"}, {"who", "aragorn"}}), "not-in-fellowship R-090");
  EXPECT_EQ(against_free({{"do", "move-companions"}}), "no-travellers R-095");
}

TEST(Rulings, R097_NazgulAvoidFreeStrongholds) {
  EXPECT_EQ(against_shadow({{"do", "move-minions"}, {"who", "nazgul"}, {"to", "lorien"}}),
            "not-free R-097");
}

TEST(Rulings, R097_R111_MinionsHaveTheirHour) {
  EXPECT_EQ(against_shadow({{"do", "minion"}, {"who", "saruman"}}), "not-ready R-111");
  EXPECT_EQ(against_shadow({{"do", "move-minions"}, {"who", "saruman"}}), "cannot-move R-097");
  const Game war(shadow_choosing().at_war({"isengard"}));
  const auto enter = [&war](std::string_view to) {
    return sentence_against(war, {{"do", "minion"}, {"who", "saruman"}, {"to", to}});
  };
  EXPECT_EQ(enter("orthanc"), "");
  EXPECT_EQ(enter("moria"), "cannot-enter R-111");
}

TEST(Rulings, R120_R123_RecruitingNeedsWarASettlementAndAFigure) {
  EXPECT_EQ(against_free({{"do", "recruit"}, {"who", "gondor.regular"}}), "not-at-war R-120");
  const Game war(free_choosing().at_war({"gondor", "elves"}));
  const auto recruit = [&war](std::string_view who, std::string_view to) {
    return sentence_against(war, {{"do", "recruit"}, {"who", who}, {"to", to}});
  };
  EXPECT_EQ(recruit("gondor.regular", "pelargir"), "");
  EXPECT_EQ(recruit("gondor.regular", "osgiliath"), "not-a-settlement R-121");
  EXPECT_EQ(recruit("gondor.regular", "edoras"), "foreign-settlement R-121");
  EXPECT_EQ(recruit("gondor.leader", "lamedon"), "leader-needs-unit R-122");
  EXPECT_EQ(recruit("elves.leader", "lorien"), "none-left R-123");
}

TEST(Rulings, R130_TheFellowshipMovesHiddenAndHidesRevealed) {
  EXPECT_EQ(against_free({{"do", "hide"}}), "already-hidden R-130");
  EXPECT_EQ(against_free({{"do", "move-fellowship"}}), "");
  const Game revealed(free_choosing().fellowship({{"hidden", false}}));
  EXPECT_EQ(sentence_against(revealed, {{"do", "move-fellowship"}}), "revealed R-130");
  EXPECT_EQ(sentence_against(revealed, {{"do", "hide"}}), "");
}

TEST(Rulings, R200_AttackersAreAtWar) {
  EXPECT_EQ(against_shadow({{"do", "attack"}, {"from", "moria"}}), "none-at-war R-200");
  EXPECT_EQ(against_shadow({{"do", "attack"}, {"from", "bree"}}), "no-army R-200");
  const Game war(shadow_choosing().at_war({"sauron"}));
  EXPECT_EQ(sentence_against(war, {{"do", "attack"}, {"from", "moria"}, {"target", "lorien"}}),
            "not-adjacent R-200");
  EXPECT_EQ(sentence_against(war, {{"do", "attack"}, {"target", "arnor"}}), "no-army-beside R-200");
}

TEST(Rulings, R261_R265_DiplomacyEndsAtTheDoorOfWarForPassiveNations) {
  EXPECT_EQ(against_free({{"do", "diplomacy"}, {"who", "rohan"}}), "");
  const Game game(free_choosing().politics("rohan", 3, false).at_war({"elves"}));
  EXPECT_EQ(sentence_against(game, {{"do", "diplomacy"}, {"target", "rohan"}}), "passive R-261");
  EXPECT_EQ(sentence_against(game, {{"do", "diplomacy"}, {"who", "elves"}}),
            "already-at-war R-265");
  EXPECT_EQ(sentence_against(game, {{"do", "diplomacy"}, {"who", "sauron"}}),
            "not-your-side R-265");
}

/// The ruling against an action that is not offered.
int ruling_against(const Setting& setting, const json& action) {
  const Game game(setting);
  const wotr::View view = wotr::Game::view(game.rules(), game.value(), decider(game));
  const auto parsed = wotr::Game::parse_action(game.rules(), action);
  EXPECT_TRUE(parsed.ok());
  return wotr::Game::why_not_action(game.rules(), view, *parsed).ruling.number;
}

TEST(Rulings, R068_ARefusedActionNamesItsRuling) {
  EXPECT_EQ(ruling_against(shadow_choosing(), {{"do", "pass"}}), 61);
  EXPECT_EQ(ruling_against(shadow_choosing(), {{"do", "ring"}}), 64);
  EXPECT_EQ(ruling_against(free_choosing(), {{"do", "use"}, {"use", "hide"}}), 130);
  EXPECT_EQ(ruling_against(free_choosing(), {{"do", "use"}, {"use", "aragorn"}}), 105);
  // Seven Companions walk with the Ring: at most seven dice are allocated.
  EXPECT_EQ(ruling_against(Setting().phase("hunt-allocation"), {{"do", "allocate"}, {"dice", 8}}),
            51);
}

}  // namespace
}  // namespace rulings
