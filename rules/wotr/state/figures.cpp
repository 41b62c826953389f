#include "rules/wotr/state/figures.h"

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

int leaders_of(const Figures& here) {
  int sum = 0;
  for (const std::uint8_t leaders : here.leader) sum += leaders;
  return sum;
}

}  // namespace wotr
