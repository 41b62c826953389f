#include "tests/screens/samples.h"

#include <algorithm>

#include "game/players/fellowship_first.h"
#include "game/players/random_player.h"
#include "rules/wotr/actions.h"

namespace desk {
namespace {

constexpr int kGames = 60;

/// How much a question puts on the screen, roughly.
struct Weighed {
  wotr::State state;
  std::size_t weight = 0;
};
using Found = std::map<wotr::DecisionKind, std::vector<Weighed>>;

std::size_t weight_of(const core::Decision& pending) {
  const auto buttons = std::count_if(
      pending.actions.begin(), pending.actions.end(),
      [](core::Action action) { return !wotr::is(action, wotr::ActionKind::kRegion); });
  return static_cast<std::size_t>(buttons);
}

/// Keeps the first two, and the two heaviest.
void keep(Found& found, const Match& match) {
  std::vector<Weighed>& kept = found[static_cast<wotr::DecisionKind>(match.pending().kind)];
  const std::size_t weight = weight_of(match.pending());
  if (kept.size() < 4) {
    kept.push_back({match.state(), weight});
    return;
  }
  auto lightest = std::min_element(kept.begin() + 2, kept.end(), [](const auto& a, const auto& b) {
    return a.weight < b.weight;
  });
  if (weight > lightest->weight) *lightest = {match.state(), weight};
}

/// The Ring-first player sees what random play never reaches.
void play(Found& found, std::uint64_t seed) {
  Match match = begin(seed);
  players::RandomChoice shadow(seed + 1000);
  players::FellowshipFirst free(seed);
  while (!match.pending().is_over()) {
    if (match.pending().is_chance()) {
      match.roll();
      continue;
    }
    keep(found, match);
    const bool ring_first = seed % 2 == 0 && match.pending().seat == core::Seat{0};
    match.play(ring_first ? free.choose(match.rules(), match.view(core::viewer_of(core::Seat{0})),
                                        match.pending())
                          : shadow.pick(match.pending()));
  }
}

const Found& found() {
  static const Found all = [] {
    Found games;
    for (int seed = 1; seed <= kGames; ++seed) play(games, static_cast<std::uint64_t>(seed));
    return games;
  }();
  return all;
}

}  // namespace

const std::vector<Sample>& samples() {
  static const std::vector<Sample> all = [] {
    std::vector<Sample> list;
    for (const auto& [kind, kept] : found()) {
      for (const Weighed& one : kept) list.push_back({kind, one.state});
    }
    return list;
  }();
  return all;
}

std::vector<wotr::DecisionKind> never_asked() {
  std::vector<wotr::DecisionKind> never;
  using Kind = wotr::DecisionKind;
  for (int k = static_cast<int>(Kind::kLastChance) + 1; k < static_cast<int>(Kind::kCount); ++k) {
    if (!found().contains(static_cast<Kind>(k))) never.push_back(static_cast<Kind>(k));
  }
  return never;
}

}  // namespace desk
