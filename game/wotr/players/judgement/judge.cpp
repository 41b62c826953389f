#include "game/wotr/players/judgement/judge.h"

#include <bit>
#include <cmath>
#include <cstring>
#include <type_traits>
#include <utility>

#include "game/wotr/players/judgement/features.h"

namespace wotr_players {
namespace {

/// Mixes in the bytes of a value that has no padding.
template <class T>
void mix(std::uint64_t& key, const T& value) {
  static_assert(std::has_unique_object_representations_v<T>);
  const auto* bytes = reinterpret_cast<const char*>(&value);
  for (std::size_t at = 0; at < sizeof(T); at += sizeof key) {
    std::uint64_t word = 0;
    std::memcpy(&word, bytes + at, std::min(sizeof word, sizeof(T) - at));
    key = (std::rotl(key, 23) ^ word) * 0x9E3779B97F4A7C15ULL;
    key ^= key >> 29;
  }
}

}  // namespace

bool begins_action(const core::Decision& decision) {
  using wotr::DecisionKind;
  const auto kind = static_cast<DecisionKind>(decision.kind);
  return kind == DecisionKind::kChooseDie || kind == DecisionKind::kFellowshipPhase ||
         kind == DecisionKind::kAllocation || kind == DecisionKind::kDeclare;
}

Judge::Judge(const wotr::Rules& rules, std::shared_ptr<const players::Weights> weights,
             std::uint64_t seed)
    : rules_(&rules),
      weights_(std::move(weights)),
      atlas_(squire::make_atlas(rules)),
      squire_(seed) {}

core::Action Judge::advise(const wotr::View& view, const core::Decision& decision) {
  return squire_.choose(*rules_, view, decision, {});
}

players::SeatValues Judge::values(const wotr::State& state) {
  double free = 0;
  if (const auto winner = wotr::winner_of(state.board)) {
    free = winner->side == wotr::Side::kFree ? 1 : 0;
  } else {
    judgement::describe(*rules_, atlas_, state, description_);
    free = 1 / (1 + std::exp(-players::score(*weights_, description_)));
  }
  players::SeatValues values{};
  for (std::size_t seat = 0; seat < std::size_t{wotr::kMostSeats}; ++seat) {
    const bool is_free = rules_->teams.side[seat] == wotr::Side::kFree;
    values[seat] = static_cast<float>(is_free ? free : 1 - free);
  }
  return values;
}

std::uint64_t Judge::key(const wotr::View& view) const {
  std::uint64_t key = view.viewer.seats;
  mix(key, view.board);
  mix(key, view.cards);
  mix(key, view.pending);
  mix(key, view.decision.kind);
  return key;
}

}  // namespace wotr_players
