// An intent that nothing speaks against can be fulfilled, and what can be fulfilled has nothing
// against it (design: legality once).

#include "rules/wotr/why_not/why_not.h"

#include <cstdlib>
#include <map>
#include <random>
#include <unordered_set>

#include <gtest/gtest.h>

#include "rules/wotr/flow/setup.h"
#include "rules/wotr/game.h"
#include "rules/wotr/names/names.h"
#include "rules/wotr/state/step_fields.h"
#include "tests/harness/sanitized.h"
#include "tests/why_not/rulings_of_reasons.h"
#include "tests/why_not/sentence.h"
#include "tests/why_not/tables.h"

namespace intents {
namespace {

using nlohmann::json;
using wotr::Rules;
using wotr::State;

/// AMONHEN_INTENTS says how many are sampled for each number of players.
int intents_to_sample() {
  const char* said = std::getenv("AMONHEN_INTENTS");
  if (said != nullptr) return std::atoi(said);
  return harness::kIsSanitized ? 1'000 : 20'000;
}

constexpr int kTries = 300;  ///< to fulfil an intent that has nothing against it

class Sampler {
 public:
  Sampler(const Rules& rules, unsigned seed) : rules_(rules), random_(seed) {}

  void sample(int intents) {
    while (asked_ < intents && !::testing::Test::HasFailure()) play_one_game(intents);
  }

  void tell() const {
    for (const auto& [reason, count] : reasons_) std::printf("%8d %s\n", count, reason.c_str());
    std::printf("%d intents, %d fulfilled by play\n", asked_, fulfilled_);
  }
  const std::map<std::string, int>& reasons() const { return reasons_; }

 private:
  std::uint32_t below(std::size_t limit) { return static_cast<std::uint32_t>(random_() % limit); }

  core::Action any(const core::Decision& pending) {
    return pending.actions[below(pending.actions.size())];
  }

  /// A random player hardly ever comes to Mordor or to blows.
  core::Action bold(const core::Decision& pending) {
    for (int i = 0; i < 3; ++i) {
      const core::Action action = any(pending);
      const auto use = static_cast<wotr::Use>(action.a);
      if (!is(action, wotr::ActionKind::kUse) || use == wotr::Use::kMoveFellowship ||
          use == wotr::Use::kAttack || use == wotr::Use::kRecruit) {
        return action;
      }
    }
    return any(pending);
  }

  void play_one_game(int intents) {
    State state = wotr::new_state(rules_);
    for (;;) {
      const core::Decision pending = wotr::decision(rules_, state);
      if (pending.is_over() || asked_ >= intents || ::testing::Test::HasFailure()) return;
      if (!pending.is_chance() && below(3) == 0) ask_about(state, pending);
      ASSERT_FALSE(wotr::apply(rules_, state, bold(pending), nullptr).refused());
    }
  }

  void ask_about(const State& state, const core::Decision& pending) {
    judge_answers(state, pending);
    // What a card that is being carried out moves, it may move unasked.
    if (state.board.event.card != wotr::kNoCard) return;
    if (state.board.acting_as == wotr::byte_of(wotr::Use::kVoice)) return;
    if (is_between_actions(state, pending)) return;
    const PlayedAction played = play_action(state, pending.seat, json::object());
    const json whole = whole_intent(played, below(1000));
    expect_fulfillable(state, pending, some_of(whole));
    for (int i = 0; i < 3; ++i) judge(state, pending, twisted(some_of(whole)));
    judge(state, pending, wild());
  }

  /// Where no sentence is under way, or its words were said before.
  static bool is_between_actions(const State& state, const core::Decision& pending) {
    using enum wotr::DecisionKind;
    const auto question = static_cast<wotr::DecisionKind>(pending.kind);
    if (question == kRevealRoute || question == kHuntDamage) return true;
    const bool begins = question == kChooseDie || question == kChooseUse || question == kRingDie ||
                        question == kRingFace;
    return state.board.phase == wotr::Phase::kAction && state.board.acting_as == 0 && !begins;
  }

  /// What was said before this question.
  PlayedAction said_before(const State& state) {
    PlayedAction played;
    played.seat =
        rules_.teams
            .names[static_cast<std::size_t>(core::index(wotr::decision(rules_, state).seat))];
    const wotr::Board& board = state.board;
    const wotr::Step& step = state.pending.top();
    if (step.kind == wotr::StepKind::kChooseUse) {
      played.die = wotr::id_of(wotr::fields_of<wotr::StepKind::kChooseUse>(step).face);
    } else if (board.phase == wotr::Phase::kAction && board.acting_as != 0) {
      played.die = wotr::id_of(board.acting_die);
      played.use = wotr::id_of(static_cast<wotr::Use>(board.acting_as));
      const bool of_fellowship = played.use == "move-fellowship" || played.use == "separate";
      if (of_fellowship) played.from = wotr::region_of(rules_, board.fellowship.region).id;
    }
    return played;
  }

