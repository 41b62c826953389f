#include "rules/core/schema_table.h"
#include "rules/wotr/json/schema.h"
#include "rules/wotr/state/events.h"

namespace wotr {
namespace {

using Kind = EventKind;
using enum FieldType;

constexpr auto kRows = core::schema_in_order<EventKind, FieldType>({
    {Kind::kNone, "none"},
    {Kind::kTurnBegan, "turn-began", {{{"turn", kNumber}}}},
    {Kind::kPhaseBegan, "phase-began", {{{"phase", kPhase}}}},
    {Kind::kFigures,
     "figures",
     {{{"figure", kFigure},
       {"amount", kNumber},
       {"from", kPlace},
       {"to", kPlace},
       {"cause", kCause}}}},
    {Kind::kLeading, "leading", {{{"seat", kSeat}}}},
    {Kind::kCardDrawn,
     "card-drawn",
     {{{"seat", kSeat}, {"side", kSide}, {"deck", kDeck}, {"card", kCard}}}},
    {Kind::kCardDiscarded,
     "card-discarded",
     {{{"seat", kSeat}, {"side", kSide}, {"deck", kDeck}, {"card", kCard}}}},
    {Kind::kSwapOffered, "swap-offered", {{{"seat", kSeat}}}},
    {Kind::kCardsSwapped,
     "cards-swapped",
     {{{"seat", kSeat}, {"other", kSeat}, {"card", kCard}, {"otherCard", kCard}}}},
    {Kind::kCardPlayed, "card-played", {{{"seat", kSeat}, {"card", kCard}}}},
    {Kind::kCardLeft, "card-left", {{{"card", kCard}}}},
    {Kind::kCardTarget, "card-target", {{{"card", kCard}, {"region", kRegion}}}},
    {Kind::kCardDie, "card-die", {{{"card", kCard}, {"value", kNumber}, {"success", kFlag}}}},
    {Kind::kCardUsed, "card-used", {{{"seat", kSeat}, {"card", kCard}}}},
    {Kind::kTileAdded, "tile-added", {{{"tile", kTile}}}},
    {Kind::kTileRemoved, "tile-removed", {{{"tile", kTile}}}},
    {Kind::kDieChanged, "die-changed", {{{"side", kSide}, {"face", kFace}, {"newFace", kFace}}}},
    {Kind::kDeclined, "declined", {{{"seat", kSeat}}}},
    {Kind::kMerged, "merged", {{{"region", kRegion}}}},
    {Kind::kHuntAllocated, "hunt-allocated", {{{"dice", kNumber}}}},
    {Kind::kActionDie, "action-die", {{{"side", kSide}, {"face", kFace}}}},
    {Kind::kDieUsed, "die-used", {{{"seat", kSeat}, {"face", kFace}, {"use", kUse}}}},
    {Kind::kDieSkipped, "die-skipped", {{{"seat", kSeat}, {"face", kFace}}}},
    {Kind::kPassed, "passed", {{{"seat", kSeat}}}},
    {Kind::kRingUsed, "ring-used", {{{"seat", kSeat}, {"face", kFace}, {"newFace", kFace}}}},
    {Kind::kPolitics, "politics", {{{"nation", kNation}, {"step", kNumber}}}},
    {Kind::kActivated, "activated", {{{"nation", kNation}}}},
    {Kind::kFellowshipMoved, "fellowship-moved", {{{"progress", kNumber}}}},
    {Kind::kDeclared, "declared", {{{"region", kRegion}}}},
    {Kind::kRevealed, "revealed", {{{"region", kRegion}}}},
    {Kind::kHidden, "hidden"},
    {Kind::kEnteredMordor, "entered-mordor"},
    {Kind::kGuide, "guide", {{{"character", kCharacter}}}},
    {Kind::kCorruption, "corruption", {{{"corruption", kNumber}}}},
    {Kind::kHuntDie, "hunt-die", {{{"value", kNumber}, {"success", kFlag}}}},
    {Kind::kHuntTile, "hunt-tile", {{{"tile", kTile}}}},
    {Kind::kTileDiscarded, "tile-discarded", {{{"tile", kTile}}}},
    {Kind::kTilePutBack, "tile-put-back", {{{"tile", kTile}}}},
    {Kind::kHuntDamage, "hunt-damage", {{{"damage", kNumber}}}},
    {Kind::kBattleBegan,
     "battle-began",
     {{{"side", kSide}, {"from", kRegion}, {"to", kRegion}, {"battle", kBattleKind}}}},
    {Kind::kRound, "round", {{{"round", kNumber}}}},
    {Kind::kCombatCardLaid,
     "combat-card-laid",
     {{{"seat", kSeat}, {"side", kSide}, {"deck", kDeck}, {"card", kCard}}}},
    {Kind::kCombatCard, "combat-card", {{{"seat", kSeat}, {"card", kCard}, {"half", kCombatHalf}}}},
    {Kind::kCardCancelled, "card-cancelled", {{{"card", kCard}}}},
    {Kind::kSilenced, "silenced", {{{"character", kCharacter}}}},
    {Kind::kForfeited, "forfeited", {{{"side", kSide}, {"points", kNumber}}}},
    {Kind::kCardHits, "card-hits", {{{"card", kCard}, {"side", kSide}, {"hits", kNumber}}}},
    {Kind::kHitsCancelled,
     "hits-cancelled",
     {{{"card", kCard}, {"side", kSide}, {"hits", kNumber}}}},
    {Kind::kCombatDie,
     "combat-die",
     {{{"side", kSide}, {"value", kNumber}, {"hit", kFlag}, {"reroll", kFlag}}}},
    {Kind::kHits, "hits", {{{"side", kSide}, {"hits", kNumber}}}},
    {Kind::kBattleEnded, "battle-ended", {{{"region", kRegion}}}},
    {Kind::kCeased, "ceased", {{{"side", kSide}}}},
    {Kind::kCaptured, "captured", {{{"region", kRegion}, {"side", kSide}, {"recaptured", kFlag}}}},
    {Kind::kSiegeBegan, "siege-began", {{{"region", kRegion}}}},
    {Kind::kSiegeEnded, "siege-ended", {{{"region", kRegion}}}},
    {Kind::kFellowshipPlaced, "fellowship-placed", {{{"region", kRegion}}}},
    {Kind::kWon, "won", {{{"side", kSide}, {"victory", kVictory}, {"best", kSeat}}}},
});
static_assert(kRows.size() == static_cast<std::size_t>(EventKind::kCount));

}  // namespace

core::Schema event_schema() { return kRows; }

}  // namespace wotr
