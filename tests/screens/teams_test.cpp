// Sides that two players share: their hands, their swaps, their Armies.

#include <algorithm>
#include <nlohmann/json.hpp>

#include <gtest/gtest.h>
#include <imgui_internal.h>

#include "engine/ui/screen_reader.h"
#include "game/screens/controls/tip.h"
#include "game/wotr/screens/tips/region_tip.h"
#include "rules/wotr/flow/setup.h"
#include "rules/wotr/game.h"
#include "rules/wotr/names/read_id.h"
#include "tests/screens/looks.h"
#include "tests/screens/samples.h"

namespace screen {
namespace {

/// A position in which the seat of four is asked and holds cards.
const Sample& of_four(core::Seat seat) {
  for (const Sample& sample : samples()) {
    const wotr::View view = view_of(sample);
    const auto s = static_cast<std::size_t>(core::index(seat));
    if (sample.players == 4 && view.decision.seat == seat && wotr::total_of(view.hands[s]) > 0) {
      return sample;
    }
  }
  ADD_FAILURE() << "no sample";
  return samples().front();
}

TEST(TeamHands, HaveAButtonForEachSeat) {
  for (const Format& format : formats()) {
    Screen screen(format);
    screen.players.assign(4, "human");
    const wotr::View view = view_of(of_four(core::Seat{1}));
    const Shown answer = screen.settle(view);
    const auto is_hand = [&](const screens::ShownControl& one) {
      return one.to.x < format.size.x / 2 && one.from.y > 56 * format.scale &&
             one.label.find_first_of("0123456789") != std::string::npos &&
             one.label.find("table") == std::string::npos;
    };
    std::vector<screens::ShownControl> hands;
    std::copy_if(answer.controls.begin(), answer.controls.end(), std::back_inserter(hands),
                 is_hand);
    ASSERT_EQ(hands.size(), 2U) << "of Gondor and of Rohan";
    screen.click(view, (hands[1].from + hands[1].to) / 2.0F);
    screen.settle(view);
    EXPECT_TRUE(is_open("rohan-hand"));
    EXPECT_FALSE(is_open("gondor-hand"));
    expect_good_sheets(format);
    expect_good_controls(screen.frame(view).controls, format);
  }
}

TEST(TeamHands, AreCoveredWhenATeammateBeginsToDecide) {
  Screen screen(formats().front());
  screen.players.assign(4, "human");
  screen.settle(view_of(of_four(core::Seat{1})));
  screen.memory.hand_shown[1] = true;
  screen.settle(view_of(of_four(core::Seat{1})));
  EXPECT_TRUE(is_open("rohan-hand"));
  screen.settle(view_of(of_four(core::Seat{0})));
  EXPECT_FALSE(is_open("rohan-hand"));
}

TEST(Swaps, AreCoveredLikeTheDiscardOnASharedScreen) {
  for (const Sample& sample : samples()) {
    if (sample.kind != wotr::DecisionKind::kOfferSwap &&
        sample.kind != wotr::DecisionKind::kAnswerSwap) {
      continue;
    }
    Screen screen(formats().front());
    screen.players.assign(static_cast<std::size_t>(sample.players), "human");
    const wotr::View view = view_of(sample);
    const Shown covered = screen.settle(view);
    ASSERT_TRUE(covered.reveal.has_value());
    EXPECT_TRUE(covered.shown.empty());
    screen.click(view, *covered.reveal);
    EXPECT_EQ(screen.settle(view).shown.size(), view.decision.actions.size());
  }
}

TEST(Merging, IsAskedAboutAPlaceThatAllCanSee) {
  int asked = 0;
  for (const Sample& sample : samples()) {
    if (sample.kind != wotr::DecisionKind::kAnswerMerge) continue;
    const wotr::View view = view_of(sample);
    EXPECT_NE(view.board.group.to, wotr::kNoRegion);
    ++asked;
  }
  EXPECT_GT(asked, 0);
}

std::string words_about(const wotr::View& view, wotr::RegionId region) {
  return wotr_screens::words_about(Paper(view, 4).context(), region);
}

TEST(Merging, ShowsInTheWordsAboutTheRegion) {
  for (const Sample& sample : samples()) {
    if (sample.kind != wotr::DecisionKind::kAnswerMerge || sample.players != 4) continue;
    const wotr::RegionId region = view_of(sample).board.group.to;
    const std::string apart = words_about(view_of(sample), region);
    EXPECT_EQ(apart.find("One Army"), std::string::npos) << apart;
    wotr::State state = sample.state;
    const core::Action accept = wotr::act(wotr::ActionKind::kAccept);
    ASSERT_FALSE(wotr::Game::apply(rules(4), state, accept, nullptr).refused());
    const std::string one = words_about(view_of(state, 4), region);
    EXPECT_NE(one.find("One Army, commanded by the "), std::string::npos) << one;
    EXPECT_NE(one.find(" player: "), std::string::npos) << one;
  }
}

TEST(RegionTip, TellsWhatStandsWhereThePointerRests) {
  Screen screen(formats().front());
  screen.players.assign(4, "human");
  const wotr::View view = view_of(of_four(core::Seat{0}));
  screen.pointed = rules().places.minas_tirith;
  screen.settle(view);
  EXPECT_FALSE(is_open("##Tooltip_00")) << "it must rest first";
  for (int frames = 0; frames < 40; ++frames) screen.frame(view);
  EXPECT_TRUE(is_open("##Tooltip_00"));
}

/// Who stands there is told by signs before any word says so; of an empty land there is no picture.
TEST(RegionTip, ShowsWhoStandsThereBeforeItSaysSo) {
  Paper paper(view_of(begin(1).state()));
  screens::Context& context = paper.context().neutral;
  const auto told_about = [&](wotr::RegionId region) {
    engine::TipPicture& picture = context.memory.own<screens::TipMemory>().picture;
    picture = {};
    const auto on_table = static_cast<table::RegionId>(region);
    EXPECT_FALSE(context.state.game.words.about(context, on_table, {}).empty());
    return picture;
  };
  EXPECT_FALSE(told_about(wotr::find_region(rules(), "dagorlad")).draw);
  const engine::TipPicture city = told_about(rules().places.minas_tirith);
  ASSERT_TRUE(city.draw);
  EXPECT_GT(city.size.x, 60) << "an emblem, Regulars, Elites and a Leader";
  const engine::TipPicture two = told_about(wotr::find_region(rules(), "rivendell"));
  ASSERT_TRUE(two.draw);
  EXPECT_GT(two.size.y, 20);
}

/// Four Regulars of Gondor with two Leaders and three of Rohan with one, attacked from Osgiliath.
wotr::State mixed_defence() {
  const auto position = wotr::Game::parse_position(
      rules(4), nlohmann::json{{"turn", 5},
                               {"phase", "action"},
                               {"toAct", "witch-king"},
                               {"regions",
                                {{"lossarnach",
                                  {{"deployments",
                                    {{{"owner", "gondor"},
                                      {"units", {{"gondor", {{"regular", 4}}}}},
                                      {"leaders", {{"gondor", 2}}}},
                                     {{"owner", "rohan"},
                                      {"units", {{"rohan", {{"regular", 3}}}}},
                                      {"leaders", {{"rohan", 1}}}}}}}},
                                 {"osgiliath",
                                  {{"deployments",
                                    {{{"owner", "witch-king"},
                                      {"units", {{"sauron", {{"regular", 5}}}}},
                                      {"nazgul", 1}}}}}}}},
                               {"politicalTrack", {{"sauron", {{"step", 4}}}}}});
  EXPECT_TRUE(position) << (position ? "" : position.error());
  wotr::State state = position ? *position : wotr::new_state(rules(4));
  state.board.battle.kind = wotr::BattleKind::kField;
  state.board.battle.attacker = wotr::Side::kShadow;
  state.board.battle.from = wotr::find_region(rules(4), "osgiliath");
  state.board.battle.target = wotr::find_region(rules(4), "lossarnach");
  state.board.battle.round = 1;
  return state;
}

/// all Leaders of a mixed Army add up; the sheet of the battle says whose they are.
TEST(TeamArmies, R313_TheLeadershipOfAMixedArmyIsToldByPlayer) {
  Screen screen(formats().front());
  screen.players.assign(4, "human");
  screen.settle(view_of(mixed_defence(), 4));
  ImGui::Render();
  engine::ScreenReader reader;
  reader.learn_letters();
  const std::string written = engine::letters_of(reader.read(*ImGui::GetDrawData(), {}));
  const std::string wanted = "Gondorplayer2,Rohanplayer1,either0";
  EXPECT_NE(written.find(wanted), std::string::npos) << written;
}

}  // namespace
}  // namespace screen
