#include "rules/wotr/load/option_table.h"

#include <array>

#include "rules/core/read_options.h"

namespace wotr {
namespace {

constexpr std::array<std::string_view, 2> kWordings{"published", "guide"};

template <auto kField>
consteval OptionRow option(std::string_view id, std::array<std::string_view, 2> words = {}) {
  return core::option_row<Options, kField>(id, words);
}

constexpr std::array kTable{
    option<&Options::players>("players"),
    option<&Options::isengard_start_box>("politics.isengardStartBox"),
    option<&Options::min_allocation_after_move>("hunt.minAllocationAfterMove"),
    option<&Options::ignore_reveal_in_haven>("hunt.ignoreRevealInHaven"),
    option<&Options::elite_rerolls_multiplayer>("hunt.eliteRerollsMultiplayer"),
    option<&Options::entry_requires_declaration>("mordor.entryRequiresDeclaration"),
    option<&Options::pool_reset>("mordor.poolReset", {"eyesOnly", "fullStandard"}),
    option<&Options::inactivity_only_if_revealed>("mordor.inactivityOnlyIfRevealed"),
    option<&Options::max_rounds>("battle.maxRounds"),
    option<&Options::card_order>("battle.cardOrder", {"initiative", "defenderFirst"}),
    option<&Options::replacement_source>("battle.fpReplacementSource",
                                         {"allCasualties", "currentBattle"}),
    option<&Options::non_belligerent_blocks_attack>("battle.nonBelligerentBlocksAttack"),
    option<&Options::hobbit_return>("companion.hobbitReturn", {"takeThemAlive", "returnAtTurnEnd"}),
    option<&Options::gandalf_draw>("companion.gandalfDraw", {"guideEventDie", "characterCard"}),
    option<&Options::gandalf_white_entry>("companion.gandalfWhiteEntry", kWordings),
    option<&Options::witch_king_entry>("minion.witchKingEntry", kWordings),
    option<&Options::mouth_entry>("minion.mouthEntry", kWordings),
    option<&Options::sorcerer_every_round>("minion.sorcererEveryRound"),
    option<&Options::three_player_draw>("mp3.draw", kWordings),
    option<&Options::turn_order>("mp3.turnOrder", {"fpFirst", "shadowFirst"}),
    option<&Options::restriction_scope>("mp3.restrictionScope", {"turn", "cycle"}),
    option<&Options::ring_limit>("mp.ringLimit", {"player", "team"}),
    option<&Options::fellowship_owner>("mp4.fellowshipOwner", {"any", "rohan"}),
    option<&Options::companion_owner>("mp4.companionOwner", {"any", "nation"}),
    option<&Options::nazgul_lead>("mp.nazgulLead", {"any", "owner"}),
    option<&Options::card_declaration>("battle.cardDeclaration", {"inTurn", "together"}),
    option<&Options::extend_field>("battle.extendField"),
};

}  // namespace

std::span<const OptionRow> option_table() { return kTable; }

const OptionRow* find_option(std::string_view id) {
  return core::find_option_row(option_table(), id);
}

}  // namespace wotr
