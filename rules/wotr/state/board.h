#pragma once

#include <array>
#include <cstdint>

#include "rules/wotr/state/figures.h"
#include "rules/wotr/state/ids.h"
#include "rules/wotr/state/region_set.h"
#include "rules/wotr/state/team_layout.h"

namespace wotr {

/// Where a figure is: a region, inside the besieged Stronghold of a region, or off the map.
enum class Place : std::uint8_t {};
constexpr Place in_region(RegionId region) { return Place{byte_of(region)}; }
constexpr Place in_garrison(RegionId region) { return static_cast<Place>(0x80 | byte_of(region)); }
inline constexpr Place kReinforcements{0xF0};
inline constexpr Place kCasualties{0xF1};  ///< Free Peoples units and Leaders, dead Characters
inline constexpr Place kInFellowship{0xF2};
inline constexpr Place kSetAside{0xF3};      ///< Characters that have not entered the game
inline constexpr Place kLandingForce{0xF4};  ///< attackers from the sea, while they fight (R-346)
inline constexpr Place kNowhere{0xFF};
constexpr bool is_region(Place place) { return byte_of(place) < 0x80; }
constexpr bool is_garrison(Place place) { return byte_of(place) >= 0x80 && byte_of(place) < 0xF0; }
/// The region that the place lies in, kNoRegion when it is off the map.
constexpr RegionId region_of(Place place) {
  return byte_of(place) < 0xF0 ? static_cast<RegionId>(byte_of(place) & 0x7F) : kNoRegion;
}

inline constexpr std::uint8_t kNotInMordor = 0xFF;

struct Fellowship {
  RegionId region{};            ///< of the figure (0.3); meaningless on the Track
  std::uint8_t progress = 0;    ///< 0..12
  std::uint8_t corruption = 0;  ///< 0..12
  std::uint8_t hidden = 1;
  std::uint8_t mordor_step = kNotInMordor;  ///< 0..5, 5 is the Crack of Doom (R-172)
  Character guide = Character::kGandalfTheGrey;
  CharacterSet companions = kWalkers;
};
constexpr bool in_mordor(const Fellowship& fellowship) {
  return fellowship.mordor_step != kNotInMordor;
}

struct PoliticalPosition {
  std::uint8_t step = 1;  ///< 1..4, 4 is At War
  std::uint8_t active = 0;

  friend bool operator==(const PoliticalPosition&, const PoliticalPosition&) = default;
};
inline constexpr std::uint8_t kAtWar = 4;

/// The dice of one side that show a face and are unused; Eyes lie in the hunt box.
struct DicePool {
  std::array<std::uint8_t, kFaceCount> faces{};
  std::uint8_t to_roll = 0;
};

struct HuntBox {
  std::uint8_t shadow = 0;
  std::uint8_t free = 0;
};

/// What a Hunt tile is drawn for, and how it is resolved.
enum class TileUse : std::uint8_t {
  kHunt,            ///< R-150 in full
  kCard,            ///< the same for a card; Eyes and blue tiles do nothing (R-145)
  kUnreduced,       ///< so too, but all damage is Corruption (Isildur's Bane)
  kRandomCasualty,  ///< so too, but a random Companion must be lost (Foul Thing from the Deep)
  kNumber,          ///< a card asks for its number only
  kMoria            ///< by the Balrog of Moria: an Eye does nothing
};

/// The hunt in progress.
struct Hunt {
  std::uint8_t dice = 0;  ///< still to be rolled in this batch
  std::uint8_t successes = 0;
  std::uint8_t failures = 0;
  std::uint8_t bonus = 0;  ///< Free Peoples dice in the box before this move
  Tile tile = kNoTile;     ///< being resolved
  std::uint8_t damage = 0;
  std::uint8_t eye_damage = 0;  ///< what an Eye would do in this draw
  std::uint8_t on_track = 0;    ///< drawn by a move on the Mordor Track (R-175)
  std::uint8_t casualty_taken = 0;
  std::uint8_t gollum_reveals = 0;
  std::uint8_t guide_used = 0;
  std::uint8_t strongholds = 0;  ///< tiles still to draw for Strongholds on the way (R-132)
  TileUse use = TileUse::kHunt;
  std::uint8_t card_used = 0;  ///< R-150 step 1
  Tile aside = kNoTile;        ///< goes back to the pool after the action (Mithril Coat and Sting)

