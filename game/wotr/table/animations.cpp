#include "game/wotr/table/animations.h"

#include <array>

namespace wotr_table {
namespace {

using wotr::EventKind;

constexpr std::array<AnimationRow, static_cast<std::size_t>(EventKind::kCount)> kTable{{
    {EventKind::kNone, Show::kNone, "none"},
    {EventKind::kTurnBegan, Show::kPieces, "dice return"},
    {EventKind::kPhaseBegan, Show::kNone, "none"},
    {EventKind::kFigures, Show::kPieces, "figures march, arrive or topple"},
    {EventKind::kLeading, Show::kNone, "none"},
    {EventKind::kCardDrawn, Show::kCard, "card drawn"},
    {EventKind::kCardDiscarded, Show::kCard, "card laid down"},
    {EventKind::kSwapOffered, Show::kNone, "none"},
    {EventKind::kCardsSwapped, Show::kNone, "none"},
    {EventKind::kCardPlayed, Show::kCard, "card played"},
    {EventKind::kCardLeft, Show::kCard, "card laid aside"},
    {EventKind::kCardTarget, Show::kGlow, "the Army struck at"},
    {EventKind::kCardDie, Show::kThrow, "die thrown for a card"},
    {EventKind::kCardUsed, Show::kNone, "none"},
    {EventKind::kTileAdded, Show::kPieces, "special tile brought in"},
    {EventKind::kTileRemoved, Show::kPieces, "tile out of the game"},
    {EventKind::kDieChanged, Show::kPieces, "die turned"},
    {EventKind::kDeclined, Show::kNone, "none"},
    {EventKind::kMerged, Show::kGlow, "two Armies join"},
    {EventKind::kHuntAllocated, Show::kPieces, "dice into the hunt box"},
    {EventKind::kActing, Show::kNone, "none"},
    {EventKind::kActionDie, Show::kThrow, "action die thrown"},
    {EventKind::kDieUsed, Show::kPieces, "die spent"},
    {EventKind::kDieSkipped, Show::kPieces, "die laid aside"},
    {EventKind::kPassed, Show::kNone, "none"},
    {EventKind::kRingUsed, Show::kPieces, "ring handed over"},
    {EventKind::kRingSpent, Show::kPieces, "ring handed over"},
    {EventKind::kDieToHuntBox, Show::kPieces, "die into the hunt box"},
    {EventKind::kPolitics, Show::kPieces, "counter down the ladder"},
    {EventKind::kActivated, Show::kPieces, "counter turned"},
    {EventKind::kFellowshipMoved, Show::kPieces, "counter along the track"},
    {EventKind::kTrackAttempted, Show::kNone, "none"},
    {EventKind::kDeclared, Show::kPieces, "Fellowship walks"},
    {EventKind::kRevealed, Show::kGlow, "Fellowship revealed"},
    {EventKind::kHidden, Show::kPieces, "Fellowship hides"},
    {EventKind::kEnteredMordor, Show::kGlow, "Fellowship enters Mordor"},
    {EventKind::kGuide, Show::kNone, "none"},
    {EventKind::kCorruption, Show::kPieces, "counter along the track"},
    {EventKind::kHuntDie, Show::kThrow, "hunt die thrown"},
    {EventKind::kHuntTile, Show::kPieces, "tile drawn"},
    {EventKind::kTileDiscarded, Show::kNone, "none"},
    {EventKind::kTilePutBack, Show::kPieces, "tile returns"},
    {EventKind::kPoolRefilled, Show::kPieces, "tiles return"},
    {EventKind::kHuntDamage, Show::kGlow, "Fellowship struck"},
    {EventKind::kBattleBegan, Show::kGlow, "both regions of the battle light up"},
    {EventKind::kRearguard, Show::kNone, "none"},
    {EventKind::kNazgulCancelled, Show::kNone, "none"},
    {EventKind::kRound, Show::kNone, "none"},
    {EventKind::kWithdrew, Show::kNone, "none"},
    {EventKind::kCombatCardDeclared, Show::kNone, "none"},
    {EventKind::kCombatCardLaid, Show::kCard, "combat card laid face down"},
    {EventKind::kCombatCard, Show::kCard, "combat card revealed"},
    {EventKind::kCardCancelled, Show::kNone, "none"},
    {EventKind::kSilenced, Show::kNone, "none"},
    {EventKind::kForfeited, Show::kNone, "none"},
    {EventKind::kCardHits, Show::kGlow, "a card strikes"},
    {EventKind::kHitsCancelled, Show::kNone, "none"},
    {EventKind::kCombatDie, Show::kThrow, "combat die thrown, and whoever threw it lunges"},
    {EventKind::kHits, Show::kGlow, "whoever is hit lights up"},
    {EventKind::kBattleEnded, Show::kNone, "none"},
    {EventKind::kCeased, Show::kNone, "none"},
    {EventKind::kCaptured, Show::kGlow, "banner changed"},
    {EventKind::kSiegeBegan, Show::kPieces, "garrison onto the walls"},
    {EventKind::kSiegeEnded, Show::kPieces, "garrison down from the walls"},
    {EventKind::kFellowshipPlaced, Show::kPieces, "Fellowship walks"},
    {EventKind::kWon, Show::kGlow, "the last place lights up"},
}};

}  // namespace

std::span<const AnimationRow> animation_table() { return kTable; }

}  // namespace wotr_table
