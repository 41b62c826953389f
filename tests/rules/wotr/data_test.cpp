#include <gtest/gtest.h>

#include "tests/harness/sanitized.h"
#include "tests/rules/wotr/data_set.h"

namespace wotr {
namespace {

using nlohmann::json;

/// A change to one entry of a file, and the sentence that must follow.
struct Spoilt {
  std::string_view file;
  std::string_view id;
  json change;
  std::string_view sentence;
};

class SpoiltData : public ::testing::TestWithParam<Spoilt> {};

TEST_P(SpoiltData, IsRefusedWithPlaceAndReason) {
  const Spoilt& spoilt = GetParam();
  DataSet data;
  data.edit_entry(spoilt.file, spoilt.id, [&](json& entry) { entry.merge_patch(spoilt.change); });
  EXPECT_EQ(data.fault(), spoilt.sentence);
}

INSTANTIATE_TEST_SUITE_P(
    Entries, SpoiltData,
    ::testing::Values(
        Spoilt{"regions.json",
               "bree",
               {{"nation", "arnor"}},
               "regions.json, bree.nation: there is no nation \"arnor\""},
        Spoilt{"regions.json",
               "bree",
               {{"settlement", "village"}},
               "regions.json, bree.settlement: there is no kind of Settlement \"village\""},
        Spoilt{"regions.json", "bree", {{"name", 7}}, "regions.json, bree.name: 7 is not a text"},
        Spoilt{"regions.json",
               "bree",
               {{"colour", "green"}},
               "regions.json, bree: there is no field \"colour\" here"},
        Spoilt{"regions.json",
               "bree",
               {{"adjacent", {"buckland", "mordor"}}},
               "regions.json, bree.adjacent.2: there is no region \"mordor\""},
        Spoilt{"regions.json",
               "bree",
               {{"adjacent", {"buckland", "buckland"}}},
               "regions.json, bree.adjacent.2: \"buckland\" stands here twice"},
        Spoilt{"regions.json",
               "bree",
               {{"adjacent", {"bree"}}},
               "regions.json, bree.adjacent.1: a region is not beside itself"},
        Spoilt{
            "regions.json",
            "bree",
            {{"adjacent", {"buckland", "north-downs", "south-downs", "weather-hills", "angmar"}}},
            "regions.json, bree: \"angmar\" does not name this region in return"},
        Spoilt{"regions.json",
               "bree",
               {{"setup", {{"regular", -1}}}},
               "regions.json, bree.setup.regular: -1 is not a number from 0 to 60"},
        Spoilt{"regions.json",
               "bree",
               {{"setup", {{"nazgul", 1}}}},
               "regions.json, bree.setup.nazgul: 1 is not a number from 0 to 0"},
        Spoilt{"regions.json", "bree", {{"vp", 1}}, "regions.json, bree.vp: a town is worth 0"},
        Spoilt{"regions.json",
               "bree",
               {{"id", "buckland"}},
               "regions.json, buckland: this region stands here twice"},
        Spoilt{"regions.json",
               "arnor",
               {{"settlement", "town"}},
               "regions.json, arnor: a Settlement must belong to a Nation"},
        Spoilt{"regions.json",
               "bree",
               {{"settlement", nullptr}},
               "regions.json: the Towns add up to 13 instead of 14"},
        Spoilt{"regions.json",
               "bree",
               {{"settlement", "stronghold"}},
               "regions.json: the Strongholds add up to 17 instead of 16"},
        Spoilt{"regions.json",
               "bree",
               {{"setup", {{"regular", 11}}}},
               "regions.json, north.regular: the set-up places 14, but nations.json has only 10"},
        Spoilt{"nations.json",
               "rohan",
               {{"startBox", 4}},
               "nations.json, rohan.startBox: 4 is not a number from 1 to 3"},
        Spoilt{"nations.json",
               "sauron",
               {{"active", false}},
               "nations.json, sauron.active: Shadow Nations are always active (R-262)"},
        Spoilt{"nations.json",
               "rohan",
               {{"side", "shadow"}},
               "nations.json, rohan.side: this Nation is of the other side"},
        Spoilt{"nations.json",
               "rohan",
               {{"id", "gondor"}},
               "nations.json, gondor: this Nation stands here twice"},
        Spoilt{"cards.json",
               "elven-cloaks",
               {{"type", "army"}},
               "cards.json, elven-cloaks.type: \"army\" is no icon of this deck (R-070)"},
        Spoilt{"cards.json",
               "elven-cloaks",
               {{"number", 2}},
               "cards.json, elven-rope.number: another card has this number"},
        Spoilt{"cards.json",
               "elven-cloaks",
               {{"player", "sauron"}},
               "cards.json, elven-cloaks.player: there is no player \"sauron\""},
        Spoilt{"characters.json",
               "strider",
               {{"level", 9}},
               "characters.json, strider.level: 9 is not a number from 0 to 4"},
        Spoilt{"characters.json",
               "strider",
               {{"activates", {"sauron"}}},
               "characters.json, strider.activates.1: a Shadow Nation is always active (R-262)"},
        Spoilt{"characters.json",
               "strider",
               {{"id", "boromir"}},
               "characters.json, boromir: this Character stands here twice"},
        Spoilt{"hunt-tiles.json",
               "3",
               {{"count", 2}},
               "hunt-tiles.json: the standard tiles add up to 15 instead of 16"},
        Spoilt{"options.json",
               "players",
               {{"id", "seats"}},
               "options.json, seats: no rule asks for this option"}));

TEST(Data, IsGood) { EXPECT_EQ(DataSet().fault(), ""); }

TEST(Data, AFileThatIsNoJsonIsNamedWithItsLine) {
  DataSet data;
  data.file("cards.json").text = "[\n{\"id\": 3,\n}\n]";
  EXPECT_EQ(data.fault(), "cards.json, line 3, column 1: it is not JSON");
}

TEST(Data, AFieldThatStandsTwiceIsAnError) {
  DataSet data;
  data.file("nations.json").text = R"([{"id": "gondor", "id": "rohan"}])";
  EXPECT_EQ(data.fault(), "nations.json: the field \"id\" stands twice");
}

TEST(Data, AMissingFileIsAnError) {
  DataSet data;
  data.file("cards.json").name = "lost.json";
  EXPECT_EQ(data.fault(), "cards.json: the file is missing");
}

TEST(Data, AMissingRegionOrCardIsAnError) {
  DataSet regions;
  regions.edit("regions.json", [](json& list) { list.erase(5); });
  EXPECT_EQ(regions.fault(), "regions.json: there are 104 regions instead of 105");
  DataSet cards;
  cards.edit("cards.json", [](json& list) { list.erase(0); });
  EXPECT_EQ(cards.fault(), "cards.json: card number 1 of the free character deck is missing");
  DataSet characters;
  characters.edit("characters.json", [](json& list) { list.erase(list.size() - 1); });
  EXPECT_EQ(characters.fault(), "characters.json: the Character \"mouth-of-sauron\" is missing");
}

TEST(Data, ACardBringsSpecialTilesOnly) {
  DataSet data;
  data.edit_entry("cards.json", "elven-cloaks", [](json& card) { card["do"][0]["tile"] = "1"; });
  EXPECT_EQ(data.fault(), "cards.json, elven-cloaks.do.1.tile: a card brings a special tile");
}

/// Wrong types in every place must give a sentence, never a crash.
TEST(Data, NoWrongTypeThrows) {
  std::vector<json> wrong = {nullptr, {{"a", 1}}, true, -1, 1e300, "x", json::array({1})};
  if (harness::kIsSanitized) wrong.resize(2);
  for (const std::string& name : data_files()) {
    for (const json& value : wrong) {
      DataSet whole;
      whole.edit(name, [&](json& content) { content = value; });
      EXPECT_NE(whole.fault(), "") << name << ' ' << value;
      DataSet entry;
      entry.edit(name, [&](json& content) { content[0] = value; });
      EXPECT_NE(entry.fault(), "") << name << ' ' << value;
      DataSet fields;
      const json first = json::parse(fields.file(name).text)[0];
      for (const auto& [field, old] : first.items()) {
        DataSet one;
        one.edit(name, [&, &key = field](json& content) { content[0][key] = value; });
        static_cast<void>(one.fault());
      }
    }
  }
}

TEST(Data, CharactersHaveTheirPrintedValues) {
  const auto rules = DataSet().make();
  ASSERT_TRUE(rules.ok());
  using Who = Character;
  struct Row {
    Who who;
    int level, leadership;
    bool captain;
  };
  for (const Row& row : {Row{Who::kGandalfTheGrey, 3, 1, true},
                         {Who::kStrider, 3, 1, true},
                         {Who::kBoromir, 2, 1, true},
                         {Who::kLegolas, 2, 1, true},
                         {Who::kGimli, 2, 1, true},
                         {Who::kMeriadoc, 1, 1, false},
                         {Who::kPeregrin, 1, 1, false},
                         {Who::kAragorn, 3, 2, true},
                         {Who::kGandalfTheWhite, 3, 1, false},
                         {Who::kGollum, 0, 0, false},
                         {Who::kSaruman, 0, 1, false},
                         {Who::kWitchKing, 0xFF, 2, false},
                         {Who::kMouthOfSauron, 3, 2, false}}) {
    const CharacterRow& printed = row_of(*rules, row.who);
    EXPECT_EQ(printed.level, row.level) << printed.id;
    EXPECT_EQ(printed.leadership, row.leadership) << printed.id;
    EXPECT_EQ(printed.captain_of_the_west, row.captain) << printed.id;
  }
}

}  // namespace
}  // namespace wotr
