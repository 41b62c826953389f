// What a touch can do: the gestures that a view offers, and what a hand makes of them.

#include "game/wotr/table/touches.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <span>

#include <gtest/gtest.h>

#include "game/app/screen/selection.h"
#include "game/wotr/table/frame/frame_things.h"
#include "game/wotr/table/recruits.h"
#include "game/wotr/table/regions.h"
#include "rules/wotr/game.h"
#include "rules/wotr/names/read_id.h"
#include "rules/wotr/positions/position.h"
#include "tests/table/world.h"

namespace {

using app::Selection;
using nlohmann::json;
using table::Touchable;
using table_test::rules;
using wotr_table::FramePart;

Touchable region(std::string_view id) {
  return table::touchable(wotr_table::on_table(wotr::find_region(rules(), id)));
}
Touchable part(FramePart which, int number) {
  return table::touchable(wotr_table::thing(which, static_cast<std::uint8_t>(number)));
}

/// The Free Peoples act, with these dice.
wotr::State free_acts(const json& dice) {
  return wotr::parse_position(rules(), {{"turn", 3},
                                        {"phase", "action"},
                                        {"toAct", "free"},
                                        {"dice", {{"free", dice}, {"shadow", {"event"}}}}})
      .value();
}

table::Touches touches(const wotr::State& state, const std::vector<Touchable>& held = {}) {
  const core::Decision asked = wotr::Game::decision(rules(), state);
  return wotr_table::touches_of(rules(), wotr::view(rules(), state, core::viewer_of(asked.seat)),
                                held);
}

const table::Gesture* find(const table::Touches& touches, const Touchable& from,
                           const Touchable& to) {
  for (const table::Gesture& gesture : touches.gestures) {
    if (gesture.from == from && gesture.to == to) return &gesture;
  }
  return nullptr;
}

bool is_in_fellowship(const wotr::State& state, wotr::Character who) {
  return wotr::contains(state.board.fellowship.companions, who);
}

/// What is left of a game after the answers; each must be offered when its turn comes.
wotr::State after(wotr::State state, const std::vector<core::Action>& answers) {
  for (const core::Action answer : answers) {
    EXPECT_FALSE(wotr::Game::apply(rules(), state, answer, nullptr).refused());
  }
  return state;
}

TEST(Touches, AnArmyGoesToItsNeighboursInOneGesture) {
  const wotr::State state = free_acts({"muster-army"});
  const table::Touches there = touches(state);
  const table::Gesture* march = find(there, region("lorien"), region("parth-celebrant"));
  ASSERT_NE(march, nullptr);
  const wotr::State moved = after(state, march->answers);
  const auto at = [&](std::string_view id) {
    return wotr::figures_in(moved.board, wotr::find_region(rules(), id));
  };
  EXPECT_TRUE(wotr::is_empty(at("lorien"))) << "all go who are not told to stay";
  EXPECT_FALSE(wotr::is_empty(at("parth-celebrant")));
  EXPECT_EQ(find(there, region("lorien"), region("edoras")), nullptr) << "too far";
}

TEST(Touches, OfTwoDiceTheOneOfFewerUsesPays) {
  const table::Touches there = touches(free_acts({"muster-army", "will"}));
  const table::Gesture* march = find(there, region("lorien"), region("parth-celebrant"));
  ASSERT_NE(march, nullptr);
  EXPECT_EQ(march->means, part(FramePart::kDie, wotr::byte_of(wotr::DieFace::kMusterArmy)));
}

TEST(Touches, WithADieInHandOnlyThatDiePays) {
  const Touchable will = part(FramePart::kDie, wotr::byte_of(wotr::DieFace::kWill));
  for (const table::Gesture& gesture :
       touches(free_acts({"muster-army", "will"}), {will}).gestures) {
    EXPECT_EQ(gesture.means, will);
  }
}

TEST(Touches, WhoIsToldToStayStays) {
  const wotr::State state = free_acts({"muster-army"});
  const table::Touches held = touches(state, {region("lorien")});
  ASSERT_TRUE(held.split);
  const table::Gesture* march = find(held, region("lorien"), region("parth-celebrant"));
  ASSERT_NE(march, nullptr);
  for (const core::Whole& whole : held.split->wholes) {
    const wotr::State moved = after(state, table::answers_of(*march, held.split, whole.counts));
    int staying = 0;
    for (const int count : whole.counts) staying += count;
    const wotr::Figures left = wotr::figures_in(moved.board, wotr::find_region(rules(), "lorien"));
    EXPECT_EQ(!wotr::is_empty(left), staying > 0);
  }
}

TEST(Touches, CompanionsArePickedOneByOneAndSetDownWithATouch) {
  const wotr::State state = free_acts({"character"});
  const auto companion = [](wotr::Character who) {
    return part(FramePart::kCompanion, wotr::byte_of(who));
  };
  const Touchable legolas = companion(wotr::Character::kLegolas);
  const Touchable gimli = companion(wotr::Character::kGimli);
  Selection selection;
  const table::Touches afresh = touches(state);
  EXPECT_EQ(selection.touch(legolas, afresh, afresh), Selection::Effect::kTook);
  EXPECT_EQ(selection.touch(gimli, touches(state, {legolas}), afresh), Selection::Effect::kTook);
  EXPECT_EQ(selection.held().size(), 2U);
  const table::Touches both = touches(state, {legolas, gimli});
  EXPECT_EQ(selection.touch(region("hollin"), both, afresh), Selection::Effect::kAnswer);
  const wotr::State parted = after(state, selection.gesture().answers);
  for (const auto who : {wotr::Character::kLegolas, wotr::Character::kGimli}) {
    EXPECT_FALSE(is_in_fellowship(parted, who));
  }
}

TEST(Selection, WhoIsPickedInTheFellowshipsRowCanBeDraggedWhereAllShallGo) {
  const wotr::State state = free_acts({"character"});
  const auto companion = [](wotr::Character who) {
    return part(FramePart::kCompanion, wotr::byte_of(who));
  };
  const Touchable fellowship = part(FramePart::kFellowship, 0);
  const Touchable legolas = companion(wotr::Character::kLegolas);
  const Touchable gimli = companion(wotr::Character::kGimli);
  const table::Touches afresh = touches(state);
  Selection selection;
  EXPECT_EQ(selection.touch(fellowship, afresh, afresh), Selection::Effect::kTook);
  EXPECT_EQ(selection.touch(legolas, touches(state, {fellowship}), afresh),
            Selection::Effect::kTook);
  EXPECT_TRUE(selection.take(gimli, touches(state, {fellowship, legolas}), afresh));
  const table::Touches all = touches(state, {fellowship, legolas, gimli});
  EXPECT_EQ(selection.touch(region("hollin"), all, afresh), Selection::Effect::kAnswer);
  const wotr::State parted = after(state, selection.gesture().answers);
  EXPECT_FALSE(is_in_fellowship(parted, wotr::Character::kLegolas));
  EXPECT_FALSE(is_in_fellowship(parted, wotr::Character::kGimli));
}

/// Gondor is at war, and its Army in Minas Tirith with Strider stands before these enemies.
wotr::State gondor_acts(const json& dice, const std::vector<std::string>& enemies) {
  json position = json::parse(R"({
    "turn": 3, "phase": "action", "toAct": "free",
    "politicalTrack": {"gondor": {"step": 4, "active": true},
                       "southrons": {"step": 4, "active": true}},
    "fellowship": {"companions": ["gandalf-the-grey", "legolas", "gimli", "boromir", "meriadoc",
                                  "peregrin"], "guide": "gandalf-the-grey"},
    "dice": {"shadow": ["event"]},
    "regions": {
      "osgiliath": {"deployments": []},
      "minas-tirith": {"deployments": [{"owner": "free", "characters": ["strider"],
                       "units": {"gondor": {"regular": 3, "elite": 1}}}]}}})");
  position["dice"]["free"] = dice;
  for (const std::string& enemy : enemies) {
    position["regions"][enemy] = json::parse(
        R"({"deployments": [{"owner": "shadow", "units": {"southrons": {"regular": 1}}}]})");
  }
  const auto state = wotr::parse_position(rules(), position);
  EXPECT_TRUE(state) << (state ? "" : state.error());
  return state ? *state : wotr::State{};
}

