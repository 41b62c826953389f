// The shipped data, and data that somebody spoilt.

#include <functional>

#include <gtest/gtest.h>

#include "tests/trilogy/game.h"

namespace trilogy_tests {
namespace {

/// The sentence about these files after a change of one of them.
std::string fault_after(std::string_view name, const std::function<void(json&)>& change,
                        const json& options = json::object()) {
  auto files = data_files();
  for (core::DataFile& file : files) {
    if (file.name != name) continue;
    json content = json::parse(file.text);
    change(content);
    file.text = content.dump();
  }
  const auto rules = trilogy::Game::make_rules(files, options);
  return rules ? "" : rules.error();
}

json& entry(json& file, std::string_view id) {
  for (json& one : file) {
    if (one["id"] == id) return one;
  }
  throw std::runtime_error("no such entry");
}

TEST(TrilogyData, TheBoardIsThePublishedOne) {
  const trilogy::Rules& rules = tables();
  int links = 0;
  for (const auto& neighbours : rules.neighbours) links += neighbours.size();
  EXPECT_EQ(links / 2, 101);
  int seas = 0;
  for (const auto& ports : rules.over_sea) seas += ports.size();
  EXPECT_EQ(seas / 2, 5);
  int bonus = 0;
  for (const auto& region : rules.regions) bonus += region.bonus;
  EXPECT_EQ(bonus, 36);
  EXPECT_EQ(rules.symbols[0].size() + rules.symbols[1].size() + rules.symbols[2].size(), 64);
  EXPECT_EQ(rules.missions.size(), 22);
}

TEST(TrilogyData, AOneSidedLinkIsNamed) {
  const std::string fault = fault_after("territories.json", [](json& file) {
    json& adjacent = entry(file, "khand")["adjacent"];
    adjacent = json::array({"near-harad", "moria"});
  });
  EXPECT_NE(fault.find("territories.json, khand"), std::string::npos) << fault;
  EXPECT_NE(fault.find("\"moria\" does not name this territory in return"), std::string::npos);
}

TEST(TrilogyData, WhatTheRulesDoNotKnowIsNamed) {
  const auto cards = [](const std::function<void(json&)>& change) {
    return fault_after("cards.json", [&](json& file) { change(entry(file, "power-ambush")); });
  };
  EXPECT_NE(cards([](json& card) { card["do"]["verb"] = "fly"; }), "");
  EXPECT_NE(cards([](json& card) { card["when"] = "invaded"; }), "") << "its verb has no use then";
  EXPECT_NE(cards([](json& card) { card["do"]["count"] = -1; }), "");
  EXPECT_NE(cards([](json& card) { card["id"] = "power-gollum"; }), "");
  EXPECT_NE(fault_after("links.json", [](json& file) { file["seas"][0][0] = "moria"; }), "");
  EXPECT_NE(fault_after("path.json", [](json& file) { file.erase(0); }), "");
  EXPECT_NE(fault_after("options.json", [](json& file) { file[0]["default"] = 7; }), "");
}

TEST(TrilogyData, SeatsAreColoursAsManyAsPlayers) {
  const auto fault = [](const json& options) {
    const auto rules = trilogy::Game::make_rules(data_files(), options);
    return rules ? std::string() : rules.error();
  };
  EXPECT_NE(fault({{"players", 3}, {"seats", {"yellow", "red"}}}), "");
  EXPECT_NE(fault({{"players", 2}, {"seats", {"yellow", "yellow"}}}), "");
  EXPECT_NE(fault({{"players", 2}, {"seats", {"yellow", "blue"}}}), "");
  EXPECT_EQ(fault({{"players", 2}, {"seats", {"black", "yellow"}}}), "");
}

}  // namespace
}  // namespace trilogy_tests
