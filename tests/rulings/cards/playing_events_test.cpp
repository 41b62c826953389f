// Playing Event cards: which die, which condition, and what else holds.

#include "rules/wotr/why_not/vain_card.h"
#include "tests/cards/hands.h"

namespace rulings {
namespace {

using cards::play_event;
using cards::why_not_play;

/// One card of each icon: Elven Cloaks, A Power too Great and Guards of the Citadel.
Setting three_icons(std::string_view die) {
  return Setting()
      .empty_map()
      .to_act("free")
      .army("minas-tirith", "gondor 1R")
      .set("/hands/free", json{"elven-cloaks", "a-power-too-great", "guards-of-the-citadel"})
      .dice("free", {die, die, "character", "muster"})
      .dice("shadow", {"event"});
}

std::vector<std::string> playable_with(std::string_view die) {
  Game game(three_icons(die));
  std::vector<std::string> playable;
  for (const char* card : {"elven-cloaks", "a-power-too-great", "guards-of-the-citadel"}) {
    const std::string reason = game.why_not({{"die", die}, {"do", "play-card"}, {"card", card}});
    if (reason.empty()) playable.emplace_back(card);
    EXPECT_TRUE(reason.empty() || reason == "R-071") << die << " " << card << " " << reason;
  }
  return playable;
}

/// Whether the Free Peoples are told that the one card they hold would be spent for nothing.
bool is_in_vain(const Setting& position, std::string_view card) {
  Setting setting = position;
  const Game game(cards::holding(setting, "free", {card}));
  const auto view = wotr::Game::view(game.rules(), game.value(), core::viewer_of(core::Seat{0}));
  const json named{{"do", "play"}, {"card", card}};
  const auto play = wotr::Game::parse_action(game.rules(), named);
  return wotr::would_change_nothing(game.rules(), view, static_cast<wotr::CardId>(play->a));
}
Setting with_corruption(int corruption) {
  return Setting().fellowship({{"corruption", corruption}});
}

TEST(Rulings, R072_ThatACardWouldChangeNothingIsKnownBefore) {
  EXPECT_TRUE(is_in_vain(with_corruption(0), "bilbos-song"));
  EXPECT_FALSE(is_in_vain(with_corruption(1), "bilbos-song"));
  EXPECT_FALSE(is_in_vain(with_corruption(0), "athelas"));        // it throws dice
  EXPECT_FALSE(is_in_vain(with_corruption(0), "wizards-staff"));  // it lies on the table
  EXPECT_FALSE(is_in_vain(with_corruption(0), "the-red-arrow"));  // somebody comes
}

TEST(Rulings, R071_TheDieShowsTheIconOrTheEvent) {
  using Cards = std::vector<std::string>;
  const Cards all{"elven-cloaks", "a-power-too-great", "guards-of-the-citadel"};
  EXPECT_EQ(playable_with("event"), all);
  EXPECT_EQ(playable_with("will"), all);
  EXPECT_EQ(playable_with("character"), (Cards{"elven-cloaks"}));
  EXPECT_EQ(playable_with("muster"), (Cards{"guards-of-the-citadel"}));
  EXPECT_EQ(playable_with("muster-army"), (Cards{"a-power-too-great", "guards-of-the-citadel"}));
}

TEST(Rulings, R071_AnArmyDiePlaysTheArmyIconAlone) {
  Game game(Setting()
                .empty_map()
                .to_act("shadow")
                .set("/hands/shadow", json{"corsairs-of-umbar", "rage-of-the-dunlendings"})
                .at_war({"southrons", "isengard"})
                .dice("shadow", {"army", "event"})
                .dice("free", {"event"}));
  game.play({"die army", "use play-card"});
  EXPECT_EQ(game.at("/discards/shadow"), json({"corsairs-of-umbar"}));
}

// The question offers exactly the cards of the icon.
TEST(Rulings, R071_TheQuestionNamesTheCardsOfTheDie) {
  Game game(three_icons("muster-army"));
  game.play({"die muster-army", "use play-card"});
  EXPECT_EQ(game.options(),
            (std::vector<std::string>{"play a-power-too-great", "play guards-of-the-citadel"}));
  game.forbids("play elven-cloaks");
}

Setting event_of(std::string_view seat, std::string_view card) {
  Setting setting;
  setting.empty_map();
  return cards::holding(setting, seat, {card});
}

TEST(Rulings, R072_WithoutItsConditionACardIsNotPlayed) {
  Game game(event_of("shadow", "wormtongue"));
  EXPECT_EQ(why_not_play(game, "wormtongue"), "R-072");
  game.play("die event");
  game.forbids("use play-card");
}

// "Play it" is understood before a die is chosen, while its use is, and amid the cards it pays for.
TEST(Rulings, R072_PlayingACardIsRefusedWithItsReasonAtEveryQuestion) {
  const json wormtongue{{"do", "play"}, {"card", "wormtongue"}};
  Game game(cards::holding(Setting().empty_map(), "shadow", {"wormtongue", "shelobs-lair"}));
  EXPECT_EQ(game.why_not(wormtongue), "R-072");
  game.play("die event");
  EXPECT_EQ(game.why_not(wormtongue), "R-072");
  EXPECT_EQ(game.why_not({{"do", "play"}, {"card", "shelobs-lair"}}), "");
  EXPECT_EQ(game.why_not({{"do", "play"}, {"card", "isildurs-bane"}}), "R-071");

  Game paying(three_icons("muster-army"));
  paying.play({"die muster-army", "use play-card"});
  EXPECT_EQ(paying.why_not({{"do", "play"}, {"card", "elven-cloaks"}}), "R-071");
  EXPECT_EQ(paying.why_not({{"do", "play"}, {"card", "guards-of-the-citadel"}}), "");
}

// The Elite goes with the Leader; with no Leader left Imrahil still brings a unit.
TEST(Rulings, R072_EffectsHappenAsFarAsTheyCan) {
  Setting setting = event_of("free", "imrahil-of-dol-amroth");
  setting.army("dol-amroth", "gondor 1R 4L");
  Game game(setting);
  ASSERT_EQ(game.reinforcements("gondor").find('L'), std::string::npos);
  play_event(game, "imrahil-of-dol-amroth");
  game.play("figure gondor.regular");
  EXPECT_EQ(game.standing("dol-amroth"), "gondor 2R 4L");
}

TEST(Rulings, R072_ACardThatChangesNothingMayBePlayed) {
  Setting setting = event_of("shadow", "return-of-the-witch-king");
  setting.army("angmar", "gondor 1R, witch-king").control("angmar", "free");
  Game game(setting);
  EXPECT_EQ(why_not_play(game, "return-of-the-witch-king"), "");
  play_event(game, "return-of-the-witch-king");
  EXPECT_EQ(game.standing("angmar"), "gondor 1R / witch-king");
  EXPECT_EQ(game.at("/discards/shadow"), json({"return-of-the-witch-king"}));
}

// Mandatory: the recruits of Rage of the Dunlendings come, there is no way to decline them.
TEST(Rulings, R072_EffectsAreMandatory) {
  Setting setting = event_of("shadow", "rage-of-the-dunlendings");
  Game game(setting.at_war({"isengard"}));
  play_event(game, "rage-of-the-dunlendings");
  EXPECT_EQ(game.question(), "card-region");
  game.forbids("stop");
  game.play("region tharbad");
  EXPECT_EQ(game.standing("tharbad"), "isengard 2R");
}

// Stacking: the eleventh unit goes back. Availability: nobody comes who is not there.
TEST(Rulings, R073_StackingAndTheBoxHold) {
  Setting setting = event_of("shadow", "return-of-the-witch-king");
  setting.army("minas-morgul", "witch-king").army("angmar", "sauron 9R");
  Game game(setting);
  play_event(game, "return-of-the-witch-king");
  EXPECT_EQ(game.question(), "excess");
  game.play({"remove sauron.regular", "remove sauron.regular"});
  EXPECT_EQ(game.standing("angmar"), "sauron 9R 1E, witch-king");

  Setting short_of = event_of("shadow", "return-of-the-witch-king");
  short_of.army("minas-morgul", "witch-king").army("barad-dur", "sauron 6E");
  Game without(short_of);
  play_event(without, "return-of-the-witch-king");
  EXPECT_EQ(without.standing("angmar"), "sauron 2R, witch-king");
}

// Borders and free regions: who is not At War stays at home, and no Army sails into closed regions.
TEST(Rulings, R073_BordersHold) {
  Setting setting = event_of("shadow", "corsairs-of-umbar");
  setting.at_war({"southrons"}).army("umbar", "southrons 1R, sauron 2R");
  Game game(setting);
  play_event(game, "corsairs-of-umbar");
  game.play("region anfalas");
  EXPECT_EQ(game.standing("anfalas"), "southrons 1R");
  EXPECT_EQ(game.standing("umbar"), "sauron 2R");
}

}  // namespace
}  // namespace rulings
