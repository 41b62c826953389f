#include "rules/wotr/figures.h"

#include <cassert>
#include <functional>

namespace wotr {
namespace {

/// Const for const figures.
auto* plain_count(auto& here, Figure figure) {
  const auto at = static_cast<std::size_t>(index(figure));
  if (at < 8) return &here.regular[at];
  if (at < 16) return &here.elite[at - 8];
  if (at < 21) return &here.leader[at - 16];
  return &here.nazgul;
}

/// Counts are bytes that neither overflow nor go below zero, so whole words add and subtract.
using Words = std::array<std::uint64_t, 3>;
static_assert(sizeof(Figures) == sizeof(Words));

template <class Combine>
Figures combine(const Figures& one, const Figures& other, Combine combine_counts) {
  Figures a = one;
  Figures b = other;
  a.characters = 0;
  b.characters = 0;
  auto words = std::bit_cast<Words>(a);
  const auto others = std::bit_cast<Words>(b);
  for (std::size_t i = 0; i < words.size(); ++i) words[i] = combine_counts(words[i], others[i]);
  return std::bit_cast<Figures>(words);
}

}  // namespace

int count_of(const Figures& here, Figure figure) {
  if (is_character(figure)) return contains(here.characters, character_of(figure)) ? 1 : 0;
  return *plain_count(here, figure);
}

void add(Figures& here, Figure figure, int amount) {
  if (is_character(figure)) {
    here.characters = join(here.characters, only(character_of(figure)));
    return;
  }
  std::uint8_t* count = plain_count(here, figure);
  *count = static_cast<std::uint8_t>(*count + amount);
}

void remove(Figures& here, Figure figure, int amount) {
  assert(count_of(here, figure) >= amount);
  if (is_character(figure)) {
    here.characters = without(here.characters, only(character_of(figure)));
    return;
  }
  std::uint8_t* count = plain_count(here, figure);
  *count = static_cast<std::uint8_t>(*count - amount);
}

Figures plus(const Figures& one, const Figures& other) {
  Figures sum = combine(one, other, std::plus<>());
  sum.characters = join(one.characters, other.characters);
  return sum;
}

Figures minus(const Figures& one, const Figures& other) {
  Figures rest = combine(one, other, std::minus<>());
  rest.characters = without(one.characters, other.characters);
  return rest;
}

Figures part_of(const Figures& here, Side side) {
  Figures part;
  part.regular = std::bit_cast<decltype(part.regular)>(counts_of(here.regular, side));
  part.elite = std::bit_cast<decltype(part.elite)>(counts_of(here.elite, side));
  if (side == Side::kFree) part.leader = here.leader;
  if (side == Side::kShadow) part.nazgul = here.nazgul;
  part.characters = characters_of(here, side);
  return part;
}

int leaders_of(const Figures& here) {
  int sum = 0;
  for (const std::uint8_t leaders : here.leader) sum += leaders;
  return sum;
}

}  // namespace wotr
