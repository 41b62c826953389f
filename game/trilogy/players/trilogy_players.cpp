#include "game/trilogy/players/trilogy_players.h"

#include <array>
#include <chrono>
#include <memory>
#include <utility>

#include "game/players/search/search_player.h"
#include "game/trilogy/players/judgement/features.h"
#include "game/trilogy/players/judgement/judge.h"
#include "game/trilogy/players/judgement/school.h"
#include "game/trilogy/players/squire/squire.h"
#include "game/trilogy/players/steward.h"

namespace trilogy_players {
namespace {

using players::SearchLevel;
using Registry = players::Registry<trilogy::Game>;

/// Weights by the number of players.
constexpr std::size_t kEvaluations = 3;
constexpr std::array<std::string_view, kEvaluations + 1> kFiles{
    "players/evaluation-2.json", "players/evaluation-3.json", "players/evaluation-4.json",
    "players/steward.json"};
using AllWeights = std::array<std::shared_ptr<const players::Weights>, kEvaluations>;
using SharedBeliefs = std::shared_ptr<const Beliefs>;

constexpr players::Exploration kBold{.constant = 2};
/// Through the turn of whoever comes next: what stands open is lost there.
constexpr players::Horizon kThroughTheNextTurn{.turns = 2, .most_steps = 4000};
constexpr players::SearchSettings kSettings{.exploration = kBold, .horizon = kThroughTheNextTurn};

/// Looks at what each choice leads to at once, the same number of times whatever the machine.
constexpr SearchLevel kLookAhead{
    .action = {.playouts = 100, .time = std::chrono::seconds(60)},
    .threads = 1,
    .settings = {.exploration = kBold, .horizon = kThroughTheNextTurn, .grows = false}};

SearchLevel for_seconds(double seconds) {
  return {.action = {.time = std::chrono::duration<double>(seconds)},
          .threads = 2,
          .settings = kSettings};
}

void add_searcher(Registry& registry, std::string_view name, const SearchLevel& level,
                  const AllWeights& weights, const SharedBeliefs& beliefs) {
  const auto make_judge = [weights, beliefs](const trilogy::Rules& rules, std::uint64_t seed) {
    return Judge(rules, weights[table_of(rules)], (*beliefs)[table_of(rules)], seed);
  };
  registry.emplace(name, [level, make_judge](const players::Manner& manner, std::uint64_t seed) {
    using Searcher = players::SearchPlayer<trilogy::Game, Judge>;
    return std::make_unique<Searcher>(players::in_manner(level, manner), make_judge, seed);
  });
}

Registry all_players(const AllWeights& weights, const SharedBeliefs& beliefs) {
  Registry registry = plain_players();
  registry.emplace(
      kSteward, [beliefs](std::uint64_t seed) { return std::make_unique<Steward>(beliefs, seed); });
  add_searcher(registry, kRanger, kLookAhead, weights, beliefs);
  add_searcher(registry, kWizard, for_seconds(1), weights, beliefs);
  return registry;
}

base::Result<Registry> make(std::span<const core::DataFile> files) {
  AllWeights weights;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    auto parsed = players::parse_weights(files[i].text, files[i].name, judgement::feature_rows());
    if (!parsed) return parsed.failure();
    weights[i] = std::make_shared<const players::Weights>(parsed.take());
  }
  const auto beliefs = parse_beliefs(files[kEvaluations].text, files[kEvaluations].name);
  if (!beliefs) return beliefs.failure();
  return all_players(weights, std::make_shared<const Beliefs>(*beliefs));
}

}  // namespace

Registry plain_players() {
  auto registry = players::standard_players<trilogy::Game>();
  registry.emplace(kSquire, [](std::uint64_t seed) { return std::make_unique<Squire>(seed); });
  return registry;
}

players::Roster<trilogy::Game> roster() {
  return {{kFiles.begin(), kFiles.end()}, make, judgement::school};
}

std::vector<std::string> player_names() {
  std::vector<std::string> names;
  for (const auto& [name, entry] : all_players({}, nullptr)) names.push_back(name);
  return names;
}

std::vector<std::string> offered_players() {
  return players::offered({players::kRandom, kSquire, kRanger, kSteward}, kWizard);
}

}  // namespace trilogy_players
