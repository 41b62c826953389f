// data/trilogy/options.json: decisions of the notes with an alternative.

#include <array>
#include <nlohmann/json.hpp>

#include "rules/core/read_options.h"
#include "rules/trilogy/load/load_parts.h"
#include "rules/trilogy/load/option_table.h"
#include "rules/trilogy/load/seating.h"

namespace trilogy {
namespace {

template <auto kField>
consteval OptionRow option(std::string_view id, std::array<std::string_view, 2> words = {}) {
  return core::option_row<Options, kField>(id, words);
}

constexpr std::array kTable{
    option<&Options::players>("players"),
    option<&Options::erebor>("board.erebor", {"stronghold", "site"}),
    option<&Options::three_shares>("setup.threeShares", {"both", "second"}),
    option<&Options::roll_on_arrival>("fellowship.rollOnArrival"),
    option<&Options::place_at_a_time>("setup.placeAtATime"),
    option<&Options::most_wilds>("sets.mostWilds"),
    option<&Options::held_bonus>("sets.heldBonus"),
    option<&Options::captured_cards>("sets.captured", {"atOnce", "nextTurn"}),
    option<&Options::leader_may_stay>("combat.leaderMayStay"),
    option<&Options::fortify_reach>("fortify.reach", {"connected", "adjacent"}),
};

}  // namespace

std::span<const OptionRow> option_table() { return kTable; }

void load_options(const base::JsonReader& file, const base::JsonReader& chosen, Rules& rules) {
  rules.option_descriptions = core::read_options(file, chosen, option_table(), core::Profiles::kOne,
                                                 "default", {kSeatsOption}, rules.options);
  const int players = rules.options.players;
  if (players >= 2 && players <= static_cast<int>(kMostSeats)) {
    rules.seating = read_seating(chosen, players, rules.options.three_shares);
  }
}

}  // namespace trilogy
