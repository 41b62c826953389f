#include "game/trilogy/screens/moments.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/ui/theme.h"
#include "game/trilogy/screens/context/signs.h"
#include "game/trilogy/screens/told_groups.h"
#include "rules/trilogy/board/scores.h"
#include "rules/trilogy/game.h"
#include "rules/trilogy/state/army_events.h"
#include "rules/trilogy/state/card_events.h"
#include "rules/trilogy/state/fellowship_events.h"
#include "rules/trilogy/state/invasion_events.h"
#include "rules/trilogy/state/turn_events.h"

namespace trilogy_screens {
namespace {

using nlohmann::json;
using trilogy::EventKind;
using trilogy::fields_of;
using trilogy::is_event;

constexpr std::size_t kMostNamed = 4;  // places, before the others are only counted

EventKind kind_of(const core::Event& event) { return static_cast<EventKind>(event.kind); }

/// What is told of the first is told of the other with it.
bool belong_together(const core::Event& one, const core::Event& other) {
  const bool is_counted = is_event(other, EventKind::kToPlace);
  if (is_of_set_up(one) && (is_of_set_up(other) || is_counted)) return true;
  if (is_of_battle(one) && is_of_battle(other)) return true;
  if (one.kind != other.kind) return false;
  switch (kind_of(one)) {
    case EventKind::kPlaced: {
      const auto a = fields_of<EventKind::kPlaced>(one);
      const auto b = fields_of<EventKind::kPlaced>(other);
      return a.seat == b.seat && a.cause == b.cause;
    }
    case EventKind::kLost:
      return fields_of<EventKind::kLost>(one).cause == fields_of<EventKind::kLost>(other).cause;
    case EventKind::kCardDrawn:
      return fields_of<EventKind::kCardDrawn>(one).seat ==
             fields_of<EventKind::kCardDrawn>(other).seat;
    case EventKind::kCardTurned:
      return trilogy::deck_of(fields_of<EventKind::kCardTurned>(one).card) ==
             trilogy::deck_of(fields_of<EventKind::kCardTurned>(other).card);
    case EventKind::kDie:
    case EventKind::kCardCaptured:
    case EventKind::kInvasionsBarred:
    case EventKind::kScored: return true;
    default: return false;
  }
}

/// "3 The Shire, 2 Buckland".
std::string placed_list(const lang::Sentences& words, const trilogy::Rules& rules, Events group) {
  std::string list;
  std::size_t named = 0;
  for (const core::Event& event : group) {
    if (!is_event(event, EventKind::kPlaced)) continue;
    if (named++ == kMostNamed) return list + " …";
    const auto placed = fields_of<EventKind::kPlaced>(event);
    add_to(list, std::to_string(placed.count) + " " +
                     words.name("territory", trilogy::row_of(rules, placed.territory).id));
  }
  return list;
}

std::string rolls_of(const lang::Sentences& words, const trilogy::Rules& rules, Events group) {
  std::string list;
  for (const core::Event& event : group) {
    const auto die = fields_of<EventKind::kDie>(event);
    add_to(list, seat_name(words, rules, die.seat) + " " + std::to_string(die.value));
  }
  return list;
}

std::string scores_of(const lang::Sentences& words, const trilogy::Rules& rules, Events group) {
  std::string list;
  for (const core::Event& event : group) {
    const auto scored = fields_of<EventKind::kScored>(event);
    add_to(list, seat_name(words, rules, scored.seat) + " " + std::to_string(scored.points));
  }
  return list;
}

std::string cards_of(const lang::Sentences& words, const trilogy::Rules& rules, Events group) {
  std::string list;
  for (const core::Event& event : group) {
    const json card = trilogy::Game::event_json(rules, event).value("card", json());
    add_to(list, words.name("card", card.is_string() ? card.get<std::string>() : "hidden"));
  }
  return list;
}

bool is_of_adventures(const core::Event& event) {
  return is_event(event, EventKind::kCardTurned) &&
         trilogy::deck_of(fields_of<EventKind::kCardTurned>(event).card) ==
             trilogy::Deck::kAdventure;
}

int sum_of(Events group) {
  int sum = 0;
  for (const core::Event& event : group) {
    if (is_event(event, EventKind::kPlaced)) sum += fields_of<EventKind::kPlaced>(event).count;
    if (is_event(event, EventKind::kLost)) sum += fields_of<EventKind::kLost>(event).count;
  }
  return sum;
}

/// T-052: with it the seat holds a whole region.
bool completes_region(const trilogy::Rules& rules, const trilogy::View& after, core::Seat seat,
                      Territory territory) {
  const auto number = static_cast<std::size_t>(trilogy::row_of(rules, territory).region);
  const trilogy::TerritorySet missing =
      rules.regions[number].territories - trilogy::held_by(after.board, seat);
  return missing.empty();
}

void add_conquest(json& facts, const trilogy::Rules& rules, const trilogy::View* after,
                  const core::Event& event) {
  const auto [seat, territory, from] = fields_of<EventKind::kConquered>(event);
  const auto number = static_cast<std::size_t>(trilogy::row_of(rules, territory).region);
  facts["stronghold"] = rules.strongholds.contains(territory);
  facts["region"] = rules.regions[number].id;
  facts["completes"] = after != nullptr && completes_region(rules, *after, seat, territory);
}

/// It is still not theirs who invaded it.
bool withstood(const trilogy::View& after, const core::Event& event) {
  const Territory territory = fields_of<EventKind::kInvasionEnded>(event).territory;
  return trilogy::owner_of(after.board, territory) != after.board.to_act;
}

/// Whether the first turn has not begun: what `after` is seen at the end of may be in it.
bool is_before_turns(const trilogy::View& after, Events follow) {
  if (after.board.phase < trilogy::Phase::kTurn) return true;
  return std::ranges::any_of(follow, [](const core::Event& event) {
    return is_event(event, EventKind::kTurnBegan) &&
           fields_of<EventKind::kTurnBegan>(event).turn == 1;
  });
}

/// The event in JSON, with what else rows and sentences ask of it.
json facts_of(const trilogy::Rules& rules, const lang::Sentences& words, const trilogy::View* after,
              Events group) {
  const core::Event& event = group.front();
  json facts = trilogy::Game::event_json(rules, event);
  switch (kind_of(event)) {
    case EventKind::kPlaced:
      facts["count"] = sum_of(group);
      facts["list"] = placed_list(words, rules, group);
      if (is_of_set_up(event)) add_set_up(facts, words, rules, group);
      break;
    case EventKind::kDealt:
    case EventKind::kClaimed: add_set_up(facts, words, rules, group); break;
    case EventKind::kLost:
      facts["count"] = sum_of(group);
      facts["list"] = lost_list(words, rules, group);
      break;
    case EventKind::kBattleDie: add_battle(facts, words, rules, group); break;
    case EventKind::kDie: facts["list"] = rolls_of(words, rules, group); break;
    case EventKind::kScored: facts["list"] = scores_of(words, rules, group); break;
    case EventKind::kCardTurned:
    case EventKind::kCardDrawn:
      facts["list"] = cards_of(words, rules, group);
      facts["cards"] = group.size();
      facts["deck"] = is_of_adventures(event) ? "adventure" : "territory";
      break;
    case EventKind::kConquered: add_conquest(facts, rules, after, event); break;
    case EventKind::kInvasionEnded:
      facts["failed"] = after != nullptr && withstood(*after, event);
      break;
    default: break;
  }
  return facts;
}

bool is_of_ring(const core::Event& event) {
  switch (kind_of(event)) {
    case EventKind::kFellowshipDie:
    case EventKind::kRollChanged:
    case EventKind::kRollRequired:
    case EventKind::kFellowshipHeld:
    case EventKind::kFellowshipMoved:
    case EventKind::kFellowshipStayed:
    case EventKind::kRingDestroyed: return true;
    default: return false;
  }
}

ImU32 banner_of(const trilogy::Rules& rules, const moments::Row& row, core::Seat seat) {
  if (row.colour == moments::Colour::kFixed) {
    return IM_COL32(row.rgb >> 16 & 0xFF, row.rgb >> 8 & 0xFF, row.rgb & 0xFF, 0xFF);
  }
  if (seat == trilogy::kNobody) return engine::ink::kSoftInk;
  return ink_of(rules.seating.colours[trilogy::at(seat)]);
}

/// Nothing where the invasion is over.
std::string hosts_left(const lang::Sentences& words, const trilogy::Board& board) {
  if (!trilogy::is_invading(board)) return {};
  const int attack = trilogy::battalions_in(board, board.invasion.from);
  const int defence = trilogy::battalions_in(board, board.invasion.to);
  if (trilogy::owner_of(board, board.invasion.to) == board.to_act || defence == 0) return {};
  return words.say("screen.hosts-left", json{{"attack", attack}, {"defence", defence}});
}

std::string more_about(const lang::Sentences& words, const trilogy::Rules& rules,
                       const trilogy::View& after, const core::Event& event) {
  if (is_event(event, EventKind::kConquered)) {
    const core::Seat seat = fields_of<EventKind::kConquered>(event).seat;
    return words.say("screen.now-holds",
                     json{{"territories", trilogy::held_by(after.board, seat).size()},
                          {"points", trilogy::score_of(rules, open_state(after), seat)}});
  }
  if (is_event(event, EventKind::kInvasionBegan)) {
    const auto [seat, from, to] = fields_of<EventKind::kInvasionBegan>(event);
    return words.say("screen.hosts", json{{"attack", trilogy::battalions_in(after.board, from)},
                                          {"defence", trilogy::battalions_in(after.board, to)}});
  }
  if (is_event(event, EventKind::kBattleDie)) return hosts_left(words, after.board);
  if (is_event(event, EventKind::kFellowshipMoved)) {
    return words.say("screen.ring-step", json{{"step", after.board.fellowship.place + 1},
                                              {"all", trilogy::kPathSteps}});
  }
  return {};
}

/// Of what is thrown, before it can be read; empty for all else.
std::string throwing(const lang::Sentences& words, const trilogy::Rules& rules, Events group) {
  const core::Event& event = group.front();
  if (is_event(event, EventKind::kFellowshipDie)) return words.say("screen.ring-is-rolled");
  if (!is_event(event, EventKind::kBattleDie)) return {};
  const std::string seat = trilogy::Game::event_json(rules, event).value("seat", "none");
  int attack = 0;
  int defence = 0;
  for (const core::Event& one : group) {
    if (!is_event(one, EventKind::kBattleDie)) continue;
    ++(fields_of<EventKind::kBattleDie>(one).attacks ? attack : defence);
  }
  return words.say("screen.is-thrown",
                   json{{"seat", seat}, {"attack", attack}, {"defence", defence}});
}

std::optional<int> die_of(const core::Event& event) {
  switch (kind_of(event)) {
    case EventKind::kFellowshipDie: return fields_of<EventKind::kFellowshipDie>(event).value;
    case EventKind::kDie: return fields_of<EventKind::kDie>(event).value;
    default: return std::nullopt;
  }
}

/// The colours of all, two in a row.
void draw_all_seats(ImDrawList& list, const trilogy::Rules& rules, ImVec2 centre, float size) {
  const float step = size * 0.52F;
  for (std::size_t seat = 0; seat < trilogy::seat_count(rules); ++seat) {
    const bool is_left = seat % 2 == 0;
    const bool is_upper = seat < 2;
    const ImVec2 at(centre.x + (is_left ? -0.5F : 0.5F) * step,
                    centre.y + (is_upper ? -0.5F : 0.5F) * step);
    draw_colour_disc(list, at, step * 0.46F, rules.seating.colours[seat]);
  }
}

/// Attack dice are red and defence dice black; others have the colour of whoever throws.
trilogy::Colour colour_of_die(const core::Event& event, trilogy::Colour colour) {
  if (event.kind != trilogy::byte_of(trilogy::EventKind::kBattleDie)) return colour;
  const bool attacks = trilogy::fields_of<trilogy::EventKind::kBattleDie>(event).attacks;
  return attacks ? trilogy::Colour::kRed : trilogy::Colour::kBlack;
}

}  // namespace

core::Seat seat_of(const trilogy::Rules& rules, const core::Event& event) {
  const core::SchemaRow& row = trilogy::event_schema()[event.kind];
  for (std::size_t i = 0; i < event.args.size(); ++i) {
    if (static_cast<trilogy::FieldType>(row.fields[i].type) != trilogy::FieldType::kSeat) continue;
    const auto seat = static_cast<core::Seat>(event.args[i]);
    const bool plays = trilogy::at(seat) < trilogy::seat_count(rules);
    const bool is_neutral = seat == trilogy::kNeutralArmy && rules.seating.has_neutral;
    return plays || is_neutral ? seat : trilogy::kNobody;
  }
  return trilogy::kNobody;
}

table::RegionSet places_of(const core::Event& event) {
  table::RegionSet places;
  const core::SchemaRow& row = trilogy::event_schema()[event.kind];
  for (std::size_t i = 0; i < event.args.size(); ++i) {
    const auto type = static_cast<trilogy::FieldType>(row.fields[i].type);
    const bool is_place =
        type == trilogy::FieldType::kTerritory && event.args[i] < trilogy::kTerritoryCount;
    if (is_place) places.insert(on_table(static_cast<Territory>(event.args[i])));
  }
  return places;
}

int weight_of(const moments::Table& table, const lang::Sentences& words,
              const trilogy::Rules& rules, const core::Event& event) {
  const json facts = facts_of(rules, words, nullptr, std::span(&event, 1));
  const moments::Row* row = moments::find(table, facts);
  return row == nullptr ? 0 : row->weight;
}

void draw_moment_sign(const Context& context, ImDrawList& list, const screens::Moment& moment,
                      ImVec2 centre, float size) {
  const trilogy::Rules& rules = context.rules;
  const core::Seat seat = seat_of(rules, moment.event);
  if (is_of_set_up(moment.event) && moment.by.empty())
    return draw_all_seats(list, rules, centre, size);
  const bool has_colour = seat != trilogy::kNobody;
  const trilogy::Colour colour =
      has_colour ? rules.seating.colours[trilogy::at(seat)] : trilogy::Colour::kBlack;
  if (const auto value = die_of(moment.event)) {
    return draw_die(list, centre, size, *value, colour_of_die(moment.event, colour));
  }
  if (is_of_ring(moment.event) || !has_colour) return draw_ring(list, centre, size / 2);
  draw_colour_disc(list, centre, size / 2, colour);
}

namespace {

/// All that a seat holds.
table::RegionSet lands_of(const trilogy::View& after, core::Seat seat) {
  table::RegionSet lands;
  for (const Territory territory : trilogy::held_by(after.board, seat))
    lands.insert(on_table(territory));
  return lands;
}

/// Where it has no place of its own: the lands of who wins, of who drove the other out, of whose
/// turn it is.
table::RegionSet lit_around(const trilogy::Rules& rules, const trilogy::View& after,
                            const core::Event& event) {
  switch (kind_of(event)) {
    case EventKind::kWon:
    case EventKind::kCardShown: return lands_of(after, seat_of(rules, event));
    case EventKind::kEliminated:
      return lands_of(after, fields_of<EventKind::kEliminated>(event).by);
    case EventKind::kRingDestroyed: {
      table::RegionSet end;
      end.insert(on_table(rules.path.back()));
      return end;
    }
    default: return {};
  }
}

}  // namespace

std::vector<screens::Moment> moments_of(const moments::Table& table, const lang::Sentences& words,
                                        const trilogy::Rules& rules, const trilogy::View& after,
                                        Events events) {
  std::vector<screens::Moment> told;
  while (!events.empty()) {
    std::size_t size = 1;
    while (size < events.size() && belong_together(events.front(), events[size])) ++size;
    const Events group = events.first(size);
    events = events.subspan(size);
    const core::Event& event = group.front();
    json facts = facts_of(rules, words, &after, group);
    facts["setUp"] = is_before_turns(after, events);
    const moments::Row* row = moments::find(table, facts);
    if (row == nullptr) continue;
    const core::Seat doer = doer_of(rules, group);
    screens::Moment moment{.id = row->id,
                           .title = words.say("moment." + row->id, facts),
                           .before = throwing(words, rules, group),
                           .by = seat_name(words, rules, doer),
                           .where = more_about(words, rules, after, event),
                           .weight = row->weight,
                           .seconds = row->seconds,
                           .gathers = row->gathers,
                           .picture = moments::picture_of(*row, facts),
                           .near = row->near,
                           .colour = banner_of(rules, *row, doer),
                           .places = {},
                           .lit = lit_around(rules, after, event),
                           .event = event,
                           .events = {group.begin(), group.end()},
                           .by_event = {}};
    for (const core::Event& one : group) {
      for (const table::RegionId place : places_of(one)) moment.places.insert(place);
    }
    moment.is_staged = row->is_staged && !(moment.places | moment.lit).empty();
    told.push_back(std::move(moment));
  }
  return told;
}

}  // namespace trilogy_screens