  static bool begins_anew(const core::Decision& pending) {
    return pending.kind == wotr::byte_of(wotr::DecisionKind::kChooseDie) ||
           pending.kind == wotr::byte_of(wotr::DecisionKind::kDeclare);
  }

  /// Plays on, with answers that the intent names wherever there are such, to the end of the
  /// sentence.
  PlayedAction play_action(State state, core::Seat seat, const json& intent) {
    PlayedAction played = said_before(state);
    for (int answers = 0; answers < 60; ++answers) {
      const core::Decision pending = wotr::decision(rules_, state);
      if (pending.seat != seat) break;
      if (answers > 0 && begins_anew(pending) && played.use != "ring") break;
      std::vector<core::Event> events;
      const core::Action action = willing(pending, intent);
      EXPECT_FALSE(wotr::apply(rules_, state, action, &events).refused());
      hear_answer(wotr::Game::action_json(rules_, action), played);
      if (is_told(state, events, played, intent)) break;
    }
    return played;
  }

  /// who intents to enter Mordor may have to declare first.
  bool is_told(const State& state, const std::vector<core::Event>& events, PlayedAction& played,
               const json& intent) const {
    const bool over = hear(rules_, state, events, played);
    if (played.use == "play-card" && says_where_or_who(intent)) return false;  // the card will ask
    return over && !(played.use == "declare" && intent.value("do", "") == "enter-mordor");
  }

  /// Groups come together in many orders; each state is tried once.
  bool is_new(const State& state) {
    const std::string_view bytes(reinterpret_cast<const char*>(&state), sizeof(State));
    return tried_.insert(std::hash<std::string_view>{}(bytes)).second;
  }

  /// Tries every way there is.
  bool is_fulfilled_somehow(const State& state, core::Seat seat, const PlayedAction& before,
                            const json& intent, int answers) {
    const core::Decision pending = wotr::decision(rules_, state);
    if (answers > 0 && begins_anew(pending) && before.use != "ring") {
      return before.use == "play-card" && fulfils(before, intent);
    }
    if (pending.seat != seat || answers > 12) return fulfils(before, intent);
    for (const core::Action action : pending.actions) {
      State after = state;
      PlayedAction played = before;
      std::vector<core::Event> events;
      EXPECT_FALSE(wotr::apply(rules_, after, action, &events).refused());
      hear_answer(wotr::Game::action_json(rules_, action), played);
      const bool told = is_told(after, events, played, intent);
      if (told ? fulfils(played, intent)
               : is_new(after) && is_fulfilled_somehow(after, seat, played, intent, answers + 1)) {
        return true;
      }
    }
    return false;
  }

  core::Action willing(const core::Decision& pending, const json& intent) {
    std::vector<core::Action> named;
    for (const core::Action action : pending.actions) {
      const json said = wotr::Game::action_json(rules_, action);
      const std::string what = said["do"];
      if (what == "leave" && intent.contains("who") && below(2) == 0) continue;
      for (const auto& [field, word] : said.items()) {
        for (const auto& [asked, wanted] : intent.items()) {
          const bool prefix = wanted.is_string() && word.is_string() &&
                              word.get<std::string>().rfind(wanted.get<std::string>(), 0) == 0;
          if ((word == wanted || prefix) && what != "leave") named.push_back(action);
        }
      }
    }
    const bool follow = !named.empty() && below(4) != 0;
    return follow ? named[below(named.size())] : any(pending);
  }

  json some_of(const json& whole) {
    json some = json::object();
    for (const auto& [field, word] : whole.items()) {
      if (below(3) != 0) some[field] = word;
    }
    return some;
  }

  std::string region() { return rules_.regions[below(rules_.regions.size())].id; }
  /// Rather beside the one that was named.
  std::string near(const json& named) {
    for (const wotr::Region& one : rules_.regions) {
      if (one.id != named || below(4) == 0) continue;
      const auto& around = one.neighbours;
      return wotr::region_of(rules_, around[below(around.size())]).id;
    }
    return region();
  }
  std::string figure() {
    if (below(2) == 0) return std::string(wotr::id_of(static_cast<wotr::Character>(below(13))));
    return std::string(wotr::id_of(static_cast<wotr::Figure>(below(wotr::kPlainFigureKinds))));
  }
  std::string nation() {
    return std::string(wotr::id_of(static_cast<wotr::Nation>(below(wotr::kNationCount))));
  }
  std::string face() { return std::string(wotr::id_of(static_cast<wotr::DieFace>(below(7)))); }
  std::string do_word() {
    static const std::vector<std::string> kOthers{"pass", "ring", "declare", "enter-mordor",
                                                  "play-card"};
    if (below(6) == 0) return kOthers[below(kOthers.size())];
    return std::string(wotr::id_of(static_cast<wotr::Use>(1 + below(19))));
  }
  std::string card() { return wotr::card_of(rules_, static_cast<wotr::CardId>(below(96))).id; }

