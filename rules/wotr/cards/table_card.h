#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "rules/wotr/cards/condition.h"

namespace wotr {

/// What a card does while it lies on the table.
enum class Lasting : std::uint8_t {
  kNone,
  kRedrawTile,          ///< may be given up: another Hunt tile instead of the one drawn
  kLowerDamage,         ///< may be given up: one point less of Hunt damage
  kPreventDraw,         ///< may be given up: no Hunt tile is drawn
  kNoHuntDie,           ///< dice that move the Fellowship stay out of the Hunt box
  kClosedRegions,       ///< Shadow Armies neither enter nor attack there
  kLoseCard,            ///< with each Companion lost as a casualty a Character card is lost
  kHuntBonus,           ///< may be given up: +1 on every die of a Hunt roll
  kMoriaTile,           ///< may be given up: a tile when the Fellowship passes Moria
  kDrawAfterEvent,      ///< a card for every card played with an Event die
  kQuietRohan,          ///< hardly anything activates Rohan
  kNoCombatCards,       ///< the Free Peoples play no Combat card in battles there
  kNoPassiveDiplomacy,  ///< no Muster die advances a passive Free Peoples Nation
  kCount
};

/// As they are written, in the order of Lasting.
std::span<const std::string_view> lasting_names();

/// Events that take a card off the table; a set of bits.
using DiscardEvents = std::uint8_t;
inline constexpr DiscardEvents kOnDeclared = 1;         ///< "declared": the Fellowship is
inline constexpr DiscardEvents kOnRevealed = 2;         ///< "revealed": the Fellowship is
inline constexpr DiscardEvents kOnDeclaredInHaven = 4;  ///< "declared-in-haven"
inline constexpr DiscardEvents kOnRohanActive = 8;      ///< "rohan-active"
/// "advance-by-attack": of a Free Peoples Nation
inline constexpr DiscardEvents kOnAdvanceByAttack = 16;
/// "advance-by-companion": the same, by what a Companion can do
inline constexpr DiscardEvents kOnAdvanceByCompanion = 32;

/// What the other side pays, as an action of its own, to be rid of the card.
struct Ransom {
  bool will = false;                  ///< a Will of the West
  bool ring = false;                  ///< any die and an Elven Ring
  bool two_cards = false;             ///< any die, an Army card and a Character card of the hand
  std::vector<Condition> any_die_if;  ///< any die while these hold

  bool offered() const { return will || ring || two_cards || !any_die_if.empty(); }
};

struct TableCard {
  Lasting lasting = Lasting::kNone;  ///< kNone: the card does not stay
  /// Where it holds, for kClosedRegions and kNoCombatCards; where it does not, for kQuietRohan.
  RegionSet regions;
  DiscardEvents discarded_on = 0;
  Ransom ransom;
};

TableCard read_table_card(const Rules& rules, const base::JsonReader& reader);

}  // namespace wotr
