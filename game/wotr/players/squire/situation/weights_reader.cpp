#include "game/wotr/players/squire/situation/weights_reader.h"

#include <array>

#include "game/players/named_numbers.h"

namespace wotr_players::squire {
namespace {

using Weight = players::NamedNumber<Weights, double>;
using CardWeight = players::NamedNumber<CardWeights, double>;
using WeightOfSide = players::NamedNumber<BySide, double>;

/// A weight in which the sides differ.
struct SidedWeight {
  std::string_view name;
  BySide Weights::*weight;
};

constexpr std::string_view kCards = "cards";

constexpr std::array kSides{WeightOfSide{"free", &BySide::free},
                            WeightOfSide{"shadow", &BySide::shadow}};

constexpr std::array kSided{
    SidedWeight{"point", &Weights::point},
    SidedWeight{"hope", &Weights::hope},
    SidedWeight{"risk", &Weights::risk},
    SidedWeight{"exposure", &Weights::exposure},
};

constexpr std::array kWeights{
    Weight{"march-decay", &Weights::march_decay, 1},
    Weight{"dribble", &Weights::dribble},
    Weight{"enough", &Weights::enough},
    Weight{"support", &Weights::support},
    Weight{"actions-to-take", &Weights::actions_to_take},
    Weight{"unit", &Weights::unit},
    Weight{"abandoned", &Weights::abandoned},
    Weight{"second-move", &Weights::second_move},
    Weight{"siege-begun", &Weights::siege_begun},
    Weight{"wakes-nation", &Weights::wakes_nation},
    Weight{"least", &Weights::least},
    Weight{"siege", &Weights::siege},
    Weight{"assault", &Weights::assault},
    Weight{"go-on", &Weights::go_on},
    Weight{"retreat-at", &Weights::retreat_at},
    Weight{"withdraw-at", &Weights::withdraw_at},
    Weight{"regular", &Weights::regular},
    Weight{"elite", &Weights::elite},
    Weight{"leader", &Weights::leader},
    Weight{"nazgul", &Weights::nazgul},
    Weight{"saruman", &Weights::saruman},
    Weight{"witch-king", &Weights::witch_king},
    Weight{"mouth", &Weights::mouth},
    Weight{"aragorn", &Weights::aragorn},
    Weight{"gandalf-the-white", &Weights::gandalf_the_white},
    Weight{"last-step-to-war", &Weights::last_step_to_war},
    Weight{"southron-step", &Weights::southron_step},
    Weight{"free-step", &Weights::free_step},
    Weight{"free-step-threat", &Weights::free_step_threat},
    Weight{"voice", &Weights::voice},
    Weight{"step", &Weights::step},
    Weight{"mordor-step", &Weights::mordor_step},
    Weight{"needless-step", &Weights::needless_step},
    Weight{"hide", &Weights::hide},
    Weight{"wound", &Weights::wound},
    Weight{"wound-growth", &Weights::wound_growth},
    Weight{"revealed", &Weights::revealed},
    Weight{"rest-to", &Weights::rest_to},
    Weight{"haste", &Weights::haste},
    Weight{"rest-long", &Weights::rest_long},
    Weight{"enter", &Weights::enter},
    Weight{"care", &Weights::care},
    Weight{"calm", &Weights::calm},
    Weight{"rest", &Weights::rest},
    Weight{"lost-step", &Weights::lost_step},
    Weight{"crowning", &Weights::crowning},
    Weight{"companion-level", &Weights::companion_level},
    Weight{"companion-at-work", &Weights::companion_at_work},
    Weight{"draw", &Weights::draw},
    Weight{"pass", &Weights::pass},
    Weight{"ring", &Weights::ring},
    Weight{"will-price", &Weights::will_price},
    Weight{"muster-army-price", &Weights::muster_army_price},
    Weight{"nazgul-at-front", &Weights::nazgul_at_front},
    Weight{"nazgul-at-hunt", &Weights::nazgul_at_hunt},
};

constexpr std::array kCardWeights{
    CardWeight{"tile", &CardWeights::tile},
    CardWeight{"tile-on-track", &CardWeights::tile_on_track},
    CardWeight{"healing", &CardWeights::healing},
    CardWeight{"wound-dealt", &CardWeights::wound_dealt},
    CardWeight{"reveal", &CardWeights::reveal},
    CardWeight{"astray", &CardWeights::astray},
    CardWeight{"scattered", &CardWeights::scattered},
    CardWeight{"temptation", &CardWeights::temptation},
    CardWeight{"challenge", &CardWeights::challenge},
    CardWeight{"eyes", &CardWeights::eyes},
    CardWeight{"many-at-once", &CardWeights::many_at_once},
    CardWeight{"called", &CardWeights::called},
    CardWeight{"gathering", &CardWeights::gathering},
    CardWeight{"leader-called-away", &CardWeights::leader_called_away},
    CardWeight{"companion-gone", &CardWeights::companion_gone},
    CardWeight{"joining", &CardWeights::joining},
    CardWeight{"great-move", &CardWeights::great_move},
    CardWeight{"dead-men", &CardWeights::dead_men},
    CardWeight{"no-good-attack", &CardWeights::no_good_attack},
    CardWeight{"further-round", &CardWeights::further_round},
    CardWeight{"hit", &CardWeights::hit},
    CardWeight{"character-killed", &CardWeights::character_killed},
    CardWeight{"leader-killed", &CardWeights::leader_killed},
    CardWeight{"eagles", &CardWeights::eagles},
    CardWeight{"waking", &CardWeights::waking},
    CardWeight{"set-back", &CardWeights::set_back},
    CardWeight{"figure-lost", &CardWeights::figure_lost},
    CardWeight{"die-lost", &CardWeights::die_lost},
    CardWeight{"die-changed", &CardWeights::die_changed},
    CardWeight{"die-awaited", &CardWeights::die_awaited},
    CardWeight{"another-card", &CardWeights::another_card},
    CardWeight{"not-yet", &CardWeights::not_yet},
    CardWeight{"for-battle", &CardWeights::for_battle},
    CardWeight{"hit-in-battle", &CardWeights::hit_in_battle},
    CardWeight{"event-forgone", &CardWeights::event_forgone},
    CardWeight{"full-hand", &CardWeights::full_hand},
    CardWeight{"for-points", &CardWeights::for_points},
};

template <class Beliefs, class Rows>
void read_all(const base::JsonReader& from, const Rows& rows, Beliefs& into) {
  players::refuse_others(from,
                         [&](std::string_view name) { return players::has_name(rows, name); });
  players::read_numbers(from, std::span(rows), into);
}

bool is_weight(std::string_view name) {
  return name == kCards || players::has_name(kSided, name) || players::has_name(kWeights, name);
}

}  // namespace

Weights read_weights(const base::JsonReader& from) {
  players::refuse_others(from, is_weight);
  Weights weights;
  players::read_numbers(from, std::span(kWeights), weights);
  for (const SidedWeight& row : kSided) read_all(from.at(row.name), kSides, weights.*row.weight);
  read_all(from.at(kCards), kCardWeights, weights.cards);
  return weights;
}

}  // namespace wotr_players::squire
