// How chance, choices and the end of an action are handled.

#include <algorithm>
#include <map>

#include <gtest/gtest.h>

#include "tests/rulings/game.h"

namespace rulings {
namespace {

core::Decision pending(const Game& game) {
  return wotr::Game::decision(game.rules(), game.value());
}

std::string stream(const Game& game) { return std::string(wotr::Game::stream_name(pending(game))); }

/// The chances of the pending throw or draw: what may come, and how many times it is there.
std::map<std::string, int> chances(const Game& game) {
  const core::Decision draw = pending(game);
  const Options outcomes = game.options();
  std::map<std::string, int> weights;
  for (std::size_t i = 0; i < outcomes.size(); ++i) weights[outcomes[i]] = draw.weights[i];
  return weights;
}

/// What happens by this one action, in its order: the names of the events, of figures their cause.
std::vector<std::string> happens(const Game& game, const json& action) {
  wotr::State state = game.value();
  core::EventSink events;
  const auto parsed = wotr::Game::parse_action(game.rules(), action);
  EXPECT_FALSE(wotr::Game::apply(game.rules(), state, *parsed, &events).refused());
  std::vector<std::string> names;
  for (const core::Event& event : events) {
    const json one = wotr::Game::event_json(game.rules(), event);
    names.push_back(one.value("cause", one["do"].get<std::string>()));
  }
  return names;
}

bool in_order(const std::vector<std::string>& names, std::initializer_list<const char*> order) {
  auto at = names.begin();
  for (const char* name : order) {
    at = std::find(at, names.end(), name);
    if (at == names.end()) return false;
    ++at;
  }
  return true;
}

Setting hunted() {
  return Setting()
      .empty_map()
      .set("/huntBox", {{"free", 0}, {"shadow", 2}})
      .dice("free", {"character", "event"})
      .dice("shadow", {"event"});
}

/// Ten units relieve a garrison of five; the besiegers retreat to ten of their own.
Game relief() {
  Game game(Setting()
                .empty_map()
                .at_war({"rohan"})
                .garrison("helms-deep", "rohan 5R")
                .army("helms-deep", "isengard 2R")
                .army("westemnet", "rohan 5R 1E")
                .army("fords-of-isen", "isengard 9R 1E")
                .dice("free", {"muster-army", "event"})
                .dice("shadow", {"event"}));
  game.play({"die muster-army", "use attack", "region westemnet", "region helms-deep", "go"});
  game.roll({1, 1, 1, 1, 1, 1, 1});  // six units throw five dice, two throw two: nobody is hit
  game.play({"continue", "region fords-of-isen"});
  EXPECT_EQ(game.question(), "advance");
  return game;
}

TEST(Rulings, R330_OneThingAtATimeEachWithItsPurpose) {
  Game game(Setting().phase("recover"));
  const auto drawn_for = [&game](std::string_view purpose, std::string_view from) {
    EXPECT_EQ(game.seat(), "chance");
    EXPECT_EQ(game.question(), purpose);
    EXPECT_EQ(stream(game), from);
  };
  drawn_for("draw-free-character", "deck-free-character");
  game.play("draw axe-and-bow");
  drawn_for("draw-free-strategy", "deck-free-strategy");
  game.play("draw book-of-mazarbul");
  drawn_for("draw-shadow-character", "deck-shadow-character");
  game.play("draw orc-patrol");
  drawn_for("draw-shadow-strategy", "deck-shadow-strategy");
  game.play({"draw olog-hai", "stop", "stop", "allocate 3"});
  for (const int left : {4, 3, 2, 1}) {
    drawn_for("action-roll-free", "action-dice-free");
    EXPECT_EQ(pending(game).remaining, left);
    game.play("face event");
  }
  drawn_for("action-roll-shadow", "action-dice-shadow");
  EXPECT_EQ(pending(game).remaining, 4);
}

TEST(Rulings, R330_AHuntDrawsWhatItNeedsWhenItNeedsIt) {
  Game game(hunted().fellowship({{"companions", {"strider", "gimli"}}}));
  game.play({"die character", "use move-fellowship"});
  EXPECT_EQ(game.question(), "hunt-roll");
  EXPECT_EQ(stream(game), "hunt");
  game.roll({1, 6});
  EXPECT_EQ(game.question(), "hunt-tile");  // one success: now a tile is needed
  EXPECT_EQ(stream(game), "tiles");
  game.play({"tile 3", "lose-random"});
  EXPECT_EQ(game.question(), "random-companion");
  EXPECT_EQ(stream(game), "companion");
  EXPECT_EQ(chances(game),
            (std::map<std::string, int>{{"companion strider", 1}, {"companion gimli", 1}}));

  Game missed(hunted());
  missed.play({"die character", "use move-fellowship"});
  missed.roll({1, 2});
  EXPECT_EQ(missed.seat(), "shadow");  // no success, no tile
}

TEST(Rulings, R330_ThePoolIsASetOfTiles) {
  Game game(hunted().set("/drawnTiles", {"3", "3", "eye-reveal"}));
  game.play({"die character", "use move-fellowship"});
  game.roll({6, 1});
  EXPECT_EQ(chances(game), (std::map<std::string, int>{{"tile 0-reveal", 2},
                                                       {"tile 1", 2},
                                                       {"tile 1-reveal", 2},
                                                       {"tile 2", 2},
                                                       {"tile 2-reveal", 1},
                                                       {"tile 3", 1},
                                                       {"tile eye-reveal", 3}}));
}

TEST(Rulings, R330_ADeckIsASetOfCards) {
  const Game game(Setting().phase("recover").set("/discards/free", {"athelas", "axe-and-bow"}));
  const std::map<std::string, int> cards = chances(game);
  EXPECT_EQ(cards.size(), 22u);
  for (const auto& [card, weight] : cards) EXPECT_EQ(weight, 1) << card;
}

TEST(Rulings, R330_ADieHasSixEqualSides) {
  Game game(hunted());
  game.play({"die character", "use move-fellowship"});
  EXPECT_EQ(chances(game), (std::map<std::string, int>{{"roll 1", 1},
                                                       {"roll 2", 1},
                                                       {"roll 3", 1},
                                                       {"roll 4", 1},
                                                       {"roll 5", 1},
                                                       {"roll 6", 1}}));
}

TEST(Rulings, R330_NoSeatDecidesWhatChanceDecides) {
  const Game game(Setting().phase("recover"));
  EXPECT_EQ(game.why_not("free", {{"do", "draw"}, {"card", "axe-and-bow"}}), "R-330");
}

TEST(Rulings, R331_ChoicesHaveTheirOwners) {
  Game game(Setting()
                .empty_map()
                .at_war({"sauron"})
                .army("north-ithilien", "sauron 2R 1E")
                .army("osgiliath", "gondor 2R 1E")
                .to_act("shadow")
                .dice("shadow", {"army", "event"})
                .dice("free", {"event"}));
  const auto asks = [&game](std::string_view seat, std::string_view question) {
    EXPECT_EQ(game.seat(), seat);
    EXPECT_EQ(game.question(), question);
  };
  game.play({"die army", "use attack"});
  asks("shadow", "attack-group");
  game.play("go");
  game.roll({6, 1, 1, 5, 1, 1});  // a hit each
  asks("shadow", "casualty");
  game.play("remove sauron.regular");
  asks("free", "casualty");
  game.play("remove gondor.regular");
  asks("shadow", "cease-or-continue");
  game.play("continue");
  asks("free", "retreat");
}

TEST(Rulings, R331_TheHuntAsksTheShadowForReRollsTheFreePeoplesForTheRest) {
  // In Moria the Stronghold gives one re-roll.
  Game game(hunted().fellowship({{"region", "moria"}}));
  game.play({"die character", "use move-fellowship"});
  game.roll({1, 1});
  EXPECT_EQ(game.question(), "hunt-reroll");
  EXPECT_EQ(game.seat(), "shadow");
  EXPECT_EQ(game.options(), (Options{"reroll 0", "reroll 1"}));
  game.play("reroll 1");
  game.roll({6});
  game.play("tile 2-reveal");
  EXPECT_EQ(game.question(), "hunt-damage");
  EXPECT_EQ(game.seat(), "free");
  game.play("suffer");
  EXPECT_EQ(game.question(), "reveal-to");
  EXPECT_EQ(game.seat(), "free");
}

TEST(Rulings, R331_OneLegalAnswerIsNotAskedFor) {
  // One die, one thing to do with it besides skipping, one Army, one way out of Barad-dûr.
  Game game(Setting()
                .empty_map()
                .army("barad-dur", "sauron 1R")
                .to_act("shadow")
                .dice("shadow", {"army"})
                .dice("free", {"event"}));
  EXPECT_EQ(game.question(), "choose-use");  // not which die
  EXPECT_EQ(game.options(), (Options{"use move-armies", "use skip"}));
  game.play("use move-armies");
  EXPECT_EQ(game.standing("gorgoroth"), "sauron 1R");
  EXPECT_EQ(game.seat(), "free");
}

TEST(Rulings, R331_AlikeFiguresAreNoChoice) {
  // Two hits on three Regulars of one Nation.
  Game game(Setting()
                .empty_map()
                .at_war({"sauron"})
                .army("dagorlad", "sauron 3R")
                .army("north-ithilien", "gondor 3R")
                .to_act("shadow")
                .dice("shadow", {"army", "event"})
                .dice("free", {"event"}));
  game.play({"die army", "use attack", "go"});
  game.roll({5, 5, 1, 1, 1, 1});
  EXPECT_EQ(game.question(), "cease-or-continue");
  EXPECT_EQ(game.standing("north-ithilien"), "gondor 1R");
}

TEST(Rulings, R331_R332_InCombatTheAttackerDecidesFirst) {
  // The Free Peoples attack: their casualties are chosen before the Shadow's.
  Game game(Setting()
                .empty_map()
                .at_war({"gondor"})
                .army("dagorlad", "sauron 2R 1E")
                .army("north-ithilien", "gondor 2R 1E")
                .dice("free", {"muster-army", "event"})
                .dice("shadow", {"event"}));
  game.play({"die muster-army", "use attack", "go"});
  game.roll({5, 1, 1, 5, 1, 1});
  EXPECT_EQ(game.question(), "casualty");
  EXPECT_EQ(game.seat(), "free");
  game.play("reduce gondor.elite");
  EXPECT_EQ(game.question(), "casualty");
  EXPECT_EQ(game.seat(), "shadow");
}

TEST(Rulings, R086_R332_OtherwiseWhoseActionItIs) {
  // Both sides stack too many: 5 and 6 in Helm's Deep, 10 and 2 at the Fords.
  Game game = relief();
  game.play("go");
  EXPECT_EQ(game.question(), "excess");
  EXPECT_EQ(game.seat(), "free");
  game.play("remove rohan.regular");
  EXPECT_EQ(game.standing("helms-deep"), "rohan 9R 1E");
  EXPECT_EQ(game.question(), "excess");
  EXPECT_EQ(game.seat(), "shadow");
  game.play("remove isengard.elite");  // Regulars alone are left, and one too many
  EXPECT_EQ(game.standing("fords-of-isen"), "isengard 10R");
}

TEST(Rulings, R257_R333_ASiegeIsLiftedBeforeTheStackIsTrimmed) {
  const Game game = relief();
  EXPECT_EQ(game.events("siege-ended").size(), 1u);  // before the advance already
  EXPECT_EQ(game.inside("helms-deep"), "");
  // The garrison counts for the ten: eleven are asked to be trimmed, not six and five.
  EXPECT_TRUE(in_order(happens(game, {{"do", "go"}}), {"battle-ended", "advance"}));
}

TEST(Rulings, R255_R333_SiegesAreLiftedBeforeCaptures) {
  // The last besiegers march off: the garrison is out again, and nobody has captured anything.
  Game game(Setting()
                .empty_map()
                .at_war({"isengard"})
                .garrison("helms-deep", "rohan 2R 1L")
                .army("helms-deep", "isengard 2R")
                .to_act("shadow")
                .dice("shadow", {"army", "event"})
                .dice("free", {"event"}));
  game.play({"die army", "use move-armies", "region fords-of-isen"});
  const std::vector<std::string> order = happens(game, {{"do", "go"}});
  EXPECT_TRUE(in_order(order, {"move", "siege-lifted", "siege-ended"}));
  game.play("go");
  EXPECT_EQ(game.standing("helms-deep"), "rohan 2R 1L");
  EXPECT_EQ(game.control("helms-deep"), "free");
  EXPECT_TRUE(game.events("captured").empty());
}

TEST(Rulings, R264_R333_ACaptureComesBeforeItsPolitics) {
  // The North stands one step from war: entered, it is active, and captured, it goes to war.
  Game game(Setting()
                .empty_map()
                .politics("north", 3, false)
                .at_war({"southrons"})
                .army("vale-of-the-carnen", "southrons 2R")
                .to_act("shadow")
                .dice("shadow", {"army", "event"})
                .dice("free", {"event"}));
  game.play({"die army", "use move-armies", "region dale"});
  EXPECT_TRUE(in_order(happens(game, {{"do", "go"}}), {"move", "captured", "politics"}));
  game.play("go");
  EXPECT_EQ(game.at("/politicalTrack/north"), json({{"step", 4}, {"active", true}}));
}

TEST(Rulings, R086_R333_StackingIsSettledAfterTheWholeAction) {
  // The first Army makes twelve in Dagorlad; the second takes nine of them on.
  Game game(Setting()
                .empty_map()
                .army("noman-lands", "sauron 3R")
                .army("dagorlad", "sauron 9R")
                .to_act("shadow")
                .dice("shadow", {"army", "event"})
                .dice("free", {"event"}));
  game.play({"die army", "use move-armies", "region noman-lands", "region dagorlad", "go"});
  EXPECT_EQ(game.standing("dagorlad"), "sauron 12R");
  EXPECT_EQ(game.question(), "army-from");  // nothing is trimmed yet
  game.play({"region dagorlad", "region north-ithilien", "go"});
  EXPECT_EQ(game.standing("dagorlad"), "sauron 3R");
  EXPECT_EQ(game.standing("north-ithilien"), "sauron 9R");
  EXPECT_EQ(game.reinforcements("sauron"), "24R 6E");
}

TEST(Rulings, R280_R333_VictoryEndsWhatIsLeftOfTheAction) {
  Game game(hunted().fellowship({{"corruption", 11}, {"region", "hollin"}}));
  game.play({"die character", "use move-fellowship"});
  game.roll({6, 1});
  game.play("tile 3");
  const std::vector<std::string> order = happens(game, {{"do", "suffer"}});
  EXPECT_EQ(order, (std::vector<std::string>{"corruption", "won"}));
}

}  // namespace
}  // namespace rulings