  std::string word_for(const std::string& field, const json& before) {
    if (field == "die") return face();
    if (field == "do") return do_word();
    if (field == "card") return card();
    if (field == "who") return below(4) == 0 ? nation() : figure();
    if (field == "target" && below(3) == 0) return below(2) == 0 ? nation() : face();
    return near(before);
  }

  json twisted(json intent) {
    static const std::vector<std::string> kFields{"die", "do", "card",  "from",
                                                  "who", "to", "target"};
    const bool add = intent.empty() || below(4) == 0;
    auto at = intent.begin();
    if (!add) std::advance(at, below(intent.size()));
    const std::string field = add ? kFields[below(kFields.size())] : at.key();
    intent[field] = word_for(field, intent.value(field, json()));
    return said_once(intent);
  }

  json wild() {
    json intent = json::object();
    if (below(2) != 0) intent["do"] = do_word();
    for (const char* field : {"die", "card", "from", "who", "to", "target"}) {
      if (below(4) == 0) intent[field] = word_for(field, json());
    }
    return said_once(intent);
  }

  /// Two regions, or two Nations, are no sentence.
  static json said_once(json intent) {
    if (intent.contains("to") || intent.contains("who")) intent.erase("target");
    return intent;
  }

  core::Refusal why_not(const State& state, core::Seat seat, const json& intent) {
    ++asked_;
    const auto seen = wotr::view(rules_, state, core::viewer_of(seat));
    const auto refusal = wotr::why_not(rules_, seen, intent);
    EXPECT_TRUE(refusal.ok()) << refusal.error();
    if (!refusal.ok() || !refusal->refused()) return core::kAccepted;
    const json row = wotr::Game::refusal_json(rules_, *refusal);
    ++reasons_[row["do"].get<std::string>() + " " + row.value("ruling", "")];
    EXPECT_TRUE(is_ruling_of(row["do"], refusal->ruling.number))
        << intent << " was refused with " << row;
    return *refusal;
  }

  void expect_fulfillable(const State& state, const core::Decision& pending, const json& intent) {
    const core::Refusal refusal = why_not(state, pending.seat, intent);
    EXPECT_FALSE(refusal.refused())
        << intent << " was just played; asked at " << wotr::Game::decision_name(pending) << ": "
        << wotr::Game::refusal_json(rules_, refusal);
  }

  void judge(const State& state, const core::Decision& pending, const json& intent) {
    const core::Refusal refusal = why_not(state, pending.seat, intent);
    if (refusal.refused()) return;
    for (int i = 0; i < kTries; ++i) {
      if (!fulfils(play_action(state, pending.seat, intent), intent)) continue;
      ++fulfilled_;
      return;
    }
    tried_.clear();
    if (is_fulfilled_somehow(state, pending.seat, said_before(state), intent, 0)) {
      ++fulfilled_;
      return;
    }
    ADD_FAILURE() << "nothing against " << intent << " at " << wotr::Game::decision_name(pending)
                  << ", and nothing offered fulfils it";
  }

  /// Every answer of the question has no refusal; an answer that it has not is refused.
  void judge_answers(const State& state, const core::Decision& pending) {
    for (const core::Action action : pending.actions) {
      const json said = wotr::Game::action_json(rules_, action);
      if (said["do"] == "use" || said["do"] == "route" || said["do"] == "deck" ||
          said["do"] == "option" || said["do"] == "ring" || said["do"] == "pass")
        continue;
      json intent{{"do", said["do"]}};
      for (const auto& [field, word] : said.items()) {
        if (field == "do") continue;
        const bool who = field == "figure" || field == "character";
        intent[who ? "who" : field == "card" ? "card" : "target"] = word;
      }
      const core::Refusal refusal = why_not(state, pending.seat, intent);
      EXPECT_FALSE(refusal.refused())
          << said << " is offered; " << intent
          << " was refused: " << wotr::Game::refusal_json(rules_, refusal);
    }
  }

  const Rules& rules_;
  std::mt19937 random_;
  std::map<std::string, int> reasons_;
  std::unordered_set<std::size_t> tried_;
  int asked_ = 0;
  int fulfilled_ = 0;
};

class Intents : public ::testing::TestWithParam<int> {};

TEST_P(Intents, HaveNothingAgainstThemIfAndOnlyIfSomethingOfferedFulfilsThem) {
  const int players = GetParam();
  for (const json& options : {json{{"players", players}}, guide_options(players)}) {
    Sampler sampler(tables(options), 7 + static_cast<unsigned>(players));
    sampler.sample(intents_to_sample() / 2);
    sampler.tell();
  }
}

INSTANTIATE_TEST_SUITE_P(Players, Intents, ::testing::Values(2, 3, 4));

}  // namespace
}  // namespace intents
