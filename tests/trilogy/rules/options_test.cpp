// data/trilogy/options.json and the choice among its options.

#include <gtest/gtest.h>

#include "game/match/folders/files.h"
#include "tests/trilogy/game.h"

namespace trilogy_tests {
namespace {

json listed_options() {
  return json::parse(*match::read_file(AMONHEN_DATA "/trilogy/options.json"));
}

std::string fault_of_options(const json& options) {
  const auto rules = trilogy::Game::make_rules(data_files(), options);
  return rules ? "" : rules.error();
}

TEST(TrilogyOptions, WhatIsNotChosenIsTheDefault) {
  const json chosen = trilogy::Game::options_json(tables({{"sets.heldBonus", 1}}));
  for (const json& option : listed_options()) {
    const std::string id = option["id"];
    EXPECT_EQ(chosen[id], id == "sets.heldBonus" ? json(1) : option["default"]) << id;
  }
}

TEST(TrilogyOptions, AValueThatThereIsNotIsNamedWithItsOption) {
  EXPECT_EQ(fault_of_options({{"sets.heldBonus", 3}}),
            "options, sets.heldBonus: 3 is not a number from 0 to 2");
  EXPECT_EQ(fault_of_options({{"combat.leaderMayStay", "perhaps"}}),
            "options, combat.leaderMayStay: \"perhaps\" is neither true nor false");
  EXPECT_EQ(fault_of_options({{"fortify.reach", "far"}}),
            "options, fortify.reach: \"far\" is neither \"connected\" nor \"adjacent\"");
  EXPECT_EQ(fault_of_options({{"battle.maxRounds", 3}}),
            "options: there is no option \"battle.maxRounds\"");
}

std::string cell(const json& value) {
  return value.is_string() ? value.get<std::string>() : value.dump();
}

std::string values_of(const json& option) {
  if (option["type"] == "flag") return "true, false";
  if (option["type"] == "integer") return cell(option["from"]) + " to " + cell(option["to"]);
  return cell(option["values"][0]) + ", " + cell(option["values"][1]);
}

TEST(TrilogyOptions, TheDocumentShowsTheTable) {
  std::string table;
  for (const json& option : listed_options()) {
    table.append("| `" + cell(option["id"]) + "` | " + values_of(option) + " | ");
    table.append(cell(option["default"]) + " | " + cell(option["ruling"]) + " | ");
    table.append(cell(option["text"]) + " |\n");
  }
  const std::string page = *match::read_file(AMONHEN_DATA "/../docs/options.md");
  EXPECT_NE(page.find("|---|---|---|---|---|\n" + table), std::string::npos)
      << "docs/options.md should have this table:\n"
      << table;
}

}  // namespace
}  // namespace trilogy_tests