TEST(Touches, AnArmyIsLedBeforeTheCompanionsInIt) {
  const wotr::State state = gondor_acts({"character"}, {});
  const table::Touches there = touches(state);
  const table::Gesture* march = find(there, region("minas-tirith"), region("osgiliath"));
  ASSERT_NE(march, nullptr);
  const wotr::State moved = after(state, march->answers);
  const wotr::RegionId osgiliath = wotr::find_region(rules(), "osgiliath");
  EXPECT_EQ(wotr::units_of(wotr::figures_in(moved.board, osgiliath), wotr::Side::kFree), 4);
}

/// The rules do not ask for the only Army that can attack, nor for its only target.
TEST(Touches, AnAttackIsAGestureWhereNothingIsLeftToAsk) {
  const wotr::State one = gondor_acts({"muster-army"}, {"osgiliath"});
  const table::Touches forced = touches(one);
  const table::Gesture* attack = find(forced, region("minas-tirith"), region("osgiliath"));
  ASSERT_NE(attack, nullptr);
  EXPECT_EQ(after(one, attack->answers).board.battle.target,
            wotr::find_region(rules(), "osgiliath"));
  const table::Touches two = touches(gondor_acts({"muster-army"}, {"osgiliath", "druadan-forest"}));
  EXPECT_NE(find(two, region("minas-tirith"), region("osgiliath")), nullptr);
  EXPECT_NE(find(two, region("minas-tirith"), region("druadan-forest")), nullptr);
}

