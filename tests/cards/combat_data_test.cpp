// The lower halves are data (R-070): who changes an entry of data/wotr/combat-cards.json changes
// the battles; an entry that says nothing sensible is refused in one sentence.

#include "tests/cards/combat.h"
#include "tests/rules/wotr/data_set.h"

namespace cards {
namespace {

/// The battle has begun with one half changed; the sides hold these cards, or none.
Game changed_battle(Setting setting, std::string_view half,
                    const std::function<void(json&)>& change, std::string_view free_card,
                    std::string_view shadow_card = "") {
  wotr::DataSet data;
  data.edit_entry("combat-cards.json", half, change);
  auto rules = data.make();
  if (!rules) throw std::runtime_error(rules.error());
  hold(setting, free_card, shadow_card);
  Game game(*rules, setting);
  rulings::attack(game);
  return game;
}

TEST(CombatData, AnotherNumberOfDice) {
  Game game = changed_battle(
      shadow_attacks("sauron 5R", "gondor 1R"), "daylight",
      [](json& half) { half["do"][0]["most"] = 1; }, "the-last-battle");
  game.play("play the-last-battle");
  rulings::miss(game);
  EXPECT_EQ(rulings::dice_thrown(game, "shadow"), 1);
}

TEST(CombatData, AnotherCondition) {
  const Game game = changed_battle(
      shadow_attacks("sauron 1R", "gondor 1E"), "valour",
      [](json& half) { half["if"] = json::parse(R"([{"takes-part": ["dwarves.elite"]}])"); },
      "dain-ironfoots-guard");
  EXPECT_FALSE(game.offers("play dain-ironfoots-guard"));
}

// Scouts at 3 come after the Words of Power.
TEST(CombatData, AnotherInitiative) {
  Game game = changed_battle(
      shadow_attacks("sauron 1R, 1N", "gondor 1R, boromir, gimli"), "scouts",
      [](json& half) { half["initiative"] = json::array({3}); }, "the-red-arrow",
      "the-lidless-eye");
  game.play({"play the-lidless-eye", "play the-red-arrow"});
  EXPECT_EQ(game.question(), "silence");
}

/// An entry with some fields replaced, and what is said of it behind "combat-cards.json, ".
struct HalfFault {
  std::string_view half;
  std::string_view fields;
  std::string_view sentence;
};

class SpoiltHalf : public ::testing::TestWithParam<HalfFault> {};

TEST_P(SpoiltHalf, IsRefusedWithHalfFieldAndReason) {
  const HalfFault& spoilt = GetParam();
  wotr::DataSet data;
  const json fields = json::parse(spoilt.fields);
  data.edit_entry("combat-cards.json", spoilt.half, [&](json& entry) { entry.update(fields); });
  EXPECT_EQ(data.fault(), "combat-cards.json, " + std::string(spoilt.sentence));
}

INSTANTIATE_TEST_SUITE_P(
    Entries, SpoiltHalf,
    ::testing::Values(
        HalfFault{"daylight", R"({"do": [{"dance": 1}]})",
                  "daylight.do.1: none of these fields is a verb (docs/combat-cards.md)"},
        HalfFault{"daylight", R"({"do": [{"strike": 1, "add-hits": 1}]})",
                  "daylight.do.1: an effect has one verb"},
        HalfFault{"daylight", R"({"do": [{"dice": "own", "most": 3}]})",
                  "daylight.do.1.dice: only \"enemy\" can stand here"},
        HalfFault{"daylight", R"({"do": [{"dice": "enemy", "most": 9}]})",
                  "daylight.do.1.most: 9 is not a number from 1 to 5"},
        HalfFault{"daylight", R"({"do": [{"modify": "all", "roll": 1}]})",
                  "daylight.do.1.modify: it is \"own\", \"enemy\" or \"both\""},
        HalfFault{"daylight", R"({"do": [{"attack": "wolves"}]})",
                  "daylight.do.1.attack: no number of dice is called so"},
        HalfFault{"daylight", R"({"do": [{"turn-misses": {"sauron": 1}}]})",
                  "daylight.do.1.turn-misses.sauron: this is no Companion"},
        HalfFault{"daylight", R"({"do": [{"eliminate": {"king": 1}}]})",
                  "daylight.do.1.eliminate: there is no field \"king\" here"},
        HalfFault{"daylight", R"({"if": [{"raining": true}]})",
                  "daylight.if.1: there is no condition \"raining\""},
        HalfFault{"daylight", R"({"if": [{"takes-part": ["orcs"]}]})",
                  "daylight.if.1.takes-part.1: nobody who fights is called \"orcs\""},
        HalfFault{"daylight", R"({"if": [{"defender-in": {"near": "angband", "steps": 1}}]})",
                  "daylight.if.1.defender-in.near: there is no region \"angband\""},
        HalfFault{"daylight", R"({"initiative": []})",
                  "daylight: one or two initiative numbers are due"}));

}  // namespace
}  // namespace cards
