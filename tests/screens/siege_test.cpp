// An assault as the person sees it: what the gesture is called, the Combat cards in the hand, the
// hits that are left.

#include <algorithm>
#include <nlohmann/json.hpp>

#include <gtest/gtest.h>
#include <imgui_internal.h>

#include "game/screens/controls/bundle_rows.h"
#include "game/wotr/screens/battle/battle_sheets.h"
#include "game/wotr/screens/question.h"
#include "game/wotr/screens/tips/gesture_words.h"
#include "game/wotr/table/frame/frame_things.h"
#include "game/wotr/table/touches.h"
#include "rules/wotr/game.h"
#include "rules/wotr/names/read_id.h"
#include "tests/screens/card_samples.h"
#include "tests/screens/looks.h"
#include "tests/screens/samples.h"

namespace screen {
namespace {

using nlohmann::json;
using wotr::ActionKind;

json before_the_walls() {
  return {
      {"turn", 6},
      {"phase", "action"},
      {"toAct", "shadow"},
      {"regions",
       {{"minas-tirith",
         {{"deployments",
           {{{"group", "besieged"},
             {"owner", "free"},
             {"units", {{"gondor", {{"regular", 2}, {"elite", 3}}}}}},
            {{"owner", "shadow"},
             {"units", {{"sauron", {{"regular", 6}, {"elite", 4}}}}},
             {"nazgul", 3}}}}}}}},
      {"politicalTrack", {{"gondor", {{"step", 4}, {"active", true}}}, {"sauron", {{"step", 4}}}}},
      {"dice", {{"free", {"character"}}, {"shadow", {"army"}}}},
      {"hands", {{"shadow", {"grond-hammer-of-the-underworld", "olog-hai"}}}}};
}

/// The Shadow is asked for its Combat card.
wotr::State in_the_assault() {
  wotr::State state = state_of(before_the_walls());
  const wotr::RegionId walls = wotr::find_region(rules(), "minas-tirith");
  for (const core::Action action :
       {wotr::act(ActionKind::kUse, wotr::Use::kAttack), wotr::act(ActionKind::kRegion, walls),
        wotr::act(ActionKind::kGo)}) {
    EXPECT_FALSE(wotr::Game::apply(rules(), state, action, nullptr).refused());
  }
  EXPECT_EQ(wotr::Game::decision(rules(), state).kind,
            wotr::byte_of(wotr::DecisionKind::kCombatCard));
  return state;
}

TEST(Assault, IsCalledSoWhereAnArmyIsLedAgainstItsOwnPlace) {
  const wotr::View view = view_of(state_of(before_the_walls()));
  Paper paper(view);
  int assaults = 0;
  for (const table::Gesture& gesture : wotr_table::touches_of(rules(), view, {}).gestures) {
    if (gesture.to.is_nothing() || !(gesture.from == gesture.to)) continue;
    ++assaults;
    EXPECT_EQ(wotr_screens::gesture_words(paper.context(), gesture), "Assault Minas Tirith");
  }
  EXPECT_EQ(assaults, 1);
}

TEST(CombatCards, AreUsedByTheSecondPressInTheHand) {
  const wotr::View view = view_of(in_the_assault());
  Screen screen(formats().front());
  screen.players = {"random", "human"};
  screen.memory.hand_shown[1] = true;
  const wotr::CardId grond = card("grond-hammer-of-the-underworld");
  press(screen, view, title(grond));
  ASSERT_NE(find_control(screen.settle(view), "Use in this round"), nullptr);
  for (int frame = 0; frame < 20; ++frame) screen.frame(view);
  const screens::ShownControl* lifted = find_control(screen.settle(view), title(grond));
  ASSERT_NE(lifted, nullptr);
  EXPECT_EQ(screen.click(view, middle_of(*lifted)).action, wotr::act(ActionKind::kPlay, grond));
}

TEST(CombatCards, AreUsedWhereverTheyAreDropped) {
  const wotr::View view = view_of(in_the_assault());
  const wotr::CardId grond = card("grond-hammer-of-the-underworld");
  const table::Touchable held =
      table::touchable(wotr_table::thing(wotr_table::FramePart::kCard, wotr::byte_of(grond)));
  const table::Touches touches = wotr_table::touches_of(rules(), view, {&held, 1});
  const auto laid = std::ranges::find_if(touches.gestures, [&](const table::Gesture& gesture) {
    return gesture.from == held && gesture.lies_anywhere;
  });
  ASSERT_NE(laid, touches.gestures.end());
  EXPECT_EQ(laid->answers, std::vector{wotr::act(ActionKind::kPlay, grond)});
}

TEST(CombatCards, InTheHandAreNotHiddenByTheBannerOfTheBattle) {
  const wotr::View view = view_of(in_the_assault());
  Screen screen(formats().front());
  screen.players = {"random", "human"};
  screens::Moment begins;
  begins.title = "Minas Tirith is assaulted";
  screen.moment = screens::MomentShown{&begins, 0.5F, false};
  EXPECT_NE(find_control(screen.settle(view), "hold"), nullptr) << "it is told";
  screen.memory.hand_shown[1] = true;
  EXPECT_EQ(find_control(screen.settle(view), "hold"), nullptr);
}

/// Between two persons Enter neither shows the cards nor declines them unseen.
TEST(CombatCards, AreNotDeclinedByEnterWhileTheyAreCovered) {
  const wotr::View view = view_of(in_the_assault());
  Screen screen(formats().front());
  screen.players = {"human", "human"};
  ASSERT_TRUE(screen.settle(view).reveal.has_value());
  EXPECT_FALSE(screen.press_enter(view).action.has_value());
  EXPECT_FALSE(screen.memory.options_shown);
  screen.press(view, ImGuiKey_Tab);  // to the button that shows them
  screen.press_enter(view);
  EXPECT_TRUE(screen.memory.options_shown);
  EXPECT_EQ(screen.press_enter(view).action, std::nullopt) << "the keys are on nothing";
}

/// The city that is stormed stays in view, and nothing of what is asked is shown yet.
TEST(HandOver, LiesBesideWhatIsFoughtForAndTellsNothing) {
  const wotr::View view = view_of(in_the_assault());
  for (const Format& format : formats()) {
    Screen screen(format);
    screen.players = {"human", "human"};
    screen.settings.folded = {{"free", true}, {"shadow", true}};
    const Shown answer = screen.settle(view);
    ASSERT_TRUE(answer.reveal.has_value());
    EXPECT_TRUE(answer.shown.empty());
    const ImRect card = ImGui::FindWindowByName("hand-over")->Rect();
    EXPECT_TRUE(ImRect(0, 0, format.size.x, format.size.y).Contains(card));
    engine::Theme theme;
    theme.scale = format.scale;
    const bool is_roomy = !screens::is_compact(theme, format.size);
    EXPECT_LT(card.Max.y, format.size.y * (is_roomy ? 0.3F : 0.6F));
    EXPECT_FLOAT_EQ(answer.clear_from.y, card.Max.y) << "the camera looks beside it";
    expect_good_sheets(format);
    const Shown shown = screen.click(view, *answer.reveal);
    for (const screens::ShownOption& option : shown.shown) {
      EXPECT_GT(option.from.y, card.Max.y) << "under the pointer that pressed";
    }
  }
}

/// Their tiles are named by the half that counts, so that whoever looks for one finds it.
TEST(CombatCards, AreFoundByTheirOwnNames) {
  const wotr::View view = view_of(in_the_assault());
  Screen screen(formats().front());
  screen.players = {"random", "human"};
  const Shown answer = screen.settle(view);
  for (const char* name : {"Dread and Despair", "We Come to Kill"}) {
    EXPECT_TRUE(std::ranges::any_of(answer.shown, [&](const auto& shown) {
      return shown.label == name;
    })) << name;
  }
}

/// a miss that is thrown again and hits is no miss any more.
TEST(Battle, CountsADieThatIsThrownAgainOnce) {
  wotr::View view = view_of(in_the_assault());
  wotr::Battle& battle = view.board.battle;
  battle.hits[1] = 3;
  battle.misses[1] = 4;
  battle.cards[1].reroll_hits = 2;
  Paper paper(view);
  EXPECT_EQ(wotr_screens::thrown_words(paper.context(), wotr::Side::kShadow), "3 hits, 2 misses");
}

bool says(const Shown& answer, std::string_view words) {
  return std::ranges::any_of(answer.controls,
                             [&](const auto& control) { return control.label == words; });
}

TEST(Casualties, TheButtonCountsTheHitsThatAreLeft) {
  int seen = 0;
  for (const Sample& sample : samples()) {
    if (sample.kind != wotr::DecisionKind::kCasualty) continue;
    const wotr::View view = view_of(sample);
    const table::Touches touches = wotr_table::touches_of(rules(sample.players), view, {});
    const int hits = wotr::fields_of<wotr::StepKind::kCasualty>(view.pending.top()).hits;
    if (!touches.bundle || touches.bundle->wholes.size() < 2 || hits < 2) continue;
    Screen screen(formats().front());
    sit_down(screen, sample);
    screen.touches = &touches;
    const std::string all = std::to_string(hits) + " hits";
    const Shown answer = screen.settle(view);
    EXPECT_NE(answer.question.find(all), std::string::npos) << answer.question;
    EXPECT_TRUE(says(answer, all + " left"));
    screen.memory.own<screens::BundleMemory>().counts = touches.bundle->wholes.front().counts;
    const Shown chosen = screen.settle(view);
    EXPECT_TRUE(says(chosen, "Confirm"));
    EXPECT_FALSE(says(chosen, all + " left"));
    ++seen;
  }
  EXPECT_GT(seen, 0);
}

TEST(Hunt, TheQuestionAndItsAnswersSayWhatTheyCost) {
  int seen = 0;
  for (const Sample& sample : samples()) {
    if (sample.kind != wotr::DecisionKind::kHuntDamage) continue;
    Paper paper(view_of(sample), sample.players);
    const wotr::Board& board = paper.context().view.board;
    const screens::Question question = wotr_screens::question_of(paper.context());
    const std::string damage = std::to_string(board.hunt.damage);
    const std::string now = std::to_string(board.fellowship.corruption);
    std::string wanted = "Take ";
    wanted.append(damage).append(" Corruption (now ").append(now).append(" of 12)");
    EXPECT_EQ(question.words, "How will you bear " + damage + " damage?");
    for (const screens::Option& option : question.options) {
      if (!wotr::is(option.action, ActionKind::kSuffer)) continue;
      EXPECT_EQ(option.label, wanted);
      ++seen;
    }
  }
  EXPECT_GT(seen, 0);
}

}  // namespace
}  // namespace screen
