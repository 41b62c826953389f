// A question names only what can be chosen, and an option says what it does in that question.

#include "game/wotr/screens/question.h"

#include <algorithm>
#include <map>
#include <set>

#include <gtest/gtest.h>
#include <imgui_internal.h>

#include "game/cli/served/match_json.h"
#include "game/commands/ids.h"
#include "game/lang/question.h"
#include "game/players/random_player.h"
#include "game/wotr/screens/context/abilities.h"
#include "game/wotr/screens/hunt/staged_hunt.h"
#include "game/wotr/table/touches.h"
#include "rules/wotr/game.h"
#include "rules/wotr/names/names.h"
#include "rules/wotr/names/read_id.h"
#include "rules/wotr/state/step.h"
#include "tests/screens/card_samples.h"
#include "tests/screens/samples.h"

namespace screen {
namespace {

using wotr::ActionKind;

screens::Question question_of(const Sample& sample) {
  Paper paper(view_of(sample), sample.players);
  return wotr_screens::question_of(paper.context());
}

bool offers_kind(const Sample& sample, ActionKind kind) {
  const core::Decision& decision = view_of(sample).decision;
  return std::any_of(decision.actions.begin(), decision.actions.end(),
                     [&](core::Action action) { return wotr::is(action, kind); });
}

TEST(Questions, AskOfTheGuideAndOfMordorOnlyWhereTheyCanBeChosen) {
  int guide_alone = 0;
  for (const Sample& sample : samples()) {
    if (sample.kind != wotr::DecisionKind::kFellowshipPhase) continue;
    const screens::Question question = question_of(sample);
    const bool guide = offers_kind(sample, ActionKind::kCharacter);
    const bool mordor = offers_kind(sample, ActionKind::kEnterMordor);
    guide_alone += guide && !mordor;
    EXPECT_EQ(question.words.find("Guide") != std::string::npos, guide) << question.words;
    EXPECT_EQ(question.words.find("Mordor") != std::string::npos, mordor) << question.words;
    for (const screens::Option& option : question.options) {
      if (!wotr::is(option.action, ActionKind::kCharacter)) continue;
      EXPECT_TRUE(option.label.starts_with("Make ")) << option.label;
      EXPECT_NE(option.label.find(" the Guide\nLevel "), std::string::npos) << option.label;
    }
  }
  EXPECT_GT(guide_alone, 0) << "no sample lies far from Mordor";
}

/// R-066, R-154, R-155: whoever could guide says below his name what he does then.
TEST(Questions, R066_TheGuideIsChosenByWhatHeDoes) {
  int choices = 0;
  for (const Sample& sample : samples()) {
    if (sample.kind != wotr::DecisionKind::kGuide) continue;
    for (const screens::Option& option : question_of(sample).options) {
      const wotr::Character who = wotr::character_of(option.action);
      const bool is_strider = who == wotr::Character::kStrider;
      const bool hides = option.label.find("Any die hides") != std::string::npos;
      EXPECT_EQ(hides, is_strider) << option.label;
      EXPECT_NE(option.label.find("\nLevel "), std::string::npos) << option.label;
      EXPECT_NE(option.tip.find(words().name("character", wotr::id_of(who))), std::string::npos)
          << option.tip;
      ++choices;
    }
  }
  EXPECT_GT(choices, 1);
}

/// Every Companion and Minion but Gollum, who never leaves the Fellowship, has his sentence.
TEST(Abilities, AreToldOfEverybodyWhereHeStands) {
  Paper paper(view_of(samples().front()), samples().front().players);
  for (int c = 0; c < wotr::kCharacterCount; ++c) {
    const auto who = static_cast<wotr::Character>(c);
    const bool is_gollum = who == wotr::Character::kGollum;
    EXPECT_EQ(wotr_screens::ability_on_map(paper.context(), who).empty(), is_gollum) << c;
    const std::string told = wotr_screens::words_about_walker(paper.context(), who);
    EXPECT_TRUE(told.starts_with(words().name("character", wotr::id_of(who)))) << told;
  }
}

/// R-155: led by Gollum, a numbered tile reveals nothing, whatever is printed on it.
TEST(StagedHunt, R155_ATileSaysThatItRevealsWhereItDoes) {
  wotr::View view = view_of(samples().front());
  view.board.hunt.tile = wotr::Tile::kOneReveal;
  view.board.fellowship.hidden = 1;
  view.board.fellowship.guide = wotr::Character::kStrider;
  const auto lines = [&] {
    Paper paper(view, samples().front().players);
    return wotr_screens::effects_of(paper.context(), wotr::Tile::kOneReveal);
  };
  const std::vector<std::string> seen = lines();
  ASSERT_EQ(seen.size(), 2U);
  EXPECT_EQ(seen.back(), words().say("hunt.tile-reveals"));
  view.board.fellowship.guide = wotr::Character::kGollum;
  EXPECT_EQ(lines().size(), 1U);
}

/// The name of what an action is about: "Strider", "Character".
std::set<std::string> bare_names(const Sample& sample, core::Action action) {
  std::set<std::string> names;
  const nlohmann::json row = wotr::Game::action_json(rules(sample.players), action);
  for (const auto& [field, value] : row.items()) {
    if (!value.is_string() || field == "do") continue;
    for (const char* type : {"character", "figure", "nation", "deck", "card"}) {
      names.insert(words().name(type, value.get<std::string>()));
    }
  }
  return names;
}

/// "Which Companion?" is answered with a name; "Will you?" and "Shall they?" are not.
bool is_answered_with_a_name(const std::string& question) {
  const std::size_t last = std::min(question.rfind(". "), question.size());
  const std::string asked = last == question.size() ? question : question.substr(last + 2);
  return !asked.starts_with("Will ") && !asked.starts_with("Shall ");
}

TEST(Questions, AreNotAnsweredWithABareNameWhereTheyAskYesOrNo) {
  for (const Sample& sample : samples()) {
    const screens::Question question = question_of(sample);
    if (is_answered_with_a_name(question.words)) continue;
    for (const screens::Option& option : question.options) {
      if (option.region != table::kNoRegion) continue;
      if (option.is_drawn_by_game) {  // a card with its own face: the question says what it is for
        const bool names_card = question.words.find("card") != std::string::npos;
        EXPECT_TRUE(names_card || wotr::is(option.action, ActionKind::kLeave)) << question.words;
        continue;
      }
      EXPECT_FALSE(bare_names(sample, option.action).contains(option.label))
          << question.words << " " << option.label;
    }
  }
}

TEST(Questions, OfCardsSayWhetherAFigureComesOrGoes) {
  for (const Sample& sample : samples()) {
    if (sample.kind != wotr::DecisionKind::kCardFigure) continue;
    const screens::Question question = question_of(sample);
    EXPECT_NE(question.words, words().say("decision.card-figure"))
        << "it says nothing of what is done";
    for (const screens::Option& option : question.options) {
      EXPECT_FALSE(option.label.starts_with("Recruit")) << "not every card recruits";
    }
  }
}

TEST(Questions, NameTheCardThatAsks) {
  int asked = 0;
  for (const Sample& sample : samples()) {
    const wotr::CardId card = view_of(sample).board.event.card;
    const bool is_of_card = sample.kind == wotr::DecisionKind::kCardFigure ||
                            sample.kind == wotr::DecisionKind::kCardRegion ||
                            sample.kind == wotr::DecisionKind::kCardNation ||
                            sample.kind == wotr::DecisionKind::kCardOption;
    if (!is_of_card || card == wotr::kNoCard) continue;
    ++asked;
    const std::string title = words().name("card", wotr::card_of(rules(), card).id);
    EXPECT_TRUE(question_of(sample).words.starts_with(title)) << question_of(sample).words;
  }
  EXPECT_GT(asked, 4);
}

TEST(Questions, R033_R302_NameTheHandLimitOfTheGame) {
  std::set<int> players;
  for (const Sample& sample : samples()) {
    if (sample.kind != wotr::DecisionKind::kDiscard) continue;
    const bool is_team = sample.players == 4 ||
                         (sample.players == 3 && view_of(sample).decision.seat != core::Seat{0});
    const std::string limit = is_team ? "more than 4 cards" : "more than 6 cards";
    EXPECT_NE(question_of(sample).words.find(limit), std::string::npos);
    players.insert(is_team ? 4 : 2);
  }
  EXPECT_EQ(players.size(), 2u);
}

TEST(Questions, R086_SayHowManyAreTooMany) {
  int asked = 0;
  for (const Sample& sample : samples()) {
    if (sample.kind != wotr::DecisionKind::kExcess) continue;
    ++asked;
    const std::string& question = question_of(sample).words;
    EXPECT_TRUE(question.find("unit too many") != std::string::npos ||
                question.find("units too many") != std::string::npos)
        << question;
    EXPECT_FALSE(question.starts_with("0")) << question;
  }
  EXPECT_GT(asked, 0);
}

TEST(Questions, R075_SayWhoAttacksThoughACardOrdersIt) {
  for (const Sample& sample : samples()) {
    if (sample.kind != wotr::DecisionKind::kAttackTarget) continue;
    EXPECT_NE(question_of(sample).words, words().say("decision.attack-target"));
  }
}

TEST(Questions, LeaveNoPlaceUnfilled) {
  for (const Sample& sample : samples()) {
    const screens::Question question = question_of(sample);
    EXPECT_EQ(question.words.find('{'), std::string::npos) << question.words;
    EXPECT_FALSE(question.words.starts_with("decision.")) << question.words;
    for (const screens::Option& option : question.options) {
      EXPECT_EQ(option.label.find('{'), std::string::npos) << option.label;
      EXPECT_FALSE(option.label.starts_with("action.")) << option.label;
    }
  }
}

/// A sentence made of a list says something where the list is empty.
TEST(Questions, SayNoHalfSentences) {
  for (const lang::Sentences* spoken : {&words(), &german_words()}) {
    int routes = 0;
    for (const Sample& sample : samples()) {
      Paper paper(view_of(sample), sample.players, *spoken);
      const screens::Question question = wotr_screens::question_of(paper.context());
      std::vector<std::string> all{question.words, question.more};
      for (const screens::Option& option : question.options) {
        all.push_back(option.label);
        routes += wotr::is(option.action, ActionKind::kRoute);
      }
      for (const std::string& said : all) {
        EXPECT_FALSE(said.ends_with(":") || said.ends_with(": ")) << said;
        EXPECT_EQ(said.find("  "), std::string::npos) << said;
      }
    }
    EXPECT_GT(routes, 1);
  }
}

/// A question that the Fellowship's own steps bring about, asked of the Free Peoples.
template <wotr::StepKind kind>
screens::Question asked_by(wotr::State state, const wotr::StepFields<kind>& fields) {
  state.pending.push(wotr::step_of<kind>(fields));
  Paper paper(view_of(state));
  return wotr_screens::question_of(paper.context());
}

TEST(Questions, R158_WhoIsTakenAliveIsNamedWithTheReason) {
  wotr::State state = state_of(turn_3());
  state.board.group.figures.characters = wotr::only(wotr::Character::kPeregrin);
  state.board.group.from = wotr::kInFellowship;
  const screens::Question question = asked_by<wotr::StepKind::kSeparateTo>(
      state, {2, wotr::Cause::kTakenAlive, core::Seat{0}, false});
  EXPECT_EQ(question.words,
            "The Hunt takes Peregrin Took alive: instead of being lost he turns up on the map. "
            "Where?");
  const screens::Question parting = asked_by<wotr::StepKind::kSeparateTo>(
      state, {2, wotr::Cause::kSeparated, core::Seat{0}, false});
  EXPECT_EQ(parting.words, "Peregrin Took: where to from the Fellowship?");
}

TEST(Questions, R132_DamageOfAStrongholdOnTheWaySaysWhatItIsFor) {
  wotr::State state = state_of(turn_3());
  state.board.hunt.damage = 2;
  const screens::Question plain = asked_by<wotr::StepKind::kHuntDamage>(state, {});
  EXPECT_EQ(plain.words.find("Stronghold"), std::string::npos) << plain.words;
  state.pending.push(wotr::Step{wotr::StepKind::kStrongholdTiles, {}});
  const screens::Question on_way = asked_by<wotr::StepKind::kHuntDamage>(state, {});
  EXPECT_NE(on_way.words.find("past a Stronghold of the Shadow"), std::string::npos)
      << on_way.words;
}

/// Before an Elite is reduced: where the Regular comes from, and what it means that there is none.
TEST(Questions, R234_AReductionSaysWhereTheRegularComesFrom) {
  wotr::State state = state_of(turn_3());
  const wotr::RegionId region = wotr::find_region(rules(), "pelargir");
  const auto gondor = static_cast<std::size_t>(wotr::Nation::kGondor);
  wotr::Figures& army = state.board.regions[static_cast<std::size_t>(wotr::index(region))];
  army.regular[gondor] = 1;
  army.elite[gondor] = 2;
  const auto more = [&] {
    return asked_by<wotr::StepKind::kCasualty>(state,
                                               {wotr::Side::kFree, 2, wotr::in_region(region)})
        .more;
  };
  state.board.casualties.regular[gondor] = 1;
  state.board.battle.regulars_lost[gondor] = 1;
  EXPECT_NE(more().find("from the fallen"), std::string::npos) << more();
  state.board.casualties.regular[gondor] = 0;
  state.board.battle.regulars_lost[gondor] = 0;
  state.board.reinforcements.regular[gondor] = 1;
  EXPECT_NE(more().find("from the reinforcements"), std::string::npos) << more();
  state.board.reinforcements.regular[gondor] = 0;
  EXPECT_NE(more().find("reduced, it is lost"), std::string::npos) << more();
}

/// The places that a question names light up on the map, and are shown when they are pressed.
TEST(Questions, ShowThePlacesThatTheyName) {
  int named = 0;
  for (const Sample& sample : samples()) {
    if (sample.kind != wotr::DecisionKind::kArmyTo || sample.players != 2) continue;
    Screen screen(formats().front());
    sit_down(screen, sample);
    const wotr::View view = view_of(sample);
    const Shown shown = screen.settle(view);
    const auto link = std::ranges::find_if(shown.controls, [&](const auto& one) {
      return one.only_shows && one.window == shown.question_window;
    });
    if (link == shown.controls.end()) continue;
    ++named;
    EXPECT_NE(shown.question.find(link->label), std::string::npos);
    const glm::vec2 middle = (link->from + link->to) / 2.0F;
    EXPECT_FALSE(screen.point(view, middle).lit.empty());
    const Shown pressed = screen.click(view, middle);
    EXPECT_TRUE(screen::asks(pressed, commands::kLookAt));
    EXPECT_FALSE(pressed.action.has_value());
  }
  EXPECT_GT(named, 0);
}

const ImGuiWindow& window(const char* name) {
  const ImGuiWindow* found = ImGui::FindWindowByName(name);
  EXPECT_TRUE(found != nullptr && found->WasActive) << name;
  return *found;
}

/// Whatever is said while it is asked, a question stays where it is, and so do its answers.
TEST(Questions, KeepTheirPlaceWhileTheyLast) {
  int refused = 0;
  for (const Sample& sample : samples()) {
    if (sample.kind != wotr::DecisionKind::kArmyFrom || sample.players != 2) continue;
    Screen screen(formats().front());
    sit_down(screen, sample);
    screen.can_undo = true;
    const wotr::View view = view_of(sample);
    screen.settle(view);
    const ImRect before = window("prompt").Rect();
    ASSERT_NE(window("back").Size.x, 0);
    screen.memory.refused = table::touchable(table::RegionId{3});
    screen.memory.refused_since = ImGui::GetTime();
    screen.settle(view);
    const ImGuiWindow* aside = ImGui::FindWindowByName("aside");
    refused += aside != nullptr && aside->WasActive;
    const ImRect after = window("prompt").Rect();
    EXPECT_EQ(before.Min.y, after.Min.y);
    EXPECT_EQ(before.Max.y, after.Max.y);
    screen.type(view, "mi");
    screen.settle(view);
    EXPECT_EQ(window("prompt").Pos.y, before.Min.y);
    const Shown shown = screen.settle(view);
    const auto back = std::ranges::find(shown.controls, "Back", &screens::ShownControl::label);
    ASSERT_NE(back, shown.controls.end());
    EXPECT_TRUE(
        screen::asks(screen.click(view, (back->from + back->to) / 2.0F), commands::kTakeBack));
  }
  EXPECT_GT(refused, 0);
}

/// With empty hands.
std::vector<table::Touchable> can_be_taken_in(const table::Touches& touches) {
  std::vector<table::Touchable> all;
  for (const table::Gesture& gesture : touches.gestures) {
    for (const table::Touchable& one : {gesture.from, gesture.means}) {
      const bool is_new = std::ranges::find(all, one) == all.end();
      if (!one.is_nothing() && is_new) all.push_back(one);
    }
  }
  return all;
}

/// Whatever is taken up while it is asked.
TEST(Questions, KeepTheirHeightWhateverIsTakenUp) {
  constexpr int kOfEachKind = 2;
  std::map<wotr::DecisionKind, int> seen;
  int taken = 0;
  for (const Sample& sample : samples()) {
    const wotr::View view = view_of(sample);
    const table::Touches afresh = wotr_table::touches_of(rules(sample.players), view, {});
    if (afresh.gestures.empty() || sample.players != 2 || ++seen[sample.kind] > kOfEachKind) {
      continue;
    }
    for (const Format& format : {formats().front(), formats()[2]}) {
      Screen screen(format);
      sit_down(screen, sample);
      screen.touches = &afresh;
      screen.settle(view);
      const ImRect before = window("prompt").Rect();
      for (const table::Touchable& one : can_be_taken_in(afresh)) {
        const table::Touches held =
            wotr_table::touches_of(rules(sample.players), view, std::span(&one, 1));
        screen.touches = &held;
        screen.held = {one};
        const Shown shown = screen.settle(view);
        const ImRect after = window("prompt").Rect();
        EXPECT_EQ(after.Min.y, before.Min.y) << shown.question << ", " << name_of(format);
        EXPECT_EQ(after.Max.y, before.Max.y) << shown.question << ", " << name_of(format);
        ++taken;
      }
    }
  }
  EXPECT_GT(taken, 50);
}

TEST(Questions, AreTheSameWithoutAWindow) {
  Match match = begin(5);
  players::RandomChoice choice(5);
  int asked = 0;
  while (!match.pending().is_over() && asked < 300) {
    if (match.pending().is_chance()) {
      match.roll();
      continue;
    }
    const core::Viewer viewer = core::viewer_of(match.pending().seat);
    Paper paper(match.view(viewer));
    const screens::Question shown = wotr_screens::question_of(paper.context());
    const nlohmann::json told = cli::decision_json(match, viewer, words());
    EXPECT_EQ(told["text"], shown.words);
    for (std::size_t i = 0; i < shown.options.size(); ++i) {
      if (shown.options[i].region != table::kNoRegion) continue;
      // The Guide who would be lost is named besides.
      EXPECT_TRUE(shown.options[i].label.starts_with(told["options"][i]["text"].get<std::string>()))
          << shown.options[i].label;
    }
    match.play(choice.pick(match.pending()));
    ++asked;
  }
  EXPECT_EQ(asked, 300);
}

TEST(Questions, OfAnyGameChooseTheirWordsByWhatIsOffered) {
  const auto loaded = lang::Sentences::load(
      R"({"decision.rest": "Rest or ride?", "decision.rest.ride+stop": "Ride?",
          "decision.rest.late": "Rest, so late?"})",
      "test");
  ASSERT_TRUE(loaded);
  EXPECT_EQ(lang::question_key(*loaded, "rest", {"stop", "ride"}, ""), "decision.rest.ride+stop");
  EXPECT_EQ(lang::question_key(*loaded, "rest", {"stop", "rest", "ride"}, ""), "decision.rest");
  EXPECT_EQ(lang::question_key(*loaded, "rest", {}, ""), "decision.rest");
  EXPECT_EQ(lang::question_key(*loaded, "rest", {"stop", "ride"}, "late"), "decision.rest.late");
}

