// Card data that say nothing sensible are refused in one sentence: file, card, field, reason.

#include <gtest/gtest.h>

#include "tests/rules/wotr/data_set.h"

namespace cards {
namespace {

using nlohmann::json;

/// A card's entry with some fields replaced, and what is said of it behind "cards.json, ".
struct Spoilt {
  std::string_view card;
  std::string_view fields;
  std::string_view sentence;
};

class SpoiltCard : public ::testing::TestWithParam<Spoilt> {};

TEST_P(SpoiltCard, IsRefusedWithCardFieldAndReason) {
  const Spoilt& spoilt = GetParam();
  wotr::DataSet data;
  const json fields = json::parse(spoilt.fields);
  data.edit_entry("cards.json", spoilt.card, [&](json& entry) { entry.update(fields); });
  EXPECT_EQ(data.fault(), "cards.json, " + std::string(spoilt.sentence));
}

INSTANTIATE_TEST_SUITE_P(
    Entries, SpoiltCard,
    ::testing::Values(Spoilt{"olog-hai", R"({"colour": "black"})",
                             "olog-hai: there is no field \"colour\" here"},
                      Spoilt{"olog-hai", R"({"combat": "swarm-of-eels"})",
                             "olog-hai.combat: the side has no combat half \"swarm-of-eels\""},
                      Spoilt{"olog-hai", R"({"combat": "it-is-a-gift"})",
                             "olog-hai.combat: the side has no combat half \"it-is-a-gift\""},
                      Spoilt{"olog-hai", R"({"do": []})",
                             "olog-hai: it does nothing: \"do\" or \"table\" is due"}));

INSTANTIATE_TEST_SUITE_P(
    Verbs, SpoiltCard,
    ::testing::Values(
        Spoilt{"olog-hai", R"({"do": {"draw": 1}})", "olog-hai.do: {\"draw\":1} is not a list"},
        Spoilt{"olog-hai", R"({"do": [{"summon": 1}]})",
               "olog-hai.do.1: none of these fields is a verb (docs/cards.md)"},
        Spoilt{"olog-hai", R"({"do": [{"tile": "elven-rope"}, {"draw": 1, "corruption": 1}]})",
               "olog-hai.do.2: an effect has one verb"},
        Spoilt{"olog-hai", R"({"do": [{"draw": 7, "deck": "strategy"}]})",
               "olog-hai.do.1.draw: 7 is not a number from 1 to 6"},
        Spoilt{"olog-hai", R"({"do": [{"draw": 1}]})",
               "olog-hai.do.1: the field \"deck\" is missing"},
        Spoilt{"olog-hai", R"({"do": [{"draw": 1, "deck": "tactics"}]})",
               "olog-hai.do.1.deck: there is no deck \"tactics\""},
        Spoilt{"olog-hai", R"({"do": [{"politics": "arnor", "steps": 1}]})",
               "olog-hai.do.1.politics: there is no nation \"arnor\""},
        Spoilt{"olog-hai", R"({"do": [{"choose": [[]]}]})",
               "olog-hai.do.1.choose.1: a branch does something; \"optional\" allows to do "
               "nothing"}));

INSTANTIATE_TEST_SUITE_P(
    Recruiting, SpoiltCard,
    ::testing::Values(
        Spoilt{"olog-hai", R"({"do": [{"recruit": {"arnor.unit": 1}, "in": "moria"}]})",
               "olog-hai.do.1.recruit.arnor.unit: there is no nation of \"arnor.unit\""},
        Spoilt{"olog-hai", R"({"do": [{"recruit": {"sauron.troll": 1}, "in": "moria"}]})",
               "olog-hai.do.1.recruit.sauron.troll: there is no figure \"sauron.troll\""},
        Spoilt{"olog-hai", R"({"do": [{"recruit": {"sauron.units": 1}, "in": "moria"}]})",
               "olog-hai.do.1.recruit.sauron.units: there is no figure \"sauron.units\""},
        Spoilt{"olog-hai", R"({"do": [{"recruit": {"gondor.unit": 1}, "in": "moria"}]})",
               "olog-hai.do.1.recruit.gondor.unit: the other side has this card"},
        Spoilt{"olog-hai", R"({"do": [{"recruit": {"sauron.unit": 0}, "in": "moria"}]})",
               "olog-hai.do.1.recruit.sauron.unit: 0 is not a number from 1 to 10"},
        Spoilt{"olog-hai", R"({"do": [{"recruit": {}, "in": "moria"}]})",
               "olog-hai.do.1.recruit: it names no figure"},
        Spoilt{"olog-hai", R"({"do": [{"recruit": {"sauron.unit": 1}}]})",
               "olog-hai.do.1: the field \"in\" is missing"},
        Spoilt{"olog-hai",
               R"({"do": [{"recruit": {"sauron.unit": 1}, "in": "moria", "amount": 2}]})",
               "olog-hai.do.1: there is no field \"amount\" here"},
        Spoilt{"olog-hai",
               R"({"do": [{"recruit": {"sauron.unit": 1}, "in": "moria", "regions": 2}]})",
               "olog-hai.do.1.regions: \"in\" names fewer regions"}));

INSTANTIATE_TEST_SUITE_P(
    Regions, SpoiltCard,
    ::testing::Values(
        Spoilt{"olog-hai", R"({"do": [{"recruit": {"sauron.unit": 1}, "in": "mordor"}]})",
               "olog-hai.do.1.in: there is no region or group of regions \"mordor\""},
        Spoilt{"olog-hai",
               R"({"do": [{"recruit": {"sauron.unit": 1}, "in": ["moria", "sauron.inns"]}]})",
               "olog-hai.do.1.in.2: there is no region or group of regions \"sauron.inns\""},
        Spoilt{"olog-hai", R"({"do": [{"recruit": {"sauron.unit": 1}, "in": {"army": "sauron"}}]})",
               "olog-hai.do.1.in.army: there is no side \"sauron\""},
        Spoilt{"olog-hai",
               R"({"do": [{"recruit": {"sauron.unit": 1}, "in": {"with": ["treebeard"]}}]})",
               "olog-hai.do.1.in.with.1: there is no character \"treebeard\""},
        Spoilt{"olog-hai",
               R"({"do": [{"recruit": {"sauron.unit": 1}, "in": {"beyond": "moria"}}]})",
               "olog-hai.do.1.in: there is no field \"beyond\" here"}));

INSTANTIATE_TEST_SUITE_P(
    Conditions, SpoiltCard,
    ::testing::Values(Spoilt{"olog-hai", R"({"if": {"at-war": "sauron"}})",
                             "olog-hai.if: {\"at-war\":\"sauron\"} is not a list"},
                      Spoilt{"olog-hai", R"({"if": [{"at-peace": "sauron"}]})",
                             "olog-hai.if.1: there is no condition \"at-peace\""},
                      Spoilt{"olog-hai", R"({"if": [{"at-war": "sauron", "active": "rohan"}]})",
                             "olog-hai.if.1: a condition has one field"},
                      Spoilt{"olog-hai", R"({"if": [{"not": {"at-war": "mordor"}}]})",
                             "olog-hai.if.1.not.at-war: there is no nation \"mordor\""},
                      Spoilt{"olog-hai", R"({"if": [{"in-play": "treebeard"}]})",
                             "olog-hai.if.1.in-play: there is no character \"treebeard\""},
                      Spoilt{"olog-hai", R"({"if": [{"corruption-at-most": 13}]})",
                             "olog-hai.if.1.corruption-at-most: 13 is not a number from 0 to 12"}));

INSTANTIATE_TEST_SUITE_P(
    OnTheTable, SpoiltCard,
    ::testing::Values(
        Spoilt{"axe-and-bow", R"({"table": {"lasting": "for-ever"}})",
               "axe-and-bow.table.lasting: there is no \"for-ever\" here"},
        Spoilt{"axe-and-bow",
               R"({"table": {"lasting": "lower-damage", "discarded-on": ["mid-year"]}})",
               "axe-and-bow.table.discarded-on.1: there is no \"mid-year\" here"},
        Spoilt{"axe-and-bow", R"({"table": {"lasting": "lower-damage", "ransom": {"gold": true}}})",
               "axe-and-bow.table.ransom: there is no field \"gold\" here"},
        Spoilt{"axe-and-bow", R"({"table": {"lasting": "lower-damage", "ransom": {"will": 1}}})",
               "axe-and-bow.table.ransom.will: 1 is neither true nor false"}));

TEST(CardData, AFileThatIsNoJsonIsNamedWithItsLine) {
  wotr::DataSet data;
  data.file("combat-cards.json").text = "[\n{\"id\": \n]";
  EXPECT_EQ(data.fault(), "combat-cards.json, line 3, column 1: it is not JSON");
}

}  // namespace
}  // namespace cards
