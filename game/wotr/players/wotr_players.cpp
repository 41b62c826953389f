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

namespace wotr_players {
namespace {

using players::SearchLevel;
using Registry = players::Registry<wotr::Game>;
using SharedWeights = std::shared_ptr<const players::Weights>;

constexpr std::string_view kEvaluationFile = "players/evaluation.json";
constexpr players::Exploration kBold{.constant = 0.4};

/// Looks at what each choice leads to at once, the same number of times whatever the machine.
constexpr SearchLevel kLookAhead{.action = {.playouts = 400, .time = std::chrono::seconds(60)},
                                 .threads = 1,
                                 .settings = {.exploration = kBold}};

SearchLevel for_seconds(double seconds) {
  return {.action = {.time = std::chrono::duration<double>(seconds)},
          .threads = 2,
          .settings = {.exploration = kBold}};
}

void add_searcher(Registry& registry, std::string_view name, const SearchLevel& level,
                  const SharedWeights& weights) {
  const auto make_judge = [weights](const wotr::Rules& rules, std::uint64_t seed) {
    return Judge(rules, weights, seed);
  };
  registry.emplace(name, [level, make_judge](const players::Manner& manner, std::uint64_t seed) {
    using Searcher = players::SearchPlayer<wotr::Game, Judge>;
    return std::make_unique<Searcher>(players::in_manner(level, manner), make_judge, seed);
  });
}

Registry with_searchers(const SharedWeights& weights) {
  Registry registry = plain_players();
  add_searcher(registry, kRanger, kLookAhead, weights);
  add_searcher(registry, kWizard, for_seconds(1), weights);
  return registry;
}

base::Result<players::Weights> read_weights(std::span<const core::DataFile> files) {
  const core::DataFile& file = files.front();
  return players::parse_weights(file.text, file.name, judgement::feature_rows());
}

base::Result<Registry> make(std::span<const core::DataFile> files) {
  base::Result<players::Weights> weights = read_weights(files);
  if (!weights) return base::Error{weights.error()};
  return with_searchers(std::make_shared<const players::Weights>(weights.take()));
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
  return {{std::string(kEvaluationFile)}, make, judgement::school, read_weights, kWizard};
}

std::vector<std::string> player_names() {
  std::vector<std::string> names;
  for (const auto& [name, entry] : with_searchers(nullptr)) names.push_back(name);
  return names;
}

std::vector<std::string> offered_players() {
  std::vector<std::string> offered;
  for (const std::string& name : player_names()) {
    if (name != kWizard) offered.push_back(name);
  }
  offered.insert(offered.end(), {"wizard:instant", "wizard", "wizard:5s", "wizard:20s"});
  return offered;
}

}  // namespace wotr_players
