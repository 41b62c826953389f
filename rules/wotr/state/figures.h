#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#include "rules/wotr/state/ids.h"

namespace wotr {

/// One kind of figure in the box: 0-7 a Regular of that Nation, 8-15 an Elite, 16-20 a Leader of a
/// Free Peoples Nation, 21 a Nazgûl, 32 and more a Character.
enum class Figure : std::uint8_t {};
inline constexpr Figure kNazgul{21};
inline constexpr Figure kNoFigure{0xFF};
inline constexpr int kPlainFigureKinds = 22;

constexpr Figure regular_of(Nation nation) { return Figure{byte_of(nation)}; }
constexpr Figure elite_of(Nation nation) { return static_cast<Figure>(8 + index(nation)); }
constexpr Figure leader_of(Nation nation) { return static_cast<Figure>(16 + index(nation)); }
constexpr Figure figure_of(Character who) { return static_cast<Figure>(32 + index(who)); }

constexpr bool is_regular(Figure f) { return index(f) < 8; }
constexpr bool is_elite(Figure f) { return index(f) >= 8 && index(f) < 16; }
constexpr bool is_unit(Figure f) { return index(f) < 16; }
constexpr bool is_leader(Figure f) { return index(f) >= 16 && index(f) < 21; }
constexpr bool is_character(Figure f) { return index(f) >= 32 && index(f) < 32 + kCharacterCount; }
constexpr Character character_of(Figure f) { return static_cast<Character>(index(f) - 32); }

/// The Nation of a unit or Leader; a Nazgûl is Sauron's; a Character has none.
constexpr Nation nation_of(Figure f) {
  if (is_character(f)) return kNoNation;
  if (f == kNazgul) return Nation::kSauron;
  return static_cast<Nation>(index(f) % 8);
}
constexpr Side side_of(Figure f) {
  return is_character(f) ? side_of(character_of(f)) : side_of(nation_of(f));
}

/// Figures that stand together, of both sides if they share the place.
struct Figures {
  std::array<std::uint8_t, kNationCount> regular{};
  std::array<std::uint8_t, kNationCount> elite{};
  std::array<std::uint8_t, kFreeNationCount> leader{};
  std::uint8_t nazgul = 0;
  CharacterSet characters = 0;

