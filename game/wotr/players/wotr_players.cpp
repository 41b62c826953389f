#include "game/wotr/players/wotr_players.h"

#include <chrono>
#include <memory>
#include <utility>

#include "game/players/search/search_player.h"
#include "game/wotr/players/fellowship_first.h"
#include "game/wotr/players/judgement/features.h"
#include "game/wotr/players/judgement/judge.h"
#include "game/wotr/players/judgement/school.h"
#include "game/wotr/players/squire/squire.h"
#include "game/wotr/players/steward/steward.h"

namespace wotr_players {
namespace {

using players::SearchLevel;
using Registry = players::Registry<wotr::Game>;
using SharedWeights = std::shared_ptr<const players::Weights>;
using SharedBeliefs = std::shared_ptr<const steward::Beliefs>;

constexpr std::string_view kEvaluationFile = "players/evaluation.json";
constexpr std::string_view kStewardFile = "players/steward.json";
constexpr players::Exploration kBold{.constant = 0.4};

/// Looks at what each choice leads to at once, the same number of times whatever the machine.
constexpr SearchLevel kLookAhead{.action = {.playouts = 100, .time = std::chrono::seconds(60)},
                                 .threads = 1,
                                 .settings = {.exploration = kBold, .grows = false}};

SearchLevel for_seconds(double seconds) {
  return {.action = {.time = std::chrono::duration<double>(seconds)},
          .threads = 2,
          .settings = {.exploration = kBold}};
}

void add_searcher(Registry& registry, std::string_view name, const SearchLevel& level,
                  const SharedWeights& weights, const SharedBeliefs& beliefs) {
  const auto make_judge = [weights, beliefs](const wotr::Rules& rules, std::uint64_t seed) {
    return Judge(rules, weights, beliefs, seed);
  };
  registry.emplace(name, [level, make_judge](const players::Manner& manner, std::uint64_t seed) {
    using Searcher = players::SearchPlayer<wotr::Game, Judge>;
    return std::make_unique<Searcher>(players::in_manner(level, manner), make_judge, seed);
  });
}

Registry all_players(const SharedWeights& weights, const SharedBeliefs& beliefs) {
  Registry registry = plain_players();
  registry.emplace(
      kSteward, [beliefs](std::uint64_t seed) { return std::make_unique<Steward>(beliefs, seed); });
  add_searcher(registry, kRanger, kLookAhead, weights, beliefs);
  add_searcher(registry, kWizard, for_seconds(1), weights, beliefs);
  return registry;
}

base::Result<players::Weights> read_weights(std::span<const core::DataFile> files) {
  const core::DataFile& file = files.front();
  return players::parse_weights(file.text, file.name, judgement::feature_rows());
}

base::Result<Registry> make(std::span<const core::DataFile> files) {
  base::Result<players::Weights> weights = read_weights(files);
  if (!weights) return base::Error{weights.error()};
  const auto beliefs = steward::parse_beliefs(files[1].text, files[1].name);
  if (!beliefs) return base::Error{beliefs.error()};
  return all_players(std::make_shared<const players::Weights>(weights.take()),
                     std::make_shared<const steward::Beliefs>(*beliefs));
}

}  // namespace

Registry plain_players() {
  auto registry = players::standard_players<wotr::Game>();
  registry.emplace(kFellowshipFirst,
                   [](std::uint64_t seed) { return std::make_unique<FellowshipFirst>(seed); });
  registry.emplace(kSquire, [](std::uint64_t seed) { return std::make_unique<Squire>(seed); });
  return registry;
}

players::Roster<wotr::Game> roster() {
  return {{std::string(kEvaluationFile), std::string(kStewardFile)},
          make,
          judgement::school,
          read_weights};
}

std::vector<std::string> player_names() {
  std::vector<std::string> names;
  for (const auto& [name, entry] : all_players(nullptr, nullptr)) names.push_back(name);
  return names;
}

std::vector<std::string> offered_players() {
  std::vector<std::string> offered;
  for (const std::string& name : player_names()) {
    if (name != kWizard) offered.push_back(name);
  }
  offered.insert(offered.end(), {"wizard:1s", "wizard:instant", "wizard:5s", "wizard:20s"});
  return offered;
}

}  // namespace wotr_players