/// R-202: before the Army goes, its button says what the attack would come to.
TEST(Questions, R202_AnAttackTellsItsOddsBeforeItIsDeclared) {
  int attacks = 0;
  for (const Sample& sample : samples()) {
    if (sample.kind != wotr::DecisionKind::kAttackGroup) continue;
    for (const screens::Option& option : question_of(sample).options) {
      if (!wotr::is(option.action, ActionKind::kGo)) continue;
      ++attacks;
      EXPECT_NE(option.tip.find("Hits borne on average"), std::string::npos) << option.tip;
      EXPECT_TRUE(option.tip_picture.draw) << "both forces, and the odds as a bar";
    }
  }
  EXPECT_GT(attacks, 0);
}

/// A die is no riddle: whoever points at one reads what it can be used for.
TEST(Questions, SayOfEachDieWhatItCanDo) {
  int dice = 0;
  for (const Sample& sample : samples()) {
    if (!offers_kind(sample, ActionKind::kDie)) continue;
    for (const screens::Option& option : question_of(sample).options) {
      if (!wotr::is(option.action, ActionKind::kDie)) continue;
      ++dice;
      EXPECT_NE(option.tip.find('\n'), std::string::npos) << option.label << ": " << option.tip;
    }
  }
  EXPECT_GT(dice, 0);
}

/// R-175: on the Mordor Track a move tells how the walk may end.
TEST(Questions, R175_AMoveOnTheTrackTellsTheChanceToArrive) {
  int moves = 0;
  for (Sample sample : samples()) {
    if (!offers_kind(sample, ActionKind::kUse)) continue;
    wotr::Fellowship& fellowship = sample.state.board.fellowship;
    fellowship.mordor_step = 2;
    fellowship.progress = 0;
    for (const screens::Option& option : question_of(sample).options) {
      if (option.action != wotr::act(ActionKind::kUse, wotr::Use::kMoveFellowship)) continue;
      ++moves;
      EXPECT_NE(option.tip.find("Crack of Doom: "), std::string::npos) << option.tip;
    }
  }
  EXPECT_GT(moves, 0);
}

}  // namespace
}  // namespace screen
