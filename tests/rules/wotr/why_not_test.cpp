#include "rules/wotr/why_not/why_not.h"

#include <nlohmann/json.hpp>

#include "rules/wotr/json/schema.h"
#include "rules/wotr/positions/position.h"
#include "tests/rules/wotr/position.h"

namespace wotr {
namespace {

using nlohmann::json;

/// The side to act asks; the answer is the refusal's row, "" when something legal is left.
std::string why(const json& position, const json& intent, Side side = Side::kFree) {
  const auto state = parse_position(rules(), position);
  if (!state) return state.error();
  const View seen = view(rules(), *state, core::viewer_of(seat_of(side)));
  const auto refusal = why_not(rules(), seen, intent);
  if (!refusal) return refusal.error();
  if (!refusal->refused()) return "";
  const json row = refusal_json(rules(), *refusal);
  return row["do"].get<std::string>() + " " + row["ruling"].get<std::string>();
}

json action_phase() {
  return {{"phase", "action"},
          {"dice",
           {{"free", {"character", "muster", "event", "will"}},
            {"shadow", {"character", "army", "muster", "muster-army", "event"}}}}};
}
json shadow_phase() {
  json position = action_phase();
  position["toAct"] = "shadow";
  return position;
}
std::string free_why(const json& intent) { return why(action_phase(), intent); }
std::string shadow_why(const json& intent) { return why(shadow_phase(), intent, Side::kShadow); }

TEST(WhyNot, WhoDecides) {
  EXPECT_EQ(why(action_phase(), {{"do", "pass"}}, Side::kShadow), "not-your-decision R-060");
  EXPECT_EQ(why(json::object(), {{"do", "pass"}}), "chance-decides R-330");
}

TEST(WhyNot, R060NoSuchDie) {
  json position = action_phase();
  position["dice"]["free"] = {"event"};
  EXPECT_EQ(why(position, {{"die", "muster"}}), "no-such-die R-060");
  EXPECT_EQ(why(position, {{"do", "diplomacy"}}), "no-die-for R-067");
}

TEST(WhyNot, R061PassingNeedsFewerDice) {
  EXPECT_EQ(free_why({{"do", "pass"}}), "");
  EXPECT_EQ(shadow_why({{"do", "pass"}}), "cannot-pass R-061");
}

TEST(WhyNot, R064ElvenRings) {
  EXPECT_EQ(free_why({{"do", "ring"}, {"die", "muster"}}), "");
  EXPECT_EQ(free_why({{"do", "ring"}, {"target", "will"}}), "ring-face R-064");
  EXPECT_EQ(shadow_why({{"do", "ring"}}), "no-ring R-064");
  json used = action_phase();
  used["ringUsed"] = {{"free", true}};
  EXPECT_EQ(why(used, {{"do", "ring"}}), "ring-used R-065");
}

TEST(WhyNot, R067ADieDoesWhatItShows) {
  EXPECT_EQ(free_why({{"die", "event"}, {"do", "recruit"}}), "die-cannot R-067");
  EXPECT_EQ(free_why({{"die", "muster"}, {"do", "diplomacy"}}), "");
  EXPECT_EQ(free_why({{"do", "minion"}}), "not-your-side R-067");
}

TEST(WhyNot, R071OnlyACardOfTheHandIsPlayed) {
  json position = action_phase();
  position["hands"] = {{"free", {"elven-cloaks"}}};
  EXPECT_EQ(why(position, {{"card", "elven-cloaks"}}), "");
  EXPECT_EQ(why(position, {{"card", "elven-rope"}}), "not-in-hand R-071");
}

TEST(WhyNot, R082AnArmyMovesToTheNextRegion) {
  const auto move = [](std::string_view from, std::string_view to) {
    return shadow_why({{"die", "army"}, {"do", "move-army"}, {"from", from}, {"to", to}});
  };
  EXPECT_EQ(move("minas-morgul", "south-ithilien"), "");
  EXPECT_EQ(move("minas-morgul", "bree"), "not-adjacent R-082");
  EXPECT_EQ(move("north-ithilien", "osgiliath"), "no-army R-081");
}

TEST(WhyNot, R082EnemyUnitsMustBeAttacked) {
  json position = shadow_phase();
  position["regions"] = {
      {"north-ithilien",
       {{"deployments", {{{"owner", "shadow"}, {"units", {{"sauron", {{"regular", 2}}}}}}}}}}};
  const json intent = {{"do", "move-armies"}, {"from", "north-ithilien"}, {"to", "osgiliath"}};
  EXPECT_EQ(why(position, intent, Side::kShadow), "enemy-there R-082");
}

TEST(WhyNot, R083ACharacterDieNeedsALeader) {
  EXPECT_EQ(shadow_why({{"die", "character"}, {"do", "move-army"}, {"from", "gorgoroth"}}),
            "needs-leader R-083");
  EXPECT_EQ(shadow_why({{"die", "character"}, {"do", "move-army"}, {"from", "minas-morgul"}}), "");
}

TEST(WhyNot, R084NationsNotAtWarKeepToTheirBorders) {
  json position = action_phase();
  position["dice"]["free"] = {"muster-army"};
  const auto move = [&](std::string_view from, std::string_view to) {
    return why(position, {{"do", "move-army"}, {"from", from}, {"to", to}});
  };
  EXPECT_EQ(move("edoras", "westemnet"), "");
  EXPECT_EQ(move("fords-of-isen", "gap-of-rohan"), "border R-084");
  EXPECT_EQ(move("iron-hills", "vale-of-the-carnen"), "");
  position["politicalTrack"] = {{"rohan", {{"step", 4}}}};
  EXPECT_EQ(move("fords-of-isen", "gap-of-rohan"), "");
}

TEST(WhyNot, R200AttackersAreAtWar) {
  EXPECT_EQ(shadow_why({{"do", "attack"}, {"from", "moria"}}), "none-at-war R-200");
  EXPECT_EQ(shadow_why({{"do", "attack"}, {"from", "bree"}}), "no-army R-200");
  json war = shadow_phase();
  war["politicalTrack"] = {{"sauron", {{"step", 4}}}};
  EXPECT_EQ(why(war, {{"do", "attack"}, {"from", "moria"}, {"target", "lorien"}}, Side::kShadow),
            "not-adjacent R-200");
  EXPECT_EQ(why(war, {{"do", "attack"}, {"target", "arnor"}}, Side::kShadow),
            "no-army-beside R-200");
}

TEST(WhyNot, R130TheFellowshipMovesHiddenAndHidesRevealed) {
  EXPECT_EQ(free_why({{"do", "hide"}}), "already-hidden R-130");
  EXPECT_EQ(free_why({{"do", "move-fellowship"}}), "");
  json revealed = action_phase();
  revealed["fellowship"] = {{"hidden", false}};
  EXPECT_EQ(why(revealed, {{"do", "move-fellowship"}}), "revealed R-130");
  EXPECT_EQ(why(revealed, {{"do", "hide"}}), "");
}

TEST(WhyNot, R090CompanionsLeaveAsFarAsTheyMay) {
  EXPECT_EQ(free_why({{"do", "separate"}, {"who", "strider"}, {"to", "trollshaws"}}), "");
  // Three regions: not alone, but in a group with Gandalf.
  EXPECT_EQ(free_why({{"do", "separate"}, {"who", "peregrin"}, {"to", "bree"}}), "");
  EXPECT_EQ(free_why({{"do", "separate"}, {"who", "peregrin"}, {"to", "tharbad"}}),
            "too-far R-090");
  EXPECT_EQ(free_why({{"do", "separate"}, {"who", "aragorn"}}), "not-in-fellowship R-090");
  EXPECT_EQ(free_why({{"do", "move-companions"}}), "no-travellers R-095");
}

TEST(WhyNot, R265DiplomacyEndsAtTheDoorOfWarForPassiveNations) {
  EXPECT_EQ(free_why({{"do", "diplomacy"}, {"who", "rohan"}}), "");
  json position = action_phase();
  position["politicalTrack"] = {{"rohan", {{"step", 3}}}, {"elves", {{"step", 4}}}};
  EXPECT_EQ(why(position, {{"do", "diplomacy"}, {"target", "rohan"}}), "passive R-261");
  EXPECT_EQ(why(position, {{"do", "diplomacy"}, {"who", "elves"}}), "already-at-war R-265");
  EXPECT_EQ(why(position, {{"do", "diplomacy"}, {"who", "sauron"}}), "not-your-side R-265");
}

TEST(WhyNot, R120RecruitingNeedsWarASettlementAndAFigure) {
  EXPECT_EQ(free_why({{"do", "recruit"}, {"who", "gondor.regular"}}), "not-at-war R-120");
  json war = action_phase();
  war["politicalTrack"] = {{"gondor", {{"step", 4}}}, {"elves", {{"step", 4}}}};
  const auto recruit = [&](std::string_view who, std::string_view to) {
    return why(war, {{"do", "recruit"}, {"who", who}, {"to", to}});
  };
  EXPECT_EQ(recruit("gondor.regular", "pelargir"), "");
  EXPECT_EQ(recruit("gondor.regular", "osgiliath"), "not-a-settlement R-121");
  EXPECT_EQ(recruit("gondor.regular", "edoras"), "foreign-settlement R-121");
  EXPECT_EQ(recruit("gondor.leader", "lamedon"), "leader-needs-unit R-122");
  EXPECT_EQ(recruit("elves.leader", "lorien"), "none-left R-123");
}

TEST(WhyNot, R111MinionsHaveTheirHour) {
  EXPECT_EQ(shadow_why({{"do", "minion"}, {"who", "saruman"}}), "not-ready R-111");
  EXPECT_EQ(shadow_why({{"do", "move-minions"}, {"who", "saruman"}}), "cannot-move R-097");
  json war = shadow_phase();
  war["politicalTrack"] = {{"isengard", {{"step", 4}}}};
  EXPECT_EQ(why(war, {{"do", "minion"}, {"who", "saruman"}, {"to", "orthanc"}}, Side::kShadow), "");
  EXPECT_EQ(why(war, {{"do", "minion"}, {"who", "saruman"}, {"to", "moria"}}, Side::kShadow),
            "cannot-enter R-111");
}

TEST(WhyNot, R097NazgulAvoidFreeStrongholds) {
  EXPECT_EQ(shadow_why({{"do", "move-minions"}, {"who", "nazgul"}, {"to", "lorien"}}),
            "not-free R-097");
}

TEST(WhyNot, PhasesAndActionsUnderWay) {
  EXPECT_EQ(free_why({{"do", "declare"}}), "not-this-phase R-040");
  const json fellowship = {{"phase", "fellowship"}, {"fellowship", {{"progress", 1}}}};
  EXPECT_EQ(why(fellowship, {{"do", "declare"}, {"to", "bree"}}), "too-far R-041");
  EXPECT_EQ(why(fellowship, {{"do", "enter-mordor"}}), "not-at-mordors-gates R-171");
  EXPECT_EQ(why(fellowship, {{"do", "attack"}}), "not-this-phase R-060");
}

TEST(WhyNot, AnIntentThatIsNoSentenceIsAnError) {
  EXPECT_EQ(free_why({{"do", "sing"}}), "intent, do: there is no use \"sing\"");
  EXPECT_EQ(free_why({{"how", "fast"}}), "intent: there is no field \"how\" here");
  EXPECT_EQ(free_why({{"from", "mordor"}}), "intent, from: there is no region \"mordor\"");
  EXPECT_EQ(free_why(json::array()), "intent: an object is expected");
}

/// An action that is not offered is answered with the ruling against it.
TEST(WhyNot, R068_ARefusedActionNamesItsRuling) {
  const auto against = [](const json& position, Action action) {
    const auto state = parse_position(rules(), position);
    EXPECT_TRUE(state.ok());
    const core::Seat seat = decision(rules(), *state).seat;
    const View seen = view(rules(), *state, core::viewer_of(seat));
    return why_not_action(rules(), seen, action).ruling.number;
  };
  EXPECT_EQ(against(shadow_phase(), act(ActionKind::kPass)), 61);
  EXPECT_EQ(against(shadow_phase(), act(ActionKind::kRing)), 64);
  EXPECT_EQ(against(action_phase(), act(ActionKind::kUse, Use::kHide)), 130);
  EXPECT_EQ(against(action_phase(), act(ActionKind::kUse, Use::kAragorn)), 105);
  // Seven Companions walk with the Ring: at most seven dice are allocated.
  EXPECT_EQ(against({{"phase", "hunt-allocation"}}, act(ActionKind::kAllocate, 8)), 51);
}

}  // namespace
}  // namespace wotr
