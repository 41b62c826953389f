// The second game's `why_not`, judged by playing as the first game's: in random games a sampled
// intent has nothing against it if, and only if, answers that are offered say all of its words.

#include <cstdlib>
#include <random>

#include <gtest/gtest.h>

#include "game/match/folders/folders.h"
#include "rules/trilogy/game.h"
#include "rules/trilogy/names/read_names.h"
#include "tests/harness/sanitized.h"

namespace intents {
namespace {

using nlohmann::json;
using Trilogy = trilogy::Game;

/// At how many questions intents are judged; AMONHEN_INTENTS=400000 for more.
int questions_to_sample() {
  const char* more = std::getenv("AMONHEN_INTENTS");
  if (more != nullptr) return std::atoi(more);
  return harness::kIsSanitized ? 1500 : 3000;
}

trilogy::Rules rules_of(const json& options) {
  return *Trilogy::make_rules(
      *match::read_data_files(AMONHEN_DATA, Trilogy::kId, Trilogy::data_files()), options);
}

/// All words of the intent stand in what the answer says.
bool says(const json& answer, const json& intent) {
  return std::all_of(intent.items().begin(), intent.items().end(), [&](const auto& word) {
    return answer.contains(word.key()) && answer[word.key()] == word.value();
  });
}

class TrilogySampler {
 public:
  TrilogySampler(const json& options, unsigned seed) : rules_(rules_of(options)), random_(seed) {}

  void sample(int questions) {
    while (asked_ < questions && !::testing::Test::HasFailure()) play_one(questions);
    EXPECT_GT(granted_, questions / 20) << "some intents have to be possible";
    EXPECT_GT(refused_.size(), 12u) << "and many kinds of reasons to be met";
  }

 private:
  std::uint32_t below(std::size_t limit) { return static_cast<std::uint32_t>(random_() % limit); }

  void play_one(int questions) {
    trilogy::State state = Trilogy::new_state(rules_);
    while (asked_ < questions && !::testing::Test::HasFailure()) {
      const core::Decision pending = Trilogy::decision(rules_, state);
      if (pending.is_over()) return;
      if (!pending.is_chance()) {
        ++asked_;
        judge_some(state, pending);
      }
      Trilogy::apply(rules_, state, pending.actions[below(pending.actions.size())], nullptr);
    }
  }

  void judge_some(const trilogy::State& state, const core::Decision& pending) {
    for (const core::Action action : pending.actions) {
      const json offered = Trilogy::action_json(rules_, action);
      EXPECT_FALSE(why_not(state, pending, offered).refused()) << offered << " is offered";
    }
    judge(state, pending, some_intent());
    judge(state, pending, twisted(pending));
  }

  void judge(const trilogy::State& state, const core::Decision& pending, const json& intent) {
    const bool possible = can_be_said(state, pending, intent, 0);
    const core::Refusal refusal = why_not(state, pending, intent);
    EXPECT_EQ(possible, !refusal.refused()) << intent << " at " << Trilogy::decision_name(pending)
                                            << ": " << Trilogy::refusal_json(rules_, refusal);
    granted_ += possible;
  }

  core::Refusal why_not(const trilogy::State& state, const core::Decision& pending,
                        const json& intent) {
    const auto view = Trilogy::view(rules_, state, core::viewer_of(pending.seat));
    const auto refusal = Trilogy::why_not(rules_, view, intent);
    EXPECT_TRUE(refusal.ok()) << intent << ": " << refusal.error();
    if (!refusal.ok() || !refusal->refused()) return core::kAccepted;
    EXPECT_TRUE(refusal->ruling.number >= 1 && refusal->ruling.number <= 59) << intent;
    ++refused_[Trilogy::refusal_json(rules_, *refusal)["do"]];
    return *refusal;
  }