  friend constexpr bool operator==(const Hunt&, const Hunt&) = default;
};

enum class BattleKind : std::uint8_t { kNone, kField, kSiege, kSortie };

/// How an attack ended.
enum class BattleOutcome : std::uint8_t {
  kWon,         ///< the defenders are destroyed, or have retreated
  kBeatenBack,  ///< defenders are left, and stay
  kWithdrawn,   ///< they have left the field for their Stronghold (R-245)
  kNobodyLeft,
};

/// What the Combat cards of the present round mean for one side.
struct CombatTerms {
  CardId card = kNoCard;            ///< that it has chosen
  std::uint8_t cancelled = 0;       ///< its card has no effect
  std::uint8_t roll_bonus = 0;      ///< on each die of its Combat roll
  std::uint8_t roll_penalty = 0;    ///< the same, to take off
  std::uint8_t reroll_bonus = 0;    ///< on each die of its Leader re-roll
  std::uint8_t most_dice = 0xFF;    ///< that its Combat roll may use
  std::uint8_t fewer_dice = 0;      ///< that its Combat roll loses, never below one die
  std::uint8_t no_reroll = 0;       ///< its Leaders do not re-roll
  std::uint8_t spent = 0;           ///< hits or Leadership that it gave for its card
  std::uint8_t early_hits = 0;      ///< scored before its Combat roll
  std::uint8_t ones = 0;            ///< dice of its Combat roll that showed a 1
  std::uint8_t reroll_hits = 0;     ///< scored by its Leader re-roll
  std::uint8_t hits_on_itself = 0;  ///< that its own dice did to it

  friend constexpr bool operator==(const CombatTerms&, const CombatTerms&) = default;
};

/// The battle in progress. Figures are the two forces as they stand now.
struct Battle {
  BattleKind kind = BattleKind::kNone;
  Side attacker = Side::kFree;
  RegionId from{};                     ///< where the attacking Army stands
  RegionId target{};                   ///< where the defending Army stands
  Figures rearguard;                   ///< stays out of it (R-202), in the attackers' place
  std::uint8_t round = 0;              ///< 1 in the first round
  std::uint8_t relief = 0;             ///< against besiegers, from outside (R-257)
  std::uint8_t withdrawing = 0;        ///< the defenders want to retreat into siege (R-245)
  std::uint8_t nazgul_cancelled = 0;   ///< by the White Rider (R-107)
  std::uint8_t landing = 0;            ///< the attackers come from the sea (R-346)
  std::array<std::uint8_t, 2> dice{};  ///< by side: still to throw in this batch
  std::array<std::uint8_t, 2> hits{};  ///< by side: scored in this round
  std::array<std::uint8_t, 2> misses{};
  std::array<std::uint8_t, 2> rerolls{};  ///< fixed before the first is thrown (R-216)
  /// Fallen in this battle and not taken back for an Elite.
  std::array<std::uint8_t, kFreeNationCount> regulars_lost{};
  std::uint8_t rounds = 1;  ///< that an assault lasts without being extended (R-252)
  std::array<std::uint8_t, 2> fewer_dice{};     ///< by side, in every Combat roll; one die remains
  std::uint8_t first_card_needs_companion = 0;  ///< of the Free Peoples, in the first round
  std::uint8_t cards_revealed = 0;     ///< until then nobody knows the other side's card (R-212)
  std::array<CombatTerms, 2> cards{};  ///< by side, of this round
  std::uint8_t nazgul_forfeited = 0;   ///< points of Nazgûl Leadership given up in this round
  CharacterSet leaderless = 0;         ///< Companions without Leadership in this round
  CharacterSet silenced = 0;           ///< of these: without their abilities
};

/// Figures being gathered for one move, attack or advance, and where they are to go.
struct Group {
  Figures figures;
  Place from = kNowhere;
  RegionId to = kNoRegion;
};

/// An Army that has moved in this action and may not move again, where it arrived.
struct MovedArmy {
  Figures figures;
  RegionId region = kNoRegion;
  std::uint8_t unused = 0;  ///< always 0: no byte is padding
};
inline constexpr std::size_t kMostArmyMoves = 4;  ///< in one action, by a card

/// An Army of several Nations, known again by its exact units.
struct MixedArmy {
  std::array<std::uint8_t, kFreeNationCount> regular{};
  std::array<std::uint8_t, kFreeNationCount> elite{};
  RegionId region = kNoRegion;

  friend constexpr bool operator==(const MixedArmy&, const MixedArmy&) = default;
};

/// What the lone Free Peoples player of three did with one action.
struct ActedWith {
  std::uint8_t nations = 0;  ///< bit n: the Nation n acted, alone
  std::array<MixedArmy, 2> armies{};
};

/// Who must go with a group. A Character die wants a Leader, Nazgûl or Character, a
/// card perhaps somebody in particular; the Witch-king is a Nazgûl.
enum class LeaderNeed : std::uint8_t { kNone, kLeader, kAnyNazgul, kWitchKing, kCompanion };

/// The Event card being carried out, and what its later effects must know of the earlier ones.
struct CardInPlay {
  RegionSet chosen;  ///< regions that were served already
  Figures figures;   ///< those that the card speaks of
  CardId card = kNoCard;
  Seat player{};
  RegionId region = kNoRegion;           ///< chosen by an effect: "there"
  Place place = kNowhere;                ///< of the Army that the card speaks of
  std::uint8_t successes = 0;            ///< of the dice of a roll
  std::uint8_t left = 0;                 ///< moves, dice or figures still to come
  LeaderNeed need = LeaderNeed::kNone;   ///< of the Armies that the card moves or makes attack
  std::uint8_t minions_die = 0;          ///< with the Army that the card hits (R-076)
  Nation nation = kNoNation;             ///< chosen by an effect: "that Nation"
  std::array<std::uint8_t, 7> unused{};  ///< always 0: no byte is padding

