#include "game/wotr/table/question.h"

#include <nlohmann/json.hpp>
#include <vector>

#include <gtest/gtest.h>

#include "engine/scene/camera.h"
#include "game/wotr/table/regions.h"
#include "rules/wotr/game.h"
#include "rules/wotr/names/read_id.h"
#include "rules/wotr/positions/position.h"
#include "tests/table/world.h"

namespace wotr_table {
namespace {

using nlohmann::json;
using table_test::rules;

wotr::View shown(const json& position, const std::vector<std::string>& actions) {
  wotr::State state = wotr::parse_position(rules(), position).value();
  for (const std::string& text : actions) {
    const auto action = wotr::Game::parse_action(rules(), json::parse(text));
    EXPECT_TRUE(action.ok()) << text;
    EXPECT_FALSE(wotr::apply(rules(), state, *action, nullptr).refused()) << text;
  }
  return wotr::view(rules(), state, core::kAll);
}

wotr::RegionSet named(std::initializer_list<std::string_view> ids) {
  wotr::RegionSet regions;
  for (const std::string_view id : ids) regions.insert(wotr::find_region(rules(), id));
  return regions;
}

json shadow_attacks() {
  return {{"turn", 3},
          {"phase", "action"},
          {"toAct", "shadow"},
          {"politicalTrack", {{"sauron", {{"step", 4}, {"active", true}}}}},
          {"dice", {{"shadow", {"army", "event"}}, {"free", {"event"}}}}};
}

TEST(Focus, AnOfferOfRegionsIsWhatTheQuestionIsAbout) {
  const wotr::View view = shown(
      shadow_attacks(), {R"({"do":"die","face":"army"})", R"({"do":"use","use":"move-armies"})"});
  const wotr::RegionSet asked = regions_in_question(view);
  EXPECT_TRUE(asked.contains(wotr::find_region(rules(), "minas-morgul")));
  EXPECT_FALSE(asked.contains(wotr::find_region(rules(), "the-shire")));
}

TEST(Focus, AGroupIsSeenWhereItStandsAndWhereItGoes) {
  const wotr::View view = shown(
      shadow_attacks(), {R"({"do":"die","face":"army"})", R"({"do":"use","use":"move-armies"})",
                         R"({"do":"region","region":"minas-morgul"})",
                         R"({"do":"region","region":"south-ithilien"})"});
  EXPECT_EQ(regions_in_question(view), named({"minas-morgul", "south-ithilien"}));
}

TEST(Focus, ADieIsNotAboutTheMap) {
  EXPECT_TRUE(regions_in_question(shown(shadow_attacks(), {})).empty());
}

TEST(Focus, TheHuntIsWhereTheFellowshipIs) {
  json position = shadow_attacks();
  position["toAct"] = "free";
  position["dice"]["free"] = {"character", "event"};
  position["fellowship"] = {{"region", "moria"}, {"progress", 1}, {"hidden", true}};
  position["huntBox"] = {{"shadow", 3}, {"free", 0}};
  const wotr::View view = shown(
      position, {R"({"do":"die","face":"character"})", R"({"do":"use","use":"move-fellowship"})"});
  EXPECT_EQ(regions_in_question(view), named({"moria"}));
}

TEST(Focus, EventsHappenWhereFiguresComeAndGo) {
  wotr::State state = wotr::parse_position(rules(), shadow_attacks()).value();
  core::EventSink events;
  for (const char* text : {R"({"do":"die","face":"army"})", R"({"do":"use","use":"move-armies"})",
                           R"({"do":"region","region":"minas-morgul"})",
                           R"({"do":"region","region":"south-ithilien"})", R"({"do":"go"})"}) {
    const auto action = wotr::Game::parse_action(rules(), json::parse(text));
    wotr::apply(rules(), state, *action, &events);
  }
  EXPECT_EQ(regions_of(events), named({"minas-morgul", "south-ithilien"}));
  EXPECT_TRUE(regions_of({}).empty());
}

/// Who leads it and who leaves it is asked where the Fellowship stands.
TEST(Focus, AQuestionOfTheFellowshipIsAskedWhereItIs) {
  using Kind = wotr::DecisionKind;
  json position = shadow_attacks();
  position["fellowship"] = {{"region", "moria"}, {"progress", 1}, {"hidden", true}};
  wotr::View view = shown(position, {});
  EXPECT_TRUE(staged_of(rules(), view).is_empty())
      << "which die to use is not about the Fellowship";
  for (const Kind kind : {Kind::kGuide, Kind::kFellowshipPhase, Kind::kSeparateGroup}) {
    view.decision.kind = wotr::byte_of(kind);
    const table::Staged staged = staged_of(rules(), view);
    EXPECT_EQ(staged.regions, on_table(named({"moria"})));
    EXPECT_TRUE(staged.things.empty()) << "what is far apart is seen from afar";
    EXPECT_GT(staged.near, 0);
  }
}

/// The walkers are seen where they are; all other land falls back.
TEST(Focus, TheHuntIsASceneWhereTheFellowshipWalks) {
  json position = shadow_attacks();
  position["fellowship"] = {{"region", "moria"}, {"progress", 1}, {"hidden", true}};
  wotr::View view = shown(position, {});
  view.decision.kind = wotr::byte_of(wotr::DecisionKind::kHuntDamage);
  table::Staged staged = staged_of(rules(), view);
  EXPECT_EQ(staged.regions, on_table(named({"moria"})));
  EXPECT_TRUE(staged.dims_rest);
  view.board.fellowship.mordor_step = 2;
  staged = staged_of(rules(), view);
  EXPECT_EQ(staged.regions, on_table(named({"gorgoroth"}))) << "the Mordor Track lies there";
}

}  // namespace
}  // namespace wotr_table
