#pragma once

#include <concepts>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "base/result.h"
#include "rules/core/action.h"
#include "rules/core/decision.h"
#include "rules/core/event.h"
#include "rules/core/guess.h"
#include "rules/core/refusal.h"
#include "rules/core/seat.h"

namespace core {

/// A data file as the game's rules receive it: they parse, `game/` reads.
/// `name` is the path below data/<game>/, as it stands in error sentences.
struct DataFile {
  std::string name;
  std::string text;
};

/// How a finished game ended. `winner` is the name of a side, `victory` of a kind of victory.
struct Outcome {
  std::string_view winner;
  std::string_view victory;
};

/// A state is a plain value: copying it is how search, undo and "what if" work.
template <class S>
concept PlainState = std::is_trivially_copyable_v<S> &&
                     std::has_unique_object_representations_v<S> && std::equality_comparable<S> &&
                     sizeof(S) <= 4096;

/// The contract every game fulfils. `G` is an empty struct that gathers the game's types and
/// functions as static members; Rules are the immutable tables, made once from text.
///
/// A state always waits for exactly one decision, made by one seat or by chance. `apply` refuses
/// what the decision does not offer and then leaves the state as it was. `view` gives what a viewer
/// may know; no field of View can hold anything else. `determinize` fills a view with one guess
/// that looks the same to its viewer. A game may also offer `apply_offered`, which trusts its
/// caller to have read the action from `decision` and gives the decision that follows, a `view`
/// that is told the pending decision, `is_final(decision)` of answers that stand however soon they
/// are regretted, and `milestones` with their names, from which statistics tell
/// how games went. JSON forms are stable: saves, the driver and tests use them; asked for by
/// decltype, because JSON is only declared here.
template <class G>
concept Game = PlainState<typename G::State> &&
    requires(const typename G::Rules& rules, const typename G::State& state,
             typename G::State& changing, const typename G::View& view, Action action,
             const Event& event, EventSink* sink, Viewer viewer, Seat seat, const Refusal& refusal,
             std::span<const DataFile> files, const nlohmann::json& json, const Decision& pending,
             const Chooser& choose) {
  { G::kId } -> std::convertible_to<std::string_view>;
  { G::kRulesVersion } -> std::convertible_to<int>;
  { G::kRulingPrefix } -> std::convertible_to<std::string_view>;  // "R-" of "R-214"

  // Tables and positions.
  { G::data_files() } -> std::same_as<std::vector<std::string>>;
  { G::make_rules(files, json) } -> std::same_as<base::Result<typename G::Rules>>;
  requires std::same_as<decltype(G::options_json(rules)), nlohmann::json>;
  { G::seats(rules) } -> std::same_as<std::span<const std::string_view>>;
  { G::new_state(rules) } -> std::same_as<typename G::State>;
  { G::parse_position(rules, json) } -> std::same_as<base::Result<typename G::State>>;

  // Play.
  { G::decision(rules, state) } -> std::same_as<Decision>;
  { G::apply(rules, changing, action, sink) } -> std::same_as<Refusal>;
  { G::view(rules, state, viewer) } -> std::same_as<typename G::View>;
  { G::determinize(rules, view, choose) } -> std::same_as<Guess<typename G::State>>;
  { G::decision_of(view) } -> std::same_as<const Decision&>;
  { G::mask(event, viewer) } -> std::same_as<Event>;
  { G::reveals(event) } -> std::same_as<bool>;
  { G::why_not(rules, view, json) } -> std::same_as<base::Result<Refusal>>;
  { G::turn(state) } -> std::same_as<int>;
  { G::outcome(rules, state) } -> std::same_as<std::optional<Outcome>>;
  { G::broken_invariants(rules, state) } -> std::same_as<std::vector<std::string>>;

  // Names and JSON.
  { G::decision_name(pending) } -> std::same_as<std::string_view>;
  { G::stream_name(pending) } -> std::same_as<std::string_view>;
  { G::stream_names() } -> std::same_as<std::vector<std::string_view>>;
  requires std::same_as<decltype(G::action_json(rules, action)), nlohmann::json>;
  { G::parse_action(rules, json) } -> std::same_as<base::Result<Action>>;
  requires std::same_as<decltype(G::event_json(rules, event)), nlohmann::json>;
  requires std::same_as<decltype(G::refusal_json(rules, refusal)), nlohmann::json>;
  requires std::same_as<decltype(G::state_json(rules, state)), nlohmann::json>;
  requires std::same_as<decltype(G::view_json(rules, view)), nlohmann::json>;
};

}  // namespace core
