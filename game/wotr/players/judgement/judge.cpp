#include "game/wotr/players/judgement/judge.h"

#include <array>
#include <bit>
#include <cmath>
#include <cstring>
#include <type_traits>
#include <utility>

#include "game/wotr/players/judgement/features.h"

namespace wotr_players {
namespace {

/// The logarithm of the odds of a game that is over.
constexpr float kSure = 5;

/// Four at a time: the multiplications do not wait for each other.
class Mixer {
 public:
  explicit Mixer(std::uint64_t begin) { lanes_.fill(begin); }

  /// Mixes in the bytes of a value that has no padding.
  template <class T>
  void add(const T& value) {
    static_assert(std::has_unique_object_representations_v<T>);
    const auto* bytes = reinterpret_cast<const char*>(&value);
    std::size_t at = 0;
    for (; at + sizeof lanes_ <= sizeof(T); at += sizeof lanes_) {
      Lanes words;
      std::memcpy(words.data(), bytes + at, sizeof words);
      stir(words);
    }
    Lanes rest{};
    std::memcpy(rest.data(), bytes + at, sizeof(T) - at);
    stir(rest);
  }

  std::uint64_t key() const {
    std::uint64_t key = 0;
    for (const std::uint64_t lane : lanes_) {
      key = (std::rotl(key, 23) ^ lane) * kOdd;
      key ^= key >> 29;
    }
    return key;
  }

 private:
  using Lanes = std::array<std::uint64_t, 4>;
  static constexpr std::uint64_t kOdd = 0x9E3779B97F4A7C15U;

  void stir(const Lanes& words) {
    for (std::size_t i = 0; i < lanes_.size(); ++i) {
      lanes_[i] = (std::rotl(lanes_[i], 23) ^ words[i]) * kOdd;
      lanes_[i] ^= lanes_[i] >> 29;
    }
  }

  Lanes lanes_{};
};

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
  terms_ = {};
  double free = 0;
  if (const auto winner = wotr::winner_of(state.board)) {
    free = winner->side == wotr::Side::kFree ? 1 : 0;
    terms_[static_cast<std::size_t>(judgement::Topic::kVictory)] = free > 0 ? kSure : -kSure;
  } else {
    judgement::describe(*rules_, atlas_, state, description_);
    free = 1 / (1 + std::exp(-sum_up(description_)));
  }
  players::SeatValues values{};
  for (std::size_t seat = 0; seat < std::size_t{wotr::kMostSeats}; ++seat) {
    const bool is_free = rules_->teams.side[seat] == wotr::Side::kFree;
    values[seat] = static_cast<float>(is_free ? free : 1 - free);
  }
  return values;
}

double Judge::sum_up(const players::Description& description) {
  double sum = 0;
  for (const players::Filled& filled : description) {
    const float term = (*weights_)[filled.cell] * filled.amount;
    terms_[static_cast<std::size_t>(judgement::topic_of(filled.cell))] += term;
    sum += static_cast<double>(term);
  }
  return sum;
}

std::span<const std::string_view> Judge::topics() const { return judgement::topic_names(); }

players::Terms Judge::terms(core::Seat seat) const {
  players::Terms terms = terms_;
  if (wotr::side_of(*rules_, seat) == wotr::Side::kFree) return terms;
  for (float& term : terms) term = -term;
  return terms;
}

std::vector<players::Fact> Judge::facts(const wotr::View& view) const {
  return judgement::public_facts(*rules_, atlas_, view.board);
}

std::uint64_t Judge::key(const wotr::View& view) const {
  Mixer mixer(view.viewer.seats);
  mixer.add(view.board);
  mixer.add(view.cards);
  mixer.add(view.pending);
  mixer.add(view.decision.kind);
  return mixer.key();
}

}  // namespace wotr_players
