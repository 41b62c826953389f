#include "rules/wotr/reasons.h"
#include "rules/wotr/schema_table.h"

namespace wotr {
namespace {

using Why = Reason;
using enum FieldType;

constexpr auto kRows = schema_in_order<Reason>({
    {Why::kNone, "none"},
    {Why::kNotOffered, "not-offered"},
    {Why::kGameOver, "game-over"},
    {Why::kChanceDecides, "chance-decides"},
    {Why::kNotYourDecision, "not-your-decision", {{{"side", kSide}}}},
    {Why::kFinishFirst, "finish-first"},
    {Why::kNotThisPhase, "not-this-phase", {{{"phase", kPhase}}}},
    {Why::kNoSuchDie, "no-such-die", {{{"face", kFace}}}},
    {Why::kNoDice, "no-dice"},
    {Why::kDieCannot, "die-cannot", {{{"face", kFace}, {"use", kUse}}}},
    {Why::kNoDieFor, "no-die-for", {{{"use", kUse}}}},
    {Why::kNotYourSide, "not-your-side", {{{"side", kSide}}}},
    {Why::kCannotPass, "cannot-pass"},
    {Why::kNoRing, "no-ring"},
    {Why::kRingUsed, "ring-used"},
    {Why::kRingFace, "ring-face", {{{"face", kFace}}}},
    {Why::kNoCardsYet, "no-cards-yet"},
    {Why::kEmptyDecks, "empty-decks"},
    {Why::kNotInHand, "not-in-hand", {{{"card", kCard}}}},
    {Why::kNoArmy, "no-army", {{{"region", kRegion}}}},
    {Why::kNotAdjacent, "not-adjacent", {{{"from", kRegion}, {"to", kRegion}}}},
    {Why::kNoArmyBeside, "no-army-beside", {{{"region", kRegion}}}},
    {Why::kMovedAlready, "moved-already", {{{"region", kRegion}}}},
    {Why::kEnemyThere, "enemy-there", {{{"region", kRegion}}}},
    {Why::kNobodyToAttack, "nobody-to-attack", {{{"region", kRegion}}}},
    {Why::kBorder, "border", {{{"nation", kNation}, {"region", kRegion}}}},
    {Why::kNeedsLeader, "needs-leader", {{{"region", kRegion}}}},
    {Why::kNoneAtWar, "none-at-war", {{{"region", kRegion}}}},
    {Why::kNonBelligerent, "non-belligerent", {{{"nation", kNation}, {"region", kRegion}}}},
    {Why::kShutIn, "shut-in", {{{"region", kRegion}}}},
    {Why::kRevealed, "revealed"},
    {Why::kAlreadyHidden, "already-hidden"},
    {Why::kProgressFull, "progress-full"},
    {Why::kOnTrack, "on-track"},
    {Why::kNotAtMordorsGates, "not-at-mordors-gates"},
    {Why::kNotDeclared, "not-declared"},
    {Why::kNotInFellowship, "not-in-fellowship", {{{"character", kCharacter}}}},
    {Why::kNobodySeparates, "nobody-separates"},
    {Why::kNotOnMap, "not-on-map", {{{"character", kCharacter}}}},
    {Why::kNoTravellers, "no-travellers"},
    {Why::kCannotMove, "cannot-move", {{{"character", kCharacter}}}},
    {Why::kTooFar, "too-far", {{{"from", kRegion}, {"to", kRegion}}}},
    {Why::kPassive, "passive", {{{"nation", kNation}}}},
    {Why::kAlreadyAtWar, "already-at-war", {{{"nation", kNation}}}},
    {Why::kNoDiplomacy, "no-diplomacy"},
    {Why::kNotAtWar, "not-at-war", {{{"nation", kNation}}}},
    {Why::kNoneLeft, "none-left", {{{"figure", kFigure}}}},
    {Why::kNotASettlement, "not-a-settlement", {{{"region", kRegion}}}},
    {Why::kForeignSettlement, "foreign-settlement", {{{"region", kRegion}, {"nation", kNation}}}},
    {Why::kNotFree, "not-free", {{{"region", kRegion}}}},
    {Why::kSauronStrongholds, "sauron-strongholds", {{{"region", kRegion}}}},
    {Why::kLeaderNeedsUnit, "leader-needs-unit", {{{"region", kRegion}}}},
    {Why::kNothingToRecruit, "nothing-to-recruit"},
    {Why::kInPlay, "in-play", {{{"character", kCharacter}}}},
    {Why::kNotReady, "not-ready", {{{"character", kCharacter}}}},
    {Why::kCannotEnter, "cannot-enter", {{{"character", kCharacter}, {"region", kRegion}}}},
    {Why::kNoVoice, "no-voice"},
    {Why::kNoAbility, "no-ability"},
    {Why::kNothingToDo, "nothing-to-do", {{{"use", kUse}}}},
});
static_assert(kRows.size() == static_cast<std::size_t>(Reason::kCount));

}  // namespace

core::Schema refusal_schema() { return kRows; }

}  // namespace wotr
