#include "game/trilogy/table/animations.h"

#include <array>

namespace trilogy_table {
namespace {

using trilogy::EventKind;

constexpr std::array<AnimationRow, static_cast<std::size_t>(EventKind::kCount)> kTable{{
    {EventKind::kNone, Show::kNone, "none"},
    {EventKind::kPhaseBegan, Show::kNone, "none"},
    {EventKind::kTurnBegan, Show::kPieces, "marker back to the first step"},
    {EventKind::kStepBegan, Show::kPieces, "marker to the next step"},
    {EventKind::kDealt, Show::kPieces, "battalion set down"},
    {EventKind::kDie, Show::kThrow, "die thrown for who begins, or wins"},
    {EventKind::kRollOffWon, Show::kNone, "none"},
    {EventKind::kClaimed, Show::kPieces, "battalion set down"},
    {EventKind::kToPlace, Show::kNone, "none"},
    {EventKind::kPlaced, Show::kPieces, "battalions set down"},
    {EventKind::kLost, Show::kPieces, "battalions topple"},
    {EventKind::kMoved, Show::kPieces, "battalions march"},
    {EventKind::kLeaderPlaced, Show::kPieces, "Leader set down"},
    {EventKind::kLeaderMoved, Show::kPieces, "Leader marches"},
    {EventKind::kLeaderLost, Show::kPieces, "Leader topples"},
    {EventKind::kCardDrawn, Show::kCard, "card drawn"},
    {EventKind::kCardTurned, Show::kCard, "card turned over"},
    {EventKind::kTurnedDiscarded, Show::kPieces, "discards rise"},
    {EventKind::kTurnedBack, Show::kPieces, "deck rises"},
    {EventKind::kLooked, Show::kCard, "card taken to be looked at"},
    {EventKind::kDiscarded, Show::kCard, "card laid down"},
    {EventKind::kTurnedIn, Show::kCard, "three cards laid down"},
    {EventKind::kCardPlayed, Show::kCard, "card played"},
    {EventKind::kMissionDone, Show::kCard, "mission laid down"},
    {EventKind::kCardShown, Show::kCard, "card laid down"},
    {EventKind::kCardCaptured, Show::kNone, "none"},
    {EventKind::kReshuffled, Show::kPieces, "discards become the deck"},
    {EventKind::kInvasionsBarred, Show::kGlow, "the territory is barred"},
    {EventKind::kBridgeClosed, Show::kGlow, "both banks of the bridge"},
    {EventKind::kSeaToll, Show::kNone, "none"},
    {EventKind::kLastingEnded, Show::kNone, "none"},
    {EventKind::kMountainsOpen, Show::kNone, "none"},
    {EventKind::kInvasionBegan, Show::kGlow, "armies come up to their border"},
    {EventKind::kSourceChanged, Show::kGlow, "another army comes up"},
    {EventKind::kStrongholdCancelled, Show::kGlow, "the walls are breached"},
    {EventKind::kAttackBonus, Show::kNone, "none"},
    {EventKind::kBattleBegan, Show::kNone, "none"},
    {EventKind::kDefended, Show::kNone, "none"},
    {EventKind::kBattleDie, Show::kThrow, "die thrown in battle, and a thrust for it"},
    {EventKind::kBattleScore, Show::kBlow, "the lower die's army is struck"},
    {EventKind::kConquered, Show::kGlow, "the territory changes hands"},
    {EventKind::kInvasionEnded, Show::kPieces, "armies go back to their places"},
    {EventKind::kFortifiesAdded, Show::kNone, "none"},
    {EventKind::kEliminated, Show::kNone, "none"},
    {EventKind::kFellowshipDie, Show::kThrow, "die thrown for the Fellowship"},
    {EventKind::kRollChanged, Show::kNone, "none"},
    {EventKind::kRollRequired, Show::kGlow, "where the Fellowship is"},
    {EventKind::kFellowshipHeld, Show::kGlow, "where the Fellowship is"},
    {EventKind::kFellowshipMoved, Show::kPieces, "the Ring goes along its path"},
    {EventKind::kFellowshipStayed, Show::kGlow, "where the Fellowship is"},
    {EventKind::kRingDestroyed, Show::kPieces, "the Ring is gone"},
    {EventKind::kScored, Show::kNone, "none"},
    {EventKind::kWon, Show::kNone, "none"},
}};

}  // namespace

std::span<const AnimationRow> animation_table() { return kTable; }

}  // namespace trilogy_table
