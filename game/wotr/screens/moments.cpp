#include "game/wotr/screens/moments.h"

#include <nlohmann/json.hpp>
#include <string>

#include "engine/ui/theme.h"
#include "game/wotr/screens/cards/cards.h"
#include "game/wotr/screens/context/dice_icon.h"
#include "game/wotr/table/question.h"
#include "game/wotr/table/regions.h"
#include "rules/wotr/battle/force.h"
#include "rules/wotr/board/victory.h"
#include "rules/wotr/game.h"
#include "rules/wotr/names/read_id.h"

namespace wotr_screens {
namespace {

using nlohmann::json;
using wotr::EventKind;
using wotr::fields_of;
using wotr::is_event;
using Events = std::span<const core::Event>;

constexpr ImU32 kFreeBanner = IM_COL32(0x2F, 0x5D, 0x8C, 0xFF);

EventKind kind_of(const core::Event& event) { return static_cast<EventKind>(event.kind); }

bool is_on_map(wotr::Place place) {
  return wotr::index(wotr::region_of(place)) < wotr::kRegionCount;
}

/// Whoever leaves goes together, wherever each goes.
bool leaves(wotr::Cause cause) {
  using wotr::Cause;
  return cause == Cause::kCasualty || cause == Cause::kReduced || cause == Cause::kExcess ||
         cause == Cause::kLeaderless || cause == Cause::kCard || cause == Cause::kHunt;
}

/// Companions and Minions go with the Army; they fall, and enter, each by himself.
bool walks(wotr::Cause cause) {
  using wotr::Cause;
  return cause == Cause::kMove || cause == Cause::kAdvance || cause == Cause::kRetreat ||
         cause == Cause::kSeparated || cause == Cause::kSiege;
}

/// A card that whoever looks on may know.
bool is_seen(const core::Event& event) { return card_of(event) != wotr::kNoCard; }

bool walk_together(const core::Event& one, const core::Event& other) {
  const auto a = fields_of<EventKind::kFigures>(one);
  const auto b = fields_of<EventKind::kFigures>(other);
  const bool is_alone = wotr::is_character(a.figure) && !walks(a.cause);
  return !is_alone && a.cause == b.cause && a.from == b.from &&
         wotr::side_of(a.figure) == wotr::side_of(b.figure) && (leaves(a.cause) || a.to == b.to) &&
         (walks(a.cause) || wotr::is_character(a.figure) == wotr::is_character(b.figure));
}

/// They are one moment.
bool belong_together(const core::Event& one, const core::Event& other) {
  if (one.kind != other.kind) return false;
  switch (kind_of(one)) {
    case EventKind::kFigures: return walk_together(one, other);
    case EventKind::kActionDie:
      return fields_of<EventKind::kActionDie>(one).side ==
             fields_of<EventKind::kActionDie>(other).side;
    case EventKind::kCombatDie: {
      const auto a = fields_of<EventKind::kCombatDie>(one);
      const auto b = fields_of<EventKind::kCombatDie>(other);
      return a.side == b.side && a.reroll == b.reroll;
    }
    case EventKind::kCardDrawn: return is_seen(one) == is_seen(other);
    case EventKind::kHuntDie:
    case EventKind::kHits:
    case EventKind::kCardDiscarded: return true;
    default: return false;
  }
}

void add_to(std::string& list, std::string_view one) {
  if (!list.empty()) list += ", ";
  list += one;
}

/// "3 × Elite", or the name alone for one.
std::string counted(int amount, const std::string& name) {
  return amount > 1 ? std::to_string(amount) + " × " + name : name;
}

std::string who(const lang::Sentences& words, Events group) {
  std::string list;
  for (const core::Event& event : group) {
    const auto moved = fields_of<EventKind::kFigures>(event);
    add_to(list, counted(moved.amount, words.name("figure", wotr::id_of(moved.figure))));
  }
  return list;
}

std::string_view kind_of(wotr::Figure figure) {
  if (!wotr::is_character(figure)) return "units";
  return wotr::side_of(figure) == wotr::Side::kFree ? "companion" : "minion";
}

/// "6 5 3": what the dice of a throw show.
std::string values_of(Events group) {
  std::string values;
  for (const core::Event& event : group) {
    const int value = is_event(event, EventKind::kCombatDie)
                          ? fields_of<EventKind::kCombatDie>(event).value
                          : fields_of<EventKind::kHuntDie>(event).value;
    values += (values.empty() ? "" : " ") + std::to_string(value);
  }
  return values;
}

int hits_of(Events group) {
  int hits = 0;
  for (const core::Event& event : group) {
    const bool is_hit = is_event(event, EventKind::kCombatDie)
                            ? fields_of<EventKind::kCombatDie>(event).hit
                            : fields_of<EventKind::kHuntDie>(event).success;
    hits += is_hit ? 1 : 0;
  }
  return hits;
}

std::string cards_of(const lang::Sentences& words, const wotr::Rules& rules, Events group) {
  std::string list;
  for (const core::Event& event : group) {
    if (is_seen(event)) add_to(list, words.name("card", wotr::card_of(rules, card_of(event)).id));
  }
  return list;
}

/// "2 × Character, Eye".
std::string faces_of(const lang::Sentences& words, Events group) {
  std::array<int, wotr::kFaceCount> count{};
  for (const core::Event& event : group) {
    ++count[static_cast<std::size_t>(fields_of<EventKind::kActionDie>(event).face)];
  }
  std::string list;
  for (int face = 0; face < wotr::kFaceCount; ++face) {
    const int number = count[static_cast<std::size_t>(face)];
    if (number == 0) continue;
    add_to(list,
           counted(number, words.name("face", wotr::id_of(static_cast<wotr::DieFace>(face)))));
  }
  return list;
}

std::string score_of(const lang::Sentences& words, Events group) {
  std::string score;
  for (const core::Event& event : group) {
    const auto [side, hits] = fields_of<EventKind::kHits>(event);
    add_to(score, words.name("side", wotr::id_of(side)));
    score += " " + std::to_string(hits);
  }
  return score;
}

/// The event in JSON, with what else rows and sentences ask of it.
json facts_of(const wotr::Rules& rules, const lang::Sentences& words, Events group) {
  const core::Event& event = group.front();
  json facts = wotr::Game::event_json(rules, event);
  switch (kind_of(event)) {
    case EventKind::kFigures:
      facts["who"] = who(words, group);
      facts["kind"] = kind_of(fields_of<EventKind::kFigures>(event).figure);
      facts["fromMap"] = is_on_map(fields_of<EventKind::kFigures>(event).from);
      break;
    case EventKind::kCaptured: {
      const auto region = fields_of<EventKind::kCaptured>(event).region;
      facts["settlement"] = wotr::id_of(wotr::region_of(rules, region).settlement);
      break;
    }
    case EventKind::kCombatDie:
    case EventKind::kHuntDie:
      facts["values"] = values_of(group);
      facts["hits"] = hits_of(group);
      break;
    case EventKind::kCardDrawn:
      facts["seen"] = is_seen(event);
      facts["cards"] = cards_of(words, rules, group);
      break;
    case EventKind::kCorruption: facts["most"] = wotr::kMostCorruption; break;
    case EventKind::kActionDie: facts["faces"] = faces_of(words, group); break;
    case EventKind::kHits: facts["score"] = score_of(words, group); break;
    default: break;
  }
  return facts;
}

ImU32 banner_of(wotr::Side side) {
  return side == wotr::Side::kFree ? kFreeBanner : engine::ink::kWax;
}

std::optional<wotr::Nation> nation_named(const core::Event& event) {
  if (is_event(event, EventKind::kPolitics)) return fields_of<EventKind::kPolitics>(event).nation;
  if (is_event(event, EventKind::kActivated)) return fields_of<EventKind::kActivated>(event).nation;
  return std::nullopt;
}

ImU32 banner_of(const wotr::Rules& rules, const moments::Row& row, const core::Event& event) {
  if (row.colour == moments::Colour::kFixed) {
    return IM_COL32(row.rgb >> 16 & 0xFF, row.rgb >> 8 & 0xFF, row.rgb & 0xFF, 0xFF);
  }
  const std::optional<wotr::Nation> nation = nation_named(event);
  if (row.colour == moments::Colour::kNation && nation) return colour_of(*nation);
  const std::optional<wotr::Side> side = side_of(rules, event);
  return side ? banner_of(*side) : engine::ink::kSoftInk;
}

std::string list_of(const lang::Sentences& words, const wotr::Figures& figures, wotr::Side side) {
  std::string list;
  wotr::for_each_figure(figures, side, [&](wotr::Figure figure, int amount) {
    add_to(list, counted(amount, words.name("figure", wotr::id_of(figure))));
  });
  return list;
}

/// Who stands against whom.
std::string hosts(const lang::Sentences& words, const wotr::Rules& rules, const wotr::View& view) {
  const wotr::Battle& battle = view.board.battle;
  if (battle.kind == wotr::BattleKind::kNone) return {};
  const wotr::Side defender = wotr::enemy_of(battle.attacker);
  const auto force = [&](wotr::Side side) {
    return list_of(words, wotr::force_of(rules, view.board, side), side);
  };
  return words.say("screen.hosts",
                   json{{"attackers", force(battle.attacker)}, {"defenders", force(defender)}});
}

/// Empty for what is not on the map, as the Mordor Track.
std::string name_on_map(const lang::Sentences& words, const wotr::Rules& rules,
                        wotr::RegionId region) {
  if (wotr::index(region) >= wotr::kRegionCount) return {};
  return words.name("region", wotr::region_of(rules, region).id);
}

/// A Settlement counts only for the enemies of its own side, whoever takes it.
wotr::Side side_it_counts_for(const wotr::Rules& rules, const core::Event& event) {
  const auto [region, side, recaptured] = fields_of<EventKind::kCaptured>(event);
  const wotr::Nation nation = wotr::region_of(rules, region).nation;
  return nation == wotr::kNoNation ? side : wotr::enemy_of(wotr::side_of(nation));
}

std::string more_about(const lang::Sentences& words, const wotr::Rules& rules,
                       const wotr::View& after, const core::Event& event, const Doing& doing) {
  switch (kind_of(event)) {
    case EventKind::kCaptured: {
      const wotr::Side side = side_it_counts_for(rules, event);
      return words.say("screen.now-holds",
                       json{{"side", wotr::id_of(side)},
                            {"points", wotr::victory_points(rules, after.board, side)}});
    }
    case EventKind::kBattleBegan: return hosts(words, rules, after);
    case EventKind::kHuntTile: return doing.pays_for_way ? words.say("screen.tile-on-way") : "";
    case EventKind::kRevealed:
      return name_on_map(words, rules, fields_of<EventKind::kRevealed>(event).region);
    case EventKind::kFigures: {
      const auto moved = fields_of<EventKind::kFigures>(event);
      if (moved.cause != wotr::Cause::kEntered && !leaves(moved.cause)) return {};
      const wotr::Place place = moved.cause == wotr::Cause::kEntered ? moved.to : moved.from;
      return name_on_map(words, rules, wotr::region_of(place));
    }
    default: return {};
  }
}

/// Of what is thrown, before it can be read; empty for all else.
/// What is said before it is known what dice, or a tile, show.
std::string unknown_yet(const lang::Sentences& words, const wotr::Rules& rules, Events group) {
  const EventKind kind = kind_of(group.front());
  if (kind == EventKind::kHuntTile) return words.say("moment.hunt-tile-drawn");
  const bool is_throw =
      kind == EventKind::kActionDie || kind == EventKind::kCombatDie || kind == EventKind::kHuntDie;
  const std::optional<wotr::Side> side = side_of(rules, group.front());
  if (!is_throw || !side) return {};
  return words.say("screen.is-thrown", json{{"side", wotr::id_of(*side)}, {"dice", group.size()}});
}

bool is_doing(const core::Event& event) {
  return is_event(event, EventKind::kDieUsed) || is_event(event, EventKind::kDieSkipped);
}

bool ends_doing(const core::Event& event) {
  return is_event(event, EventKind::kActing) || is_event(event, EventKind::kPhaseBegan) ||
         is_event(event, EventKind::kTurnBegan);
}

/// What comes before an event says what it is for.
void follow(const core::Event& event, Doing& doing) {
  switch (kind_of(event)) {
    case EventKind::kRevealed: doing.is_revealed = true; break;
    case EventKind::kFellowshipPlaced: doing.pays_for_way = doing.is_revealed; break;
    case EventKind::kFellowshipMoved:
    case EventKind::kTrackAttempted:
    case EventKind::kCardPlayed: doing.is_revealed = doing.pays_for_way = false; break;
    default: break;
  }
  if (is_doing(event)) doing.die = event;
  if (ends_doing(event)) doing = {};
}

std::string by_words(const wotr::Rules& rules, const lang::Sentences& words,
                     const core::Event& event, const std::optional<core::Event>& acting) {
  const core::Event& doing = acting.value_or(event);
  if (is_doing(doing)) {
    const bool is_plain = doing == event || is_event(doing, EventKind::kDieSkipped);
    const json told = wotr::Game::event_json(rules, doing);
    const json named{
        {"seat", told.at("seat")}, {"face", told.at("face")}, {"use", told.value("use", "")}};
    return words.say(is_plain ? "screen.with-die" : "screen.with-die-for", named);
  }
  const std::optional<wotr::Side> side = side_of(rules, event);
  return side ? words.name("side", wotr::id_of(*side)) : std::string();
}

/// The Nation whose emblem stands for the event: that of the figures, of the land, of the ladder.
std::optional<wotr::Nation> nation_signed(const wotr::Rules& rules, const core::Event& event) {
  if (const auto nation = nation_named(event)) return nation;
  if (is_event(event, EventKind::kFigures)) {
    const wotr::Figure figure = fields_of<EventKind::kFigures>(event).figure;
    if (wotr::is_character(figure)) return std::nullopt;
    return wotr::nation_of(figure);
  }
  wotr::RegionId region = wotr::kNoRegion;
  if (is_event(event, EventKind::kCaptured)) {
    region = fields_of<EventKind::kCaptured>(event).region;
  } else if (is_event(event, EventKind::kSiegeBegan)) {
    region = fields_of<EventKind::kSiegeBegan>(event).region;
  } else if (is_event(event, EventKind::kBattleBegan)) {
    region = fields_of<EventKind::kBattleBegan>(event).to;
  }
  if (wotr::index(region) >= wotr::kRegionCount) return std::nullopt;
  const wotr::Nation nation = wotr::region_of(rules, region).nation;
  return nation == wotr::kNoNation ? std::nullopt : std::optional(nation);
}

/// A symbol without a die: the sword of the Free Peoples, the Eye of the Hunt.
void draw_plain_sign(ImDrawList& list, const wotr::Rules& rules, const core::Event& event,
                     ImVec2 centre, float size) {
  const bool shadow = side_of(rules, event) == wotr::Side::kShadow;
  const wotr::DieFace face = shadow ? wotr::DieFace::kEye : wotr::DieFace::kCharacter;
  draw_die_symbol(list, centre, size / 2, face, engine::ink::kVellum);
}

}  // namespace

std::optional<wotr::Side> side_of(const wotr::Rules& rules, const core::Event& event) {
  if (is_event(event, EventKind::kFigures)) {
    return wotr::side_of(fields_of<EventKind::kFigures>(event).figure);
  }
  if (const auto nation = nation_named(event)) return wotr::side_of(*nation);
  const core::SchemaRow& row = wotr::event_schema()[event.kind];
  for (std::size_t i = 0; i < event.args.size(); ++i) {
    const auto type = static_cast<wotr::FieldType>(row.fields[i].type);
    if (type == wotr::FieldType::kSide) return static_cast<wotr::Side>(event.args[i] & 1);
    if (type != wotr::FieldType::kSeat) continue;
    const auto seat = static_cast<core::Seat>(event.args[i]);
    const auto seats = wotr::Game::seats(rules).size();
    if (static_cast<std::size_t>(core::index(seat)) >= seats) return std::nullopt;
    return wotr::side_of(rules, seat);
  }
  switch (kind_of(event)) {
    case EventKind::kFellowshipMoved:
    case EventKind::kTrackAttempted:
    case EventKind::kDeclared:
    case EventKind::kHidden:
    case EventKind::kEnteredMordor:
    case EventKind::kFellowshipPlaced:
    case EventKind::kGuide: return wotr::Side::kFree;
    case EventKind::kHuntAllocated:
    case EventKind::kHuntDie:
    case EventKind::kHuntTile:
    case EventKind::kHuntDamage:
    case EventKind::kCorruption:
    case EventKind::kRevealed: return wotr::Side::kShadow;
    default: return std::nullopt;
  }
}

void draw_moment_sign(const Context& context, ImDrawList& list, const screens::Moment& moment,
                      ImVec2 centre, float size) {
  const std::optional<wotr::Nation> nation = nation_signed(context.rules, moment.event);
  if (nation && (is_great(moment) || !moment.by_event)) {
    draw_nation_disc(list, centre, size / 2, *nation, Strength::kFull);
    return;
  }
  if (!moment.by_event) return draw_plain_sign(list, context.rules, moment.event, centre, size);
  const core::Event& doing = *moment.by_event;
  const bool used = is_event(doing, EventKind::kDieUsed);
  const wotr::DieFace face = used ? fields_of<EventKind::kDieUsed>(doing).face
                                  : fields_of<EventKind::kDieSkipped>(doing).face;
  const wotr::Side side = side_of(context.rules, doing).value_or(wotr::Side::kFree);
  draw_action_die(list, centre, size, side, face);
}

int weight_of(const moments::Table& table, const lang::Sentences& words, const wotr::Rules& rules,
              const core::Event& event) {
  const moments::Row* row = moments::find(table, facts_of(rules, words, std::span(&event, 1)));
  return row == nullptr ? 0 : row->weight;
}

void draw_side_mark(const Context& context, ImDrawList& list, const core::Event& event,
                    ImVec2 centre, float size) {
  const std::optional<wotr::Side> side = side_of(context.rules, event);
  if (!side) return;
  const float half = size / 2;
  const ImU32 colour = banner_of(*side);
  if (*side == wotr::Side::kShadow) return list.AddCircleFilled(centre, half, colour);
  const std::array shield{
      ImVec2(centre.x - half, centre.y - half), ImVec2(centre.x + half, centre.y - half),
      ImVec2(centre.x + half, centre.y + half * 0.2F), ImVec2(centre.x, centre.y + half * 1.15F),
      ImVec2(centre.x - half, centre.y + half * 0.2F)};
  list.AddConvexPolyFilled(shield.data(), static_cast<int>(shield.size()), colour);
}

table::RegionSet places_of(const core::Event& event) {
  return wotr_table::on_table(wotr_table::regions_of(std::span(&event, 1)));
}

namespace {

/// What happens to the Ring-bearers themselves; the arms decide a war everywhere.
bool is_about_bearers(const wotr::Board& board, const core::Event& event) {
  switch (kind_of(event)) {
    case EventKind::kHuntDie:
    case EventKind::kHuntTile:
    case EventKind::kHuntDamage:
    case EventKind::kCorruption:
    case EventKind::kTrackAttempted:
    case EventKind::kEnteredMordor: return true;
    case EventKind::kWon:
      return board.victory == wotr::Victory::kRingDestroyed ||
             board.victory == wotr::Victory::kCorruption;
    default: return false;
  }
}

/// One of the Company falls where it is.
bool falls_beside_bearers(const core::Event& event) {
  if (!is_event(event, EventKind::kFigures)) return false;
  const auto moved = fields_of<EventKind::kFigures>(event);
  return leaves(moved.cause) && moved.from == wotr::kInFellowship;
}

/// A Nation goes to war with all its lands.
table::RegionSet lands_of(const wotr::Rules& rules, wotr::Nation nation) {
  table::RegionSet lands;
  for (int region = 0; region < wotr::kRegionCount; ++region) {
    const auto id = static_cast<wotr::RegionId>(region);
    if (wotr::region_of(rules, id).nation == nation) lands.insert(wotr_table::on_table(id));
  }
  return lands;
}

table::RegionSet places_of_bearers(const wotr::Rules& rules, const wotr::Board& board) {
  table::RegionSet places;
  places.insert(wotr_table::on_table(wotr_table::land_of_bearers(rules, board.fellowship)));
  return places;
}

/// Where it has no place of its own.
table::RegionSet lit_around(const wotr::Rules& rules, const wotr::Board& board,
                            const core::Event& event) {
  if (falls_beside_bearers(event)) return places_of_bearers(rules, board);
  const bool is_of_nation = is_event(event, EventKind::kPolitics);
  return is_of_nation ? lands_of(rules, fields_of<EventKind::kPolitics>(event).nation)
                      : table::RegionSet();
}

}  // namespace

std::vector<screens::Moment> moments_of(const moments::Table& table, const lang::Sentences& words,
                                        const wotr::Rules& rules, const wotr::View& after,
                                        Events events, Doing& doing) {
  std::vector<screens::Moment> told;
  while (!events.empty()) {
    std::size_t size = 1;
    while (size < events.size() && belong_together(events[size - 1], events[size])) ++size;
    const Events group = events.first(size);
    events = events.subspan(size);
    const core::Event& event = group.front();
    follow(event, doing);
    const json facts = facts_of(rules, words, group);
    const moments::Row* row = moments::find(table, facts);
    if (row == nullptr) continue;
    screens::Moment moment{.id = row->id,
                           .title = words.say("moment." + row->id, facts),
                           .before = unknown_yet(words, rules, group),
                           .by = by_words(rules, words, event, doing.die),
                           .where = more_about(words, rules, after, event, doing),
                           .weight = row->weight,
                           .seconds = row->seconds,
                           .own = row->own,
                           .picture = moments::picture_of(*row, facts),
                           .near = row->near,
                           .colour = banner_of(rules, *row, event),
                           .places = is_about_bearers(after.board, event)
                                         ? places_of_bearers(rules, after.board)
                                         : table::RegionSet(),
                           .lit = lit_around(rules, after.board, event),
                           .event = event,
                           .events = {group.begin(), group.end()},
                           .by_event = doing.die};
    for (const core::Event& one : group) {
      for (const table::RegionId place : places_of(one)) moment.places.insert(place);
    }
    moment.is_staged = row->is_staged && !(moment.places | moment.lit).empty();
    told.push_back(std::move(moment));
  }
  return told;
}

}  // namespace wotr_screens
