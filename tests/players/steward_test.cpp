// What a person would notice who plays against the steward.
#include "game/wotr/players/steward/steward.h"

#include <set>

#include "game/match/folders/files.h"
#include "game/match/luck.h"
#include "game/players/random_player.h"
#include "game/wotr/players/wotr_players.h"
#include "rules/wotr/game.h"
#include "tests/players/opponent.h"

namespace wotr_players {
namespace {

using rulings::Setting;
using Wotr = wotr::Game;

const std::string kFile = AMONHEN_DATA "/wotr/players/steward.json";

Opponent steward_of(std::uint64_t seed = 1) {
  return Opponent(std::make_unique<Steward>(beliefs(), seed));
}

// The Shadow.

TEST(Steward, BringsEachMinionAsSoonAsHeMayCome) {
  rulings::Game saruman(
      Setting().at_war({"isengard"}).to_act("shadow").dice("shadow", {"army", "muster", "event"}));
  EXPECT_TRUE(says(steward_of().act(saruman), "use minion"));
  EXPECT_NE(saruman.standing("orthanc").find("saruman"), std::string::npos);
  rulings::Game king(Setting()
                         .at_war({"isengard", "sauron", "gondor"})
                         .army("orthanc", "isengard 4R 1E, saruman")
                         .to_act("shadow")
                         .dice("shadow", {"army", "muster", "event"}));
  EXPECT_TRUE(says(steward_of().act(king), "use minion"));
}

TEST(Steward, BringsItsPeoplesToWarFirst) {
  rulings::Game game(Setting().to_act("shadow").dice("shadow", {"army", "muster"}));
  EXPECT_TRUE(says(steward_of().act(game), "use diplomacy"));
}

TEST(Steward, HuntsWithMoreDiceTheNearerTheCompanyComes) {
  const auto dice = [](Setting setting) {
    return steward_of().answer(rulings::Game(setting.phase("hunt-allocation")));
  };
  const std::string far = dice(Setting().fellowship({{"region", "rivendell"}}));
  const std::string near = dice(Setting().fellowship({{"region", "eastemnet"}, {"progress", 3}}));
  const std::string track = dice(Setting().fellowship({{"mordorStep", 1}}));
  EXPECT_LT(far, near);
  EXPECT_LT(near, track);
  EXPECT_GE(track, "allocate 3");
}

TEST(Steward, BeginsNoSiegeThatItCannotWin) {
  const auto host = [](std::string_view army) {
    rulings::Game game(Setting()
                           .empty_map()
                           .at_war({"sauron", "gondor"})
                           .army("osgiliath", army)
                           .army("minas-tirith", "gondor 3R 2E 1L")
                           .to_act("shadow")
                           .dice("shadow", {"army"}));
    return says(steward_of().act(game), "use attack");
  };
  EXPECT_FALSE(host("sauron 5R"));
  EXPECT_TRUE(host("sauron 6R 4E, 4N"));
}

TEST(Steward, LeavesAGuardInWhatItHasTaken) {
  rulings::Game game(Setting()
                         .at_war({"southrons", "gondor"})
                         .army("pelargir", "southrons 4R 2E")
                         .control("pelargir", "shadow")
                         .army("lossarnach", "")
                         .army("osgiliath", "gondor 1R")
                         .to_act("shadow")
                         .dice("shadow", {"army", "army"}));
  steward_of().act(game);
  EXPECT_NE(game.standing("pelargir"), "");
}

// The Company: march, rest, run.

TEST(Steward, MarchesUnseenTowardsMordor) {
  rulings::Game game(Setting().set("/huntBox/shadow", 0).dice("free", {"character", "event"}));
  EXPECT_TRUE(says(steward_of().act(game), "use move-fellowship"));
}

TEST(Steward, MovesTwiceWhileTheEyeLooksElsewhere) {
  rulings::Game game(Setting()
                         .set("/huntBox/shadow", 1)
                         .set("/huntBox/free", 1)
                         .fellowship({{"progress", 1}})
                         .dice("free", {"character", "event"}));
  EXPECT_TRUE(says(steward_of().act(game), "use move-fellowship"));
}

Setting weary_in_lorien(int corruption) {
  return Setting().fellowship({{"region", "lorien"}, {"corruption", corruption}});
}

TEST(Steward, RestsInAHavenBeforeTheDash) {
  rulings::Game weary(
      weary_in_lorien(7).set("/huntBox/shadow", 1).dice("free", {"character", "event"}));
  EXPECT_FALSE(says(steward_of().act(weary), "use move-fellowship"));
  rulings::Game fresh(
      weary_in_lorien(0).set("/huntBox/shadow", 1).dice("free", {"character", "event"}));
  EXPECT_TRUE(says(steward_of().act(fresh), "use move-fellowship"));
  rulings::Game healing(weary_in_lorien(7).phase("fellowship"));
  EXPECT_EQ(steward_of().answer(healing), "region lorien");
}

TEST(Steward, RunsWhenTheWarIsNearlyLost) {
  rulings::Game game(weary_in_lorien(5)
                         .army("minas-tirith", "sauron 2R")
                         .control("minas-tirith", "shadow")
                         .army("dol-amroth", "sauron 2R")
                         .control("dol-amroth", "shadow")
                         .army("helms-deep", "isengard 2R")
                         .control("helms-deep", "shadow")
                         .army("erebor", "sauron 2R")
                         .control("erebor", "shadow")
                         .set("/huntBox/shadow", 1)
                         .dice("free", {"character", "event"}));
  EXPECT_EQ(rulings::points_of(game, "shadow"), 8);
  EXPECT_TRUE(says(steward_of().act(game), "use move-fellowship"));
}

TEST(Steward, EntersMordorWhenTheGateIsInReach) {
  rulings::Game game(Setting()
                         .phase("fellowship")
                         .fellowship({{"region", "dagorlad"}, {"progress", 1}, {"corruption", 2}}));
  EXPECT_EQ(steward_of().answer(game), "region morannon");
  game.play("region morannon");
  EXPECT_EQ(steward_of().answer(game), "enter-mordor");
}

/// The tile that is drawn for a step has done this damage; what is answered?
std::string bears(Setting setting, std::string_view tile) {
  rulings::Game game(setting.to_act("free").dice("free", {"character", "event"}));
  game.play({"die character", "use move-fellowship"});
  if (game.question() == "hunt-roll") game.roll({6});
  game.play(tile);
  return steward_of().answer(game);
}

TEST(Steward, KeepsCompanionsForTheHuntInMordor) {
  const Setting early = Setting()
                            .set("/huntBox/shadow", 1)
                            .set("/huntBox/free", 0)
                            .fellowship({{"companions", {"strider", "boromir", "legolas", "gimli"}},
                                         {"guide", "strider"}});
  EXPECT_EQ(bears(early, "tile 1"), "suffer");
  const Setting late = Setting().fellowship({{"mordorStep", 3},
                                             {"corruption", 9},
                                             {"companions", {"strider", "boromir"}},
                                             {"guide", "strider"}});
  EXPECT_NE(bears(late, "tile 3"), "suffer");
}

// Elven Rings, peoples and leaders.

TEST(Steward, KeepsElvenRingsForTheDecisiveMoment) {
  rulings::Game early(Setting().dice("free", {"event", "muster", "muster-army"}));
  EXPECT_FALSE(says(steward_of().act(early), "ring"));
  rulings::Game last(Setting()
                         .fellowship({{"mordorStep", 4}, {"corruption", 6}})
                         .dice("free", {"muster", "muster"}));
  EXPECT_TRUE(says(steward_of().act(last), "ring"));
}

TEST(Steward, CrownsStriderAsSoonAsItMay) {
  rulings::Game game(Setting()
                         .fellowship({{"companions", {"gandalf-the-grey", "boromir"}}})
                         .army("minas-tirith", "gondor 3R 1E 1L, strider")
                         .dice("free", {"will", "muster"}));
  EXPECT_TRUE(says(steward_of().act(game), "use aragorn"));
}

TEST(Steward, CallsGandalfTheWhiteAsSoonAsItMay) {
  rulings::Game game(Setting()
                         .fellowship({{"companions", {"strider", "boromir"}}})
                         .set("/characters/gandalf-the-grey", "eliminated")
                         .at_war({"isengard"})
                         .army("orthanc", "isengard 4R 1E, saruman")
                         .dice("free", {"will", "muster"}));
  EXPECT_TRUE(says(steward_of().act(game), "use gandalf-the-white"));
}

TEST(Steward, MustersWhereTheThreatIs) {
  rulings::Game game(Setting()
                         .empty_map()
                         .at_war({"sauron", "gondor"})
                         .army("osgiliath", "sauron 8R 2E, 3N")
                         .army("minas-tirith", "gondor 2R")
                         .army("dol-amroth", "gondor 2R")
                         .dice("free", {"muster"}));
  steward_of().act(game);
  EXPECT_NE(game.standing("minas-tirith"), "gondor 2R");
}

// At every seat, and always the same.

TEST(StewardGames, EndAtTwoThreeAndFourSeatsAndCanBeRepeated) {
  for (const int players : {2, 3, 4}) {
    const wotr::Rules& rules = rulings::tables({{"players", players}});
    Steward steward(beliefs(), 5);
    int asked = 0;
    wotr::State state = Wotr::new_state(rules);
    match::Luck luck(7);
    while (!Wotr::decision(rules, state).is_over()) {
      const core::Decision pending = Wotr::decision(rules, state);
      core::Action action{};
      if (pending.is_chance()) {
        action = luck.draw(pending, Wotr::stream_name(pending));
      } else {
        const wotr::View view = Wotr::view(rules, state, core::viewer_of(pending.seat));
        action = steward.choose(rules, view, view.decision, {});
        if (++asked % 20 == 0) {  // another, who remembers nothing, says the same
          EXPECT_EQ(action, Steward(beliefs(), 5).choose(rules, view, view.decision, {}));
        }
      }
      ASSERT_TRUE(pending.offers(action)) << Wotr::decision_name(pending);
      Wotr::apply(rules, state, action, nullptr);
    }
    EXPECT_TRUE(Wotr::outcome(rules, state).has_value()) << players;
  }
}

// What it believes is data.

TEST(StewardBeliefs, AreRefusedWithFilePlaceAndReason) {
  const std::string good = *match::read_file(kFile);
  const auto fault = [&](std::string_view from, std::string_view to) {
    std::string text = good;
    text.replace(text.find(from), from.size(), to);
    return steward::parse_beliefs(text, "s.json").error();
  };
  EXPECT_EQ(fault("\"heir\"", "\"hair\""), "s.json, road.hair: no belief is called so");
  EXPECT_EQ(fault("\"rings\"", "\"wings\""), "s.json, wings: no belief is called so");
  EXPECT_EQ(fault("\"siege-begun\"", "\"siege-lost\""),
            "s.json, free.siege-lost: no belief is called so");
  EXPECT_EQ(fault("\"astray\"", "\"away\""), "s.json, free.cards.away: no belief is called so");
  EXPECT_EQ(fault("\"march-decay\": ", "\"march-decay\": 2"),
            "s.json, free.march-decay: 20.8 is not a number from 0 to 1");
  EXPECT_NE(fault("\"unseen\": ", "\"unseen\": 7").find("s.json, road.unseen: 7"),
            std::string::npos);
}

}  // namespace
}  // namespace wotr_players
