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
using Maker = players::Maker<wotr::Game>;
using SharedWeights = std::shared_ptr<const players::Weights>;
using SharedBeliefs = std::shared_ptr<const steward::Beliefs>;

constexpr std::string_view kEvaluationFile = "players/evaluation.json";
constexpr std::string_view kStewardFile = "players/steward.json";
constexpr std::string_view kCaptainFile = "players/captain.json";
constexpr players::Exploration kBold{.constant = 0.4};
/// The captain plays so well that a small promise is more often an error of the evaluation.
constexpr players::Exploration kTrusting{.constant = 0.4, .trust = 0.04};

/// Past the answers of the others to what was done: what stands open is taken there.
constexpr players::Horizon kThreeActions{.actions = 3};

/// Looks at what each choice leads to at once, the same number of times whatever the machine.
constexpr SearchLevel kLookAhead{.action = {.playouts = 100, .time = std::chrono::seconds(60)},
                                 .threads = 1,
                                 .settings = {.exploration = kBold, .grows = false}};

std::unique_ptr<players::Player<wotr::Game>> make_squire(std::uint64_t seed) {
  return std::make_unique<Squire>(seed);
}

SearchLevel for_seconds(double seconds) {
  return {.action = {.time = std::chrono::duration<double>(seconds)},
          .threads = 2,
          .settings = {.exploration = kTrusting, .horizon = kThreeActions}};
}

void add_searcher(Registry& registry, std::string_view name, const SearchLevel& level,
                  const SharedWeights& weights, const Maker& make_adviser) {
  const auto make_judge = [weights, make_adviser](const wotr::Rules& rules, std::uint64_t seed) {
    return Judge(rules, weights, make_adviser(seed));
  };
  registry.emplace(name, [level, make_judge](const players::Manner& manner, std::uint64_t seed) {
    using Searcher = players::SearchPlayer<wotr::Game, Judge>;
    return std::make_unique<Searcher>(players::in_manner(level, manner), make_judge, seed);
  });
}

/// What those who can be seated are made of.
struct Lore {
  SharedWeights weights;
  SharedBeliefs steward;
  SharedBeliefs captain;
};

Registry all_players(const Lore& lore) {
  const auto by_beliefs = [](const SharedBeliefs& beliefs) -> Maker {
    return [beliefs](std::uint64_t seed) { return std::make_unique<Steward>(beliefs, seed); };
  };
  Registry registry = plain_players();
  registry.emplace(kSteward, by_beliefs(lore.steward));
  registry.emplace(kCaptain, by_beliefs(lore.captain));
  add_searcher(registry, kRanger, kLookAhead, lore.weights, make_squire);
  add_searcher(registry, kWizard, for_seconds(1), lore.weights, by_beliefs(lore.captain));
  return registry;
}

base::Result<players::Weights> read_weights(std::span<const core::DataFile> files) {
  const core::DataFile& file = files.front();
  return players::parse_weights(file.text, file.name, judgement::feature_rows());
}

base::Result<SharedBeliefs> read_beliefs(const core::DataFile& file) {
  const auto beliefs = steward::parse_beliefs(file.text, file.name);
  if (!beliefs) return beliefs.failure();
  return std::make_shared<const steward::Beliefs>(*beliefs);
}

base::Result<Registry> make(std::span<const core::DataFile> files) {
  base::Result<players::Weights> weights = read_weights(files);
  if (!weights) return weights.failure();
  const base::Result<SharedBeliefs> steward = read_beliefs(files[1]);
  if (!steward) return steward.failure();
  const base::Result<SharedBeliefs> captain = read_beliefs(files[2]);
  if (!captain) return captain.failure();
  return all_players(
      {std::make_shared<const players::Weights>(weights.take()), *steward, *captain});
}

}  // namespace

Registry plain_players() {
  auto registry = players::standard_players<wotr::Game>();
  registry.emplace(kFellowshipFirst,
                   [](std::uint64_t seed) { return std::make_unique<FellowshipFirst>(seed); });
  registry.emplace(kSquire, make_squire);
  return registry;
}

players::Roster<wotr::Game> roster() {
  return {{std::string(kEvaluationFile), std::string(kStewardFile), std::string(kCaptainFile)},
          make,
          judgement::school,
          read_weights};
}

std::vector<std::string> player_names() {
  std::vector<std::string> names;
  for (const auto& [name, entry] : all_players({})) names.push_back(name);
  return names;
}

std::vector<std::string> offered_players() {
  return players::offered(
      {players::kRandom, kFellowshipFirst, kSquire, kRanger, kSteward, kCaptain}, kWizard);
}

}  // namespace wotr_players
