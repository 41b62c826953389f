// What the panels tell besides the question: hands and who may see them, the score, whose turn it
// is, odds, and why something cannot be done.

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <string_view>

#include <imgui_internal.h>

#include "game/trilogy/screens/seats/score_sheet.h"
#include "rules/trilogy/game.h"
#include "tests/trilogy_screens/samples.h"

namespace trilogy_screens_tests {
namespace {

using nlohmann::json;

json two_hands() {
  return {{"seats", {"yellow", "red"}},
          {"phase", "turn"},
          {"turn", 9},
          {"step", "combat"},
          {"toAct", "yellow"},
          {"fill", {{"owner", "red"}, {"battalions", 2}}},
          {"territories",
           {{"the-shire", {{"owner", "yellow"}, {"battalions", 4}}},
            {"moria", {{"owner", "yellow"}, {"battalions", 9}}}}},
          {"territoryCards", {{"yellow", {"fangorn", "moria"}}, {"red", {"nurn", "khand"}}}},
          {"adventureCards",
           {{"yellow",
             {"mission-bree", "power-move-by-night", "power-the-way-is-under-the-mountains-1"}},
            {"red", {"power-smeagol", "mission-edoras"}}}}};
}

bool says(const screen::Shown& answer, std::string_view words) {
  return std::ranges::any_of(labels_of(answer), [&](const std::string& label) {
    return label.find(words) != std::string::npos;
  });
}

TEST(Hands, OnesOwnLiesOpenAndThoseOfOthersAreBacks) {
  const trilogy::View view = view_of(position(two_hands()));
  Seat seat;
  seat.memory.hand_shown[0] = true;
  EXPECT_EQ(seat.settle(view).hand.size(), 5u);
  seat.memory.hand_shown = {false, true};
  const screen::Shown other = seat.settle(view);
  EXPECT_TRUE(other.hand.empty());
  EXPECT_FALSE(says(other, "Sméagol"));
  EXPECT_FALSE(says(other, "Nurn"));
}

TEST(Hands, OnASharedScreenNoCardIsNamedBeforeItIsAskedFor) {
  const trilogy::View view = view_of(position(two_hands()));
  Seat seat;
  seat.players = {"human", "human"};
  const screen::Shown covered = seat.settle(view);
  EXPECT_FALSE(says(covered, "Mountains"));
  EXPECT_FALSE(says(covered, "Bree"));
  const screen::Shown open = seat.press(view, "Show my cards …");
  EXPECT_TRUE(says(seat.settle(view), "Mountains"));
}

TEST(Hands, OfOthersAreNeverNamedWhateverIsAsked) {
  for (const Sample& sample : samples()) {
    const trilogy::View view = view_of(sample);
    Seat seat;
    sit_down(seat, sample);
    const screen::Shown answer = seat.settle(view);
    for (std::size_t s = 0; s < static_cast<std::size_t>(sample.players); ++s) {
      if (core::Seat{static_cast<std::uint8_t>(s)} == view.decision.seat) continue;
      for (const trilogy::CardId held : sample.state.piles.hands[s]) {
        const auto shown = trilogy_screens::shown(held);
        EXPECT_EQ(std::ranges::count(answer.hand, shown, &screens::ShownCard::card), 0);
        const bool is_read = answer.read && answer.read->card == shown;
        EXPECT_FALSE(is_read);
      }
    }
  }
}

TEST(Hands, ACardThatIsPressedTwiceIsPlayed) {
  const trilogy::View view = view_of(position(two_hands()));
  const trilogy::CardId mountains = card("power-the-way-is-under-the-mountains-1");
  Seat seat;
  seat.settle(view);
  seat.memory.hand_shown[0] = true;
  seat.memory.card = trilogy_screens::shown(mountains);
  const screen::Shown answer = seat.press(view, "Play it");
  EXPECT_EQ(answer.action, trilogy::act(trilogy::ActionKind::kPlayCard, mountains));
}

TEST(Hands, ACardThatCannotBePlayedSaysWhy) {
  const trilogy::View view = view_of(position(two_hands()));
  for (const std::string_view id : {"mission-bree", "power-move-by-night"}) {
    Seat seat;
    seat.settle(view);
    seat.memory.hand_shown[0] = true;
    seat.memory.card = trilogy_screens::shown(card(id));
    const screen::Shown answer = seat.settle(view);
    EXPECT_FALSE(says(answer, "Play it")) << id;
    ASSERT_TRUE(answer.read.has_value()) << id;
  }
}

TEST(Question, AsksForANumberWithBothEndsOfItsWay) {
  const json moves_in{{"do", "move-in"}, {"from", "harad"}, {"to", "near-harad"}, {"least", 1}};
  const json position{{"phase", "turn"},
                      {"step", "combat"},
                      {"toAct", "yellow"},
                      {"fill", {{"owner", "red"}, {"battalions", 1}}},
                      {"territories",
                       {{"harad", {{"owner", "yellow"}, {"battalions", 5}}},
                        {"near-harad", {{"owner", "yellow"}, {"battalions", 0}}}}},
                      {"pending", {moves_in, {{"do", "attack-from"}}, {{"do", "end-turn"}}}}};
  const trilogy::View view = view_of(trilogy_screens_tests::position(position));
  Seat seat;
  EXPECT_EQ(seat.settle(view).question, "How many move from Harad into Near Harad?");
}

TEST(Question, NamesWhereItComesFromAndTheCardThatAsks) {
  std::set<trilogy::DecisionKind> asked;
  for (const trilogy_screens_tests::Sample& sample : trilogy_screens_tests::samples()) {
    const trilogy::View view = trilogy_screens_tests::view_of(sample);
    const json told = trilogy::Game::question_json(rules(sample.players), view);
    Seat seat;
    sit_down(seat, sample);
    const std::string question = seat.settle(view).question;
    for (const char* field : {"from", "card"}) {
      if (!told.at(field).is_string()) continue;
      const char* type = field == std::string_view("card") ? "card" : "territory";
      const std::string name = words().name(type, told.at(field).get<std::string>());
      EXPECT_NE(question.find(name), std::string::npos) << question;
      asked.insert(sample.kind);
    }
  }
  EXPECT_GT(asked.size(), 3u);
}

TEST(SetUp, TheRestIsPlacedForWhoeverWantsIt) {
  const json position{
      {"phase", "set-up"},
      {"toAct", "yellow"},
      {"fill", {{"owner", "red"}, {"battalions", 1}}},
      {"territories", {{"the-shire", {{"owner", "yellow"}}}, {"harad", {{"owner", "yellow"}}}}}};
  const trilogy::View view = view_of(trilogy_screens_tests::position(position));
  Seat seat;
  EXPECT_EQ(seat.settle(view).question, "Place a battalion: where? 58 to go.");
  EXPECT_FALSE(seat.settle(view).action.has_value());
  seat.press(view, "Place the rest for me");
  EXPECT_TRUE(seat.settle(view).action.has_value());
}

TEST(Score, IsTheSumOfItsLinesForEveryPosition) {
  for (const Sample& sample : samples()) {
    Seat seat;
    sit_down(seat, sample);
    seat.memory.game_sheets.open("score");
    seat.settle(view_of(sample));
    EXPECT_TRUE(screen::is_open("score"));
    screen::expect_good_sheets(seat.format());
  }
}

trilogy::State over(const json& more = json::object()) {
  json position = two_hands();
  position["phase"] = "over";
  position.erase("step");
  position["winner"] = "red";
  position.update(more);
  return trilogy_screens_tests::position(position);
}

TEST(Score, IsToldLineByLineAtTheEnd) {
  const trilogy::State state = over();
  const trilogy::View view = trilogy::Game::view(rules(), state, core::kPublic);
  Seat seat;
  seat.settle(view);
  EXPECT_TRUE(screen::is_open("score"));
  EXPECT_TRUE(screen::is_open("over"));
  ASSERT_TRUE(seat.own().over_since.has_value());
  seat.settings.reduced_motion = true;
  seat.settle(view);
  screen::expect_apart(seat.format());
}

TEST(Score, WhoeverWonHasMissedNothing) {
  const trilogy::State state = over();
  const trilogy::View view = trilogy::Game::view(rules(), state, core::kPublic);
  Seat seat;
  seat.goals = {{.party = "red", .text = "Hold Moria.", .mark = match::GoalState::kMissed}};
  seat.settle(view);
  EXPECT_EQ(screen::written().find("missed"), std::string::npos);
  seat.goals[0].party = "yellow";
  seat.settle(view);
  EXPECT_NE(screen::written().find("missed"), std::string::npos);
}

TEST(WhyNot, ATerritoryThatCannotBeChosenGetsASentenceWithItsRuling) {
  const trilogy::View view = view_of(position(two_hands()));
  Seat seat;
  seat.memory.refused = table::touchable(trilogy_screens::on_table(territory("gorgoroth")));
  seat.memory.refused_since = 1e9;
  seat.settle(view);
  // The sentence lies above the prompt, which stays as it is.
  const auto is_said = [] {
    const ImGuiWindow* aside = ImGui::FindWindowByName("aside");
    return aside != nullptr && aside->WasActive;
  };
  const float with = seat.settle(view).question_top;
  EXPECT_TRUE(is_said());
  seat.memory.refused.reset();
  EXPECT_EQ(seat.settle(view).question_top, with);
  EXPECT_FALSE(is_said());
}

TEST(Odds, AreToldUnlessPlayIsStrict) {
  json invading = two_hands();
  invading["invasion"] = {{"from", "the-shire"}, {"to", "buckland"}};
  const trilogy::View view = view_of(position(invading));
  const auto height = [&](bool strict) {
    Seat seat;
    seat.settings.strict_play = strict;
    seat.settle(view);
    return ImGui::FindWindowByName("battle")->Size.y;
  };
  EXPECT_GT(height(false), height(true) + 10);
}

TEST(Defence, IsGivenByItselfOnceThePersonSaysSo) {
  for (const Sample& sample : samples()) {
    if (sample.kind != trilogy::DecisionKind::kDefend) continue;
    const trilogy::View view = view_of(sample);
    if (view.decision.actions.size() != 2) continue;
    Seat seat;
    sit_down(seat, sample);
    EXPECT_FALSE(seat.settle(view).by_itself.has_value());
    seat.press(view, "Always with the most dice");
    const auto given = seat.settle(view).by_itself;
    ASSERT_TRUE(given.has_value());
    EXPECT_EQ(given->a, 2);
    return;
  }
  FAIL() << "no game asked for a defence with two dice";
}

}  // namespace
}  // namespace trilogy_screens_tests