  /// Three words instead of twenty-three numbers.
  friend constexpr bool operator==(const Figures& one, const Figures& other) {
    using Words = std::array<std::uint64_t, 3>;
    return std::bit_cast<Words>(one) == std::bit_cast<Words>(other);
  }
};

int count_of(const Figures& here, Figure figure);
void add(Figures& here, Figure figure, int amount = 1);
void remove(Figures& here, Figure figure, int amount = 1);

/// The counts are bytes that neither overflow nor go below zero, so whole words of them add and
/// subtract: Regulars, Elites, and Leaders with the Nazgûl and the Characters.
template <std::size_t kWord>
std::uint64_t word_of(const Figures& here) {
  static_assert(sizeof(Figures) == 3 * sizeof(std::uint64_t));
  std::uint64_t word;
  std::memcpy(&word, reinterpret_cast<const char*>(&here) + kWord * sizeof word, sizeof word);
  return word;
}
inline constexpr std::uint64_t kFreeBytes = 0x000000FFFFFFFFFFull;  ///< the first five Nations
inline constexpr std::uint64_t kNazgulByte = 0x0000FF0000000000ull;
inline constexpr std::uint64_t kCharacterBits = 0xFFFF000000000000ull;
inline Figures of_words(std::uint64_t regulars, std::uint64_t elites, std::uint64_t others) {
  return std::bit_cast<Figures>(std::array{regulars, elites, others});
}

inline Figures plus(const Figures& one, const Figures& other) {
  const std::uint64_t a = word_of<2>(one);
  const std::uint64_t b = word_of<2>(other);
  return of_words(word_of<0>(one) + word_of<0>(other), word_of<1>(one) + word_of<1>(other),
                  ((a & ~kCharacterBits) + (b & ~kCharacterBits)) | ((a | b) & kCharacterBits));
}
/// `one` less `other`, whose counts must be part of it.
inline Figures minus(const Figures& one, const Figures& other) {
  const std::uint64_t a = word_of<2>(one);
  const std::uint64_t b = word_of<2>(other);
  return of_words(word_of<0>(one) - word_of<0>(other), word_of<1>(one) - word_of<1>(other),
                  ((a & ~kCharacterBits) - (b & ~kCharacterBits)) | (a & ~b & kCharacterBits));
}
/// Only the figures of that side.
inline Figures part_of(const Figures& here, Side side) {
  const std::uint64_t characters = std::uint64_t{characters_of(side)} << 48;
  const bool free = side == Side::kFree;
  const std::uint64_t units = free ? kFreeBytes : ~kFreeBytes;
  const std::uint64_t others = (free ? kFreeBytes : kNazgulByte) | characters;
  return of_words(word_of<0>(here) & units, word_of<1>(here) & units, word_of<2>(here) & others);
}

/// The eight counts of an array that belong to one side, as one word: 0 when there is none.
inline std::uint64_t counts_of(const std::array<std::uint8_t, kNationCount>& counts, Side side) {
  const auto word = std::bit_cast<std::uint64_t>(counts);
  return side == Side::kFree ? word & kFreeBytes : word & ~kFreeBytes;
}
inline bool has_unit(const Figures& here, Side side) {
  return (counts_of(here.regular, side) | counts_of(here.elite, side)) != 0;
}
/// A unit of either side.
inline bool has_unit(const Figures& here) {
  return (std::bit_cast<std::uint64_t>(here.regular) | std::bit_cast<std::uint64_t>(here.elite)) !=
         0;
}
/// The sum of eight small counts, which is less than 256.
constexpr int sum_of(std::uint64_t counts) {
  return static_cast<int>((counts * 0x0101010101010101ull) >> 56);
}
inline int units_of(const Figures& here, Side side) {
  return sum_of(counts_of(here.regular, side) + counts_of(here.elite, side));
}
inline int regulars_of(const Figures& here, Side side) {
  return sum_of(counts_of(here.regular, side));
}
inline int elites_of(const Figures& here, Side side) { return sum_of(counts_of(here.elite, side)); }
inline int units_of(const Figures& here, Nation nation) {
  const auto n = static_cast<std::size_t>(nation);
  return here.regular[n] + here.elite[n];
}
int leaders_of(const Figures& here);
inline bool has_leader(const Figures& here) { return (word_of<2>(here) & kFreeBytes) != 0; }
inline CharacterSet characters_of(const Figures& here, Side side) {
  return static_cast<CharacterSet>(here.characters & characters_of(side));
}
inline bool has_figure(const Figures& here, Side side) {
  if (has_unit(here, side) || characters_of(here, side) != 0) return true;
  return side == Side::kFree ? has_leader(here) : here.nazgul != 0;
}
inline bool is_empty(const Figures& here) {
  return !has_figure(here, Side::kFree) && !has_figure(here, Side::kShadow);
}

/// Calls `visit(Figure, int amount)` for every kind present of that side, in the order of Figure.
template <class Visit>
void for_each_figure(const Figures& here, Side side, Visit visit) {
  const int first = side == Side::kFree ? 0 : kFreeNationCount;
  const int last = side == Side::kFree ? kFreeNationCount : kNationCount;
  for (int n = first; n < last; ++n) {
    const auto at = static_cast<std::size_t>(n);
    if (here.regular[at] != 0) visit(regular_of(static_cast<Nation>(n)), int{here.regular[at]});
  }
  for (int n = first; n < last; ++n) {
    const auto at = static_cast<std::size_t>(n);
    if (here.elite[at] != 0) visit(elite_of(static_cast<Nation>(n)), int{here.elite[at]});
  }
  if (side == Side::kFree) {
    for (int n = 0; n < kFreeNationCount; ++n) {
      const auto at = static_cast<std::size_t>(n);
      if (here.leader[at] != 0) visit(leader_of(static_cast<Nation>(n)), int{here.leader[at]});
    }
  } else if (here.nazgul != 0) {
    visit(kNazgul, int{here.nazgul});
  }
  for (CharacterSet rest = characters_of(here, side); rest != 0;
       rest = static_cast<CharacterSet>(rest & (rest - 1u))) {
    visit(figure_of(static_cast<Character>(std::countr_zero(rest))), 1);
  }
}

}  // namespace wotr
