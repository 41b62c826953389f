// data/wotr/options.json and the choice among its options: section 1 of the rulings.

#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "tests/rules/wotr/data_set.h"

namespace wotr {
namespace {

using nlohmann::json;

/// Section 1 of the rulings, the guide's column.
const json kGuide{
    {"players", 2},
    {"politics.isengardStartBox", 2},
    {"hunt.minAllocationAfterMove", 0},
    {"hunt.ignoreRevealInHaven", true},
    {"hunt.eliteRerollsMultiplayer", true},
    {"mordor.entryRequiresDeclaration", true},
    {"mordor.poolReset", "fullStandard"},
    {"mordor.inactivityOnlyIfRevealed", true},
    {"battle.maxRounds", 5},
    {"battle.cardOrder", "defenderFirst"},
    {"battle.fpReplacementSource", "currentBattle"},
    {"battle.nonBelligerentBlocksAttack", true},
    {"companion.hobbitReturn", "returnAtTurnEnd"},
    {"companion.gandalfDraw", "characterCard"},
    {"companion.gandalfWhiteEntry", "guide"},
    {"minion.witchKingEntry", "guide"},
    {"minion.mouthEntry", "guide"},
    {"minion.sorcererEveryRound", true},
    {"mp3.draw", "guide"},
    {"mp3.turnOrder", "shadowFirst"},
    {"mp3.restrictionScope", "cycle"},
    {"mp.ringLimit", "team"},
    {"mp4.fellowshipOwner", "rohan"},
    {"mp4.companionOwner", "nation"},
    {"mp.nazgulLead", "owner"},
    {"battle.cardDeclaration", "together"},
    {"battle.extendField", true},
};

/// The published column.
const json kPublished{
    {"players", 2},
    {"politics.isengardStartBox", 3},
    {"hunt.minAllocationAfterMove", 1},
    {"hunt.ignoreRevealInHaven", false},
    {"hunt.eliteRerollsMultiplayer", false},
    {"mordor.entryRequiresDeclaration", false},
    {"mordor.poolReset", "eyesOnly"},
    {"mordor.inactivityOnlyIfRevealed", false},
    {"battle.maxRounds", 0},
    {"battle.cardOrder", "initiative"},
    {"battle.fpReplacementSource", "allCasualties"},
    {"battle.nonBelligerentBlocksAttack", false},
    {"companion.hobbitReturn", "takeThemAlive"},
    {"companion.gandalfDraw", "guideEventDie"},
    {"companion.gandalfWhiteEntry", "published"},
    {"minion.witchKingEntry", "published"},
    {"minion.mouthEntry", "published"},
    {"minion.sorcererEveryRound", false},
    {"mp3.draw", "published"},
    {"mp3.turnOrder", "fpFirst"},
    {"mp3.restrictionScope", "turn"},
    {"mp.ringLimit", "player"},
    {"mp4.fellowshipOwner", "any"},
    {"mp4.companionOwner", "any"},
    {"mp.nazgulLead", "any"},
    {"battle.cardDeclaration", "inTurn"},
    {"battle.extendField", false},
};

json values_with(const json& chosen) {
  const auto rules = DataSet().make(chosen);
  EXPECT_TRUE(rules.ok()) << rules.error();
  return rules ? options_json(*rules) : json();
}

TEST(Options, ThePublishedRulesHoldWhenNothingIsSaid) {
  EXPECT_EQ(values_with(json::object()), kPublished);
  EXPECT_EQ(values_with({{"rules.profile", "published"}}), kPublished);
  EXPECT_EQ(options_json(Rules{}), kPublished);  // the tables begin with them, too
}

TEST(Options, TheGuideProfileSetsEveryOption) {
  EXPECT_EQ(values_with({{"rules.profile", "guide"}}), kGuide);
}

TEST(Options, EachOverrulesEitherProfileByItself) {
  for (const auto& [id, value] : kGuide.items()) {
    json one = kPublished;
    one[id] = value;
    EXPECT_EQ(values_with({{id, value}}), one);
    json other = kGuide;
    other[id] = kPublished[id];
    EXPECT_EQ(values_with({{"rules.profile", "guide"}, {id, kPublished[id]}}), other);
  }
}

TEST(Options, WhatASaveRecordsMakesEqualRules) {
  for (const json& values : {kPublished, kGuide}) EXPECT_EQ(values_with(values), values);
}

TEST(Options, AnUnknownOptionOrProfileIsAnError) {
  EXPECT_EQ(DataSet().fault({{"hunt.sunshine", 1}}),
            "options: there is no option \"hunt.sunshine\"");
  EXPECT_EQ(DataSet().fault({{"rules.profile", "trilogy"}}),
            "options, rules.profile: there is no profile \"trilogy\"");
}

TEST(Options, ANumberMustLieInItsRange) {
  EXPECT_EQ(DataSet().fault({{"politics.isengardStartBox", 5}}),
            "options, politics.isengardStartBox: 5 is not a number from 1 to 3");
  EXPECT_EQ(DataSet().fault({{"battle.maxRounds", 21}}),
            "options, battle.maxRounds: 21 is not a number from 0 to 20");
  EXPECT_EQ(DataSet().fault({{"battle.maxRounds", -1}}),
            "options, battle.maxRounds: -1 is not a number from 0 to 20");
  EXPECT_EQ(DataSet().fault({{"players", 5}}), "options, players: 5 is not a number from 2 to 4");
}

TEST(Options, AValueHasTheTypeOfItsOption) {
  EXPECT_EQ(DataSet().fault({{"battle.maxRounds", true}}),
            "options, battle.maxRounds: true is not a number from 0 to 20");
  EXPECT_EQ(DataSet().fault({{"hunt.ignoreRevealInHaven", 1}}),
            "options, hunt.ignoreRevealInHaven: 1 is neither true nor false");
  EXPECT_EQ(DataSet().fault({{"mordor.poolReset", "everything"}}),
            "options, mordor.poolReset: \"everything\" is neither \"eyesOnly\" nor "
            "\"fullStandard\"");
  EXPECT_EQ(DataSet().fault({{"mordor.poolReset", false}}),
            "options, mordor.poolReset: false is neither \"eyesOnly\" nor \"fullStandard\"");
  EXPECT_EQ(DataSet().fault({{"mordor.poolReset", nullptr}}),
            "options, mordor.poolReset: an option must have a value");
}

struct OptionFault {
  const char* id;
  const char* field;
  json value;
  const char* sentence;
};

TEST(Options, TheFileSaysWhatTheRulesKnow) {
  const OptionFault rows[] = {
      {"battle.maxRounds", "id", "battle.minRounds",
       "options.json, battle.minRounds: no rule asks for this option"},
      {"battle.maxRounds", "type", "flag",
       "options.json, battle.maxRounds.type: it is not \"integer\""},
      {"battle.maxRounds", "guide", 21,
       "options.json, battle.maxRounds.guide: 21 is not a number from 0 to 20"},
      {"battle.maxRounds",
       "values",
       {1, 2},
       "options.json, battle.maxRounds: there is no field \"values\" here"},
      {"hunt.ignoreRevealInHaven", "default", "false",
       "options.json, hunt.ignoreRevealInHaven.default: \"false\" is neither true nor false"},
      {"mp3.turnOrder",
       "values",
       {"shadowFirst", "fpFirst"},
       "options.json, mp3.turnOrder.values: the rules know [\"fpFirst\",\"shadowFirst\"]"},
      {"hunt.ignoreRevealInHaven", "id", "minion.sorcererEveryRound",
       "options.json, minion.sorcererEveryRound: this option stands here twice"},
  };
  for (const OptionFault& row : rows) {
    DataSet data;
    data.edit_entry("options.json", row.id, [&](json& entry) { entry[row.field] = row.value; });
    EXPECT_EQ(data.fault(), row.sentence);
  }
  DataSet data;
  data.edit("options.json", [](json& list) { list.erase(5); });
  EXPECT_EQ(data.fault(), "options.json: there are 26 options instead of 27");
}

std::string read_file(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream(std::string(AMONHEN_DATA) + path).rdbuf();
  return text.str();
}

std::string cell(const json& value) {
  return value.is_string() ? value.get<std::string>() : value.dump();
}

std::string values_of(const json& entry) {
  if (entry["type"] == "flag") return "true, false";
  if (entry["type"] == "integer") return cell(entry["from"]) + " to " + cell(entry["to"]);
  return cell(entry["values"][0]) + ", " + cell(entry["values"][1]);
}

TEST(Options, TheDocumentShowsTheTable) {
  std::string table;
  for (const json& entry : json::parse(read_file("/wotr/options.json"))) {
    table += "| `" + cell(entry["id"]) + "` | " + values_of(entry) + " | " +
             cell(entry["default"]) + " | " + cell(entry["guide"]) + " | " + cell(entry["ruling"]) +
             " | " + cell(entry["text"]) + " |\n";
  }
  EXPECT_NE(read_file("/../docs/options.md").find("|---|---|---|---|---|---|\n" + table),
            std::string::npos)
      << "docs/options.md should have this table:\n"
      << table;
}

}  // namespace
}  // namespace wotr