  /// Tried by playing, every question asked, from where to where and with how many. A place on the
  /// map alone is the answer to this question.
  bool can_be_said(const trilogy::State& state, const core::Decision& pending, const json& intent,
                   int words) {
    constexpr int kMostWords = 3;
    for (const core::Action action : pending.actions) {
      if (says(Trilogy::action_json(rules_, action), intent)) return true;
      const bool goes_on = trilogy::is(action, trilogy::ActionKind::kTerritory);
      if (!goes_on || words == kMostWords || intent["do"] == "territory") continue;
      trilogy::State next = state;
      const core::Decision then = trilogy::apply_one(rules_, next, action);
      if (then.seat == pending.seat && can_be_said(next, then, intent, words + 1)) return true;
    }
    return false;
  }

  std::string territory() { return rules_.territories[below(trilogy::kTerritoryCount)].id; }
  std::string neighbour(const std::string& of) {
    const auto at = static_cast<std::size_t>(trilogy::find_territory(rules_, of));
    const trilogy::TerritorySet& around = rules_.neighbours[at];
    auto one = around.begin();
    for (std::uint32_t left = below(static_cast<std::size_t>(around.size())); left > 0; --left) {
      ++one;
    }
    return rules_.territories[static_cast<std::size_t>(*one)].id;
  }
  std::string card() {
    return std::string(trilogy::card_id(
        rules_, trilogy::CardId{static_cast<std::uint8_t>(below(trilogy::kCardCount))}));
  }

  json some_intent() {
    const std::string from = territory();
    switch (below(11)) {
      case 0: return {{"do", "attack"}, {"from", from}, {"to", neighbour(from)}};
      case 1:
        return {{"do", "attack"}, {"from", from}, {"to", neighbour(from)}, {"dice", 1 + below(3)}};
      case 2: return {{"do", "fortify"}, {"from", from}, {"to", territory()}};
      case 3: return {{"do", "fortify"}, {"from", from}, {"to", neighbour(from)}, {"leader", true}};
      case 4: return {{"do", "place"}, {"territory", from}, {"count", 1 + below(12)}};
      case 5: return {{"do", "claim"}, {"territory", from}};
      case 6: return {{"do", "place-leader"}, {"territory", from}};
      case 7: return {{"do", "move-in"}, {"count", 1 + below(6)}};
      case 8: return {{"do", below(2) == 0 ? "mission" : "play-card"}, {"card", card()}};
      case 9: return {{"do", "discard"}, {"card", card()}};
      default: return {{"do", below(2) == 0 ? "end-step" : "stop"}};
    }
  }

  /// An answer that is offered, with one word changed.
  json twisted(const core::Decision& pending) {
    json intent = Trilogy::action_json(rules_, pending.actions[below(pending.actions.size())]);
    for (const char* field : {"from", "to", "territory"}) {
      if (intent.contains(field) && below(2) == 0) intent[field] = neighbour(intent[field]);
    }
    for (const char* field : {"count", "dice"}) {
      if (intent.contains(field) && below(2) == 0) intent[field] = below(10);
    }
    if (intent.contains("card") && below(2) == 0) intent["card"] = card();
    return intent;
  }

  const trilogy::Rules rules_;
  std::mt19937 random_;
  std::map<std::string, int> refused_;
  int asked_ = 0;
  int granted_ = 0;
};

class TrilogyIntents : public ::testing::TestWithParam<int> {};

TEST_P(TrilogyIntents, HaveNothingAgainstThemIfAndOnlyIfSomethingOfferedFulfilsThem) {
  const int players = GetParam();
  for (const json& options : {json{{"players", players}}, json{{"players", players},
                                                               {"fortify.reach", "adjacent"},
                                                               {"combat.leaderMayStay", true}}}) {
    TrilogySampler sampler(options, 3 + static_cast<unsigned>(players));
    sampler.sample(questions_to_sample() / 2);
  }
}

INSTANTIATE_TEST_SUITE_P(Players, TrilogyIntents, ::testing::Values(2, 3, 4));

}  // namespace
}  // namespace intents