  friend bool operator==(const CardInPlay&, const CardInPlay&) = default;
};

/// Everything that lies face up on the table.
struct Board {
  /// By side: the regions with a unit, garrisons not counted. An index of `regions` that relocate()
  /// keeps, because every option list begins with it.
  std::array<RegionSet, 2> armies{};
  RegionSet closed;     ///< to Shadow Armies, by cards on the table; an index like `in_force`
  RegionSet captured;   ///< Settlements controlled by the side that did not start with them
  RegionSet by_second;  ///< of these: captured by the second seat of a team (R-315)
  CardInPlay event;
  RegionSet mixed;  ///< where two teammates' units form one Army (R-311)
  std::array<Figures, kRegionCount> regions{};
  std::array<Figures, kStrongholdCount> garrisons{};  ///< inside besieged Strongholds
  Figures reinforcements;
  Figures casualties;  ///< Free Peoples units and Leaders; Characters of both sides that are gone
  Group group;
  Figures landing;  ///< those of kLandingForce
  std::array<MovedArmy, kMostArmyMoves> moved{};
  CharacterSet moved_characters = 0;  ///< in this action
  CharacterSet minions_seen = 0;      ///< are, or have been, in play (R-106)
  CharacterSet on_map = 0;            ///< in a region or garrison; an index like `armies`
  std::uint16_t mixed_garrisons = 0;  ///< bit n: the same inside the nth Stronghold
  CharacterSet returning = 0;         ///< dead Hobbits that rejoin at the end of the turn (R-158)
  std::uint16_t turn = 1;
  std::uint16_t in_force = 0;  ///< bit n: a card with the Lasting effect n lies on the table
  Battle battle;
  std::array<RegionId, 8> moved_nazgul{};  ///< regions of Nazgûl moved in this action
  std::uint8_t moved_nazgul_count = 0;
  std::uint8_t free_die_returned = 0;  ///< out of the hunt box in this turn's phase 1 (R-052)
  Fellowship fellowship;
  std::array<PoliticalPosition, kNationCount> politics{};
  std::array<DicePool, 2> dice{};
  HuntBox hunt_box;
  Hunt hunt;
  std::array<std::uint8_t, kTileKinds> hunt_pool{};
  std::array<std::uint8_t, kTileKinds> drawn_tiles{};
  std::array<std::uint8_t, kTileKinds> removed_tiles{};
  std::array<std::uint8_t, kTileKinds> waiting_tiles{};  ///< specials beside the board
  std::array<std::uint8_t, 2> elven_rings{};
  std::array<std::uint8_t, kMostSeats> ring_used{};  ///< by seat, this turn (R-065)
  std::uint8_t messenger_used = 0;                   ///< this turn (R-116)
  std::uint8_t mordor_attempt = 0;  ///< moved or hid on the Track this phase (R-179)
  Phase phase = Phase::kRecover;
  Seat to_act{};                  ///< whose action it is, or will be
  std::array<Seat, 2> leading{};  ///< by side: who holds the token (R-301)
  std::array<Seat, 2> next{};     ///< by side: who takes its next action (R-305)
  std::uint8_t mid_cycle = 0;     ///< R-306: the Free Peoples have acted once in this cycle
  ActedWith acted_with;           ///< the action in progress, so far
  ActedWith last_acted_with;      ///< the Free Peoples' last action
  std::uint8_t declared = 0;      ///< the Fellowship was, in this turn's phase 2 (R-171)
  DieFace acting_die = DieFace::kCharacter;  ///< the die of the action in progress
  std::uint8_t acting_as = 0;                ///< the Use chosen for it
  Victory victory = Victory::kNone;
  std::array<std::uint8_t, 6> unused{};  ///< always 0: no byte is padding
};

inline Figures& figures_in(Board& board, RegionId region) {
  return board.regions[static_cast<std::size_t>(region)];
}
inline const Figures& figures_in(const Board& board, RegionId region) {
  return board.regions[static_cast<std::size_t>(region)];
}
inline PoliticalPosition& politics_of(Board& board, Nation nation) {
  return board.politics[static_cast<std::size_t>(nation)];
}
inline const PoliticalPosition& politics_of(const Board& board, Nation nation) {
  return board.politics[static_cast<std::size_t>(nation)];
}
inline bool is_at_war(const Board& board, Nation nation) {
  return politics_of(board, nation).step == kAtWar;
}
/// decides for the side what is not part of an action.
inline Seat leading_seat(const Board& board, Side side) { return board.leading[at(side)]; }

}  // namespace wotr
