#include "rules/wotr/figures.h"

#include <cassert>

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

template <std::size_t N>
void change(std::array<std::uint8_t, N>& to, const std::array<std::uint8_t, N>& by, int sign) {
  for (std::size_t i = 0; i < N; ++i) to[i] = static_cast<std::uint8_t>(to[i] + sign * by[i]);
}

Figures combine(Figures sum, const Figures& by, int sign) {
  change(sum.regular, by.regular, sign);
  change(sum.elite, by.elite, sign);
  change(sum.leader, by.leader, sign);
  sum.nazgul = static_cast<std::uint8_t>(sum.nazgul + sign * by.nazgul);
  return sum;
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
  Figures sum = combine(one, other, 1);
  sum.characters = join(one.characters, other.characters);
  return sum;
}

Figures minus(const Figures& one, const Figures& other) {
  Figures rest = combine(one, other, -1);
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
