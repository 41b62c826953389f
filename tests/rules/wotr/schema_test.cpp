#include "rules/wotr/json/schema.h"

#include <nlohmann/json.hpp>
#include <set>

#include "game/lang/sentences.h"
#include "rules/wotr/json/field_json.h"
#include "rules/wotr/names/names.h"
#include "rules/wotr/names/read_id.h"
#include "rules/wotr/state/reasons.h"
#include "tests/rules/wotr/position.h"

namespace wotr {
namespace {

using nlohmann::json;

const lang::Sentences& english() {
  static const lang::Sentences sentences = lang::load_sentences(AMONHEN_DATA, "wotr").value();
  return sentences;
}

TEST(Schema, ActionsHaveAStableForm) {
  const auto json_of = [](Action action) { return action_json(rules(), action); };
  EXPECT_EQ(json_of(act(ActionKind::kRoll, 4)), json({{"do", "roll"}, {"value", 4}}));
  EXPECT_EQ(json_of(act(ActionKind::kRegion, region("bree"))),
            json({{"do", "region"}, {"region", "bree"}}));
  EXPECT_EQ(json_of(act(ActionKind::kUse, Use::kMoveArmies)),
            json({{"do", "use"}, {"use", "move-armies"}}));
  EXPECT_EQ(json_of(act(ActionKind::kLeave, kNazgul)),
            json({{"do", "leave"}, {"figure", "nazgul"}}));
  EXPECT_EQ(json_of(act(ActionKind::kRoute, 0b11)),
            json({{"do", "route"}, {"strongholds", {"barad-dur", "dol-guldur"}}}));
  EXPECT_EQ(json_of(act(ActionKind::kPass)), json({{"do", "pass"}}));
}

/// Every kind with every value of its argument that has a form.
TEST(Schema, EveryActionReadsBack) {
  for (int kind = 0; kind < index(ActionKind::kCount); ++kind) {
    for (int value = 0; value < 256; ++value) {
      const Action action = act(static_cast<ActionKind>(kind), value);
      const json written = action_json(rules(), action);
      const auto read = parse_action(rules(), written);
      if (written.dump().find("null") != std::string::npos ||
          written.value("card", "") == "hidden") {
        EXPECT_FALSE(read.ok()) << written;
        continue;
      }
      ASSERT_TRUE(read.ok()) << read.error();
      EXPECT_EQ(action_json(rules(), *read), written);
    }
  }
}

TEST(Schema, AHostileActionIsAnError) {
  for (const char* text :
       {"3", "{}", R"({"do": "fly"})", R"({"do": "roll"})", R"({"do": "roll", "value": 256})",
        R"({"do": "roll", "value": -1})", R"({"do": "roll", "value": 1.5})",
        R"({"do": "region", "region": "mordor"})", R"({"do": "region", "region": 7})",
        R"({"do": "pass", "face": "army"})", R"({"do": "route", "strongholds": ["bree"]})",
        R"({"do": "route", "strongholds": ["moria", "moria"]})", R"({"do": ["roll"]})"}) {
    EXPECT_FALSE(parse_action(rules(), json::parse(text)).ok()) << text;
  }
}

TEST(Schema, PlacesHaveNames) {
  const RegionId erebor = region("erebor");
  EXPECT_EQ(place_id(rules(), in_region(erebor)), "erebor");
  EXPECT_EQ(place_id(rules(), in_garrison(erebor)), "erebor.garrison");
  EXPECT_EQ(place_id(rules(), kReinforcements), "reinforcements");
  EXPECT_EQ(find_place(rules(), "erebor.garrison"), in_garrison(erebor));
  EXPECT_EQ(find_place(rules(), "bree.garrison"), std::nullopt);
}

TEST(Schema, AHiddenCardIsHidden) {
  const core::Event drawn{byte_of(EventKind::kCardDrawn), {1, 1, 0, core::kHiddenArgument}};
  EXPECT_EQ(event_json(rules(), drawn), json({{"do", "card-drawn"},
                                              {"seat", "shadow"},
                                              {"side", "shadow"},
                                              {"deck", "character"},
                                              {"card", "hidden"}}));
}

TEST(Schema, ARefusalNamesItsRuling) {
  const core::Refusal refusal = refuse(Reason::kBorder, 84, Nation::kRohan, region("lamedon"));
  const json written = refusal_json(rules(), refusal);
  EXPECT_EQ(
      written,
      json({{"do", "border"}, {"nation", "rohan"}, {"region", "lamedon"}, {"ruling", "R-084"}}));
  EXPECT_EQ(english().say("refusal.border", written),
            "Rohan: not at war, so its Armies may not enter Lamedon.");
}

TEST(Schema, EveryPurposeOfChanceHasItsStream) {
  std::set<std::string_view> streams;
  for (const QuestionRow& row : questions::kRows) {
    if (is_chance(row.kind)) streams.insert(row.stream);
  }
  EXPECT_EQ(streams.size(),
            13u);  // decks 4, dice of two sides, hunt, tiles, companion, combat 2, cards 2
  const auto names = Game::stream_names();
  EXPECT_EQ(std::set<std::string_view>(names.begin(), names.end()), streams);
  EXPECT_EQ(names.size(), streams.size());
}

}  // namespace
}  // namespace wotr