/// Every gesture that any position offers is legal from its first answer to its last.
TEST(Touches, AreLegalInRandomGames) {
  int tried = 0;
  int seen = 0;
  table_test::play_randomly(5, 3000, [&](const wotr::State& state, const core::EventSink&) {
    const core::Decision asked = wotr::Game::decision(rules(), state);
    if (asked.is_chance() || asked.is_over() || ++seen % 8 != 0) return;
    for (const table::Gesture& gesture : touches(state).gestures) {
      ASSERT_FALSE(gesture.answers.empty());
      EXPECT_TRUE(asked.offers(gesture.answers.front()));
      after(state, gesture.answers);
      ++tried;
    }
  });
  EXPECT_GT(tried, 2000);
}

TEST(Selection, TakesLaysAndLetsGo) {
  const table::Touches there = touches(free_acts({"muster-army"}));
  Selection selection;
  EXPECT_EQ(selection.touch(region("edoras"), there, there), Selection::Effect::kTook);
  EXPECT_EQ(selection.touch(region("edoras"), there, there), Selection::Effect::kLetGo)
      << "a second touch";
  EXPECT_TRUE(selection.is_empty());
  EXPECT_EQ(selection.touch(region("lorien"), there, there), Selection::Effect::kTook);
  EXPECT_EQ(selection.touch(region("edoras"), there, there), Selection::Effect::kTook)
      << "where it cannot go another army is taken up";
  EXPECT_EQ(selection.touch({}, there, there), Selection::Effect::kLetGo) << "the sea";
  EXPECT_EQ(selection.touch(region("barad-dur"), there, there), Selection::Effect::kNothing);
}

/// The Shadow has every Nation at war and a Muster die.
wotr::State shadow_recruits() {
  json politics = json::object();
  for (const char* nation : {"sauron", "isengard", "southrons"}) politics[nation] = {{"step", 4}};
  wotr::State state =
      wotr::parse_position(rules(), {{"turn", 3},
                                     {"phase", "action"},
                                     {"toAct", "shadow"},
                                     {"politicalTrack", politics},
                                     {"dice", {{"free", {"event"}}, {"shadow", {"muster"}}}}})
          .value();
  for (const core::Action answer : {wotr::act(wotr::ActionKind::kDie, wotr::DieFace::kMuster),
                                    wotr::act(wotr::ActionKind::kUse, wotr::Use::kRecruit)}) {
    // With one die it is not asked which.
    if (wotr::Game::decision(rules(), state).offers(answer)) state = after(state, {answer});
  }
  return state;
}

int count_in(const core::Bundle& bundle, std::span<const int> counts, wotr::Figure figure,
             std::string_view region) {
  const core::Action row = wotr_table::recruit_row(figure, wotr::find_region(rules(), region));
  const auto found = std::ranges::find(bundle.rows, row);
  return found == bundle.rows.end() ? 0
                                    : counts[static_cast<std::size_t>(found - bundle.rows.begin())];
}

/// R-120: two figures go to two Settlements, an Elite comes alone.
TEST(Touches, R120_AllThatADieRecruitsIsOneAnswer) {
  const wotr::State state = shadow_recruits();
  const table::Touches there = touches(state);
  ASSERT_TRUE(there.bundle);
  bool has_two_nations = false;
  for (const core::Whole& whole : there.bundle->wholes) {
    const wotr::State recruited = after(state, whole.answers);
    int elites = 0;
    int all = 0;
    for (std::size_t row = 0; row < there.bundle->rows.size(); ++row) {
      const wotr::Figure figure = wotr::figure_of(there.bundle->rows[row]);
      const wotr::RegionId region = wotr_table::region_of_recruit(there.bundle->rows[row]);
      const auto count = [&](const wotr::State& at) {
        return wotr::count_of(wotr::figures_in(at.board, region), figure);
      };
      EXPECT_EQ(count(recruited) - count(state), whole.counts[row]);
      all += whole.counts[row];
      if (wotr::is_elite(figure)) elites += whole.counts[row];
    }
    EXPECT_GE(all, 1);
    EXPECT_LE(all, elites > 0 ? 1 : 2);
    has_two_nations |= count_in(*there.bundle, whole.counts, wotr::kNazgul, "morannon") == 1 &&
                       count_in(*there.bundle, whole.counts,
                                wotr::regular_of(wotr::Nation::kIsengard), "orthanc") == 1;
  }
  EXPECT_TRUE(has_two_nations) << "a Nazgûl and an Uruk";
}

}  // namespace
