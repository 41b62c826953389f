#include "game/wotr/players/squire/weights_reader.h"

#include <algorithm>
#include <array>

namespace wotr_players::squire {
namespace {

constexpr float kMost = 1000;
constexpr std::string_view kCards = "cards";

template <class Owner, class Value>
struct Row {
  std::string_view name;
  Value Owner::*weight;
  float most = kMost;
};
using Weight = Row<Weights, double>;
using SidedWeight = Row<Weights, BySide>;
using CardWeight = Row<CardWeights, double>;

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

bool has_name(const auto& rows, std::string_view name) {
  return std::any_of(rows.begin(), rows.end(), [&](const auto& row) { return row.name == name; });
}

double weight_in(const base::JsonReader& weight, float most) {
  return static_cast<double>(weight.number(0, most));
}

void refuse_strangers(const base::JsonReader& weights) {
  for (const auto& [name, weight] : weights.members()) {
    if (name == kCards || has_name(kSided, name) || has_name(kWeights, name)) continue;
    weight.fail("no weight is called so");
  }
  for (const auto& [name, weight] : weights.at(kCards).members()) {
    if (!has_name(kCardWeights, name)) weight.fail("no weight is called so");
  }
}

}  // namespace

Weights read_weights(const base::JsonReader& from) {
  refuse_strangers(from);
  Weights weights;
  for (const SidedWeight& row : kSided) {
    const base::JsonReader sides = from.at(row.name);
    weights.*row.weight = {weight_in(sides.at("free"), row.most),
                           weight_in(sides.at("shadow"), row.most)};
  }
  for (const Weight& row : kWeights) weights.*row.weight = weight_in(from.at(row.name), row.most);
  for (const CardWeight& row : kCardWeights) {
    weights.cards.*row.weight = weight_in(from.at(kCards).at(row.name), row.most);
  }
  return weights;
}

}  // namespace wotr_players::squire
